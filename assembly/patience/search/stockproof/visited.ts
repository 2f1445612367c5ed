// Which tableau configurations the proof has visited in the group at work. Nothing is lost from the table: a
// forgotten entry would only cost time, but a full one ends the proof. It begins small with each group, since most
// groups are and the processor's cache is, and moves into a table four times as large behind it when it is half full.

import { CELL, MAX_COLUMNS, STOCK } from '../../../abi';
import { arrayAt, RawArray } from '../../../raw';
import { moveCount, moveFrom, moveTo } from '../../move';
import { downHash, keyOf, LONGEST, Node } from '../stock/node';
import { placeHash, spread } from '../stock/record';

const FIRST_SLOTS: i32 = 1 << 10;
const GROWTH: i32 = 4;

let arena: usize = 0;
let end: usize = 0;
/** configurations visited, open addressing; 0: free */
let visited = changetype<RawArray<u64>>(0);
let mask: i32 = 0;
let count: i32 = 0;

/** Memory from `from` to `to`. */
export function visitedBegin(from: usize, to: usize): void {
  arena = from;
  end = to;
  forgetVisited();
}

/** Keys of different groups differ, so old entries only take room. */
export function forgetVisited(): void {
  lay(arena, FIRST_SLOTS);
  count = 0;
}

function lay(table: usize, slots: i32): void {
  visited = arrayAt<u64>(table);
  mask = slots - 1;
  memory.fill(table, 0, (<usize>slots) << 3);
}

/** Moves into a larger table; false when there is no room for one. */
function grow(): bool {
  const old = visited;
  const oldSlots = mask + 1;
  const table = changetype<usize>(old) + ((<usize>oldSlots) << 3);
  const slots = oldSlots * GROWTH;
  if (table + ((<usize>slots) << 3) > end) return false;
  lay(table, slots);
  for (let i = 0; i < oldSlots; i++) if (old[i] != 0) visited[slotOf(old[i])] = old[i];
  return true;
}

/** Where the key is, or would be. */
function slotOf(key: u64): i32 {
  let slot = <i32>(key >> 20) & mask;
  while (visited[slot] != key && visited[slot] != 0) slot = (slot + 1) & mask;
  return slot;
}

export enum Visit {
  Old = 0,
  New = 1,
  /** new, and the table is now too full to go on */
  Full = 2,
}

/** Notes a key: was it there? */
export function visit(key: u64): Visit {
  const slot = slotOf(key);
  if (visited[slot] == key) return Visit.Old;
  visited[slot] = key;
  count++;
  if (count <= mask >> 1 || grow()) return Visit.New;
  return count <= mask - (mask >> 3) ? Visit.New : Visit.Full;
}

/** Whether a key has been noted. */
export function isVisited(key: u64): bool {
  return visited[slotOf(key)] == key;
}

/** The key after a tableau move, without making it. */
export function keyAfter(node: Node, move: u32): u64 {
  const from = moveFrom(move);
  const to = moveTo(move);
  const count = moveCount(move);
  let tableau = node.tableau;
  let moved: usize = 0;
  if (from < MAX_COLUMNS) {
    const column = node.column(from);
    const left = <i32>column.length - count;
    const down: i32 = column.down;
    const faces = column.faces();
    let hash = column.hash;
    tableau -= spread(hash);
    for (let i = left; i < left + count; i++) hash -= placeHash(i, faces[i]);
    if (down > 0 && down == left) hash += downHash(down - 1) - downHash(down);
    tableau += spread(hash);
    moved = changetype<usize>(faces) + <usize>left;
  } else {
    moved = changetype<usize>(node) + offsetof<Node>('cells') + <usize>(from - CELL);
    tableau -= spread(placeHash(LONGEST, load<u8>(moved)));
  }
  const faces = arrayAt<u8>(moved);
  if (to < MAX_COLUMNS) {
    const column = node.column(to);
    let hash = column.hash;
    tableau -= spread(hash);
    for (let i = 0; i < count; i++) hash += placeHash(<i32>column.length + i, faces[i]);
    tableau += spread(hash);
  } else if (to < STOCK) tableau += spread(placeHash(LONGEST, faces[0]));
  return keyOf(tableau, node.early, node.late, node.index, node.pass);
}
