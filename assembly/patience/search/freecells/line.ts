// From the steps of a search to moves of the core: on which pile each card lies, and what the record does not
// carry at once taken apart.

import {
  AT_LENGTHS,
  CELL as CELL_PILE,
  COLUMN,
  FOUNDATION,
  MAX_CELLS,
  MAX_COLUMNS,
  MOVE_COUNT,
  MOVE_MARK,
  MOVE_TO,
} from '../../../abi';
import { position } from '../../position';
import { CELL, carried, cells, columns, FLOOR, HOME, kingsOnly, PACK, suitOfAbi } from './cards';
import { cardAt } from './read';
import { copyState, homeCount, place, readyCards, risingCard, STATE_BYTES, State } from './state';

const LANE: i32 = 64;
const NOBODY: i32 = -1;

// The question's piles, and the same as the line goes on.
const rootCards = new StaticArray<i32>(MAX_COLUMNS * LANE);
const rootHeights = new StaticArray<i32>(MAX_COLUMNS);
const rootCells = new StaticArray<i32>(MAX_CELLS);
const cards = new StaticArray<i32>(MAX_COLUMNS * LANE);
const heights = new StaticArray<i32>(MAX_COLUMNS);
const cellCards = new StaticArray<i32>(MAX_CELLS);
/** where each card lies: its pile, and how many cards lie beneath it there */
const pileOf = new StaticArray<i32>(PACK);
const depthIn = new StaticArray<i32>(PACK);
const stateBytes = new StaticArray<u64>(i32(STATE_BYTES / 8));

let line: StaticArray<u32> = new StaticArray<u32>(0);
let written: i32 = 0;
/** moves may be written up to here: behind it wait steps not yet read */
let wall: i32 = 0;
let fits: bool = true;
/** the card that a move from a foundation brings */
let returning: i32 = NOBODY;

/** Remembers on which piles the question's cards lie. */
export function noteColumns(): void {
  for (let column = 0; column < MAX_COLUMNS; column++) {
    const height = column < columns ? i32(position[AT_LENGTHS + column]) : 0;
    rootHeights[column] = height;
    for (let i = 0; i < height; i++) rootCards[column * LANE + i] = cardAt(column, i);
  }
  for (let cell = 0; cell < MAX_CELLS; cell++) {
    rootCells[cell] = position[AT_LENGTHS + CELL_PILE + cell] == 0 ? NOBODY : cardAt(CELL_PILE + cell, 0);
  }
}

/**
 * Turns the steps at out[first ..] into core moves at out[0 ..], from the question's state `root`; with a `lead`
 * of 0 or more what goes up by itself does so after every step, as it did in the search (see `goesUp`). In the end all that is left goes
 * up. Returns the number of moves, or -1 when they do not fit or do not win.
 */
export function writeLine(out: StaticArray<u32>, first: i32, root: State, lead: i32): i32 {
  if (first < 0) return -1;
  line = out;
  written = 0;
  fits = true;
  layOut();
  const state = changetype<State>(stateBytes);
  copyState(state, root);
  wall = first;
  sendUp(state, lead);
  while (wall < out.length) {
    const step = i32(out[wall++]);
    playStep(state, step & 63, step >> 6);
    sendUp(state, lead);
  }
  finish(state);
  return fits && homeCount(state.home) == PACK ? written : -1;
}

/** Lays the question's piles down again. */
function layOut(): void {
  for (let column = 0; column < MAX_COLUMNS; column++) {
    heights[column] = 0;
    for (let i = 0; i < rootHeights[column]; i++) putDown(COLUMN + column, rootCards[column * LANE + i]);
  }
  for (let cell = 0; cell < MAX_CELLS; cell++) {
    cellCards[cell] = NOBODY;
    if (rootCells[cell] != NOBODY) putDown(CELL_PILE + cell, rootCells[cell]);
  }
}

function sendUp(state: State, lead: i32): void {
  if (lead < 0) return;
  for (let card = risingCard(state, lead); card >= 0; card = risingCard(state, lead))
    playStep(state, card, HOME);
}

function finish(state: State): void {
  while (true) {
    const ready = readyCards(state);
    if (ready == 0) return;
    playStep(state, i32(ctz(ready)), HOME);
  }
}

function playStep(state: State, card: i32, target: i32): void {
  const source = state.under(card);
  returning = card;
  const home = FOUNDATION + 2 * suitOfAbi(card & 3);
  const from = source == HOME ? home : pileOf[card];
  const to =
    target < FLOOR
      ? pileOf[target]
      : target == FLOOR
        ? emptyColumn(NOBODY)
        : target == CELL
          ? emptyCell()
          : home;
  const count = from < CELL_PILE ? heights[from] - depthIn[card] : 1;
  const empty = columns - i32(popcnt(state.tops));
  shift(from, to, count, kingsOnly ? 0 : empty - (target == FLOOR ? 1 : 0));
  place(state, card, target);
}

/** Carries `count` cards over with at most `spare` empty columns on the way, as the record allows. */
function shift(from: i32, to: i32, count: i32, spare: i32): void {
  const free = freeCells();
  if (count <= carried(free, spare)) {
    move(from, to, count);
    return;
  }
  if (count <= free + 1 || spare == 0) {
    throughCells(from, to, count);
    return;
  }
  const half = min(count - 1, (free + 1) << (spare - 1));
  const helper = emptyColumn(to);
  shift(from, helper, half, spare - 1);
  shift(from, to, count - half, spare - 1);
  shift(helper, to, half, spare - 1);
}

function throughCells(from: i32, to: i32, count: i32): void {
  // the cells used, four bits each, the last one lowest
  let parked = 0;
  for (let i = 1; i < count; i++) {
    const cell = emptyCell();
    if (cell < 0) {
      fits = false;
      return;
    }
    parked = (parked << 4) | (cell - CELL_PILE);
    move(from, cell, 1);
  }
  move(from, to, 1);
  for (let i = 1; i < count; i++) {
    move(CELL_PILE + (parked & 15), to, 1);
    parked >>= 4;
  }
}

function move(from: i32, to: i32, count: i32): void {
  if (written >= wall || from < 0 || to < 0) {
    fits = false;
    return;
  }
  line[written++] = u32(from | (to << MOVE_TO) | (count << MOVE_COUNT) | MOVE_MARK);
  if (from >= CELL_PILE) {
    const card = from < FOUNDATION ? cellCards[from - CELL_PILE] : returning;
    if (from < FOUNDATION) cellCards[from - CELL_PILE] = NOBODY;
    putDown(to, card);
    return;
  }
  heights[from] -= count;
  const base = from * LANE + heights[from];
  for (let i = 0; i < count; i++) putDown(to, cards[base + i]);
}

function putDown(to: i32, card: i32): void {
  if (to >= FOUNDATION) return;
  pileOf[card] = to;
  if (to >= CELL_PILE) {
    cellCards[to - CELL_PILE] = card;
    return;
  }
  depthIn[card] = heights[to];
  cards[to * LANE + heights[to]++] = card;
}

function freeCells(): i32 {
  let free = 0;
  for (let cell = 0; cell < cells; cell++) if (cellCards[cell] == NOBODY) free++;
  return free;
}

function emptyCell(): i32 {
  for (let cell = 0; cell < cells; cell++) if (cellCards[cell] == NOBODY) return CELL_PILE + cell;
  return -1;
}

function emptyColumn(but: i32): i32 {
  for (let column = 0; column < columns; column++) {
    if (heights[column] == 0 && column != but) return COLUMN + column;
  }
  return -1;
}
