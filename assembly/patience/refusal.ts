import { Build, Carry, CELL, FOUNDATION, PILES, RANKS, Refusal, Rule, STOCK, WASTE } from '../abi';
import { faceOf, isRed, suitOf } from '../card';
import { moveCount, moveFrom, moveTo } from './move';
import { carryLimit, follows, mayFill, runLength } from './movegen';
import {
  cardAt,
  faceBelow,
  faceDownIn,
  foundationFor,
  freeCells,
  height,
  higherFoundation,
  lengthOf,
  passNow,
} from './position';
import { rule } from './rules';

// The same rules as the generator's, asked from the other side: why may this move not be made?

function exists(pile: i32): bool {
  if (pile < CELL) return pile < rule(Rule.Columns);
  if (pile < STOCK) return pile - CELL < rule(Rule.Cells);
  if (pile <= WASTE) return rule(Rule.Passes) > 0;
  return pile < PILES && ((pile - FOUNDATION) & 1) == 0;
}

function say(reason: i32, detail: i32 = 0): i32 {
  return reason | (detail << 8);
}

/** Refusal.None when the move is legal, else the reason | detail << 8. */
export function refusal(move: u32): i32 {
  const from = moveFrom(move);
  const to = moveTo(move);
  const count = moveCount(move);
  if (!exists(from) || !exists(to) || count < 1) return Refusal.NoSuchPile;
  if (from == STOCK || to == STOCK) return refuseTurn(from, to, count);
  if (from == to) return Refusal.SamePile;
  if (to == WASTE) return Refusal.NotThere;
  const source = from >= FOUNDATION ? higherFoundation((from - FOUNDATION) >> 1) : from;
  if (lengthOf(source) == 0) return Refusal.EmptyPile;
  if (from >= FOUNDATION && (rule(Rule.Return) == 0 || to >= FOUNDATION)) return Refusal.FoundationFinal;
  if (lengthOf(source) < count) return Refusal.TooFew;
  if (count > 1 && from >= CELL) return Refusal.OneAtATime;
  const face = faceOf(cardAt(source, lengthOf(source) - count));
  if (to >= FOUNDATION) return refuseFoundation(to, face, count);
  if (to >= CELL) return refuseCell(from, to, count);
  return refuseColumn(from, to, count, face);
}

function refuseTurn(from: i32, to: i32, count: i32): i32 {
  if (from == STOCK) {
    if (to != WASTE) return Refusal.StockOnlyTurns;
    if (lengthOf(STOCK) == 0) return Refusal.NothingToTurn;
    return count == 1 ? Refusal.None : Refusal.OneAtATime;
  }
  if (from != WASTE) return Refusal.NotThere;
  if (lengthOf(STOCK) > 0 || lengthOf(WASTE) == 0) return Refusal.NothingToTurn;
  if (passNow() >= rule(Rule.Passes)) return Refusal.NoPassLeft;
  return count == lengthOf(WASTE) ? Refusal.None : Refusal.TooFew;
}

function refuseFoundation(to: i32, face: i32, count: i32): i32 {
  const suit = (to - FOUNDATION) >> 1;
  if (count > 1) return Refusal.FoundationOneCard;
  if (suitOf(face) != suit) return Refusal.FoundationSuit;
  if (foundationFor(face) >= 0) return Refusal.None;
  // What the suit waits for: with two packs the lower foundation's next card.
  const lowest = height(suit, rule(Rule.Decks) - 1);
  return say(Refusal.FoundationNext, suit * RANKS + min(lowest, RANKS - 1));
}

function refuseCell(from: i32, to: i32, count: i32): i32 {
  if (from >= CELL && from < STOCK) return Refusal.CellToCell;
  if (count > 1) return Refusal.CellHoldsOne;
  return lengthOf(to) > 0 ? Refusal.CellTaken : Refusal.None;
}

function refuseColumn(from: i32, to: i32, count: i32, face: i32): i32 {
  if (from < CELL) {
    if (count > lengthOf(from) - faceDownIn(from)) return Refusal.FaceDown;
    if (count > 1 && count > runLength(from))
      return rule(Rule.Carry) == Carry.One ? say(Refusal.OneAtATime, 1) : Refusal.NotARun;
  }
  const empty = lengthOf(to) == 0;
  const misfit = empty
    ? mayFill(face)
      ? Refusal.None
      : Refusal.KingOnly
    : refuseFollowing(faceBelow(to, 0), face);
  if (misfit != Refusal.None) return misfit;
  return count > 1 && count > carryLimit(empty) ? refuseLength(count, carryLimit(empty)) : Refusal.None;
}

function refuseFollowing(lower: i32, upper: i32): i32 {
  if (follows(lower, upper)) return Refusal.None;
  const build = rule(Rule.Build);
  if (build == Build.Suit && suitOf(lower) != suitOf(upper)) return Refusal.WrongSuit;
  if (build == Build.Alternate && isRed(suitOf(lower)) == isRed(suitOf(upper))) return Refusal.WrongColour;
  return Refusal.WrongRank;
}

function missingColumns(count: i32, limit: i32): i32 {
  let more = 0;
  while (limit << more < count) more++;
  return more;
}

function refuseLength(count: i32, limit: i32): i32 {
  if (rule(Rule.Carry) == Carry.One) return Refusal.OneAtATime;
  if (rule(Rule.Carry) == Carry.Cells) return say(Refusal.NeedsCells, count - freeCells());
  // Each empty helper column doubles what the free cells allow: limit / (cells + 1) is that factor. In a game without
  // cells it is columns that are missing.
  if (rule(Rule.Cells) == 0) return say(Refusal.NeedsSpaces, missingColumns(count, limit));
  const factor = limit / (freeCells() + 1);
  return say(Refusal.NeedsSpaces, (count - limit + factor - 1) / factor);
}
