// Which tableau configurations the proof has visited in the group at work. Nothing is lost from the table: a
// forgotten entry would only cost time, but a full one ends the proof. It begins small with each group, since most
// groups are and the processor's cache is, and moves into a table four times as large behind it when it is half full.

import { CELL, MAX_COLUMNS, MOVE_COUNT, MOVE_PILE_MASK, MOVE_TO, STOCK } from '../../../abi';
import { mix, placeHash } from '../stock/record';
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
} from '../stock/state';

const FIRST_SLOTS: usize = 1 << 10;
const GROWTH: usize = 4;

let arena: usize = 0;
let end: usize = 0;
/** u64[]: configurations visited, open addressing */
let visited: usize = 0;
let visitedMask: usize = 0;
let visitedCount: usize = 0;

/** Memory from `from` to `to`. */
export function visitedBegin(from: usize, to: usize): void {
  arena = from;
  end = to;
  forgetVisited();
}

/** Keys of different groups differ, so old entries only take room. */
export function forgetVisited(): void {
  lay(arena, FIRST_SLOTS);
  visitedCount = 0;
}

function lay(table: usize, slots: usize): void {
  visited = table;
  visitedMask = slots - 1;
  memory.fill(table, 0, slots << 3);
}

/** Moves into a larger table; false when there is no room for one. */
function grow(): bool {
  const old = visited;
  const oldEnd = visited + ((visitedMask + 1) << 3);
  const slots = (visitedMask + 1) * GROWTH;
  if (oldEnd + (slots << 3) > end) return false;
  lay(oldEnd, slots);
  for (let at = old; at < oldEnd; at += 8) {
    const key = load<u64>(at);
    if (key != 0) store<u64>(slotOf(key), key);
  }
  return true;
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
  if (visitedCount <= visitedMask >> 1 || grow()) return true;
  return visitedCount <= visitedMask - (visitedMask >> 3);
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
