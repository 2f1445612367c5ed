// Shorter lines: once a win is found, its line is trimmed and its detours are cut, and then the search tries again
// from points of it. A line takes another's place only when it is shorter and has been replayed by the rules.

import { MAX_LINE } from '../../../abi';
import { arenaBase, arenaBytes } from '../../../arena';
import { arrayAt, RawArray } from '../../../raw';
import { doMove } from '../../play';
import { isWon, restorePosition, SNAPSHOT_BYTES, savePosition } from '../../position';
import { refusal } from '../../refusal';
import { AGAIN_BYTES, AGAIN_RUNNING, again, againBegin, againStep, againWork, pointOf } from './again';
import { CARDS_BYTES, openCards } from './cards';
import { SPLICE_BYTES, spliceBegin, spliceLength, splicePoint, spliceWork } from './splice';
import { trimBegin, trimLength, trimPoint, trimWork } from './trim';

enum Task {
  Trim = 0,
  Splice = 1,
  Again = 2,
  Done = 3,
}

const LINE_BYTES: usize = MAX_LINE << 2;
const ALL_BYTES: usize = 2 * LINE_BYTES + CARDS_BYTES + SPLICE_BYTES + AGAIN_BYTES;
/** So many tries in a row without a shorter line are enough. */
const ENOUGH: i32 = 400;
/** After so many the best line's detours are looked for, which takes as long as dozens of tries. */
const BEFORE_SPLICE: i32 = 100;
/** A way this share (a power of two) longer than what it would replace may still be shorter when trimmed. */
const SLACK: i32 = 4;

let best = changetype<RawArray<u32>>(0);
let bestLength: i32 = 0;
/** the line at work, and room for another one */
let work = changetype<RawArray<u32>>(0);
let spare = changetype<RawArray<u32>>(0);
let splices: usize = 0;
let room: usize = 0;
let workLength: i32 = 0;
let task: Task = Task.Done;
let tries: i32 = 0;
let failures: i32 = 0;
let before: i64 = 0;
/** A try lasts over several steps: the point of the line that it began at, and where the core stands in it. */
let isTrying: bool = false;
let tryPoint: i32 = 0;
const standing: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);

/** Begins with a winning line of `length` moves from the core's position, which shorter ones overwrite. */
export function shortenBegin(line: RawArray<u32>, length: i32): void {
  best = line;
  bestLength = length;
  const cards = arenaBase() + 2 * LINE_BYTES;
  work = arrayAt<u32>(arenaBase());
  spare = arrayAt<u32>(arenaBase() + LINE_BYTES);
  splices = cards + CARDS_BYTES;
  room = splices + SPLICE_BYTES;
  before = worked();
  tries = 0;
  failures = 0;
  isTrying = false;
  task = Task.Done;
  if (arenaBytes() < ALL_BYTES || length < 2) return;
  openCards(cards);
  takeBest();
  beginTrim();
}

export function shortenLength(): i32 {
  return bestLength;
}

/** Is there nothing more to try? */
export function shortenDone(): bool {
  return task == Task.Done;
}

/** Positions looked at since `shortenBegin`. */
export function shortenNodes(): i64 {
  return worked() - before;
}

/** Puts the best line to work. */
function takeBest(): void {
  for (let i = 0; i < bestLength; i++) work[i] = best[i];
  workLength = bestLength;
}

function beginTrim(): void {
  task = Task.Trim;
  trimBegin(work, workLength, spare);
}

function beginSplice(question: usize): void {
  restorePosition(question);
  takeBest();
  task = Task.Splice;
  spliceBegin(work, workLength, spare, splices);
}

function worked(): i64 {
  return trimWork + spliceWork + againWork;
}

/**
 * Looks at about `nodes` positions; true when the line has become shorter. `question` is the position's snapshot; the
 * core's position is left anywhere.
 */
export function shortenStep(nodes: i32, question: usize): bool {
  const until = worked() + nodes;
  let isShorter = false;
  if (isTrying) restorePosition(changetype<usize>(standing));
  while (task != Task.Done && worked() < until) {
    if (task == Task.Trim) {
      if (trimPoint(question)) continue;
      workLength = trimLength();
      restorePosition(question);
      if (adopt()) isShorter = true;
      task = Task.Again;
    } else if (task == Task.Splice) {
      if (splicePoint()) continue;
      workLength = spliceLength();
      restorePosition(question);
      task = Task.Again;
      if (workLength < bestLength) beginTrim();
    } else if (isTrying) goOn(question);
    else beginTry(question);
  }
  if (isTrying) savePosition(changetype<usize>(standing));
  return isShorter;
}

/** Replays the line at work from the core's position and keeps it if it is legal, wins, and is shorter. */
function adopt(): bool {
  if (workLength >= bestLength) return false;
  for (let i = 0; i < workLength; i++) {
    if (refusal(work[i]) != 0) return false;
    doMove(work[i]);
  }
  if (!isWon()) return false;
  for (let i = 0; i < workLength; i++) best[i] = work[i];
  bestLength = workLength;
  failures = 0;
  return true;
}

/** Begins to search once more from a point of the best line. */
function beginTry(question: usize): void {
  if (++failures > ENOUGH) {
    task = Task.Done;
    return;
  }
  if (failures == BEFORE_SPLICE) {
    beginSplice(question);
    return;
  }
  const which = tries++;
  tryPoint = pointOf(which, bestLength);
  restorePosition(question);
  for (let i = 0; i < tryPoint; i++) doMove(best[i]);
  againBegin(which, room);
  isTrying = true;
}

/** A step of the try at work; a way that is not much longer than what it would replace is worth trimming. */
function goOn(question: usize): void {
  const length = againStep();
  if (length == AGAIN_RUNNING) return;
  isTrying = false;
  const rest = bestLength - tryPoint;
  if (length < 0 || length > rest + (rest >> SLACK) || tryPoint + length > MAX_LINE) return;
  for (let i = 0; i < tryPoint; i++) work[i] = best[i];
  for (let i = 0; i < length; i++) work[tryPoint + i] = again[i];
  workLength = tryPoint + length;
  restorePosition(question);
  beginTrim();
}
