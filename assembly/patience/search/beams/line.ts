// From the search's moves to the core's: forced cards are listed, series of single moves are played singly.

import { Carry, CELL, MAX_LINE, STOCK } from '../../../abi';
import { RawArray } from '../../../raw';
import { moveCount, moveFrom, moveTo, packMove } from '../../move';
import { EMPTY_CELL, Node, nodeAt } from '../stock/node';
import { playMove, safePile, upMove } from '../stock/play';
import { carry, cells, columns, kingsOnly, parking } from '../stock/record';

let node = nodeAt(0);
let out = changetype<RawArray<u32>>(0);
let length: i32 = 0;

/** Begins a line at `start`, a node that follows along (and so changes); moves go to `to`, u32[MAX_LINE]. */
export function beginLine(start: Node, to: RawArray<u32>): void {
  node = start;
  out = to;
  length = 0;
}

/** How many core moves so far; more than MAX_LINE: they did not fit. */
export function lineLength(): i32 {
  return length;
}

function emit(from: i32, to: i32, count: i32): void {
  if (length < MAX_LINE) out[length] = packMove(from, to, count);
  length++;
}

function step(from: i32, to: i32): void {
  emit(from, to, 1);
  playMove(node, packMove(from, to, 1));
}

function freeCells(): i32 {
  let set = 0;
  for (let i = 0; i < cells; i++) if (node.cell(i) == EMPTY_CELL) set |= 1 << i;
  return set;
}

/** Plays a run card by card, parking in free cells and in the empty columns of `helpers` (bits). */
function carrySingly(from: i32, to: i32, count: i32, helpers: i32): void {
  let free = freeCells();
  const room = popcnt(free);
  if (count <= room + 1) {
    let used = 0;
    for (let i = 1; i < count; i++) {
      const cell = ctz(free);
      free &= free - 1;
      used = (used << 4) | (cell + 1);
      step(from, CELL + cell);
    }
    step(from, to);
    for (; used != 0; used >>= 4) step(CELL + (used & 15) - 1, to);
    return;
  }
  const helper = ctz(helpers);
  const others = helpers & (helpers - 1);
  const part = min(count - 1, parking(room, popcnt(others)));
  carrySingly(from, helper, part, others);
  carrySingly(from, to, count - part, others);
  carrySingly(helper, to, part, others);
}

function carryRun(from: i32, to: i32, count: i32): void {
  let helpers = 0;
  for (let column = 0; column < columns; column++) {
    if (column != to && node.length(column) == 0 && !kingsOnly) helpers |= 1 << column;
  }
  const asOne = carry != Carry.One && (carry != Carry.Cells || count <= popcnt(freeCells()));
  if (!asOne) {
    carrySingly(from, to, count, helpers);
    return;
  }
  emit(from, to, count);
  playMove(node, packMove(from, to, count));
}

function wasteCards(): i32 {
  let count = 0;
  for (let i = 0; i < <i32>node.index; i++) if (!node.isPlayed(i)) count++;
  return count;
}

/** Sends all safe cards up. */
export function writeSafe(): void {
  let pile = safePile(node);
  while (pile >= 0) {
    step(pile, moveTo(upMove(node, pile)));
    pile = safePile(node);
  }
}

/** Writes one move of the search. */
export function writeMove(move: u32): void {
  const from = moveFrom(move);
  const to = moveTo(move);
  if (moveCount(move) > 1) {
    carryRun(from, to, moveCount(move));
    return;
  }
  emit(from, to, to == STOCK ? wasteCards() : 1);
  playMove(node, move);
}
