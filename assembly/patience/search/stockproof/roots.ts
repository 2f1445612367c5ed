// Roots: positions just after an event (a turn, a new pass, a play from the waste), kept until their group comes.

import { basesOf, cells, columns, turning } from '../stock/record';
import {
  CELLS,
  cellOf,
  columnAt,
  downOf,
  EMPTY_CELL,
  fillCell,
  HIGH,
  HOME,
  INDEX,
  LOW,
  lengthOf,
  nodeBytes,
  nodeKey,
  PASS,
  PLAYED,
  pushCard,
  setDown,
} from '../stock/state';
import { dequeue, enqueue, ORDER_PLAYED, ORDER_REST, queueBegin } from './queue';

// ---- A root's bytes ----
/** u32: how many of its successors still matter; the next of the list when freed */
const SUCCESSORS: usize = 0;
/** u32: the parent's address by eighths, above SIZE_AT this root's bytes by eighths */
const PARENT_ROOT: usize = 4;
const SIZE_AT: i32 = 27;
const PARENT_MASK: u32 = (1 << 27) - 1;
/** u8[4]: foundations, the lower one in the low half; then by rising weight in the order of roots: the number of links
 * (neighbours in columns that form runs), home, index and pass as in a node */
const ROOT_FOUNDATIONS: usize = ORDER_REST;
const LINKS: usize = ORDER_REST + 4;
const HOME_AT: usize = ORDER_REST + 5;
const INDEX_AT: usize = ORDER_REST + 6;
const PASS_AT: usize = ORDER_REST + 7;
/** played places from 64 on, u64, where there are any; cells u8[]; per column: dealt cards kept u8, further cards u8,
 * face-down u8 where any can be, those further cards */
const ROOT_REST: usize = 24;
const MOST_ROOT_BYTES: usize = 24 + 8 + 4 + 12 * 3 + 104 + 8;

const RECENT_BITS: i32 = 14;
const RECENT_BYTES: usize = (<usize>8) << RECENT_BITS;
/** The queue's share of the memory: a root takes some 64 bytes, its place in the queue 4. */
const QUEUE_SHARE: usize = 16;

let origin: usize = 0;
/** u64[]: keys of roots added not long ago, so that few are stored twice */
let recent: usize = 0;
let free: usize = 0;
let end: usize = 0;
/** lists of freed roots, by eighths of their bytes */
const freed: StaticArray<u32> = new StaticArray<u32>(32);
/** whether a record holds late places, and face-down cards */
let late: bool = false;
let hidden: bool = false;
/** the group that was reached last: index and pass, the cards played */
let groupFigures: u16 = 0;
let groupPlayed: u64 = 0;
let groupLate: u64 = 0;
/** whether the root taken last is the first of its group */
export let isNewGroup: bool = false;
/** roots in memory */
export let rootsStored: i32 = 0;

/** `from`: the node the search begins at, which stays; memory from `arena` to `limit`. */
export function rootsBegin(arena: usize, limit: usize, from: usize): void {
  origin = from;
  recent = arena;
  memory.fill(recent, 0, RECENT_BYTES);
  late = turning > 64;
  const queue = arena + RECENT_BYTES;
  const room = (limit - queue) / QUEUE_SHARE / 4;
  queueBegin(queue, <i32>room, late);
  free = (queue + (room << 2) + 15) & ~15;
  end = limit;
  // no root has this pass
  groupFigures = 0xffff;
  rootsStored = 0;
  for (let i = 0; i < 32; i++) freed[i] = 0;
  hidden = false;
  for (let column = 0; column < columns; column++) if (downOf(from, column) > 0) hidden = true;
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

/** Stores a node as a root of its group, unless it was stored just now. False when the memory is full. */
export function addRoot(node: usize, parent: usize): bool {
  if (isRecent(nodeKey(node))) return true;
  if (free + MOST_ROOT_BYTES > end) return false;
  store<u8>(free, <u8>countLinks(node), LINKS);
  store<u8>(free, load<u8>(node, HOME), HOME_AT);
  store<u8>(free, load<u8>(node, INDEX), INDEX_AT);
  store<u8>(free, load<u8>(node, PASS), PASS_AT);
  for (let i: usize = 0; i < 4; i++) {
    store<u8>(free + i, (load<u8>(node + i, HIGH) << 4) | load<u8>(node + i, LOW), ROOT_FOUNDATIONS);
  }
  store<u64>(free, load<u64>(node, PLAYED), ORDER_PLAYED);
  const bytes = (packRest(node, free + ROOT_REST) + 7 - free) & ~7;
  store<u32>(free, <u32>(parent >> 3) | ((<u32>(bytes >> 3)) << SIZE_AT), PARENT_ROOT);
  const root = place(bytes);
  store<u32>(root, 0, SUCCESSORS);
  if (parent != 0) store<u32>(parent, load<u32>(parent, SUCCESSORS) + 1, SUCCESSORS);
  rootsStored++;
  return enqueue(root);
}

/** Makes a node of a root again. */
export function unpackRoot(root: usize, node: usize): void {
  memory.fill(node, 0, nodeBytes);
  store<u64>(node, load<u64>(root, ORDER_PLAYED), PLAYED);
  store<u8>(node, load<u8>(root, INDEX_AT), INDEX);
  store<u8>(node, load<u8>(root, PASS_AT), PASS);
  store<u8>(node, load<u8>(root, HOME_AT), HOME);
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
  while (root != 0 && load<u32>(root, SUCCESSORS) == 0) {
    const parent = parentOf(root);
    const size = load<u32>(root, PARENT_ROOT) >> SIZE_AT;
    store<u32>(root, freed[size]);
    freed[size] = <u32>root;
    rootsStored--;
    if (parent != 0) store<u32>(parent, load<u32>(parent, SUCCESSORS) - 1, SUCCESSORS);
    root = parent;
  }
}

export function rootHome(root: usize): i32 {
  return load<u8>(root, HOME_AT);
}

export function parentOf(root: usize): usize {
  return (<usize>(load<u32>(root, PARENT_ROOT) & PARENT_MASK)) << 3;
}

/** Takes the next root: group by group, in a group fewest cards home first, then fewest links. 0: none left. */
export function nextRoot(): usize {
  const root = dequeue();
  isNewGroup = root != 0 && !isOfGroup(root);
  if (!isNewGroup) return root;
  groupFigures = load<u16>(root, INDEX_AT);
  groupPlayed = load<u64>(root, ORDER_PLAYED);
  if (late) groupLate = load<u64>(root, ORDER_PLAYED + 8);
  return root;
}

function isOfGroup(root: usize): bool {
  if (load<u16>(root, INDEX_AT) != groupFigures || load<u64>(root, ORDER_PLAYED) != groupPlayed) return false;
  return !late || load<u64>(root, ORDER_PLAYED + 8) == groupLate;
}
