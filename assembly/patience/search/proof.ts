import { CELL, FOUNDATION, MAX_COLUMNS, STOCK, Verdict, WASTE, Why } from '../../abi';
import { generate, moves } from '../movegen';
import { doMove, undoMove } from '../play';
import { homeCount, isWon, key, lengthOf } from '../position';
import { moveFrom, moveTo } from '../refusal';
import { Claim, claim, knownCount, openKnown } from './known';
import { openPath, pathFull, pathLength, popMove, pushMove } from './path';
import { forcedMove, isWorthTrying } from './prune';

// Exhaustive search, depth first, for every record. A position is entered in the set when it is first *made*, not when
// it is looked into: then each stands on the stack once, the way down stays short (a position next to an earlier one
// of the way belongs to that one), and memory is 8 bytes for the key and 4 for the waiting move.
//
// stack: waiting moves (u32, order class in the top bits), the children of the way's positions one after the other.
// bottoms: for each depth, where the waiting moves of the position there begin (u32).

const CLASS: u32 = 24;
const MOVE_MASK: u32 = (1 << CLASS) - 1;

let bottoms: usize = 0;
let stack: usize = 0;
let room: u32 = 0;
let top: u32 = 0;
let nodes: u64 = 0;
let bestHome: i32 = 0;
let verdict: i32 = Verdict.Unknown;
let why: i32 = Why.None;
/** a way became too long for its memory, so that something was not looked into */
let cut: bool = false;
let fresh: bool = false;

/**
 * Begins at the core's position, with `size` bytes of memory at `at`. An eighth of them holds the way and its bottoms,
 * a quarter the waiting moves, the rest the positions met.
 */
export function proofBegin(at: usize, size: usize): void {
  const share = (size >> 4) & ~7;
  openPath(at, share - 4);
  bottoms = at + share;
  stack = bottoms + share;
  room = <u32>share;
  openKnown(stack + share * 4, share * 10);
  top = 0;
  nodes = 0;
  bestHome = homeCount();
  verdict = Verdict.Running;
  why = Why.None;
  cut = false;
  fresh = true;
}

/**
 * Makes about `count` positions more; the core's position is then the one that the search stands at.
 * Verdict.Unwinnable is a proof; Winnable leaves the win as the way (path.ts).
 */
export function proofStep(count: u64): i32 {
  if (verdict != Verdict.Running) return verdict;
  const until = nodes + count;
  if (fresh) {
    fresh = false;
    claim(key());
    open();
  }
  while (verdict == Verdict.Running && nodes < until) advance();
  return verdict;
}

export function proofNodes(): u64 {
  return nodes;
}

export function proofStored(): u32 {
  return knownCount();
}

export function proofBestHome(): i32 {
  return bestHome;
}

export function proofWhy(): i32 {
  return why;
}

function end(with_: i32, because: i32): void {
  verdict = with_;
  why = because;
}

function bottomOf(depth: i32): usize {
  return bottoms + ((<usize>depth) << 2);
}

/** Into the best waiting move of the position, or back from it. */
function advance(): void {
  const depth = pathLength();
  if (top > load<u32>(bottomOf(depth))) {
    top--;
    pushMove(load<u32>(stack + ((<usize>top) << 2)) & MOVE_MASK);
    open();
    return;
  }
  if (depth > 0) popMove();
  else if (cut) end(Verdict.Unknown, Why.Memory);
  else end(Verdict.Unwinnable, Why.Exhausted);
}

/** Puts the new positions one move away on the stack. */
function open(): void {
  store<u32>(bottomOf(pathLength()), top);
  if (pathFull()) {
    cut = true;
    return;
  }
  const forced = forcedMove();
  if (forced != 0) {
    consider(forced);
    return;
  }
  const n = generate();
  for (let i = 0; i < n && verdict == Verdict.Running; i++) {
    const move = moves[i];
    if (isWorthTrying(move)) consider(move);
  }
}

function consider(move: u32): void {
  const order = orderOf(move);
  const undo = doMove(move);
  nodes++;
  const claimed = claim(key());
  if (claimed == Claim.New) bestHome = max(bestHome, homeCount());
  const won = isWon();
  undoMove(move, undo);
  if (won) {
    pushMove(move);
    end(Verdict.Winnable, Why.Line);
  } else if (claimed == Claim.New && top < room) wait(move | (order << CLASS));
  else if (claimed != Claim.Old) end(Verdict.Unknown, Why.Memory);
}

/** Among the waiting moves of the position, the most promising last. */
function wait(entry: u32): void {
  const bottom = load<u32>(bottomOf(pathLength()));
  let at = top++;
  while (at > bottom) {
    const before = load<u32>(stack + ((<usize>(at - 1)) << 2));
    if (before >> CLASS <= entry >> CLASS) break;
    store<u32>(stack + ((<usize>at) << 2), before);
    at--;
  }
  store<u32>(stack + ((<usize>at) << 2), entry);
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
