import {
  AT_CARDS,
  AT_DOWN,
  AT_LENGTHS,
  AT_PASS,
  CELL,
  FOUNDATION,
  MAX_COLUMNS,
  PILE_STRIDE,
  PILES,
  POSITION_BYTES,
  RANKS,
  Rule,
  STOCK,
  SUITS,
  WASTE,
} from '../abi';
import { faceOf, rankOf, suitOf } from '../card';
import { fold, mix } from '../zobrist';
import { rule } from './rules';

// The one live position, in the layout that abi.ts describes, with its key kept up to date.
export const position: StaticArray<u8> = new StaticArray<u8>(POSITION_BYTES);

// folds[pile][n]: the fold of the pile's lowest n faces, so that taking a card off costs nothing.
const FOLDS_STRIDE: i32 = PILE_STRIDE + 1;
const folds: StaticArray<u64> = new StaticArray<u64>(PILES * FOLDS_STRIDE);
let sum: u64 = 0;
/** off: moves leave folds and key behind (see `keepKey`) */
let keyed: bool = true;

// Each kind of pile enters the sum under its own salt.
const SALT_COLUMN: u64 = 0x1d8e4e27c47d124f;
const SALT_CELL: u64 = 0x7b1c3f5ad2e9b841;
const SALT_STOCK: u64 = 0x52a9d1e30f6c4b97;
const SALT_WASTE: u64 = 0x9c3d7e5b18f2a60d;
const SALT_FOUNDATION: u64 = 0x3f84d5b5b5470917;
const SALT_PASS: u64 = 0xe7037ed1a0b428db;

export function lengthOf(pile: i32): i32 {
  return position[AT_LENGTHS + pile];
}

/** The id of the card at `index` from the bottom. */
export function cardAt(pile: i32, index: i32): i32 {
  return position[AT_CARDS + pile * PILE_STRIDE + index];
}

/** The id of the top card; the pile must not be empty. */
export function topOf(pile: i32): i32 {
  return cardAt(pile, lengthOf(pile) - 1);
}

/** The face `depth` cards below the top one (0 = the top card). */
export function faceBelow(pile: i32, depth: i32): i32 {
  return faceOf(cardAt(pile, lengthOf(pile) - 1 - depth));
}

export function faceDownIn(column: i32): i32 {
  return position[AT_DOWN + column];
}

export function passNow(): i32 {
  return position[AT_PASS];
}

/** The height of a suit's higher (0) or lower (1) foundation. */
export function height(suit: i32, lower: i32): i32 {
  const a = lengthOf(FOUNDATION + 2 * suit);
  const b = lengthOf(FOUNDATION + 2 * suit + 1);
  return a >= b == (lower == 0) ? a : b;
}

/** The foundation pile that would take this face next (the first when both would), or -1. */
export function foundationFor(face: i32): i32 {
  const pile = FOUNDATION + 2 * suitOf(face);
  if (lengthOf(pile) == rankOf(face)) return pile;
  return rule(Rule.Decks) == 2 && lengthOf(pile + 1) == rankOf(face) ? pile + 1 : -1;
}

/** The pile of a suit's higher foundation (the first when they are level): the one whose card may come back. */
export function higherFoundation(suit: i32): i32 {
  const pile = FOUNDATION + 2 * suit;
  return lengthOf(pile) >= lengthOf(pile + 1) ? pile : pile + 1;
}

export function homeCount(): i32 {
  let home = 0;
  for (let i = 0; i < 2 * SUITS; i++) home += lengthOf(FOUNDATION + i);
  return home;
}

/** Equal for positions that differ only in the order of columns and of cells, or in twins. */
export function key(): u64 {
  return sum;
}

function share(pile: i32): u64 {
  if (!keyed) return 0;
  const length = lengthOf(pile);
  if (pile >= FOUNDATION) {
    const suit = (pile - FOUNDATION) >> 1;
    return mix(SALT_FOUNDATION + <u64>((suit << 8) | (height(suit, 0) << 4) | height(suit, 1)));
  }
  if (length == 0) return 0;
  const folded = folds[pile * FOLDS_STRIDE + length];
  if (pile < MAX_COLUMNS) return mix(folded ^ (SALT_COLUMN + <u64>faceDownIn(pile)));
  if (pile == STOCK) return mix(folded ^ SALT_STOCK);
  return mix(folded ^ (pile == WASTE ? SALT_WASTE : SALT_CELL));
}

