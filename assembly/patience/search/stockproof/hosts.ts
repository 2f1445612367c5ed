// A stronger form of relaxed play, for two packs built in suit: a landing place is used up by the card that takes it.
//
// Say of the cards of face b, on which face f may be laid, only one has ever lain on top of a column, and f may not
// go up. Then of the two cards of face f only one can be laid on it: it stays there, for it has nowhere else to go as
// long as no column is empty. If relaxed play lays both on it, one of them was too many, so it is played again twice,
// leaving out the one and the other ("cases"). A card left out waits until a second b lies on top or f may go up.
// Whichever card of face f takes a place first in real play, the case without the other one allows all that real
// play does: in it at each time at least as many cards b have lain on top, and foundations are at least as high.
// So if no column is emptied in any case, none ever can be: the position is dead.
//
// Only cases in which a column is emptied are divided further, by the last two rivals before that.

import { Build, Carry, SUITS } from '../../../abi';
import { suitOf } from '../../../card';
import { Node, nodeAt } from '../stock/node';
import { build, carry, cells, columns, faceInOrder, passes, turning, twoPacks } from '../stock/record';

/** A card's name: its column * 32 + its place there, or WASTE_NAMES + its place in turning order. */
const WASTE_NAMES: i32 = 512;
const NOBODY: u16 = 0xffff;

const left: StaticArray<i32> = new StaticArray<i32>(12);
/** by face: cards that have lain on top of a column; free cards */
const shown: StaticArray<u8> = new StaticArray<u8>(52);
const free: StaticArray<u8> = new StaticArray<u8>(52);
/** by face: the card that took a place while only one was there */
const taker: StaticArray<u16> = new StaticArray<u16>(52);
const higher: StaticArray<i32> = new StaticArray<i32>(4);
const lower: StaticArray<i32> = new StaticArray<i32>(4);
const waste: StaticArray<i32> = new StaticArray<i32>(104);
/** places of free waste cards that have lain on no column yet */
const waiting: StaticArray<i32> = new StaticArray<i32>(104);
let waitingCount: i32 = 0;
/** by name: whether the case at hand leaves this card out */
const leftOut: StaticArray<u8> = new StaticArray<u8>(640);
let node = nodeAt(0);
/** the last two cards to take one place in this case; -1: none */
let rivalA: i32 = -1;
let rivalB: i32 = -1;
/** cases that may be played, and that have been */
let most: i32 = 0;
export let casesPlayed: i32 = 0;

function begin(): void {
  memory.fill(changetype<usize>(shown), 0, 52);
  memory.fill(changetype<usize>(free), 0, 52);
  memory.fill(changetype<usize>(taker), 0xff, 104);
  waitingCount = 0;
  rivalA = -1;
  for (let suit = 0; suit < SUITS; suit++) {
    higher[suit] = node.high(suit);
    lower[suit] = node.low(suit);
  }
  for (let column = 0; column < columns; column++) {
    left[column] = node.length(column);
    show(node.column(column).faces()[left[column] - 1]);
  }
}

function show(face: i32): void {
  shown[face]++;
}

/** As in relaxed play: second copies wait for the lower foundation, others for the higher one. */
function mayGoUp(face: i32): bool {
  const suit = suitOf(face);
  const rank = face - 13 * suit;
  return rank < node.high(suit) ? rank <= lower[suit] : rank <= higher[suit];
}

function setFree(face: i32): void {
  free[face]++;
  const suit = suitOf(face);
  const first = 13 * suit;
  const real = node.high(suit);
  while (higher[suit] < 13 && free[first + higher[suit]] > 0) higher[suit]++;
  while (lower[suit] < 13 && free[first + lower[suit]] > <u8>(lower[suit] < real ? 0 : 1)) lower[suit]++;
}

/** Whether a card finds a landing place; notes rivals for it. */
function lands(face: i32, name: i32): bool {
  const rank = face - 13 * suitOf(face);
  if (rank == 12 || shown[face + 1] == 0) return false;
  if (shown[face + 1] > 1 || mayGoUp(face)) return true;
  if (leftOut[name] != 0) return false;
  if (taker[face] == NOBODY) taker[face] = <u16>name;
  if (<i32>taker[face] != name) {
    rivalA = taker[face];
    rivalB = name;
  }
  return true;
}

/** Frees what can be freed from columns. False: a column is empty. */
function close(): bool {
  let changed = true;
  while (changed) {
    changed = false;
    for (let column = 0; column < columns; column++) {
      const faces = node.column(column).faces();
      while (true) {
        const at = left[column] - 1;
        const face: i32 = faces[at];
        if (!mayGoUp(face) && !lands(face, (column << 5) + at)) break;
        left[column] = at;
        if (at == 0) return false;
        changed = true;
        setFree(face);
        show(faces[at - 1]);
      }
    }
    for (let i = waitingCount - 1; i >= 0; i--) {
      const face = faceInOrder(waiting[i]);
      if (!lands(face, WASTE_NAMES + waiting[i])) continue;
      show(face);
      waiting[i] = waiting[--waitingCount];
      changed = true;
    }
  }
  return true;
}

/** Frees cards from the waste's top down; returns how many are left, -1 when a column is empty. */
function drain(count: i32): i32 {
  if (!close()) return -1;
  while (count > 0) {
    const at = waste[count - 1];
    const face = faceInOrder(at);
    if (lands(face, WASTE_NAMES + at)) show(face);
    else if (mayGoUp(face)) waiting[waitingCount++] = at;
    else return count;
    setFree(face);
    count--;
    if (!close()) return -1;
  }
  return 0;
}

/** Turns all cards one by one, and in each further pass those left again. False: a column is empty. */
function turnAll(): bool {
  let count = 0;
  const index: i32 = node.index;
  for (let i = 0; i < index; i++) if (!node.isPlayed(i)) waste[count++] = i;
  count = drain(count);
  for (let i = index; i < turning && count >= 0; i++) {
    if (node.isPlayed(i)) continue;
    waste[count++] = i;
    count = drain(count);
  }
  for (let pass: i32 = node.pass; pass < passes && count >= 0; pass++) {
    const all = count;
    count = 0;
    for (let i = 0; i < all && count >= 0; i++) {
      waste[count++] = waste[i];
      count = drain(count);
    }
  }
  return count >= 0;
}

/** Whether this case, or all into which it is divided, are dead. */
function allDead(): bool {
  if (casesPlayed == most) return false;
  casesPlayed++;
  begin();
  if (turnAll()) return true;
  const a = rivalA;
  const b = rivalB;
  return a >= 0 && deadWithout(b) && deadWithout(a);
}

function deadWithout(name: i32): bool {
  leftOut[name] = 1;
  const dead = allDead();
  leftOut[name] = 0;
  return dead;
}

/** Whether the argument fits the current record. */
export function hostsHandle(): bool {
  return twoPacks && build == Build.Suit && carry == Carry.One && cells == 0;
}

/** Whether no column can ever be emptied, as far as so many cases tell. No column may be empty. */
export function isDeadByHosts(at: Node, cases: i32): bool {
  node = at;
  most = cases;
  casesPlayed = 0;
  return allDead();
}
