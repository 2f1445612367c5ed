import { arrayAt, RawArray } from '../../../raw';
import { mix } from '../../../zobrist';

// The positions that a search has met: a set of 64-bit keys with open addressing, 8 bytes a slot, 0 = free.
// It begins small, since a table larger than the processor's cache costs a third of the speed, and moves into a
// table four times as large behind it when three quarters are taken.
//
// What a collision would mean: two positions of one key count as one, and the second is never looked into. A win
// found is replayed, so it cannot be wrong. A proof that N positions hold no win is wrong only if such a pair hides
// the only way; any pair at all arises with a chance of about N * N / 2^65, for ten million positions 3 in a million.

const FIRST_SLOTS: u32 = 1 << 12;
const GROWTH: u32 = 4;

let table = changetype<RawArray<u64>>(0);
let slots: u32 = 0;
let count: u32 = 0;
let most: u32 = 0;
let end: usize = 0;

/** An empty set in `bytes` of memory from `at` on (64 KB at the least). */
export function openTranspositions(at: usize, bytes: usize): void {
  end = at + bytes;
  lay(at, FIRST_SLOTS);
  count = 0;
}

function lay(at: usize, size: u32): void {
  table = arrayAt<u64>(at);
  slots = size;
  most = size - (size >> 2);
  memory.fill(at, 0, (<usize>size) << 3);
}

/** The place of a key, or the free place where it belongs. The high half of the key chooses it, for any table size. */
function find(key: u64): u32 {
  let slot = <u32>(((key >> 32) * <u64>slots) >> 32);
  while (table[slot] != key && table[slot] != 0) if (++slot == slots) slot = 0;
  return slot;
}

/** Moves into a larger table behind this one; false when the memory does not hold at least twice as many. */
function grow(): bool {
  const old = table;
  const oldSlots = slots;
  const oldEnd = changetype<usize>(old) + ((<usize>slots) << 3);
  const room = <u64>((end - oldEnd) >> 3);
  if (room < 2 * <u64>slots) return false;
  lay(oldEnd, <u32>min<u64>(room, <u64>slots * GROWTH));
  for (let i: u32 = 0; i < oldSlots; i++) if (old[i] != 0) table[find(old[i])] = old[i];
  return true;
}

/** What is said of a key that is noted. */
export enum Visit {
  Old = 0,
  New = 1,
  Full = 2,
}

/** Notes a position's key: was it new, or is there no room? */
export function visit(positionKey: u64): Visit {
  // Sums of mixed terms are even enough, but one more mixing costs next to nothing and keeps 0 out.
  const key = max<u64>(mix(positionKey), 1);
  let slot = find(key);
  if (table[slot] == key) return Visit.Old;
  if (count >= most) {
    if (!grow()) return Visit.Full;
    slot = find(key);
  }
  table[slot] = key;
  count++;
  return Visit.New;
}

/** How many positions the set holds. */
export function transpositionCount(): u32 {
  return count;
}
