// All tableau configurations reachable from a root, depth first, by single moves on one node; the waste's top card
// is played from every one of them, which makes new roots.

import { Carry, CELL, FOUNDATION, MOVE_PILE_MASK, MOVE_TO, Prune, STOCK, WASTE } from '../../../abi';
import { goesUp, packMove, playMove, playSafe, turnCard } from '../stock/play';
import {
  basesOf,
  cards,
  carry,
  cells,
  columns,
  faceInOrder,
  kingsOnly,
  passes,
  rankOf,
  suitOf,
  turning,
} from '../stock/record';
import {
  cellOf,
  columnAt,
  countSpaces,
  downOf,
  EMPTY_CELL,
  HOME,
  INDEX,
  lengthOf,
  nextTurn,
  nodeBytes,
  nodeKey,
  PASS,
  topOf,
  wasteTop,
} from '../stock/state';
import { uses } from '../switches';
import { isDead, mayHelp } from './dead';
import { hostsHandle, isDeadByHosts, worldsPlayed } from './hosts';
import { hasNoRoom, roomBegin, roomWork } from './room';
import { addRoot, unpackRoot } from './roots';
import { makeMove, takeBack } from './undo';
import { forgetVisited, keyAfter, remember, slotOf } from './visited';

export enum Walk {
  Running = 0,
  Done = 1,
  Won = 2,
  Full = 3,
}

// ---- A frame: the move that led here u32, what undoes it u32, where its moves begin u32 ----
const FRAME: usize = 12;
export const MAX_FRAMES: i32 = 1 << 14;
const MAX_LISTED: i32 = 1 << 17;
/** Worlds that are played at a late root, twice as many with each eight cards more in the stock. */
const LEAST_WORLDS: i32 = 16;
/** What a world costs, in configurations. */
const WORLD_NODES: i32 = 8;
// What may be spent on worlds, in configurations: something at first, a part of what the walks cost, and more where
// it pays.
const FIRST_CREDIT: i32 = 1 << 12;
const ROOT_CREDIT: i32 = 1;
const DEAD_CREDIT: i32 = 1024;
/** The same for room, where half of what the walks cost may be spent. */
const ROOM_DEAD_CREDIT: i32 = 256;
const MOST_CREDIT: i32 = 1 << 24;

export const TABLEAU_BYTES: usize = <usize>MAX_FRAMES * FRAME + ((<usize>MAX_LISTED) << 2) + 2048;

let node: usize = 0;
let scratch: usize = 0;
let frames: usize = 0;
let depth: i32 = 0;
let listed: usize = 0;
let listCount: i32 = 0;
/** what judging the root cost, in configurations */
export let judged: i32 = 0;
let credit: i32 = 0;
let roomCredit: i32 = 0;
let root: usize = 0;
let state: Walk = Walk.Done;
/** what a search for one certain successor waits for; 0: none, all successors are stored */
let wanted: u64 = 0;
let wantedMove: u32 = 0;
/** key of the successor that wins; 0: the walk won inside the tableau */
export let wonKey: u64 = 0;

/** Memory: TABLEAU_BYTES at `arena`. */
export function tableauBegin(arena: usize): void {
  node = arena;
  scratch = arena + 1024;
  frames = arena + 2048;
  listed = frames + <usize>MAX_FRAMES * FRAME;
  wanted = 0;
  credit = FIRST_CREDIT;
  roomCredit = FIRST_CREDIT;
  roomBegin();
}

function isOpen(at: usize): bool {
  return cells > 0 || countSpaces(at) > 0;
}

/**
 * Whether a root has no play to make before the next turn, nor another pass: whatever the tableau does here, it can
 * do after the turn as well. Such a root need not be stored.
 */
export function isIdle(at: usize): bool {
  if (!uses(Prune.StockIdle) || <i32>load<u8>(at, HOME) == cards) return false;
  const isLast = nextTurn(at) < 0;
  const top = wasteTop(at);
  if (top < 0) return !isLast;
  if (isOpen(at) || (isLast && <i32>load<u8>(at, PASS) < passes)) return false;
  return !mayHelp(at, faceInOrder(top));
}

/** Sends safe cards up and turns on while the root is idle; false if there is nothing to turn then. */
function settle(at: usize): bool {
  if (uses(Prune.StockSafe)) playSafe(at);
  while (isIdle(at)) {
    if (nextTurn(at) < 0) return false;
    turnCard(at);
    if (uses(Prune.StockSafe)) playSafe(at);
  }
  return true;
}

