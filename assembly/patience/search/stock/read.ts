// From the core's position to a node.

import {
  AT_CARDS,
  AT_DOWN,
  AT_LENGTHS,
  AT_PASS,
  Carry,
  CELL,
  FACES,
  FOUNDATION,
  MAX_CELLS,
  PILE_STRIDE,
  STOCK,
  SUITS,
  WASTE,
} from '../../../abi';
import { position } from '../../position';
import { carry, cells, columns, rankOf, readRecord, setFaceInOrder, setOrder, twoPacks } from './record';
import {
  CELLS,
  EMPTY_CELL,
  fillCell,
  HIGH,
  HOME,
  INDEX,
  LONGEST,
  LOW,
  measureNode,
  nodeBytes,
  PASS,
  pushCard,
  setDown,
} from './state';

function pileLength(pile: i32): i32 {
  return position[AT_LENGTHS + pile];
}

function pileFace(pile: i32, at: i32): i32 {
  return position[AT_CARDS + pile * PILE_STRIDE + at] % FACES;
}

/**
 * Reads the current record and position into `node`.
 * False if a column is, or could grow, too long for this record of a position.
 */
export function readPosition(node: usize): bool {
  readRecord();
  measureNode();
  memory.fill(node, 0, nodeBytes);
  for (let column = 0; column < columns; column++) {
    const length = pileLength(column);
    if (length > 0 && length + rankOf(pileFace(column, length - 1)) > LONGEST) return false;
    for (let i = 0; i < length; i++) pushCard(node, column, pileFace(column, i));
    if (carry != Carry.One) setDown(node, column, position[AT_DOWN + column]);
  }
  for (let i = 0; i < MAX_CELLS; i++) {
    store<u8>(node + <usize>i, EMPTY_CELL, CELLS);
    if (i < cells && pileLength(CELL + i) > 0) fillCell(node, i, pileFace(CELL + i, 0));
  }
  const waste = pileLength(WASTE);
  const stock = pileLength(STOCK);
  for (let i = 0; i < waste; i++) setFaceInOrder(i, pileFace(WASTE, i));
  for (let i = 0; i < stock; i++) setFaceInOrder(waste + i, pileFace(STOCK, stock - 1 - i));
  setOrder(waste, waste + stock, position[AT_PASS]);
  store<u8>(node, <u8>waste, INDEX);
  store<u8>(node, position[AT_PASS], PASS);
  for (let suit = 0; suit < SUITS; suit++) {
    const a = pileLength(FOUNDATION + 2 * suit);
    const b = pileLength(FOUNDATION + 2 * suit + 1);
    store<u8>(node + <usize>suit, <u8>max(a, b), HIGH);
    store<u8>(node + <usize>suit, <u8>(twoPacks ? min(a, b) : a), LOW);
    store<u8>(node, <u8>(load<u8>(node, HOME) + a + b), HOME);
  }
  return true;
}
