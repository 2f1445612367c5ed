import { Verdict, Why } from '../../../abi';
import { generate, moves } from '../../movegen';
import { homeCount, key } from '../../position';
import { forcedMove, isWorthTrying } from './prune';
import { visit } from './transpositions';

// What General and Proof have in common: they walk about with the core's position, in the same memory and one at a
// time, so that what is known of the search at work stands here once.

let nodes: u64 = 0;
/** the step at work ends when so many are reached, and nothing is made beyond the last */
let until: u64 = 0;
let last: u64 = 0;
let bestHome: i32 = 0;
let verdict: i32 = Verdict.Unknown;
let why: i32 = Why.None;
/** something was not looked into, for want of memory */
let cut: bool = false;
let fresh: bool = false;

/** The moves to be tried at the position where the search stands: `moves[0 ..]`, or one alone. */
let alone: u32 = 0;

/** Begins at the core's position. */
export function beginWalk(): void {
  nodes = 0;
  bestHome = homeCount();
  verdict = Verdict.Running;
  why = Why.None;
  cut = false;
  fresh = true;
}

/**
 * Lets the search make about `some` positions more, and never more than `most`. True when it has not looked at its first
 * position, which is then noted as known, yet.
 */
export function goOn(some: u64, most: u64): bool {
  until = nodes + some;
  last = nodes + most;
  if (!fresh || verdict != Verdict.Running) return false;
  fresh = false;
  visit(key());
  return true;
}

/** Is there more to do in this step? */
export function goesOn(): bool {
  return verdict == Verdict.Running && nodes < until;
}

/** May one more position be made? */
export function mayMake(): bool {
  return verdict == Verdict.Running && nodes < last;
}

/** A position was made. */
export function countNode(): void {
  nodes++;
}

/** It is a new one. */
export function noteHome(): void {
  bestHome = max(bestHome, homeCount());
}

export function endWalk(with_: i32, because: i32): void {
  verdict = with_;
  why = because;
}

/** Something will not be looked into. */
export function cutShort(): void {
  cut = true;
}

/** Nothing is left to look into. */
export function ranDry(): void {
  if (cut) endWalk(Verdict.Unknown, Why.Memory);
  else endWalk(Verdict.Unwinnable, Why.Exhausted);
}

/** Lists the moves worth trying where the search stands, and returns how many; `listed` tells them. */
export function listMoves(): i32 {
  alone = forcedMove();
  if (alone != 0) return 1;
  const n = generate();
  let kept = 0;
  for (let i = 0; i < n; i++) if (isWorthTrying(moves[i])) moves[kept++] = moves[i];
  return kept;
}

export function listed(i: i32): u32 {
  return alone != 0 ? alone : moves[i];
}

export function walkVerdict(): i32 {
  return verdict;
}

export function walkNodes(): u64 {
  return nodes;
}

export function walkBestHome(): i32 {
  return bestHome;
}

export function walkWhy(): i32 {
  return why;
}
