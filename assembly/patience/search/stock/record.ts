// The rule record as the searches of games with a stock use it, and the tables that follow from it.

import { Build, FACES, Fill, Rule } from '../../../abi';
import { isRed, rankOf, suitOf } from '../../../card';
import { rule } from '../../rules';

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

/** faces in turning order */
const order: StaticArray<u8> = new StaticArray<u8>(104);
/** the faces that each face may be laid on */
const bases: StaticArray<u64> = new StaticArray<u64>(FACES);
/** [32][52]: what a face at a height adds to its column's hash; row 31: in a cell */
const places: StaticArray<u64> = new StaticArray<u64>(32 * FACES);

/** Spreads 64 bits; 0 stays 0, so that empty columns add nothing. */
export function spread(x: u64): u64 {
  x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93;
  x = (x ^ (x >> 29)) * 0x9e3779b97f4a7c15;
  return x ^ (x >> 32);
}

export function basesOf(face: i32): u64 {
  return bases[face];
}

export function placeHash(height: i32, face: i32): u64 {
  return places[height * FACES + face];
}

export function faceInOrder(at: i32): i32 {
  return order[at];
}

/** The order in which cards are turned: the waste from its bottom, then the stock; `waste` of them are turned. */
export function setOrder(waste: i32, all: i32, pass: i32): void {
  turning = all;
  rootIndex = waste;
  rootPass = pass;
}

export function setFaceInOrder(at: i32, face: i32): void {
  order[at] = <u8>face;
}

function laysOn(face: i32, base: i32): bool {
  if (rankOf(base) != rankOf(face) + 1) return false;
  if (build == Build.Suit) return suitOf(face) == suitOf(base);
  return build == Build.Any || isRed(suitOf(face)) != isRed(suitOf(base));
}

function fillTables(): void {
  for (let face = 0; face < FACES; face++) {
    let set: u64 = 0;
    for (let base = 0; base < FACES; base++) if (laysOn(face, base)) set |= (<u64>1) << base;
    bases[face] = set;
  }
  let seed: u64 = 1;
  for (let i = 0; i < 32 * FACES; i++) {
    seed += 0x9e3779b97f4a7c15;
    places[i] = spread(seed);
  }
}

/** Reads the record in force and fills the tables that follow from it. */
export function readRecord(): void {
  columns = rule(Rule.Columns);
  cells = rule(Rule.Cells);
  twoPacks = rule(Rule.Decks) == 2;
  carry = rule(Rule.Carry);
  build = rule(Rule.Build);
  kingsOnly = rule(Rule.Fill) == Fill.King;
  passes = rule(Rule.Passes);
  cards = twoPacks ? 104 : 52;
  fillTables();
}

/** How many cards a series of single moves can carry with so many cells and empty columns to park in. */
export function parking(freeCells: i32, helpers: i32): i32 {
  return (freeCells + 1) << min(helpers, 4);
}
