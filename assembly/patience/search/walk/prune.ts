import { Build, CELL, FOUNDATION, MAX_COLUMNS, Prune, RANKS, Rule, STOCK, SUITS, WASTE } from '../../../abi';
import { isRed, rankOf, suitOf } from '../../../card';
import { moveCount, moveFrom, moveTo, packMove } from '../../move';
import { safeMove } from '../../play';
import { faceBelow, faceDownIn, foundationFor, height, lengthOf } from '../../position';
import { rule } from '../../rules';
import { uses } from '../switches';

// What a search need not try, and why. Heights and ranks are counted from 1 here.

// For each suit the lowest rank on its foundations that may ever have to come back; all below stay where they are.
const stays: StaticArray<i32> = new StaticArray<i32>(SUITS);
const NONE: i32 = RANKS + 1;

/** May a card of suit `upper` lie on the next higher rank of suit `lower`? */
function builds(lower: i32, upper: i32): bool {
  const build = rule(Rule.Build);
  if (build == Build.Any) return true;
  return build == Build.Suit ? lower == upper : isRed(lower) != isRed(upper);
}

/** Could a card that is out, or may have to come back, want to lie on this rank of this suit? */
function isWanted(suit: i32, rank: i32): bool {
  const below = rank - 1;
  if (below < 1) return false;
  const lower = rule(Rule.Decks) - 1;
  for (let other = 0; other < SUITS; other++) {
    if (!builds(suit, other)) continue;
    if (below > height(other, lower) || below >= stays[other]) return true;
  }
  return false;
}

/**
 * Reckons `stays`, before the moves of a position are looked at. A card may have to come back if something wants to
 * lie on it, or if it covers on its foundation a card that may have to; this is the least set that says so.
 *
 * Argument: take a win, and leave out all moves of the cards X that stay. Nothing but cards of X ever lies on a card
 * of X, since whatever else did would have wanted it; so every other move stays legal, runs being carried without the
 * cards of X on them and places only being freer. Each foundation keeps its cards of X as its lowest ones, so the
 * others come back and go up as before. With two packs a win may bring a card of X back and then send its twin up in
 * its stead: then the twin goes to where that card lay instead, which it may, because the card went there by the
 * rules, and not onto a card of X, for that would have been wanted by the twin.
 */
function reckonStays(): void {
  for (let suit = 0; suit < SUITS; suit++) stays[suit] = NONE;
  let changed = rule(Rule.Return) == 1;
  while (changed) {
    changed = false;
    for (let suit = 0; suit < SUITS; suit++) {
      for (let rank = 2, most = min(height(suit, 0), stays[suit] - 1); rank <= most; rank++) {
        if (!isWanted(suit, rank)) continue;
        stays[suit] = rank;
        changed = true;
        break;
      }
    }
  }
}

/**
 * Is it safe to send this face up, beyond the table of docs/rules.md (Safe cards)? Say a win exists without it: leave out the card's own
 * moves, as above. Nothing wants to lie on it, and no card below it on the foundation may have to come back. Building
 * in any suit without returns, a card that would lie on it can go up instead, since all foundations have what it
 * needs and nothing wants to lie on *that* one. With two packs the twin has a foundation of its own.
 */
function isHarmless(face: i32): bool {
  const suit = suitOf(face);
  const rank = rankOf(face) + 1;
  const lower = rule(Rule.Decks) - 1;
  if (lower == 1 && height(suit, 1) < rank - 1) return false;
  if (!isWanted(suit, rank)) return stays[suit] > rank - 1;
  if (rule(Rule.Return) == 1 || rule(Rule.Build) != Build.Any) return false;
  for (let other = 0; other < SUITS; other++) if (height(other, lower) < rank - 2) return false;
  return true;
}

function harmlessFrom(pile: i32): u32 {
  if (lengthOf(pile) == 0) return 0;
  const face = faceBelow(pile, 0);
  return foundationFor(face) >= 0 && isHarmless(face) ? packMove(pile, FOUNDATION + 2 * suitOf(face), 1) : 0;
}

/**
 * Looks at a position before its moves are tried, and gives the move that may be made without any other, or 0.
 *
 * Argument for the rows of the table "safe to send up by itself": play a win with the card c already up, leaving out
 * its own moves. Columns, cells and what lies under c are at least as free, and nothing has to lie on c: a card that
 * fits on c is up already, or can go up itself at the moment when it would have been laid there, and nothing needs
 * that card as a place either. A run is carried without c, one card less; stock and waste keep their order.
 */
export function forcedMove(): u32 {
  const safe = uses(Prune.Safe) ? safeMove() : 0;
  if (safe != 0) return safe;
  reckonStays();
  if (!uses(Prune.Harmless)) return 0;
  for (let pile = 0, n = rule(Rule.Columns); pile < n; pile++) {
    const move = harmlessFrom(pile);
    if (move != 0) return move;
  }
  for (let pile = CELL, n = CELL + rule(Rule.Cells); pile < n; pile++) {
    const move = harmlessFrom(pile);
    if (move != 0) return move;
  }
  return harmlessFrom(WASTE);
}

/** Is the move, one of the position that `forcedMove` looked at, worth trying? */
export function isWorthTrying(move: u32): bool {
  const from = moveFrom(move);
  if (from >= FOUNDATION && uses(Prune.Stays)) {
    const suit = (from - FOUNDATION) >> 1;
    if (height(suit, 0) < stays[suit]) return false;
  }
  return !uses(Prune.Twins) || !isTwin(from, moveTo(move), moveCount(move));
}

/**
 * Does the move only repeat another one of the list? Empty columns are alike, and so are empty cells, so the first
 * stands for all; a whole column to an empty column changes nothing. The keys are equal in all three cases.
 */
function isTwin(from: i32, to: i32, count: i32): bool {
  if (to >= STOCK || lengthOf(to) > 0) return false;
  if (to < MAX_COLUMNS) {
    if (from < MAX_COLUMNS && lengthOf(from) == count && faceDownIn(from) == 0) return true;
    for (let column = 0; column < to; column++) if (lengthOf(column) == 0) return true;
    return false;
  }
  for (let cell = CELL; cell < to; cell++) if (lengthOf(cell) == 0) return true;
  return false;
}
