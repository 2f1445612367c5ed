import { Figure, MAX_LINE, Method, Status, Verdict, Why } from '../../abi';
import { arenaBytes } from '../../arena';
import { arrayAt } from '../../raw';
import { status } from '../play';
import { homeCount, isWon, restorePosition, SNAPSHOT_BYTES, savePosition } from '../position';
import { beamsGuess } from './beams/beams';
import { beginMethod, bestHomeOf, lineOf, nodesOf, stepMethod, storedOf, whyOf } from './methods';
import {
  completeQuestion,
  endsKnown,
  isWin,
  line,
  questionSnapshot,
  restoreQuestion,
  takeQuestion,
  tryLine,
} from './question';
import { shortenBegin, shortenDone, shortenLength, shortenNodes, shortenStep } from './shorten/shorten';
import { beginTurns, bit, budgetOf, chooseMethod, closeMethod, isOpen, nextTurn, seed, walks } from './turns';
import { SCORE_SETS } from './walk/score';

// Can the core's position be won? The facade over the methods, which take turns. Results hang on the position, the
// record, the memory and the node limit, on role, seed and known positions where those are given; not on how the nodes
// are sliced into steps. The position is as it was found whenever a call returns.

/** Less memory than this is none. */
const LEAST_BYTES: usize = 1 << 18;

/** The position that the method at work stands at. */
const standing: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);

let lineLength: i32 = 0;
let verdict: i32 = Verdict.Unknown;
let why: i32 = Why.None;
let limit: u64 = 0;
let bestHome: i32 = 0;

// The turn at work: its method, that method's nodes when it began, and how many it may add.
let method: i32 = Method.None;
let began: u64 = 0;
let budget: u64 = 0;
/** nodes of all turns before */
let spent: u64 = 0;

/** Bits by Method: those begun, of those that go on from turn to turn */
let begun: i32 = 0;
/** General's rounds so far, and how many of them ended for want of memory */
let rounds: i32 = 0;
let roundsFull: i32 = 0;
/** a line is there, and shorter ones are being looked for */
let shortening: bool = false;

/** Begins at the core's position; `maxNodes` may be infinite. */
export function searchBegin(maxNodes: f64): void {
  takeQuestion();
  limit = maxNodes < 9e15 ? <u64>max(maxNodes, 0) : u64.MAX_VALUE;
  verdict = Verdict.Running;
  why = Why.None;
  lineLength = 0;
  bestHome = homeCount();
  method = Method.Start;
  beginTurns();
  spent = 0;
  begun = 0;
  rounds = seed;
  roundsFull = 0;
  shortening = false;
  if (isWon()) end(Verdict.Winnable, Why.Line);
  else if (!isOpen(Method.FreeCells) && status() == Status.Stuck) end(Verdict.Unwinnable, Why.Exhausted);
  else if (arenaBytes() < LEAST_BYTES) end(Verdict.Unknown, Why.Memory);
}

/** Works for about `nodes` positions; Verdict.Running when there is more to do. */
export function searchStep(nodes: i32): i32 {
  if (verdict != Verdict.Running) return verdict;
  const until = total() + <u64>max(nodes, 1);
  if (method == Method.Start) takeTurn();
  else if (walks(method)) restorePosition(changetype<usize>(standing));
  while (verdict == Verdict.Running && total() < until) {
    if (total() >= limit) end(Verdict.Unknown, Why.Nodes);
    else work(min(until, limit) - total());
  }
  if (walks(method)) {
    savePosition(changetype<usize>(standing));
    restoreQuestion();
  }
  return verdict;
}

/**
 * After Winnable, with a line to the end: works for about `nodes` positions at a shorter line. 1 when the line has
 * become shorter, 2 when it has not yet, 0 when there is no more to try. The figures of the search stay as they were.
 */
