// Which variable is decided next: the one that took part in the most conflicts lately, the lowest first among equals.

import { variables } from './state';

const DECAY: f64 = 1 / 0.95;
const HUGE: f64 = 1e100;

/** f64 by variable; i32 heap; i32 by variable: its place in the heap + 1, or 0 */
let scores: usize = 0;
let heap: usize = 0;
let spots: usize = 0;
let size: i32 = 0;
let bump: f64 = 1;

export function layHeap(at: usize, most: i32): usize {
  scores = at;
  heap = scores + 8 * <usize>most;
  spots = heap + 4 * <usize>most;
  const end = (spots + 4 * <usize>most + 7) & ~7;
  memory.fill(at, 0, end - at);
  size = 0;
  bump = 1;
  return end;
}

function scoreOf(variable: u32): f64 {
  return load<f64>(scores + ((<usize>variable) << 3));
}

function setScore(variable: u32, score: f64): void {
  store<f64>(scores + ((<usize>variable) << 3), score);
}

function at(i: i32): u32 {
  return load<u32>(heap + ((<usize>i) << 2));
}

function spotOf(variable: u32): i32 {
  return load<i32>(spots + ((<usize>variable) << 2)) - 1;
}

function put(i: i32, variable: u32): void {
  store<u32>(heap + ((<usize>i) << 2), variable);
  store<i32>(spots + ((<usize>variable) << 2), i + 1);
}

function goesFirst(one: u32, other: u32): bool {
  const a = scoreOf(one);
  const b = scoreOf(other);
  return a > b || (a == b && one < other);
}

function up(from: i32): void {
  const variable = at(from);
  let i = from;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (!goesFirst(variable, at(parent))) break;
    put(i, at(parent));
    i = parent;
  }
  put(i, variable);
}

function down(): void {
  const variable = at(0);
  let i = 0;
  while (true) {
    let child = 2 * i + 1;
    if (child >= size) break;
    if (child + 1 < size && goesFirst(at(child + 1), at(child))) child++;
    if (!goesFirst(at(child), variable)) break;
    put(i, at(child));
    i = child;
  }
  put(i, variable);
}

/** The variable can be decided (again). */
export function offer(variable: u32): void {
  if (spotOf(variable) >= 0) return;
  put(size, variable);
  up(size++);
}

/** The variable that is next, which leaves the heap; -1 when there is none. */
export function nextVariable(): i32 {
  if (size == 0) return -1;
  const first = at(0);
  size--;
  if (size > 0) {
    put(0, at(size));
    down();
  }
  store<i32>(spots + ((<usize>first) << 2), 0);
  return first;
}

export function bumpVariable(variable: u32): void {
  const score = scoreOf(variable) + bump;
  setScore(variable, score);
  if (score > HUGE) {
    for (let i = 0; i < variables; i++) setScore(i, scoreOf(i) / HUGE);
    bump /= HUGE;
  }
  if (spotOf(variable) >= 0) up(spotOf(variable));
}

export function decayScores(): void {
  bump *= DECAY;
}
