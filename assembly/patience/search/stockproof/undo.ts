// Tableau moves of the proof and back.

import { CELL, FOUNDATION, MAX_COLUMNS } from '../../../abi';
import { moveCount, moveFrom, moveTo, packMove } from '../../move';
import { fillCell, Node, pushCard, setDown } from '../stock/node';
import { playMove } from '../stock/play';
import { twoPacks } from '../stock/record';

/** What `takeBack` needs: face-down cards of the column left in the low byte, and whether the lower foundation
 * was used. */
const LOWER_USED: u32 = 256;

/** Plays a tableau move and tells what `takeBack` needs. */
export function makeMove(node: Node, move: u32): u32 {
  const from = moveFrom(move);
  const to = moveTo(move);
  const undo: u32 = from < MAX_COLUMNS ? node.column(from).down : 0;
  const suit = (to - FOUNDATION) >> 1;
  const high = to >= FOUNDATION ? node.high(suit) : 0;
  playMove(node, move);
  return to >= FOUNDATION && high == node.high(suit) ? undo | LOWER_USED : undo;
}

/** Takes the top card off a foundation. */
function takeDown(node: Node, suit: i32, isLower: bool): i32 {
  const rank = (isLower ? node.low(suit) : node.high(suit)) - 1;
  if (!isLower) node.setHigh(suit, rank);
  if (isLower || !twoPacks) node.setLow(suit, rank);
  node.home--;
  return suit * 13 + rank;
}

export function takeBack(node: Node, move: u32, undo: u32): void {
  const from = moveFrom(move);
  const to = moveTo(move);
  const down = <i32>(undo & 255);
  if (from < MAX_COLUMNS && <i32>node.column(from).down != down) setDown(node, from, down);
  if (to >= FOUNDATION) {
    const face = takeDown(node, (to - FOUNDATION) >> 1, (undo & LOWER_USED) != 0);
    if (from < MAX_COLUMNS) pushCard(node, from, face);
    else fillCell(node, from - CELL, face);
  } else playMove(node, packMove(to, from, moveCount(move)));
}
