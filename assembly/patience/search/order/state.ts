// The state of the solver: which literals are true, in which order they became so, and why. A variable is a number from 0; its literal
// 2 v says that it is true, 2 v + 1 that it is false. Variable 0 is true.
//
// Variables below `orderVariables` say which of two elements comes first. They are kept a second time as bits, for each element the set
// of those known to come after it and of those known to come before it.

import { lay, RawArray } from '../../../raw';
import { ELEMENTS, isLowest, NOBODY } from './elements';

export const TRUE: u32 = 0;
export const FALSE: u32 = 1;
/** no literal says which of the two comes first */
export const NONE: u32 = 0xffff;

/** words of a set of elements */
export const WORDS: i32 = ELEMENTS >> 6;

/** by literal: 0 open, 1 true, 2 false */
let values = changetype<RawArray<u8>>(0);
/** by variable: the value it had last; the room's moment + 1 if it counts there */
let phases = changetype<RawArray<u8>>(0);
let rooms = changetype<RawArray<u8>>(0);
/** by variable: why it is so (see `reasons.ts`), since which decision, and its place on the trail */
let reasons = changetype<RawArray<u32>>(0);
let levels = changetype<RawArray<i32>>(0);
let places = changetype<RawArray<i32>>(0);
/** literals in the order in which they became true */
let trail = changetype<RawArray<u32>>(0);
/** the trail's length at each decision */
let decisions = changetype<RawArray<i32>>(0);
/** by order variable: the two elements of which the first comes first if it is true, and the twin of the second */
let pairs = changetype<RawArray<u32>>(0);
/** [ELEMENTS][ELEMENTS]: the literal that says that the one comes before the other */
let literals = changetype<RawArray<u16>>(0);
/** [ELEMENTS][WORDS]: a set for each element */
let after = changetype<RawArray<u64>>(0);
let before = changetype<RawArray<u64>>(0);
/** by moment: literals true of those that count there */
let counts = changetype<RawArray<i32>>(0);

export let trailLength: i32 = 0;
export let level: i32 = 0;
export let variables: i32 = 0;
export let orderVariables: i32 = 0;
let mostVariables: i32 = 0;

/** Lays out the arrays for so many variables. */
export function layState(most: i32): void {
  mostVariables = most;
  values = lay<u8>(2 * most);
  phases = lay<u8>(most);
  rooms = lay<u8>(most);
  reasons = lay<u32>(most);
  levels = lay<i32>(most);
  places = lay<i32>(most);
  trail = lay<u32>(most);
  decisions = lay<i32>(most);
  pairs = lay<u32>(most);
  literals = lay<u16>(ELEMENTS * ELEMENTS);
  after = lay<u64>(WORDS * ELEMENTS);
  before = lay<u64>(WORDS * ELEMENTS);
  counts = lay<i32>(ELEMENTS);
  memory.fill(changetype<usize>(literals), 0xff, 2 * ELEMENTS * ELEMENTS);
  trailLength = 0;
  level = 0;
  variables = 0;
  orderVariables = 0;
  newVariable();
  assign(TRUE, 0);
}

/** A new variable; -1 when there is no room for it. */
export function newVariable(): i32 {
  return variables < mostVariables ? variables++ : -1;
}

export function isTrue(literal: u32): bool {
  return values[literal] == 1;
}

export function isFalse(literal: u32): bool {
  return values[literal] == 2;
}

export function isOpen(literal: u32): bool {
  return values[literal] == 0;
}

export function reasonOf(variable: u32): u32 {
  return reasons[variable];
}

export function levelOf(variable: u32): i32 {
  return levels[variable];
}

export function placeOf(variable: u32): i32 {
  return places[variable];
}

export function trailAt(i: i32): u32 {
  return trail[i];
}

export function phaseOf(variable: u32): u32 {
  return phases[variable];
}

export function setPhase(variable: u32, isNegative: u32): void {
  phases[variable] = <u8>isNegative;
}

// ---- Order ----

/** The literal that says that x comes before y; TRUE or FALSE where that is known from the start. */
export function literalOf(x: i32, y: i32): u32 {
  return literals[x * ELEMENTS + y];
}

export function setLiteral(x: i32, y: i32, literal: u32): void {
  literals[x * ELEMENTS + y] = <u16>literal;
}

/** A word of the set of those that come after the element. */
export function afterWord(element: i32, word: i32): u64 {
  return after[element * WORDS + word];
}

export function beforeWord(element: i32, word: i32): u64 {
  return before[element * WORDS + word];
}

/** Whatever comes after `to` comes after `from` as well. */
export function addAllAfter(from: i32, to: i32): void {
  for (let word = 0; word < WORDS; word++) after[from * WORDS + word] |= after[to * WORDS + word];
}

export function comesBefore(x: i32, y: i32): bool {
  return ((afterWord(x, y >> 6) >> (y & 63)) & 1) != 0;
}

function setBefore(x: i32, y: i32): void {
  flip(after, x, y);
  flip(before, y, x);
  if (isLowest(y)) count(x, 1);
}

/** From the start x comes before y: first only this is noted, and when all such pairs are known, by `fixBefore` the rest. */
export function addBefore(x: i32, y: i32): void {
  after[x * WORDS + (y >> 6)] |= (<u64>1) << (y & 63);
}

export function fixBefore(x: i32, y: i32): void {
  flip(before, y, x);
  if (isLowest(y)) count(x, 1);
}

function flip(sets: RawArray<u64>, owner: i32, element: i32): void {
  sets[owner * WORDS + (element >> 6)] ^= (<u64>1) << (element & 63);
}

function unsetBefore(x: i32, y: i32): void {
  flip(after, x, y);
  flip(before, y, x);
  if (isLowest(y)) count(x, -1);
}

/** A new variable for "x before y"; if `twin` is an element, it says "x before the twin" as well. */
export function newOrderVariable(x: i32, y: i32, twin: i32): bool {
  const variable = newVariable();
  if (variable < 0) return false;
  orderVariables = variables;
  pairs[variable] = x | (y << 9) | ((twin == NOBODY ? 511 : twin) << 18);
  setLiteral(x, y, 2 * variable);
  setLiteral(y, x, 2 * variable + 1);
  if (twin == NOBODY) return true;
  setLiteral(x, twin, 2 * variable);
  setLiteral(twin, x, 2 * variable + 1);
  return true;
}

export function pairOf(variable: u32): u32 {
  return pairs[variable];
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
  return counts[moment];
}

export function count(moment: i32, by: i32): void {
  counts[moment] += by;
}

/** From now on the variable counts at this moment when it is true. */
export function setRoom(variable: u32, moment: i32): void {
  rooms[variable] = <u8>(moment + 1);
}

/** The moment at which the variable counts, or NOBODY. */
export function roomOf(variable: u32): i32 {
  return <i32>rooms[variable] - 1;
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
  values[literal] = 1;
  values[literal ^ 1] = 2;
  reasons[variable] = reason;
  levels[variable] = level;
  places[variable] = trailLength;
  trail[trailLength++] = literal;
  if (variable > 0) note(literal, true);
}

export function newDecision(): void {
  decisions[level++] = trailLength;
}

/** Takes back the last literal of the trail, and returns it. */
export function takeBack(): u32 {
  const literal = trailAt(--trailLength);
  values[literal] = 0;
  values[literal ^ 1] = 0;
  setPhase(literal >> 1, literal & 1);
  note(literal, false);
  return literal;
}

/** The trail's length before the first decision after `at`. */
export function lengthAtLevel(at: i32): i32 {
  return decisions[at];
}

export function setLevel(at: i32): void {
  level = at;
}
