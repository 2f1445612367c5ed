// Searching games with a stock for a win. A win needs no card back from a foundation, so none is taken; nothing
// here ever proves that there is no win.

import { MAX_LINE, Prune, Rule, Verdict } from '../../../abi';
import { arrayAt, RawArray } from '../../../raw';
import { rule } from '../../rules';
import { copyNode, MOST_NODE_BYTES, nodeAt } from '../stock/node';
import { playForced } from '../stock/play';
import { readPosition } from '../stock/read';
import { cards } from '../stock/record';
import { uses } from '../switches';
import { children } from './beam';
import { beginLine, lineLength, writeMove, writeSafe } from './line';
import {
  beamsRun,
  bestLength,
  bestPath,
  LOOP_BYTES,
  loopBegin,
  loopFrom,
  loopHome,
  loopRun,
  winLength,
  winPath,
} from './loop';

export { beamsSeed } from './loop';

/** Memory that the beams need, bytes. */
export const BEAMS_BYTES: usize = 3 * MOST_NODE_BYTES + LOOP_BYTES;

let origin = nodeAt(0);
let root = nodeAt(0);
/** for a node that follows a line along */
let follower = nodeAt(0);
let fits: bool = false;
let verdict: Verdict = Verdict.Unknown;
let line: i32 = 0;
let first: i32 = 0;

/** Whether the beams can look for wins under the current record: any game with a stock. */
export function beamsHandles(): bool {
  return rule(Rule.Passes) > 0;
}

/** Makes the search ready for the current position; `arena` must be aligned to 16 and hold BEAMS_BYTES. */
export function beamsBegin(arena: usize, bytes: usize): void {
  origin = nodeAt(arena);
  root = nodeAt(arena + MOST_NODE_BYTES);
  follower = nodeAt(arena + 2 * MOST_NODE_BYTES);
  fits = bytes >= BEAMS_BYTES && readPosition(origin);
  verdict = fits ? Verdict.Running : Verdict.Unknown;
  line = 0;
  first = 0;
  if (!fits) return;
  copyNode(root, origin);
  playForced(root);
  loopBegin(arena + 3 * MOST_NODE_BYTES, root);
  if (<i32>root.home == cards) verdict = Verdict.Winnable;
}

/** After `beamsBegin`: the loop begins with its beam number `which`. */
export function beamsBeginWith(which: i32): void {
  first = which;
  loopFrom(which);
}

/** Has the first beam ended without a win? */
export function beamsEnded(): bool {
  return beamsRun > first;
}

/** Looks at about `nodes` positions. Running, Winnable (`beamsLine`), or Unknown for a position it cannot hold. */
export function beamsStep(nodes: i32): i32 {
  if (verdict != Verdict.Running) return verdict;
  if (!loopRun(nodes)) return Verdict.Running;
  line = winLength();
  verdict = Verdict.Winnable;
  return verdict;
}

export function beamsNodes(): f64 {
  return fits ? children : 0;
}

/** The most cards seen on the foundations. */
export function beamsBestHome(): i32 {
  return fits ? loopHome : 0;
}

/** Writes search moves from the question's position as core moves; returns how many. */
function writeLine(moves: RawArray<u32>, count: i32, out: StaticArray<u32>): i32 {
  copyNode(follower, origin);
  beginLine(follower, arrayAt<u32>(changetype<usize>(out)));
  if (uses(Prune.BeamsSafe)) writeSafe();
  for (let i = 0; i < count; i++) {
    writeMove(moves[i]);
    if (uses(Prune.BeamsSafe)) writeSafe();
  }
  return min(lineLength(), MAX_LINE);
}

/** Writes the winning line as core moves from the position given; returns its length, 0 without one. */
export function beamsLine(out: StaticArray<u32>): i32 {
  return verdict == Verdict.Winnable ? writeLine(winPath(), line, out) : 0;
}

/** Writes the way to the position that looked best so far; returns its length, 0 without one. */
export function beamsGuess(out: StaticArray<u32>): i32 {
  return fits ? writeLine(bestPath(), bestLength(), out) : 0;
}
