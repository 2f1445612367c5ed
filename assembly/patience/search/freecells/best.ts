// Greedy best-first search for a win, one stage at a time: a weight set, so many expansions, some noise.

import { bit, FLOOR, HOME, PACK } from './cards';
import { expand, seedNoise, setNoise } from './expand';
import { childParent, childStep, openQueue, popChild, QUEUE_BYTES, queueEdge } from './queue';
import { above, lockedOn } from './read';
import { costOfSet, layWeights, onLower } from './score';
import {
  copyState,
  costOf,
  depthOf,
  homeBytes,
  homeCount,
  keyAfter,
  keyOf,
  locks,
  parentOf,
  place,
  risingCard,
  STATE_BYTES,
  setCost,
  setLocks,
  setOrigin,
  setUnmoved,
  stepOf,
  underOf,
  unmoved,
} from './state';
import { STAGES } from './weights';

export enum Stage {
  Running = 0,
  Won = 1,
  /** nothing waits any more; proves nothing, for not every move is tried */
  Dry = 2,
  /** the expansions, or the memory, are used up */
  Spent = 3,
}

/** a step of no card */
const NO_STEP: i32 = 63;

let table: usize = 0;
let tableBits: i32 = 0;
let states: usize = 0;
let nextState: usize = 0;
let expanded: i32 = 0;
let limit: i32 = 0;
let roomy: bool = true;
/** The winning state, once a stage is won. */
let wonState: usize = 0;
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
export function beginStage(arena: usize, bytes: usize, root: usize, row: i32): void {
  const most = STAGES[row + 2];
  limit = most;
  expanded = 0;
  roomy = true;
  tableBits = 6;
  while (1 << tableBits < 4 * most) tableBits++;
  while (tableBits > 6 && usize(4) << usize(tableBits) > bytes >> 2) tableBits--;
  setNoise(STAGES[row + 3]);
  stageLead = STAGES[row + 4];
  openQueue(arena, arena + bytes);
  table = arena + QUEUE_BYTES;
  states = table + (usize(4) << usize(tableBits));
  memory.fill(table, 0, usize(4) << usize(tableBits));
  // a state may take two places in the table: a quarter of it stays empty
  limit = min(limit, (3 << tableBits) >> 3);
  nextState = states + STATE_BYTES;
  layWeights(STAGES[row], STAGES[row + 1], root);
  copyState(states, root);
  setOrigin(states, 0, NO_STEP, 0);
  setCost(states, costOfSet(unmoved(root)));
}

/** Works on for at most `budget` expansions. */
export function stepStage(budget: i32): Stage {
  while (budget-- > 0) {
    const state = expanded == 0 ? firstState() : nextNew();
    if (state == 0) return roomy ? Stage.Dry : Stage.Spent;
    const home = homeCount(homeBytes(state));
    if (home > bestHome) bestHome = home;
    if (home == PACK || (unmoved(state) & onLower) == 0) {
      wonState = state;
      return Stage.Won;
    }
    if (expanded >= limit || nextState + STATE_BYTES > queueEdge()) return Stage.Spent;
    expanded++;
    if (!expand(state, nextState + STATE_BYTES)) roomy = false;
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
  for (let here = wonState; parentOf(here) != 0; here = parentOf(here)) {
    if (--at < 0) return -1;
    out[at] = stepOf(here) & 4095;
  }
  return at;
}

function firstState(): usize {
  sendUp(states);
  isNew(keyOf(states));
  return states;
}

/** Builds waiting children until one is new; 0 when none is left. */
function nextNew(): usize {
  while (true) {
    const record = popChild();
    if (record == 0) return 0;
    const state = nextState;
    const parent = childParent(record);
    const step = childStep(record);
    const key = keyAfter(parent, step & 63, (step >> 6) & 63);
    if (!isNew(key)) continue;
    build(state, parent, step);
    if (keyOf(state) == key || isNew(keyOf(state))) {
      nextState += STATE_BYTES;
      return state;
    }
  }
}

function build(state: usize, parent: usize, step: i32): void {
  const card = step & 63;
  const target = (step >> 6) & 63;
  copyState(state, parent);
  setCost(state, costOf(parent));
  setOrigin(state, parent, step, depthOf(parent) + 1);
  let run = bit(card);
  for (let above = step >> 12; above != card; above = underOf(state, above)) run |= bit(above);
  const lock = target < FLOOR ? locksUnder(state, target) & run : 0;
  setLocks(state, (locks(state) & ~run) | lock);
  forgetPlace(state, card);
  place(state, card, target);
  sendUp(state);
}

/** The cards from here up no longer lie where they lay in the question. */
function forgetPlace(state: usize, card: i32): void {
  const lifted = unmoved(state) & (above[card] | bit(card));
  if (lifted == 0) return;
  setUnmoved(state, unmoved(state) ^ lifted);
  setCost(state, costOf(state) - costOfSet(lifted));
}

function locksUnder(state: usize, top: i32): u64 {
  while ((unmoved(state) & bit(top)) == 0) {
    top = underOf(state, top);
    if (top == FLOOR) return 0;
  }
  return lockedOn[top];
}

/** Sends up what may go at once. */
function sendUp(state: usize): void {
  while (true) {
    const card = risingCard(state, stageLead);
    if (card < 0) return;
    setLocks(state, locks(state) & ~bit(card));
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
    const at = table + usize(slot << 2);
    const there = load<u32>(at);
    if (there == tag) return false;
    if (there == 0) {
      store<u32>(at, tag);
      return true;
    }
    slot = (slot + 1) & mask;
  }
}
