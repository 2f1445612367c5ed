import { NAP_NO_TRUMP, NAP_SEATS, NapCall, NapFact, NapPhase, NapResult, NapRule } from './abi';
import { bit, suitOf } from './cards';
import { canBeOutbid } from './movegen';
import { isTrumpless, players, setting, tricksOf } from './rules';

// How the table stands: everything that follows from the record alone, so nothing that a seat has not seen. It is made
// anew from a record whenever somebody asks (at most six calls and thirty cards), and the play-outs run on it between
// `saveTable()` and `restoreTable()`.

@unmanaged
class Table {
  /** all cards played */
  seen: u64;
  /** calls made so far; the highest of them and whose it is; once play begins, the contract and its declarer */
  called: i32;
  bid: i32;
  declarer: i32;
  playing: bool;
  /** a suit, NAP_NO_TRUMP, or -1 until the first card is led */
  trump: i32;
  turn: i32;
  /** the trick in progress: its suit (-1: to be led), cards on the table, the best of them and whose it is */
  led: i32;
  count: i32;
  bestCard: i32;
  bestSeat: i32;
  /** the declarer's tricks, and the tricks left with the one in progress */
  taken: i32;
  left: i32;
  /** bit 4 * seat + suit: this seat has shown that it has none of the suit */
  voids: i32;
}
const TABLE_BYTES: usize = offsetof<Table>();

export const table = changetype<Table>(memory.data(<i32>TABLE_BYTES, 8));
const saved = memory.data(<i32>TABLE_BYTES, 8);

/** What each seat called, of the record that was read last. */
export const calls: StaticArray<u8> = new StaticArray<u8>(NAP_SEATS);

export function beginTable(size: i32): void {
  table.called = 0;
  table.bid = NapCall.Pass;
  table.declarer = -1;
  table.turn = 0;
  table.taken = 0;
  table.left = size;
  beginCards();
}

function beginCards(): void {
  table.playing = false;
  table.trump = -1;
  table.led = -1;
  table.count = 0;
  table.bestCard = -1;
  table.bestSeat = -1;
  table.seen = 0;
  table.voids = 0;
}

/** The contract is settled: the declarer leads. */
export function beginPlay(seat: i32, contract: i32): void {
  beginCards();
  table.declarer = seat;
  table.bid = contract;
  table.playing = true;
  table.turn = seat;
  if (isTrumpless(contract)) table.trump = NAP_NO_TRUMP;
}

/** A legal call by the seat whose turn it is. */
export function makeCall(call: i32): void {
  calls[table.called++] = <u8>call;
  if (call != NapCall.Pass) {
    table.bid = call;
    table.declarer = table.turn;
  }
  table.turn++;
  const over = table.called == players || (table.bid != NapCall.Pass && !canBeOutbid(table.bid));
  if (over && table.declarer >= 0) beginPlay(table.declarer, table.bid);
}

export function beats(card: i32, best: i32): bool {
  const suit = suitOf(card);
  return suit == suitOf(best) ? card > best : suit == table.trump;
}

/** A legal card by the seat whose turn it is. */
export function playCard(card: i32): void {
  const suit = suitOf(card);
  const seat = table.turn;
  table.seen |= bit(card);
  if (table.count == 0) {
    table.led = suit;
    if (table.trump < 0) table.trump = suit;
    table.bestCard = card;
    table.bestSeat = seat;
  } else {
    if (suit != table.led) table.voids |= 1 << (4 * seat + table.led);
    if (beats(card, table.bestCard)) {
      table.bestCard = card;
      table.bestSeat = seat;
    }
  }
  if (++table.count < players) {
    table.turn = seat + 1 < players ? seat + 1 : 0;
    return;
  }
  if (table.bestSeat == table.declarer) table.taken++;
  table.left--;
  table.count = 0;
  table.led = -1;
  table.turn = table.bestSeat;
}

/** Whether a seat has shown that it has none of a suit. */
export function isVoid(seat: i32, suit: i32): bool {
  return ((table.voids >> (4 * seat + suit)) & 1) != 0;
}

/** How the contract stands, whether or not the play goes on. */
export function result(): i32 {
  if (table.bid == NapCall.Misere) {
    if (table.taken > 0) return NapResult.Lost;
    return table.left == 0 ? NapResult.Made : NapResult.Open;
  }
  const needed = tricksOf(table.bid) - table.taken;
  if (needed <= 0) return NapResult.Made;
  return needed > table.left ? NapResult.Lost : NapResult.Open;
}

export function phase(): i32 {
  if (!table.playing) return table.called < players ? NapPhase.Bidding : NapPhase.Passed;
  const playOn = setting(NapRule.PlayOn) != 0;
  const over = playOn ? table.left == 0 : table.count == 0 && result() != NapResult.Open;
  return over ? NapPhase.Done : NapPhase.Playing;
}

export function fact(which: i32): i32 {
  switch (which) {
    case NapFact.Phase:
      return phase();
    case NapFact.Turn:
      return phase() <= NapPhase.Playing ? table.turn : -1;
    case NapFact.Declarer:
      return table.declarer;
    case NapFact.Bid:
      return table.bid;
    case NapFact.Trump:
      return table.trump;
    case NapFact.Taken:
      return table.taken;
    case NapFact.Left:
      return table.left;
    case NapFact.Result:
      return table.playing ? result() : NapResult.Open;
    default:
      return -1;
  }
}

/** Remembers how the table stands (one memory, the newest). */
export function saveTable(): void {
  memory.copy(saved, changetype<usize>(table), TABLE_BYTES);
}

export function restoreTable(): void {
  memory.copy(changetype<usize>(table), saved, TABLE_BYTES);
}