export function searchImprove(nodes: i32): i32 {
  if (verdict != Verdict.Winnable || why == Why.Known) return 0;
  if (!shortening) {
    settleFigures();
    completeQuestion();
    shortenBegin(arrayAt<u32>(changetype<usize>(line)), lineLength);
    shortening = true;
  }
  const isShorter = shortenStep(max(nodes, 1), questionSnapshot());
  lineLength = shortenLength();
  restoreQuestion();
  if (isShorter) return 1;
  return shortenDone() ? 0 : 2;
}

/**
 * Without a win: writes the way to the position that looked best to the beams, as far as it is legal, where the line
 * would be, and returns its length; 0 when there is none.
 */
export function searchGuess(): i32 {
  if (verdict == Verdict.Winnable || (begun & bit(Method.Beams)) == 0) return 0;
  return tryLine(beamsGuess(line));
}

/**
 * Takes the first `length` moves of `line`, written by the asker, as the answer if they are legal and win; shorter
 * ones can then be looked for without a search. False, and nothing begun, if they do not.
 */
export function searchAdopt(length: i32): bool {
  searchBegin(0);
  if (length > MAX_LINE || !isWin(length)) return false;
  lineLength = length;
  end(Verdict.Winnable, Why.Line);
  return true;
}

/** Takes the figures of the method at work down, before another search uses its memory. */
function settleFigures(): void {
  bestHome = max(bestHome, bestHomeOf(method));
  spent = total();
  began = 0;
  method = Method.None;
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
      return storedOf(method);
    case Figure.BestHome:
      return <f64>max(bestHome, bestHomeOf(method));
    case Figure.Method:
      return <f64>method;
    case Figure.Shortening:
      return shortening ? <f64>shortenNodes() : 0;
    default:
      return 0;
  }
}

function end(with_: i32, because: i32): void {
  verdict = with_;
  why = because;
}

/** Nodes of the turn at work. */
function nodes(): u64 {
  return method == Method.Start ? 0 : nodesOf(method) - began;
}

function total(): u64 {
  return spent + nodes();
}

/** General and Proof begin anew with each turn, in the same memory; the others go on where they were. */
function takeTurn(): void {
  method = chooseMethod();
  began = 0;
  if (method == Method.None) {
    end(Verdict.Unknown, Why.Memory);
    return;
  }
  budget = budgetOf(method, bestHome);
  if (walks(method)) completeQuestion();
  if (walks(method) || (begun & bit(method)) == 0) {
    beginMethod(method, rounds);
    if (method == Method.General) rounds++;
    else begun |= bit(method);
  } else began = nodesOf(method);
  nextTurn();
}

function endTurn(): void {
  if (walks(method)) restoreQuestion();
  bestHome = max(bestHome, bestHomeOf(method));
  spent += nodes();
  takeTurn();
}

/** Some work of the method whose turn it is, and what its answer means. */
function work(some: u64): void {
  if (nodes() >= budget) {
    endTurn();
    return;
  }
  const answer = stepMethod(method, min(some, budget - nodes()), limit - total());
  if (answer == Verdict.Running) return;
  const found = answer == Verdict.Winnable ? takeLine() : Why.None;
  if (answer == Verdict.Unwinnable) end(Verdict.Unwinnable, whyOf(method, answer));
  else if (found != Why.None) end(Verdict.Winnable, found);
  else {
    // A round that fills the memory is no reason against another one with other weights.
    if (method != Method.General || ++roundsFull == SCORE_SETS) closeMethod(method);
    endTurn();
  }
}

/**
 * Replays the method's line by the rules: only a line that is legal move by move and ends won, or in a position known
 * to be winnable, is believed. A line too long to be handed out counts as none; another method may find a shorter one.
 * Why.None, or why the position can be won.
 */
function takeLine(): i32 {
  const length = lineOf(method, line);
  if (length < 0) return Why.None;
  if (walks(method)) restoreQuestion();
  let found: i32 = isWin(length) ? Why.Line : Why.None;
  if (found == Why.None && method == Method.Rejoin && endsKnown(length)) found = Why.Known;
  assert(found != Why.None, 'a line that does not win');
  lineLength = found != Why.None ? length : 0;
  return found;
}
