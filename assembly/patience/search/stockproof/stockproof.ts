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
import { rule } from '../../rules';
import { playSafe } from '../stock/play';
import { readPosition } from '../stock/read';
import { cards } from '../stock/record';
import { HOME, nodeBytes } from '../stock/state';
import { uses } from '../switches';
import { writeWin } from './line';
import { addRoot, isNewGroup, nextRoot, releaseRoot, rootHome, rootsBegin } from './roots';
import {
  judged,
  MAX_FRAMES,
  TABLEAU_BYTES,
  tableauBegin,
  Walk,
  walked,
  walkFrom,
  walkOn,
  wonKey,
} from './tableau';
import { forgetVisited, visitedBegin } from './visited';

const LAYOUT: usize = 1024;

/** Roots know one another by addresses below this. */
const ADDRESSES: usize = (<usize>1) << 30;

/** Bytes below which no proof is tried. */
export const STOCK_PROOF_BYTES: usize = (<usize>4) << 20;

let origin: usize = 0;
let lineAt: usize = 0;
let lineLength: i32 = 0;
let verdict: Verdict = Verdict.Unknown;
let inRoot: bool = false;
let root: usize = 0;
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
  inRoot = false;
  origin = arena;
  const start = arena + LAYOUT;
  verdict = Verdict.Unknown;
  home = 0;
  if (bytes < STOCK_PROOF_BYTES || !readPosition(origin)) return;
  lineAt = start + LAYOUT;
  const tableau = lineAt + ((<usize>(MAX_LINE + MAX_FRAMES)) << 2) + 16;
  const table = tableau + TABLEAU_BYTES;
  const roots = (table + (bytes >> 1) + 15) & ~15;
  tableauBegin(tableau);
  visitedBegin(table, roots);
  rootsBegin(roots, min(arena + bytes, ADDRESSES), origin);
  memory.copy(start, origin, nodeBytes);
  if (uses(Prune.StockSafe)) playSafe(start);
  home = load<u8>(start, HOME);
  if (home == cards) finish(0);
  else verdict = addRoot(start, 0) ? Verdict.Running : Verdict.Unknown;
}

/** Looks at about `budget` configurations. Unknown: the memory is full, or the position does not fit. */
export function stockProofStep(budget: i32): i32 {
  while (verdict == Verdict.Running && budget > 0) {
    let walk = Walk.Running;
    if (!inRoot) {
      root = nextRoot();
      if (isNewGroup) forgetVisited();
      if (root == 0) {
        verdict = Verdict.Unwinnable;
        break;
      }
      budget--;
      nodes++;
      walk = walkFrom(root);
      budget -= judged;
      nodes += judged;
      home = max(home, rootHome(root));
      inRoot = true;
    }
    if (walk == Walk.Running) {
      const before = budget;
      walk = walkOn(budget);
      budget = walked;
      nodes += before - budget;
    }
    if (walk == Walk.Done) {
      inRoot = false;
      releaseRoot(root);
    }
    if (walk == Walk.Won) finish(root);
    else if (walk == Walk.Full) verdict = Verdict.Unknown;
  }
  return verdict;
}

/** Writes the line down; a line that is too long to hand out proves nothing that anyone could check. */
function finish(last: usize): void {
  lineLength = writeWin(lineAt, origin, last, wonKey, uses(Prune.StockSafe));
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
  memory.copy(changetype<usize>(out), lineAt, (<usize>lineLength) << 2);
  return lineLength;
}
