// A depth-first path to a win wanders past its own later states. This walks it again, from each state to the last
// state of the path that one move reaches. The keys of the path go where the proof had its keys.

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
import { keyOf } from './state';

let keys: usize = 0;
let slots: usize = 0;
let bits: i32 = 0;
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
    at = indexOf(keyOf(proofState()));
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
  keys = keysMemory();
  slots = keys + (usize(count) << 3);
  bits = 1;
  while (1 << bits < 2 * count) bits++;
  memory.fill(slots, 0, usize(4) << usize(bits));
  for (let i = count - 1; i >= 0; i--) {
    const key = keyOf(proofState());
    store<u64>(keys + (usize(i) << 3), key);
    store<u32>(slotOf(key), i + 1);
    dropFrame();
  }
  return count;
}

/** The slot of a key of the path, or the free one where it would be. */
function slotOf(key: u64): usize {
  const mask = (1 << bits) - 1;
  let slot = i32(key >> u64(64 - bits));
  while (true) {
    const at = slots + (usize(slot) << 2);
    const index = load<u32>(at);
    if (index == 0 || load<u64>(keys + (usize(index - 1) << 3)) == key) return at;
    slot = (slot + 1) & mask;
  }
}

/** The number of the path's state that has this key, or -1. */
function indexOf(key: u64): i32 {
  return i32(load<u32>(slotOf(key))) - 1;
}

/** The listed move that leads farthest along the path beyond `at`, or -1. */
function farthestMove(at: i32): i32 {
  let farthest = at;
  let best = -1;
  for (let i = movesListed() - 1; i >= 0; i--) {
    const move = moveListed(i);
    pushMove(move);
    const index = indexOf(keyOf(proofState()));
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
