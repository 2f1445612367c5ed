// Relaxed play, in which nothing is ever used up: what cannot happen here can never happen. Three kinds of
// generosity: a card that lay on top anywhere stays a landing place for ever; a card once free stays free; a
// foundation takes every free card that it waits for.
//
// As long as no column is empty, cards leave a column only onto a landing place or a foundation. So if no column
// can be emptied in relaxed play, however the stock is turned, none ever can: the position is dead.

import { Carry, SUITS } from '../../../abi';
import { suitOf } from '../../../card';
import { RawArray } from '../../../raw';
import { Node, nodeAt } from '../stock/node';
import { basesOf, carry, columns, faceInOrder, passes, turning, twoPacks } from '../stock/record';

/** cards left on each column */
const left: StaticArray<i32> = new StaticArray<i32>(12);
/** free copies of each face, not counting those on foundations at the start */
const free: StaticArray<u8> = new StaticArray<u8>(52);
const higher: StaticArray<i32> = new StaticArray<i32>(4);
const lower: StaticArray<i32> = new StaticArray<i32>(4);
/** places in the turning order, the waste in relaxed play */
const waste: StaticArray<i32> = new StaticArray<i32>(104);
let node = nodeAt(0);
/** faces that have lain on top of a column */
let landing: u64 = 0;
/** free cards of the waste that have only a foundation to go to so far: in real play they may stay in the waste
 * until a landing place turns up, and then be landing places themselves */
let waiting: u64 = 0;
/** faces that may go up: ranks below the real higher foundation wait for the lower one, for others the higher one
 * is enough */
let rising: u64 = 0;
let emptied: bool = false;

function begin(at: Node): void {
  node = at;
  landing = 0;
  waiting = 0;
  emptied = false;
  memory.fill(changetype<usize>(free), 0, 52);
  rising = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    higher[suit] = node.high(suit);
    lower[suit] = node.low(suit);
    raise(suit);
  }
  for (let column = 0; column < columns; column++) {
    left[column] = node.length(column);
    if (left[column] > 0) landing |= (<u64>1) << node.column(column).top();
  }
}

function hasPlace(face: i32): bool {
  return (basesOf(face) & landing) != 0;
}

/** Brings `rising` up to date for a suit; foundations only grow. */
function raise(suit: i32): void {
  const first = 13 * suit;
  const real = node.high(suit);
  const second = ((<u64>2) << min(lower[suit], real)) - 1;
  const reached = ((<u64>2) << higher[suit]) - 1;
  const below = ((<u64>1) << real) - 1;
  rising |= (((second & below) | (reached & ~below)) & 0x1fff) << first;
}

function mayGoUp(face: i32): bool {
  return ((rising >> face) & 1) != 0;
}

function setFree(face: i32): void {
  free[face]++;
  const suit = suitOf(face);
  const first = 13 * suit;
  const real = node.high(suit);
  while (higher[suit] < 13 && free[first + higher[suit]] > 0) higher[suit]++;
  if (!twoPacks) lower[suit] = higher[suit];
  else while (lower[suit] < 13 && free[first + lower[suit]] > <u8>(lower[suit] < real ? 0 : 1)) lower[suit]++;
  raise(suit);
}

/** How many cards on top can leave the column now: one, or a run carried by its lowest card; 0 for none. */
function leaving(faces: RawArray<u8>, count: i32): i32 {
  let face: i32 = faces[count - 1];
  if (hasPlace(face) || mayGoUp(face)) return 1;
  if (carry != Carry.Run) return 0;
  for (let run = 1; run < count; run++) {
    const under: i32 = faces[count - 1 - run];
    if (((basesOf(face) >> under) & 1) == 0) return 0;
    if (hasPlace(under)) return run + 1;
    face = under;
  }
  return 0;
}

/** Frees what can be freed from columns, until nothing changes or a column is empty. */
function close(): void {
  let changed = true;
  while (changed && !emptied) {
    changed = false;
    for (let column = 0; column < columns && !emptied; column++) {
      const faces = node.column(column).faces();
      let count = leaving(faces, left[column]);
      if (count == 0) continue;
      changed = true;
      for (; count > 0; count--) {
        const at = --left[column];
        const face: i32 = faces[at];
        landing |= (<u64>1) << face;
        setFree(face);
      }
      if (left[column] == 0) emptied = true;
      else landing |= (<u64>1) << faces[left[column] - 1];
    }
    for (let rest = waiting; rest != 0; rest &= rest - 1) {
      const face = <i32>ctz(rest);
      if (!hasPlace(face)) continue;
      landing |= (<u64>1) << face;
      waiting &= ~((<u64>1) << face);
      changed = true;
    }
  }
}

/** Frees cards from the waste's top down; returns how many are left. */
function drain(count: i32): i32 {
  close();
  while (count > 0 && !emptied) {
    const face = faceInOrder(waste[count - 1]);
    if (hasPlace(face)) landing |= (<u64>1) << face;
    else if (mayGoUp(face)) waiting |= (<u64>1) << face;
    else return count;
    setFree(face);
    count--;
    close();
  }
  return count;
}

/**
 * Whether tableau moves alone could make room for the waste's top card `face`, or empty a column. No column and
 * no cell may be empty, else anything could.
 */
export function mayHelp(at: Node, face: i32): bool {
  begin(at);
  if (hasPlace(face) || mayGoUp(face)) return true;
  close();
  return emptied || hasPlace(face) || mayGoUp(face);
}

/** Whether no column can ever be emptied. No column may be empty and the record may have no cells. */
export function isDead(at: Node): bool {
  begin(at);
  let count = 0;
  let index: i32 = at.index;
  for (let i = 0; i < index; i++) if (!at.isPlayed(i)) waste[count++] = i;
  count = drain(count);
  for (let pass: i32 = at.pass; pass <= passes; pass++) {
    for (let i = index; i < turning && !emptied; i++) {
      if (at.isPlayed(i)) continue;
      waste[count++] = i;
      count = drain(count);
    }
    if (emptied) return false;
    // the waste, turned over, comes in the same order; what is free need not come again
    index = turning;
    if (pass < passes) count = replay(count);
    if (emptied) return false;
  }
  return true;
}

/** A new pass: the cards left in the waste come one by one again. */
function replay(count: i32): i32 {
  let kept = 0;
  for (let i = 0; i < count && !emptied; i++) {
    waste[kept++] = waste[i];
    kept = drain(kept);
  }
  return kept;
}
