import { Figure, MAX_LINE, Method, Role, Status, Verdict, Why } from '../../abi';
import { arenaBytes } from '../../arena';
import { arrayAt } from '../../raw';
import { doMove, status } from '../play';
import {
  homeCount,
  isWon,
  keepKey,
  key,
  restoreCards,
  restorePosition,
  SNAPSHOT_BYTES,
  saveCards,
  savePosition,
} from '../position';
import { refusal } from '../refusal';
import { packCards } from '../rules';
import { beamsGuess } from './beams/beams';
import {
  beginMethod,
  bestHomeOf,
  handles,
  lineOf,
  nodesOf,
  seedMethods,
  stepMethod,
  storedOf,
  whyOf,
} from './methods';
import { shortenBegin, shortenDone, shortenLength, shortenNodes, shortenStep } from './shorten/shorten';
import { isKnown } from './walk/rejoin';
import { SCORE_SETS } from './walk/score';

// Can the core's position be won? The façade over the methods: they take turns, hunting for a win and proving that
// there is none, each turn with more nodes than the last. Results hang on the position, the record, the memory and the
// node limit, on role, seed and known positions where those are given; not on how the nodes are sliced into steps. The position is as it was found whenever a call returns.

/** The winning line, when there is one. */
export const line: StaticArray<u32> = new StaticArray<u32>(MAX_LINE);
let lineLength: i32 = 0;
/** the line ends in a position that came along as winnable, and is not the whole way */
let toKnown: bool = false;

/** Less memory than this is none. */
const LEAST_BYTES: usize = 1 << 18;

// Nodes of the first turns. Budgets grow from turn to turn, but not for ever: many hunts find what a long one does not.
const REJOIN: u64 = 4000;
const FIRST_GENERAL: u64 = 2000;
const FIRST_BEAMS: u64 = 250_000;
const FIRST_PROOF: u64 = 10_000;
const FIRST_STOCK_PROOF: u64 = 50_000;
const FIRST_ORDER: u64 = 2_000_000;
const MOST_DOUBLINGS: i32 = 8;
const MOST_PROOF_DOUBLINGS: i32 = 9;

// The position that the question is about, and the one that the method at work stands at.
const question: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);
const standing: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);
/** `question` is complete: without a method that moves the position about, its cards and key will do */
let whole: bool = false;

let verdict: i32 = Verdict.Unknown;
let why: i32 = Why.None;
let limit: u64 = 0;
let bestHome: i32 = 0;

// The turn at work: its method, that method's nodes when it began, and how many it may add.
let method: i32 = Method.None;
let turn: i32 = 0;
let began: u64 = 0;
let budget: u64 = 0;
/** nodes of all turns before */
let spent: u64 = 0;

/** Bits by Method: those that may work at all */
let allowed: i32 = -1;
/** those begun, of those that go on from turn to turn */
let begun: i32 = 0;
/** those that ended without a verdict */
let ended: i32 = 0;
/** General's rounds so far, and how many of them ended for want of memory */
let rounds: i32 = 0;
let roundsFull: i32 = 0;
/** the line last tried ended won */
let won: bool = false;
/** a line is there, and shorter ones are being looked for */
let shortening: bool = false;

/** What the next questions are for, and which hunts they begin with: with 0 as ever, with other seeds otherwise. */
let role: i32 = Role.All;
let seed: i32 = 0;

/** From the next question on this instance has that role (abi.Role), and begins its hunts by that seed, from 0. */
export function searchAs(newRole: i32, newSeed: i32): void {
  role = newRole;
  seed = newSeed;
  seedMethods(role, seed);
}

/** From the next question on only these methods work (bits by abi.Method; -1: all), so that tests can compare them. */
export function searchOnly(methods: i32): void {
  allowed = methods;
}

/** Begins at the core's position; `maxNodes` may be infinite. */
export function searchBegin(maxNodes: f64): void {
  saveCards(changetype<usize>(question));
  whole = false;
  limit = maxNodes < 9e15 ? <u64>max(maxNodes, 0) : u64.MAX_VALUE;
  verdict = Verdict.Running;
  why = Why.None;
  lineLength = 0;
  bestHome = homeCount();
  ended = 0;
  method = Method.Start;
  // The special search is done sooner than any way back to a known position could be found.
  turn = handles(Method.Rejoin) && !isOpen(Method.FreeCells) ? -1 : 0;
  spent = 0;
  begun = 0;
  rounds = seed;
  roundsFull = 0;
  shortening = false;
  toKnown = false;
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
    restorePosition(changetype<usize>(question));
  }
  return verdict;
}

/**
 * After Winnable, with a line to the end: works for about `nodes` positions at a shorter line. 1 when the line has become shorter, 2 when it
 * has not yet, 0 when there is no more to try. The figures of the search stay as they were.
 */
