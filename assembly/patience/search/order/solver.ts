// Conflict-driven clause learning: decide, draw the consequences, learn from each contradiction a clause, go back as far as it says.

import { Certified, Verdict } from '../../../abi';
import { lay, layEnd, RawArray } from '../../../raw';
import { mix } from '../../../zobrist';
import { certifies, noteClause } from './certificate';
import { addClause, BINARY, isTight, layClauses, NO_ROOM, reduceLearned } from './clauses';
import { decayScores, layHeap, nextVariable, offer } from './heap';
import { backLevel, layLearn, learn, learned, learnedLength, learnedSpread } from './learn';
import {
  compareHomes,
  comparesHomes,
  isFull,
  propagate,
  propagateBegin,
  propagations,
  rewind,
} from './propagate';
import { byBinary, byClause, certifyReason, layCauses } from './reasons';
import { layRoomLists } from './roomList';
import {
  assign,
  FALSE,
  isFalse,
  isOpen,
  isTrue,
  layState,
  lengthAtLevel,
  level,
  newDecision,
  phaseOf,
  setLevel,
  setPhase,
  TRUE,
  takeBack,
  trailAt,
  trailLength,
  variables,
} from './state';

const RESTART: i32 = 30;
const FIRST_REDUCTION: i32 = 3000;
const REDUCTION_STEP: i32 = 300;
/** one variable of so many forgets which value it had last when another order is wanted */
const SHAKEN_OF: u32 = 20;

let refuted: bool = false;
let full: bool = false;
let restarts: i32 = 0;
let untilRestart: i32 = 0;
let untilReduction: i32 = 0;
let reductions: i32 = 0;
/** literals true without a decision whose reasons a certificate has */
let certified: i32 = 0;
let draws: u64 = 0;

/** the clause being written */
let clause = changetype<RawArray<u32>>(0);
let clauseLength: i32 = 0;
const MOST_LITERALS: i32 = 256;

/** Lays out the memory up to `end`; false if it is too little for so many variables. */
export function solverBegin(end: usize, mostVariables: i32): bool {
  clause = lay<u32>(MOST_LITERALS);
  layCauses();
  layRoomLists();
  if (layEnd() + 64 * <usize>mostVariables + (1 << 20) > end) return false;
  layState(mostVariables);
  layHeap(mostVariables);
  layLearn(mostVariables);
  if (!layClauses(layEnd(), end, 2 * mostVariables)) return false;
  propagateBegin();
  clauseLength = 0;
  refuted = false;
  full = false;
  restarts = 0;
  reductions = 0;
  certified = 0;
  draws = 0;
  untilRestart = RESTART;
  untilReduction = FIRST_REDUCTION;
  return true;
}

// ---- The formula ----

export function literal(which: u32): void {
  if (which != FALSE) clause[clauseLength++] = which;
}

/** Takes false literals out of the clause being written; its length then, or -1 if one is true. */
function dropFalse(): i32 {
  let kept = 0;
  for (let i = 0; i < clauseLength; i++) {
    if (isTrue(clause[i])) return -1;
    if (!isFalse(clause[i])) clause[kept++] = clause[i];
  }
  return kept;
}

/** Ends the clause whose literals have been given. */
export function endClause(): void {
  let length = 0;
  for (let i = 0; i < clauseLength; i++) if (clause[i] == TRUE) length = -1;
  if (certifies && length == 0) noteClause(Certified.Clause, clause, clauseLength);
  if (length == 0) length = dropFalse();
  clauseLength = 0;
  if (length < 0) return;
  if (length == 0) refuted = true;
  else if (length == 1) assign(clause[0], 0);
  else if (addClause(clause, length, 0) == NO_ROOM) full = true;
}

export function clauseOf2(one: u32, two: u32): void {
  literal(one);
  literal(two);
  endClause();
}

