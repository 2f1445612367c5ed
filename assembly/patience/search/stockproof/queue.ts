// The roots that wait, as a heap of addresses. A group is all roots with the same stock cards played, pass and index,
// and comes when every root that could add to it is done: a play adds to the cards played, a turn to the index, a new
// pass to the pass. Of the cards played the first in turning order counts most, so that all of the game without a play
// of it comes before any with it: depth first, and what waits stays little.

/** Where in a root its order is written: places played u64, the late ones u64 (read if `late`), then one u64 of what
 * else counts, highest first. */
export const ORDER_PLAYED: usize = 16;
export const ORDER_REST: usize = 8;

let heap: usize = 0;
let most: i32 = 0;
let waiting: i32 = 0;
/** whether places from 64 on are played at all; they lie behind the early ones */
let late: bool = false;

/** Memory at `arena` for so many roots. */
export function queueBegin(arena: usize, room: i32, hasLate: bool): void {
  heap = arena;
  most = room;
  waiting = 0;
  late = hasLate;
}

function at(i: i32): usize {
  return heap + ((<usize>i) << 2);
}

/** Whether the first of two sets that differ has the first place in which they differ. */
function hasFirst(a: u64, b: u64): bool {
  return ((a >> ctz(a ^ b)) & 1) != 0;
}

function isAfter(a: usize, b: usize): bool {
  const playedA = load<u64>(a, ORDER_PLAYED);
  const playedB = load<u64>(b, ORDER_PLAYED);
  if (playedA != playedB) return hasFirst(playedA, playedB);
  if (late) {
    const lateA = load<u64>(a, ORDER_PLAYED + 8);
    const lateB = load<u64>(b, ORDER_PLAYED + 8);
    if (lateA != lateB) return hasFirst(lateA, lateB);
  }
  return load<u64>(a, ORDER_REST) > load<u64>(b, ORDER_REST);
}

/** False: there is no room. */
export function enqueue(root: usize): bool {
  if (waiting == most) return false;
  let i = waiting++;
  while (i > 0) {
    const above = (i - 1) >> 1;
    const there = <usize>load<u32>(at(above));
    if (!isAfter(there, root)) break;
    store<u32>(at(i), <u32>there);
    i = above;
  }
  store<u32>(at(i), <u32>root);
  return true;
}

/** The root that comes next; 0: none waits. */
export function dequeue(): usize {
  if (waiting == 0) return 0;
  const first = <usize>load<u32>(heap);
  const last = <usize>load<u32>(at(--waiting));
  let i = 0;
  for (let below = 1; below < waiting; below = 2 * i + 1) {
    if (below + 1 < waiting && isAfter(<usize>load<u32>(at(below)), <usize>load<u32>(at(below + 1)))) below++;
    const there = <usize>load<u32>(at(below));
    if (!isAfter(last, there)) break;
    store<u32>(at(i), <u32>there);
    i = below;
  }
  store<u32>(at(i), <u32>last);
  return first;
}