function put(pile: i32, id: i32): void {
  const length = lengthOf(pile);
  const at = pile * FOLDS_STRIDE + length;
  if (keyed) folds[at + 1] = fold(folds[at], faceOf(id));
  position[AT_CARDS + pile * PILE_STRIDE + length] = <u8>id;
  position[AT_LENGTHS + pile] = <u8>(length + 1);
}

/** Carries `count` cards from one pile to another, in their order. */
export function carry(from: i32, to: i32, count: i32): void {
  if (keyed) sum -= share(from) + share(to);
  const start = lengthOf(from) - count;
  for (let i = 0; i < count; i++) put(to, cardAt(from, start + i));
  position[AT_LENGTHS + from] = <u8>start;
  if (keyed) sum += share(from) + share(to);
}

/** Turns a whole pile over onto an empty one: stock and waste at a new pass, and back. */
export function turnOver(from: i32, to: i32): void {
  sum -= share(from) + share(to);
  for (let i = lengthOf(from) - 1; i >= 0; i--) put(to, cardAt(from, i));
  position[AT_LENGTHS + from] = 0;
  sum += share(from) + share(to);
}

export function setPass(pass: i32): void {
  sum += mix(SALT_PASS + <u64>pass) - mix(SALT_PASS + <u64>passNow());
  position[AT_PASS] = <u8>pass;
}

export function setFaceDown(column: i32, count: i32): void {
  sum -= share(column);
  position[AT_DOWN + column] = <u8>count;
  sum += share(column);
}

/** Clears the table; `lay` then builds a position up card by card, and `reckon` sets its key. */
export function clear(): void {
  memory.fill(changetype<usize>(position), 0, POSITION_BYTES);
}

/** Lays a card on a pile without touching the key. */
export function lay(pile: i32, id: i32): void {
  put(pile, id);
}

/** The key from scratch. */
export function freshKey(): u64 {
  let fresh: u64 = mix(SALT_PASS + <u64>passNow());
  for (let pile = 0; pile < FOUNDATION; pile++) {
    let folded: u64 = 0;
    for (let i = 0, n = lengthOf(pile); i < n; i++) {
      folded = fold(folded, faceOf(cardAt(pile, i)));
      folds[pile * FOLDS_STRIDE + i + 1] = folded;
    }
    fresh += share(pile);
  }
  for (let suit = 0; suit < SUITS; suit++) {
    // A suit's two piles share one term; each change of either replaces it whole (see `carry`).
    fresh += share(FOUNDATION + 2 * suit);
  }
  return fresh;
}

export function reckon(): void {
  sum = freshKey();
}

export function emptyColumns(): i32 {
  let empty = 0;
  for (let c = 0, n = rule(Rule.Columns); c < n; c++) if (lengthOf(c) == 0) empty++;
  return empty;
}

export function freeCells(): i32 {
  let free = 0;
  for (let c = 0, n = rule(Rule.Cells); c < n; c++) if (lengthOf(CELL + c) == 0) free++;
  return free;
}

/** True when every card of the packs is on the foundations. */
export function isWon(): bool {
  return homeCount() == rule(Rule.Decks) * SUITS * RANKS;
}

/**
 * From now on moves keep the key up to date, or with `on` false they do not, which costs a third: for a line that is
 * only played to its end. The cards must be as they were, by `restoreCards`, before it is put on again.
 */
export function keepKey(on: bool): void {
  keyed = on;
}

/** Room for everything that the live position consists of: its bytes, its key and its folds. */
export const SNAPSHOT_BYTES: i32 = POSITION_BYTES + 8 + PILES * FOLDS_STRIDE * 8;

/** Writes the live position's bytes and key, the beginning of a snapshot, to `at`. */
export function saveCards(at: usize): void {
  memory.copy(at, changetype<usize>(position), POSITION_BYTES);
  store<u64>(at, sum, POSITION_BYTES);
}

/** Lays down again what `saveCards` wrote; good while no move was made since then that kept the key. */
export function restoreCards(at: usize): void {
  memory.copy(changetype<usize>(position), at, POSITION_BYTES);
  sum = load<u64>(at, POSITION_BYTES);
}

/** Writes the live position, as it is to the byte, to `at`. */
export function savePosition(at: usize): void {
  saveCards(at);
  memory.copy(at + POSITION_BYTES + 8, changetype<usize>(folds), PILES * FOLDS_STRIDE * 8);
}

/** Makes what `savePosition` wrote the live position again. */
export function restorePosition(at: usize): void {
  restoreCards(at);
  memory.copy(changetype<usize>(folds), at + POSITION_BYTES + 8, PILES * FOLDS_STRIDE * 8);
}
