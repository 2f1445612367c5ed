// The waiting children of the best-first search: buckets of the score, the newest of the lowest bucket first.
// A child is only noted, in 12 bytes, and built when its turn comes.

import { arrayAt, RawArray } from '../../../raw';
import { State } from './state';

const BUCKETS: i32 = 4096;
const WORDS: i32 = BUCKETS >> 6;
/** the first child of each bucket, then which buckets are filled, one bit each */
export const QUEUE_BYTES: usize = usize(BUCKETS * 4 + WORDS * 8);

/** A child that waits: the state it comes from, and how (see `State.step`). */
@unmanaged
export class Child {
  parent: State;
  /** the next one of the bucket */
  next: Child | null;
  step: i32;
}

let heads = changetype<RawArray<Child>>(0);
let filled = changetype<RawArray<u64>>(0);
/** which words of `filled` are not zero */
let words: u64 = 0;
/** children are cut off from here downwards */
let lowest: usize = 0;

/** Starts empty, in QUEUE_BYTES at `at`, its children cut off from `end` downwards. */
export function openQueue(at: usize, end: usize): void {
  heads = arrayAt<Child>(at);
  filled = arrayAt<u64>(at + usize(BUCKETS * 4));
  for (let word = 0; word < WORDS; word++) filled[word] = 0;
  words = 0;
  lowest = end & ~3;
}

/** Notes a child, unless that would write below `floor`; returns whether it had room. */
export function pushChild(parent: State, step: i32, score: i32, floor: usize): bool {
  if (lowest < floor + offsetof<Child>()) return false;
  lowest -= offsetof<Child>();
  const child = changetype<Child>(lowest);
  const bucket = min(max(score >> 3, 0), BUCKETS - 1);
  const word = bucket >> 6;
  const mask = u64(1) << u64(bucket & 63);
  const bits = filled[word];
  child.parent = parent;
  child.next = (bits & mask) != 0 ? heads[bucket] : null;
  child.step = step;
  heads[bucket] = child;
  filled[word] = bits | mask;
  words |= u64(1) << u64(word);
  return true;
}

/** Takes the next child out; none when none waits. */
export function popChild(): Child | null {
  if (words == 0) return null;
  const word = i32(ctz(words));
  const bits = filled[word];
  const bucket = (word << 6) + i32(ctz(bits));
  const child = heads[bucket];
  const next = child.next;
  if (next !== null) heads[bucket] = next;
  else {
    const left = bits & (bits - 1);
    filled[word] = left;
    if (left == 0) words &= words - 1;
  }
  return child;
}

/** The lowest byte in use by children. */
export function queueEdge(): usize {
  return lowest;
}
