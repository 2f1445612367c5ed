import { arrayAt, RawArray } from '../../../raw';
import { doMove, undoMove } from '../../play';

// The way from the question's position to the one that a search looks at, in the arena: a word for each move, with what
// undoes it above the move's own bits.

const UNDO: u32 = 24;
const MOVE_MASK: u32 = (1 << UNDO) - 1;

let path = changetype<RawArray<u32>>(0);
let room: i32 = 0;
let length: i32 = 0;

/** No way yet, and `bytes` of memory for one. */
export function openPath(at: usize, bytes: usize): void {
  path = arrayAt<u32>(at);
  room = <i32>(bytes >> 2);
  length = 0;
}

export function pathLength(): i32 {
  return length;
}

/** Is there no room for one more move? */
export function pathFull(): bool {
  return length == room;
}

export function pathMove(i: i32): u32 {
  return path[i] & MOVE_MASK;
}

/** One more move, made at once. */
export function pushMove(move: u32): void {
  path[length++] = move | (doMove(move) << UNDO);
}

/** Takes the last move back. */
export function popMove(): void {
  const entry = path[--length];
  undoMove(entry & MOVE_MASK, entry >> UNDO);
}

/** Writes the move that `walkPath` will make as number `i`, beyond the end of the way. */
export function layMove(i: i32, move: u32): void {
  path[i] = move;
}

/** Makes the moves laid out from the end of the way up to `to`. */
export function walkPath(to: i32): void {
  while (length < to) pushMove(path[length]);
}
