// How promising a node looks. Every weight is w + t * u, t the share of the stock turned; a score is one i64 that
// holds both sums in thousandths, (w << 32) + u, so that cached parts outlive a change of t.

import { SUITS } from '../../../abi';
import {
  basesOf,
  build,
  cells,
  columns,
  faceInOrder,
  rankOf,
  suitOf,
  turning,
  twoPacks,
} from '../stock/record';
import {
  cellOf,
  columnAt,
  EMPTY_CELL,
  highOf,
  INDEX,
  lengthOf,
  lowOf,
  PLAYED,
  SCORE,
  SCORES,
  WASTE_SCORE,
} from '../stock/state';
import { Gene, SLOPES, TABLE, weightOf } from './weights';

/** i64[8][16]: CK, CI, WK, WI, each for a second copy (rank below the higher foundation) and a first, by gap */
let tables: usize = 0;
const COLUMN_STEP: usize = 0;
const COLUMN_FLAT: usize = 256;
const WASTE_STEP: usize = 512;
const WASTE_FLAT: usize = 768;
export const SCORE_BYTES: usize = 1024;

let broken: i64 = 0;
let rising: i64 = 0;
let softLock: i64 = 0;
let hardLock: i64 = 0;
let oneRun: i64 = 0;
let twoRuns: i64 = 0;
let kingBottom: i64 = 0;
let openTop: i64 = 0;
let wasteCard: i64 = 0;
let wasteRising: i64 = 0;
let wasteSoft: i64 = 0;
let wasteHard: i64 = 0;
let higher: i64 = 0;
let lower: i64 = 0;
let space1: i64 = 0;
let space2: i64 = 0;
let space3: i64 = 0;

const WASTE_POPPED: usize = WASTE_SCORE + 8;
const WASTE_STEPS: usize = WASTE_SCORE + 16;
const TOP_FLAT: usize = WASTE_SCORE + 24;
const WASTE_LOWS: usize = WASTE_SCORE + 32;
const WASTE_LAST: usize = WASTE_SCORE + 36;

/** w with slope u in 1/1024 of w. */
function sloped(w: i32, slope: i32): i64 {
  return ((<i64>w) << 32) + ((<i64>w * slope) >> 10);
}

/** Lays the weights of a genome (u8-like i16 codes) out for scoring; memory at `arena`, SCORE_BYTES. */
export function useGenome(arena: usize, genome: usize): void {
  tables = arena;
  const slopes = load<i16>(genome, SLOPES << 1);
  for (let table = 0; table < 8; table++) {
    // measured on won deals: flat terms of second copies grow by 0.55 t, of first copies in the waste shrink by
    // 0.15 t, their steps grow by 0.89 t
    let slope = 0;
    if (table == 2 && (slopes & 2) != 0) slope = 565;
    if (table == 5 && (slopes & 4) != 0) slope = 911;
    if (table == 7 && (slopes & 8) != 0) slope = -155;
    for (let gap = 0; gap < 16; gap++) {
      const w = gap < 8 ? -weightOf(genome, TABLE + table * 8 + gap) : 0;
      store<i64>(tables + ((<usize>(table * 16 + gap)) << 3), sloped(w, slope));
    }
  }
  higher = sloped(weightOf(genome, Gene.Higher), 0);
  lower = sloped(weightOf(genome, Gene.Lower), (slopes & 1) != 0 ? 70 : 0);
  space1 = sloped(weightOf(genome, Gene.Space1), 0);
  space2 = sloped(weightOf(genome, Gene.Space2), 0);
  space3 = sloped(weightOf(genome, Gene.Space3), 0);
  broken = sloped(-weightOf(genome, Gene.Broken), 0);
  rising = sloped(-weightOf(genome, Gene.Rising), 0);
  softLock = sloped(-weightOf(genome, Gene.SoftLock), 0);
  hardLock = sloped(-weightOf(genome, Gene.HardLock), 0);
  oneRun = sloped(weightOf(genome, Gene.OneRun), 0);
  twoRuns = sloped(weightOf(genome, Gene.TwoRuns), 0);
  kingBottom = sloped(weightOf(genome, Gene.KingBottom), 0);
  openTop = sloped(weightOf(genome, Gene.OpenTop), 0);
  wasteCard = sloped(-weightOf(genome, Gene.WasteCard), 0);
  wasteRising = sloped(-weightOf(genome, Gene.WasteRising), 0);
  wasteSoft = sloped(-weightOf(genome, Gene.WasteSoft), 0);
  wasteHard = sloped(-weightOf(genome, Gene.WasteHard), 0);
}

