import { Figure, MAX_LINE, Method, Status, Verdict, Why } from '../../abi';
import { arenaBytes } from '../../arena';
import { doMove, status } from '../play';
import { homeCount, isWon, restorePosition, SNAPSHOT_BYTES, savePosition } from '../position';
import { refusal } from '../refusal';
import {
  generalBegin,
  generalBestHome,
  generalNodes,
  generalStep,
  generalStored,
  generalWhy,
} from './general';
import { pathLength, pathMove } from './path';
import { proofBegin, proofBestHome, proofNodes, proofStep, proofStored, proofWhy } from './proof';
import { SCORE_SETS } from './score';

// Can the core's position be won? The façade over the methods: they take turns, each with the whole arena and a budget
// of nodes that grows from turn to turn. Results hang on the position, the record, the memory and the node limit; not
// on how the nodes are sliced into steps. The position itself is as it was found whenever a call returns.

/** The winning line, when there is one. */
export const line: StaticArray<u32> = new StaticArray<u32>(MAX_LINE);
let lineLength: i32 = 0;

/** Less memory than this is none. */
const LEAST_BYTES: usize = 1 << 18;
const FIRST_SEARCH: u64 = 2000;
const FIRST_PROOF: u64 = 10_000;
/** Budgets double from turn to turn, but not for ever: many searches find what a long one does not. */
const DOUBLINGS: i32 = 8;

// The position that the question is about, and the one that the method at work stands at.
const question: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);
const standing: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);
let verdict: i32 = Verdict.Unknown;
let why: i32 = Why.None;
let limit: u64 = 0;
let spent: u64 = 0;
let method: i32 = Method.None;
let turn: i32 = 0;
let budget: u64 = 0;
let bestHome: i32 = 0;
/** how many searches in a row ended for want of memory, and whether the proof did */
let searchesFull: i32 = 0;
let proofFull: bool = false;

/** Begins at the core's position; `maxNodes` may be infinite. */
export function searchBegin(maxNodes: f64): void {
  savePosition(changetype<usize>(question));
  limit = maxNodes < 9e15 ? <u64>max(maxNodes, 0) : u64.MAX_VALUE;
  verdict = Verdict.Running;
  why = Why.None;
  lineLength = 0;
  spent = 0;
  turn = 0;
  bestHome = homeCount();
  searchesFull = 0;
  proofFull = false;
  method = Method.Start;
  if (isWon()) end(Verdict.Winnable, Why.Line);
  else if (status() == Status.Stuck) end(Verdict.Unwinnable, Why.Exhausted);
  else if (arenaBytes() < LEAST_BYTES) end(Verdict.Unknown, Why.Memory);
}

/** Works for about `nodes` positions; Verdict.Running when there is more to do. */
export function searchStep(nodes: i32): i32 {
  if (verdict != Verdict.Running) return verdict;
  const until = total() + <u64>max(nodes, 1);
  if (method == Method.Start) takeTurn();
  else restorePosition(changetype<usize>(standing));
  while (verdict == Verdict.Running && total() < until) {
    if (total() >= limit) end(Verdict.Unknown, Why.Nodes);
    else work(min(until, limit) - total());
  }
  savePosition(changetype<usize>(standing));
  restorePosition(changetype<usize>(question));
  return verdict;
}

export function searchWhy(): i32 {
  return why;
}

export function searchLineLength(): i32 {
  return lineLength;
}

/** A number of abi.Figure. */
export function searchFigure(figure: i32): f64 {
  switch (figure) {
    case Figure.Nodes:
      return <f64>total();
    case Figure.Stored:
      return <f64>stored();
    case Figure.BestHome:
      return <f64>max(bestHome, best());
    case Figure.Method:
      return <f64>method;
    default:
      return 0;
  }
}

function end(with_: i32, because: i32): void {
  verdict = with_;
  why = because;
}

function total(): u64 {
  return spent + nodes();
}

/** Whose turn is it? A short search first, since it settles most endgames either way; then proof and search in turn. */
function takeTurn(): void {
  restorePosition(changetype<usize>(question));
  const round = turn >> 1;
  const doublings = min(round, DOUBLINGS);
  if ((turn & 1) == 0 || proofFull) {
    method = Method.General;
    budget = FIRST_SEARCH << doublings;
    generalBegin(round);
  } else {
    method = Method.Proof;
    budget = FIRST_PROOF << (2 * doublings);
    proofBegin();
  }
  turn++;
}

function endTurn(): void {
  bestHome = max(bestHome, best());
  spent += nodes();
  if (proofFull && searchesFull >= SCORE_SETS) {
    method = Method.None;
    end(Verdict.Unknown, Why.Memory);
  } else takeTurn();
}

/** Some work of the method whose turn it is, and what its answer means. */
function work(some: u64): void {
  if (nodes() >= budget) {
    endTurn();
    return;
  }
  const answer = stepMethod(min(some, budget - nodes()));
  if (answer == Verdict.Running) return;
  if (answer == Verdict.Unwinnable) end(Verdict.Unwinnable, whyMethod());
  else if (answer == Verdict.Winnable && takeLine()) end(Verdict.Winnable, Why.Line);
  else {
    if (method == Method.Proof) proofFull = true;
    else searchesFull++;
    endTurn();
  }
}

/** Replays the method's line by the rules: only a line that is legal move by move and ends won is believed. */
function takeLine(): bool {
  const length = pathLength();
  // A win may lie deeper than a line can tell; another search then finds a shorter one.
  if (length > MAX_LINE) return false;
  for (let i = 0; i < length; i++) line[i] = pathMove(i);
  restorePosition(changetype<usize>(question));
  let played = 0;
  while (played < length && refusal(line[played]) == 0) doMove(line[played++]);
  const wins = played == length && isWon();
  assert(wins, 'a line that does not win');
  lineLength = wins ? length : 0;
  return wins;
}

// ---- The methods, one arm each ----

function stepMethod(some: u64): i32 {
  switch (method) {
    case Method.General:
      return generalStep(some);
    default:
      return proofStep(some);
  }
}

function nodes(): u64 {
  switch (method) {
    case Method.General:
      return generalNodes();
    case Method.Proof:
      return proofNodes();
    default:
      return 0;
  }
}

function stored(): u64 {
  switch (method) {
    case Method.General:
      return generalStored();
    case Method.Proof:
      return proofStored();
    default:
      return 0;
  }
}

function best(): i32 {
  switch (method) {
    case Method.General:
      return generalBestHome();
    case Method.Proof:
      return proofBestHome();
    default:
      return 0;
  }
}

function whyMethod(): i32 {
  return method == Method.General ? generalWhy() : proofWhy();
}
