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

let table: usize = 0;
let slots: u32 = 0;
let taken: u32 = 0;
let most: u32 = 0;
let end: usize = 0;

/** An empty set in `bytes` of memory from `base` on (64 KB at the least). */
export function openKnown(base: usize, bytes: usize): void {
  end = base + bytes;
  lay(base, FIRST_SLOTS);
  taken = 0;
}

function lay(base: usize, size: u32): void {
  table = base;
  slots = size;
  most = size - (size >> 2);
  memory.fill(base, 0, (<usize>size) << 3);
}

/** The place of a key, or the free place where it belongs. The high half of the key chooses it, for any table size. */
function find(key: u64): usize {
  let slot = <u32>(((key >> 32) * <u64>slots) >> 32);
  while (true) {
    const at = table + ((<usize>slot) << 3);
    const there = load<u64>(at);
    if (there == key || there == 0) return at;
    if (++slot == slots) slot = 0;
  }
}

/** Moves into a larger table behind this one; false when the memory does not hold at least twice as many. */
function grow(): bool {
  const old = table;
  const oldEnd = table + ((<usize>slots) << 3);
  const room = <u64>((end - oldEnd) >> 3);
  if (room < 2 * <u64>slots) return false;
  lay(oldEnd, <u32>min<u64>(room, <u64>slots * GROWTH));
  for (let at = old; at < oldEnd; at += 8) {
    const key = load<u64>(at);
    if (key != 0) store<u64>(find(key), key);
  }
  return true;
}

export enum Claim {
  Old = 0,
  New = 1,
  Full = 2,
}

/** Enters a position's key: was it new, or is there no room? */
export function claim(positionKey: u64): Claim {
  // Sums of mixed terms are even enough, but one more mixing costs next to nothing and keeps 0 out.
  const key = max<u64>(mix(positionKey), 1);
  let at = find(key);
  if (load<u64>(at) == key) return Claim.Old;
  if (taken >= most) {
    if (!grow()) return Claim.Full;
    at = find(key);
  }
  store<u64>(at, key);
  taken++;
  return Claim.New;
}

/** How many positions the set holds. */
export function knownCount(): u32 {
  return taken;
}
