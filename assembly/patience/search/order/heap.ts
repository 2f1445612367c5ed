// Which variable is decided next: the one that took part in the most conflicts lately, the lowest first among equals.

import { lay, RawArray } from '../../../raw';
import { variables } from './state';

const DECAY: f64 = 1 / 0.95;
const HUGE: f64 = 1e100;

let scores = changetype<RawArray<f64>>(0);
let heap = changetype<RawArray<u32>>(0);
/** by variable: its place in the heap + 1, or 0 */
let places = changetype<RawArray<i32>>(0);
let size: i32 = 0;
let bump: f64 = 1;

export function layHeap(most: i32): void {
  scores = lay<f64>(most);
  heap = lay<u32>(most);
  places = lay<i32>(most);
  size = 0;
  bump = 1;
}

function put(i: i32, variable: u32): void {
  heap[i] = variable;
  places[variable] = i + 1;
}

function goesFirst(one: u32, other: u32): bool {
  const a = scores[one];
  const b = scores[other];
  return a > b || (a == b && one < other);
}

function up(from: i32): void {
  const variable = heap[from];
  let i = from;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (!goesFirst(variable, heap[parent])) break;
    put(i, heap[parent]);
    i = parent;
  }
  put(i, variable);
}

function down(): void {
  const variable = heap[0];
  let i = 0;
  while (true) {
    let child = 2 * i + 1;
    if (child >= size) break;
    if (child + 1 < size && goesFirst(heap[child + 1], heap[child])) child++;
    if (!goesFirst(heap[child], variable)) break;
    put(i, heap[child]);
    i = child;
  }
  put(i, variable);
}

/** The variable can be decided (again). */
export function offer(variable: u32): void {
  if (places[variable] > 0) return;
  put(size, variable);
  up(size++);
}

/** The variable that is next, which leaves the heap; -1 when there is none. */
export function nextVariable(): i32 {
  if (size == 0) return -1;
  const first = heap[0];
  size--;
  if (size > 0) {
    put(0, heap[size]);
    down();
  }
  places[first] = 0;
  return first;
}

export function bumpVariable(variable: u32): void {
  scores[variable] += bump;
  if (scores[variable] > HUGE) {
    for (let i = 0; i < variables; i++) scores[i] /= HUGE;
    bump /= HUGE;
  }
  if (places[variable] > 0) up(places[variable] - 1);
}

export function decayScores(): void {
  bump *= DECAY;
}
