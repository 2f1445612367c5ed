// A position of the one-pack search: for each card what lies under it. Columns and cells have no numbers, so
// positions that differ only in their order are the same bytes, and a carried run changes a single byte.

import { RANKS } from '../../../abi';
import { copyWords } from '../../../raw';
import { bit, CELL, FLOOR, goesUp, HOME, homeOf, isSafe, PACK, parents } from './cards';

/** A state in raw memory, STATE_BYTES long; behind these fields one byte for each card: what lies under it. */
@unmanaged
export class State {
  /** cards on top of columns */
  tops: u64;
  /** cards in cells */
  held: u64;
  /** cards that lie where they lay in the question */
  unmoved: u64;
  /** moved cards above a lower one of their suit */
  locks: u64;
  /** cards that continue the card they lie on */
  joined: u64;
  /** cards on which nothing lies but a run that continues them */
  runs: u64;
  key: u64;
  /** how many cards of each suit are home, one byte a suit */
  home: u32;
  /** the state before, and how it led here: card | target << 6 | top of the carried run << 12 */
  parent: State | null;
  step: i32;
  depth: i32;
  /** what the unmoved cards cost (see `score.ts`) */
  cost: i32;

  /** A card, or FLOOR, CELL, HOME. */
  under(card: i32): i32 {
    return load<u8>(changetype<usize>(this) + usize(card), offsetof<State>());
  }

  setUnder(card: i32, under: i32): void {
    store<u8>(changetype<usize>(this) + usize(card), u8(under), offsetof<State>());
  }

  /** Says how many cards of a suit are home. */
  setHome(suit: i32, count: i32): void {
    store<u8>(changetype<usize>(this) + usize(suit), u8(count), offsetof<State>('home'));
  }
}

export const STATE_BYTES: usize = offsetof<State>() + PACK;

export function stateAt(address: usize): State {
  return changetype<State>(address);
}

/** A random odd number for each card: a state's key is the sum of these, each times what lies under the card. */
const FACTORS = makeFactors();

function makeFactors(): StaticArray<u64> {
  const factors = new StaticArray<u64>(PACK);
  let seed: u64 = 0;
  for (let card = 0; card < PACK; card++) {
    seed += 0x9e3779b97f4a7c15;
    let value = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    factors[card] = (value ^ (value >> 31)) | 1;
  }
  return factors;
}

/** Every card home. */
export function clearState(state: State): void {
  memory.fill(changetype<usize>(state), 0, STATE_BYTES);
  for (let card = 0; card < PACK; card++) {
    state.setUnder(card, HOME);
    state.key += FACTORS[card] * HOME;
  }
  for (let suit = 0; suit < 4; suit++) state.setHome(suit, RANKS);
}

export function copyState(to: State, from: State): void {
  copyWords(changetype<usize>(to), changetype<usize>(from), STATE_BYTES);
}

export function homeCount(home: u32): i32 {
  return homeOf(home, 0) + homeOf(home, 1) + homeOf(home, 2) + homeOf(home, 3);
}

/** The next card of each suit. */
export function nextCards(home: u32): u64 {
  return (
    (u64(1) << u64((home & 255) << 2)) |
    (u64(2) << u64(((home >> 8) & 255) << 2)) |
    (u64(4) << u64(((home >> 16) & 255) << 2)) |
    (u64(8) << u64((home >> 24) << 2))
  );
}

/** Puts a card, with what lies on it, on another card, a floor, in a cell or home; taking back is no different. */
export function place(state: State, card: i32, target: i32): void {
  const source = state.under(card);
  const self = bit(card);
  const joined = state.joined;
  let tops = state.tops;
  state.setUnder(card, target);
  state.key += FACTORS[card] * u64(target - source);
  state.joined = joined & ~self;
  if (source < FLOOR) {
    tops |= bit(source);
    if ((joined & self) == 0) state.runs |= chain(state, source);
  } else if (source > FLOOR) {
    leave(state, card, self, source);
    tops |= self;
  }
  if (target < FLOOR) {
    tops &= ~bit(target);
    if ((parents[card] & bit(target)) != 0) state.joined = joined | self;
    else state.runs &= ~chain(state, target);
  } else if (target > FLOOR) {
    tops &= ~self;
    arrive(state, card, self, target);
  }
  state.tops = tops;
}

/** A card comes out of its cell, or back from home. */
function leave(state: State, card: i32, self: u64, source: i32): void {
  state.runs |= self;
  if (source == CELL) state.held &= ~self;
  else state.setHome(card & 3, card >> 2);
}

/** A card goes into a cell, or home. */
function arrive(state: State, card: i32, self: u64, target: i32): void {
  state.runs &= ~self;
  if (target == CELL) state.held |= self;
  else state.setHome(card & 3, (card >> 2) + 1);
}

/** A card and those below it that it continues without a break. */
function chain(state: State, card: i32): u64 {
  const joined = state.joined;
  let cards = bit(card);
  while (((joined >> u64(card)) & 1) != 0) {
    card = state.under(card);
    cards |= bit(card);
  }
  return cards;
}

/** The key that `place` would leave. */
export function keyAfter(state: State, card: i32, target: i32): u64 {
  return state.key + FACTORS[card] * u64(target - state.under(card));
}

/** A card that can go up without spoiling a win, or -1. */
export function safeCard(state: State): i32 {
  for (let ready = readyCards(state); ready != 0; ready &= ready - 1) {
    const card = i32(ctz(ready));
    if (isSafe(state.home, card)) return card;
  }
  return -1;
}

/** A card that a search for a win sends up at once, or -1. */
export function risingCard(state: State, lead: i32): i32 {
  for (let ready = readyCards(state); ready != 0; ready &= ready - 1) {
    const card = i32(ctz(ready));
    if (goesUp(state.home, card, lead)) return card;
  }
  return -1;
}

/** The cards that can go home now. */
export function readyCards(state: State): u64 {
  return nextCards(state.home) & (state.tops | state.held);
}
