// From the core's position to a node.

import { Carry, CELL, FOUNDATION, MAX_CELLS, STOCK, SUITS, WASTE } from '../../../abi';
import { faceOf, rankOf } from '../../../card';
import { cardAt, faceDownIn, lengthOf, passNow } from '../../position';
import { EMPTY_CELL, fillCell, LONGEST, measureNode, Node, nodeBytes, pushCard, setDown } from './node';
import { carry, cells, columns, readRecord, setFaceInOrder, setOrder, twoPacks } from './record';

function pileFace(pile: i32, at: i32): i32 {
  return faceOf(cardAt(pile, at));
}

/**
 * Reads the current record and position into `node`.
 * False if a column is, or could grow, too long for this record of a position.
 */
export function readPosition(node: Node): bool {
  readRecord();
  measureNode();
  memory.fill(changetype<usize>(node), 0, nodeBytes);
  for (let column = 0; column < columns; column++) {
    const length = lengthOf(column);
    if (length > 0 && length + rankOf(pileFace(column, length - 1)) > LONGEST) return false;
    for (let i = 0; i < length; i++) pushCard(node, column, pileFace(column, i));
    if (carry != Carry.One) setDown(node, column, faceDownIn(column));
  }
  for (let i = 0; i < MAX_CELLS; i++) {
    node.setCell(i, EMPTY_CELL);
    if (i < cells && lengthOf(CELL + i) > 0) fillCell(node, i, pileFace(CELL + i, 0));
  }
  const waste = lengthOf(WASTE);
  const stock = lengthOf(STOCK);
  for (let i = 0; i < waste; i++) setFaceInOrder(i, pileFace(WASTE, i));
  for (let i = 0; i < stock; i++) setFaceInOrder(waste + i, pileFace(STOCK, stock - 1 - i));
  setOrder(waste, waste + stock, passNow());
  node.index = <u8>waste;
  node.pass = <u8>passNow();
  for (let suit = 0; suit < SUITS; suit++) {
    const a = lengthOf(FOUNDATION + 2 * suit);
    const b = lengthOf(FOUNDATION + 2 * suit + 1);
    node.setHigh(suit, max(a, b));
    node.setLow(suit, twoPacks ? min(a, b) : a);
    node.home += <u8>(a + b);
  }
  return true;
}
