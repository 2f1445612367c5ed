import {
  NAP_AT_BID,
  NAP_AT_CALLED,
  NAP_AT_CALLS,
  NAP_AT_COUNT,
  NAP_AT_DECLARER,
  NAP_AT_PLAYED,
  NAP_AT_SIZE,
  NAP_HAND,
  NAP_NO_TRUMP,
  NAP_NONE,
  NAP_PLAYS,
  NAP_SEATS,
  NapCall,
  NapFact,
  NapFault,
  NapPhase,
  NapResult,
  NapRule,
} from './abi';
import { bit, suitOf, suitSet } from './cards';
import { canBeOutbid, refuseCall } from './movegen';
import { isTrumpless, pack, players, setting, tricksOf } from './rules';

// How the table stands: everything that follows from the record alone, so nothing that a seat has not seen.
// It is made anew from a record whenever somebody asks (at most six calls and thirty cards), and the play-outs
// run on it between `keep()` and `putBack()`.

/** Calls made so far; the highest of them and whose it is. Once play begins, the contract and its declarer. */
export let called: i32 = 0;
export let bid: i32 = 0;
export let declarer: i32 = -1;
export let playing: bool = false;
/** A suit, NAP_NO_TRUMP, or -1 until the first card is led. */
export let trump: i32 = -1;
export let turn: i32 = 0;
/** The trick in progress: its suit (-1: to be led), cards on the table, the best of them and whose it is. */
export let led: i32 = -1;
export let count: i32 = 0;
export let bestCard: i32 = -1;
export let bestSeat: i32 = -1;
/** The declarer's tricks, and the tricks left with the one in progress. */
export let taken: i32 = 0;
export let left: i32 = 0;
/** All cards played. */
export let seen: u64 = 0;
/** Bit 4 * seat + suit: this seat has shown that it has none of the suit. */
export let voids: i32 = 0;

/** What each seat has played, and what it called, of the record that was read last. */
export const playedBy: StaticArray<u64> = new StaticArray<u64>(NAP_SEATS);
export const calls: StaticArray<u8> = new StaticArray<u8>(NAP_SEATS);
/** Who played each card; behind the last, who is next: after a trick its winner. */
const player: StaticArray<u8> = new StaticArray<u8>(NAP_PLAYS + 1);

export function beginTable(size: i32): void {
  called = 0;
  bid = NapCall.Pass;
  declarer = -1;
  turn = 0;
  taken = 0;
  left = size;
  beginCards();
}

function beginCards(): void {
  playing = false;
  trump = -1;
  led = -1;
  count = 0;
  bestCard = -1;
  bestSeat = -1;
  seen = 0;
  voids = 0;
}

/** The contract is settled: the declarer leads. */
export function beginPlay(seat: i32, contract: i32): void {
  beginCards();
  declarer = seat;
  bid = contract;
  playing = true;
  turn = seat;
  if (isTrumpless(contract)) trump = NAP_NO_TRUMP;
}

/** A legal call by the seat whose turn it is. */
export function hearCall(call: i32): void {
  calls[called++] = <u8>call;
  if (call != NapCall.Pass) {
    bid = call;
    declarer = turn;
  }
  turn++;
  const over = called == players || (bid != NapCall.Pass && !canBeOutbid(bid));
  if (over && declarer >= 0) beginPlay(declarer, bid);
}

export function beats(card: i32, best: i32): bool {
  const suit = suitOf(card);
  return suit == suitOf(best) ? card > best : suit == trump;
}

/** A legal card by the seat whose turn it is. */
export function seeCard(card: i32): void {
  const suit = suitOf(card);
  seen |= bit(card);
  if (count == 0) {
    led = suit;
    if (trump < 0) trump = suit;
    bestCard = card;
    bestSeat = turn;
  } else {
    if (suit != led) voids |= 1 << (4 * turn + led);
    if (beats(card, bestCard)) {
      bestCard = card;
      bestSeat = turn;
    }
  }
  if (++count < players) {
    turn = turn + 1 < players ? turn + 1 : 0;
    return;
  }
  if (bestSeat == declarer) taken++;
  left--;
  count = 0;
  led = -1;
  turn = bestSeat;
}

/** Whether a seat has shown that it has none of a suit. */
export function isVoid(seat: i32, suit: i32): bool {
  return ((voids >> (4 * seat + suit)) & 1) != 0;
}

/** How the contract stands, whether or not the play goes on. */
export function result(): i32 {
  const needed = tricksOf(bid);
  if (bid == NapCall.Misere) {
    if (taken > 0) return NapResult.Lost;
    return left == 0 ? NapResult.Made : NapResult.Open;
  }
  if (taken >= needed) return NapResult.Made;
  return needed - taken > left ? NapResult.Lost : NapResult.Open;
}

export function phase(): i32 {
  if (!playing) return called < players ? NapPhase.Bidding : NapPhase.Passed;
  const over = setting(NapRule.PlayOn) != 0 ? left == 0 : count == 0 && result() != NapResult.Open;
  return over ? NapPhase.Done : NapPhase.Playing;
}

