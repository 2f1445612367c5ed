// The state of the solver: which literals are true, in which order they became so, and why. A variable is a number from 0; its literal
// 2 v says that it is true, 2 v + 1 that it is false. Variable 0 is true.
//
// Variables below `orderVariables` say which of two elements comes first. They are kept a second time as bits, for each element the set
// of those known to come after it and of those known to come before it.

import { ELEMENTS, isLowest, NOBODY } from './elements';

export const TRUE: u32 = 0;
export const FALSE: u32 = 1;
/** no literal says which of the two comes first */
export const NONE: u32 = 0xffff;

/** bytes of a set of elements */
const SET: usize = ELEMENTS >> 3;
export const WORDS: i32 = ELEMENTS >> 6;

// ---- Where things are, one array after the other ----
/** u8 by literal: 0 open, 1 true, 2 false */
let values: usize = 0;
/** u8 by variable: the value it had last; the room's moment + 1 if it counts there */
let phases: usize = 0;
let rooms: usize = 0;
/** u32 by variable: why it is so (see `reasons.ts`), since which decision, and its place on the trail */
let reasons: usize = 0;
let levels: usize = 0;
let places: usize = 0;
/** u32: literals in the order in which they became true */
let trail: usize = 0;
/** u32: the trail's length at each decision */
let decisions: usize = 0;
/** u32 by order variable: the two elements of which the first comes first if it is true, and the twin of the second */
let pairs: usize = 0;
/** u16[ELEMENTS][ELEMENTS]: the literal that says that the one comes before the other */
let literals: usize = 0;
/** sets by element */
let after: usize = 0;
let before: usize = 0;
/** i32 by moment: literals true of those that count there */
let counts: usize = 0;

export let trailLength: i32 = 0;
export let level: i32 = 0;
export let variables: i32 = 0;
export let orderVariables: i32 = 0;
let mostVariables: i32 = 0;

const aligned = (bytes: usize): usize => (bytes + 7) & ~7;

/** Lays the arrays out from `at`, for so many variables; returns where they end. */
export function layState(at: usize, most: i32): usize {
  const all = <usize>most;
  mostVariables = most;
  values = at;
  phases = values + 2 * all;
  rooms = phases + all;
  reasons = aligned(rooms + all);
  levels = reasons + 4 * all;
  places = levels + 4 * all;
  trail = places + 4 * all;
  decisions = trail + 4 * all;
  pairs = decisions + 4 * all;
  literals = pairs + 4 * all;
  after = aligned(literals + 2 * ELEMENTS * ELEMENTS);
  before = after + SET * ELEMENTS;
  counts = before + SET * ELEMENTS;
  const end = counts + 4 * ELEMENTS;
  memory.fill(at, 0, end - at);
  memory.fill(literals, 0xff, 2 * ELEMENTS * ELEMENTS);
  trailLength = 0;
  level = 0;
  variables = 0;
  orderVariables = 0;
  newVariable();
  assign(TRUE, 0);
  return end;
}

/** A new variable; -1 when there is no room for it. */
export function newVariable(): i32 {
  return variables < mostVariables ? variables++ : -1;
}

export function isTrue(literal: u32): bool {
  return load<u8>(values + literal) == 1;
}

export function isFalse(literal: u32): bool {
  return load<u8>(values + literal) == 2;
}

export function isOpen(literal: u32): bool {
  return load<u8>(values + literal) == 0;
}

export function reasonOf(variable: u32): u32 {
  return load<u32>(reasons + (variable << 2));
}

export function levelOf(variable: u32): i32 {
  return load<i32>(levels + (variable << 2));
}

export function placeOf(variable: u32): i32 {
  return load<i32>(places + (variable << 2));
}

export function trailAt(i: i32): u32 {
  return load<u32>(trail + ((<usize>i) << 2));
}

export function phaseOf(variable: u32): u32 {
  return load<u8>(phases + variable);
}

export function setPhase(variable: u32, isNegative: u32): void {
  store<u8>(phases + variable, <u8>isNegative);
}

// ---- Order ----

/** The literal that says that x comes before y; TRUE or FALSE where that is known from the start. */
export function literalOf(x: i32, y: i32): u32 {
  return load<u16>(literals + ((<usize>x * ELEMENTS + y) << 1));
}

export function setLiteral(x: i32, y: i32, literal: u32): void {
  store<u16>(literals + ((<usize>x * ELEMENTS + y) << 1), <u16>literal);
}

/** A word of the set of those that come after the element. */
export function afterWord(element: i32, word: i32): u64 {
  return load<u64>(after + <usize>element * SET + ((<usize>word) << 3));
}

export function beforeWord(element: i32, word: i32): u64 {
  return load<u64>(before + <usize>element * SET + ((<usize>word) << 3));
}

/** The set of those that come after the element, where it lies. */
export function afterSet(element: i32): usize {
  return after + <usize>element * SET;
}

