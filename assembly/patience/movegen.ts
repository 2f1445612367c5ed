import { Build, Carry, CELL, Fill, FOUNDATION, MAX_MOVES, RANKS, Rule, STOCK, SUITS, WASTE } from '../abi';
import { faceOf, isRed, rankOf, suitOf } from '../card';
import { packMove } from './move';
import {
  cardAt,
  emptyColumns,
  faceBelow,
  faceDownIn,
  foundationFor,
  freeCells,
  higherFoundation,
  lengthOf,
  passNow,
  topOf,
} from './position';
import { rule } from './rules';

/** Legal moves, from 0; a search may stack the lists of its plies one after the other with `generateAt`. */
export const moves: StaticArray<u32> = new StaticArray<u32>(4 * MAX_MOVES);
let end: i32 = 0;

/** May `upper` lie on `lower` under the record's building rule? (faces) */
export function follows(lower: i32, upper: i32): bool {
  if (rankOf(upper) + 1 != rankOf(lower)) return false;
  const build = rule(Rule.Build);
  if (build == Build.Any) return true;
  if (build == Build.Suit) return suitOf(lower) == suitOf(upper);
  return isRed(suitOf(lower)) != isRed(suitOf(upper));
}

/** How many cards on top of a column already follow the building rule; face-down ones never do. */
export function runLength(column: i32): i32 {
  const open = lengthOf(column) - faceDownIn(column);
  if (open < 2) return open;
  let run = 1;
  while (run < open && follows(faceBelow(column, run), faceBelow(column, run - 1))) run++;
  return run;
}

/** How many cards may be carried together; `toEmpty`: onto an empty column, which then is no helper. */
export function carryLimit(toEmpty: bool): i32 {
  switch (rule(Rule.Carry)) {
    case Carry.One:
      return 1;
    case Carry.Run:
      return RANKS;
    case Carry.Cells:
      return max(1, freeCells());
    default: {
      // Where only kings may fill a column, no other card can be parked there on the way.
      const helpers = rule(Rule.Fill) == Fill.King ? 0 : emptyColumns() - (toEmpty ? 1 : 0);
      return (freeCells() + 1) << helpers;
    }
  }
}

/** May this face begin an empty column? */
export function mayFill(face: i32): bool {
  return rule(Rule.Fill) == Fill.Any || rankOf(face) == RANKS - 1;
}

function add(from: i32, to: i32, count: i32): void {
  moves[end++] = packMove(from, to, count);
}

function addTurn(): void {
  const waste = lengthOf(WASTE);
  if (lengthOf(STOCK) > 0) add(STOCK, WASTE, 1);
  else if (waste > 0 && passNow() < rule(Rule.Passes)) add(WASTE, STOCK, waste);
}

/** A run of a column onto the other columns: the one length that fits, or every length onto an empty one. */
function addRuns(from: i32, limit: i32, limitToEmpty: i32): void {
  const run = runLength(from);
  const topRank = rankOf(faceBelow(from, 0));
  for (let to = 0, columns = rule(Rule.Columns); to < columns; to++) {
    if (to == from) continue;
    if (lengthOf(to) == 0) {
      for (let n = 1, most = min(run, limitToEmpty); n <= most; n++) {
        if (mayFill(faceBelow(from, n - 1))) add(from, to, n);
      }
    } else {
      const n = rankOf(faceBelow(to, 0)) - topRank;
      if (n >= 1 && n <= run && n <= limit && follows(faceBelow(to, 0), faceBelow(from, n - 1)))
        add(from, to, n);
    }
  }
}

function addSingleToColumns(from: i32, face: i32): void {
  for (let to = 0, columns = rule(Rule.Columns); to < columns; to++) {
    if (lengthOf(to) == 0 ? mayFill(face) : follows(faceBelow(to, 0), face)) add(from, to, 1);
  }
}

function addToCells(from: i32): void {
  for (let cell = CELL, last = CELL + rule(Rule.Cells); cell < last; cell++) {
    if (lengthOf(cell) == 0) add(from, cell, 1);
  }
}

function addToFoundation(from: i32, face: i32): void {
  if (foundationFor(face) >= 0) add(from, FOUNDATION + 2 * suitOf(face), 1);
}

function addReturns(): void {
  for (let suit = 0; suit < SUITS; suit++) {
    const pile = higherFoundation(suit);
    if (lengthOf(pile) == 0) continue;
    addSingleToColumns(FOUNDATION + 2 * suit, faceOf(topOf(pile)));
    addToCells(FOUNDATION + 2 * suit);
  }
}

/** Writes all legal moves from index `start` of `moves` on, and returns the index after the last. */
export function generateAt(start: i32): i32 {
  end = start;
  addTurn();
  const limit = carryLimit(false);
  const limitToEmpty = carryLimit(true);
  for (let from = 0, columns = rule(Rule.Columns); from < columns; from++) {
    if (lengthOf(from) == 0) continue;
    addToFoundation(from, faceBelow(from, 0));
    addRuns(from, limit, limitToEmpty);
    addToCells(from);
  }
  for (let cell = CELL, last = CELL + rule(Rule.Cells); cell < last; cell++) {
    if (lengthOf(cell) == 0) continue;
    const face = faceOf(cardAt(cell, 0));
    addToFoundation(cell, face);
    addSingleToColumns(cell, face);
  }
  if (lengthOf(WASTE) > 0) {
    const face = faceBelow(WASTE, 0);
    addToFoundation(WASTE, face);
    addSingleToColumns(WASTE, face);
    addToCells(WASTE);
  }
  if (rule(Rule.Return) == 1) addReturns();
  return end;
}

/** All legal moves of the position into `moves`; returns how many. */
export function generate(): i32 {
  return generateAt(0);
}
