// The compact position of the beams: one flat record (a "node") in linear memory, made once from the core's
// position. Columns keep their numbers, so that moves stay exact; the key forgets them.

import {
  AT_CARDS,
  AT_DOWN,
  AT_LENGTHS,
  AT_PASS,
  Build,
  Carry,
  CELL,
  FACES,
  FOUNDATION,
  Fill,
  MAX_CELLS,
  MAX_COLUMNS,
  MOVE_COUNT,
  MOVE_PILE_MASK,
  MOVE_TO,
  PILE_STRIDE,
  Rule,
  STOCK,
  SUITS,
  WASTE,
} from '../../abi';
import { position } from '../position';
import { rule } from '../rules';

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
export const COLUMNS: usize = 272;
export const STRIDE: usize = 32;
/** The longest column: the place above it in the hash table is the cells'. */
const LONGEST: i32 = 31;
export const EMPTY_CELL: i32 = 255;

// ---- The record at hand ----
export let columns: i32 = 0;
export let cells: i32 = 0;
export let twoPacks: bool = false;
export let carry: i32 = 0;
export let build: i32 = 0;
export let kingsOnly: bool = false;
export let passes: i32 = 0;
/** cards in the game */
export let cards: i32 = 0;
/** cards in the turning order: the waste from its bottom, then the stock */
export let turning: i32 = 0;
/** where the search began; turned cards from here on must be played or passed before the tableau moves again */
export let rootIndex: i32 = 0;
export let rootPass: i32 = 0;
export let nodeBytes: usize = 0;
/** Forced safe foundation moves; off only to compare verdicts. */
export let forceSafe: bool = true;

/** u8[104]: faces in turning order */
let order: usize = 0;
/** u64[52]: the faces that each face may be laid on */
let bases: usize = 0;
/** u64[32][52]: what a face at a height adds to its column's hash; row 31: in a cell */
let places: usize = 0;

export const STATE_BYTES: usize = 128 + 52 * 8 + 32 * 52 * 8;

export function setForceSafe(on: bool): void {
  forceSafe = on;
}

/** Spreads 64 bits; 0 stays 0, so that empty columns add nothing. */
export function mix(x: u64): u64 {
  x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93;
  x = (x ^ (x >> 29)) * 0x9e3779b97f4a7c15;
  return x ^ (x >> 32);
}

// @ts-ignore: AssemblyScript's small integers
export function suitOf(face: i32): i32 {
  return (face * 79) >> 10;
}

export function rankOf(face: i32): i32 {
  return face - 13 * suitOf(face);
}

export function basesOf(face: i32): u64 {
  return load<u64>(bases + ((<usize>face) << 3));
}

export function placeHash(height: i32, face: i32): u64 {
  return load<u64>(places + ((<usize>(height * FACES + face)) << 3));
}

export function faceInOrder(at: i32): i32 {
  return load<u8>(order + <usize>at);
}

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

function laysOn(face: i32, base: i32): bool {
  if (rankOf(base) != rankOf(face) + 1) return false;
  const a = suitOf(face);
  const b = suitOf(base);
  if (build == Build.Suit) return a == b;
  return build == Build.Any || (a == 1 || a == 2) != (b == 1 || b == 2);
}

function fillTables(arena: usize): void {
  order = arena;
  bases = arena + 128;
  places = bases + FACES * 8;
  for (let face = 0; face < FACES; face++) {
    let set: u64 = 0;
    for (let base = 0; base < FACES; base++) if (laysOn(face, base)) set |= (<u64>1) << base;
    store<u64>(bases + ((<usize>face) << 3), set);
  }
  let seed: u64 = 1;
  for (let i = 0; i < 32 * FACES; i++) {
    seed += 0x9e3779b97f4a7c15;
    store<u64>(places + ((<usize>i) << 3), mix(seed));
  }
}

function readRules(): void {
  columns = rule(Rule.Columns);
  cells = rule(Rule.Cells);
  twoPacks = rule(Rule.Decks) == 2;
  carry = rule(Rule.Carry);
  build = rule(Rule.Build);
  kingsOnly = rule(Rule.Fill) == Fill.King;
  passes = rule(Rule.Passes);
  cards = twoPacks ? 104 : 52;
  nodeBytes = COLUMNS + <usize>columns * STRIDE;
}

function pileLength(pile: i32): i32 {
  return position[AT_LENGTHS + pile];
}

