import { CELL, MAX_COLUMNS, RANKS, Rule, STOCK, SUITS, WASTE } from '../../../abi';
import { rankOf, suitOf } from '../../../card';
import { follows } from '../../movegen';
import { emptyColumns, faceBelow, faceDownIn, freeCells, height, lengthOf } from '../../position';
import { packCards, rule } from '../../rules';

// How far from won a position looks, by what every record shares: cards not yet up, cards that lie badly, needed cards
// that lie deep, places to put cards. Smaller is better. Whole numbers only, so that every build agrees.

/** One row a weight set, in this order of columns. */
enum W {
  /** a card not on its foundation */
  Out = 0,
  /** a junction of a column that is no run */
  Broken = 1,
  /** a card above a lower one of its suit */
  Lock = 2,
  /** a card on top of one that is wanted next: whole, and three quarters for each card that it must wait longer */
  Bury = 3,
  /** a card that lies face down */
  Down = 4,
  /** the want of free places, in percent of the table below */
  Places = 5,
  /** a card in the stock; negative: turning costs */
  Stock = 6,
  /** a card in the waste */
  Waste = 7,
  /** a move already made */
  Depth = 8,
  /** how far chance may add, 0 .. this */
  Noise = 9,
}
const COLUMNS: i32 = 10;
// biome-ignore format: one row a set
const SETS: StaticArray<i32> = [
  60, 8, 20, 24, 40, 60, 4, 2, 0, 20,
  33, 10, 15, 5, 25, 388, 14, 12, 0, 20,
  40, 20, 6, 8, 20, 120, 0, 10, 3, 10,
  22, 15, 13, 16, 16, 97, 8, 1, 8, 4,
  50, 14, 10, 30, 60, 80, -2, 4, 1, 60,
  30, 8, 18, 36, 14, 125, 3, 17, 0, 4,
];
export const SCORE_SETS: i32 = 6;

// The want of places, by free cells and empty columns together.
const WANT: StaticArray<i32> = [280, 180, 110, 60, 30, 12, 4, 0];
// Three quarters to the power of the gap, in 1/64.
const FADE: StaticArray<i32> = [64, 48, 36, 27, 20, 15, 11, 8, 6, 5, 4, 3, 2];

let set: i32 = 0;
const lowest: StaticArray<i32> = new StaticArray<i32>(SUITS);

/** Chooses a weight set, 0 .. SCORE_SETS - 1. */
export function useScore(number: i32): void {
  set = number * COLUMNS;
}

function weight(column: W): i32 {
  return SETS[set + column];
}

/** How far chance may add to a score of the set in use. */
export function scoreNoise(): i32 {
  return weight(W.Noise);
}

/** The score of the core's position, `depth` moves into the search. */
export function score(depth: i32): i32 {
  let out = packCards();
  for (let suit = 0; suit < SUITS; suit++) out -= height(suit, 0) + height(suit, 1);
  let sum = out * weight(W.Out) + depth * weight(W.Depth);
  for (let column = 0, n = rule(Rule.Columns); column < n; column++) sum += columnScore(column);
  const places = min(freeCells() + emptyColumns(), WANT.length - 1);
  sum += (WANT[places] * weight(W.Places)) / 100;
  for (let cell = CELL, last = CELL + rule(Rule.Cells); cell < last; cell++) {
    // A card in a cell waits as if one card lay on it: less the sooner it is wanted.
    if (lengthOf(cell) > 0) sum += (weight(W.Bury) * (64 - FADE[gapOf(faceBelow(cell, 0))])) >> 6;
  }
  if (rule(Rule.Passes) > 0) sum += lengthOf(STOCK) * weight(W.Stock) + wasteScore();
  return max(sum, 0);
}

/** How many cards of its suit must go up before this one can, on the foundation that it may use first. */
function gapOf(face: i32): i32 {
  const rank = rankOf(face);
  const high = height(suitOf(face), 0);
  return rank >= high ? rank - high : max(rank - height(suitOf(face), 1), 0);
}

function columnScore(column: i32): i32 {
  const length = lengthOf(column);
  const down = faceDownIn(column);
  for (let suit = 0; suit < SUITS; suit++) lowest[suit] = RANKS;
  let sum = down * weight(W.Down);
  let broken = 0;
  let locks = 0;
  let bury = 0;
  for (let depth = length - 1; depth >= 0; depth--) {
    const face = faceBelow(column, depth);
    const rank = rankOf(face);
    const suit = suitOf(face);
    if (depth < length - 1) {
      const below = faceBelow(column, depth + 1);
      if (!follows(below, face)) broken += rank > rankOf(below) ? 3 : 2;
    }
    if (lowest[suit] < rank) locks++;
    else lowest[suit] = rank;
    if (depth > 0) bury += depth * FADE[gapOf(face)];
  }
  sum += ((broken * weight(W.Broken)) >> 1) + locks * weight(W.Lock);
  return sum + ((bury * weight(W.Bury)) >> 7);
}

function wasteScore(): i32 {
  let bury = 0;
  let rising = 0;
  const length = lengthOf(WASTE);
  for (let depth = 1; depth < length; depth++) {
    const face = faceBelow(WASTE, depth);
    bury += min(depth, MAX_COLUMNS) * FADE[gapOf(face)];
    if (rankOf(faceBelow(WASTE, depth - 1)) > rankOf(face)) rising++;
  }
  return length * weight(W.Waste) + rising * weight(W.Broken) + ((bury * weight(W.Bury)) >> 8);
}
