// What a player has not seen, advice under fair sight must not read: the search gets
// another order of those cards.
import {
  AT_CARDS,
  AT_DOWN,
  AT_LENGTHS,
  AT_PASS,
  COLUMN,
  MAX_COLUMNS,
  PILE_STRIDE,
  STOCK,
} from '../../../assembly/abi';

const cardAt = (pile: number, place: number): number => AT_CARDS + pile * PILE_STRIDE + place;

/**
 * Offsets of all unseen cards in the position buffer: the stock in its first pass, and what lies face down.
 */
const unseenPlaces = (position: Uint8Array): number[] => {
  const places: number[] = [];
  const stock = position[AT_PASS] === 1 ? (position[AT_LENGTHS + STOCK] ?? 0) : 0;
  for (let place = 0; place < stock; place++) places.push(cardAt(STOCK, place));
  for (let column = 0; column < MAX_COLUMNS; column++) {
    const down = position[AT_DOWN + column] ?? 0;
    for (let place = 0; place < down; place++) places.push(cardAt(COLUMN + column, place));
  }
  return places;
};

/** Is there more than one order that the unseen cards could be in? */
export const hasUnseen = (position: Uint8Array): boolean => unseenPlaces(position).length > 1;

/**
 * One of the orders that the unseen cards could be in; the same number gives the same
 * order whatever order is true.
 */
export const world = (position: Uint8Array, number: number): Uint8Array => {
  const copy = position.slice();
  const places = unseenPlaces(position);
  const cards = places.map((place) => position[place] ?? 0).sort((a, b) => a - b);
  let state = (Math.imul(number, 0x9e3779b1) ^ 0x6d2b79f5) >>> 0;
  for (let last = cards.length - 1; last > 0; last--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const pick = Math.floor((state / 2 ** 32) * (last + 1));
    const card = cards[last] ?? 0;
    cards[last] = cards[pick] ?? 0;
    cards[pick] = card;
  }
  places.forEach((place, i) => {
    copy[place] = cards[i] ?? 0;
  });
  return copy;
};
