// The node whose children are being proposed, and what is asked of it again and again.

import { Prune } from '../../../abi';
import { Node, nodeAt } from '../stock/node';
import { isSafe, upFaces } from '../stock/play';
import { basesOf, columns } from '../stock/record';
import { uses } from '../switches';
import { scoreBase } from './score';

export let parent = nodeAt(0);
/** what all children score alike: foundations and cells */
export let baseScore: i64 = 0;
/** empty columns, and the first of them (-1: none) */
export let spaces: i32 = 0;
export let space: i32 = -1;
/** the columns' top faces */
export let topSet: u64 = 0;
/** faces that go up now */
let upSet: u64 = 0;

export function openParent(node: Node): void {
  parent = node;
  topSet = 0;
  spaces = 0;
  space = -1;
  for (let at = 0; at < columns; at++) {
    const column = node.column(at);
    if (column.length > 0) topSet |= (<u64>1) << column.top();
    else if (spaces++ == 0) space = at;
  }
  upSet = upFaces(node);
  baseScore = scoreBase(node);
}

/** Whether the face goes up now. */
export function isUp(face: i32): bool {
  return ((upSet >> face) & 1) != 0;
}

/** Whether a card that is bare goes up by itself. */
export function isForced(face: i32): bool {
  return uses(Prune.BeamsSafe) && isUp(face) && isSafe(parent, face);
}

/** Whether the face may be laid on the column's top card. */
export function fits(face: i32, at: i32): bool {
  const column = parent.column(at);
  return column.length > 0 && ((basesOf(face) >> column.top()) & 1) != 0;
}
