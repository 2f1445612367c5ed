// What an order orders: the departures of all cards that are not home, the turns of the stock's cards, and for each face the moments when
// one copy and when two copies of it are home. An element is a number:
//   0 ..        departures: the columns' cards, each column from its bottom (cells count as columns behind the others), then the waste from its bottom, then the stock as it is turned
//   TURNS ..    the turn of the stock's next card, and so on
//   HOMES ..    2 * face, 2 * face + 1: one copy home, two copies home

import {
  Carry,
  CELL,
  FACES,
  FOUNDATION,
  MAX_CELLS,
  MAX_COLUMNS,
  Rule,
  STOCK,
  SUITS,
  WASTE,
} from '../../../abi';
import { faceOf as faceOfId } from '../../../card';
import { cardAt, lengthOf as pileLength } from '../../position';
import { rule } from '../../rules';

export const TURNS: i32 = 128;
export const HOMES: i32 = 256;
export const ELEMENTS: i32 = 384;
export const NOBODY: i32 = -1;
/** in `copies`: this copy of the face was home from the start */
export const AT_HOME: i32 = -2;

/** cards that have still to depart */
export let cardCount: i32 = 0;
/** the first card of waste and stock, and of the stock */
export let firstWaste: i32 = 0;
export let firstStock: i32 = 0;
/** columns and cells */
export let columnCount: i32 = 0;
export const MOST_COLUMNS: i32 = MAX_COLUMNS + MAX_CELLS;
/** cards in suit are carried together */
export let carriesRuns: bool = false;
/** cards that could lie alone in a place of their own: columns empty from the start */
export let spaceCount: i32 = 0;

/** by the core's number of a card: the card here */
const elements: StaticArray<u8> = new StaticArray<u8>(104);
/** by card */
const faces: StaticArray<u8> = new StaticArray<u8>(104);
/** by card: the one that lies on it in its column, or NOBODY */
const covers: StaticArray<i32> = new StaticArray<i32>(104);
/** by column: its bottom card, or NOBODY, and how many it holds */
const bottoms: StaticArray<i32> = new StaticArray<i32>(MOST_COLUMNS);
const lengths: StaticArray<i32> = new StaticArray<i32>(MOST_COLUMNS);
/** by card: whether its column is empty when it has departed */
const lowest: StaticArray<bool> = new StaticArray<bool>(ELEMENTS);
/** [face][2]: the cards of that face, or AT_HOME */
const copies: StaticArray<i32> = new StaticArray<i32>(2 * FACES);
/** by face: copies home from the start */
const homes: StaticArray<i32> = new StaticArray<i32>(FACES);

/** The departure of the core's card. */
export function elementOf(id: i32): i32 {
  return elements[id];
}

export function faceOf(card: i32): i32 {
  return faces[card];
}

export function coverOf(card: i32): i32 {
  return covers[card];
}

export function bottomOf(column: i32): i32 {
  return bottoms[column];
}

export function lengthOf(column: i32): i32 {
  return lengths[column];
}

export function isLowest(element: i32): bool {
  return lowest[element];
}

export function copyOf(face: i32, which: i32): i32 {
  return copies[2 * face + which];
}

/** Does the card lie on the next higher one of its suit? */
export function isInSuit(card: i32): bool {
  return card > 0 && covers[card - 1] == card && faces[card] % 13 < 12 && faces[card - 1] == faces[card] + 1;
}

export function homeAtStart(face: i32): i32 {
  return homes[face];
}

export function turnOf(card: i32): i32 {
  return TURNS + card - firstStock;
}

export function turnCount(): i32 {
  return cardCount - firstStock;
}

function add(pile: i32, at: i32): i32 {
  const face = faceOfId(cardAt(pile, at));
  elements[cardAt(pile, at)] = <u8>cardCount;
  faces[cardCount] = <u8>face;
  covers[cardCount] = NOBODY;
  copies[2 * face + (copies[2 * face] == NOBODY ? 0 : 1)] = cardCount;
  return cardCount++;
}

/** Names the cards of the core's position. */
export function readElements(): void {
  cardCount = 0;
  spaceCount = 0;
  const columns = rule(Rule.Columns);
  columnCount = columns + rule(Rule.Cells);
  carriesRuns = rule(Rule.Carry) == Carry.Run;
  memory.fill(changetype<usize>(lowest), 0, ELEMENTS);
  for (let i = 0; i < 2 * FACES; i++) copies[i] = NOBODY;
  for (let face = 0; face < FACES; face++) homes[face] = 0;
  for (let pile = FOUNDATION; pile < FOUNDATION + 2 * SUITS; pile++) {
    for (let rank = 0; rank < pileLength(pile); rank++) {
      const face = 13 * ((pile - FOUNDATION) >> 1) + rank;
      copies[2 * face + homes[face]++] = AT_HOME;
    }
  }
  for (let column = 0; column < columnCount; column++) {
    const pile = column < columns ? column : CELL + column - columns;
    const length = pileLength(pile);
    lengths[column] = length;
    bottoms[column] = length > 0 ? cardCount : NOBODY;
    if (length == 0) spaceCount++;
    for (let i = 0; i < length; i++) {
      const card = add(pile, i);
      if (i > 0) covers[card - 1] = card;
      else lowest[card] = true;
    }
  }
  firstWaste = cardCount;
  for (let i = 0; i < pileLength(WASTE); i++) add(WASTE, i);
  firstStock = cardCount;
  for (let i = pileLength(STOCK) - 1; i >= 0; i--) add(STOCK, i);
}
