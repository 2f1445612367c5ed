import { NAP_NO_TRUMP, NapCall } from '../abi';
import {
  above,
  below,
  bottom,
  highestOf,
  lowestOf,
  masters,
  rankOf,
  size,
  suitOf,
  suitSet,
  top,
} from '../cards';
import { legalCards } from '../movegen';
import { pack, players } from '../rules';
import { isVoid, table } from '../state';

// The rule of thumb player: what a sensible person plays without counting. It sees a hand and the table, and is
// the yardstick of the other levels as well as the player of all seats in play-outs.

const KING: i32 = 11;

function any(set: u64): i32 {
  return <i32>ctz(set);
}

/** The lowest card, a side suit's if there is one. */
function throwAway(hand: u64): i32 {
  const side = hand & ~trumps();
  return any(lowestOf(side != 0 ? side : hand));
}

function trumps(): u64 {
  return table.trump >= 0 && table.trump < NAP_NO_TRUMP ? suitSet(table.trump) : 0;
}

/** The cards of a set that would win the trick as it stands. */
function winners(set: u64): u64 {
  const suit = suitOf(table.bestCard);
  const higher = set & above(table.bestCard);
  return suit == table.trump ? higher : higher | (set & trumps());
}

function longest(hand: u64): i32 {
  let best: i32 = 0;
  let most: i32 = -1;
  for (let suit = 0; suit < 4; suit++) {
    const held = hand & suitSet(suit);
    if (held == 0) continue;
    const worth = 16 * size(held) + rankOf(top(held));
    if (worth > most) {
      most = worth;
      best = suit;
    }
  }
  return top(hand & suitSet(best));
}

/** Whether a seat other than the one on turn may still hold a card of the suit. */
function othersMayHold(suit: i32, unseen: u64): bool {
  if ((unseen & suitSet(suit)) == 0) return false;
  for (let seat = 0; seat < players; seat++) if (seat != table.turn && !isVoid(seat, suit)) return true;
  return false;
}

function declarerLeads(hand: u64, unseen: u64): i32 {
  if (table.trump < 0) return longest(hand);
  const own = hand & trumps();
  const draw = othersMayHold(table.trump, unseen);
  if (own != 0 && draw) {
    const high = top(own);
    if (size(own) >= 2 || (above(high) & unseen) == 0) return high;
  }
  const sure = masters(hand, unseen) & ~(draw ? trumps() : 0);
  if (sure != 0) return any(highestOf(sure));
  const side = hand & ~trumps();
  return any(highestOf(side != 0 ? side : hand));
}

function declarerFollows(legal: u64): i32 {
  const win = winners(legal);
  if (win == 0) return throwAway(legal);
  const cheap = table.count == players - 1 || (table.led != table.trump && (win & trumps()) != 0);
  return cheap ? any(lowestOf(win)) : any(highestOf(win));
}

function defenderLeads(hand: u64, unseen: u64): i32 {
  const side = hand & ~trumps();
  let good = masters(side, unseen);
  let held: u64 = 0;
  for (let suit = 0; suit < 4; suit++) if (!isVoid(table.declarer, suit)) held |= suitSet(suit);
  if ((good & held) != 0) good &= held;
  if (good != 0) return any(highestOf(good));
  const own = hand & trumps();
  if (own != 0 && (above(top(own)) & unseen) == 0) return top(own);
  const through = side & held;
  return any(highestOf(through != 0 ? through : side != 0 ? side : hand));
}

function defenderFollows(legal: u64, unseen: u64): i32 {
  const win = winners(legal);
  const ours = table.bestSeat != table.declarer;
  if (declarerHasPlayed()) {
    if (ours || win == 0) return throwAway(legal);
    const side = win & ~trumps();
    return any(lowestOf(side != 0 ? side : win));
  }
  const good = rankOf(table.bestCard) >= KING || (above(table.bestCard) & unseen) == 0;
  if (win == 0 || (ours && good)) return throwAway(legal);
  const side = win & (table.led == table.trump ? win : ~trumps());
  return side != 0 ? any(highestOf(side)) : any(lowestOf(win));
}

/** Whether the declarer's card is on the table, in a trick that the declarer may not have led. */
function declarerHasPlayed(): bool {
  const before = table.turn - table.declarer;
  const steps = before < 0 ? before + players : before;
  return steps <= table.count;
}

// ---- Misère: the declarer wants to lose every trick, the others want to give him one ----

/** How dangerous a card is to hold: unseen cards below it, less those above. */
function danger(card: i32, unseen: u64): i32 {
  return 4 * size(below(card) & unseen) - 3 * size(above(card) & unseen);
}

/** The most or the least dangerous card of a set. */
function byDanger(set: u64, unseen: u64, most: bool): i32 {
  let chosen: i32 = -1;
  let worth: i32 = 0;
  for (let rest = set; rest != 0; rest &= rest - 1) {
    const card = any(rest);
    const value = most ? danger(card, unseen) : -danger(card, unseen);
    if (chosen < 0 || value > worth) {
      worth = value;
      chosen = card;
    }
  }
  return chosen;
}

function misereDeclarer(legal: u64, unseen: u64): i32 {
  if (table.led < 0) return byDanger(legal, unseen, false);
  const lose = legal & ~winners(legal);
  if (lose == 0) return any(table.count == players - 1 ? highestOf(legal) : lowestOf(legal));
  const follow = lose & suitSet(table.led);
  return follow != 0 ? top(follow) : byDanger(lose, unseen, true);
}

function misereDefender(hand: u64, legal: u64, unseen: u64): i32 {
  if (table.led < 0) {
    let held: u64 = 0;
    for (let suit = 0; suit < 4; suit++)
      if (!isVoid(table.declarer, suit) && (unseen & suitSet(suit)) != 0) held |= suitSet(suit);
    const through = hand & held;
    return any(lowestOf(through != 0 ? through : hand));
  }
  const follow = legal & suitSet(table.led);
  if (!declarerHasPlayed()) return follow != 0 ? bottom(follow) : any(highestOf(legal));
  if (table.bestSeat != table.declarer) return any(highestOf(legal));
  const under = legal & ~winners(legal);
  return any(highestOf(under != 0 ? under : legal));
}

/**
 * The cards of a defender's that would take over a trick which stands as defenders want it, the declarer having played: a colleague
 * has it, or in misère the declarer. None where nothing else can be played.
 */
export function takeOver(legal: u64): u64 {
  if (table.turn == table.declarer || table.count == 0 || !declarerHasPlayed()) return 0;
  const wanted = (table.bestSeat == table.declarer) == (table.bid == NapCall.Misere);
  const over = wanted ? winners(legal) : 0;
  return over == legal ? 0 : over;
}

/** The card that the rule of thumb plays from this hand, for the seat on turn. */
export function ruleCard(hand: u64): i32 {
  const legal = legalCards(hand, table.led);
  if ((legal & (legal - 1)) == 0) return any(legal);
  const unseen = pack & ~table.seen & ~hand;
  if (table.bid == NapCall.Misere) {
    return table.turn == table.declarer ? misereDeclarer(legal, unseen) : misereDefender(hand, legal, unseen);
  }
  if (table.turn == table.declarer)
    return table.led < 0 ? declarerLeads(hand, unseen) : declarerFollows(legal);
  return table.led < 0 ? defenderLeads(hand, unseen) : defenderFollows(legal, unseen);
}
