// The search for one pack without a stock: a portfolio of best-first stages for a win, the exhaustive proof where
// they find none. Deterministic: its noise has a fixed seed, its limits are counted.

import { Prune, Verdict, Why } from '../../../abi';
import { uses } from '../switches';
import {
  beginStage,
  bestHome,
  forgetBest,
  Stage,
  stageLead,
  stageStates,
  stageSteps,
  stepStage,
} from './best';
import { readRecord } from './cards';
import { keyCount } from './keys';
import { noteColumns, writeLine } from './line';
import { beginProof, Proof, proofHome, stepProof } from './proof';
import { proofSteps } from './proofLine';
import { readPosition } from './read';
import { noteLower } from './score';
import { STATE_BYTES, State } from './state';
import { EXHAUST, STAGE, STAGES } from './weights';

export { freeCellsHandles } from './cards';

const NO_LIMIT: i32 = 0x7fffffff;
/** The least memory that a question can begin with. */
const LEAST_BYTES: usize = 1 << 18;

const rootBytes = new StaticArray<u64>(i32(STATE_BYTES / 8));
let arena: usize = 0;
let bytes: usize = 0;
/** where in STAGES the next stage stands */
let next: i32 = 0;
let proving: bool = false;
let proofFirst: bool = false;
let verdict: Verdict = Verdict.Unknown;
let why: Why = Why.None;
/** nodes of the methods that are through */
let spent: f64 = 0;
let home: i32 = 0;

/** From the next `freeCellsBegin` on: the proof at once, without a hunt before it. */
export function freeCellsProve(on: bool): void {
  proofFirst = on;
}

/**
 * Takes the core's record and position as the question. `size` bytes at `at` are all that the search writes to;
 * with less than a quarter of a megabyte the verdict is unknown at once.
 */
export function freeCellsBegin(at: usize, size: usize): void {
  arena = (at + 7) & ~7;
  bytes = size < LEAST_BYTES ? 0 : (size - (arena - at)) & ~7;
  spent = 0;
  home = 0;
  next = 0;
  verdict = Verdict.Running;
  why = Why.None;
  if (bytes == 0) {
    decide(Verdict.Unknown, Why.Memory);
    return;
  }
  readRecord();
  readPosition(root());
  noteColumns();
  noteLower(root());
  forgetBest();
  if (uses(Prune.FreeCellsHunts) && !proofFirst) nextStage();
  else beginExhausting(NO_LIMIT);
}

/** After `freeCellsBegin`: the portfolio begins with the stage at `row` of STAGES. */
export function freeCellsStartAt(row: i32): void {
  next = row;
  nextStage();
}

/** Works on for about so many nodes; Running as long as there is more to do. */
export function freeCellsStep(budget: i32): Verdict {
  while (budget > 0 && verdict == Verdict.Running) {
    const before = worked();
    const wasProving = proving;
    const result: i32 = proving ? stepProof(budget) : stepStage(budget);
    budget -= max(1, worked() - before);
    if (wasProving) judgeProof(result);
    else judgeStage(result);
  }
  return verdict;
}

/** Nodes of this question: expansions of the best-first search and states of the proof. */
export function freeCellsNodes(): f64 {
  return bytes == 0 ? 0 : spent + worked();
}

/** States that the method at work keeps. */
export function freeCellsStored(): f64 {
  return worked();
}

/** The most cards seen home. */
export function freeCellsBestHome(): i32 {
  return home;
}

export function freeCellsWhy(): Why {
  return why;
}

/**
 * Writes the winning line, as core moves from the question's position, to `out`. Returns how many moves, or -1
 * when there is no win or no room. Good once a question, before the next one begins.
 */
export function freeCellsLine(out: StaticArray<u32>): i32 {
  if (verdict != Verdict.Winnable) return -1;
  return proving
    ? writeLine(out, proofSteps(out), root(), -1)
    : writeLine(out, stageSteps(out), root(), stageLead);
}

/** The question's state. */
function root(): State {
  return changetype<State>(rootBytes);
}

/** How many nodes the method at work has looked at. */
function worked(): i32 {
  return proving ? keyCount : stageStates();
}

function decide(what: Verdict, reason: Why): void {
  verdict = what;
  why = reason;
}

/** Begins the next stage of the portfolio, or the proof that ends it. */
function nextStage(): void {
  if (next == STAGES.length) {
    beginExhausting(NO_LIMIT);
    return;
  }
  const row = next;
  next += STAGE;
  if (STAGES[row] != EXHAUST) {
    proving = false;
    beginStage(arena, bytes, root(), row);
  } else beginExhausting(STAGES[row + 2]);
}

function beginExhausting(most: i32): void {
  proving = true;
  if (most == NO_LIMIT) next = STAGES.length;
  judgeProof(beginProof(arena, bytes, root(), most));
}

function judgeStage(result: Stage): void {
  home = max(home, bestHome);
  if (result == Stage.Won) decide(Verdict.Winnable, Why.Line);
  if (result == Stage.Won || result == Stage.Running) return;
  spent += worked();
  if (result == Stage.Exhausted) beginExhausting(NO_LIMIT);
  else nextStage();
}

function judgeProof(result: Proof): void {
  home = max(home, proofHome);
  if (result == Proof.Running) return;
  if (result == Proof.Won) decide(Verdict.Winnable, Why.Line);
  else if (result == Proof.Lost) decide(Verdict.Unwinnable, Why.Exhausted);
  else if (result == Proof.Memory && next == STAGES.length) decide(Verdict.Unknown, Why.Memory);
  else {
    spent += worked();
    nextStage();
  }
}
