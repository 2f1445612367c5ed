// The compact position of the beams: one flat record (a "node") in linear memory, made once from the core's
// position. Columns keep their numbers, so that moves stay exact; the key forgets them.

import { columns, mix, placeHash, turning } from './record';

// ---- A node's bytes ----
/** two u64: which places of the turning order have been played (the waste: the others below the index) */
export const PLAYED: usize = 0;
/** u64: sum of the columns' and cells' mixed hashes */
export const TABLEAU: usize = 16;
/** u8[4], [4]: the higher and the lower foundation of each suit, as numbers of cards; one pack: the same twice */
export const HIGH: usize = 24;
export const LOW: usize = 28;
/** u8[4]: the face in each cell, or EMPTY_CELL */
export const CELLS: usize = 32;
/** u8: places of the turning order already turned in this pass */
export const INDEX: usize = 36;
export const PASS: usize = 37;
export const HOME: usize = 38;
/** i32: where the beam's history knows this node */
export const HISTORY: usize = 40;
/** i64: sum of the columns' scores */
export const SCORE: usize = 48;
export const LENGTHS: usize = 56;
/** u8[12]: face-down cards; always 0 where cards are carried one by one and the difference cannot matter */
export const DOWN: usize = 68;
export const HASHES: usize = 80;
export const SCORES: usize = 176;
/** the waste's score, kept by the score: as it is i64, without its top i64, steps i64, the top's flat term i64, the
 * lowest rank of each suit u32, the top face i32 or -1 */
export const WASTE_SCORE: usize = 272;
export const COLUMNS: usize = 320;
export const STRIDE: usize = 32;
/** The longest column: the place above it in the hash table is the cells'. */
export const LONGEST: i32 = 31;
export const EMPTY_CELL: i32 = 255;

export function columnAt(node: usize, column: i32): usize {
  return node + COLUMNS + ((<usize>column) << 5);
}

export function lengthOf(node: usize, column: i32): i32 {
  return load<u8>(node + <usize>column, LENGTHS);
}

/** The column's top face; the column must hold a card. */
export function topOf(node: usize, column: i32): i32 {
  return load<u8>(columnAt(node, column) + <usize>lengthOf(node, column) - 1);
}

export function cellOf(node: usize, cell: i32): i32 {
  return load<u8>(node + <usize>cell, CELLS);
}

export function highOf(node: usize, suit: i32): i32 {
  return load<u8>(node + <usize>suit, HIGH);
}

export function lowOf(node: usize, suit: i32): i32 {
  return load<u8>(node + <usize>suit, LOW);
}

export let nodeBytes: usize = 0;

/** Sets the size of a node for the record at hand. */
export function measureNode(): void {
  nodeBytes = COLUMNS + <usize>columns * STRIDE;
}

// ---- Changing a node (all keep TABLEAU right) ----

function setHash(node: usize, column: i32, hash: u64): void {
  const at = node + ((<usize>column) << 3);
  store<u64>(node, load<u64>(node, TABLEAU) - mix(load<u64>(at, HASHES)) + mix(hash), TABLEAU);
  store<u64>(at, hash, HASHES);
}

export function hashOf(node: usize, column: i32): u64 {
  return load<u64>(node + ((<usize>column) << 3), HASHES);
}

export function downOf(node: usize, column: i32): i32 {
  return load<u8>(node + <usize>column, DOWN);
}

/** What the number of face-down cards adds to a column's hash. */
export function downHash(down: i32): u64 {
  return <u64>down * 0xa0761d6478bd642f;
}

export function setDown(node: usize, column: i32, down: i32): void {
  const old = downOf(node, column);
  store<u8>(node + <usize>column, <u8>down, DOWN);
  setHash(node, column, hashOf(node, column) - downHash(old) + downHash(down));
}

export function pushCard(node: usize, column: i32, face: i32): void {
  const length = lengthOf(node, column);
  store<u8>(columnAt(node, column) + <usize>length, <u8>face);
  store<u8>(node + <usize>column, <u8>(length + 1), LENGTHS);
  setHash(node, column, hashOf(node, column) + placeHash(length, face));
}

export function popCard(node: usize, column: i32): i32 {
  const length = lengthOf(node, column) - 1;
  const face = load<u8>(columnAt(node, column) + <usize>length);
  store<u8>(node + <usize>column, <u8>length, LENGTHS);
  setHash(node, column, hashOf(node, column) - placeHash(length, face));
  const down = downOf(node, column);
  if (down > 0 && down == length) setDown(node, column, down - 1);
  return face;
}

export function fillCell(node: usize, cell: i32, face: i32): void {
  store<u8>(node + <usize>cell, <u8>face, CELLS);
  store<u64>(node, load<u64>(node, TABLEAU) + mix(placeHash(LONGEST, face)), TABLEAU);
}

export function emptyCell(node: usize, cell: i32): i32 {
  const face = cellOf(node, cell);
  store<u8>(node + <usize>cell, EMPTY_CELL, CELLS);
  store<u64>(node, load<u64>(node, TABLEAU) - mix(placeHash(LONGEST, face)), TABLEAU);
  return face;
}

/** The place in the turning order of the waste's top card, or -1. */
export function wasteTop(node: usize): i32 {
  const index = load<u8>(node, INDEX);
  if (index > 64) {
    const late = ~load<u64>(node, PLAYED + 8) & (((<u64>1) << (index - 64)) - 1);
    if (late != 0) return 127 - <i32>clz(late);
  }
  const early = ~load<u64>(node, PLAYED) & (index >= 64 ? ~(<u64>0) : ((<u64>1) << index) - 1);
  return early == 0 ? -1 : 63 - <i32>clz(early);
}

export function isPlayed(node: usize, at: i32): bool {
  return ((load<u64>(node + ((<usize>at >> 6) << 3), PLAYED) >> (at & 63)) & 1) != 0;
}

/** The place in the turning order of the card that is turned next, or -1 when the stock is empty. */
export function nextTurn(node: usize): i32 {
  let at: i32 = load<u8>(node, INDEX);
  while (at < turning) {
    if (!isPlayed(node, at)) return at;
    at++;
  }
  return -1;
}

export function playWaste(node: usize, at: i32): void {
  const word = node + ((<usize>at >> 6) << 3);
  store<u64>(word, load<u64>(word, PLAYED) | ((<u64>1) << (at & 63)), PLAYED);
}

export function countSpaces(node: usize): i32 {
  let count = 0;
  for (let column = 0; column < columns; column++) if (lengthOf(node, column) == 0) count++;
  return count;
}

/** The key: equal under permuted columns, cells and twins. */
export function nodeKey(node: usize): u64 {
  return keyOf(
    load<u64>(node, TABLEAU),
    load<u64>(node, PLAYED),
    load<u64>(node, PLAYED + 8),
    load<u8>(node, INDEX),
    load<u8>(node, PASS),
  );
}

/** The position's key: equal under permuted columns, cells and twins. */
export function keyOf(tableau: u64, early: u64, late: u64, index: i32, pass: i32): u64 {
  return mix(
    tableau ^
      mix(early + 0x51ed270b9f6c9f5d) ^
      (late * 0xd1342543de82ef95) ^
      ((<u64>(index | (pass << 8))) << 40),
  );
}