export function clauseOf3(one: u32, two: u32, three: u32): void {
  literal(one);
  literal(two);
  literal(three);
  endClause();
}

export function clauseOf4(one: u32, two: u32, three: u32, four: u32): void {
  literal(one);
  literal(two);
  literal(three);
  literal(four);
  endClause();
}

/** What follows from the formula so far without a decision: Unwinnable, or Running. */
export function settleFormula(): i32 {
  if (full) return Verdict.Unknown;
  if (!refuted && !settle()) refuted = true;
  return refuted ? Verdict.Unwinnable : Verdict.Running;
}

/** Draws all consequences, as `propagate`; a certificate takes down why what is true without a decision is so. */
function settle(): bool {
  const holds = propagate();
  if (certifies && level == 0) while (certified < trailLength) certifyReason(trailAt(certified++));
  return holds;
}

export function offerAll(): void {
  for (let variable = 1; variable < variables; variable++) offer(variable);
}

// ---- The search ----

function goBack(to: i32): void {
  if (level <= to) return;
  const length = lengthAtLevel(to);
  while (trailLength > length) offer(takeBack() >> 1);
  setLevel(to);
  rewind();
}

/** The sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... */
function luby(i: i32): i32 {
  let size = 1;
  while (size < i + 1) size = 2 * size + 1;
  while (size - 1 != i) {
    size = (size - 1) >> 1;
    i %= size;
  }
  return (size + 1) >> 1;
}

function keepLearned(): void {
  const first = learned[0];
  if (learnedLength == 1) {
    assign(first, 0);
    return;
  }
  const kept = addClause(learned, learnedLength, learnedSpread);
  if (kept == NO_ROOM) full = true;
  else assign(first, kept == BINARY ? byBinary(learned[1]) : byClause(kept));
}

/** False when there is no way on. */
function takeConflict(): bool {
  if (level == 0) return false;
  learn();
  if (certifies) noteClause(Certified.Learned, learned, learnedLength);
  goBack(backLevel);
  if (isTight(learnedLength)) {
    goBack(0);
    reduceLearned();
    if (isTight(learnedLength)) full = true;
    else if (learnedLength == 1) keepLearned();
  } else keepLearned();
  decayScores();
  untilRestart--;
  untilReduction--;
  return true;
}

function restart(): void {
  goBack(0);
  untilRestart = RESTART * luby(++restarts);
  if (untilReduction > 0) return;
  reduceLearned();
  untilReduction = FIRST_REDUCTION + REDUCTION_STEP * ++reductions;
}

/** False when all variables have a value: there is an order. */
function decide(): bool {
  let variable = nextVariable();
  while (variable >= 0 && !isOpen(2 * variable)) variable = nextVariable();
  if (variable < 0) return false;
  newDecision();
  assign(2 * variable + phaseOf(variable), 0);
  return true;
}

/** An order has been found: the first time it is tried again with homes compared at all moments. */
function goesOn(): bool {
  if (comparesHomes) return false;
  goBack(0);
  compareHomes();
  return true;
}

/** Lets go of the order found, so that the next step looks for another one: some variables try at random whether they are true or not. */
export function anotherOrder(): void {
  goBack(0);
  for (let variable = 1; variable < variables; variable++) {
    const draw = mix(++draws);
    if (<u32>(draw >> 32) % SHAKEN_OF == 0) setPhase(variable, <u32>draw & 1);
  }
}

/** Works for about so many propagations. Unwinnable: there is no order; Winnable: there is one; Unknown: no more room. */
export function solverStep(budget: u64): i32 {
  const until = propagations + budget;
  while (propagations < until) {
    if (full || isFull) return Verdict.Unknown;
    if (!settle()) {
      if (!takeConflict()) return Verdict.Unwinnable;
    } else if (untilRestart <= 0 && level > 0) restart();
    else if (!decide() && !goesOn()) return Verdict.Winnable;
  }
  return Verdict.Running;
}
