// How promising a node looks. Every weight is w + t * u, t the share of the stock turned; a score is one i64 that
// holds both sums in thousandths, (w << 32) + u, so that cached parts outlive a change of t.

import { SUITS } from '../../../abi';
import { rankOf, suitOf } from '../../../card';
import { RawArray } from '../../../raw';
import { EMPTY_CELL, Node } from '../stock/node';
import { basesOf, build, cells, columns, faceInOrder, turning, twoPacks } from '../stock/record';
import { Gene, SLOPES, TABLE, weightOf } from './weights';

/** [4 tables][second copy (rank below the higher foundation), first copy][16 gaps] */
const tables: StaticArray<i64> = new StaticArray<i64>(8 * 16);
const COLUMN_STEP: i32 = 0;
const COLUMN_FLAT: i32 = 32;
const WASTE_STEP: i32 = 64;
const WASTE_FLAT: i32 = 96;

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

/** w with slope u in 1/1024 of w. */
function sloped(w: i32, slope: i32): i64 {
  return ((<i64>w) << 32) + ((<i64>w * slope) >> 10);
}

/** Lays the weights of a genome out for scoring. */
export function useGenome(genome: RawArray<i16>): void {
  const slopes: i32 = genome[SLOPES];
  for (let table = 0; table < 8; table++) {
    // measured on won deals: flat terms of second copies grow by 0.55 t, of first copies in the waste shrink by
    // 0.15 t, their steps grow by 0.89 t
    let slope = 0;
    if (table == 2 && (slopes & 2) != 0) slope = 565;
    if (table == 5 && (slopes & 4) != 0) slope = 911;
    if (table == 7 && (slopes & 8) != 0) slope = -155;
    for (let gap = 0; gap < 16; gap++) {
      const w = gap < 8 ? -weightOf(genome, TABLE + table * 8 + gap) : 0;
      tables[table * 16 + gap] = sloped(w, slope);
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

/** Place in a table of a card still out: by its gap to the foundation it waits for. */
function gapOf(node: Node, suit: i32, rank: i32): i32 {
  const gap = rank - node.high(suit);
  return gap >= 0 ? 16 + gap : rank - node.low(suit);
}

/** Whether a card that could lie on this one is still out. */
function canReceive(node: Node, suit: i32, rank: i32): bool {
  if (rank == 0) return false;
  if (build == 0) return node.low(suit) < rank;
  return node.low(suit ^ 1) < rank || node.low((3 - suit) ^ 1) < rank;
}

/** A column's score: `faces` from the bottom, `length` of them, under `node`'s foundations. */
export function scoreColumn(node: Node, faces: RawArray<u8>, length: i32): i64 {
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
    const face: i32 = faces[i];
    suit = suitOf(face);
    const rank = rankOf(face);
    if (i > 0 && ((basesOf(face) >> before) & 1) == 0) {
      total += steps * (length - i) + flats + broken;
      if (rank > rankBefore) total += rising;
      steps = 0;
      flats = 0;
      runs++;
    }
    const gap = gapOf(node, suit, rank);
    steps += tables[COLUMN_STEP + gap];
    flats += tables[COLUMN_FLAT + gap];
    const low = (lows >> (suit << 3)) & 31;
    if (<u32>rank > low) total += rank < node.high(suit) ? hardLock : softLock;
    else lows ^= (low ^ rank) << (suit << 3);
    before = face;
    rankBefore = rank;
  }
  if (runs == 1 && rankOf(faces[0]) == 12) total += oneRun;
  else if (runs == 2) total += twoRuns;
  if (rankOf(faces[0]) == 12) total += kingBottom;
  if (canReceive(node, suit, rankBefore)) total += openTop;
  return total;
}

/** Scores all columns anew. */
export function scoreColumns(node: Node): void {
  let sum: i64 = 0;
  for (let at = 0; at < columns; at++) {
    const column = node.column(at);
    column.score = scoreColumn(node, column.faces(), column.length);
    sum += column.score;
  }
  node.score = sum;
}

/** Foundations and cells. */
export function scoreBase(node: Node): i64 {
  let sum: i64 = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    sum += higher * node.high(suit);
    if (twoPacks) sum += lower * node.low(suit);
  }
  // no vector has a weight of its own for cells: a filled one costs half of what the first empty column is worth
  for (let i = 0; i < cells; i++) if (node.cell(i) != EMPTY_CELL) sum -= space1 >> 1;
  return sum;
}

export function scoreSpaces(spaces: i32): i64 {
  if (spaces == 0) return 0;
  if (spaces == 1) return space1;
  return space2 + space3 * (spaces - 2);
}

/** The waste's score with one card more: all cards lie one deeper, and the old top is covered. */
export function scoreWithTurned(node: Node, face: i32): i64 {
  const suit = suitOf(face);
  const rank = rankOf(face);
  const top = node.wasteTopFace;
  let sum = node.wasteScore + node.wasteSteps + node.wasteTopFlat + wasteCard;
  if (top >= 0 && rank > rankOf(top)) sum += wasteRising;
  if (<u32>rank > ((node.wasteLows >> (suit << 3)) & 31)) {
    sum += rank < node.high(suit) ? wasteHard : wasteSoft;
  }
  return sum;
}

/** Takes one more card into the waste's score. */
export function scoreTurned(node: Node, face: i32): void {
  const score = scoreWithTurned(node, face);
  node.wasteScorePopped = node.wasteScore;
  node.wasteScore = score;
  const suit = suitOf(face);
  const rank = rankOf(face);
  const low = (node.wasteLows >> (suit << 3)) & 31;
  if (<u32>rank < low) node.wasteLows ^= (low ^ rank) << (suit << 3);
  const gap = gapOf(node, suit, rank);
  node.wasteSteps += tables[WASTE_STEP + gap];
  node.wasteTopFlat = tables[WASTE_FLAT + gap];
  node.wasteTopFace = face;
}

/** The waste's cards in a word of the turning order: those below the index that have not been played. */
function unplayed(played: u64, index: i32): u64 {
  return ~played & (index >= 64 ? ~(<u64>0) : ((<u64>1) << index) - 1);
}

/** Scores the waste anew: `scoreTurned` for one card after the other, but with nothing stored in between. */
export function scoreWaste(node: Node): void {
  const index: i32 = node.index;
  let set = unplayed(node.early, index);
  let late = index > 64 ? unplayed(node.late, index - 64) : 0;
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
    const rank = rankOf(face);
    popped = score;
    score += steps + flat + wasteCard;
    if (rank > lastRank) score += wasteRising;
    const low = (lows >> (suit << 3)) & 31;
    if (<u32>rank > low) score += rank < node.high(suit) ? wasteHard : wasteSoft;
    else lows ^= (low ^ rank) << (suit << 3);
    const gap = gapOf(node, suit, rank);
    steps += tables[WASTE_STEP + gap];
    flat = tables[WASTE_FLAT + gap];
    last = face;
    lastRank = rank;
  }
  node.wasteScore = score;
  node.wasteScorePopped = popped;
  node.wasteSteps = steps;
  node.wasteTopFlat = flat;
  node.wasteLows = lows;
  node.wasteTopFace = last;
}

/** The number to compare, thousandths: both sums at the share of the stock turned. */
export function finishScore(score: i64, index: i32): i32 {
  const slope = <i64>(<i32>score);
  const flat = (score - slope) >> 32;
  return <i32>(flat + (slope * index) / max(1, turning));
}