/** Offset into a table for a card still out: by its gap to the foundation it waits for. */
function gapAt(node: usize, suit: i32, rank: i32): usize {
  const gap = rank - highOf(node, suit);
  if (gap >= 0) return (<usize>(16 + gap)) << 3;
  return (<usize>(rank - lowOf(node, suit))) << 3;
}

/** Whether a card that could lie on this one is still out. */
function canReceive(node: usize, suit: i32, rank: i32): bool {
  if (rank == 0) return false;
  if (build == 0) return lowOf(node, suit) < rank;
  return lowOf(node, suit ^ 1) < rank || lowOf(node, (3 - suit) ^ 1) < rank;
}

/** A column's score: `faces` from the bottom, `length` of them, under `node`'s foundations. */
export function scoreColumn(node: usize, faces: usize, length: i32): i64 {
  if (length == 0) return 0;
  let lows: u32 = 0x1f1f1f1f;
  let total: i64 = 0;
  let steps: i64 = 0;
  let flats: i64 = 0;
  let runs = 1;
  let before = 0;
  let rankBefore = 0;
  let suit = 0;
  for (let i = 0; i < length; i++) {
    const face: i32 = load<u8>(faces + <usize>i);
    suit = suitOf(face);
    const rank = face - 13 * suit;
    if (i > 0 && ((basesOf(face) >> before) & 1) == 0) {
      total += steps * (length - i) + flats + broken;
      if (rank > rankBefore) total += rising;
      steps = 0;
      flats = 0;
      runs++;
    }
    const at = tables + gapAt(node, suit, rank);
    steps += load<i64>(at, COLUMN_STEP);
    flats += load<i64>(at, COLUMN_FLAT);
    const low = (lows >> (suit << 3)) & 31;
    if (<u32>rank > low) total += rank < highOf(node, suit) ? hardLock : softLock;
    else lows ^= (low ^ rank) << (suit << 3);
    before = face;
    rankBefore = rank;
  }
  if (runs == 1 && rankOf(load<u8>(faces)) == 12) total += oneRun;
  else if (runs == 2) total += twoRuns;
  if (rankOf(load<u8>(faces)) == 12) total += kingBottom;
  if (canReceive(node, suit, rankBefore)) total += openTop;
  return total;
}

/** Scores all columns anew. */
export function scoreColumns(node: usize): void {
  let sum: i64 = 0;
  for (let column = 0; column < columns; column++) {
    const score = scoreColumn(node, columnAt(node, column), lengthOf(node, column));
    store<i64>(node + ((<usize>column) << 3), score, SCORES);
    sum += score;
  }
  store<i64>(node, sum, SCORE);
}

/** Foundations and cells. */
export function scoreBase(node: usize): i64 {
  let sum: i64 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    sum += higher * highOf(node, suit);
    if (twoPacks) sum += lower * lowOf(node, suit);
  }
  // no vector has a weight of its own for cells: a filled one costs half of what the first empty column is worth
  for (let i = 0; i < cells; i++) if (cellOf(node, i) != EMPTY_CELL) sum -= space1 >> 1;
  return sum;
}

export function scoreSpaces(spaces: i32): i64 {
  if (spaces == 0) return 0;
  if (spaces == 1) return space1;
  return space2 + space3 * (spaces - 2);
}

/** The waste's score, as scored last. */
export function wasteScore(node: usize): i64 {
  return load<i64>(node, WASTE_SCORE);
}

/** The waste's score without its top card. */
export function poppedWaste(node: usize): i64 {
  return load<i64>(node, WASTE_POPPED);
}

