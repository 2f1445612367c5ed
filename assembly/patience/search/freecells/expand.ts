// The ways on from a state, scored as a difference and noted in the queue, not built.
// Runs travel as far as single moves could carry them; cards do not come back from home here: a win needs no
// more than it needs, and only the proof must look at everything. So these are left out as well, because searches
// without them win sooner:
// - a single card that this search has put on a card it continues stays there, unless it bars a card's way home;
//   with all that lies on it it may still move as a run;
// - a card that some column takes goes into no cell, and alone to no floor;
// - with two cells free only a queen or a king goes to a floor alone: the others may as well go into a cell.

import {
  bit,
  CELL,
  carried,
  cells,
  columns,
  FLOOR,
  HOME,
  KINGS,
  kingsOnly,
  parents,
  reach,
  takenBy,
  takers,
} from './cards';
import { pushChild } from './queue';
import { above, beneath, locksOn } from './read';
import {
  depthWeight,
  digNextWeight,
  digWeight,
  freeScore,
  homeWeight,
  lockWeight,
  staticScore,
  unmovedCost,
} from './score';
import { nextCards, State, stateAt } from './state';

/** queens and kings */
const HIGH: u64 = u64(255) << u64(KINGS - 4);

// The state being expanded.
let node = stateAt(0);
let floor: usize = 0;
let onTop: u64 = 0;
let still: u64 = 0;
let locked: u64 = 0;
let joinedCards: u64 = 0;
let first: u64 = 0;
let second: u64 = 0;
let free: i32 = 0;
let empty: i32 = 0;
let score: i32 = 0;
/** how many cards can be carried onto a card, and onto a floor */
let farthest: i32 = 0;
let intoEmpty: i32 = 0;
let hasRoom: bool = true;

let noise: u32 = 0;
let seed: u32 = 1;

/** Every score gets between 0 and `most` - 1 on top. */
export function setNoise(most: i32): void {
  noise = u32(most);
}

export function seedNoise(): void {
  seed = 0x2545f491;
}

/** Notes all children of `state`, above `end`. Returns false when memory ran out. */
export function expand(state: State, end: usize): bool {
  node = state;
  floor = end;
  hasRoom = true;
  onTop = state.tops;
  still = state.unmoved;
  locked = state.locks;
  first = nextCards(state.home);
  second = first << 4;
  const inCells = state.held;
  free = cells - i32(popcnt(inCells));
  empty = columns - i32(popcnt(onTop));
  score = staticScore(state) + depthWeight * (state.depth + 1);
  joinedCards = state.joined;
  farthest = reach(free, empty);
  // what moved last need not move again: it could have gone there at once
  const others = ~bit(state.step & 63);
  const settled = joinedCards & ~still;
  const loose = onTop & others & (~settled | opening(onTop & settled));
  const movable = takenBy(onTop) & others;
  if (free > 0) {
    for (let rest = loose & ~movable; rest != 0; rest &= rest - 1) intoCell(i32(ctz(rest)));
  }
  for (let rest = state.runs & movable & ~onTop; rest != 0; rest &= rest - 1) runOntoCards(i32(ctz(rest)));
  for (let rest = loose & movable; rest != 0; rest &= rest - 1) topOntoCards(i32(ctz(rest)));
  for (let rest = inCells & movable; rest != 0; rest &= rest - 1) cellOntoCards(i32(ctz(rest)));
  if (empty > 0) ontoFloors(inCells, others, movable);
  for (let rest = onTop & first; rest != 0; rest &= rest - 1) topHome(i32(ctz(rest)));
  for (let rest = inCells & first; rest != 0; rest &= rest - 1) cellHome(i32(ctz(rest)));
  return hasRoom;
}

/** Those cards, of tops put on a card they continue, that keep a card from going home. */
function opening(cards: u64): u64 {
  let open: u64 = 0;
  for (let rest = cards; rest != 0; rest &= rest - 1) {
    const card = i32(ctz(rest));
    if (((first >> u64(node.under(card))) & 1) != 0) open |= bit(card);
  }
  return open;
}

/** What may begin an empty column. */
function ontoFloors(inCells: u64, others: u64, movable: u64): void {
  intoEmpty = reach(free, empty - 1);
  for (let rest = onTop & joinedCards; rest != 0; rest &= rest - 1) runOntoFloor(i32(ctz(rest)));
  const fit = kingsOnly ? u64(15) << u64(KINGS) : ~u64(0);
  const high = free > 1 ? fit & HIGH : fit;
  for (let rest = onTop & ~joinedCards & high & others & ~movable; rest != 0; rest &= rest - 1)
    topOntoFloor(i32(ctz(rest)));
  for (let rest = inCells & fit & others; rest != 0; rest &= rest - 1) cellOntoFloor(i32(ctz(rest)));
}

function room(freeCells: i32, emptyColumns: i32): i32 {
  return freeScore[(freeCells << 2) + min(emptyColumns, 3)];
}