export function fact(which: i32): i32 {
  switch (which) {
    case NapFact.Phase:
      return phase();
    case NapFact.Turn:
      return phase() <= NapPhase.Playing ? turn : -1;
    case NapFact.Declarer:
      return declarer;
    case NapFact.Bid:
      return bid;
    case NapFact.Trump:
      return trump;
    case NapFact.Taken:
      return taken;
    case NapFact.Left:
      return left;
    case NapFact.Result:
      return playing ? result() : NapResult.Open;
    default:
      return -1;
  }
}

function readCalls(record: usize): i32 {
  const made = <i32>load<u8>(record, NAP_AT_CALLED);
  if (made > players) return NapFault.Call | (players << 8);
  for (let i = 0; i < made; i++) {
    const call = <i32>load<u8>(record + i, NAP_AT_CALLS);
    if (playing || refuseCall(turn, call, bid) != 0) return NapFault.Call | (i << 8);
    hearCall(call);
  }
  const seat = <i32>load<u8>(record, NAP_AT_DECLARER);
  const contract = <i32>load<u8>(record, NAP_AT_BID);
  if (seat == NAP_NONE) return contract == NAP_NONE ? NapFault.None : NapFault.Contract;
  // The contract may be given when its auction is not known.
  if (made > 0 || seat >= players || contract == NapCall.Pass || contract > NapCall.Blucher)
    return NapFault.Contract;
  if (tricksOf(contract) > left || refuseCall(seat, contract, contract > NapCall.Nap ? contract - 1 : 0) != 0)
    return NapFault.Contract;
  beginPlay(seat, contract);
  return NapFault.None;
}

function readCards(record: usize): i32 {
  const made = <i32>load<u8>(record, NAP_AT_COUNT);
  if (made > NAP_PLAYS) return NapFault.Over | (NAP_PLAYS << 8);
  for (let i = 0; i < made; i++) {
    if (phase() != NapPhase.Playing) return NapFault.Over | (i << 8);
    const card = <i32>load<u8>(record + i, NAP_AT_PLAYED);
    if (card >= 52 || (pack & bit(card)) == 0) return NapFault.NoSuchCard | (card << 8);
    if ((seen & bit(card)) != 0) return NapFault.Twice | (card << 8);
    if (isVoid(turn, suitOf(card))) return NapFault.Follow | (turn << 8);
    playedBy[turn] |= bit(card);
    player[i] = <u8>turn;
    seeCard(card);
    player[i + 1] = <u8>turn;
  }
  return NapFault.None;
}

/** Reads a record, and names what in it cannot be. Whether hands allow it is for those who know a hand. */
export function readRecord(record: usize): i32 {
  const size = <i32>load<u8>(record, NAP_AT_SIZE);
  if (size < 1 || size > NAP_HAND) return NapFault.Size;
  beginTable(size);
  for (let seat = 0; seat < NAP_SEATS; seat++) playedBy[seat] = 0;
  const fault = readCalls(record);
  return fault != NapFault.None ? fault : readCards(record);
}

/** What a seat still holds that it has shown it cannot: empty unless the record and the hand are at odds. */
export function shownVoid(seat: i32, hand: u64): i32 {
  for (let suit = 0; suit < 4; suit++) if (isVoid(seat, suit) && (hand & suitSet(suit)) != 0) return suit;
  return -1;
}

let keptTrump: i32 = 0;
let keptTurn: i32 = 0;
let keptLed: i32 = 0;
let keptCount: i32 = 0;
let keptCard: i32 = 0;
let keptSeat: i32 = 0;
let keptTaken: i32 = 0;
let keptLeft: i32 = 0;
let keptSeen: u64 = 0;
let keptVoids: i32 = 0;
let keptDeclarer: i32 = 0;
let keptBid: i32 = 0;
let keptPlaying: bool = false;

/** Remembers how the table stands (one memory, the newest). */
export function keep(): void {
  keptTrump = trump;
  keptTurn = turn;
  keptLed = led;
  keptCount = count;
  keptCard = bestCard;
  keptSeat = bestSeat;
  keptTaken = taken;
  keptLeft = left;
  keptSeen = seen;
  keptVoids = voids;
  keptDeclarer = declarer;
  keptBid = bid;
  keptPlaying = playing;
}

export function putBack(): void {
  trump = keptTrump;
  turn = keptTurn;
  led = keptLed;
  count = keptCount;
  bestCard = keptCard;
  bestSeat = keptSeat;
  taken = keptTaken;
  left = keptLeft;
  seen = keptSeen;
  voids = keptVoids;
  declarer = keptDeclarer;
  bid = keptBid;
  playing = keptPlaying;
}

/** Names the trumps before the first card, for questions about a suit. */
export function setTrump(suit: i32): void {
  trump = suit;
}

/** Who played the card of this index in the record read last; behind the last, who won the trick or is to play. */
export function napPlayer(index: i32): i32 {
  return index < 0 || index > NAP_PLAYS ? -1 : player[index];
}