/** The waste's score with one card more: all cards lie one deeper, and the old top is covered. */
export function wasteWith(node: usize, face: i32): i64 {
  const suit = suitOf(face);
  const rank = face - 13 * suit;
  const last = load<i32>(node, WASTE_LAST);
  let sum =
    load<i64>(node, WASTE_SCORE) + load<i64>(node, WASTE_STEPS) + load<i64>(node, TOP_FLAT) + wasteCard;
  if (last >= 0 && rank > rankOf(last)) sum += wasteRising;
  if (<u32>rank > ((load<u32>(node, WASTE_LOWS) >> (suit << 3)) & 31)) {
    sum += rank < highOf(node, suit) ? wasteHard : wasteSoft;
  }
  return sum;
}

/** Takes one more card into the waste's score. */
export function scoreTurned(node: usize, face: i32): void {
  const score = wasteWith(node, face);
  store<i64>(node, load<i64>(node, WASTE_SCORE), WASTE_POPPED);
  store<i64>(node, score, WASTE_SCORE);
  const suit = suitOf(face);
  const rank = face - 13 * suit;
  const lows = load<u32>(node, WASTE_LOWS);
  const low = (lows >> (suit << 3)) & 31;
  if (<u32>rank < low) store<u32>(node, lows ^ ((low ^ rank) << (suit << 3)), WASTE_LOWS);
  const at = tables + gapAt(node, suit, rank);
  store<i64>(node, load<i64>(node, WASTE_STEPS) + load<i64>(at, WASTE_STEP), WASTE_STEPS);
  store<i64>(node, load<i64>(at, WASTE_FLAT), TOP_FLAT);
  store<i32>(node, face, WASTE_LAST);
}

/** The waste's cards from the bottom: those below the index that have not been played. */
function wastePart(node: usize, word: usize, index: i32): u64 {
  return ~load<u64>(node + word, PLAYED) & (index >= 64 ? ~(<u64>0) : ((<u64>1) << index) - 1);
}

/** Scores the waste anew: `scoreTurned` for one card after the other, but with nothing stored in between. */
export function scoreWaste(node: usize): void {
  const index: i32 = load<u8>(node, INDEX);
  let set = wastePart(node, 0, index);
  let late = index > 64 ? wastePart(node, 8, index - 64) : 0;
  let first = 0;
  let score: i64 = 0;
  let popped: i64 = 0;
  let steps: i64 = 0;
  let flat: i64 = 0;
  let lows: u32 = 0x1f1f1f1f;
  let last = -1;
  let lastRank = 13;
  while ((set | late) != 0) {
    if (set == 0) {
      set = late;
      late = 0;
      first = 64;
    }
    const face = faceInOrder(first + <i32>ctz(set));
    set &= set - 1;
    const suit = suitOf(face);
    const rank = face - 13 * suit;
    popped = score;
    score += steps + flat + wasteCard;
    if (rank > lastRank) score += wasteRising;
    const low = (lows >> (suit << 3)) & 31;
    if (<u32>rank > low) score += rank < highOf(node, suit) ? wasteHard : wasteSoft;
    else lows ^= (low ^ rank) << (suit << 3);
    const at = tables + gapAt(node, suit, rank);
    steps += load<i64>(at, WASTE_STEP);
    flat = load<i64>(at, WASTE_FLAT);
    last = face;
    lastRank = rank;
  }
  store<i64>(node, score, WASTE_SCORE);
  store<i64>(node, popped, WASTE_POPPED);
  store<i64>(node, steps, WASTE_STEPS);
  store<i64>(node, flat, TOP_FLAT);
  store<u32>(node, lows, WASTE_LOWS);
  store<i32>(node, last, WASTE_LAST);
}

/** The number to compare, thousandths: both sums at the share of the stock turned. */
export function finishScore(score: i64, index: i32): i32 {
  const slope = <i64>(<i32>score);
  const flat = (score - slope) >> 32;
  return <i32>(flat + (slope * index) / max(1, turning));
}
