// Playing the search's moves on a node, and the cards that must go up.

import { Build, CELL, FOUNDATION, MAX_COLUMNS, Prune, STOCK, SUITS, WASTE } from '../../../abi';
import { rankOf, suitOf } from '../../../card';
import { moveCount, moveFrom, moveTo, packMove } from '../../move';
import { uses } from '../switches';
import {
  EMPTY_CELL,
  emptyCell,
  fillCell,
  Node,
  nextTurn,
  playWaste,
  popCard,
  pushCard,
  wasteTop,
} from './node';
import { build, cells, columns, faceInOrder, rootIndex, rootPass, twoPacks } from './record';

export function goesUp(node: Node, face: i32): bool {
  const suit = suitOf(face);
  const rank = rankOf(face);
  return node.high(suit) == rank || node.low(suit) == rank;
}

/** The faces that go up now. */
export function upFaces(node: Node): u64 {
  let set: u64 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const high = node.high(suit);
    const low = node.low(suit);
    if (high < 13) set |= (<u64>1) << (13 * suit + high);
    if (low < 13) set |= (<u64>1) << (13 * suit + low);
  }
  return set;
}

/**
 * Whether the face, which goes up, may go up at once without losing a win; the table of docs/rules.md (Safe cards). In suit: when both
 * copies of the card below have left, nothing will ever lie on this card and its twin has a place of its own.
 * Alternating: cards of the other colour below it are gone, or have their own safe way up. Any: all cards below.
 */
export function isSafe(node: Node, face: i32): bool {
  const suit = suitOf(face);
  const rank = rankOf(face);
  if (node.low(suit) < rank) return false;
  if (build == Build.Suit) return true;
  const others = min(node.low(suit ^ 1), node.low((3 - suit) ^ 1));
  const sister = node.low(3 - suit);
  if (build == Build.Any) return min(others, sister) >= rank;
  return others >= rank || (others >= rank - 1 && sister >= rank - 2);
}

export function putUp(node: Node, face: i32): void {
  const suit = suitOf(face);
  const rank = rankOf(face);
  const isLower = twoPacks && node.high(suit) != rank;
  if (!isLower) node.setHigh(suit, rank + 1);
  if (isLower || !twoPacks) node.setLow(suit, rank + 1);
  node.home++;
}

export function turnCard(node: Node): void {
  node.index = <u8>(nextTurn(node) + 1);
}

/** Takes the top card off a column, a cell or the waste. */
function takeCard(node: Node, pile: i32): i32 {
  if (pile < MAX_COLUMNS) return popCard(node, pile);
  if (pile < STOCK) return emptyCell(node, pile - CELL);
  const at = wasteTop(node);
  playWaste(node, at);
  return faceInOrder(at);
}

function dropCard(node: Node, pile: i32, face: i32): void {
  if (pile < MAX_COLUMNS) pushCard(node, pile, face);
  else if (pile < STOCK) fillCell(node, pile - CELL, face);
  else putUp(node, face);
}

/** Plays a move of the search: as the core's packed move, but a series of single moves may count as one. */
export function playMove(node: Node, move: u32): void {
  const from = moveFrom(move);
  const to = moveTo(move);
  const count = moveCount(move);
  if (from == STOCK) turnCard(node);
  else if (to == STOCK) {
    node.index = 0;
    node.pass++;
  } else if (count == 1) dropCard(node, to, takeCard(node, from));
  else {
    const faces = node.column(from).faces();
    const left = node.length(from) - count;
    for (let i = 0; i < count; i++) pushCard(node, to, faces[left + i]);
    for (let i = 0; i < count; i++) popCard(node, from);
  }
}

/** The first pile whose card is safe to go up, or -1. */
export function safePile(node: Node): i32 {
  for (let column = 0; column < columns; column++) {
    if (node.length(column) == 0) continue;
    const top = node.column(column).top();
    if (goesUp(node, top) && isSafe(node, top)) return column;
  }
  const at = wasteTop(node);
  if (at >= 0 && goesUp(node, faceInOrder(at)) && isSafe(node, faceInOrder(at))) return WASTE;
  for (let i = 0; i < cells; i++) {
    const face = node.cell(i);
    if (face != EMPTY_CELL && goesUp(node, face) && isSafe(node, face)) return CELL + i;
  }
  return -1;
}

/** The packed move that sends a pile's top card up. */
export function upMove(node: Node, pile: i32): u32 {
  let face: i32 = 0;
  if (pile < MAX_COLUMNS) face = node.column(pile).top();
  else if (pile < STOCK) face = node.cell(pile - CELL);
  else face = faceInOrder(wasteTop(node));
  return packMove(pile, FOUNDATION + 2 * suitOf(face), 1);
}

export function playSafe(node: Node): void {
  let pile = safePile(node);
  while (pile >= 0) {
    playMove(node, upMove(node, pile));
    pile = safePile(node);
  }
}

export function playForced(node: Node): void {
  if (uses(Prune.BeamsSafe)) playSafe(node);
}

/** Whether tableau moves wait: they commute with the turn, so they come before it or after the card is played. */
export function isJustTurned(node: Node): bool {
  const index: i32 = node.index;
  if (index == 0 || node.isPlayed(index - 1)) return false;
  return index != rootIndex || <i32>node.pass != rootPass;
}
