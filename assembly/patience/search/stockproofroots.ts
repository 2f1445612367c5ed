// Roots: positions just after an event (a turn, a new pass, a play from the waste), kept until their layer comes.
// A layer is (pass, stock index, cards played); every event leads to a later one.

import { basesOf, columns, passes, turning } from './beamrecord';
import {
  CELLS,
  columnAt,
  downOf,
  EMPTY_CELL,
  fillCell,
  HIGH,
  INDEX,
  lengthOf,
  nodeBytes,
  nodeKey,
  PASS,
  PLAYED,
  pushCard,
  setDown,
} from './beamstate';

// ---- A root's bytes: header, then per column: dealt cards kept u8, further cards u8, face-down u8, those cards ----
const NEXT: usize = 0;
const PARENT_ROOT: usize = 4;
const ROOT_PLAYED: usize = 8;
const ROOT_FOUNDATIONS: usize = 24;
const ROOT_CELLS: usize = 32;
/** index, pass, home as in a node, then the number of links (neighbours in columns that form runs) */
const ROOT_FIGURES: usize = 36;
const LINKS: usize = 39;
const ROOT_COLUMNS: usize = 40;
const MOST_ROOT_BYTES: usize = 40 + 12 * 3 + 104 + 8;

const RECENT_BITS: i32 = 14;
const RECENT_BYTES: usize = (<usize>8) << RECENT_BITS;

let origin: usize = 0;
/** u32[layers]: lists of roots */
let layers: usize = 0;
let layerCount: i32 = 0;
let layer: i32 = 0;
let firstPass: i32 = 0;
/** u64[]: keys of roots added not long ago, so that few are stored twice */
let recent: usize = 0;
let free: usize = 0;
let end: usize = 0;
let current: usize = 0;
export let rootsStored: i32 = 0;
const heads: StaticArray<u32> = new StaticArray<u32>(128);
const tails: StaticArray<u32> = new StaticArray<u32>(128);

/** How many bytes the lists take besides the roots themselves. */
export function rootsOverhead(): usize {
  return RECENT_BYTES + ((<usize>(passes * (turning + 1) * (turning + 1))) << 2) + 16;
}

/** `from`: the node the search begins at, which stays; memory from `arena` to `limit`. */
export function rootsBegin(arena: usize, limit: usize, from: usize): void {
  origin = from;
  recent = arena;
  layers = arena + RECENT_BYTES;
  layerCount = passes * (turning + 1) * (turning + 1);
  free = (layers + ((<usize>layerCount) << 2) + 15) & ~15;
  end = limit;
  memory.fill(arena, 0, free - arena);
  layer = -1;
  current = 0;
  rootsStored = 0;
  firstPass = load<u8>(from, PASS);
}

function layerOf(node: usize): i32 {
  const played = popcnt(load<u64>(node, PLAYED)) + popcnt(load<u64>(node, PLAYED + 8));
  const pass = <i32>load<u8>(node, PASS) - firstPass;
  return (pass * (turning + 1) + <i32>load<u8>(node, INDEX)) * (turning + 1) + <i32>played;
}

function isRecent(key: u64): bool {
  const at = recent + ((<usize>(key >> (64 - RECENT_BITS))) << 3);
  if (load<u64>(at) == key) return true;
  store<u64>(at, key);
  return false;
}

/** Writes one column; returns where the next begins, and counts its links. */
function packColumn(node: usize, column: i32, to: usize): usize {
  const faces = columnAt(node, column);
  const dealt = columnAt(origin, column);
  const length = lengthOf(node, column);
  const most = min(length, lengthOf(origin, column));
  let kept = 0;
  while (kept < most && load<u8>(faces + <usize>kept) == load<u8>(dealt + <usize>kept)) kept++;
  store<u8>(to, <u8>kept);
  store<u8>(to, <u8>(length - kept), 1);
  store<u8>(to, <u8>downOf(node, column), 2);
  memory.copy(to + 3, faces + <usize>kept, <usize>(length - kept));
  return to + 3 + <usize>(length - kept);
}

function countLinks(node: usize): i32 {
  let links = 0;
  for (let column = 0; column < columns; column++) {
    const faces = columnAt(node, column);
    for (let i = lengthOf(node, column) - 1; i > 0; i--) {
      if (((basesOf(load<u8>(faces + <usize>i)) >> load<u8>(faces + <usize>(i - 1))) & 1) != 0) links++;
    }
  }
  return links;
}

