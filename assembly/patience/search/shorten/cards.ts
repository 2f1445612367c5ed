// A line told by its cards: which card each move carries and what it comes to lie on. Told so, it can be played from
// a position where the same cards lie in other columns, and a move that is no longer needed shows.

import {
  CARDS,
  CELL,
  FACES,
  FOUNDATION,
  MAX_COLUMNS,
  MAX_LINE,
  PILES,
  RANKS,
  Rule,
  STOCK,
  WASTE,
} from '../../../abi';
import { faceOf, suitOf } from '../../../card';
import { arrayAt, RawArray } from '../../../raw';
import { moveCount, moveFrom, moveTo, packMove } from '../../move';
import { doMove } from '../../play';
import { cardAt, higherFoundation, lengthOf, topOf } from '../../position';
import { refusal } from '../../refusal';
import { rule } from '../../rules';

// Where a move takes its card: below CARDS the id of the card that it comes to lie on, else one of these.
const SPACE: i32 = 200;
const A_CELL: i32 = 201;
const UP: i32 = 202;
const TURN: i32 = 203;
const PASS: i32 = 204;

/** by move: the lowest card carried, and where to */
let movers = changetype<RawArray<u8>>(0);
let places = changetype<RawArray<u8>>(0);
/** by card: its pile, FOUNDATION for any foundation */
const pileOf: StaticArray<u8> = new StaticArray<u8>(CARDS);

/** moves that the last `playByCards` looked for */
export let movesTried: i32 = 0;

export const CARDS_BYTES: usize = 2 * MAX_LINE;

/** Memory: CARDS_BYTES at `arena`. */
export function openCards(arena: usize): void {
  movers = arrayAt<u8>(arena);
  places = arrayAt<u8>(arena + MAX_LINE);
}

/** Looks where each card lies; to be called before the functions below, which then follow along. */
export function locate(): void {
  for (let pile = 0; pile < PILES; pile++) {
    const name = <u8>min(pile, FOUNDATION);
    for (let i = 0, n = lengthOf(pile); i < n; i++) pileOf[cardAt(pile, i)] = name;
  }
}

function placeOf(to: i32): i32 {
  if (to >= FOUNDATION) return UP;
  if (to >= CELL) return A_CELL;
  return lengthOf(to) == 0 ? SPACE : topOf(to);
}

function note(i: i32, move: u32): void {
  const from = moveFrom(move);
  const to = moveTo(move);
  let mover = 0;
  let place = from == STOCK ? TURN : PASS;
  if (from != STOCK && to != STOCK) {
    const source = from >= FOUNDATION ? higherFoundation((from - FOUNDATION) >> 1) : from;
    mover = cardAt(source, lengthOf(source) - moveCount(move));
    place = placeOf(to);
  }
  movers[i] = <u8>mover;
  places[i] = <u8>place;
}

/** Plays moves `from` .. `length` - 1 of a line from the core's position and notes what they carry. */
export function noteLine(moves: RawArray<u32>, from: i32, length: i32): void {
  for (let i = from; i < length; i++) {
    note(i, moves[i]);
    doMove(moves[i]);
  }
}

/** Makes a legal move and follows its cards. */
export function follow(move: u32): void {
  const to = moveTo(move);
  const count = moveFrom(move) >= FOUNDATION ? 1 : moveCount(move);
  const from = moveFrom(move);
  const source = from >= FOUNDATION ? higherFoundation((from - FOUNDATION) >> 1) : from;
  for (let i = 1; i <= count; i++) {
    pileOf[cardAt(source, lengthOf(source) - i)] = <u8>min(to, FOUNDATION);
  }
  doMove(move);
}

function twinOf(card: i32): i32 {
  return card < FACES ? card + FACES : card - FACES;
}

/** How many cards would go if this one were carried with all that lies on it; 0: too many. */
function countFrom(pile: i32, card: i32): i32 {
  const length = lengthOf(pile);
  for (let count = 1, most = min(length, RANKS); count <= most; count++) {
    if (cardAt(pile, length - count) == card) return count;
  }
  return 0;
}

