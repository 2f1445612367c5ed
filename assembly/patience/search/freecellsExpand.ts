// Every way on from a state, scored as a difference and noted in the queue, not built.
// Runs travel as far as single moves could carry them; cards do not come back from home here: a win needs no
// more than it needs, and only the proof must look at everything.

import {
  bit,
  CELL,
  cells,
  columns,
  FLOOR,
  HOME,
  KINGS,
  kingsOnly,
  PACK,
  parents,
  reach,
} from './freecellsCards';
import { pushChild } from './freecellsQueue';
import {
  depthWeight,
  digNextWeight,
  digWeight,
  freeScore,
  homeWeight,
  lockWeight,
  staticScore,
  unmovedCost,
} from './freecellsScore';
import {
  beneath,
  depthOf,
  fromHere,
  held,
  homeBytes,
  lockedOn,
  locks,
  nextCards,
  tops,
  underOf,
  unmoved,
} from './freecellsState';

// The state being expanded.
let node: usize = 0;
let edge: usize = 0;
let onTop: u64 = 0;
let still: u64 = 0;
let locked: u64 = 0;
let first: u64 = 0;
let second: u64 = 0;
let free: i32 = 0;
let empty: i32 = 0;
let score: i32 = 0;
let roomy: bool = true;

let noise: u32 = 0;
let seed: u32 = 1;

/** Every score gets between 0 and `most` - 1 on top. */
export function setNoise(most: i32): void {
  noise = u32(most);
}

export function seedNoise(): void {
  seed = 0x2545f491;
}

/** Notes all children of `state`; records must stay above `floor`. Returns false when memory ran out. */
export function expand(state: usize, floor: usize): bool {
  node = state;
  edge = floor;
  roomy = true;
  onTop = tops(state);
  still = unmoved(state);
  locked = locks(state);
  first = nextCards(homeBytes(state));
  second = first << 4;
  const inCells = held(state);
  free = cells - i32(popcnt(inCells));
  empty = columns - i32(popcnt(onTop));
  score = staticScore(state) + depthWeight * (depthOf(state) + 1);
  const farthest = reach(free, empty);
  const intoEmpty = empty > 0 ? reach(free, empty - 1) : 0;
  for (let rest = onTop; rest != 0; rest &= rest - 1) fromColumn(i32(ctz(rest)), farthest, intoEmpty);
  for (let rest = inCells; rest != 0; rest &= rest - 1) fromCell(i32(ctz(rest)));
  return roomy;
}

function room(freeCells: i32, emptyColumns: i32): i32 {
  return freeScore[(freeCells << 2) + min(emptyColumns, 3)];
}

function note(card: i32, target: i32, top: i32, value: i32): void {
  if (noise != 0) value += random();
  if (!pushChild(node, card | (target << 6) | (top << 12), value, edge)) roomy = false;
}

function random(): i32 {
  seed ^= seed << 13;
  seed ^= seed >> 17;
  seed ^= seed << 5;
  return i32((u64(seed) * u64(noise)) >> 32);
}

function fromColumn(top: i32, farthest: i32, intoEmpty: i32): void {
  let card = top;
  let run: u64 = 0;
  let value = score;
  let length = 1;
  let longest = -1;
  let longestValue = 0;
  let longestRun: u64 = 0;
  while (true) {
    const self = bit(card);
    run |= self;
    if ((still & self) != 0) {
      value -=
        unmovedCost[card] +
        digWeight * i32(popcnt(first & beneath[card])) +
        digNextWeight * i32(popcnt(second & beneath[card]));
    }
    const under = underOf(node, card);
    const vacant = empty + (under == FLOOR ? 1 : 0);
    if (length == 1) topAlone(card, self, value, vacant);
    const targets = parents[card] & onTop;
    if (targets != 0) ontoCards(card, targets, top, run, value + room(free, vacant));
    if (under == FLOOR) break;
    if (length <= intoEmpty && (!kingsOnly || card >= KINGS)) {
      longest = card;
      longestValue = value;
      longestRun = run;
    }
    if ((parents[card] & bit(under)) == 0) break;
    length++;
    if (length > farthest) break;
    card = under;
  }
  if (longest >= 0) {
    const value = longestValue + room(free, empty - 1) - lockWeight * i32(popcnt(longestRun & locked));
    note(longest, FLOOR, top, value);
  }
}

function ontoCards(card: i32, targets: u64, top: i32, run: u64, value: i32): void {
  value -= lockWeight * i32(popcnt(run & locked));
  while (targets != 0) {
    const target = i32(ctz(targets));
    note(card, target, top, value + lockWeight * i32(popcnt(run & locksOn(target))));
    targets &= targets - 1;
  }
}

/** The cards that would be locked on top of a column: what its lowest unmoved run decides. */
function locksOn(top: i32): u64 {
  while ((still & bit(top)) == 0) {
    top = underOf(node, top);
    if (top == FLOOR) return 0;
  }
  return lockedOn[top];
}

/** A column's top card goes to a cell or home. */
function topAlone(card: i32, self: u64, value: i32, vacant: i32): void {
  if ((locked & self) != 0) value -= lockWeight;
  if ((first & self) != 0) note(card, HOME, card, value + room(free, vacant) + homeChange(card));
  if (free > 0) note(card, CELL, card, value + room(free - 1, vacant));
}

function fromCell(card: i32): void {
  const self = bit(card);
  let targets = parents[card] & onTop;
  while (targets != 0) {
    const target = i32(ctz(targets));
    const lock = (locksOn(target) & self) != 0 ? lockWeight : 0;
    note(card, target, card, score + room(free + 1, empty) + lock);
    targets &= targets - 1;
  }
  if (empty > 0 && (!kingsOnly || card >= KINGS)) note(card, FLOOR, card, score + room(free + 1, empty - 1));
  if ((first & self) != 0) note(card, HOME, card, score + room(free + 1, empty) + homeChange(card));
}

function homeChange(card: i32): i32 {
  const left = still & ~bit(card);
  const next = card + 4;
  const nextDig = next < PACK ? i32(popcnt(left & fromHere[next] & ~bit(next))) : 0;
  const afterDig = next + 4 < PACK ? i32(popcnt(left & fromHere[next + 4] & ~bit(next + 4))) : 0;
  return digWeight * nextDig + digNextWeight * (afterDig - nextDig) - homeWeight;
}
