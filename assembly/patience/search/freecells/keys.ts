// The set of 64-bit keys that the proof has seen: open addressing by the top bits, doubled while memory lasts.

import { arrayAt, RawArray } from '../../../raw';

const SMALLEST_BITS: i32 = 12;

let table = changetype<RawArray<u64>>(0);
let room: usize = 0;
let bits: i32 = 0;
let slot: i32 = 0;
/** How many keys are in it. */
export let keyCount: i32 = 0;

/** Starts empty in `bytes` at `at`; false when that is too little. */
export function openKeys(at: usize, bytes: usize): bool {
  const first = (at + 7) & ~7;
  table = arrayAt<u64>(first);
  room = bytes - 8;
  bits = SMALLEST_BITS;
  keyCount = 0;
  if (bytes < 8 || sizeOf(bits) > room) return false;
  memory.fill(first, 0, sizeOf(bits));
  return true;
}

function sizeOf(powerOfTwo: i32): usize {
  return usize(8) << usize(powerOfTwo);
}

/** Whether a key is in the set; if not, `keepKey` puts it there, provided nothing was asked in between. */
export function hasKey(key: u64): bool {
  const wanted = key == 0 ? 1 : key;
  const mask = (1 << bits) - 1;
  slot = i32(wanted >> u64(64 - bits));
  while (table[slot] != 0) {
    if (table[slot] == wanted) return true;
    slot = (slot + 1) & mask;
  }
  return false;
}

/** Puts the key last asked for into the set; false when memory ran out. */
export function keepKey(key: u64): bool {
  table[slot] = key == 0 ? 1 : key;
  keyCount++;
  return keyCount < (3 << bits) >> 2 || grow();
}

/** Doubles the table: the new one is filled behind the old one, then moved to its place. */
function grow(): bool {
  const old = sizeOf(bits);
  if (old + old + old > room) return keyCount < (15 << bits) >> 4;
  const from = table;
  const oldSlots = 1 << bits;
  const behind = changetype<usize>(from) + old;
  table = arrayAt<u64>(behind);
  bits++;
  memory.fill(behind, 0, old + old);
  for (let i = 0; i < oldSlots; i++) {
    if (from[i] == 0) continue;
    hasKey(from[i]);
    table[slot] = from[i];
  }
  memory.copy(changetype<usize>(from), behind, old + old);
  table = from;
  return true;
}
