import { NAP_NO_TRUMP, NapCall, NapResult } from '../abi';
import { above, bit, bottom, masters, size, suitOf, suitSet, top } from '../cards';
import { players, tricksOf } from '../rules';
import { beats, isVoid, result, table } from '../state';
import { me, mine, unseen } from './view';

// What is proved about a card against every holding that fits the view. Where no proof is found it says nothing.

/** The most trumps that one other player may hold. */
function mostAgainst(trumps: u64, suit: i32): i32 {
  for (let seat = 0; seat < players; seat++)
    if (seat != me && !isVoid(seat, suit)) return min(table.left, size(unseen & trumps));
  return 0;
}

/** The cards that take a trick each, whatever the others hold, when the declarer leads them trumps first. */
function sureCards(hand: u64, suit: i32): u64 {
  const trumps = suitSet(suit);
  const own = hand & trumps;
  const against = mostAgainst(trumps, suit);
  if (against == 0) return own | masters(hand & ~trumps, unseen);
  const tops = masters(own, unseen);
  return size(tops) >= against ? own | masters(hand & ~trumps, unseen) : tops;
}

function leads(card: i32): i32 {
  const suit = table.trump < 0 ? suitOf(card) : table.trump;
  const sure = sureCards(mine, suit);
  const first = mostAgainst(suitSet(suit), suit) > 0 ? masters(mine & suitSet(suit), unseen) : sure;
  const needed = tricksOf(table.bid) - table.taken;
  return (first & bit(card)) != 0 && size(sure) >= needed ? NapResult.Made : NapResult.Open;
}

/** Who takes the trick after my card: 1 the declarer, 0 another, -1 not certain. */
function trickAfter(card: i32): i32 {
  const wins = table.count == 0 || beats(card, table.bestCard);
  const seat = wins ? me : table.bestSeat;
  if (table.count == players - 1) return seat == table.declarer ? 1 : 0;
  if (me == table.declarer) {
    if (!wins) return 0;
    const master = suitOf(card) == table.trump && (above(card) & unseen) == 0;
    return table.count > 0 && master ? 1 : -1;
  }
  const before = me - table.declarer;
  const played = (before < 0 ? before + players : before) <= table.count;
  return played && seat != table.declarer ? 0 : -1;
}

/** Whether no card of the hand can ever be made to win, once another leads and there are no trumps. */
function isSafe(hand: u64): bool {
  for (let suit = 0; suit < 4; suit++) {
    const held = hand & suitSet(suit);
    const others = unseen & suitSet(suit);
    if (held != 0 && (others == 0 || top(held) > bottom(others))) return false;
  }
  return true;
}

function misere(card: i32, takes: i32): i32 {
  if (takes == 1) return NapResult.Lost;
  if (takes != 0) return NapResult.Open;
  if (table.left == 1) return NapResult.Made;
  const safe = me == table.declarer && table.trump == NAP_NO_TRUMP && isSafe(mine & ~bit(card));
  return safe ? NapResult.Made : NapResult.Open;
}

/** The result that is certain after this card (NapResult), or Open. */
export function certainAfter(card: i32): i32 {
  const stands = result();
  if (stands != NapResult.Open) return stands;
  const takes = trickAfter(card);
  if (table.bid == NapCall.Misere) return misere(card, takes);
  if (table.led < 0 && me == table.declarer) return leads(card);
  const needed = tricksOf(table.bid) - table.taken - (takes == 1 ? 1 : 0);
  if (takes >= 0 && needed > table.left - 1) return NapResult.Lost;
  if (takes != 1) return NapResult.Open;
  if (needed <= 0) return NapResult.Made;
  const sure = me == table.declarer ? size(sureCards(mine & ~bit(card), table.trump)) : 0;
  return sure >= needed ? NapResult.Made : NapResult.Open;
}
