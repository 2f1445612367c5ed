// The roots that wait, as a heap. A group is all roots with the same stock cards played, pass and index,
// and comes when every root that could add to it is done: a play adds to the cards played, a turn to the index, a new
// pass to the pass. Of the cards played the first in turning order counts most, so that all of the game without a play
// of it comes before any with it: depth first, and what waits stays little.

import { arrayAt, RawArray } from '../../../raw';
import { hasLate, Root } from './root';

let heap = changetype<RawArray<Root>>(0);
let most: i32 = 0;
let waiting: i32 = 0;

/** Memory at `arena` for so many roots, 4 bytes each. */
export function queueBegin(arena: usize, room: i32): void {
  heap = arrayAt<Root>(arena);
  most = room;
  waiting = 0;
}

/** Whether the first of two sets that differ has the first place in which they differ. */
function hasFirst(a: u64, b: u64): bool {
  return ((a >> ctz(a ^ b)) & 1) != 0;
}

function isAfter(a: Root, b: Root): bool {
  if (a.early != b.early) return hasFirst(a.early, b.early);
  if (hasLate && a.late() != b.late()) return hasFirst(a.late(), b.late());
  return a.order() > b.order();
}

/** False: there is no room. */
export function enqueue(root: Root): bool {
  if (waiting == most) return false;
  let i = waiting++;
  while (i > 0) {
    const above = (i - 1) >> 1;
    if (!isAfter(heap[above], root)) break;
    heap[i] = heap[above];
    i = above;
  }
  heap[i] = root;
  return true;
}

/** The root that comes next, if one waits. */
export function dequeue(): Root | null {
  if (waiting == 0) return null;
  const first = heap[0];
  const last = heap[--waiting];
  let i = 0;
  for (let below = 1; below < waiting; below = 2 * i + 1) {
    if (below + 1 < waiting && isAfter(heap[below], heap[below + 1])) below++;
    if (!isAfter(last, heap[below])) break;
    heap[i] = heap[below];
    i = below;
  }
  heap[i] = last;
  return first;
}
