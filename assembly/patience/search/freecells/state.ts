// A position of the one-pack search: for each card what lies under it. Columns and cells have no numbers, so
// positions that differ only in their order are the same bytes, and a carried run changes a single byte.
//
// A state, in bytes: under[52] | home[4] | tops u64 | held u64 (cards in cells) | unmoved u64 (cards that lie
// where they lay in the question) | locks u64 (moved cards above a lower one of their suit) | key u64 |
// joined u64 (cards that continue the card they lie on) | runs u64 (cards on which nothing lies but a run that
// continues them) | parent u32 | step u32 | depth i32 | cost i32.

import { RANKS } from '../../../abi';
import { bit, CELL, FLOOR, goesUp, HOME, homeOf, isSafe, PACK, parents } from './cards';

const AT_HOME: i32 = 52;
const AT_TOPS: i32 = 56;
const AT_HELD: i32 = 64;
const AT_UNMOVED: i32 = 72;
const AT_LOCKS: i32 = 80;
const AT_KEY: i32 = 88;
const AT_JOINED: i32 = 96;
const AT_RUNS: i32 = 104;
const AT_PARENT: i32 = 112;
const AT_STEP: i32 = 116;
const AT_DEPTH: i32 = 120;
const AT_COST: i32 = 124;
export const STATE_BYTES: usize = 128;

const MIX = makeMix();

