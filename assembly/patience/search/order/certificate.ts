// What a certificate is made of, written down while the solver works, for a proof that others can check: what the variables mean, the
// clauses of the formula, of order and room only those that were called on, and what was learned from them.
//
// Records, one behind the other: a word `abi.Certified | words that follow << 3`, then
//   Pair:    variable, two elements, the second's twin or NOBODY: the first comes before the second (and before the twin)
//   Moment:  variable, abi.Moment, face, the card at whose moment
//   Clause, Order, Room, Learned: the literals of a clause, 2 v and 2 v + 1; none of variable 0

import { Certified } from '../../../abi';
import { arrayAt, RawArray } from '../../../raw';

const MEGABYTES: i32 = 16;
const MOST_WORDS: i32 = MEGABYTES << 18;

/** Is it written down? */
export let certifies: bool = false;
let words = changetype<RawArray<u32>>(0);
let count: i32 = 0;
/** where the record being written begins */
let head: i32 = 0;
let isLost: bool = false;

export function orderCertify(on: bool): void {
  certifies = on;
}

export function certificateAt(): usize {
  return changetype<usize>(words);
}

/** How many words there are, -1 if some did not find room; from then on there are none, until more are written. */
export function takeCertificate(): i32 {
  const taken = isLost ? -1 : count;
  count = 0;
  return taken;
}

/** Empty, in memory behind all that the search has. */
export function certificateBegin(): void {
  count = 0;
  isLost = false;
  if (changetype<usize>(words) != 0) return;
  const end = (<usize>memory.size()) << 16;
  if (memory.grow(MEGABYTES << 4) < 0) isLost = true;
  else words = arrayAt<u32>(end);
}

function put(word: u32): void {
  if (isLost || count == MOST_WORDS) isLost = true;
  else words[count++] = word;
}

export function noteBegin(): void {
  head = count;
  put(0);
}

/** A literal of the clause being written. */
export function noteLiteral(literal: u32): void {
  if (literal >> 1 != 0) put(literal);
}

export function noteEnd(kind: Certified): void {
  if (!isLost) words[head] = kind | ((count - head - 1) << 3);
}

export function noteClause(kind: Certified, literals: RawArray<u32>, length: i32): void {
  noteBegin();
  for (let i = 0; i < length; i++) noteLiteral(literals[i]);
  noteEnd(kind);
}

/** What a variable means. */
export function noteVariable(kind: Certified, variable: u32, one: i32, two: i32, three: i32): void {
  noteBegin();
  put(variable);
  put(one);
  put(two);
  put(three);
  noteEnd(kind);
}
