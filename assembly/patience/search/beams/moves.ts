// A node's children. Most moves change one or two columns and are judged without building the child ("fast");
// moves that change a foundation, uncover a safe card or use a cell are played out to be judged ("slow").

import { Carry, CELL, FOUNDATION, Prune, STOCK, WASTE } from '../../../abi';
import { isJustTurned, isSafe, packMove, playForced, playMove, upFaces } from '../stock/play';
import {
  basesOf,
  carry,
  cells,
  columns,
  faceInOrder,
  kingsOnly,
  mix,
  parking,
  passes,
  placeHash,
  rankOf,
  suitOf,
} from '../stock/record';
import {
  cellOf,
  columnAt,
  downHash,
  downOf,
  EMPTY_CELL,
  HOME,
  hashOf,
  INDEX,
  keyOf,
  lengthOf,
  nextTurn,
  nodeBytes,
  nodeKey,
  PASS,
  PLAYED,
  SCORE,
  SCORES,
  STRIDE,
  TABLEAU,
  topOf,
  wasteTop,
} from '../stock/state';
import { uses } from '../switches';
import { addBuilt, addCandidate, builtRoom, isNew } from './candidates';
import { poppedWaste, scoreBase, scoreColumn, scoreSpaces, wasteScore, wasteWith } from './score';

let buffer: usize = 0;

// ---- The parent being expanded ----
let parent: usize = 0;
let base: i64 = 0;
let spaces: i32 = 0;
let space: i32 = 0;
let topSet: u64 = 0;
/** faces that go up now */
let upSet: u64 = 0;
let index: i32 = 0;
let pass: i32 = 0;
/** what `scoreLeft` was asked last */
let lastFrom: i32 = -1;
let lastLeft: i32 = 0;
let lastScore: i64 = 0;
/** the child that wins, when one was found: a move from `parent` */
export let winningMove: u32 = 0;

/** Memory: `room` for a column. */
export function movesBegin(room: usize): void {
  buffer = room;
}

/** Slow moves are played after all others are judged. */
const slowMoves: StaticArray<u32> = new StaticArray<u32>(512);
let slowCount: i32 = 0;
/** whether a run may be split anywhere */
let splits: bool = false;

/** From now on a run may be split anywhere, or only to send up the card beneath: other splits mostly wander to and fro. */
export function splitRuns(anywhere: bool): void {
  splits = anywhere;
}

function later(from: i32, to: i32, count: i32): void {
  if (slowCount < 512) slowMoves[slowCount++] = packMove(from, to, count);
}

function playSlow(move: u32, home: i32): void {
  const child = builtRoom();
  memory.copy(child, parent, nodeBytes);
  playMove(child, move);
  playForced(child);
  if (<i32>load<u8>(child, HOME) == home) winningMove = move;
  else if (isNew(nodeKey(child))) addBuilt(move, parent);
}

function isUp(face: i32): bool {
  return ((upSet >> face) & 1) != 0;
}

function isForced(face: i32): bool {
  return uses(Prune.BeamsSafe) && isUp(face) && isSafe(parent, face);
}

function tableauKey(tableau: u64): u64 {
  return keyOf(tableau, load<u64>(parent, PLAYED), load<u64>(parent, PLAYED + 8), index, pass);
}

