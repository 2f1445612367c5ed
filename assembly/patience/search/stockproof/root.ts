// A root: a position just after an event (a turn, a new pass, a play from the waste), packed.

import { arrayAt, RawArray } from '../../../raw';
import { EMPTY_CELL, fillCell, Node, nodeAt, nodeBytes, pushCard, setDown } from '../stock/node';
import { basesOf, cells, columns, turning } from '../stock/record';

/** Where the size begins in `parentAndSize`; both count in eighths. */
const SIZE_AT: i32 = 27;
const PARENT_MASK: u32 = (1 << SIZE_AT) - 1;
/** Roots know one another by addresses below this. */
export const ADDRESSES: usize = (<usize>1) << (SIZE_AT + 3);

/**
 * Behind these fields: played places from 64 on, u64, where there are any; cells u8[]; per column: dealt cards kept u8,
 * further cards u8, face-down u8 where any can be, those further cards.
 */
@unmanaged
export class Root {
  /** how many of its successors still matter; the next of the list when freed */
  successors: u32;
  parentAndSize: u32;
  /** the order of roots with the same cards played, by rising weight: from here to `pass` it is compared as one number */
  foundations: u32;
  /** neighbours in columns that form runs */
  links: u8;
  home: u8;
  index: u8;
  pass: u8;
  /** the places of the turning order that have been played, as in a node */
  early: u64;

  /** Only where places from 64 on are played at all. */
  late(): u64 {
    return load<u64>(changetype<usize>(this), offsetof<Root>());
  }

  order(): u64 {
    return load<u64>(changetype<usize>(this), offsetof<Root>('foundations'));
  }

  /** Index and pass, which are the same in all roots of a group. */
  turn(): u16 {
    return load<u16>(changetype<usize>(this), offsetof<Root>('index'));
  }

  parent(): Root | null {
    const eighths = this.parentAndSize & PARENT_MASK;
    return eighths == 0 ? null : changetype<Root>((<usize>eighths) << 3);
  }

  /** Its bytes, by eighths. */
  size(): i32 {
    return this.parentAndSize >> SIZE_AT;
  }
}

/** More bytes than any root has. */
export const MOST_ROOT_BYTES: usize = offsetof<Root>() + 8 + 4 + 12 * 3 + 104 + 8;

/** the node that the search began at: roots tell how their columns differ from its */
let origin = nodeAt(0);
/** whether a record holds late places, and face-down cards */
export let hasLate: bool = false;
let hasDown: bool = false;

/** Before the first root of a search that begins at `from`, which stays. */
export function rootBegin(from: Node): void {
  origin = from;
  hasLate = turning > 64;
  hasDown = false;
  for (let column = 0; column < columns; column++) if (from.column(column).down > 0) hasDown = true;
}

/** Writes a node as a root at this address, which has MOST_ROOT_BYTES; returns how many it took. */
export function packRoot(node: Node, parent: Root | null, at: usize): usize {
  const root = changetype<Root>(at);
  root.successors = 0;
  root.links = <u8>countLinks(node);
  root.home = node.home;
  root.index = node.index;
  root.pass = node.pass;
  // a byte a suit, the lower foundation in its low half
  root.foundations = (node.highs << 4) | node.lows;
  root.early = node.early;
  const bytes = (packRest(node, at + offsetof<Root>()) + 7 - at) & ~7;
  root.parentAndSize = <u32>(changetype<usize>(parent) >> 3) | ((<u32>(bytes >> 3)) << SIZE_AT);
  return bytes;
}

function countLinks(node: Node): i32 {
  let links = 0;
  for (let column = 0; column < columns; column++) {
    const faces = node.column(column).faces();
    for (let i = node.length(column) - 1; i > 0; i--)
      if (((basesOf(faces[i]) >> faces[i - 1]) & 1) != 0) links++;
  }
  return links;
}

/** Writes what has no field of its own; returns where it ends. */
function packRest(node: Node, to: usize): usize {
  if (hasLate) {
    store<u64>(to, node.late);
    to += 8;
  }
  for (let i = 0; i < cells; i++) {
    store<u8>(to, <u8>node.cell(i));
    to++;
  }
  for (let column = 0; column < columns; column++) to = packColumn(node, column, to);
  return to;
}

/** Writes one column; returns where the next begins. */
function packColumn(node: Node, column: i32, to: usize): usize {
  const faces = node.column(column).faces();
  const dealt = origin.column(column).faces();
  const length = node.length(column);
  const most = min(length, origin.length(column));
  let kept = 0;
  while (kept < most && faces[kept] == dealt[kept]) kept++;
  const out = arrayAt<u8>(to);
  let at = 0;
  out[at++] = <u8>kept;
  out[at++] = <u8>(length - kept);
  if (hasDown) out[at++] = node.column(column).down;
  for (let i = kept; i < length; i++) out[at++] = faces[i];
  return to + <usize>at;
}

/** Makes a node of a root again. */
export function unpackRoot(root: Root, node: Node): void {
  memory.fill(changetype<usize>(node), 0, nodeBytes);
  node.early = root.early;
  if (hasLate) node.late = root.late();
  node.index = root.index;
  node.pass = root.pass;
  node.home = root.home;
  node.highs = (root.foundations >> 4) & 0x0f0f0f0f;
  node.lows = root.foundations & 0x0f0f0f0f;
  const rest = arrayAt<u8>(changetype<usize>(root) + offsetof<Root>() + <usize>(hasLate ? 8 : 0));
  for (let i = 0; i < 4; i++) node.setCell(i, EMPTY_CELL);
  for (let i = 0; i < cells; i++) if (<i32>rest[i] != EMPTY_CELL) fillCell(node, i, rest[i]);
  let at = cells;
  for (let column = 0; column < columns; column++) at = unpackColumn(node, column, rest, at);
}

function unpackColumn(node: Node, column: i32, rest: RawArray<u8>, at: i32): i32 {
  const kept: i32 = rest[at++];
  const more: i32 = rest[at++];
  const down: i32 = hasDown ? rest[at++] : 0;
  const dealt = origin.column(column).faces();
  for (let i = 0; i < kept; i++) pushCard(node, column, dealt[i]);
  for (let i = 0; i < more; i++) pushCard(node, column, rest[at++]);
  if (down > 0) setDown(node, column, down);
  return at;
}
