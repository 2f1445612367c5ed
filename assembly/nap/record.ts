import { arrayAt, RawArray } from '../raw';
import {
  NAP_AT_BID,
  NAP_AT_CALLED,
  NAP_AT_CALLS,
  NAP_AT_COUNT,
  NAP_AT_DECLARER,
  NAP_AT_PLAYED,
  NAP_AT_SIZE,
  NAP_HAND,
  NAP_NONE,
  NAP_PLAYS,
  NAP_SEATS,
  NapCall,
  NapFault,
  NapPhase,
} from './abi';
import { bit, suitOf, suitSet } from './cards';
import { refuseCall } from './movegen';
import { pack, players, tricksOf } from './rules';
import { beginPlay, beginTable, isVoid, makeCall, phase, playCard, table } from './state';

// From a record to the table, and what in a record cannot be.

/** What each seat has played, of the record that was read last. */
export const playedBy: StaticArray<u64> = new StaticArray<u64>(NAP_SEATS);
/** Who played each card; behind the last, who is next: after a trick its winner. */
const player: StaticArray<u8> = new StaticArray<u8>(NAP_PLAYS + 1);

/** Reads a record, and names what in it cannot be. Whether hands allow it is for those who know a hand. */
export function readRecord(at: usize): i32 {
  const record = arrayAt<u8>(at);
  const size: i32 = record[NAP_AT_SIZE];
  if (size < 1 || size > NAP_HAND) return NapFault.Size;
  beginTable(size);
  for (let seat = 0; seat < NAP_SEATS; seat++) playedBy[seat] = 0;
  const fault = readCalls(record);
  return fault != NapFault.None ? fault : readCards(record);
}

function readCalls(record: RawArray<u8>): i32 {
  const made: i32 = record[NAP_AT_CALLED];
  if (made > players) return NapFault.Call | (players << 8);
  for (let i = 0; i < made; i++) {
    const call: i32 = record[NAP_AT_CALLS + i];
    if (table.playing || refuseCall(table.turn, call, table.bid) != 0) return NapFault.Call | (i << 8);
    makeCall(call);
  }
  const seat: i32 = record[NAP_AT_DECLARER];
  const contract: i32 = record[NAP_AT_BID];
  if (seat == NAP_NONE) return contract == NAP_NONE ? NapFault.None : NapFault.Contract;
  // The contract may be given when its auction is not known.
  if (made > 0 || seat >= players || contract == NapCall.Pass || contract > NapCall.Blucher)
    return NapFault.Contract;
  const below: i32 = contract > NapCall.Nap ? contract - 1 : 0;
  if (tricksOf(contract) > table.left || refuseCall(seat, contract, below) != 0) return NapFault.Contract;
  beginPlay(seat, contract);
  return NapFault.None;
}

function readCards(record: RawArray<u8>): i32 {
  const made: i32 = record[NAP_AT_COUNT];
  if (made > NAP_PLAYS) return NapFault.Over | (NAP_PLAYS << 8);
  for (let i = 0; i < made; i++) {
    if (phase() != NapPhase.Playing) return NapFault.Over | (i << 8);
    const card: i32 = record[NAP_AT_PLAYED + i];
    if (card >= 52 || (pack & bit(card)) == 0) return NapFault.NoSuchCard | (card << 8);
    if ((table.seen & bit(card)) != 0) return NapFault.Twice | (card << 8);
    if (isVoid(table.turn, suitOf(card))) return NapFault.Follow | (table.turn << 8);
    playedBy[table.turn] |= bit(card);
    player[i] = <u8>table.turn;
    playCard(card);
    player[i + 1] = <u8>table.turn;
  }
  return NapFault.None;
}

/** A suit that a seat still holds though it has shown that it has none, or -1: the record and the hand are at odds. */
export function shownVoid(seat: i32, hand: u64): i32 {
  for (let suit = 0; suit < 4; suit++) if (isVoid(seat, suit) && (hand & suitSet(suit)) != 0) return suit;
  return -1;
}

/** Who played the card of this index in the record read last; behind the last, who won the trick or is to play. */
export function napPlayer(index: i32): i32 {
  return index < 0 || index > NAP_PLAYS ? -1 : player[index];
}
