// The waiting children of the best-first search: buckets of the score, the newest of the lowest bucket first.
// A child is only noted, in 12 bytes, and built when its turn comes: parent u32 | next u32 | step i32.

const BUCKETS: i32 = 4096;
const WORDS: i32 = BUCKETS >> 6;
const RECORD: usize = 12;
/** heads u32 each, then which buckets are filled, one bit each */
export const QUEUE_BYTES: usize = usize(BUCKETS * 4 + WORDS * 8);

let heads: usize = 0;
let filled: usize = 0;
/** which words of `filled` are not zero */
let words: u64 = 0;
/** records are cut off from here downwards */
let lowest: usize = 0;

/** Starts empty, in QUEUE_BYTES at `at`, its records cut off from `end` downwards. */
export function openQueue(at: usize, end: usize): void {
  heads = at;
  filled = at + usize(BUCKETS * 4);
  for (let word = 0; word < WORDS; word++) store<u64>(filled + usize(word << 3), 0);
  words = 0;
  lowest = end & ~3;
}

/** Notes a child, unless that would write below `floor`; returns whether it had room. */
export function pushChild(parent: usize, step: i32, score: i32, floor: usize): bool {
  if (lowest < floor + RECORD) return false;
  lowest -= RECORD;
  const record = lowest;
  const bucket = min(max(score >> 3, 0), BUCKETS - 1);
  const head = heads + usize(bucket << 2);
  const word = filled + usize((bucket >> 6) << 3);
  const mask = u64(1) << u64(bucket & 63);
  const bits = load<u64>(word);
  store<u32>(record, u32(parent));
  store<u32>(record, (bits & mask) != 0 ? load<u32>(head) : 0, 4);
  store<i32>(record, step, 8);
  store<u32>(head, u32(record));
  store<u64>(word, bits | mask);
  words |= u64(1) << u64(bucket >> 6);
  return true;
}

/** Takes the next child out: its record, or 0 when none waits. */
export function popChild(): usize {
  if (words == 0) return 0;
  const wordIndex = i32(ctz(words));
  const word = filled + usize(wordIndex << 3);
  const bits = load<u64>(word);
  const head = heads + usize(((wordIndex << 6) + i32(ctz(bits))) << 2);
  const record = usize(load<u32>(head));
  const next = load<u32>(record, 4);
  if (next != 0) store<u32>(head, next);
  else {
    const left = bits & (bits - 1);
    store<u64>(word, left);
    if (left == 0) words &= words - 1;
  }
  return record;
}

export function childParent(record: usize): usize {
  return load<u32>(record);
}

export function childStep(record: usize): i32 {
  return load<i32>(record, 8);
}

/** The lowest byte in use by records. */
export function queueEdge(): usize {
  return lowest;
}
