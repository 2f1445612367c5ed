// The core's position as a state of this search, and what the question's columns say about each card.

import {
  AT_CARDS,
  AT_LENGTHS,
  CELL as CELL_PILE,
  FOUNDATION,
  MAX_CELLS,
  PILE_STRIDE,
  RANKS,
  SUITS,
} from '../../../abi';
import { position } from '../../position';
import { bit, CELL, cardOfFace, columns, FLOOR, PACK } from './cards';
import { clearState, place, State } from './state';

/** Cards, and eight numbers more: the cards that would follow the kings. */
const PACK_AND_MORE: i32 = 64;

/** For each card the cards beneath it, and those above it, in its column of the question. */
export const beneath = new StaticArray<u64>(PACK_AND_MORE);
export const above = new StaticArray<u64>(PACK_AND_MORE);
/** For each card of a column the cards that would lie above a lower one of their suit if put on its column. */
export const lockedOn = new StaticArray<u64>(PACK_AND_MORE);

/** This search's number of each card of the core's pack. */
const CARDS = numbered();

function numbered(): StaticArray<u8> {
  const cards = new StaticArray<u8>(PACK);
  for (let face = 0; face < PACK; face++) cards[face] = u8(cardOfFace(face));
  return cards;
}

/** Lays the core's position down as a state. */
export function readPosition(state: State): void {
  clearState(state);
  for (let card = 0; card < PACK_AND_MORE; card++) {
    beneath[card] = 0;
    above[card] = 0;
    lockedOn[card] = 0;
  }
  let inColumns: u64 = 0;
  for (let column = 0; column < columns; column++) inColumns |= readColumn(state, column);
  state.unmoved = inColumns;
  for (let cell = 0; cell < MAX_CELLS; cell++) {
    if (pileLength(CELL_PILE + cell) > 0) place(state, cardAt(CELL_PILE + cell, 0), CELL);
  }
  for (let suit = 0; suit < SUITS; suit++) {
    state.setHome(cardOfFace(suit * RANKS), pileLength(FOUNDATION + 2 * suit));
  }
}

/** Reads one column; returns its cards. */
function readColumn(state: State, column: i32): u64 {
  const length = pileLength(column);
  let below = FLOOR;
  let cards: u64 = 0;
  let locked: u64 = 0;
  for (let i = 0; i < length; i++) {
    const card = cardAt(column, i);
    place(state, card, below);
    beneath[card] = cards;
    cards |= bit(card);
    locked |= higherOfSuit(card);
    lockedOn[card] = locked;
    below = card;
  }
  for (let rest = cards; rest != 0; rest &= rest - 1) {
    const card = i32(ctz(rest));
    above[card] = cards & ~beneath[card] & ~bit(card);
  }
  return cards;
}

function higherOfSuit(card: i32): u64 {
  return (u64(0x1111111111111) << u64(card)) & ((u64(1) << u64(PACK)) - 1) & ~bit(card);
}

function pileLength(pile: i32): i32 {
  return position[AT_LENGTHS + pile];
}

/** The card of a pile of the core, the bottom one being number 0. */
export function cardAt(pile: i32, index: i32): i32 {
  return CARDS[position[AT_CARDS + pile * PILE_STRIDE + index]];
}

/** The cards that would be locked on top of a column: what its highest unmoved card decides. */
export function locksOn(state: State, top: i32): u64 {
  while ((state.unmoved & bit(top)) == 0) {
    top = state.under(top);
    if (top == FLOOR) return 0;
  }
  return lockedOn[top];
}
