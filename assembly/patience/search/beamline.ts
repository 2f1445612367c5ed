// From the search's moves to the core's: forced cards are listed, series of single moves are played singly.

import { Carry, CELL, MAX_LINE, MOVE_COUNT, MOVE_MARK, MOVE_PILE_MASK, MOVE_TO, STOCK } from '../../abi';
import { parking } from './beammoves';
import { forcedPile, packMove, playMove, upMove } from './beamplay';
import { carry, cells, columns, kingsOnly } from './beamrecord';
import { cellOf, EMPTY_CELL, INDEX, isPlayed, lengthOf } from './beamstate';

let node: usize = 0;
let length: i32 = 0;

function emit(out: StaticArray<u32>, from: i32, to: i32, count: i32): void {
  if (length < MAX_LINE) out[length] = packMove(from, to, count) | MOVE_MARK;
  length++;
}

function step(out: StaticArray<u32>, from: i32, to: i32): void {
  emit(out, from, to, 1);
  playMove(node, packMove(from, to, 1));
}

function freeCells(): i32 {
  let set = 0;
  for (let i = 0; i < cells; i++) if (cellOf(node, i) == EMPTY_CELL) set |= 1 << i;
  return set;
}

/** Plays a run card by card, parking in free cells and in the empty columns of `helpers` (bits). */
function carrySingly(out: StaticArray<u32>, from: i32, to: i32, count: i32, helpers: i32): void {
  let free = freeCells();
  const room = popcnt(free);
  if (count <= room + 1) {
    let used = 0;
    for (let i = 1; i < count; i++) {
      const cell = ctz(free);
      free &= free - 1;
      used = (used << 4) | (cell + 1);
      step(out, from, CELL + cell);
    }
    step(out, from, to);
    for (; used != 0; used >>= 4) step(out, CELL + (used & 15) - 1, to);
    return;
  }
  const helper = ctz(helpers);
  const others = helpers & (helpers - 1);
  const part = min(count - 1, parking(room, popcnt(others)));
  carrySingly(out, from, helper, part, others);
  carrySingly(out, from, to, count - part, others);
  carrySingly(out, helper, to, part, others);
}

function carryRun(out: StaticArray<u32>, from: i32, to: i32, count: i32): void {
  let helpers = 0;
  for (let column = 0; column < columns; column++) {
    if (column != to && lengthOf(node, column) == 0 && !kingsOnly) helpers |= 1 << column;
  }
  const asOne = carry != Carry.One && (carry != Carry.Cells || count <= popcnt(freeCells()));
  if (!asOne) {
    carrySingly(out, from, to, count, helpers);
    return;
  }
  emit(out, from, to, count);
  playMove(node, packMove(from, to, count));
}

function wasteCards(): i32 {
  let count = 0;
  const index: i32 = load<u8>(node, INDEX);
  for (let i = 0; i < index; i++) if (!isPlayed(node, i)) count++;
  return count;
}

function emitForced(out: StaticArray<u32>): void {
  let pile = forcedPile(node);
  while (pile >= 0) {
    const move = upMove(node, pile);
    step(out, pile, (move >> MOVE_TO) & MOVE_PILE_MASK);
    pile = forcedPile(node);
  }
}

/**
 * Writes `count` search moves from `path` as core moves, playing them on `start` (which is changed).
 * Returns how many core moves; more than MAX_LINE means that the line did not fit.
 */
export function writeLine(out: StaticArray<u32>, start: usize, path: usize, count: i32): i32 {
  node = start;
  length = 0;
  emitForced(out);
  for (let i = 0; i < count; i++) {
    const move = load<u32>(path + ((<usize>i) << 2));
    const from = <i32>(move & MOVE_PILE_MASK);
    const to = <i32>((move >> MOVE_TO) & MOVE_PILE_MASK);
    const many = <i32>(move >> MOVE_COUNT);
    if (many > 1) carryRun(out, from, to, many);
    else {
      emit(out, from, to, to == STOCK ? wasteCards() : 1);
      playMove(node, move);
    }
    emitForced(out);
  }
  return length;
}
