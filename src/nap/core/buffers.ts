// Where things lie in the trick game's buffers (abi.ts has the layout), and how its cards are numbered there.
import {
  NAP_AT_BID,
  NAP_AT_CALLED,
  NAP_AT_CALLS,
  NAP_AT_COUNT,
  NAP_AT_DECLARER,
  NAP_AT_HAND,
  NAP_AT_HANDS,
  NAP_AT_PLAYED,
  NAP_AT_SEAT,
  NAP_AT_SIZE,
  NAP_HAND,
  NAP_NONE,
  NAP_PLAYS,
  NAP_POSITION_BYTES,
  NAP_SEATS,
  NAP_VIEW_BYTES,
  RANKS,
} from '../../../assembly/abi';
import { rankOf, suitOf } from '../../shared/core/cards';
import type { CardId } from '../../shared/core/types';
import { type NapBid, type NapPosition, type NapRecord, type NapView, napCalls } from './types';

/** The game's number of a card: the ace is the highest of its suit. */
export function napCard(card: CardId): number {
  return suitOf(card) * RANKS + ((rankOf(card) + RANKS - 1) % RANKS);
}

export function cardOfNap(card: number): CardId {
  return suitOf(card) * RANKS + ((rankOf(card) + 1) % RANKS);
}

function byteOf(card: CardId): number {
  return Number.isInteger(card) && card >= 0 && card < 52 ? napCard(card) : NAP_NONE;
}

function encodeRecord(bytes: Uint8Array, record: NapRecord, size: number): void {
  bytes[NAP_AT_SIZE] = size;
  bytes[NAP_AT_CALLED] = record.calls.length;
  record.calls.slice(0, NAP_SEATS).forEach((call, i) => {
    bytes[NAP_AT_CALLS + i] = napCalls.indexOf(call);
  });
  bytes[NAP_AT_DECLARER] = record.contract?.declarer ?? NAP_NONE;
  bytes[NAP_AT_BID] = record.contract === null ? NAP_NONE : napCalls.indexOf(record.contract.bid);
  bytes[NAP_AT_COUNT] = record.played.length;
  bytes.set(record.played.slice(0, NAP_PLAYS).map(byteOf), NAP_AT_PLAYED);
}

export function encodeNapView(view: NapView): Uint8Array {
  const bytes = new Uint8Array(NAP_VIEW_BYTES);
  encodeRecord(bytes, view, view.hand.length);
  bytes[NAP_AT_SEAT] = view.seat;
  bytes.set(view.hand.slice(0, NAP_HAND).map(byteOf), NAP_AT_HAND);
  return bytes;
}

export function encodeNapPosition(position: NapPosition): Uint8Array {
  const bytes = new Uint8Array(NAP_POSITION_BYTES).fill(NAP_NONE, NAP_AT_HANDS);
  encodeRecord(bytes, position, position.hands[0]?.length ?? 0);
  position.hands.slice(0, NAP_SEATS).forEach((hand, seat) => {
    bytes.set(hand.slice(0, NAP_HAND).map(byteOf), NAP_AT_HANDS + seat * NAP_HAND);
  });
  return bytes;
}

export function decodeNapPosition(bytes: Uint8Array, players: number): NapPosition {
  const size = bytes[NAP_AT_SIZE] ?? 0;
  const cards = (at: number, count: number): CardId[] => [...bytes.subarray(at, at + count)].map(cardOfNap);
  const declarer = bytes[NAP_AT_DECLARER] ?? NAP_NONE;
  const bid = napCalls[bytes[NAP_AT_BID] ?? 0] as NapBid;
  return {
    hands: Array.from({ length: players }, (_, seat) => cards(NAP_AT_HANDS + seat * NAP_HAND, size)),
    calls: [...bytes.subarray(NAP_AT_CALLS, NAP_AT_CALLS + (bytes[NAP_AT_CALLED] ?? 0))].map(
      (call) => napCalls[call] ?? 'pass',
    ),
    contract: declarer === NAP_NONE ? null : { declarer, bid },
    played: cards(NAP_AT_PLAYED, bytes[NAP_AT_COUNT] ?? 0),
  };
}