export function comesBefore(x: i32, y: i32): bool {
  return ((afterWord(x, y >> 6) >> (y & 63)) & 1) != 0;
}

function setBefore(x: i32, y: i32): void {
  flip(after + <usize>x * SET, y);
  flip(before + <usize>y * SET, x);
  if (isLowest(y)) count(x, 1);
}

/** From the start x comes before y: first only this is noted, and when all such pairs are known, by `fixBefore` the rest. */
export function addBefore(x: i32, y: i32): void {
  const at = afterSet(x) + ((<usize>y >> 6) << 3);
  store<u64>(at, load<u64>(at) | ((<u64>1) << (y & 63)));
}

export function fixBefore(x: i32, y: i32): void {
  flip(before + <usize>y * SET, x);
  if (isLowest(y)) count(x, 1);
}

function flip(set: usize, element: i32): void {
  const at = set + ((<usize>element >> 6) << 3);
  store<u64>(at, load<u64>(at) ^ ((<u64>1) << (element & 63)));
}

function unsetBefore(x: i32, y: i32): void {
  flip(after + <usize>x * SET, y);
  flip(before + <usize>y * SET, x);
  if (isLowest(y)) count(x, -1);
}

/** A new variable for "x before y"; if `twin` is an element, it says "x before the twin" as well. */
export function newOrderVariable(x: i32, y: i32, twin: i32): bool {
  const variable = newVariable();
  if (variable < 0) return false;
  orderVariables = variables;
  store<u32>(pairs + ((<usize>variable) << 2), x | (y << 9) | ((twin == NOBODY ? 511 : twin) << 18));
  setLiteral(x, y, 2 * variable);
  setLiteral(y, x, 2 * variable + 1);
  if (twin == NOBODY) return true;
  setLiteral(x, twin, 2 * variable);
  setLiteral(twin, x, 2 * variable + 1);
  return true;
}

export function pairOf(variable: u32): u32 {
  return load<u32>(pairs + (variable << 2));
}

export function firstOf(pair: u32): i32 {
  return pair & 511;
}

export function secondOf(pair: u32): i32 {
  return (pair >> 9) & 511;
}

/** The second's twin, or NOBODY. */
export function twinOf(pair: u32): i32 {
  const twin = pair >> 18;
  return twin == 511 ? NOBODY : twin;
}

// ---- Room ----

export function countAt(moment: i32): i32 {
  return load<i32>(counts + ((<usize>moment) << 2));
}

export function count(moment: i32, by: i32): void {
  store<i32>(counts + ((<usize>moment) << 2), countAt(moment) + by);
}

/** From now on the variable counts at this moment when it is true. */
export function setRoom(variable: u32, moment: i32): void {
  store<u8>(rooms + variable, <u8>(moment + 1));
}

/** The moment at which the variable counts, or NOBODY. */
export function roomOf(variable: u32): i32 {
  return <i32>load<u8>(rooms + variable) - 1;
}

// ---- The trail ----

function note(literal: u32, isSet: bool): void {
  const variable = literal >> 1;
  if (<i32>variable >= orderVariables) {
    const moment = roomOf(variable);
    if (moment >= 0 && (literal & 1) == 0) count(moment, isSet ? 1 : -1);
    return;
  }
  const pair = pairOf(variable);
  const x = firstOf(pair);
  notePair(x, secondOf(pair), literal, isSet);
  const twin = twinOf(pair);
  if (twin != NOBODY) notePair(x, twin, literal, isSet);
}

function notePair(x: i32, y: i32, literal: u32, isSet: bool): void {
  const first = (literal & 1) == 0 ? x : y;
  const second = x + y - first;
  if (isSet) setBefore(first, second);
  else unsetBefore(first, second);
}

/** An open literal becomes true. */
export function assign(literal: u32, reason: u32): void {
  const variable = literal >> 1;
  store<u8>(values + literal, 1);
  store<u8>(values + (literal ^ 1), 2);
  store<u32>(reasons + (variable << 2), reason);
  store<i32>(levels + (variable << 2), level);
  store<i32>(places + (variable << 2), trailLength);
  store<u32>(trail + ((<usize>trailLength) << 2), literal);
  trailLength++;
  if (variable > 0) note(literal, true);
}

export function newDecision(): void {
  store<i32>(decisions + ((<usize>level) << 2), trailLength);
  level++;
}

/** Takes back the last literal of the trail, and returns it. */
export function takeBack(): u32 {
  const literal = trailAt(--trailLength);
  store<u16>(values + (literal & ~1), 0);
  setPhase(literal >> 1, literal & 1);
  note(literal, false);
  return literal;
}

/** The trail's length before the first decision after `at`. */
export function lengthAtLevel(at: i32): i32 {
  return load<i32>(decisions + ((<usize>at) << 2));
}

export function setLevel(at: i32): void {
  level = at;
}