function pileFace(pile: i32, at: i32): i32 {
  return position[AT_CARDS + pile * PILE_STRIDE + at] % FACES;
}

/**
 * Reads the current record and position into `node`, tables into `arena` (STATE_BYTES).
 * False if a column is, or could grow, too long for this record of a position.
 */
export function readPosition(arena: usize, node: usize): bool {
  readRules();
  fillTables(arena);
  memory.fill(node, 0, nodeBytes);
  for (let column = 0; column < columns; column++) {
    const length = pileLength(column);
    if (length > 0 && length + rankOf(pileFace(column, length - 1)) > LONGEST) return false;
    for (let i = 0; i < length; i++) pushCard(node, column, pileFace(column, i));
    if (carry != Carry.One) setDown(node, column, position[AT_DOWN + column]);
  }
  for (let i = 0; i < MAX_CELLS; i++) {
    store<u8>(node + <usize>i, EMPTY_CELL, CELLS);
    if (i < cells && pileLength(CELL + i) > 0) fillCell(node, i, pileFace(CELL + i, 0));
  }
  const waste = pileLength(WASTE);
  const stock = pileLength(STOCK);
  for (let i = 0; i < waste; i++) store<u8>(order + <usize>i, <u8>pileFace(WASTE, i));
  for (let i = 0; i < stock; i++) store<u8>(order + <usize>(waste + i), <u8>pileFace(STOCK, stock - 1 - i));
  turning = waste + stock;
  rootIndex = waste;
  rootPass = position[AT_PASS];
  store<u8>(node, <u8>waste, INDEX);
  store<u8>(node, <u8>rootPass, PASS);
  for (let suit = 0; suit < SUITS; suit++) {
    const a = pileLength(FOUNDATION + 2 * suit);
    const b = pileLength(FOUNDATION + 2 * suit + 1);
    store<u8>(node + <usize>suit, <u8>max(a, b), HIGH);
    store<u8>(node + <usize>suit, <u8>(twoPacks ? min(a, b) : a), LOW);
    store<u8>(node, <u8>(load<u8>(node, HOME) + a + b), HOME);
  }
  return true;
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

function setDown(node: usize, column: i32, down: i32): void {
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

function fillCell(node: usize, cell: i32, face: i32): void {
  store<u8>(node + <usize>cell, <u8>face, CELLS);
  store<u64>(node, load<u64>(node, TABLEAU) + mix(placeHash(LONGEST, face)), TABLEAU);
}

function emptyCell(node: usize, cell: i32): i32 {
  const face = cellOf(node, cell);
  store<u8>(node + <usize>cell, EMPTY_CELL, CELLS);
  store<u64>(node, load<u64>(node, TABLEAU) - mix(placeHash(LONGEST, face)), TABLEAU);
  return face;
}

/** The place in the turning order of the waste's top card, or -1. */
export function wasteTop(node: usize): i32 {
  const index = load<u8>(node, INDEX);
  if (index > 64) {
    const late = ~load<u64>(node, PLAYED + 8) & ((<u64>1 << (index - 64)) - 1);
    if (late != 0) return 127 - <i32>clz(late);
  }
  const early = ~load<u64>(node, PLAYED) & (index >= 64 ? ~(<u64>0) : (<u64>1 << index) - 1);
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
  store<u64>(word, load<u64>(word, PLAYED) | (<u64>1 << (at & 63)), PLAYED);
}

export function goesUp(node: usize, face: i32): bool {
  const suit = suitOf(face);
  const rank = rankOf(face);
  return highOf(node, suit) == rank || lowOf(node, suit) == rank;
}

/**
 * Whether the face, which goes up, may go up at once without losing a win; `rules.md`'s table. In suit: when both
 * copies of the card below have left, nothing will ever lie on this card and its twin has a place of its own.
 * Alternating: cards of the other colour below it are gone, or have their own safe way up. Any: all cards below.
 */
export function isSafe(node: usize, face: i32): bool {
  const suit = suitOf(face);
  const rank = rankOf(face);
  if (lowOf(node, suit) < rank) return false;
  if (build == Build.Suit) return true;
  const others = min(lowOf(node, suit ^ 1), lowOf(node, (3 - suit) ^ 1));
  const sister = lowOf(node, 3 - suit);
  if (build == Build.Any) return min(others, sister) >= rank;
  return others >= rank || (others >= rank - 1 && sister >= rank - 2);
}

export function putUp(node: usize, face: i32): void {
  const suit = suitOf(face);
  const rank = rankOf(face);
  const isLower = twoPacks && highOf(node, suit) != rank;
  if (!isLower) store<u8>(node + <usize>suit, <u8>(rank + 1), HIGH);
  if (isLower || !twoPacks) store<u8>(node + <usize>suit, <u8>(rank + 1), LOW);
  store<u8>(node, load<u8>(node, HOME) + 1, HOME);
}

export function turnCard(node: usize): void {
  store<u8>(node, <u8>(nextTurn(node) + 1), INDEX);
}

/** Takes the top card off a column, a cell or the waste. */
function takeCard(node: usize, pile: i32): i32 {
  if (pile < MAX_COLUMNS) return popCard(node, pile);
  if (pile < STOCK) return emptyCell(node, pile - CELL);
  const at = wasteTop(node);
  playWaste(node, at);
  return faceInOrder(at);
}

function dropCard(node: usize, pile: i32, face: i32): void {
  if (pile < MAX_COLUMNS) pushCard(node, pile, face);
  else if (pile < STOCK) fillCell(node, pile - CELL, face);
  else putUp(node, face);
}

export function packMove(from: i32, to: i32, count: i32): u32 {
  return from | (to << MOVE_TO) | (count << MOVE_COUNT);
}

/** Plays a move of the search: as the core's packed move, but a series of single moves may count as one. */
export function playMove(node: usize, move: u32): void {
  const from = move & MOVE_PILE_MASK;
  const to = (move >> MOVE_TO) & MOVE_PILE_MASK;
  if (from == STOCK) {
    turnCard(node);
    return;
  }
  if (to == STOCK) {
    store<u8>(node, 0, INDEX);
    store<u8>(node, load<u8>(node, PASS) + 1, PASS);
    return;
  }
  const count = <i32>(move >> MOVE_COUNT);
  if (count == 1) {
    dropCard(node, to, takeCard(node, from));
    return;
  }
  const run = columnAt(node, from) + <usize>(lengthOf(node, from) - count);
  for (let i = 0; i < count; i++) pushCard(node, to, load<u8>(run + <usize>i));
  for (let i = 0; i < count; i++) popCard(node, from);
}

/** The first pile whose card must go up, or -1. */
export function forcedPile(node: usize): i32 {
  if (!forceSafe) return -1;
  for (let column = 0; column < columns; column++) {
    if (lengthOf(node, column) == 0) continue;
    const top = topOf(node, column);
    if (goesUp(node, top) && isSafe(node, top)) return column;
  }
  const at = wasteTop(node);
  if (at >= 0 && goesUp(node, faceInOrder(at)) && isSafe(node, faceInOrder(at))) return WASTE;
  for (let i = 0; i < cells; i++) {
    const face = cellOf(node, i);
    if (face != EMPTY_CELL && goesUp(node, face) && isSafe(node, face)) return CELL + i;
  }
  return -1;
}

/** The packed move that sends a pile's top card up. */
export function upMove(node: usize, pile: i32): u32 {
  let face: i32 = 0;
  if (pile < MAX_COLUMNS) face = topOf(node, pile);
  else if (pile < STOCK) face = cellOf(node, pile - CELL);
  else face = faceInOrder(wasteTop(node));
  return packMove(pile, FOUNDATION + 2 * suitOf(face), 1);
}

export function playForced(node: usize): void {
  let pile = forcedPile(node);
  while (pile >= 0) {
    playMove(node, upMove(node, pile));
    pile = forcedPile(node);
  }
}

/** Whether tableau moves wait: they commute with the turn, so they come before it or after the card is played. */
export function isJustTurned(node: usize): bool {
  const index: i32 = load<u8>(node, INDEX);
  if (index == 0 || isPlayed(node, index - 1)) return false;
  return index != rootIndex || load<u8>(node, PASS) != rootPass;
}

/** The position's key: equal under permuted columns, cells and twins. */
export function keyOf(tableau: u64, early: u64, late: u64, index: i32, pass: i32): u64 {
  return mix(
    tableau ^ mix(early + 0x51ed270b9f6c9f5d) ^ (late * 0xd1342543de82ef95) ^ (<u64>(index | (pass << 8)) << 40),
  );
}
