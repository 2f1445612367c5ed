// The compact position of the searches of games with a stock: one record (a "node") in raw memory, made once from the
// core's position. Columns keep their numbers, so that moves stay exact; the key forgets them.

import { MAX_COLUMNS } from '../../../abi';
import { arrayAt, RawArray } from '../../../raw';
import { columns, placeHash, spread, turning } from './record';

/** The longest column: the place above it in the hash table is the cells'. */
export const LONGEST: i32 = 31;
export const EMPTY_CELL: i32 = 255;

/** Behind these fields its faces, from the bottom, a byte each. */
@unmanaged
export class Column {
  /** the sum of what its faces add at their heights, and what its face-down cards add */
  hash: u64;
  /** as the beams score it */
  score: i64;
  length: u8;
  /** face-down cards; always 0 where cards are carried one by one and the difference cannot matter */
  down: u8;

  faces(): RawArray<u8> {
    return arrayAt<u8>(changetype<usize>(this) + offsetof<Column>());
  }

  /** The top face; the column must hold a card. */
  top(): i32 {
    return this.faces()[<i32>this.length - 1];
  }
}
/** bytes for its faces, whole words */
export const COLUMN_FACES: usize = 32;
const COLUMN_BYTES: usize = (offsetof<Column>() + COLUMN_FACES + 7) & ~7;

/** Behind these fields its columns. */
@unmanaged
export class Node {
  /** which places of the turning order have been played, below 64 and from there on; the waste: the others below `index` */
  early: u64;
  late: u64;
  /** sum of the columns' and cells' mixed hashes */
  tableau: u64;
  /** sum of the columns' scores */
  score: i64;
  /** the waste's score, and what it takes to bring it up to date (see `beams/score.ts`) */
  wasteScore: i64;
  wasteScorePopped: i64;
  wasteSteps: i64;
  wasteTopFlat: i64;
  wasteLows: u32;
  wasteTopFace: i32;
  /** where the beam's history knows this node */
  history: i32;
  /** the higher and the lower foundation of each suit, as numbers of cards, a byte each; one pack: the same twice */
  highs: u32;
  lows: u32;
  /** the face in each cell, or EMPTY_CELL, a byte each */
  cells: u32;
  /** places of the turning order already turned in this pass */
  index: u8;
  pass: u8;
  /** cards on the foundations */
  home: u8;

  column(column: i32): Column {
    return changetype<Column>(changetype<usize>(this) + NODE_HEAD + <usize>column * COLUMN_BYTES);
  }

  length(column: i32): i32 {
    return this.column(column).length;
  }

  high(suit: i32): i32 {
    return load<u8>(changetype<usize>(this) + <usize>suit, offsetof<Node>('highs'));
  }

  low(suit: i32): i32 {
    return load<u8>(changetype<usize>(this) + <usize>suit, offsetof<Node>('lows'));
  }

  setHigh(suit: i32, count: i32): void {
    store<u8>(changetype<usize>(this) + <usize>suit, <u8>count, offsetof<Node>('highs'));
  }

  setLow(suit: i32, count: i32): void {
    store<u8>(changetype<usize>(this) + <usize>suit, <u8>count, offsetof<Node>('lows'));
  }

  cell(cell: i32): i32 {
    return load<u8>(changetype<usize>(this) + <usize>cell, offsetof<Node>('cells'));
  }

  setCell(cell: i32, face: i32): void {
    store<u8>(changetype<usize>(this) + <usize>cell, <u8>face, offsetof<Node>('cells'));
  }

  /** Whether the card at this place of the turning order has been played. */
  isPlayed(at: i32): bool {
    return (((at < 64 ? this.early : this.late) >> (at & 63)) & 1) != 0;
  }
}
const NODE_HEAD: usize = (offsetof<Node>() + 7) & ~7;

/** Bytes of the largest node. */
export const MOST_NODE_BYTES: usize = NODE_HEAD + <usize>MAX_COLUMNS * COLUMN_BYTES;
/** Bytes of a node for the record at hand. */
export let nodeBytes: usize = 0;

/** Sets the size of a node for the record at hand. */
export function measureNode(): void {
  nodeBytes = NODE_HEAD + <usize>columns * COLUMN_BYTES;
}

export function nodeAt(address: usize): Node {
  return changetype<Node>(address);
}

export function copyNode(to: Node, from: Node): void {
  memory.copy(changetype<usize>(to), changetype<usize>(from), nodeBytes);
}

// ---- Changing a node (all keep `tableau` right) ----

function setHash(node: Node, column: Column, hash: u64): void {
  node.tableau += spread(hash) - spread(column.hash);
  column.hash = hash;
}

/** What the number of face-down cards adds to a column's hash. */
export function downHash(down: i32): u64 {
  return <u64>down * 0xa0761d6478bd642f;
}

export function setDown(node: Node, at: i32, down: i32): void {
  const column = node.column(at);
  setHash(node, column, column.hash - downHash(column.down) + downHash(down));
  column.down = <u8>down;
}

export function pushCard(node: Node, at: i32, face: i32): void {
  const column = node.column(at);
  const length: i32 = column.length;
  column.faces()[length] = <u8>face;
  column.length = <u8>(length + 1);
  setHash(node, column, column.hash + placeHash(length, face));
}

export function popCard(node: Node, at: i32): i32 {
  const column = node.column(at);
  const length = <i32>column.length - 1;
  const face: i32 = column.faces()[length];
  column.length = <u8>length;
  setHash(node, column, column.hash - placeHash(length, face));
  const down: i32 = column.down;
  if (down > 0 && down == length) setDown(node, at, down - 1);
  return face;
}

export function fillCell(node: Node, cell: i32, face: i32): void {
  node.setCell(cell, face);
  node.tableau += spread(placeHash(LONGEST, face));
}

export function emptyCell(node: Node, cell: i32): i32 {
  const face = node.cell(cell);
  node.setCell(cell, EMPTY_CELL);
  node.tableau -= spread(placeHash(LONGEST, face));
  return face;
}

export function playWaste(node: Node, at: i32): void {
  const bit = (<u64>1) << (at & 63);
  if (at < 64) node.early |= bit;
  else node.late |= bit;
}

// ---- Asking a node ----

/** The place in the turning order of the waste's top card, or -1. */
export function wasteTop(node: Node): i32 {
  const index: i32 = node.index;
  if (index > 64) {
    const late = ~node.late & (((<u64>1) << (index - 64)) - 1);
    if (late != 0) return 127 - <i32>clz(late);
  }
  const early = ~node.early & (index >= 64 ? ~(<u64>0) : ((<u64>1) << index) - 1);
  return early == 0 ? -1 : 63 - <i32>clz(early);
}

/** The place in the turning order of the card that is turned next, or -1 when the stock is empty. */
export function nextTurn(node: Node): i32 {
  for (let at: i32 = node.index; at < turning; at++) if (!node.isPlayed(at)) return at;
  return -1;
}

export function countSpaces(node: Node): i32 {
  let count = 0;
  for (let column = 0; column < columns; column++) if (node.length(column) == 0) count++;
  return count;
}

/** The key: equal under permuted columns, cells and twins. */
export function nodeKey(node: Node): u64 {
  return keyOf(node.tableau, node.early, node.late, node.index, node.pass);
}

/** The key of a node with this tableau and these cards played. */
export function keyOf(tableau: u64, early: u64, late: u64, index: i32, pass: i32): u64 {
  return spread(
    tableau ^
      spread(early + 0x51ed270b9f6c9f5d) ^
      (late * 0xd1342543de82ef95) ^
      ((<u64>(index | (pass << 8))) << 40),
  );
}
