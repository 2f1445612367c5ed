import { NAP_NO_TRUMP, NapCall, NapResult } from '../abi';
import { above, bit, bottom, masters, size, suitOf, suitSet, top } from '../cards';
import { players, tricksOf } from '../rules';
import {
  beats,
  bestCard,
  bestSeat,
  bid,
  count,
  declarer,
  isVoid,
  led,
  left,
  result,
  taken,
  trump,
} from '../state';
import { me, mine, unseen } from './view';

// What is proved about a card against every holding that fits the view. Where no proof is found it says nothing.

/** The most trumps that one other player may hold. */
function mostAgainst(trumps: u64, suit: i32): i32 {
  for (let seat = 0; seat < players; seat++)
    if (seat != me && !isVoid(seat, suit)) return min(left, size(unseen & trumps));
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
  const suit = trump < 0 ? suitOf(card) : trump;
  const sure = sureCards(mine, suit);
  const first = mostAgainst(suitSet(suit), suit) > 0 ? masters(mine & suitSet(suit), unseen) : sure;
  const needed = tricksOf(bid) - taken;
  return (first & bit(card)) != 0 && size(sure) >= needed ? NapResult.Made : NapResult.Open;
}

/** Who takes the trick after my card: 1 the declarer, 0 another, -1 not certain. */
function trickAfter(card: i32): i32 {
  const wins = count == 0 || beats(card, bestCard);
  const seat = wins ? me : bestSeat;
  if (count == players - 1) return seat == declarer ? 1 : 0;
  if (me == declarer) {
    if (!wins) return 0;
    const master = suitOf(card) == trump && (above(card) & unseen) == 0;
    return count > 0 && master ? 1 : -1;
  }
  const before = me - declarer;
  const played = (before < 0 ? before + players : before) <= count;
  return played && seat != declarer ? 0 : -1;
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
  if (left == 1) return NapResult.Made;
  const safe = me == declarer && trump == NAP_NO_TRUMP && isSafe(mine & ~bit(card));
  return safe ? NapResult.Made : NapResult.Open;
}

/** The result that is certain after this card (NapResult), or Open. */
export function certainAfter(card: i32): i32 {
  const stands = result();
  if (stands != NapResult.Open) return stands;
  const takes = trickAfter(card);
  if (bid == NapCall.Misere) return misere(card, takes);
  if (led < 0 && me == declarer) return leads(card);
  const needed = tricksOf(bid) - taken - (takes == 1 ? 1 : 0);
  if (takes >= 0 && needed > left - 1) return NapResult.Lost;
  if (takes != 1) return NapResult.Open;
  if (needed <= 0) return NapResult.Made;
  const sure = me == declarer ? size(sureCards(mine & ~bit(card), trump)) : 0;
  return sure >= needed ? NapResult.Made : NapResult.Open;
}
