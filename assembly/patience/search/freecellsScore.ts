// How near a state looks to a win; lower is nearer. A weight set is laid out once a stage.

import { bit, FLOOR, KINGS, PACK, parents } from './freecellsCards';
import {
  costOf,
  fromHere,
  homeBytes,
  homeCount,
  lockedOn,
  locks,
  nextCards,
  underOf,
  unmoved,
} from './freecellsState';
import {
  SET,
  W_BAD,
  W_DEPTH,
  W_DIG,
  W_DIG_NEXT,
  W_FREE,
  W_HIGHER,
  W_HOME,
  W_KING,
  W_LOCK,
  W_MOVED_LOCK,
  W_RANK,
  W_SPREAD,
  W_UNMOVED,
  WEIGHTS,
} from './freecellsWeights';

export let homeWeight: i32 = 0;
export let digWeight: i32 = 0;
export let digNextWeight: i32 = 0;
export let lockWeight: i32 = 0;
export let depthWeight: i32 = 0;
export let spreadWeight: i32 = 0;
/** by free cells and empty columns (at most three) */
export const freeScore = new StaticArray<i32>(20);
/** what a card costs until it is moved */
export const unmovedCost = new StaticArray<i32>(PACK);
/** the cards that lay on a lower one in the question */
export let onLower: u64 = 0;

/** Lays weight set number `set` out for the question whose first state is `root`. */
export function layWeights(set: i32, root: usize): void {
  const at = set * SET;
  homeWeight = WEIGHTS[at + W_HOME];
  digWeight = WEIGHTS[at + W_DIG];
  digNextWeight = WEIGHTS[at + W_DIG_NEXT];
  lockWeight = WEIGHTS[at + W_MOVED_LOCK];
  depthWeight = WEIGHTS[at + W_DEPTH];
  spreadWeight = WEIGHTS[at + W_SPREAD];
  for (let i = 0; i < 20; i++) freeScore[i] = WEIGHTS[at + W_FREE + i];
  for (let card = 0; card < PACK; card++) unmovedCost[card] = costIn(at, root, card);
}

function costIn(at: i32, root: usize, card: i32): i32 {
  const under = underOf(root, card);
  if (under > FLOOR) return 0;
  let cost = WEIGHTS[at + W_UNMOVED] + WEIGHTS[at + W_RANK + (card >> 2)];
  if (under < FLOOR) {
    if ((parents[card] & bit(under)) == 0) cost += WEIGHTS[at + W_BAD];
    if (card >> 2 > under >> 2) cost += WEIGHTS[at + W_HIGHER];
    if (card >= KINGS) cost += WEIGHTS[at + W_KING];
  }
  if ((lockedOn[card] & bit(card)) != 0) cost += WEIGHTS[at + W_LOCK];
  return cost;
}

/** Notes which cards of the question lie on a lower one. */
export function noteLower(root: usize): void {
  onLower = 0;
  for (let card = 0; card < PACK; card++) {
    const under = underOf(root, card);
    if (under < FLOOR && card >> 2 > under >> 2) onLower |= bit(card);
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
export function staticScore(state: usize): i32 {
  const home = homeBytes(state);
  const first = nextCards(home);
  const still = unmoved(state);
  return (
    homeWeight * (PACK - homeCount(home)) +
    costOf(state) +
    digWeight * digging(first, still) +
    digNextWeight * digging(first << 4, still) +
    lockWeight * i32(popcnt(locks(state)))
  );
}

/** How many unmoved cards lie above the cards of a set, counted once for each; the set has four bits. */
function digging(wanted: u64, still: u64): i32 {
  let sum = 0;
  while (wanted != 0) {
    const card = i32(ctz(wanted));
    sum += i32(popcnt(still & fromHere[card] & ~bit(card)));
    wanted &= wanted - 1;
  }
  return sum;
}
