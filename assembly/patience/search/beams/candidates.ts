// The children a layer proposes: judged, not yet built, and each position only once in a beam. Of those of a layer
// that score alike one stands for all: mostly they differ in a twin or in the order of moves alone, and a narrow beam
// full of them sees little else.

import { STOCK, WASTE } from '../../../abi';
import { playForced, playMove } from '../stock/play';
import { columns, faceInOrder } from '../stock/record';
import { countSpaces, INDEX, nodeBytes, SCORE, SCORES } from '../stock/state';
import {
  finishScore,
  scoreBase,
  scoreColumns,
  scoreSpaces,
  scoreTurned,
  scoreWaste,
  wasteScore,
} from './score';

// ---- A candidate's bytes ----
export const RANKING: usize = 0;
export const MOVE: usize = 4;
/** u32: the parent node's address; bit 0 set: the child must be played and scored in full; bit 1: it is the address of
 * the child itself, played and scored already, but for the history, which is the parent's */
export const PARENT: usize = 8;
/** two i64: the new scores of the column left and the column reached, of a fast child */
export const LEFT: usize = 16;
export const REACHED: usize = 24;
export const CANDIDATE_BYTES: usize = 32;

/** u32[], four to a set: halves of keys seen in this beam */
const SEEN_BITS: i32 = 16;
const KEYS_BYTES: usize = (<usize>4) << SEEN_BITS;
/** u64[]: the layer and its score, in steps of ALIKE, that came to each place last */
const SCORES_BITS: i32 = 10;
const SCORES_BYTES: usize = (<usize>8) << SCORES_BITS;
export const SEEN_BYTES: usize = KEYS_BYTES + SCORES_BYTES;
/** Children played and scored when they were judged, as many of a layer as there is room for. */
export const MOST_BUILT: i32 = 512;
/** Scores count as alike up to 2^ALIKE thousandths. */
const ALIKE: i32 = 4;

let seen: usize = 0;
let scores: usize = 0;
let layer: u32 = 0;
let salt: u64 = 0;
let oldest: i32 = 0;
let candidates: usize = 0;
let capacity: i32 = 0;
let built: usize = 0;
let builtCount: i32 = 0;
export let candidateCount: i32 = 0;
/** counts the children judged, for ever: only differences mean anything */
export let judged: i32 = 0;

/** Memory: `table` SEEN_BYTES, `list` for `most` candidates, `room` for MOST_BUILT nodes and one more. */
export function candidatesBegin(table: usize, list: usize, most: i32, room: usize): void {
  seen = table;
  scores = table + KEYS_BYTES;
  layer = 0;
  candidates = list;
  capacity = most;
  built = room;
  memory.fill(table, 0, SEEN_BYTES);
}

/** A new beam: keys of older beams no longer match. */
export function forgetSeen(newSalt: u64): void {
  salt = newSalt;
}

/** A new layer. */
export function clearCandidates(): void {
  candidateCount = 0;
  builtCount = 0;
  layer++;
}

/**
 * Whether the key is new to this beam; remembers it. Lossy: sets of four, the oldest entry goes; and of a key only its
 * place and half its bits are kept, so that the table stays near at hand in the cache. Of a million children one is
 * lost to such likeness once in a thousand runs.
 */
export function isNew(key: u64): bool {
  const stored = <u32>(key ^ salt);
  const set = seen + ((<usize>(key >> (66 - SEEN_BITS))) << 4);
  if (load<u32>(set) == stored || load<u32>(set, 4) == stored) return false;
  if (load<u32>(set, 8) == stored || load<u32>(set, 12) == stored) return false;
  oldest = (oldest + 1) & 3;
  store<u32>(set + ((<usize>oldest) << 2), stored);
  return true;
}

/** Whether no child of this layer has scored alike, as far as is remembered. */
function isFreshScore(ranking: i32): bool {
  const entry = ((<u64>layer) << 32) | <u64>(<u32>(ranking >> ALIKE));
  const slot = scores + ((<usize>((entry * 0x9e3779b97f4a7c15) >> (64 - SCORES_BITS))) << 3);
  if (load<u64>(slot) == entry) return false;
  store<u64>(slot, entry);
  return true;
}

/**
 * Adds a child judged at stock index `at`, unless another one of the layer has scored alike; `parent` as PARENT says.
 * Beyond the room it is forgotten.
 */
export function addCandidate(score: i64, at: i32, move: u32, parent: usize, left: i64, reached: i64): void {
  judged++;
  const ranking = finishScore(score, at);
  if (candidateCount == capacity || !isFreshScore(ranking)) return;
  const candidate = candidates + <usize>candidateCount * CANDIDATE_BYTES;
  store<i32>(candidate, ranking, RANKING);
  store<u32>(candidate, move, MOVE);
  store<u32>(candidate, <u32>parent, PARENT);
  store<i64>(candidate, left, LEFT);
  store<i64>(candidate, reached, REACHED);
  candidateCount++;
}

/** Where a child may be played to judge it; with `addBuilt` it stays there until the next layer has been built. */
export function builtRoom(): usize {
  return built + <usize>builtCount * nodeBytes;
}

/** Adds the child that stands in `builtRoom`, unless another one of the layer has scored alike. */
export function addBuilt(move: u32, parent: usize): void {
  const child = builtRoom();
  const stays = builtCount < MOST_BUILT;
  const before = candidateCount;
  addCandidate(scoreNode(child), load<u8>(child, INDEX), move, stays ? child | 2 : parent | 1, 0, 0);
  if (stays) builtCount += candidateCount - before;
}

/** The node that has the parent's history. */
export function historian(candidate: usize): usize {
  return <usize>(load<u32>(candidate, PARENT) & ~3);
}

/** Scores a node in full. */
export function scoreNode(node: usize): i64 {
  scoreColumns(node);
  scoreWaste(node);
  return load<i64>(node, SCORE) + wasteScore(node) + scoreBase(node) + scoreSpaces(countSpaces(node));
}

/** Builds a chosen candidate's node at `child`. */
export function buildChild(candidate: usize, child: usize): void {
  const move = load<u32>(candidate, MOVE);
  memory.copy(child, historian(candidate), nodeBytes);
  if ((load<u32>(candidate, PARENT) & 2) != 0) return;
  playMove(child, move);
  if ((load<u32>(candidate, PARENT) & 1) != 0) {
    playForced(child);
    scoreColumns(child);
    scoreWaste(child);
    return;
  }
  const left = <i32>(move & 31);
  const reached = <i32>((move >> 5) & 31);
  if (left == WASTE) scoreWaste(child);
  else if (left == STOCK) scoreTurned(child, faceInOrder(<i32>load<u8>(child, INDEX) - 1));
  let sum = load<i64>(child, SCORE);
  if (left < columns) sum += setScore(child, left, load<i64>(candidate, LEFT));
  if (reached < columns) sum += setScore(child, reached, load<i64>(candidate, REACHED));
  store<i64>(child, sum, SCORE);
}

function setScore(node: usize, column: i32, score: i64): i64 {
  const at = node + ((<usize>column) << 3);
  const old = load<i64>(at, SCORES);
  store<i64>(at, score, SCORES);
  return score - old;
}
