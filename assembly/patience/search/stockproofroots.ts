// Roots: positions just after an event (a turn, a new pass, a play from the waste), kept until their layer comes.
// A layer is (pass, stock index, cards played); every event leads to a later one.

import { basesOf, cells, columns, passes, turning } from './beamrecord';
import {
  CELLS,
  cellOf,
  columnAt,
  downOf,
  EMPTY_CELL,
  fillCell,
  HIGH,
  INDEX,
  LOW,
  lengthOf,
  nodeBytes,
  nodeKey,
  PASS,
  PLAYED,
  pushCard,
  setDown,
} from './beamstate';

// ---- A root's bytes ----
/** u32: the next root of the list; once taken from it, how many of its successors still matter */
const NEXT: usize = 0;
/** u32: the parent's address by eighths, above SIZE_AT this root's bytes by eighths */
const PARENT_ROOT: usize = 4;
const SIZE_AT: i32 = 27;
const PARENT_MASK: u32 = (1 << 27) - 1;
/** index, pass, home as in a node, then the number of links (neighbours in columns that form runs) */
const ROOT_FIGURES: usize = 8;
const LINKS: usize = 11;
/** u8[4]: foundations, the lower one in the low half */
const ROOT_FOUNDATIONS: usize = 12;
const ROOT_PLAYED: usize = 16;
/** played places from 64 on, u64, where there are any; cells u8[]; per column: dealt cards kept u8, further cards u8,
 * face-down u8 where any can be, those further cards */
const ROOT_REST: usize = 24;
const MOST_ROOT_BYTES: usize = 24 + 8 + 4 + 12 * 3 + 104 + 8;

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
/** lists of freed roots, by eighths of their bytes */
const freed: StaticArray<u32> = new StaticArray<u32>(32);
/** whether a record holds late places, and face-down cards */
let late: bool = false;
let hidden: bool = false;
let current: usize = 0;
/** roots in memory */
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
  for (let i = 0; i < 32; i++) freed[i] = 0;
  late = turning > 64;
  hidden = false;
  for (let column = 0; column < columns; column++) if (downOf(from, column) > 0) hidden = true;
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

/** Writes one column; returns where the next begins. */
function packColumn(node: usize, column: i32, to: usize): usize {
  const faces = columnAt(node, column);
  const dealt = columnAt(origin, column);
  const length = lengthOf(node, column);
  const most = min(length, lengthOf(origin, column));
  let kept = 0;
  while (kept < most && load<u8>(faces + <usize>kept) == load<u8>(dealt + <usize>kept)) kept++;
  store<u8>(to, <u8>kept);
  store<u8>(to, <u8>(length - kept), 1);
  to += 2;
  if (hidden) {
    store<u8>(to, <u8>downOf(node, column));
    to++;
  }
  for (let i = kept; i < length; i++) {
    store<u8>(to, load<u8>(faces + <usize>i));
    to++;
  }
  return to;
}

/** Writes what does not have its own place in a root; returns where it ends. */
function packRest(node: usize, to: usize): usize {
  if (late) {
    store<u64>(to, load<u64>(node, PLAYED + 8));
    to += 8;
  }
  for (let i = 0; i < cells; i++) {
    store<u8>(to, <u8>cellOf(node, i));
    to++;
  }
  for (let column = 0; column < columns; column++) to = packColumn(node, column, to);
  return to;
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

/** Memory for a root whose bytes lie at `free`; a freed place is used again if one of the size is there. */
function place(bytes: usize): usize {
  const size = <i32>(bytes >> 3);
  const old = <usize>freed[size];
  if (old == 0) {
    free += bytes;
    return free - bytes;
  }
  freed[size] = load<u32>(old);
  memory.copy(old, free, bytes);
  return old;
}

/** Stores a node as a root of its layer, unless it was stored just now. False when the memory is full. */
export function addRoot(node: usize, parent: usize): bool {
  if (isRecent(nodeKey(node))) return true;
  if (free + MOST_ROOT_BYTES > end) return false;
  store<u32>(free, load<u32>(node, INDEX), ROOT_FIGURES);
  store<u8>(free, <u8>countLinks(node), LINKS);
  for (let i: usize = 0; i < 4; i++) {
    store<u8>(free + i, (load<u8>(node + i, HIGH) << 4) | load<u8>(node + i, LOW), ROOT_FOUNDATIONS);
  }
  store<u64>(free, load<u64>(node, PLAYED), ROOT_PLAYED);
  const bytes = (packRest(node, free + ROOT_REST) + 7 - free) & ~7;
  store<u32>(free, <u32>(parent >> 3) | ((<u32>(bytes >> 3)) << SIZE_AT), PARENT_ROOT);
  const root = place(bytes);
  const list = layers + ((<usize>layerOf(node)) << 2);
  store<u32>(root, load<u32>(list), NEXT);
  store<u32>(list, <u32>root);
  if (parent != 0) store<u32>(parent, load<u32>(parent, NEXT) + 1, NEXT);
  rootsStored++;
  return true;
}

/** Makes a node of a root again. */
export function unpackRoot(root: usize, node: usize): void {
  memory.fill(node, 0, nodeBytes);
  store<u64>(node, load<u64>(root, ROOT_PLAYED), PLAYED);
  store<u32>(node, load<u32>(root, ROOT_FIGURES) & 0xffffff, INDEX);
  for (let i: usize = 0; i < 4; i++) {
    store<u8>(node + i, load<u8>(root + i, ROOT_FOUNDATIONS) >> 4, HIGH);
    store<u8>(node + i, load<u8>(root + i, ROOT_FOUNDATIONS) & 15, LOW);
    store<u8>(node + i, EMPTY_CELL, CELLS);
  }
  let at = root + ROOT_REST;
  if (late) {
    store<u64>(node, load<u64>(at), PLAYED + 8);
    at += 8;
  }
  for (let i = 0; i < cells; i++) {
    if (load<u8>(at) != <u8>EMPTY_CELL) fillCell(node, i, load<u8>(at));
    at++;
  }
  for (let column = 0; column < columns; column++) at = unpackColumn(node, column, at);
}

function unpackColumn(node: usize, column: i32, at: usize): usize {
  const kept: i32 = load<u8>(at);
  const more: i32 = load<u8>(at, 1);
  const dealt = columnAt(origin, column);
  const from = at + 2 + <usize>(hidden ? 1 : 0);
  for (let i = 0; i < kept; i++) pushCard(node, column, load<u8>(dealt + <usize>i));
  for (let i = 0; i < more; i++) pushCard(node, column, load<u8>(from + <usize>i));
  if (hidden && load<u8>(at, 2) != 0) setDown(node, column, load<u8>(at, 2));
  return from + <usize>more;
}

/** Gives back a root without successors that matter, and its parents likewise. */
export function releaseRoot(root: usize): void {
  while (root != 0 && load<u32>(root, NEXT) == 0) {
    const parent = parentOf(root);
    const size = load<u32>(root, PARENT_ROOT) >> SIZE_AT;
    store<u32>(root, freed[size]);
    freed[size] = <u32>root;
    rootsStored--;
    if (parent != 0) store<u32>(parent, load<u32>(parent, NEXT) - 1, NEXT);
    root = parent;
  }
}

export function rootHome(root: usize): i32 {
  return load<u8>(root, ROOT_FIGURES + 2);
}

export function parentOf(root: usize): usize {
  return (<usize>(load<u32>(root, PARENT_ROOT) & PARENT_MASK)) << 3;
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
  store<u32>(root, 0, NEXT);
  return root;
}
