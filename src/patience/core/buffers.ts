// The only file that knows where things lie in the core's buffers (abi.ts has the layout).
import {
  AT_CARDS,
  AT_DOWN,
  AT_LENGTHS,
  AT_PASS,
  EVENT_FROM,
  EVENT_ID,
  EVENT_TO,
  Event,
  MAX_COLUMNS,
  MOVE_COUNT,
  MOVE_COUNT_MASK,
  MOVE_MARK,
  MOVE_PILE_MASK,
  MOVE_TO,
  PILE_STRIDE,
  PILES,
  POSITION_BYTES,
} from '../../../assembly/abi';
import type { Move, Pile, Position, TableEvent } from './types';

export function decodePosition(bytes: Uint8Array): Position {
  const piles = Array.from({ length: PILES }, (_, pile) => {
    const at = AT_CARDS + pile * PILE_STRIDE;
    return Object.freeze([...bytes.subarray(at, at + (bytes[AT_LENGTHS + pile] ?? 0))]);
  });
  return Object.freeze({
    piles: Object.freeze(piles),
    faceDown: Object.freeze([...bytes.subarray(AT_DOWN, AT_DOWN + MAX_COLUMNS)]),
    pass: bytes[AT_PASS] ?? 0,
  });
}

/** Lays a position out as bytes; a pile too long for the layout is cut, and `takeSetup` then misses its cards. */
export function encodePosition(position: Position): Uint8Array {
  const bytes = new Uint8Array(POSITION_BYTES);
  for (let pile = 0; pile < Math.min(position.piles.length, PILES); pile++) {
    const cards = position.piles[pile] ?? [];
    const length = Math.min(cards.length, PILE_STRIDE);
    bytes[AT_LENGTHS + pile] = length;
    for (let i = 0; i < length; i++) bytes[AT_CARDS + pile * PILE_STRIDE + i] = cards[i] ?? 0;
  }
  bytes.set(position.faceDown.slice(0, MAX_COLUMNS), AT_DOWN);
  bytes[AT_PASS] = position.pass;
  return bytes;
}

export function decodeEvent(word: number): TableEvent {
  return {
    kind: (word & 15) === Event.Turn ? 'turn' : 'move',
    card: (word >>> EVENT_ID) & 127,
    from: (word >>> EVENT_FROM) & MOVE_PILE_MASK,
    to: (word >>> EVENT_TO) & MOVE_PILE_MASK,
  };
}

export function packMove(from: Pile, to: Pile, count: number): Move {
  return (from | (to << MOVE_TO) | (count << MOVE_COUNT) | MOVE_MARK) >>> 0;
}

export function moveParts(move: Move): { readonly from: Pile; readonly to: Pile; readonly count: number } {
  return {
    from: move & MOVE_PILE_MASK,
    to: (move >>> MOVE_TO) & MOVE_PILE_MASK,
    count: (move >>> MOVE_COUNT) & MOVE_COUNT_MASK,
  };
}
