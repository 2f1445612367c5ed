// One beam: layer by layer, a layer one move of the search, the best few nodes kept. Only (parent, move) of what
// was kept is remembered, enough to play any kept node's path again.

import { arrayAt, RawArray, RawRecords, recordsAt } from '../../../raw';
import { copyNode, MOST_NODE_BYTES, Node, nodeAt, nodeBytes } from '../stock/node';
import { cards } from '../stock/record';
import {
  buildChild,
  Candidate,
  candidateCount,
  candidates,
  candidatesBegin,
  clearCandidates,
  forgetSeen,
  MOST_BUILT,
  SEEN_BYTES,
  scored,
  scoreNode,
} from './candidates';
import { winningMove } from './children';
import { expand } from './expand';

export const MAX_WIDTH: i32 = 640;
const MAX_CANDIDATES: i32 = 16384;
const MAX_KEPT: i32 = 1 << 18;
/** A layer more than this is not worth looking at: won lines have some 250 moves. */
export const MAX_LAYERS: i32 = 1000;

export enum BeamState {
  Running = 0,
  Won = 1,
  Over = 2,
}

/** A node that was kept: the entry of its parent (-1: none) and the move from there. */
@unmanaged
class Entry {
  parent: i32;
  move: u32;
}

let nodes: usize = 0;
let nextNodes: usize = 0;
/** ranking and number of each candidate, to select by */
let order = changetype<RawArray<u64>>(0);
let history = changetype<RawRecords<Entry>>(0);
let entries: i32 = 0;
let width: i32 = 0;
let count: i32 = 0;
let at: i32 = 0;
let layer: i32 = 0;
/** children scored so far in all beams */
export let children: f64 = 0;
/** the most cards on the foundations in this beam, and the history entry that had them */
export let beamHome: i32 = 0;
export let beamBest: i32 = -1;
/** history entry of the winning move's parent */
let winningParent: i32 = -1;

export const BEAM_BYTES: usize =
  SEEN_BYTES +
  <usize>MAX_CANDIDATES * (offsetof<Candidate>() + 8) +
  <usize>MAX_KEPT * offsetof<Entry>() +
  MOST_NODE_BYTES * (2 * <usize>MAX_WIDTH + MOST_BUILT + 1);

/** Lays the beam's memory out at `arena`, BEAM_BYTES. */
export function beamMemory(arena: usize): void {
  children = 0;
  nodes = arena + SEEN_BYTES;
  nextNodes = nodes + <usize>MAX_WIDTH * nodeBytes;
  const built = nextNodes + <usize>MAX_WIDTH * nodeBytes;
  const list = built + <usize>(MOST_BUILT + 1) * nodeBytes;
  const ranks = list + <usize>MAX_CANDIDATES * offsetof<Candidate>();
  order = arrayAt<u64>(ranks);
  history = recordsAt<Entry>(ranks + <usize>MAX_CANDIDATES * 8);
  candidatesBegin(arena, list, MAX_CANDIDATES, built);
}

/** Begins a beam of `newWidth` from `root` with the weights laid out for scoring; `salt` is new to each beam. */
export function beamStart(root: Node, newWidth: i32, salt: u64): void {
  width = newWidth;
  forgetSeen(salt);
  const first = nodeAt(nodes);
  copyNode(first, root);
  scoreNode(first);
  first.history = -1;
  entries = 0;
  count = 1;
  at = 0;
  layer = 0;
  beamHome = root.home;
  beamBest = -1;
  clearCandidates();
}

/** Lists the candidates in `order`: lowest first, so that the best score is the lowest; ties go to the older one. */
function listCandidates(): void {
  for (let i = 0; i < candidateCount; i++) {
    order[i] = ((<u64>(<u32>~(candidates[i].ranking ^ i32.MIN_VALUE))) << 32) | i;
  }
}

/** Selects the `width` best: they come to the front of `order`, in no order. */
function select(): void {
  let low = 0;
  let high = candidateCount - 1;
  while (low < high) {
    const pivot = order[(low + high) >> 1];
    let i = low;
    let j = high;
    while (i <= j) {
      while (order[i] < pivot) i++;
      while (order[j] > pivot) j--;
      if (i > j) break;
      const held = order[i];
      order[i] = order[j];
      order[j] = held;
      i++;
      j--;
    }
    if (width <= j) high = j;
    else if (width > i) low = i;
    else return;
  }
}

function nextLayer(): void {
  listCandidates();
  if (candidateCount > width) select();
  count = min(width, candidateCount);
  for (let i = 0; i < count; i++) {
    const candidate = candidates[<i32>(<u32>order[i])];
    const child = nodeAt(nextNodes + <usize>i * nodeBytes);
    history[entries].parent = candidate.node.history;
    history[entries].move = candidate.move;
    buildChild(candidate, child);
    child.history = entries;
    if (<i32>child.home > beamHome) {
      beamHome = child.home;
      beamBest = entries;
    }
    entries++;
  }
  const held = nodes;
  nodes = nextNodes;
  nextNodes = held;
  clearCandidates();
  at = 0;
  layer++;
}

/** Scores about `budget` children, at least one node's. */
export function beamRun(budget: i32): BeamState {
  let left = budget;
  while (left > 0) {
    if (at == count) {
      if (candidateCount == 0 || layer == MAX_LAYERS || entries + width > MAX_KEPT) return BeamState.Over;
      nextLayer();
    }
    const before = scored;
    const node = nodeAt(nodes + <usize>at * nodeBytes);
    expand(node, cards);
    at++;
    const more = scored - before + 1;
    left -= more;
    children += more;
    if (winningMove != 0) {
      winningParent = node.history;
      return BeamState.Won;
    }
  }
  return BeamState.Running;
}

/** Writes the search moves from the beam's root to a history entry; returns how many. */
export function pathTo(entry: i32, out: RawArray<u32>): i32 {
  let length = 0;
  for (let e = entry; e >= 0; e = history[e].parent) length++;
  let i = length;
  for (let e = entry; e >= 0; e = history[e].parent) out[--i] = history[e].move;
  return length;
}

/** Writes the search moves of the win that `beamRun` has just reported; returns how many. */
export function winningPath(out: RawArray<u32>): i32 {
  const length = pathTo(winningParent, out);
  out[length] = winningMove;
  return length + 1;
}
