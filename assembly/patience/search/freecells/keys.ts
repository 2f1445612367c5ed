// The set of 64-bit keys that the proof has seen: open addressing by the top bits, doubled while memory lasts.

const SMALLEST_BITS: i32 = 12;

let table: usize = 0;
let room: usize = 0;
let bits: i32 = 0;
let slot: usize = 0;
/** How many keys are in it. */
export let keysHeld: i32 = 0;

/** Starts empty in `bytes` at `at`; false when that is too little. */
export function openKeys(at: usize, bytes: usize): bool {
  table = (at + 7) & ~7;
  room = bytes - 8;
  bits = SMALLEST_BITS;
  keysHeld = 0;
  if (bytes < 8 || sizeOf(bits) > room) return false;
  memory.fill(table, 0, sizeOf(bits));
  return true;
}

function sizeOf(powerOfTwo: i32): usize {
  return usize(8) << usize(powerOfTwo);
}

/** Whether a key is in the set; if not, `keep` puts it there, provided nothing was asked in between. */
export function hasKey(key: u64): bool {
  const wanted = key == 0 ? 1 : key;
  const last = table + sizeOf(bits);
  slot = table + (usize(wanted >> u64(64 - bits)) << 3);
  while (true) {
    const there = load<u64>(slot);
    if (there == wanted) return true;
    if (there == 0) return false;
    slot += 8;
    if (slot == last) slot = table;
  }
}

/** Puts the key last asked for into the set; false when memory ran out. */
export function keepKey(key: u64): bool {
  store<u64>(slot, key == 0 ? 1 : key);
  keysHeld++;
  return keysHeld < (3 << bits) >> 2 || grow();
}

/** Doubles the table: the new one is filled behind the old one, then moved to its place. */
function grow(): bool {
  const old = sizeOf(bits);
  if (old + old + old > room) return keysHeld < (15 << bits) >> 4;
  const from = table;
  table += old;
  bits++;
  memory.fill(table, 0, old + old);
  for (let at = from; at < from + old; at += 8) {
    const key = load<u64>(at);
    if (key == 0) continue;
    hasKey(key);
    store<u64>(slot, key);
  }
  memory.copy(from, table, old + old);
  table = from;
  return true;
}
