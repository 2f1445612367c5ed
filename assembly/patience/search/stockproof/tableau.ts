// All tableau configurations reachable from a root, depth first, by single moves on one node; the waste's top card
// is played from every one of them, which makes new roots.

import { Carry, CELL, FOUNDATION, Prune, STOCK, WASTE } from '../../../abi';
import { rankOf, suitOf } from '../../../card';
import { arrayAt, RawArray, RawRecords, recordsAt } from '../../../raw';
import { moveFrom, moveTo, packMove } from '../../move';
import {
  copyNode,
  EMPTY_CELL,
  MOST_NODE_BYTES,
  Node,
  nextTurn,
  nodeAt,
  nodeKey,
  wasteTop,
} from '../stock/node';
import { goesUp, playMove } from '../stock/play';
import { basesOf, cards, carry, cells, columns, faceInOrder, kingsOnly, passes } from '../stock/record';
import { uses } from '../switches';
import { mayHelp } from './dead';
import { isOpen, settle } from './idle';
import { addCredit, isLost, lostBegin, lostCost } from './lost';
import { Root, unpackRoot } from './root';
import { addRoot } from './roots';
import { makeMove, takeBack } from './undo';
import { forgetVisited, isVisited, keyAfter, Visit, visit } from './visited';

export enum Walk {
  Running = 0,
  Done = 1,
  Won = 2,
  Full = 3,
}

/** A configuration on the way: the move that led to it, what undoes that, where its moves begin in `listed`. */
@unmanaged
class Frame {
  move: u32;
  undo: u32;
  first: i32;
}
export const MAX_FRAMES: i32 = 1 << 14;
const MAX_LISTED: i32 = 1 << 17;

export const TABLEAU_BYTES: usize =
  2 * MOST_NODE_BYTES + <usize>MAX_FRAMES * offsetof<Frame>() + ((<usize>MAX_LISTED) << 2);

let node = nodeAt(0);
let successor = nodeAt(0);
let frames = changetype<RawRecords<Frame>>(0);
let depth: i32 = 0;
/** moves not tried yet, of all configurations on the way */
let listed = changetype<RawArray<u32>>(0);
let listCount: i32 = 0;
/** what telling whether the root is lost cost, in configurations */
export let rootCost: i32 = 0;
/** how many configurations the last `walkOn` visited */
export let walked: i32 = 0;
let root: Root | null = null;
let state: Walk = Walk.Done;
/** what a search for one certain successor waits for; 0: none, all successors are stored */
let wanted: u64 = 0;
let wantedMove: u32 = 0;
/** key of the successor that wins; 0: the walk won inside the tableau */
export let wonKey: u64 = 0;

/** Memory: TABLEAU_BYTES at `arena`. */
export function tableauBegin(arena: usize): void {
  const frameBytes = <usize>MAX_FRAMES * offsetof<Frame>();
  node = nodeAt(arena);
  successor = nodeAt(arena + MOST_NODE_BYTES);
  frames = recordsAt<Frame>(arena + 2 * MOST_NODE_BYTES);
  listed = arrayAt<u32>(arena + 2 * MOST_NODE_BYTES + frameBytes);
  wanted = 0;
  lostBegin();
}

/** Plays an event on a copy of the node and stores what comes of it. */
function addSuccessor(move: u32): void {
  copyNode(successor, node);
  playMove(successor, move);
  if (!settle(successor)) return;
  if (wanted != 0) {
    if (nodeKey(successor) != wanted || state == Walk.Won) return;
    wantedMove = move;
    state = Walk.Won;
  } else if (<i32>successor.home == cards) {
    wonKey = nodeKey(successor);
    state = Walk.Won;
  } else if (!addRoot(successor, root)) state = Walk.Full;
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
  const move = frames[depth - 1].move;
  return moveFrom(move) == to || moveTo(move) == to;
}

/** Lists a move of the tableau, or plays the waste's card. */
function offer(from: i32, to: i32, count: i32): void {
  const move = packMove(from, to, count);
  if (from == WASTE) {
    if (isForPlay(to)) addSuccessor(move);
  } else if (listCount == MAX_LISTED) state = Walk.Full;
  else listed[listCount++] = move;
}

