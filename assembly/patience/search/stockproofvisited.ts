// Which tableau configurations the proof has visited in the layer at work. Nothing is lost from the table: a
// forgotten entry would only cost time, but a full one ends the proof.

import { CELL, MAX_COLUMNS, MOVE_COUNT, MOVE_PILE_MASK, MOVE_TO, STOCK } from '../../abi';
import { mix, placeHash } from './beamrecord';
import {
  CELLS,
  columnAt,
  downHash,
  downOf,
  hashOf,
  INDEX,
  keyOf,
  LONGEST,
  lengthOf,
  PASS,
  PLAYED,
  TABLEAU,
} from './beamstate';

/** u64[]: configurations visited, open addressing */
let visited: usize = 0;
let visitedMask: usize = 0;
let visitedCount: i32 = 0;

/** Memory: 2^bits u64 at `table`. */
export function visitedBegin(table: usize, bits: i32): void {
  visited = table;
  visitedMask = ((<usize>1) << bits) - 1;
  forgetVisited();
}

/** Keys of different layers differ, so old entries only take room. */
export function forgetVisited(): void {
  memory.fill(visited, 0, (visitedMask + 1) << 3);
  visitedCount = 0;
}

export function isHalfFull(): bool {
  return <usize>visitedCount > visitedMask >> 1;
}

/** Where the key is, or would be. */
export function slotOf(key: u64): usize {
  let slot = <usize>(key >> 20) & visitedMask;
  while (true) {
    const stored = load<u64>(visited + (slot << 3));
    if (stored == key || stored == 0) return visited + (slot << 3);
    slot = (slot + 1) & visitedMask;
  }
}

/** Notes a key in the slot found for it; false when the table is now too full to go on. */
export function remember(slot: usize, key: u64): bool {
  store<u64>(slot, key);
  visitedCount++;
  return <usize>visitedCount <= visitedMask - (visitedMask >> 3);
}

/** The key after a tableau move, without making it. */
export function keyAfter(node: usize, move: u32): u64 {
  const from = <i32>(move & MOVE_PILE_MASK);
  const to = <i32>((move >> MOVE_TO) & MOVE_PILE_MASK);
  const count = <i32>(move >> MOVE_COUNT);
  let tableau = load<u64>(node, TABLEAU);
  let faces: usize = 0;
  if (from < MAX_COLUMNS) {
    const left = lengthOf(node, from) - count;
    const down = downOf(node, from);
    faces = columnAt(node, from) + <usize>left;
    let hash = hashOf(node, from);
    tableau -= mix(hash);
    for (let i = 0; i < count; i++) hash -= placeHash(left + i, load<u8>(faces + <usize>i));
    if (down > 0 && down == left) hash += downHash(down - 1) - downHash(down);
    tableau += mix(hash);
  } else {
    faces = node + CELLS + <usize>(from - CELL);
    tableau -= mix(placeHash(LONGEST, load<u8>(faces)));
  }
  if (to < MAX_COLUMNS) {
    const length = lengthOf(node, to);
    let hash = hashOf(node, to);
    tableau -= mix(hash);
    for (let i = 0; i < count; i++) hash += placeHash(length + i, load<u8>(faces + <usize>i));
    tableau += mix(hash);
  } else if (to < STOCK) tableau += mix(placeHash(LONGEST, load<u8>(faces)));
  const late = load<u64>(node, PLAYED + 8);
  return keyOf(tableau, load<u64>(node, PLAYED), late, load<u8>(node, INDEX), load<u8>(node, PASS));
}