export function searchImprove(nodes: i32): i32 {
  if (verdict != Verdict.Winnable || toKnown) return 0;
  if (!shortening) {
    settleFigures();
    completeQuestion();
    shortenBegin(arrayAt<u32>(changetype<usize>(line)), lineLength);
    shortening = true;
  }
  const isShorter = shortenStep(max(nodes, 1), changetype<usize>(question));
  lineLength = shortenLength();
  restorePosition(changetype<usize>(question));
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
  const wins = length <= MAX_LINE && tryLine(length) == length && won;
  if (!wins) return false;
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

function bit(which: i32): i32 {
  return 1 << which;
}

function isOpen(which: i32): bool {
  return (ended & bit(which)) == 0 && (allowed & bit(which)) != 0 && fitsRole(which) && handles(which);
}

function fitsRole(which: i32): bool {
  if (role == Role.Hunt) return which != Method.Proof && which != Method.StockProof && which != Method.Order;
  return role != Role.Prove || (which != Method.Beams && which != Method.General);
}

function either(first: i32, second: i32): i32 {
  return isOpen(first) ? first : isOpen(second) ? second : Method.None;
}

/**
 * Whose turn is it? The way back to a position known winnable comes before all, where there are any. The special search of one pack without a stock needs no other beside it. Elsewhere a short general
 * hunt comes first, since it settles most endgames either way; then hunts and proofs in turn, and of the two proofs
 * now one, now the other: where few cards are left or any suit may be built, the plain one is often done sooner. Orders
 * are looked for after the first half million nodes of beams, and in every other proof's turn from then on.
 */
function chooseMethod(): i32 {
  if (turn < 0) return Method.Rejoin;
  if (isOpen(Method.FreeCells)) return Method.FreeCells;
  if (turn == 0 && isOpen(Method.General)) return Method.General;
  const hunt = either(Method.Beams, Method.General);
  const proof = chooseProof();
  const first = (turn & 1) == 1 ? hunt : proof;
  return first != Method.None ? first : max(hunt, proof);
}

function chooseProof(): i32 {
  if (!isOpen(Method.Order)) {
    return (turn & 3) == 2
      ? either(Method.StockProof, Method.Proof)
      : either(Method.Proof, Method.StockProof);
  }
  const isItsTurn = role == Role.Prove ? turn >= 2 && (turn & 1) == 0 : turn >= 4 && (turn & 3) == 0;
  if (isItsTurn) return Method.Order;
  const other =
    (turn & 7) == 2 ? either(Method.StockProof, Method.Proof) : either(Method.Proof, Method.StockProof);
  return other != Method.None ? other : Method.Order;
}

/** Does the method move the core's position about? The others have a form of their own. */
function walks(which: i32): bool {
  return which == Method.General || which == Method.Proof || which == Method.Rejoin;
}

/**
 * How many times more a proof by groups may take where hunts of 1.75 million nodes have not brought three cards of ten
 * home. Of 13 such deals of Forty Thieves that resisted half a million nodes the next few million won one, while proofs
 * of up to 22 million showed seven of ten others lost.
 */
function proofDoublings(): i32 {
  if (turn < 6 || 10 * bestHome >= 3 * packCards()) return 0;
  return turn < 10 ? 2 : 4;
}

function budgetOf(which: i32): u64 {
  const round = min(turn >> 1, MOST_DOUBLINGS);
  switch (which) {
    case Method.Rejoin:
      return REJOIN;
    case Method.FreeCells:
      return u64.MAX_VALUE;
    case Method.Beams:
      return FIRST_BEAMS << (isOpen(Method.Order) ? max(round - 1, 0) : round);
    case Method.Order:
      return FIRST_ORDER << (max(round >> 1, 1) - 1);
    case Method.StockProof:
      return FIRST_STOCK_PROOF << min(round + proofDoublings(), MOST_PROOF_DOUBLINGS);
    case Method.Proof:
      return FIRST_PROOF << (isOpen(Method.StockProof) ? round : 2 * round);
    default:
      return FIRST_GENERAL << round;
  }
}

/** General and Proof begin anew with each turn, in the same memory; the others go on where they were. */
function takeTurn(): void {
  method = chooseMethod();
  began = 0;
  if (method == Method.None) {
    end(Verdict.Unknown, Why.Memory);
    return;
  }
  budget = budgetOf(method);
  if (walks(method)) completeQuestion();
  if (walks(method) || (begun & bit(method)) == 0) {
    beginMethod(method, rounds);
    if (method == Method.General) rounds++;
    else begun |= bit(method);
  } else began = nodesOf(method);
  turn++;
}

function endTurn(): void {
  if (walks(method)) restorePosition(changetype<usize>(question));
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
  if (answer == Verdict.Unwinnable) end(Verdict.Unwinnable, whyOf(method, answer));
  else if (answer == Verdict.Winnable && takeLine()) end(Verdict.Winnable, toKnown ? Why.Known : Why.Line);
  else {
    // A round that fills the memory is no reason against another one with other weights.
    if (method != Method.General || ++roundsFull == SCORE_SETS) ended |= bit(method);
    endTurn();
  }
}

/** The position is the question's: from now on `restorePosition` can bring it back. */
function completeQuestion(): void {
  if (!whole) savePosition(changetype<usize>(question));
  whole = true;
}

/** Plays the first moves of `line` from the question's position as far as they are legal; returns how many. */
function replay(length: i32): i32 {
  let played = 0;
  while (played < length && refusal(line[played]) == 0) doMove(line[played++]);
  return played;
}

/** The same without a key, and the position is the question's again; `won` tells whether it ended won. */
function tryLine(length: i32): i32 {
  keepKey(false);
  const played = replay(length);
  won = isWon();
  restoreCards(changetype<usize>(question));
  keepKey(true);
  return played;
}

/**
 * Replays the method's line by the rules: only a line that is legal move by move and ends won, or in a position known
 * to be winnable, is believed. A line too long to be handed out counts as none; another method may find a shorter one.
 */
function takeLine(): bool {
  const length = lineOf(method, line);
  if (length < 0) return false;
  if (walks(method)) restorePosition(changetype<usize>(question));
  const wins = method == Method.Rejoin ? meets(length) : tryLine(length) == length && won;
  assert(wins, 'a line that does not win');
  lineLength = wins ? length : 0;
  return wins;
}

/** Whether the line wins or ends in a position known to be winnable. */
function meets(length: i32): bool {
  const played = replay(length);
  toKnown = played == length && !isWon() && isKnown(key());
  const wins = played == length && (isWon() || toKnown);
  restorePosition(changetype<usize>(question));
  return wins;
}