/** Stores a node as a root of its layer, unless it was stored just now. False when the memory is full. */
export function addRoot(node: usize, parent: usize): bool {
  if (isRecent(nodeKey(node))) return true;
  if (free + MOST_ROOT_BYTES > end) return false;
  const root = free;
  const list = layers + ((<usize>layerOf(node)) << 2);
  store<u32>(root, load<u32>(list), NEXT);
  store<u32>(list, <u32>root);
  store<u32>(root, <u32>parent, PARENT_ROOT);
  store<u64>(root, load<u64>(node, PLAYED), ROOT_PLAYED);
  store<u64>(root, load<u64>(node, PLAYED + 8), ROOT_PLAYED + 8);
  store<u64>(root, load<u64>(node, HIGH), ROOT_FOUNDATIONS);
  store<u32>(root, load<u32>(node, CELLS), ROOT_CELLS);
  store<u32>(root, load<u32>(node, INDEX), ROOT_FIGURES);
  store<u8>(root, <u8>countLinks(node), LINKS);
  let at = root + ROOT_COLUMNS;
  for (let column = 0; column < columns; column++) at = packColumn(node, column, at);
  free = (at + 7) & ~7;
  rootsStored++;
  return true;
}

/** Makes a node of a root again. */
export function unpackRoot(root: usize, node: usize): void {
  memory.fill(node, 0, nodeBytes);
  store<u64>(node, load<u64>(root, ROOT_PLAYED), PLAYED);
  store<u64>(node, load<u64>(root, ROOT_PLAYED + 8), PLAYED + 8);
  store<u64>(node, load<u64>(root, ROOT_FOUNDATIONS), HIGH);
  store<u32>(node, load<u32>(root, ROOT_FIGURES) & 0xffffff, INDEX);
  for (let i = 0; i < 4; i++) {
    const face: i32 = load<u8>(root + <usize>i, ROOT_CELLS);
    store<u8>(node + <usize>i, EMPTY_CELL, CELLS);
    if (face != EMPTY_CELL) fillCell(node, i, face);
  }
  let at = root + ROOT_COLUMNS;
  for (let column = 0; column < columns; column++) {
    const kept: i32 = load<u8>(at);
    const more: i32 = load<u8>(at, 1);
    const dealt = columnAt(origin, column);
    for (let i = 0; i < kept; i++) pushCard(node, column, load<u8>(dealt + <usize>i));
    for (let i = 0; i < more; i++) pushCard(node, column, load<u8>(at + 3 + <usize>i));
    if (load<u8>(at, 2) != 0) setDown(node, column, load<u8>(at, 2));
    at += 3 + <usize>more;
  }
}

export function rootHome(root: usize): i32 {
  return load<u8>(root, ROOT_FIGURES + 2);
}

export function parentOf(root: usize): usize {
  return <usize>load<u32>(root, PARENT_ROOT);
}

/** Sorts a list of roots by one byte (below 128), lowest first, keeping the order of equals. */
function sort(list: usize, by: usize): usize {
  for (let i = 0; i < 128; i++) heads[i] = 0;
  while (list != 0) {
    const next = <usize>load<u32>(list, NEXT);
    const slot = <i32>load<u8>(list + by);
    store<u32>(list, 0, NEXT);
    if (heads[slot] == 0) heads[slot] = <u32>list;
    else store<u32>(<usize>tails[slot], <u32>list, NEXT);
    tails[slot] = <u32>list;
    list = next;
  }
  let first: usize = 0;
  for (let i = 127; i >= 0; i--) {
    if (heads[i] == 0) continue;
    store<u32>(<usize>tails[i], <u32>first, NEXT);
    first = <usize>heads[i];
  }
  return first;
}

/** Whether the next root belongs to a new layer. */
export function isLayerDone(): bool {
  return current == 0;
}

/** Takes the next root: layer by layer, in a layer fewest cards home first, then fewest links. 0: none left. */
export function nextRoot(): usize {
  while (current == 0) {
    if (++layer >= layerCount) return 0;
    const list = <usize>load<u32>(layers + ((<usize>layer) << 2));
    if (list != 0) current = sort(sort(list, LINKS), ROOT_FIGURES + 2);
  }
  const root = current;
  current = <usize>load<u32>(root, NEXT);
  return root;
}
