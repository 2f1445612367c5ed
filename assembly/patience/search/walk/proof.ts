import { CELL, FOUNDATION, MAX_COLUMNS, STOCK, Verdict, WASTE, Why } from '../../../abi';
import { arrayAt, RawArray } from '../../../raw';
import { moveFrom, moveTo } from '../../move';
import { doMove, undoMove } from '../../play';
import { isWon, key, lengthOf } from '../../position';
import { openPath, pathFull, pathLength, popMove, pushMove } from './path';
import { openTranspositions, Visit, visit } from './transpositions';
import {
  beginWalk,
  countNode,
  cutShort,
  endWalk,
  goesOn,
  goOn,
  listed,
  listMoves,
  mayMake,
  noteHome,
  ranDry,
  walkVerdict,
} from './walk';

// Exhaustive search, depth first, for every record. A position is entered in the set when it is first *made*, not when
// it is looked into: then each stands on the stack once, the way down stays short (a position next to an earlier one
// of the way belongs to that one), and memory is 8 bytes for the key and 4 for the waiting move.
//
// stack: waiting moves (order class in the top bits), the children of the way's positions one after the other.
// bottoms: for each depth, where the waiting moves of the position there begin.

const CLASS: u32 = 24;
const MOVE_MASK: u32 = (1 << CLASS) - 1;

let bottoms = changetype<RawArray<u32>>(0);
let stack = changetype<RawArray<u32>>(0);
let room: u32 = 0;
let top: u32 = 0;

/**
 * Begins at the core's position, with `size` bytes of memory at `at`. An eighth of them holds the way and its bottoms,
 * a quarter the waiting moves, the rest the positions met.
 */
export function proofBegin(at: usize, size: usize): void {
  const share = (size >> 4) & ~7;
  openPath(at, share - 4);
  bottoms = arrayAt<u32>(at + share);
  stack = arrayAt<u32>(at + 2 * share);
  room = <u32>share;
  openTranspositions(at + 6 * share, share * 10);
  top = 0;
  beginWalk();
}

/**
 * Makes about `some` positions more, `most` at the most; the core's position is then the one that the search stands at.
 * Verdict.Unwinnable is a proof; Winnable leaves the win as the way (path.ts).
 */
export function proofStep(some: u64, most: u64): i32 {
  if (goOn(some, most)) open();
  while (goesOn()) advance();
  return walkVerdict();
}

/** Into the best waiting move of the position, or back from it. */
function advance(): void {
  const depth = pathLength();
  if (top > bottoms[depth]) {
    pushMove(stack[--top] & MOVE_MASK);
    open();
    return;
  }
  if (depth > 0) popMove();
  else ranDry();
}

/** Puts the new positions one move away on the stack. */
function open(): void {
  bottoms[pathLength()] = top;
  if (pathFull()) {
    cutShort();
    return;
  }
  const n = listMoves();
  for (let i = 0; i < n && mayMake(); i++) consider(listed(i));
}

function consider(move: u32): void {
  const order = orderOf(move);
  const undo = doMove(move);
  countNode();
  const visited = visit(key());
  if (visited == Visit.New) noteHome();
  const won = isWon();
  undoMove(move, undo);
  if (won) {
    pushMove(move);
    endWalk(Verdict.Winnable, Why.Line);
  } else if (visited == Visit.New && top < room) wait(move | (order << CLASS));
  else if (visited != Visit.Old) endWalk(Verdict.Unknown, Why.Memory);
}

/** Among the waiting moves of the position, the most promising last. */
function wait(entry: u32): void {
  const bottom = bottoms[pathLength()];
  let at = top++;
  while (at > bottom) {
    const before = stack[at - 1];
    if (before >> CLASS <= entry >> CLASS) break;
    stack[at--] = before;
  }
  stack[at] = entry;
}

/** Which kinds of move to look into first; it changes when a win is found, never whether. */
function orderOf(move: u32): u32 {
  const from = moveFrom(move);
  const to = moveTo(move);
  if (to >= FOUNDATION) return 9;
  if (from >= FOUNDATION) return 1;
  if (from == STOCK) return 5;
  if (to == STOCK) return 2;
  if (to >= CELL) return 3;
  if (to < MAX_COLUMNS && lengthOf(to) == 0) return 4;
  return from >= CELL && from < STOCK ? 8 : from == WASTE ? 6 : 7;
}
