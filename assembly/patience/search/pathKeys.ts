// The keys of a path of positions, and where on the path a key comes: a table with open addressing, a u32 for each
// slot (0: free, else the number of the position + 1), and behind it the keys.

import { MAX_LINE } from '../../abi';
import { arrayAt, RawArray } from '../../raw';

let slots = changetype<RawArray<u32>>(0);
let keys = changetype<RawArray<u64>>(0);
let bits: i32 = 0;

/** The memory that the positions of a line of MAX_LINE moves need: from two to four slots each, and the keys. */
export const PATH_KEYS_BYTES: usize = 4 * 4 * MAX_LINE + 8 * (MAX_LINE + 1);

/** Begins with none of the keys of a path of `count` positions; memory at `at`. */
export function openPathKeys(at: usize, count: i32): void {
  bits = 2;
  while (1 << bits < 2 * count) bits++;
  const bytes = (<usize>4) << bits;
  slots = arrayAt<u32>(at);
  keys = arrayAt<u64>(at + bytes);
  memory.fill(at, 0, bytes);
}

/** The slot of a key, or the free one where it would be. */
function slotOf(key: u64): i32 {
  const mask = (1 << bits) - 1;
  let slot = <i32>(key >> (64 - bits));
  while (slots[slot] != 0 && keys[slots[slot] - 1] != key) slot = (slot + 1) & mask;
  return slot;
}

/** Position number `i` has this key; of positions with the same key the one noted last counts. */
export function notePathKey(i: i32, key: u64): void {
  keys[i] = key;
  slots[slotOf(key)] = i + 1;
}

/** The number of the position with this key, or -1. */
export function indexOfKey(key: u64): i32 {
  return <i32>slots[slotOf(key)] - 1;
}