function note(card: i32, target: i32, top: i32, value: i32): void {
  if (noise != 0) value += random();
  if (!pushChild(node, card | (target << 6) | (top << 12), value, floor)) hasRoom = false;
}

function random(): i32 {
  seed ^= seed << 13;
  seed ^= seed >> 17;
  seed ^= seed << 5;
  return i32((u64(seed) * u64(noise)) >> 32);
}

/** What it is worth, before cells and columns count, to take a card away that lies bare. */
function lifted(card: i32): i32 {
  const cost =
    unmovedCost[card] +
    digWeight * i32(popcnt(first & beneath[card])) +
    digNextWeight * i32(popcnt(second & beneath[card]));
  return i32((still >> u64(card)) & 1) * cost;
}

/** Empty columns once a card, with what lies on it, has left its place. */
function emptyWithout(card: i32): i32 {
  return empty + (node.under(card) == FLOOR ? 1 : 0);
}

function isLocked(card: i32): i32 {
  return i32((locked >> u64(card)) & 1);
}

function intoCell(card: i32): void {
  const value = score - lifted(card) - lockWeight * isLocked(card) + room(free - 1, emptyWithout(card));
  note(card, CELL, card, value);
}

function topOntoCards(card: i32): void {
  ontoCards(
    card,
    parents[card] & onTop,
    card,
    bit(card),
    score - lifted(card) + room(free, emptyWithout(card)),
  );
}

function topOntoFloor(card: i32): void {
  if (node.under(card) == FLOOR) return;
  note(card, FLOOR, card, score - lifted(card) - lockWeight * isLocked(card) + room(free, empty - 1));
}

/** A card with others on it, and them, onto other cards. */
function runOntoCards(card: i32): void {
  let run = bit(card);
  let length = 1;
  let top = card;
  while (((onTop >> u64(top)) & 1) == 0) {
    top = onIt(top);
    run |= bit(top);
    if (++length > farthest) return;
  }
  const value = liftedRun(run) + room(free, emptyWithout(card)) + labour(length, empty);
  ontoCards(card, parents[card] & onTop, top, run, value);
}

/** What it costs to carry a run by more than one move, where the record carries less than single moves can. */
function labour(length: i32, spare: i32): i32 {
  return length <= carried(free, spare) ? 0 : (length - 1) * depthWeight;
}

/** The card that lies on this one and continues it. */
function onIt(card: i32): i32 {
  let rest = takers[card] & joinedCards;
  while (node.under(i32(ctz(rest))) != card) rest &= rest - 1;
  return i32(ctz(rest));
}

/** A run of two or more, all of it or what can be carried, to a floor. */
function runOntoFloor(top: i32): void {
  let card = top;
  let head = top;
  let run = bit(top);
  let longest = run;
  for (let length = 2; ((joinedCards >> u64(card)) & 1) != 0; length++) {
    card = node.under(card);
    run |= bit(card);
    if (length <= intoEmpty) {
      longest = run;
      head = card;
    }
  }
  if (node.under(card) == FLOOR || (kingsOnly && head < KINGS)) return;
  const value = liftedRun(longest) + room(free, empty - 1) - lockWeight * i32(popcnt(longest & locked));
  const length = i32(popcnt(longest));
  note(head, FLOOR, top, value + labour(length, empty - 1));
}

/** The score once these cards are taken away, before cells, columns and locks count. */
function liftedRun(run: u64): i32 {
  let value = score;
  for (let rest = run & still; rest != 0; rest &= rest - 1) value -= lifted(i32(ctz(rest)));
  return value;
}

function ontoCards(card: i32, targets: u64, top: i32, run: u64, value: i32): void {
  value -= lockWeight * i32(popcnt(run & locked));
  while (targets != 0) {
    const target = i32(ctz(targets));
    note(card, target, top, value + lockWeight * i32(popcnt(run & locksOn(node, target))));
    targets &= targets - 1;
  }
}

function cellOntoCards(card: i32): void {
  ontoCards(card, parents[card] & onTop, card, bit(card), score + room(free + 1, empty));
}

function cellOntoFloor(card: i32): void {
  note(card, FLOOR, card, score + room(free + 1, empty - 1));
}

function topHome(card: i32): void {
  const value = score - lifted(card) - lockWeight * isLocked(card) + room(free, emptyWithout(card));
  note(card, HOME, card, value + homeChange(card));
}

function cellHome(card: i32): void {
  note(card, HOME, card, score + room(free + 1, empty) + homeChange(card));
}

function homeChange(card: i32): i32 {
  const left = still & ~bit(card);
  const next = card + 4;
  const nextDig = i32(popcnt(left & above[next]));
  const afterDig = i32(popcnt(left & above[next + 4]));
  return digWeight * nextDig + digNextWeight * (afterDig - nextDig) - homeWeight;
}