/** Column to column or to the empty column `space`; the moved cards must fit. */
function moveRun(from: i32, to: i32, count: i32): void {
  const left = lengthOf(parent, from) - count;
  const faces = columnAt(parent, from) + <usize>left;
  if (left > 0 && isForced(load<u8>(faces - 1))) {
    later(from, to, count);
    return;
  }
  const length = lengthOf(parent, to);
  let leftHash = hashOf(parent, from);
  let reachedHash = hashOf(parent, to);
  let tableau = load<u64>(parent, TABLEAU) - mix(leftHash) - mix(reachedHash);
  for (let i = 0; i < count; i++) {
    const face: i32 = load<u8>(faces + <usize>i);
    leftHash -= placeHash(left + i, face);
    reachedHash += placeHash(length + i, face);
  }
  const down = downOf(parent, from);
  if (down > 0 && down == left) leftHash += downHash(down - 1) - downHash(down);
  tableau += mix(leftHash) + mix(reachedHash);
  if (!isNew(tableauKey(tableau))) return;
  const target = columnAt(parent, to);
  for (let i: usize = 0; i < STRIDE; i += 8) store<u64>(buffer + i, load<u64>(target + i));
  for (let i = 0; i < count; i++) store<u8>(buffer + <usize>(length + i), load<u8>(faces + <usize>i));
  const leftScore = scoreLeft(from, left);
  const reachedScore = scoreColumn(parent, buffer, length + count);
  const sum =
    load<i64>(parent, SCORE) +
    leftScore +
    reachedScore -
    columnScore(from) -
    columnScore(to) +
    wasteScore(parent) +
    base;
  const open = spaces - (length == 0 ? 1 : 0) + (left == 0 ? 1 : 0);
  addCandidate(sum + scoreSpaces(open), index, packMove(from, to, count), parent, leftScore, reachedScore);
}

/** The score of the first `left` cards of a column; the same is often asked for several targets in a row. */
function scoreLeft(from: i32, left: i32): i64 {
  if (from == lastFrom && left == lastLeft) return lastScore;
  lastFrom = from;
  lastLeft = left;
  lastScore = scoreColumn(parent, columnAt(parent, from), left);
  return lastScore;
}

function columnScore(column: i32): i64 {
  return load<i64>(parent + ((<usize>column) << 3), SCORES);
}

/** Waste to column; `below` is the place of the next card of the waste, or -1. */
function moveWaste(at: i32, below: i32, to: i32): void {
  if (below >= 0 && isForced(faceInOrder(below))) {
    later(WASTE, to, 1);
    return;
  }
  const face = faceInOrder(at);
  const length = lengthOf(parent, to);
  const hash = hashOf(parent, to);
  const tableau = load<u64>(parent, TABLEAU) - mix(hash) + mix(hash + placeHash(length, face));
  const bit = (<u64>1) << (at & 63);
  const early = load<u64>(parent, PLAYED) | (at < 64 ? bit : 0);
  const late = load<u64>(parent, PLAYED + 8) | (at < 64 ? 0 : bit);
  if (!isNew(keyOf(tableau, early, late, index, pass))) return;
  const target = columnAt(parent, to);
  for (let i: usize = 0; i < STRIDE; i += 8) store<u64>(buffer + i, load<u64>(target + i));
  store<u8>(buffer + <usize>length, <u8>face);
  const score = scoreColumn(parent, buffer, length + 1);
  const sum = load<i64>(parent, SCORE) + score - columnScore(to) + poppedWaste(parent) + base;
  addCandidate(
    sum + scoreSpaces(spaces - (length == 0 ? 1 : 0)),
    index,
    packMove(WASTE, to, 1),
    parent,
    0,
    score,
  );
}

function turn(): void {
  const next = nextTurn(parent);
  if (next < 0) {
    if (pass < passes && wasteTop(parent) >= 0) later(WASTE, STOCK, 1);
    return;
  }
  const face = faceInOrder(next);
  if (isForced(face)) {
    later(STOCK, WASTE, 1);
    return;
  }
  const tableau = load<u64>(parent, TABLEAU);
  if (!isNew(keyOf(tableau, load<u64>(parent, PLAYED), load<u64>(parent, PLAYED + 8), next + 1, pass)))
    return;
  const sum = load<i64>(parent, SCORE) + wasteWith(parent, face) + base + scoreSpaces(spaces);
  addCandidate(sum, next + 1, packMove(STOCK, WASTE, 1), parent, 0, 0);
}

function reach(freeCells: i32, helpers: i32): i32 {
  return carry == Carry.Run ? 13 : parking(freeCells, kingsOnly ? 0 : helpers);
}