/** Plays an event on a copy of the node and stores what comes of it. */
function succeed(move: u32): void {
  memory.copy(scratch, node, nodeBytes);
  playMove(scratch, move);
  if (!settle(scratch)) return;
  const won = <i32>load<u8>(scratch, HOME) == cards;
  if (wanted != 0) {
    if (nodeKey(scratch) != wanted || state == Walk.Won) return;
    wantedMove = move;
    state = Walk.Won;
    return;
  }
  if (won) {
    wonKey = nodeKey(scratch);
    state = Walk.Won;
    return;
  }
  if (!addRoot(scratch, root)) state = Walk.Full;
}

function list(from: i32, to: i32, count: i32): void {
  if (listCount == MAX_LISTED) {
    state = Walk.Full;
    return;
  }
  store<u32>(listed + ((<usize>listCount) << 2), packMove(from, to, count));
  listCount++;
}

/**
 * Whether the last tableau move has to do with a play to `to`. If not, the play could be made before that move, in the
 * configuration it was made from, and the move after it: the successor from here is reached by a tableau move from the
 * successor from there. (That one may be left in its turn to the configuration before; at the root nothing is left.)
 * So if this one can be won, one that is stored can. A search for a certain successor may come by another way, and so
 * leaves nothing.
 */
function isForPlay(to: i32): bool {
  if (depth < 2 || wanted != 0 || !uses(Prune.StockPlays)) return true;
  const move = load<u32>(frames + <usize>(depth - 1) * FRAME);
  return <i32>(move & MOVE_PILE_MASK) == to || <i32>((move >> MOVE_TO) & MOVE_PILE_MASK) == to;
}

/** Lists moves of a card, or hands them on as events when it comes from the waste. */
function offer(from: i32, to: i32, count: i32): void {
  if (from != WASTE) list(from, to, count);
  else if (isForPlay(to)) succeed(packMove(from, to, count));
}

/** All places for `count` cards whose lowest is `face`. One empty column or cell stands for all. */
function offerPlaces(from: i32, face: i32, count: i32, length: i32): void {
  if (count == 1 && goesUp(node, face)) offer(from, FOUNDATION + 2 * suitOf(face), 1);
  let space = -1;
  for (let to = 0; to < columns; to++) {
    if (lengthOf(node, to) == 0) space = to;
    else if (to != from && ((basesOf(face) >> topOf(node, to)) & 1) != 0) offer(from, to, count);
  }
  if (space >= 0 && count < length && (!kingsOnly || rankOf(face) == 12)) offer(from, space, count);
  if (count > 1 || (from >= CELL && from < STOCK)) return;
  for (let i = 0; i < cells; i++) {
    if (cellOf(node, i) != EMPTY_CELL) continue;
    offer(from, CELL + i, 1);
    return;
  }
}

/** A new configuration: events first, then its tableau moves are listed. */
function open(): void {
  if (<i32>load<u8>(node, HOME) == cards) {
    state = Walk.Won;
    return;
  }
  const at = wasteTop(node);
  if (at >= 0) {
    if (uses(Prune.StockHopeless) && !isOpen(node) && !mayHelp(node, faceInOrder(at))) return;
    offerPlaces(WASTE, faceInOrder(at), 1, 2);
  }
  for (let column = 0; column < columns; column++) {
    const length = lengthOf(node, column);
    const faces = columnAt(node, column);
    const most = carry == Carry.Run ? length - downOf(node, column) : min(length, 1);
    for (let count = 1; count <= most; count++) {
      const face: i32 = load<u8>(faces + <usize>(length - count));
      if (count > 1 && ((basesOf(load<u8>(faces + <usize>(length - count + 1))) >> face) & 1) == 0) break;
      offerPlaces(column, face, count, length);
    }
  }
  for (let i = 0; i < cells; i++)
    if (cellOf(node, i) != EMPTY_CELL) offerPlaces(CELL + i, cellOf(node, i), 1, 2);
}

function push(move: u32, undo: u32): void {
  if (depth == MAX_FRAMES) {
    state = Walk.Full;
    return;
  }
  const frame = frames + <usize>depth * FRAME;
  store<u32>(frame, move);
  store<u32>(frame, undo, 4);
  store<u32>(frame, listCount, 8);
  depth++;
  open();
}

