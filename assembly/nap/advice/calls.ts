import { NAP_CALLS, NAP_SEATS, NapCall, NapCallRow, NapHead } from '../abi';
import { suitSet, top } from '../cards';
import { canBeOutbid, refuseCall } from '../movegen';
import { isTrumpless, lostBy, players, wonBy } from '../rules';
import { beginPlay, restoreTable, saveTable, table } from '../state';
import { addTo, countWorld, napAdvice, rowAt } from './advice';
import { bestCall, gains, readHand, suits } from './bidding';
import { beginLeads, settleLeads, tryLeads } from './misereLeads';
import { playIn, playOut, takeWorld, world } from './playout';
import { sampleWorld } from './sample';
import { dealt, me } from './view';

// What each call is worth: in every sampled world the auction behind me goes on by the bidding model, and the contract
// that comes of it is played out. Being overbid, and what others' passes say, are in the figures of their own accord.
// My own misère is played out from each of my leads, since what it brings hangs on the lead (misereLeads.ts).

/** The model's reading of the hands of the world that can still get the contract: mine, those behind me, and the highest bidder's. */
const worldGains: StaticArray<f64> = new StaticArray<f64>(NAP_SEATS * NAP_CALLS);
const worldSuits: StaticArray<u8> = new StaticArray<u8>(NAP_SEATS * NAP_CALLS);
/** Chips of a contract in this world, for each declarer and bid; played out when first asked for. */
const played: StaticArray<i32> = new StaticArray<i32>(NAP_SEATS * NAP_CALLS);
const UNPLAYED: i32 = -1;

function readSeat(seat: i32, hand: u64): void {
  readHand(hand);
  for (let call = 0; call < NAP_CALLS; call++) {
    worldGains[seat * NAP_CALLS + call] = gains[call];
    worldSuits[seat * NAP_CALLS + call] = suits[call];
  }
}

export function prepareCalls(): void {
  readSeat(me, dealt);
  beginLeads();
  for (let call: i32 = NapCall.Pass; call < NAP_CALLS; call++) {
    const at = rowAt(call);
    napAdvice[at + NapCallRow.Legal] = refuseCall(me, call, table.bid) == 0 ? 1.0 : 0.0;
    napAdvice[at + NapCallRow.Suit] = call == NapCall.Pass || isTrumpless(call) ? -1.0 : <f64>suits[call];
  }
}

/** 1 when the declarer makes the contract in this world, leading his best suit from the top, else 0. */
function playContract(seat: i32, contract: i32): i32 {
  const at = seat * NAP_CALLS + contract;
  if (played[at] != UNPLAYED) return played[at];
  beginPlay(seat, contract);
  takeWorld();
  const suit = <i32>worldSuits[at];
  if (suit < 4) playIn(top(world[seat] & suitSet(suit)));
  played[at] = playOut() ? 1 : 0;
  restoreTable();
  return played[at];
}

function callOf(seat: i32, high: i32): i32 {
  for (let call = 0; call < NAP_CALLS; call++) gains[call] = worldGains[seat * NAP_CALLS + call];
  return bestCall(seat, high);
}

/** Makes my call in this world, and follows it to its end. */
function tryCall(call: i32, weight: f64): void {
  let high = table.bid;
  let holder = table.declarer;
  if (call != NapCall.Pass) {
    high = call;
    holder = me;
  }
  for (let seat = me + 1; seat < players && (high == NapCall.Pass || canBeOutbid(high)); seat++) {
    const next = callOf(seat, high);
    if (next == NapCall.Pass) continue;
    high = next;
    holder = seat;
  }
  if (high == NapCall.Pass) return;
  if (holder == me && high == NapCall.Misere) {
    tryLeads(weight);
    return;
  }
  const made = playContract(holder, high) != 0;
  const each = made ? wonBy(high) : -lostBy(high);
  const chips = <f64>(holder == me ? each * (players - 1) : -each);
  const at = rowAt(call);
  addTo(at + NapCallRow.Chips, weight * chips);
  addTo(at + NapCallRow.Squares, weight * chips * chips);
  if (holder != me) return;
  addTo(at + NapCallRow.Plays, weight);
  if (made) addTo(at + NapCallRow.Made, weight);
}

/** Tries every legal call in that many more worlds. */
export function adviseCalls(worlds: i32): void {
  for (let i = 0; i < worlds; i++) {
    const weight = sampleWorld();
    if (weight == 0.0) continue;
    napAdvice[NapHead.Worlds] += 1.0;
    countWorld(NapHead.Weight, weight);
    played.fill(UNPLAYED);
    for (let seat = 0; seat < players; seat++)
      if (seat > me || seat == table.declarer) readSeat(seat, world[seat]);
    saveTable();
    for (let call = 0; call < NAP_CALLS; call++)
      if (napAdvice[rowAt(call) + NapCallRow.Legal] != 0.0) tryCall(call, weight);
  }
  settleLeads();
}
