import { MAX_KNOWN } from '../../../abi';
import { arenaBase, arenaBytes } from '../../../arena';
import { arrayAt } from '../../../raw';

// Positions known winnable, brought along with a question: their keys, ascending, lie at the beginning of the arena
// while the first, short search looks whether one of them is near. Whoever brought them knows how to go on from there,
// so reaching one answers the question. The memory is the other methods' afterwards.

const KNOWN_BYTES: usize = (<usize>MAX_KNOWN) << 3;
/** The search near the question's position is short; this holds all of it. */
const SEARCH_BYTES: usize = 1 << 20;

let count: i32 = 0;

/** Where the keys are written to, as u64; -1 when there is no room for them. */
export function knownAt(): i32 {
  return arenaBytes() < KNOWN_BYTES + SEARCH_BYTES ? -1 : <i32>arenaBase();
}

/** How many keys the next question brings along. */
export function searchKnown(keys: i32): void {
  count = knownAt() < 0 ? 0 : max(0, min(keys, MAX_KNOWN));
}

export function bringsKnown(): bool {
  return count > 0;
}

export function rejoinMemory(): usize {
  return arenaBase() + KNOWN_BYTES;
}

export function rejoinBytes(): usize {
  return SEARCH_BYTES;
}

/** Is this the key of a position that was brought along? */
export function isKnown(key: u64): bool {
  const keys = arrayAt<u64>(arenaBase());
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle] < key) low = middle + 1;
    else high = middle;
  }
  return low < count && keys[low] == key;
}
