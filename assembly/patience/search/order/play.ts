// Plays an order that has been found. Room after each departure is not yet a way from one to the next; but an order is a plan of the whole
// game, and many a game is won by it. The cards leave their places, and those of the stock are turned, nearly in that order: none before
// all but a window's width of those ahead of it. Cards that have left may go about as they like. Depth first, what is next in the order
// before what comes later, for so many positions. What fails says nothing: orders are many, and the next one is tried.

import { FOUNDATION, STOCK, Verdict } from '../../../abi';
import { lay, RawArray } from '../../../raw';
import { moveCount, moveFrom, moveTo } from '../../move';
import { generate, moves } from '../../movegen';
import { cardAt, isWon, key, lengthOf } from '../../position';
import { completeQuestion, restoreQuestion } from '../question';
import { openPath, pathLength, pathMove, popMove, pushMove } from '../walk/path';
import { openTranspositions, transpositionCount, Visit, visit } from '../walk/transpositions';
import { cardCount, ELEMENTS, elementOf, TURNS, turnCount } from './elements';
import { comesBefore } from './state';

/** Positions that a play looks at, at the most: what is won is mostly won within some hundreds. */
const MOST_POSITIONS: u32 = 10_000;
/** slots of the set of positions: as it begins, and as it has grown once */
const SLOTS: i32 = (1 << 12) + (1 << 14);
const MOST_MOVES: i32 = 1 << 14;

// How soon a move is tried: what leaves to go up, what goes up, departures and turns as they come in the order, what has left already.
const LEAVES_UP: i32 = 1023;
const GOES_UP: i32 = 1022;
const LEAVES: i32 = 1000;
const GOES_ABOUT: i32 = 1;
const NEVER: i32 = 0;
const RANK: u32 = 21;
const MOVE_MASK: u32 = (1 << RANK) - 1;

/** the departures and turns in their order, and the place in it of each */
const sequence: StaticArray<i32> = new StaticArray<i32>(ELEMENTS);
const places: StaticArray<i32> = new StaticArray<i32>(ELEMENTS);
const hasLeft: StaticArray<bool> = new StaticArray<bool>(ELEMENTS);
let length: i32 = 0;
let window: i32 = 0;
/** cards turned; cards turned and departed; the first of the order that has not */
let turned: i32 = 0;
let gone: i32 = 0;
let first: i32 = 0;

let memoryAt: usize = 0;
/** moves that wait to be tried, with their rank, the soonest last */
let waiting = changetype<RawArray<u32>>(0);
let waitingCount: i32 = 0;
/** by position of the way: where the moves that wait there begin */
let bottoms = changetype<RawArray<i32>>(0);
/** by position of the way: the cards that left with the move to it, from the top, as bits; `first` before it */
let leavers = changetype<RawArray<u32>>(0);
let firsts = changetype<RawArray<i32>>(0);
let won: bool = false;
/** positions that all plays since the order was begun have looked at */
export let positions: u64 = 0;

/** Lays out its memory, some 560 kB. */
export function layPlay(): void {
  positions = 0;
  memoryAt = changetype<usize>(lay<u64>(SLOTS + (MOST_MOVES >> 1)));
  waiting = lay<u32>(MOST_MOVES);
  bottoms = lay<i32>(MOST_MOVES);
  leavers = lay<u32>(MOST_MOVES);
  firsts = lay<i32>(MOST_MOVES);
}

/** The cards and turns by their places in the order that the solver stands at. */
export function readOrder(): void {
  length = cardCount + turnCount();
  for (let i = 0; i < length; i++) {
    let before = 0;
    for (let j = 0; j < length; j++) if (comesBefore(elementAt(j), elementAt(i))) before++;
    sequence[before] = elementAt(i);
    places[elementAt(i)] = before;
  }
}

function elementAt(i: i32): i32 {
  return i < cardCount ? i : TURNS + i - cardCount;
}