function makeMix(): StaticArray<u64> {
  const mix = new StaticArray<u64>(PACK);
  let seed: u64 = 0;
  for (let card = 0; card < PACK; card++) {
    seed += 0x9e3779b97f4a7c15;
    let value = (seed ^ (seed >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    mix[card] = (value ^ (value >> 31)) | 1;
  }
  return mix;
}

export function underOf(state: usize, card: i32): i32 {
  return load<u8>(state + usize(card));
}
export function homeBytes(state: usize): u32 {
  return load<u32>(state, AT_HOME);
}
export function tops(state: usize): u64 {
  return load<u64>(state, AT_TOPS);
}
export function held(state: usize): u64 {
  return load<u64>(state, AT_HELD);
}
export function unmoved(state: usize): u64 {
  return load<u64>(state, AT_UNMOVED);
}
export function locks(state: usize): u64 {
  return load<u64>(state, AT_LOCKS);
}
export function joined(state: usize): u64 {
  return load<u64>(state, AT_JOINED);
}
export function runs(state: usize): u64 {
  return load<u64>(state, AT_RUNS);
}
export function keyOf(state: usize): u64 {
  return load<u64>(state, AT_KEY);
}
export function parentOf(state: usize): usize {
  return load<u32>(state, AT_PARENT);
}
/** How the parent led here: card | target << 6 | top of the carried run << 12. */
export function stepOf(state: usize): i32 {
  return load<i32>(state, AT_STEP);
}
export function depthOf(state: usize): i32 {
  return load<i32>(state, AT_DEPTH);
}
export function costOf(state: usize): i32 {
  return load<i32>(state, AT_COST);
}
export function setLocks(state: usize, value: u64): void {
  store<u64>(state, value, AT_LOCKS);
}
export function setUnmoved(state: usize, value: u64): void {
  store<u64>(state, value, AT_UNMOVED);
}
export function setCost(state: usize, value: i32): void {
  store<i32>(state, value, AT_COST);
}
export function setOrigin(state: usize, parent: usize, step: i32, depth: i32): void {
  store<u32>(state, u32(parent), AT_PARENT);
  store<i32>(state, step, AT_STEP);
  store<i32>(state, depth, AT_DEPTH);
}

/** Every card home. */
export function clearState(state: usize): void {
  for (let at: usize = 0; at < STATE_BYTES; at += 8) store<u64>(state + at, 0);
  let key: u64 = 0;
  for (let card = 0; card < PACK; card++) {
    store<u8>(state + usize(card), HOME);
    key += MIX[card] * HOME;
  }
  store<u64>(state, key, AT_KEY);
  for (let suit = 0; suit < 4; suit++) setHome(state, suit, RANKS);
}

/** Says how many cards of a suit are up, once those that are not have been placed elsewhere. */
export function setHome(state: usize, suit: i32, count: i32): void {
  store<u8>(state + usize(suit), u8(count), AT_HOME);
}

/** Copies a state, but not the last line of the layout. */
export function copyState(to: usize, from: usize): void {
  store<u64>(to, load<u64>(from));
  store<u64>(to, load<u64>(from, 8), 8);
  store<u64>(to, load<u64>(from, 16), 16);
  store<u64>(to, load<u64>(from, 24), 24);
  store<u64>(to, load<u64>(from, 32), 32);
  store<u64>(to, load<u64>(from, 40), 40);
  store<u64>(to, load<u64>(from, 48), 48);
  store<u64>(to, load<u64>(from, 56), 56);
  store<u64>(to, load<u64>(from, 64), 64);
  store<u64>(to, load<u64>(from, 72), 72);
  store<u64>(to, load<u64>(from, 80), 80);
  store<u64>(to, load<u64>(from, 88), 88);
  store<u64>(to, load<u64>(from, 96), 96);
  store<u64>(to, load<u64>(from, 104), 104);
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
export function place(state: usize, card: i32, target: i32): void {
  const source = underOf(state, card);
  const self = bit(card);
  const was = joined(state);
  let top = tops(state);
  store<u8>(state + usize(card), u8(target));
  store<u64>(state, keyOf(state) + MIX[card] * u64(target - source), AT_KEY);
  store<u64>(state, was & ~self, AT_JOINED);
  if (source < FLOOR) {
    top |= bit(source);
    if ((was & self) == 0) uncover(state, source);
  } else if (source > FLOOR) {
    leave(state, card, self, source);
    top |= self;
  }
  if (target < FLOOR) {
    top &= ~bit(target);
    if ((parents[card] & bit(target)) != 0) store<u64>(state, was | self, AT_JOINED);
    else cover(state, target);
  } else if (target > FLOOR) {
    top &= ~self;
    arrive(state, card, self, target);
  }
  store<u64>(state, top, AT_TOPS);
}

/** A card comes out of its cell, or back from home. */
function leave(state: usize, card: i32, self: u64, source: i32): void {
  store<u64>(state, runs(state) | self, AT_RUNS);
  if (source == CELL) store<u64>(state, held(state) & ~self, AT_HELD);
  else store<u8>(state + usize(card & 3), u8(card >> 2), AT_HOME);
}

/** A card goes into a cell, or home. */
function arrive(state: usize, card: i32, self: u64, target: i32): void {
  store<u64>(state, runs(state) & ~self, AT_RUNS);
  if (target == CELL) store<u64>(state, held(state) | self, AT_HELD);
  else store<u8>(state + usize(card & 3), u8((card >> 2) + 1), AT_HOME);
}

function uncover(state: usize, card: i32): void {
  store<u64>(state, runs(state) | chain(state, card), AT_RUNS);
}

function cover(state: usize, card: i32): void {
  store<u64>(state, runs(state) & ~chain(state, card), AT_RUNS);
}

/** A card and those below it that it continues without a break. */
function chain(state: usize, card: i32): u64 {
  const linked = joined(state);
  let cards = bit(card);
  while (((linked >> u64(card)) & 1) != 0) {
    card = underOf(state, card);
    cards |= bit(card);
  }
  return cards;
}

/** The key that `place` would leave. */
export function keyAfter(state: usize, card: i32, target: i32): u64 {
  return keyOf(state) + MIX[card] * u64(target - underOf(state, card));
}

/** A card that can go up without spoiling a win, or -1. */
export function safeCard(state: usize): i32 {
  const home = homeBytes(state);
  for (let ready = readyCards(state, home); ready != 0; ready &= ready - 1) {
    const card = i32(ctz(ready));
    if (isSafe(home, card)) return card;
  }
  return -1;
}

/** A card that a search for a win sends up at once, or -1. */
export function risingCard(state: usize, lead: i32): i32 {
  const home = homeBytes(state);
  for (let ready = readyCards(state, home); ready != 0; ready &= ready - 1) {
    const card = i32(ctz(ready));
    if (goesUp(home, card, lead)) return card;
  }
  return -1;
}

function readyCards(state: usize, home: u32): u64 {
  return nextCards(home) & (tops(state) | held(state));
}