function fromWaste(): void {
  const at = wasteTop(parent);
  if (at < 0) return;
  const face = faceInOrder(at);
  if (isUp(face)) later(WASTE, FOUNDATION + 2 * suitOf(face), 1);
  let below = at - 1;
  while (below >= 0 && isPlayed(below)) below--;
  if ((basesOf(face) & topSet) != 0) {
    for (let column = 0; column < columns; column++) {
      if (fits(face, column)) moveWaste(at, below, column);
    }
  }
  if (space >= 0 && (!kingsOnly || rankOf(face) == 12)) moveWaste(at, below, space);
}

function isPlayed(at: i32): bool {
  return ((load<u64>(parent + ((<usize>at >> 6) << 3), PLAYED) >> (at & 63)) & 1) != 0;
}

function fits(face: i32, column: i32): bool {
  return lengthOf(parent, column) > 0 && ((basesOf(face) >> topOf(parent, column)) & 1) != 0;
}

/** Every part of the run on a column that fits somewhere; into an empty column one card, or as many as can be. */
function fromColumn(column: i32, freeCells: i32): void {
  const length = lengthOf(parent, column);
  const faces = columnAt(parent, column);
  const most = reach(freeCells, spaces);
  const up = downOf(parent, column);
  let face: i32 = load<u8>(faces + <usize>length - 1);
  let run = 1;
  while (true) {
    const under: i32 = run == length - up ? -1 : load<u8>(faces + <usize>(length - 1 - run));
    const onto = basesOf(face);
    const isWhole = under < 0 || ((onto >> under) & 1) == 0;
    if ((onto & topSet) != 0 && run <= most && (isWhole || splits || isUp(under))) {
      for (let to = 0; to < columns; to++) if (to != column && fits(face, to)) moveRun(column, to, run);
    }
    if (isWhole) break;
    face = under;
    run++;
  }
  if (space < 0) return;
  const whole = min(run, reach(freeCells, spaces - 1));
  if (whole < length) moveToSpace(column, length, whole);
  if (whole > 1) moveToSpace(column, length, 1);
}

function moveToSpace(column: i32, length: i32, count: i32): void {
  const face: i32 = load<u8>(columnAt(parent, column) + <usize>(length - count));
  if (!kingsOnly || rankOf(face) == 12) moveRun(column, space, count);
}

function fromTableau(): void {
  let freeCells = 0;
  let freeCell = -1;
  for (let i = 0; i < cells; i++) {
    if (cellOf(parent, i) != EMPTY_CELL) continue;
    freeCells++;
    if (freeCell < 0) freeCell = CELL + i;
  }
  for (let column = 0; column < columns; column++) {
    if (lengthOf(parent, column) == 0) continue;
    const top = topOf(parent, column);
    if (isUp(top)) later(column, FOUNDATION + 2 * suitOf(top), 1);
    fromColumn(column, freeCells);
    if (freeCell >= 0) later(column, freeCell, 1);
  }
  for (let i = 0; i < cells; i++) fromCell(i);
}

function fromCell(cell: i32): void {
  const face = cellOf(parent, cell);
  if (face == EMPTY_CELL) return;
  if (isUp(face)) later(CELL + cell, FOUNDATION + 2 * suitOf(face), 1);
  for (let column = 0; column < columns; column++) if (fits(face, column)) later(CELL + cell, column, 1);
  if (space >= 0 && (!kingsOnly || rankOf(face) == 12)) later(CELL + cell, space, 1);
}

/** Adds the node's new children to the candidates; `home` cards on the foundations win (see `winningMove`). */
export function expand(node: usize, home: i32): void {
  parent = node;
  index = load<u8>(node, INDEX);
  pass = load<u8>(node, PASS);
  topSet = 0;
  spaces = 0;
  space = -1;
  for (let column = 0; column < columns; column++) {
    if (lengthOf(node, column) > 0) topSet |= (<u64>1) << topOf(node, column);
    else if (spaces++ == 0) space = column;
  }
  upSet = upFaces(node);
  base = scoreBase(node);
  winningMove = 0;
  slowCount = 0;
  lastFrom = -1;
  fromWaste();
  if (!uses(Prune.BeamsTurns) || !isJustTurned(node)) fromTableau();
  turn();
  for (let i = 0; i < slowCount && winningMove == 0; i++) playSlow(slowMoves[i], home);
}
