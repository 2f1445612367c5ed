// The line of a win that the proof found. Its depth-first path wanders past its own later states, so it is walked
// again, from each state to the last state of the path that one move reaches. The keys of the path go where the
// proof had its keys.

import { indexOfKey, notePathKey, openPathKeys } from '../pathKeys';
import {
  changeMade,
  changesMade,
  countFrames,
  dropFrame,
  firstFrame,
  keysMemory,
  moveListed,
  movesListed,
  openMoves,
  proofState,
  pushMove,
  replaceFrame,
} from './proof';

let written: i32 = 0;

/**
 * Writes the steps of the proof's win, each as card | target << 6, to the end of `out`; returns the index of the
 * first, or -1 when there is no room. Uses the proof up.
 */
export function proofSteps(out: StaticArray<u32>): i32 {
  const last = notePath() - 1;
  written = 0;
  firstFrame();
  let fits = writeChanges(out);
  let at = 0;
  while (fits && at < last) {
    openMoves();
    const best = farthestMove(at);
    if (best < 0) return -1;
    replaceFrame(best);
    fits = writeChanges(out);
    at = indexOfKey(proofState().key);
  }
  dropFrame();
  if (!fits) return -1;
  const first = out.length - written;
  const start = changetype<usize>(out);
  memory.copy(start + (usize(first) << 2), start, usize(written) << 2);
  return first;
}

/** Notes the keys of the path, the first state's as number 0, and takes all its moves back; returns how many. */
function notePath(): i32 {
  const count = countFrames();
  openPathKeys(keysMemory(), count);
  for (let i = count - 1; i >= 0; i--) {
    notePathKey(i, proofState().key);
    dropFrame();
  }
  return count;
}

/** The listed move that leads farthest along the path beyond `at`, or -1. */
function farthestMove(at: i32): i32 {
  let farthest = at;
  let best = -1;
  for (let i = movesListed() - 1; i >= 0; i--) {
    const move = moveListed(i);
    pushMove(move);
    const index = indexOfKey(proofState().key);
    dropFrame();
    if (index <= farthest) continue;
    farthest = index;
    best = move;
  }
  return best;
}

function writeChanges(out: StaticArray<u32>): bool {
  const count = changesMade();
  if (written + count > out.length) return false;
  for (let i = 0; i < count; i++) out[written++] = u32(changeMade(i));
  return true;
}
