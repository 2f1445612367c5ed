// Proving that a game with a stock can no longer be won. Tableau moves commute with turning, so only positions
// just after an event (a turn, a new pass, a play from the waste) are stored, and taken group by group.
//
// Why it proves: take a win from a root. Each tableau move can be put off past every event that does not need it.
// Then the next event is a turn (or a new pass) made at the root itself, or a play preceded by tableau moves; both
// are stored as roots. A root is dropped only if it cannot be won (dead), or if an expanded root with the same
// waste, index and pass reaches it by tableau moves, and so can do all that it can. Every event leads to a later
// group; when stock and waste are used up, the tableau alone is searched for the win. No root left: no win.
// Safe cards go up on arrival at a root only: forcing them keeps a win if there is one.

import { MAX_LINE, Prune, Rule, Verdict } from '../../../abi';
import { arrayAt, RawArray } from '../../../raw';
import { rule } from '../../rules';
import { copyNode, MOST_NODE_BYTES, nodeAt } from '../stock/node';
import { playSafe } from '../stock/play';
import { readPosition } from '../stock/read';
import { cards } from '../stock/record';
import { uses } from '../switches';
import { writeWin } from './line';
import { ADDRESSES, Root } from './root';
import { addRoot, isNewGroup, nextRoot, releaseRoot, rootsBegin } from './roots';
import {
  MAX_FRAMES,
  rootCost,
  TABLEAU_BYTES,
  tableauBegin,
  Walk,
  walked,
  walkFrom,
  walkOn,
  wonKey,
} from './tableau';
import { forgetVisited, visitedBegin } from './visited';

/** Bytes below which no proof is tried. */
export const STOCK_PROOF_BYTES: usize = (<usize>4) << 20;

let origin = nodeAt(0);
let line = changetype<RawArray<u32>>(0);
let lineLength: i32 = 0;
let verdict: Verdict = Verdict.Unknown;
/** the root at work, if there is one */
let root: Root | null = null;
let nodes: f64 = 0;
let home: i32 = 0;

/**
 * Whether a proof may be claimed under the current record: a stock, and no card comes back from a foundation.
 * (The argument needs nothing else of the record; landing places on foundations are not generated here.)
 */
export function stockProofHandles(): bool {
  return rule(Rule.Passes) > 0 && rule(Rule.Return) == 0;
}

/** Makes the proof ready for the current position; `arena` must be aligned to 16. */
export function stockProofBegin(arena: usize, bytes: usize): void {
  nodes = 0;
  lineLength = 0;
  root = null;
  origin = nodeAt(arena);
  const start = nodeAt(arena + MOST_NODE_BYTES);
  verdict = Verdict.Unknown;
  home = 0;
  if (bytes < STOCK_PROOF_BYTES || !readPosition(origin)) return;
  const moves = arena + 2 * MOST_NODE_BYTES;
  line = arrayAt<u32>(moves);
  const tableau = moves + ((<usize>(MAX_LINE + MAX_FRAMES)) << 2) + 16;
  const table = tableau + TABLEAU_BYTES;
  const roots = (table + (bytes >> 1) + 15) & ~15;
  tableauBegin(tableau);
  visitedBegin(table, roots);
  rootsBegin(roots, min(arena + bytes, ADDRESSES), origin);
  copyNode(start, origin);
  if (uses(Prune.StockSafe)) playSafe(start);
  home = start.home;
  if (home == cards) finish(null);
  else verdict = addRoot(start, null) ? Verdict.Running : Verdict.Unknown;
}

/** Looks at about `budget` configurations. Unknown: the memory is full, or the position does not fit. */
export function stockProofStep(budget: i32): i32 {
  let left = budget;
  while (verdict == Verdict.Running && left > 0) {
    let walk = Walk.Running;
    if (root === null) {
      walk = enterRoot();
      left -= 1 + rootCost;
    }
    if (walk == Walk.Running) {
      walk = walkOn(left);
      left -= walked;
      nodes += walked;
    }
    leave(walk);
  }
  return verdict;
}

/** Begins at the next root; without one the game is lost. */
function enterRoot(): Walk {
  const next = nextRoot();
  if (isNewGroup) forgetVisited();
  if (next === null) {
    verdict = Verdict.Unwinnable;
    return Walk.Done;
  }
  root = next;
  home = max(home, <i32>next.home);
  const walk = walkFrom(next);
  nodes += 1 + rootCost;
  return walk;
}

/** What a walk that has ended means. */
function leave(walk: Walk): void {
  const last = root;
  if (walk == Walk.Won) finish(last);
  else if (walk == Walk.Full) verdict = Verdict.Unknown;
  else if (walk == Walk.Done && last !== null) {
    root = null;
    releaseRoot(last);
  }
}

/** Writes the line down; a line that is too long to hand out proves nothing that anyone could check. */
function finish(last: Root | null): void {
  lineLength = writeWin(line, origin, last, wonKey, uses(Prune.StockSafe));
  verdict = lineLength >= 0 ? Verdict.Winnable : Verdict.Unknown;
}

export function stockProofNodes(): f64 {
  return nodes;
}

export function stockProofBestHome(): i32 {
  return home;
}

/** Copies the winning line (core moves from the position given); returns its length, 0 without a win. */
export function stockProofLine(out: StaticArray<u32>): i32 {
  if (verdict != Verdict.Winnable) return 0;
  memory.copy(changetype<usize>(out), changetype<usize>(line), (<usize>lineLength) << 2);
  return lineLength;
}
