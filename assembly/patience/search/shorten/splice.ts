// Shortcuts: from a point of a line a few hundred positions are looked into, breadth first; where one of them is met
// later on the line, the way between falls away. Met by key, so columns and cells may have changed places, and the
// rest of the line is written anew for where they are.

import {
  AT_CARDS,
  AT_DOWN,
  AT_LENGTHS,
  CELL,
  MAX_COLUMNS,
  PILE_STRIDE,
  PILES,
  POSITION_BYTES,
  STOCK,
} from '../../../abi';
import { faceOf } from '../../../card';
import { RawArray } from '../../../raw';
import { moveCount, moveFrom, moveTo, packMove } from '../../move';
import { generate, moves as legal } from '../../movegen';
import { doMove, undoMove } from '../../play';
import { key, position, restorePosition, SNAPSHOT_BYTES, savePosition } from '../../position';
import { indexOfKey, notePathKey, openPathKeys, PATH_KEYS_BYTES } from '../pathKeys';
import { isWorthTrying } from '../walk/prune';
import { openTranspositions, Visit, visit } from '../walk/transpositions';

/** Positions looked into from one point. */
const STATES: i32 = 400;
const DEEPEST: i32 = 24;
/** Longer lines than this are a proof's, and are trimmed first. */
const KNOWN_BYTES: usize = 1 << 17;

const here: StaticArray<u8> = new StaticArray<u8>(SNAPSHOT_BYTES);
const there: StaticArray<u8> = new StaticArray<u8>(POSITION_BYTES);
/** pile of the line's position -> its like in the core's */
const likes: StaticArray<i32> = new StaticArray<i32>(PILES);
// the tree of one point: parent, move and depth of each position
const parents: StaticArray<i32> = new StaticArray<i32>(STATES);
const steps: StaticArray<u32> = new StaticArray<u32>(STATES);
const depths: StaticArray<i32> = new StaticArray<i32>(STATES);
const way: StaticArray<u32> = new StaticArray<u32>(DEEPEST);

let moves = changetype<RawArray<u32>>(0);
let trial = changetype<RawArray<u32>>(0);
let known: usize = 0;
let keys: usize = 0;
let length: i32 = 0;
let point: i32 = 0;
let states: i32 = 0;
let saved: i32 = 0;
let savedAt: i32 = 0;
let savedTo: i32 = 0;
/** positions looked at */
export let spliceWork: i64 = 0;

export const SPLICE_BYTES: usize = KNOWN_BYTES + PATH_KEYS_BYTES;

/** Begins with a line from the core's position; `arena` has SPLICE_BYTES, `spare` room for another line. */
export function spliceBegin(line: RawArray<u32>, count: i32, spare: RawArray<u32>, arena: usize): void {
  moves = line;
  trial = spare;
  known = arena;
  keys = known + KNOWN_BYTES;
  length = count;
  point = 0;
  savePosition(changetype<usize>(here));
  noteKeys();
}

export function spliceLength(): i32 {
  return length;
}

/** Notes the keys from the point on, where the core stands; it stands at the end afterwards. */
function noteKeys(): void {
  openPathKeys(keys, length + 1);
  for (let i = point; i <= length; i++) {
    notePathKey(i, key());
    if (i < length) doMove(moves[i]);
  }
}

/** Looks for a shortcut from one point; false at the line's end. */
export function splicePoint(): bool {
  if (point >= length) return false;
  restorePosition(changetype<usize>(here));
  openTranspositions(known, KNOWN_BYTES);
  visit(key());
  states = 0;
  saved = 0;
  meet(-1, 0);
  explore(-1);
  for (let i = 0; i < states && states < STATES; i++) explore(i);
  if (saved > 0 && splice()) return true;
  restorePosition(changetype<usize>(here));
  doMove(moves[point]);
  savePosition(changetype<usize>(here));
  point++;
  return true;
}

/** Is the core's position, `depth` moves from the point, a later one of the line? */
function meet(state: i32, depth: i32): void {
  const index = indexOfKey(key());
  if (index - point - depth <= saved) return;
  saved = index - point - depth;
  savedAt = state;
  savedTo = index;
}

/** Goes from the point to a position of the tree. */
function walkTo(state: i32): i32 {
  restorePosition(changetype<usize>(here));
  const depth = state < 0 ? 0 : depths[state];
  for (let i = depth, s = state; i > 0; s = parents[s]) way[--i] = steps[s];
  for (let i = 0; i < depth; i++) doMove(way[i]);
  return depth;
}

function explore(state: i32): void {
  const depth = walkTo(state) + 1;
  if (depth > DEEPEST) return;
  const count = generate();
  for (let i = 0; i < count && states < STATES; i++) {
    const move = legal[i];
    if (!isWorthTrying(move)) continue;
    const undo = doMove(move);
    spliceWork++;
    if (visit(key()) == Visit.New) {
      parents[states] = state;
      steps[states] = move;
      depths[states] = depth;
      meet(states, depth);
      states++;
    }
    undoMove(move, undo);
  }
}

function lengthThere(pile: i32): i32 {
  return there[AT_LENGTHS + pile];
}

function looksLike(pile: i32, other: i32): bool {
  const count = lengthThere(pile);
  if (count != <i32>position[AT_LENGTHS + other]) return false;
  if (pile < MAX_COLUMNS && there[AT_DOWN + pile] != position[AT_DOWN + other]) return false;
  for (let i = 0; i < count; i++) {
    const face = faceOf(there[AT_CARDS + pile * PILE_STRIDE + i]);
    if (faceOf(position[AT_CARDS + other * PILE_STRIDE + i]) != face) return false;
  }
  return true;
}

/** Finds for each column or cell of `there` from `first` to before `end` its like in the core's position. */
function match(first: i32, end: i32): bool {
  let used = 0;
  for (let pile = first; pile < end; pile++) {
    let other = first;
    while (other < end && (((used >> other) & 1) != 0 || !looksLike(pile, other))) other++;
    if (other == end) return false;
    used |= 1 << other;
    likes[pile] = other;
  }
  return true;
}

/** Writes the line with its shortcut to the spare room and, if the piles agree, takes it. */
function splice(): bool {
  restorePosition(changetype<usize>(here));
  for (let i = point; i < savedTo; i++) doMove(moves[i]);
  memory.copy(changetype<usize>(there), changetype<usize>(position), POSITION_BYTES);
  const depth = walkTo(savedAt);
  for (let pile = STOCK; pile < PILES; pile++) likes[pile] = pile;
  if (!match(0, MAX_COLUMNS) || !match(CELL, STOCK)) return false;
  const rest = length - savedTo;
  for (let i = 0; i < rest; i++) {
    const move = moves[savedTo + i];
    trial[i] = packMove(likes[moveFrom(move)], likes[moveTo(move)], moveCount(move));
  }
  for (let i = 0; i < depth; i++) moves[point + i] = way[i];
  for (let i = 0; i < rest; i++) moves[point + depth + i] = trial[i];
  length = point + depth + rest;
  restorePosition(changetype<usize>(here));
  noteKeys();
  return true;
}
