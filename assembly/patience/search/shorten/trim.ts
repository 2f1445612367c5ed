// Useless moves of a line. At each of its points it is played on without the next move, or with that card going at
// once to where a later move takes it, and the moves that are then idle or impossible fall away with it. Whatever
// still wins is the shorter line.

import { RawArray } from '../../../raw';
import { doMove } from '../../play';
import { isWon, restorePosition, SNAPSHOT_BYTES, savePosition } from '../../position';
import {
  follow,
  isOfCard,
  locate,
  movesTried,
  moveTowards,
  nextOfCard,
  noteLine,
  playByCards,
} from './cards';

const here: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);
let moves = changetype<RawArray<u32>>(0);
let trial = changetype<RawArray<u32>>(0);
let length: i32 = 0;
let point: i32 = 0;
let hasChanged: bool = false;
/** moves played in trials */
export let trimWork: i64 = 0;

/** Begins with a line of `count` moves from the core's position; `spare` has room for another. */
export function trimBegin(line: RawArray<u32>, count: i32, spare: RawArray<u32>): void {
  moves = line;
  trial = spare;
  length = count;
  hasChanged = false;
  firstPoint();
}

function firstPoint(): void {
  point = 0;
  savePosition(changetype<usize>(here));
  noteLine(moves, 0, length);
}

export function trimLength(): i32 {
  return length;
}

/** Looks at one point; false when the line's end is reached without a change since its beginning. */
export function trimPoint(question: usize): bool {
  if (point >= length) {
    if (!hasChanged) return false;
    hasChanged = false;
    restorePosition(question);
    firstPoint();
  }
  if (isOfCard(point) && improvePoint()) {
    hasChanged = true;
    return true;
  }
  restorePosition(changetype<usize>(here));
  doMove(moves[point]);
  savePosition(changetype<usize>(here));
  point++;
  return true;
}

function improvePoint(): bool {
  if (tryWith(0)) return true;
  let later = nextOfCard(point, length);
  for (let tries = 0; later < length && tries < 4; tries++) {
    restorePosition(changetype<usize>(here));
    locate();
    const move = moveTowards(point, later);
    if (move != 0 && tryWith(move)) return true;
    later = nextOfCard(later, length);
  }
  return false;
}

/** Plays on with `move` in the place of the point's (0: without any). */
function tryWith(move: u32): bool {
  restorePosition(changetype<usize>(here));
  locate();
  let at = point;
  if (move != 0) {
    trial[at++] = move;
    follow(move);
  }
  const end = playByCards(moves, point + 1, length, trial, at);
  trimWork += movesTried;
  if (end < 0 || !isWon()) return false;
  for (let i = point; i < end; i++) moves[i] = trial[i];
  length = end;
  restorePosition(changetype<usize>(here));
  noteLine(moves, point, length);
  return true;
}
