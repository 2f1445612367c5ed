// Greedy best-first search for a win, one stage at a time: a weight set, so many expansions, some noise.

import { arrayAt, RawArray } from '../../../raw';
import { bit, FLOOR, HOME, PACK } from './cards';
import { expand, seedNoise, setNoise } from './expand';
import { openQueue, popChild, QUEUE_BYTES, queueEdge } from './queue';
import { above, locksOn } from './read';
import { costOfSet, layWeights, onLower } from './score';
import { copyState, homeCount, keyAfter, place, risingCard, STATE_BYTES, State, stateAt } from './state';
import { STAGES } from './weights';

export enum Stage {
  Running = 0,
  Won = 1,
  /** nothing waits any more; proves nothing, for not every move is tried */
  Exhausted = 2,
  /** the expansions, or the memory, are used up */
  Spent = 3,
}

/** a step of no card */
const NO_STEP: i32 = 63;

/** which keys have been met: 32 bits of each */
let table = changetype<RawArray<u32>>(0);
let tableBits: i32 = 0;
let firstState = stateAt(0);
let nextState: usize = 0;
let expanded: i32 = 0;
let limit: i32 = 0;
let hasRoom: bool = true;
/** The winning state, once a stage is won. */
let wonState = stateAt(0);
/** How far ahead of the others a suit goes up by itself in this stage (see `goesUp`). */
export let stageLead: i32 = 0;
/** The most cards seen home since `forgetBest`. */
export let bestHome: i32 = 0;

export function forgetBest(): void {
  bestHome = 0;
  seedNoise();
}

/** Begins a stage in `bytes` at `arena` from the question's state, which lies outside them;
 * `row` is where in STAGES it stands. */
export function beginStage(arena: usize, bytes: usize, root: State, row: i32): void {
  const most = STAGES[row + 2];
  limit = most;
  expanded = 0;
  hasRoom = true;
  tableBits = 6;
  while (1 << tableBits < 4 * most) tableBits++;
  while (tableBits > 6 && usize(4) << usize(tableBits) > bytes >> 2) tableBits--;
  setNoise(STAGES[row + 3]);
  stageLead = STAGES[row + 4];
  openQueue(arena, arena + bytes);
  const tableBytes = usize(4) << usize(tableBits);
  table = arrayAt<u32>(arena + QUEUE_BYTES);
  memory.fill(arena + QUEUE_BYTES, 0, tableBytes);
  // a state may take two places in the table: a quarter of it stays empty
  limit = min(limit, (3 << tableBits) >> 3);
  const first = arena + QUEUE_BYTES + tableBytes;
  firstState = stateAt(first);
  nextState = first + STATE_BYTES;
  layWeights(STAGES[row], STAGES[row + 1], root);
  copyState(firstState, root);
  firstState.parent = null;
  firstState.step = NO_STEP;
  firstState.depth = 0;
  firstState.cost = costOfSet(root.unmoved);
}

/** Works on for at most `budget` expansions. */
export function stepStage(budget: i32): Stage {
  while (budget-- > 0) {
    const state = expanded == 0 ? openFirst() : nextNew();
    if (state === null) return hasRoom ? Stage.Exhausted : Stage.Spent;
    const home = homeCount(state.home);
    if (home > bestHome) bestHome = home;
    if (home == PACK || (state.unmoved & onLower) == 0) {
      wonState = state;
      return Stage.Won;
    }
    if (expanded >= limit || nextState + STATE_BYTES > queueEdge()) return Stage.Spent;
    expanded++;
    if (!expand(state, nextState + STATE_BYTES)) hasRoom = false;
  }
  return Stage.Running;
}

/** How many states this stage has kept. */
export function stageStates(): i32 {
  return expanded;
}

/**
 * Writes the steps that led to the win, each as card | target << 6, to the end of `out`; what goes up by itself
 * is left out. Returns the index of the first, or -1 when there is no room.
 */
export function stageSteps(out: StaticArray<u32>): i32 {
  let at = out.length;
  let state = wonState;
  for (let parent = state.parent; parent !== null; parent = state.parent) {
    if (--at < 0) return -1;
    out[at] = state.step & 4095;
    state = parent;
  }
  return at;
}

function openFirst(): State {
  sendUp(firstState);
  isNew(firstState.key);
  return firstState;
}

/** Builds waiting children until one is new; none when none is left. */
function nextNew(): State | null {
  while (true) {
    const child = popChild();
    if (child === null) return null;
    const state = stateAt(nextState);
    const parent = child.parent;
    const step = child.step;
    const key = keyAfter(parent, step & 63, (step >> 6) & 63);
    if (!isNew(key)) continue;
    build(state, parent, step);
    if (state.key == key || isNew(state.key)) {
      nextState += STATE_BYTES;
      return state;
    }
  }
}

function build(state: State, parent: State, step: i32): void {
  const card = step & 63;
  const target = (step >> 6) & 63;
  copyState(state, parent);
  state.parent = parent;
  state.step = step;
  state.depth = parent.depth + 1;
  let run = bit(card);
  for (let above = step >> 12; above != card; above = state.under(above)) run |= bit(above);
  const lock = target < FLOOR ? locksOn(state, target) & run : 0;
  state.locks = (state.locks & ~run) | lock;
  forgetPlace(state, card);
  place(state, card, target);
  sendUp(state);
}

/** The cards from here up no longer lie where they lay in the question. */
function forgetPlace(state: State, card: i32): void {
  const lifted = state.unmoved & (above[card] | bit(card));
  if (lifted == 0) return;
  state.unmoved ^= lifted;
  state.cost -= costOfSet(lifted);
}

/** Sends up what may go at once. */
function sendUp(state: State): void {
  while (true) {
    const card = risingCard(state, stageLead);
    if (card < 0) return;
    state.locks &= ~bit(card);
    forgetPlace(state, card);
    place(state, card, HOME);
  }
}

/** Notes a key; false when it was there already. 32 bits are kept: a mistake only costs a state. */
function isNew(key: u64): bool {
  const mask = (1 << tableBits) - 1;
  const tag = max(u32(key), 1);
  let slot = i32(key >> u64(64 - tableBits));
  while (true) {
    const there = table[slot];
    if (there == tag) return false;
    if (there == 0) {
      table[slot] = tag;
      return true;
    }
    slot = (slot + 1) & mask;
  }
}