/** Whether there is anything to look for in the tableau: a card to play, or the end of the game. */
function isWorthwhile(): bool {
  return wasteTop(node) >= 0 || nextTurn(node) < 0;
}

/** Begins at a stored root: its turn or new pass is stored, its tableau waits for `walkOn`. */
export function walkFrom(at: usize): Walk {
  root = at;
  unpackRoot(root, node);
  return begin();
}

/** Whether no column of the root can ever be emptied. The earlier a root, the more depends on it. */
function isHopeless(): bool {
  if (uses(Prune.StockDead) && isDead(node)) return true;
  if (!uses(Prune.StockHosts) || !hostsHandle()) return false;
  const most = LEAST_WORLDS << ((turning - <i32>load<u8>(node, INDEX)) >> 3);
  const isDeadForAll = isDeadByHosts(node, min(most, credit / WORLD_NODES));
  judged = worldsPlayed * WORLD_NODES;
  credit += ROOT_CREDIT - judged;
  if (isDeadForAll) credit = min(MOST_CREDIT, credit + DEAD_CREDIT);
  return isDeadForAll;
}

/** Whether the waste can never be cleared. */
function isCramped(): bool {
  const isDead = hasNoRoom(node, roomCredit > 0);
  judged += roomWork;
  roomCredit += isDead ? ROOM_DEAD_CREDIT : -roomWork;
  return isDead;
}

function begin(): Walk {
  judged = 0;
  depth = 0;
  listCount = 0;
  state = Walk.Running;
  wonKey = 0;
  // an expanded root with the same waste reaches this configuration by tableau moves alone
  const key = nodeKey(node);
  const slot = slotOf(key);
  if (load<u64>(slot) == key) return Walk.Done;
  if (!isOpen(node) && isHopeless()) return Walk.Done;
  if (uses(Prune.StockRoom) && isCramped()) return Walk.Done;
  if (!remember(slot, key)) state = Walk.Full;
  if (nextTurn(node) >= 0) succeed(packMove(STOCK, WASTE, 1));
  else if (<i32>load<u8>(node, PASS) < passes && wasteTop(node) >= 0) succeed(packMove(WASTE, STOCK, 1));
  if (state == Walk.Running && isWorthwhile()) push(0, 0);
  return state;
}

/** Visits up to `budget` configurations, which it counts down; Done when the root's tableau is exhausted. */
export function walkOn(budget: i32): Walk {
  const before = budget;
  while (state == Walk.Running && budget > 0) {
    if (depth == 0) {
      state = Walk.Done;
      break;
    }
    const frame = frames + <usize>(depth - 1) * FRAME;
    if (listCount == load<i32>(frame, 8)) {
      if (--depth > 0) takeBack(node, load<u32>(frame), load<u32>(frame, 4));
      continue;
    }
    listCount--;
    const move = load<u32>(listed + ((<usize>listCount) << 2));
    budget--;
    const key = keyAfter(node, move);
    const slot = slotOf(key);
    if (load<u64>(slot) == key) continue;
    if (!remember(slot, key)) state = Walk.Full;
    push(move, makeMove(node, move));
  }
  walked = budget;
  credit = min(MOST_CREDIT, credit + ((before - budget) >> 4));
  roomCredit = min(MOST_CREDIT, roomCredit + ((before - budget) >> 1));
  return state;
}

/** What was left of the last budget. */
export let walked: i32 = 0;

/** Searches again from a node for the successor with this key; 0: for the win inside the tableau. */
export function findSuccessor(from: usize, key: u64): bool {
  forgetVisited();
  wanted = key == 0 ? 1 : key;
  wantedMove = 0;
  memory.copy(node, from, nodeBytes);
  begin();
  while (state == Walk.Running) walkOn(1 << 20);
  wanted = 0;
  return state == Walk.Won;
}

/** Writes the moves to the win or the event that `findSuccessor` found, at most MAX_FRAMES + 1; returns how many. */
export function walkPath(out: usize): i32 {
  for (let i = 1; i < depth; i++) {
    store<u32>(out + ((<usize>(i - 1)) << 2), load<u32>(frames + <usize>i * FRAME));
  }
  const moves = max(0, depth - 1);
  if (wantedMove == 0) return moves;
  store<u32>(out + ((<usize>moves) << 2), wantedMove);
  return moves + 1;
}
