import { MAX_LINE } from '../../abi';
import { doMove, undoMove } from '../play';

// The way from the question's position to the one that a search looks at: moves and what undoes them. A step of the
// search walks it at its beginning and takes it back at its end, so that between steps the table lies as it was found.

const moves: StaticArray<u32> = new StaticArray<u32>(MAX_LINE);
const undos: StaticArray<u32> = new StaticArray<u32>(MAX_LINE);
let length: i32 = 0;
let walked: i32 = 0;

/** Forgets the way; it must have been taken back. */
export function clearPath(): void {
  assert(walked == 0);
  length = 0;
}

export function pathLength(): i32 {
  return length;
}

export function pathMove(i: i32): u32 {
  return moves[i];
}

/** One more move, made at once. The way may have MAX_LINE of them. */
export function pushMove(move: u32): void {
  moves[length] = move;
  undos[length] = doMove(move);
  walked = ++length;
}

/** Takes the last move back and forgets it. */
export function popMove(): void {
  walked = --length;
  undoMove(moves[length], undos[length]);
}

/** Makes all moves of the way again. */
export function walkPath(): void {
  while (walked < length) {
    undos[walked] = doMove(moves[walked]);
    walked++;
  }
}

/** Takes all moves back without forgetting them. */
export function leavePath(): void {
  while (walked > 0) {
    walked--;
    undoMove(moves[walked], undos[walked]);
  }
}
