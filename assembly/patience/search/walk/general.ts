import { Verdict, Why } from '../../../abi';
import { mix } from '../../../zobrist';
import { doMove, undoMove } from '../../play';
import { isWon, key } from '../../position';
import { Claim, claim, openKnown } from './known';
import { layMove, openPath, pathFull, pathLength, popMove, pushMove, walkPath } from './path';
import { isKnown, rejoinBytes, rejoinMemory } from './rejoin';
import { SCORE_SETS, score, scoreNoise, useScore } from './score';
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
// A position is known as a node of the tree, 16 bytes: parent | move, undone by walking | next in its bucket | depth.
const NODE: usize = 16;
const AT_PARENT: usize = 0;
const AT_MOVE: usize = 4;
const AT_NEXT: usize = 8;
const AT_DEPTH: usize = 12;
const ROOT: u32 = 1;

/** Scores are sorted into buckets of 4; in a bucket the newest goes first, which keeps the walks short. */
const BUCKETS: i32 = 4096;
const BUCKET_SHIFT: i32 = 2;
const heads: StaticArray<u32> = new StaticArray<u32>(BUCKETS);

let tree: usize = 0;
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
  tree = start + share;
  const nodeBytes: usize = share * 10;
  room = <u32>(nodeBytes / NODE);
  openKnown(tree + nodeBytes, share * 5);
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

function at(node: u32): usize {
  return tree + <usize>node * NODE;
}

function setNode(node: u32, parent: u32, move: u32, depth: i32): void {
  store<u32>(at(node), parent, AT_PARENT);
  store<u32>(at(node), move, AT_MOVE);
  store<u32>(at(node), 0, AT_NEXT);
  store<u32>(at(node), depth, AT_DEPTH);
}

function advance(): void {
  while (lowestBucket < BUCKETS && heads[lowestBucket] == 0) lowestBucket++;
  if (lowestBucket == BUCKETS) {
    ranDry();
    return;
  }
  const node = heads[lowestBucket];
  heads[lowestBucket] = load<u32>(at(node), AT_NEXT);
  walkTo(node);
  open();
}

/** From the node where the search stands to another one, by way of their nearest common ancestor. */
function walkTo(node: u32): void {
  const depth = <i32>load<u32>(at(node), AT_DEPTH);
  let up = node;
  let upDepth = depth;
  // The way shrinks to the common ancestor while the other branch is laid out behind it.
  while (pathLength() > depth) back();
  while (upDepth > pathLength()) {
    layMove(--upDepth, load<u32>(at(up), AT_MOVE));
    up = load<u32>(at(up), AT_PARENT);
  }
  while (up != here) {
    back();
    layMove(--upDepth, load<u32>(at(up), AT_MOVE));
    up = load<u32>(at(up), AT_PARENT);
  }
  walkPath(depth);
  here = node;
}

function back(): void {
  popMove();
  here = load<u32>(at(here), AT_PARENT);
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
  const claimed = claim(key());
  if (claimed == Claim.New && count < room) enter(move);
  else if (claimed != Claim.Old) endWalk(Verdict.Unknown, Why.Memory);
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
  store<u32>(at(node), heads[bucket], AT_NEXT);
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
