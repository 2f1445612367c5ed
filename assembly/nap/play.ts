import {
  NAP_AT_BID,
  NAP_AT_CALLED,
  NAP_AT_CALLS,
  NAP_AT_COUNT,
  NAP_AT_DECLARER,
  NAP_AT_HANDS,
  NAP_AT_PLAYED,
  NAP_AT_SIZE,
  NAP_HAND,
  NAP_NONE,
  NapPhase,
  NapRefusal,
  NapResult,
} from './abi';
import { bit } from './cards';
import { legalCards, refuseCall } from './movegen';
import { hands, napPosition, readPosition } from './position';
import { pickBelow, seedFrom } from './random';
import { lostBy, pack, players, wonBy } from './rules';
import { fact, phase, result, table } from './state';

// The table: the only place where a deal is made and goes on. A person's card and a computer's come in here alike.

const deck: StaticArray<u8> = new StaticArray<u8>(52);
const DEALING: u32 = 1;

/** Deals by a seed: the pack is shuffled, and goes round one card at a time from the dealer's left. */
export function napDeal(seed: u32): void {
  let cards = 0;
  for (let card = 0; card < 52; card++) if ((pack & bit(card)) != 0) deck[cards++] = <u8>card;
  seedFrom(seed, DEALING);
  for (let last = cards - 1; last > 0; last--) {
    const other = pickBelow(last + 1);
    const card = deck[last];
    deck[last] = deck[other];
    deck[other] = card;
  }
  napPosition.fill(0);
  napPosition[NAP_AT_SIZE] = <u8>NAP_HAND;
  napPosition[NAP_AT_DECLARER] = <u8>NAP_NONE;
  napPosition[NAP_AT_BID] = <u8>NAP_NONE;
  for (let i = 0; i < players * NAP_HAND; i++)
    napPosition[NAP_AT_HANDS + (i % players) * NAP_HAND + i / players] = deck[i];
}

/** Why the seat on turn may not make this call (NapRefusal and a detail); 0 when it may. */
export function napRefuseCall(call: i32): i32 {
  readPosition();
  return phase() == NapPhase.Bidding ? refuseCall(table.turn, call, table.bid) : NapRefusal.Phase;
}

/** Why the seat on turn may not play this card; 0 when it may. */
export function napRefuseCard(card: i32): i32 {
  readPosition();
  if (phase() != NapPhase.Playing) return NapRefusal.Phase;
  const hand = hands[table.turn];
  if (card < 0 || card >= 52 || (hand & bit(card)) == 0) return NapRefusal.NotHeld;
  return (legalCards(hand, table.led) & bit(card)) != 0
    ? NapRefusal.None
    : NapRefusal.Follow | (table.led << 8);
}

/** Makes the call if it is legal, else says why not and changes nothing. */
export function napCall(call: i32): i32 {
  const refusal = napRefuseCall(call);
  if (refusal != NapRefusal.None) return refusal;
  const made = napPosition[NAP_AT_CALLED];
  napPosition[NAP_AT_CALLS + made] = <u8>call;
  napPosition[NAP_AT_CALLED] = made + 1;
  return NapRefusal.None;
}

/** Plays the card if it is legal, else says why not and changes nothing. */
export function napPlay(card: i32): i32 {
  const refusal = napRefuseCard(card);
  if (refusal != NapRefusal.None) return refusal;
  const made = napPosition[NAP_AT_COUNT];
  napPosition[NAP_AT_PLAYED + made] = <u8>card;
  napPosition[NAP_AT_COUNT] = made + 1;
  return NapRefusal.None;
}

/** Takes the last card back, or before any the last call; false at the beginning. */
export function napUndo(): bool {
  const at = napPosition[NAP_AT_COUNT] > 0 ? NAP_AT_COUNT : NAP_AT_CALLED;
  if (napPosition[at] == 0) return false;
  napPosition[at]--;
  return true;
}

/** A NapFact of the position. */
export function napFact(which: i32): i32 {
  readPosition();
  return fact(which);
}

/** The chips of a seat: 0 for all until the deal is done. */
export function napChips(seat: i32): i32 {
  readPosition();
  return phase() == NapPhase.Done ? chipsOf(seat) : 0;
}

function chipsOf(seat: i32): i32 {
  const each = result() == NapResult.Made ? wonBy(table.bid) : -lostBy(table.bid);
  return seat == table.declarer ? each * (players - 1) : -each;
}
