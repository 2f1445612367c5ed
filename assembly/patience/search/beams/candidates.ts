// The children a layer proposes: scored, not yet built, and each position only once in a beam. Of those of a layer
// that score alike one stands for all: mostly they differ in a twin or in the order of moves alone, and a narrow beam
// full of them sees little else.

import { STOCK, WASTE } from '../../../abi';
import { arrayAt, RawArray, RawRecords, recordsAt } from '../../../raw';
import { moveFrom, moveTo } from '../../move';
import { copyNode, countSpaces, Node, nodeAt, nodeBytes } from '../stock/node';
import { playForced, playMove } from '../stock/play';
import { columns, faceInOrder } from '../stock/record';
import { finishScore, scoreBase, scoreColumns, scoreSpaces, scoreTurned, scoreWaste } from './score';

/** What is at hand of a child. */
export enum Child {
  /** its parent, and the new scores of the column left and the column reached */
  Scored = 0,
  /** its parent alone: it must be played, with the cards that go up by themselves, and scored in full */
  Played = 1,
  /** the child itself but for the history, which is the parent's */
  Built = 2,
}

@unmanaged
export class Candidate {
  ranking: i32;
  move: u32;
  /** the parent or the child itself, as `child` says */
  node: Node;
  child: Child;
  leftScore: i64;
  reachedScore: i64;
}

/** u32[], four to a set: halves of keys seen in this beam */
const SEEN_BITS: i32 = 16;
const KEYS_BYTES: usize = (<usize>4) << SEEN_BITS;
/** u64[]: the layer and its score, in steps of ALIKE, that came to each place last */
const SCORES_BITS: i32 = 10;
const SCORES_BYTES: usize = (<usize>8) << SCORES_BITS;
export const SEEN_BYTES: usize = KEYS_BYTES + SCORES_BYTES;
/** Children played and scored when they were proposed, as many of a layer as there is room for. */
export const MOST_BUILT: i32 = 512;
/** Scores count as alike up to 2^ALIKE thousandths. */
const ALIKE: i32 = 4;

let seen = changetype<RawArray<u32>>(0);
let scores = changetype<RawArray<u64>>(0);
let layer: u32 = 0;
let salt: u64 = 0;
let oldest: i32 = 0;
export let candidates = changetype<RawRecords<Candidate>>(0);
let capacity: i32 = 0;
let built: usize = 0;
let builtCount: i32 = 0;
export let candidateCount: i32 = 0;
/** counts the children scored, for ever: only differences mean anything */
export let scored: i32 = 0;

/** Memory: `table` SEEN_BYTES, `list` for `most` candidates, `room` for MOST_BUILT nodes and one more. */
export function candidatesBegin(table: usize, list: usize, most: i32, room: usize): void {
  seen = arrayAt<u32>(table);
  scores = arrayAt<u64>(table + KEYS_BYTES);
  layer = 0;
  candidates = recordsAt<Candidate>(list);
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
  const set = (<i32>(key >> (66 - SEEN_BITS))) << 2;
  if (seen[set] == stored || seen[set + 1] == stored) return false;
  if (seen[set + 2] == stored || seen[set + 3] == stored) return false;
  oldest = (oldest + 1) & 3;
  seen[set + oldest] = stored;
  return true;
}

/** Whether no child of this layer has scored alike, as far as is remembered. */
function isFreshScore(ranking: i32): bool {
  const entry = ((<u64>layer) << 32) | <u64>(<u32>(ranking >> ALIKE));
  const slot = <i32>((entry * 0x9e3779b97f4a7c15) >> (64 - SCORES_BITS));
  if (scores[slot] == entry) return false;
  scores[slot] = entry;
  return true;
}

/**
 * Adds a child scored at stock index `index`, unless another one of the layer has scored alike. Beyond the room it is
 * forgotten.
 */
export function addCandidate(
  score: i64,
  index: i32,
  move: u32,
  node: Node,
  child: Child,
  left: i64,
  reached: i64,
): void {
  scored++;
  const ranking = finishScore(score, index);
  if (candidateCount == capacity || !isFreshScore(ranking)) return;
  const candidate = candidates[candidateCount++];
  candidate.ranking = ranking;
  candidate.move = move;
  candidate.node = node;
  candidate.child = child;
  candidate.leftScore = left;
  candidate.reachedScore = reached;
}

/** Where a child may be played to score it; with `addBuilt` it stays there until the next layer has been built. */
export function builtRoom(): Node {
  return nodeAt(built + <usize>builtCount * nodeBytes);
}

/** Adds the child that stands in `builtRoom`, unless another one of the layer has scored alike. */
export function addBuilt(move: u32, parent: Node): void {
  const node = builtRoom();
  const score = scoreNode(node);
  const before = candidateCount;
  if (builtCount < MOST_BUILT) {
    addCandidate(score, node.index, move, node, Child.Built, 0, 0);
    builtCount += candidateCount - before;
  } else addCandidate(score, node.index, move, parent, Child.Played, 0, 0);
}

/** Scores a node in full. */
export function scoreNode(node: Node): i64 {
  scoreColumns(node);
  scoreWaste(node);
  return node.score + node.wasteScore + scoreBase(node) + scoreSpaces(countSpaces(node));
}

/** Builds a chosen candidate's node. */
export function buildChild(candidate: Candidate, node: Node): void {
  copyNode(node, candidate.node);
  if (candidate.child == Child.Built) return;
  playMove(node, candidate.move);
  if (candidate.child == Child.Played) {
    playForced(node);
    scoreColumns(node);
    scoreWaste(node);
    return;
  }
  const left = moveFrom(candidate.move);
  const reached = moveTo(candidate.move);
  if (left == WASTE) scoreWaste(node);
  else if (left == STOCK) scoreTurned(node, faceInOrder(<i32>node.index - 1));
  if (left < columns) setScore(node, left, candidate.leftScore);
  if (reached < columns) setScore(node, reached, candidate.reachedScore);
}

function setScore(node: Node, at: i32, score: i64): void {
  const column = node.column(at);
  node.score += score - column.score;
  column.score = score;
}
