// Playing the search's moves on a node, and the cards that must go up.

import {
  Build,
  CELL,
  FOUNDATION,
  MAX_COLUMNS,
  MOVE_COUNT,
  MOVE_PILE_MASK,
  MOVE_TO,
  Prune,
  STOCK,
  SUITS,
  WASTE,
} from '../../../abi';
import { uses } from '../switches';
import { build, cells, columns, faceInOrder, rankOf, rootIndex, rootPass, suitOf, twoPacks } from './record';
import {
  cellOf,
  columnAt,
  EMPTY_CELL,
  emptyCell,
  fillCell,
  HIGH,
  HOME,
  highOf,
  INDEX,
  isPlayed,
  LOW,
  lengthOf,
  lowOf,
  nextTurn,
  PASS,
  playWaste,
  popCard,
  pushCard,
  topOf,
  wasteTop,
} from './state';

export function goesUp(node: usize, face: i32): bool {
  const suit = suitOf(face);
  const rank = rankOf(face);
  return highOf(node, suit) == rank || lowOf(node, suit) == rank;
}

/** The faces that go up now. */
export function upFaces(node: usize): u64 {
  let set: u64 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const high = highOf(node, suit);
    const low = lowOf(node, suit);
    if (high < 13) set |= (<u64>1) << (13 * suit + high);
    if (low < 13) set |= (<u64>1) << (13 * suit + low);
  }
  return set;
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

/** The first pile whose card is safe to go up, or -1. */
export function safePile(node: usize): i32 {
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

export function playSafe(node: usize): void {
  let pile = safePile(node);
  while (pile >= 0) {
    playMove(node, upMove(node, pile));
    pile = safePile(node);
  }
}

export function playForced(node: usize): void {
  if (uses(Prune.BeamsSafe)) playSafe(node);
}

/** Whether tableau moves wait: they commute with the turn, so they come before it or after the card is played. */
export function isJustTurned(node: usize): bool {
  const index: i32 = load<u8>(node, INDEX);
  if (index == 0 || isPlayed(node, index - 1)) return false;
  return index != rootIndex || load<u8>(node, PASS) != rootPass;
}
