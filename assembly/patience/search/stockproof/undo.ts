// Tableau moves of the proof and back.

import { CELL, FOUNDATION, MAX_COLUMNS, MOVE_COUNT, MOVE_PILE_MASK, MOVE_TO } from '../../../abi';
import { packMove, playMove } from '../stock/play';
import { twoPacks } from '../stock/record';
import { downOf, fillCell, HIGH, HOME, highOf, LOW, lowOf, pushCard, setDown } from '../stock/state';

/** What `takeBack` needs: face-down cards of the column left in the low byte, and whether the lower foundation
 * was used. */
const LOWER_USED: u32 = 256;

/** Plays a tableau move and tells what `takeBack` needs. */
export function makeMove(node: usize, move: u32): u32 {
  const from = <i32>(move & MOVE_PILE_MASK);
  const to = <i32>((move >> MOVE_TO) & MOVE_PILE_MASK);
  const undo: u32 = from < MAX_COLUMNS ? downOf(node, from) : 0;
  if (to >= FOUNDATION) {
    const suit = (to - FOUNDATION) >> 1;
    const high = highOf(node, suit);
    playMove(node, move);
    return high == highOf(node, suit) ? undo | LOWER_USED : undo;
  }
  playMove(node, move);
  return undo;
}

function takeDown(node: usize, suit: i32, isLower: bool): i32 {
  const rank = (isLower ? lowOf(node, suit) : highOf(node, suit)) - 1;
  if (!isLower) store<u8>(node + <usize>suit, <u8>rank, HIGH);
  if (isLower || !twoPacks) store<u8>(node + <usize>suit, <u8>rank, LOW);
  store<u8>(node, load<u8>(node, HOME) - 1, HOME);
  return suit * 13 + rank;
}

export function takeBack(node: usize, move: u32, undo: u32): void {
  const from = <i32>(move & MOVE_PILE_MASK);
  const to = <i32>((move >> MOVE_TO) & MOVE_PILE_MASK);
  const count = <i32>(move >> MOVE_COUNT);
  if (from < MAX_COLUMNS && downOf(node, from) != <i32>(undo & 255)) setDown(node, from, undo & 255);
  if (to >= FOUNDATION) {
    const face = takeDown(node, (to - FOUNDATION) >> 1, (undo & LOWER_USED) != 0);
    if (from < MAX_COLUMNS) pushCard(node, from, face);
    else fillCell(node, from - CELL, face);
  } else playMove(node, packMove(to, from, count));
}