/** Plays the order within a window from the question's position; Winnable leaves the win as the way (walk/path.ts). */
export function playOrder(width: i32): i32 {
  completeQuestion();
  window = width;
  waitingCount = 0;
  turned = 0;
  gone = 0;
  first = 0;
  won = false;
  memory.fill(changetype<usize>(hasLeft), 0, ELEMENTS);
  openTranspositions(memoryAt, 8 * SLOTS);
  openPath(memoryAt + 8 * SLOTS, 4 * MOST_MOVES);
  open();
  while (!won && transpositionCount() < MOST_POSITIONS && goOn()) {}
  positions += transpositionCount();
  restoreQuestion();
  return won ? Verdict.Winnable : Verdict.Unknown;
}

/** Into the move that waits on top, or back; false when there is nothing more to try. */
function goOn(): bool {
  const depth = pathLength();
  if (waitingCount > bottoms[depth]) {
    enter(waiting[--waitingCount] & MOVE_MASK);
    return true;
  }
  if (depth == 0) return false;
  leave(depth);
  return true;
}

/** Makes the move, and puts those behind it among the waiting ones if the position is new. */
function enter(move: u32): void {
  const from = moveFrom(move);
  const depth = pathLength() + 1;
  firsts[depth] = first;
  leavers[depth] = 0;
  if (from == STOCK) depart(TURNS + turned++);
  else {
    for (let i = 0; i < moveCount(move); i++) {
      const element = elementOf(cardAt(from, lengthOf(from) - 1 - i));
      if (hasLeft[element]) continue;
      leavers[depth] |= 1 << i;
      depart(element);
    }
  }
  pushMove(move);
  won = isWon();
  if (won) return;
  open();
}

function depart(element: i32): void {
  hasLeft[element] = true;
  gone++;
  while (first < length && hasLeft[sequence[first]]) first++;
}

/** Takes the last move of the way back. */
function leave(depth: i32): void {
  const move = pathMove(depth - 1);
  popMove();
  const from = moveFrom(move);
  if (from == STOCK) {
    hasLeft[TURNS + --turned] = false;
    gone--;
  } else {
    for (let i = 0; i < moveCount(move); i++) {
      if (((leavers[depth] >> i) & 1) == 0) continue;
      hasLeft[elementOf(cardAt(from, lengthOf(from) - 1 - i))] = false;
      gone--;
    }
  }
  first = firsts[depth];
}

/** What may be done here, if it is the first time: the same cards can lie alike with others having left. */
function open(): void {
  bottoms[pathLength()] = waitingCount;
  if (visit(key() ^ (<u64>gone * 0x9e3779b97f4a7c15)) != Visit.New) return;
  const count = generate();
  if (waitingCount + count > MOST_MOVES) return;
  for (let i = 0; i < count; i++) {
    const rank = rankOf(moves[i]);
    if (rank != NEVER) wait(moves[i] | ((<u32>rank) << RANK));
  }
}

/** Among the moves that wait here, the soonest last; of those alike the first listed. */
function wait(entry: u32): void {
  const bottom = bottoms[pathLength()];
  let at = waitingCount++;
  while (at > bottom && waiting[at - 1] >> RANK >= entry >> RANK) {
    waiting[at] = waiting[at - 1];
    at--;
  }
  waiting[at] = entry;
}

/** How soon to try the move; NEVER before its cards may leave. */
function rankOf(move: u32): i32 {
  const from = moveFrom(move);
  if (from == STOCK) {
    const place = places[TURNS + turned];
    return place < first + window ? LEAVES - place : NEVER;
  }
  const isUp = moveTo(move) >= FOUNDATION;
  let soonest = length;
  for (let i = 0; i < moveCount(move); i++) {
    const element = elementOf(cardAt(from, lengthOf(from) - 1 - i));
    if (hasLeft[element]) continue;
    if (places[element] >= first + window) return NEVER;
    soonest = min(soonest, places[element]);
  }
  if (soonest == length) return isUp ? GOES_UP : GOES_ABOUT;
  return isUp ? LEAVES_UP : LEAVES - soonest;
}
