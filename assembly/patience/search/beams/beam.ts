// One beam: layer by layer, a layer one move of the search, the best few nodes kept. Only (parent, move) of what
// was kept is remembered, enough to play any kept node's path again.

import { cards } from '../stock/record';
import { HISTORY, HOME, nodeBytes, STRIDE } from '../stock/state';
import {
  buildChild,
  CANDIDATE_BYTES,
  candidateCount,
  candidatesBegin,
  clearCandidates,
  forgetSeen,
  historian,
  judged,
  MOST_BUILT,
  MOVE,
  RANKING,
  SEEN_BYTES,
  scoreNode,
} from './candidates';
import { expand, movesBegin, winningMove } from './moves';

export const MAX_WIDTH: i32 = 640;
const MAX_CANDIDATES: i32 = 16384;
const MAX_KEPT: i32 = 1 << 18;
/** A layer more than this is not worth looking at: won lines have some 250 moves. */
const MAX_LAYERS: i32 = 1000;

export enum BeamState {
  Running = 0,
  Won = 1,
  Over = 2,
}

let nodes: usize = 0;
let nextNodes: usize = 0;
let candidates: usize = 0;
/** u64[]: ranking and number of each candidate, to select by */
let order: usize = 0;
/** (parent i32, move u32)[] */
let kept: usize = 0;
let keptCount: i32 = 0;
let width: i32 = 0;
let count: i32 = 0;
let at: i32 = 0;
let layer: i32 = 0;
/** children judged so far in all beams */
export let children: f64 = 0;
/** the most cards on the foundations in this beam, and the history entry that had them */
export let beamHome: i32 = 0;
export let beamBest: i32 = -1;
/** history entry of the winning move's parent */
let winningParent: i32 = -1;

export const BEAM_BYTES: usize =
  SEEN_BYTES +
  <usize>MAX_CANDIDATES * (CANDIDATE_BYTES + 8) +
  <usize>MAX_KEPT * 8 +
  720 * (2 * <usize>MAX_WIDTH + MOST_BUILT + 2);

/** Lays the beam's memory out at `arena`, BEAM_BYTES. */
export function beamMemory(arena: usize): void {
  children = 0;
  nodes = arena + SEEN_BYTES;
  nextNodes = nodes + <usize>MAX_WIDTH * nodeBytes;
  const buffer = nextNodes + <usize>MAX_WIDTH * nodeBytes;
  const built = buffer + STRIDE;
  candidates = built + <usize>(MOST_BUILT + 1) * nodeBytes;
  order = candidates + <usize>MAX_CANDIDATES * CANDIDATE_BYTES;
  kept = order + <usize>MAX_CANDIDATES * 8;
  movesBegin(buffer);
  candidatesBegin(arena, candidates, MAX_CANDIDATES, built);
}

/** Begins a beam of `newWidth` from `root` with the weights laid out for scoring; `salt` is new to each beam. */
export function beamStart(root: usize, newWidth: i32, salt: u64): void {
  width = newWidth;
  forgetSeen(salt);
  memory.copy(nodes, root, nodeBytes);
  scoreNode(nodes);
  store<i32>(nodes, -1, HISTORY);
  keptCount = 0;
  count = 1;
  at = 0;
  layer = 0;
  beamHome = load<u8>(root, HOME);
  beamBest = -1;
  clearCandidates();
}

/** Selects the `width` best: they come to the front of `order`, in no order. */
function select(): void {
  for (let i = 0; i < candidateCount; i++) {
    const rank = load<i32>(candidates + <usize>i * CANDIDATE_BYTES, RANKING);
    // lowest first, so the best score must be the lowest key; ties go to the older candidate
    store<u64>(order + ((<usize>i) << 3), ((<u64>(<u32>~(rank ^ i32.MIN_VALUE))) << 32) | i);
  }
  let low = 0;
  let high = candidateCount - 1;
  while (low < high) {
    const pivot = load<u64>(order + ((<usize>((low + high) >> 1)) << 3));
    let i = low;
    let j = high;
    while (i <= j) {
      while (load<u64>(order + ((<usize>i) << 3)) < pivot) i++;
      while (load<u64>(order + ((<usize>j) << 3)) > pivot) j--;
      if (i > j) break;
      const held = load<u64>(order + ((<usize>i) << 3));
      store<u64>(order + ((<usize>i) << 3), load<u64>(order + ((<usize>j) << 3)));
      store<u64>(order + ((<usize>j) << 3), held);
      i++;
      j--;
    }
    if (width <= j) high = j;
    else if (width > i) low = i;
    else return;
  }
}

function nextLayer(): void {
  if (candidateCount > width) select();
  else for (let i = 0; i < candidateCount; i++) store<u64>(order + ((<usize>i) << 3), i);
  count = min(width, candidateCount);
  for (let i = 0; i < count; i++) {
    const candidate = candidates + <usize>load<u32>(order + ((<usize>i) << 3)) * CANDIDATE_BYTES;
    const child = nextNodes + <usize>i * nodeBytes;
    store<i32>(kept + ((<usize>keptCount) << 3), load<i32>(historian(candidate), HISTORY));
    store<u32>(kept + ((<usize>keptCount) << 3), load<u32>(candidate, MOVE), 4);
    buildChild(candidate, child);
    store<i32>(child, keptCount, HISTORY);
    if (<i32>load<u8>(child, HOME) > beamHome) {
      beamHome = load<u8>(child, HOME);
      beamBest = keptCount;
    }
    keptCount++;
  }
  const held = nodes;
  nodes = nextNodes;
  nextNodes = held;
  clearCandidates();
  at = 0;
  layer++;
}

/** Judges about `budget` children, at least one node's. */
export function beamRun(budget: i32): BeamState {
  let left = budget;
  while (left > 0) {
    if (at == count) {
      if (candidateCount == 0 || layer == MAX_LAYERS || keptCount + width > MAX_KEPT) return BeamState.Over;
      nextLayer();
    }
    const before = judged;
    const node = nodes + <usize>at * nodeBytes;
    expand(node, cards);
    at++;
    const more = judged - before + 1;
    left -= more;
    children += more;
    if (winningMove != 0) {
      winningParent = load<i32>(node, HISTORY);
      return BeamState.Won;
    }
  }
  return BeamState.Running;
}

/** Writes the search moves from the beam's root to a history entry; returns how many. */
export function pathTo(entry: i32, out: usize): i32 {
  let length = 0;
  for (let e = entry; e >= 0; e = load<i32>(kept + ((<usize>e) << 3))) length++;
  let i = length;
  for (let e = entry; e >= 0; e = load<i32>(kept + ((<usize>e) << 3))) {
    i--;
    store<u32>(out + ((<usize>i) << 2), load<u32>(kept + ((<usize>e) << 3), 4));
  }
  return length;
}

/** Writes the search moves of the win that `beamRun` has just reported; returns how many. */
export function winningPath(out: usize): i32 {
  const length = pathTo(winningParent, out);
  store<u32>(out + ((<usize>length) << 2), winningMove);
  return length + 1;
}
