// The roots of the proof, kept until their group comes and as long as a successor matters.

import { arrayAt, RawArray } from '../../../raw';
import { Node, nodeKey } from '../stock/node';
import { dequeue, enqueue, queueBegin } from './queue';
import { hasLate, MOST_ROOT_BYTES, packRoot, Root, rootBegin } from './root';

const RECENT_BITS: i32 = 14;
const RECENT_BYTES: usize = (<usize>8) << RECENT_BITS;
/** The queue's share of the memory: a root takes some 64 bytes, its place in the queue 4. */
const QUEUE_SHARE: usize = 16;

/** keys of roots added not long ago, so that few are stored twice */
let recent = changetype<RawArray<u64>>(0);
let free: usize = 0;
let end: usize = 0;
/** lists of freed roots, by eighths of their bytes; 0: none */
const freed: StaticArray<u32> = new StaticArray<u32>(32);
/** the group that was reached last: index and pass, the cards played */
let groupTurn: u16 = 0;
let groupEarly: u64 = 0;
let groupLate: u64 = 0;
/** whether the root taken last is the first of its group */
export let isNewGroup: bool = false;
/** roots in memory */
export let rootsStored: i32 = 0;

/** `from`: the node the search begins at, which stays; memory from `arena` to `limit`. */
export function rootsBegin(arena: usize, limit: usize, from: Node): void {
  rootBegin(from);
  recent = arrayAt<u64>(arena);
  memory.fill(arena, 0, RECENT_BYTES);
  const queue = arena + RECENT_BYTES;
  const room = (limit - queue) / QUEUE_SHARE / 4;
  queueBegin(queue, <i32>room);
  free = (queue + (room << 2) + 15) & ~15;
  end = limit;
  // no root has this pass
  groupTurn = 0xffff;
  rootsStored = 0;
  for (let i = 0; i < 32; i++) freed[i] = 0;
}

function isRecent(key: u64): bool {
  const at = <i32>(key >> (64 - RECENT_BITS));
  if (recent[at] == key) return true;
  recent[at] = key;
  return false;
}

/** Memory for a root whose bytes lie at `free`; a freed place is used again if one of the size is there. */
function place(bytes: usize): Root {
  const size = <i32>(bytes >> 3);
  const old = freed[size];
  if (old == 0) {
    free += bytes;
    return changetype<Root>(free - bytes);
  }
  const root = changetype<Root>(<usize>old);
  freed[size] = root.successors;
  memory.copy(old, free, bytes);
  return root;
}

/** Stores a node as a root of its group, unless it was stored just now. False when the memory is full. */
export function addRoot(node: Node, parent: Root | null): bool {
  if (isRecent(nodeKey(node))) return true;
  if (free + MOST_ROOT_BYTES > end) return false;
  const root = place(packRoot(node, parent, free));
  if (parent !== null) parent.successors++;
  rootsStored++;
  return enqueue(root);
}

/** Gives back a root without successors that matter, and its parents likewise. */
export function releaseRoot(root: Root): void {
  let last: Root | null = root;
  while (last !== null && last.successors == 0) {
    const parent = last.parent();
    last.successors = freed[last.size()];
    freed[last.size()] = <u32>changetype<usize>(last);
    rootsStored--;
    if (parent !== null) parent.successors--;
    last = parent;
  }
}

/** Takes the next root: group by group, in a group fewest cards home first, then fewest links. */
export function nextRoot(): Root | null {
  const root = dequeue();
  isNewGroup = root !== null && !isOfGroup(root);
  if (root === null || !isNewGroup) return root;
  groupTurn = root.turn();
  groupEarly = root.early;
  if (hasLate) groupLate = root.late();
  return root;
}

function isOfGroup(root: Root): bool {
  if (root.turn() != groupTurn || root.early != groupEarly) return false;
  return !hasLate || root.late() == groupLate;
}
