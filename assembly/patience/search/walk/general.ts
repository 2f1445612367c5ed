import { Verdict, Why } from '../../../abi';
import { RawRecords, recordsAt } from '../../../raw';
import { mix } from '../../../zobrist';
import { doMove, undoMove } from '../../play';
import { isWon, key } from '../../position';
import { layMove, openPath, pathFull, pathLength, popMove, pushMove, walkPath } from './path';
import { isKnown, rejoinBytes, rejoinMemory } from './rejoin';
import { SCORE_SETS, score, scoreNoise, useScore } from './score';
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

// Best first, for every record: the position that looks nearest to won is looked into next. A round uses one weight
// set; the next one begins anew with another, since what one set never finds another finds at once. Every move is tried
// and nothing is forgotten, so that a round which runs dry is a proof as well.
//
/** A position as a node of the tree of those made. */
@unmanaged
class TreeNode {
  parent: u32;
  move: u32;
  /** the next one of its bucket */
  next: u32;
  depth: i32;
}
/** nodes are known by their number; 0 is none */
const ROOT: u32 = 1;

/** Scores are sorted into buckets of 4; in a bucket the newest goes first, which keeps the walks short. */
const BUCKETS: i32 = 4096;
const BUCKET_SHIFT: i32 = 2;
const heads: StaticArray<u32> = new StaticArray<u32>(BUCKETS);

let tree = changetype<RawRecords<TreeNode>>(0);
let room: u32 = 0;
let count: u32 = 0;
let here: u32 = ROOT;
let lowestBucket: i32 = 0;
let salt: u64 = 0;
/** nearest first, until a position known winnable is reached */
let rejoining: bool = false;

/**
 * Begins round 0, 1, 2 … at the core's position, with `size` bytes of memory at `start`. A sixteenth of them holds the
 * way, ten the nodes, the rest the keys.
 */
export function generalBegin(round: i32, start: usize, size: usize): void {
  rejoining = false;
  useScore(round % SCORE_SETS);
  salt = <u64>round * 0x9e3779b97f4a7c15;
  const share = (size >> 4) & ~7;
  openPath(start, share);
  const nodeBytes: usize = share * 10;
  tree = recordsAt<TreeNode>(start + share);
  room = <u32>(nodeBytes / offsetof<TreeNode>());
  openTranspositions(start + share + nodeBytes, share * 5);
  memory.fill(changetype<usize>(heads), 0, (<usize>BUCKETS) << 2);
  lowestBucket = BUCKETS;
  count = ROOT + 1;
  here = ROOT;
  setNode(ROOT, 0, 0, 0);
  beginWalk();
}

/** The same for a search that looks for positions known winnable, whichever is nearest (rejoin.ts). */
export function rejoinBegin(): void {
  generalBegin(0, rejoinMemory(), rejoinBytes());
  rejoining = true;
}

/** As proofStep: about `some` positions more, `most` at the most; Unwinnable is a proof; Winnable leaves the win as the way. */
export function generalStep(some: u64, most: u64): i32 {
  if (goOn(some, most)) open();
  while (goesOn()) advance();
  return walkVerdict();
}

function setNode(number: u32, parent: u32, move: u32, depth: i32): void {
  const node = tree[number];
  node.parent = parent;
  node.move = move;
  node.next = 0;
  node.depth = depth;
}

function advance(): void {
  while (lowestBucket < BUCKETS && heads[lowestBucket] == 0) lowestBucket++;
  if (lowestBucket == BUCKETS) {
    ranDry();
    return;
  }
  const node = heads[lowestBucket];
  heads[lowestBucket] = tree[node].next;
  walkTo(node);
  open();
}

/** From the node where the search stands to another one, by way of their nearest common ancestor. */
function walkTo(node: u32): void {
  const depth = tree[node].depth;
  let up = node;
  let upDepth = depth;
  // The way shrinks to the common ancestor while the other branch is laid out behind it.
  while (pathLength() > depth) back();
  while (upDepth > pathLength()) {
    layMove(--upDepth, tree[up].move);
    up = tree[up].parent;
  }
  while (up != here) {
    back();
    layMove(--upDepth, tree[up].move);
    up = tree[up].parent;
  }
  walkPath(depth);
  here = node;
}

function back(): void {
  popMove();
  here = tree[here].parent;
}

/** Makes nodes of the new positions one move away. */
function open(): void {
  if (pathFull()) {
    cutShort();
    return;
  }
  const n = listMoves();
  for (let i = 0; i < n && mayMake(); i++) consider(listed(i));
}

function consider(move: u32): void {
  const undo = doMove(move);
  countNode();
  const visited = visit(key());
  if (visited == Visit.New && count < room) enter(move);
  else if (visited != Visit.Old) endWalk(Verdict.Unknown, Why.Memory);
  const won = isWon() || (rejoining && isKnown(key()));
  undoMove(move, undo);
  if (won) {
    pushMove(move);
    endWalk(Verdict.Winnable, Why.Line);
  }
}

/** The position just made becomes a node of its bucket. */
function enter(move: u32): void {
  noteHome();
  const depth = pathLength() + 1;
  const node = count++;
  setNode(node, here, move, depth);
  const bucket = rejoining ? min(depth, BUCKETS - 1) : bucketOf(depth);
  tree[node].next = heads[bucket];
  heads[bucket] = node;
  lowestBucket = min(lowestBucket, bucket);
}

function bucketOf(depth: i32): i32 {
  return min((score(depth) + chance()) >> BUCKET_SHIFT, BUCKETS - 1);
}

/** The same for the same position in the same round, so that a search repeats exactly. */
function chance(): i32 {
  const noise = scoreNoise();
  return noise == 0 ? 0 : <i32>(mix(key() ^ salt) % <u64>noise);
}