function pileFor(place: i32, card: i32): i32 {
  if (place == UP) return FOUNDATION + 2 * suitOf(faceOf(card));
  if (place == SPACE || place == A_CELL) {
    const first = place == SPACE ? 0 : CELL;
    const end = place == SPACE ? rule(Rule.Columns) : CELL + rule(Rule.Cells);
    for (let pile = first; pile < end; pile++) if (lengthOf(pile) == 0) return pile;
    return -1;
  }
  const pile: i32 = pileOf[place];
  if (pile < MAX_COLUMNS && topOf(pile) == place) return pile;
  if (rule(Rule.Decks) == 1) return -1;
  const other: i32 = pileOf[twinOf(place)];
  return other < MAX_COLUMNS && topOf(other) == twinOf(place) ? other : -1;
}

/** The legal move that takes a card to a place now, or 0. */
function moveFor(card: i32, place: i32): u32 {
  let move: u32 = 0;
  if (place == TURN) move = packMove(STOCK, WASTE, 1);
  else if (place == PASS) move = packMove(WASTE, STOCK, lengthOf(WASTE));
  else {
    const pile: i32 = pileOf[card];
    const suit = suitOf(faceOf(card));
    const isHome = pile == FOUNDATION;
    const count = countFrom(isHome ? higherFoundation(suit) : pile, card);
    const to = pileFor(place, card);
    if (count == 0 || to < 0) return 0;
    move = packMove(isHome ? FOUNDATION + 2 * suit : pile, to, count);
  }
  return refusal(move) == 0 ? move : 0;
}

/** Does the card lie where the move would take it, so that the move can be left out? */
function isThere(card: i32, place: i32): bool {
  const pile: i32 = pileOf[card];
  if (place == UP) return pile == FOUNDATION;
  if (place == A_CELL) return pile >= CELL && pile < STOCK;
  if (pile >= MAX_COLUMNS) return false;
  if (place == SPACE) return cardAt(pile, 0) == card;
  const count = countFrom(pile, card);
  if (count == 0 || count == lengthOf(pile)) return false;
  return faceOf(cardAt(pile, lengthOf(pile) - count - 1)) == faceOf(place);
}

/** Is number `i` of the line a move of a card, and not a turn? */
export function isOfCard(i: i32): bool {
  return <i32>places[i] < TURN;
}

/** The number of the next move of the same card after `i`, or `length`. */
export function nextOfCard(i: i32, length: i32): i32 {
  let next = i + 1;
  while (next < length && (!isOfCard(next) || movers[next] != movers[i])) next++;
  return next;
}

/** The legal move that takes the card of move `i` now to where move `j` takes it, or 0. */
export function moveTowards(i: i32, j: i32): u32 {
  return isThere(movers[i], places[j]) ? 0 : moveFor(movers[i], places[j]);
}

/**
 * Plays moves `from` .. `length` - 1 by their cards, writes those made to `out` from number `at` on and returns the
 * number after the last. Moves of cards that are there already fall away, and so do those that have become
 * impossible, but for moves up: then the answer is -1, as it is when nothing is gained.
 */
export function playByCards(moves: RawArray<u32>, from: i32, length: i32, out: RawArray<u32>, at: i32): i32 {
  movesTried = 1;
  for (let i = from; i < length && at < length; i++) {
    const card: i32 = movers[i];
    const place: i32 = places[i];
    if (place < TURN) {
      if (isThere(card, place)) continue;
      const isReturn = moveFrom(moves[i]) >= FOUNDATION;
      if (pileOf[card] == FOUNDATION && !isReturn) continue;
    }
    movesTried++;
    let move = moveFor(card, place);
    if (move == 0 && place < TURN && rule(Rule.Decks) == 2) move = moveFor(twinOf(card), place);
    if (move != 0) {
      out[at++] = move;
      follow(move);
    } else if (place == UP) return -1;
  }
  return at < length ? at : -1;
}
