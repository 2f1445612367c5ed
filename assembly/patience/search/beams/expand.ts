// Which moves of a node are looked at.

import { Carry, CELL, FOUNDATION, Prune, WASTE } from '../../../abi';
import { rankOf, suitOf } from '../../../card';
import { EMPTY_CELL, Node, wasteTop } from '../stock/node';
import { isJustTurned } from '../stock/play';
import { basesOf, carry, cells, columns, faceInOrder, kingsOnly, parking } from '../stock/record';
import { uses } from '../switches';
import { clearChildren, moveRun, moveWaste, playLater, playPutOff, turn } from './children';
import { fits, isUp, openParent, parent, space, spaces, topSet } from './parent';

/** whether a run may be split anywhere */
let splits: bool = false;

/** From now on a run may be split anywhere, or only to send up the card beneath: other splits mostly wander to and fro. */
export function splitRuns(anywhere: bool): void {
  splits = anywhere;
}

/** Adds the node's new children to the candidates; `home` cards on the foundations win (see `winningMove`). */
export function expand(node: Node, home: i32): void {
  openParent(node);
  clearChildren();
  fromWaste();
  if (!uses(Prune.BeamsTurns) || !isJustTurned(node)) fromTableau();
  turn();
  playPutOff(home);
}

/** How many cards of a run can be carried. */
function reach(freeCells: i32, helpers: i32): i32 {
  return carry == Carry.Run ? 13 : parking(freeCells, kingsOnly ? 0 : helpers);
}

function mayFill(face: i32): bool {
  return !kingsOnly || rankOf(face) == 12;
}

function fromWaste(): void {
  const at = wasteTop(parent);
  if (at < 0) return;
  const face = faceInOrder(at);
  if (isUp(face)) playLater(WASTE, FOUNDATION + 2 * suitOf(face), 1);
  let below = at - 1;
  while (below >= 0 && parent.isPlayed(below)) below--;
  if ((basesOf(face) & topSet) != 0) {
    for (let column = 0; column < columns; column++) if (fits(face, column)) moveWaste(at, below, column);
  }
  if (space >= 0 && mayFill(face)) moveWaste(at, below, space);
}

/** Every part of the run on a column that fits somewhere; into an empty column one card, or as many as can be. */
function fromColumn(column: i32, freeCells: i32): void {
  const faces = parent.column(column).faces();
  const length = parent.length(column);
  const open = length - <i32>parent.column(column).down;
  const most = reach(freeCells, spaces);
  let face: i32 = faces[length - 1];
  let run = 1;
  while (true) {
    const under: i32 = run == open ? -1 : faces[length - 1 - run];
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
  if (whole < length && mayFill(faces[length - whole])) moveRun(column, space, whole);
  if (whole > 1 && mayFill(faces[length - 1])) moveRun(column, space, 1);
}

function fromTableau(): void {
  let freeCells = 0;
  let freeCell = -1;
  for (let i = 0; i < cells; i++) {
    if (parent.cell(i) != EMPTY_CELL) continue;
    freeCells++;
    if (freeCell < 0) freeCell = CELL + i;
  }
  for (let column = 0; column < columns; column++) {
    if (parent.length(column) == 0) continue;
    const top = parent.column(column).top();
    if (isUp(top)) playLater(column, FOUNDATION + 2 * suitOf(top), 1);
    fromColumn(column, freeCells);
    if (freeCell >= 0) playLater(column, freeCell, 1);
  }
  for (let i = 0; i < cells; i++) fromCell(i);
}

function fromCell(cell: i32): void {
  const face = parent.cell(cell);
  if (face == EMPTY_CELL) return;
  if (isUp(face)) playLater(CELL + cell, FOUNDATION + 2 * suitOf(face), 1);
  for (let column = 0; column < columns; column++) if (fits(face, column)) playLater(CELL + cell, column, 1);
  if (space >= 0 && mayFill(face)) playLater(CELL + cell, space, 1);
}