/** All places for `count` cards whose lowest is `face`. One empty column or cell stands for all. */
function offerPlaces(from: i32, face: i32, count: i32, length: i32): void {
  if (count == 1 && goesUp(node, face)) offer(from, FOUNDATION + 2 * suitOf(face), 1);
  let space = -1;
  for (let to = 0; to < columns; to++) {
    const column = node.column(to);
    if (column.length == 0) space = to;
    else if (to != from && ((basesOf(face) >> column.top()) & 1) != 0) offer(from, to, count);
  }
  if (space >= 0 && count < length && (!kingsOnly || rankOf(face) == 12)) offer(from, space, count);
  if (count > 1 || (from >= CELL && from < STOCK)) return;
  for (let i = 0; i < cells; i++) {
    if (node.cell(i) != EMPTY_CELL) continue;
    offer(from, CELL + i, 1);
    return;
  }
}

/** A new configuration: events first, then its tableau moves are listed. */
function open(): void {
  if (<i32>node.home == cards) {
    state = Walk.Won;
    return;
  }
  const at = wasteTop(node);
  if (at >= 0) {
    if (uses(Prune.StockHopeless) && !isOpen(node) && !mayHelp(node, faceInOrder(at))) return;
    offerPlaces(WASTE, faceInOrder(at), 1, 2);
  }
  for (let from = 0; from < columns; from++) {
    const faces = node.column(from).faces();
    const length = node.length(from);
    const most = carry == Carry.Run ? length - <i32>node.column(from).down : min(length, 1);
    for (let count = 1; count <= most; count++) {
      const face: i32 = faces[length - count];
      if (count > 1 && ((basesOf(faces[length - count + 1]) >> face) & 1) == 0) break;
      offerPlaces(from, face, count, length);
    }
  }
  for (let i = 0; i < cells; i++) if (node.cell(i) != EMPTY_CELL) offerPlaces(CELL + i, node.cell(i), 1, 2);
}

function push(move: u32, undo: u32): void {
  if (depth == MAX_FRAMES) {
    state = Walk.Full;
    return;
  }
  const frame = frames[depth++];
  frame.move = move;
  frame.undo = undo;
  frame.first = listCount;
  open();
}

/** Whether there is anything to look for in the tableau: a card to play, or the end of the game. */
function isWorthwhile(): bool {
  return wasteTop(node) >= 0 || nextTurn(node) < 0;
}

/** Begins at a stored root: its turn or new pass is stored, its tableau waits for `walkOn`. */
export function walkFrom(at: Root): Walk {
  root = at;
  unpackRoot(at, node);
  return begin();
}

function begin(): Walk {
  rootCost = 0;
  depth = 0;
  listCount = 0;
  state = Walk.Running;
  wonKey = 0;
  // an expanded root with the same waste reaches this configuration by tableau moves alone
  const key = nodeKey(node);
  if (isVisited(key)) return Walk.Done;
  const lost = isLost(node);
  rootCost = lostCost;
  if (lost) return Walk.Done;
  if (visit(key) == Visit.Full) state = Walk.Full;
  if (nextTurn(node) >= 0) addSuccessor(packMove(STOCK, WASTE, 1));
  else if (<i32>node.pass < passes && wasteTop(node) >= 0) addSuccessor(packMove(WASTE, STOCK, 1));
  if (state == Walk.Running && isWorthwhile()) push(0, 0);
  return state;
}

/** Visits up to `budget` configurations; Done when the root's tableau is exhausted. */
export function walkOn(budget: i32): Walk {
  walked = 0;
  while (state == Walk.Running && walked < budget) {
    if (depth == 0) {
      state = Walk.Done;
      break;
    }
    const frame = frames[depth - 1];
    if (listCount == frame.first) {
      if (--depth > 0) takeBack(node, frame.move, frame.undo);
      continue;
    }
    const move = listed[--listCount];
    walked++;
    const visited = visit(keyAfter(node, move));
    if (visited == Visit.Old) continue;
    if (visited == Visit.Full) state = Walk.Full;
    push(move, makeMove(node, move));
  }
  addCredit(walked);
  return state;
}

/** Searches again from a node for the successor with this key; 0: for the win inside the tableau. */
export function findSuccessor(from: Node, key: u64): bool {
  forgetVisited();
  wanted = key == 0 ? 1 : key;
  wantedMove = 0;
  copyNode(node, from);
  begin();
  while (state == Walk.Running) walkOn(1 << 20);
  wanted = 0;
  return state == Walk.Won;
}

/** Writes the moves to the win or the event that `findSuccessor` found, at most MAX_FRAMES + 1; returns how many. */
export function walkPath(out: RawArray<u32>): i32 {
  let moves = 0;
  for (let i = 1; i < depth; i++) out[moves++] = frames[i].move;
  if (wantedMove != 0) out[moves++] = wantedMove;
  return moves;
}
