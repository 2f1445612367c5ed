// How near a state looks to a win; lower is nearer. A weight set is laid out once a stage.

import { bit, FLOOR, KINGS, PACK, parents } from './cards';
import { above, lockedOn } from './read';
import { homeCount, State } from './state';
import {
  SET,
  W_BAD,
  W_COVERED,
  W_DIG,
  W_DIG_NEXT,
  W_FREE,
  W_HIGHER,
  W_HOME,
  W_KING,
  W_LOCK,
  W_MOVED_LOCK,
  W_RANK,
  W_UNMOVED,
  WEIGHTS,
} from './weights';

export let homeWeight: i32 = 0;
export let digWeight: i32 = 0;
export let digNextWeight: i32 = 0;
export let lockWeight: i32 = 0;
export let depthWeight: i32 = 0;
/** by free cells and empty columns (at most three) */
export const freeScore = new StaticArray<i32>(20);
/** what a card costs until it is moved */
export const unmovedCost = new StaticArray<i32>(PACK);
/** the cards that lay on a lower one in the question */
export let onLower: u64 = 0;
/** those covered by a card that does not continue them */
let coveredBadly: u64 = 0;

/** Lays weight set number `set`, and the weight of a step, out for the question whose first state is `root`. */
export function layWeights(set: i32, perStep: i32, root: State): void {
  const at = set * SET;
  homeWeight = WEIGHTS[at + W_HOME];
  digWeight = WEIGHTS[at + W_DIG];
  digNextWeight = WEIGHTS[at + W_DIG_NEXT];
  lockWeight = WEIGHTS[at + W_MOVED_LOCK];
  depthWeight = perStep;
  for (let i = 0; i < 20; i++) freeScore[i] = WEIGHTS[at + W_FREE + i];
  for (let card = 0; card < PACK; card++) unmovedCost[card] = costIn(at, root, card);
}

function costIn(at: i32, root: State, card: i32): i32 {
  const under = root.under(card);
  if (under > FLOOR) return 0;
  let cost = WEIGHTS[at + W_UNMOVED] + WEIGHTS[at + W_RANK + (card >> 2)];
  if ((coveredBadly & bit(card)) != 0) cost += WEIGHTS[at + W_COVERED];
  if (under < FLOOR) {
    if ((parents[card] & bit(under)) == 0) cost += WEIGHTS[at + W_BAD];
    if (card >> 2 > under >> 2) cost += WEIGHTS[at + W_HIGHER];
    if (card >= KINGS) cost += WEIGHTS[at + W_KING];
  }
  if ((lockedOn[card] & bit(card)) != 0) cost += WEIGHTS[at + W_LOCK];
  return cost;
}

/** Notes what the question's columns look like. */
export function noteLower(root: State): void {
  onLower = 0;
  coveredBadly = 0;
  for (let card = 0; card < PACK; card++) {
    const under = root.under(card);
    if (under >= FLOOR) continue;
    if (card >> 2 > under >> 2) onLower |= bit(card);
    if ((parents[card] & bit(under)) == 0) coveredBadly |= bit(under);
  }
}

/** Σ of the costs of these cards. */
export function costOfSet(cards: u64): i32 {
  let sum = 0;
  while (cards != 0) {
    sum += unmovedCost[i32(ctz(cards))];
    cards &= cards - 1;
  }
  return sum;
}

/** The score without the part of cells and columns and that of depth. */
export function staticScore(state: State): i32 {
  const home = state.home;
  const still = state.unmoved;
  return (
    homeWeight * (PACK - homeCount(home)) +
    state.cost +
    digging(home & 255, 0, still) +
    digging((home >> 8) & 255, 1, still) +
    digging((home >> 16) & 255, 2, still) +
    digging(home >> 24, 3, still) +
    lockWeight * i32(popcnt(state.locks))
  );
}

/** What the unmoved cards above a suit's next card cost, and those above the one after it. */
function digging(count: u32, suit: i32, still: u64): i32 {
  const next = i32(count << 2) + suit;
  return digWeight * i32(popcnt(still & above[next])) + digNextWeight * i32(popcnt(still & above[next + 4]));
}
