// A node's children, scored. Most moves change one or two columns, and their children are scored without being
// built; moves that change a foundation, uncover a safe card or use a cell are put off, and then played to be scored.

import { STOCK, WASTE } from '../../../abi';
import { arrayAt, copyWords } from '../../../raw';
import { packMove } from '../../move';
import { COLUMN_FACES, Column, copyNode, downHash, keyOf, nextTurn, nodeKey, wasteTop } from '../stock/node';
import { playForced, playMove } from '../stock/play';
import { faceInOrder, passes, placeHash, spread } from '../stock/record';
import { addBuilt, addCandidate, builtRoom, Child, isNew } from './candidates';
import { baseScore, isForced, parent, spaces } from './parent';
import { scoreColumn, scoreSpaces, scoreWithTurned } from './score';

/** the faces of the column reached, with those that come onto it */
const faceBytes: StaticArray<u8> = new StaticArray<u8>(<i32>COLUMN_FACES);
const faces = arrayAt<u8>(changetype<usize>(faceBytes));
/** what `scoreLeft` was asked last */
let lastFrom: i32 = -1;
let lastLeft: i32 = 0;
let lastScore: i64 = 0;
/** the child that wins, when one was found: a move from the parent */
export let winningMove: u32 = 0;

/** Moves whose children are played out after all others are scored. */
const putOff: StaticArray<u32> = new StaticArray<u32>(512);
let putOffCount: i32 = 0;

/** Before the children of a new parent. */
export function clearChildren(): void {
  winningMove = 0;
  putOffCount = 0;
  lastFrom = -1;
}

export function playLater(from: i32, to: i32, count: i32): void {
  if (putOffCount < putOff.length) putOff[putOffCount++] = packMove(from, to, count);
}

/** Plays out what has been put off; with `home` cards on the foundations a child wins. */
export function playPutOff(home: i32): void {
  for (let i = 0; i < putOffCount && winningMove == 0; i++) {
    const move = putOff[i];
    const child = builtRoom();
    copyNode(child, parent);
    playMove(child, move);
    playForced(child);
    if (<i32>child.home == home) winningMove = move;
    else if (isNew(nodeKey(child))) addBuilt(move, parent);
  }
}

/** The faces of a column the parent's child adds to. */
function takeFaces(column: Column): void {
  copyWords(changetype<usize>(faces), changetype<usize>(column.faces()), COLUMN_FACES);
}

/** Column to column or to an empty one; the moved cards must fit. */
export function moveRun(from: i32, to: i32, count: i32): void {
  const source = parent.column(from);
  const target = parent.column(to);
  const moved = source.faces();
  const left = <i32>source.length - count;
  if (left > 0 && isForced(moved[left - 1])) {
    playLater(from, to, count);
    return;
  }
  const length: i32 = target.length;
  let leftHash = source.hash;
  let reachedHash = target.hash;
  let tableau = parent.tableau - spread(leftHash) - spread(reachedHash);
  for (let i = 0; i < count; i++) {
    const face: i32 = moved[left + i];
    leftHash -= placeHash(left + i, face);
    reachedHash += placeHash(length + i, face);
  }
  const down: i32 = source.down;
  if (down > 0 && down == left) leftHash += downHash(down - 1) - downHash(down);
  tableau += spread(leftHash) + spread(reachedHash);
  if (!isNew(keyOf(tableau, parent.early, parent.late, parent.index, parent.pass))) return;
  takeFaces(target);
  for (let i = 0; i < count; i++) faces[length + i] = moved[left + i];
  const leftScore = scoreLeft(from, left);
  const reachedScore = scoreColumn(parent, faces, length + count);
  const sum =
    parent.score + leftScore + reachedScore - source.score - target.score + parent.wasteScore + baseScore;
  const open = spaces - (length == 0 ? 1 : 0) + (left == 0 ? 1 : 0);
  const move = packMove(from, to, count);
  addCandidate(sum + scoreSpaces(open), parent.index, move, parent, Child.Scored, leftScore, reachedScore);
}

/** The score of the first `left` cards of a column; the same is often asked for several targets in a row. */
function scoreLeft(from: i32, left: i32): i64 {
  if (from == lastFrom && left == lastLeft) return lastScore;
  lastFrom = from;
  lastLeft = left;
  lastScore = scoreColumn(parent, parent.column(from).faces(), left);
  return lastScore;
}

/** Waste to column; `below` is the place of the next card of the waste, or -1. */
export function moveWaste(at: i32, below: i32, to: i32): void {
  if (below >= 0 && isForced(faceInOrder(below))) {
    playLater(WASTE, to, 1);
    return;
  }
  const face = faceInOrder(at);
  const target = parent.column(to);
  const length: i32 = target.length;
  const hash = target.hash;
  const tableau = parent.tableau - spread(hash) + spread(hash + placeHash(length, face));
  const bit = (<u64>1) << (at & 63);
  const early = parent.early | (at < 64 ? bit : 0);
  const late = parent.late | (at < 64 ? 0 : bit);
  if (!isNew(keyOf(tableau, early, late, parent.index, parent.pass))) return;
  takeFaces(target);
  faces[length] = <u8>face;
  const score = scoreColumn(parent, faces, length + 1);
  const open = spaces - (length == 0 ? 1 : 0);
  const sum = parent.score + score - target.score + parent.wasteScorePopped + baseScore + scoreSpaces(open);
  addCandidate(sum, parent.index, packMove(WASTE, to, 1), parent, Child.Scored, 0, score);
}

/** The next card of the stock, or a new pass. */
export function turn(): void {
  const next = nextTurn(parent);
  if (next < 0) {
    if (<i32>parent.pass < passes && wasteTop(parent) >= 0) playLater(WASTE, STOCK, 1);
    return;
  }
  const face = faceInOrder(next);
  if (isForced(face)) {
    playLater(STOCK, WASTE, 1);
    return;
  }
  if (!isNew(keyOf(parent.tableau, parent.early, parent.late, next + 1, parent.pass))) return;
  const sum = parent.score + scoreWithTurned(parent, face) + baseScore + scoreSpaces(spaces);
  addCandidate(sum, next + 1, packMove(STOCK, WASTE, 1), parent, Child.Scored, 0, 0);
}
