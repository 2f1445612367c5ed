import {
  Build,
  EVENT_FROM,
  EVENT_ID,
  EVENT_TO,
  Event,
  FOUNDATION,
  MAX_COLUMNS,
  MAX_EVENTS,
  Rule,
  STOCK,
  Status,
  UNDO_SECOND,
  UNDO_TURNED,
  WASTE,
} from '../abi';
import { isRed, rankOf, sisterOf, suitOf } from '../card';
import { moveCount, moveFrom, moveTo, packMove } from './move';
import { generate } from './movegen';
import {
  cardAt,
  carry,
  faceBelow,
  faceDownIn,
  foundationFor,
  height,
  higherFoundation,
  isWon,
  lengthOf,
  passNow,
  setFaceDown,
  setPass,
  topOf,
  turnOver,
} from './position';
import { rule } from './rules';

/** What the last `play` showed, for the picture. */
export const events: StaticArray<u32> = new StaticArray<u32>(MAX_EVENTS);
let shown: i32 = 0;

export function eventCount(): i32 {
  return shown;
}

/** Makes a legal move, without events; returns what `undoMove` wants back. */
export function doMove(move: u32): u32 {
  const from = moveFrom(move);
  const to = moveTo(move);
  if (to == STOCK) {
    turnOver(WASTE, STOCK);
    setPass(passNow() + 1);
    return 0;
  }
  if (from >= FOUNDATION) {
    const source = higherFoundation((from - FOUNDATION) >> 1);
    carry(source, to, 1);
    return source == from ? 0 : UNDO_SECOND;
  }
  if (to >= FOUNDATION) {
    const target = foundationFor(faceBelow(from, 0));
    carry(from, target, 1);
    return (target == to ? 0 : UNDO_SECOND) | uncover(from);
  }
  carry(from, to, moveCount(move));
  return uncover(from);
}

/** Turns a column's top card if the move left it face down. */
function uncover(pile: i32): u32 {
  if (pile >= MAX_COLUMNS) return 0;
  const down = faceDownIn(pile);
  if (down == 0 || down < lengthOf(pile)) return 0;
  setFaceDown(pile, down - 1);
  return UNDO_TURNED;
}

/** Takes back the last move made; `undo` is what `doMove` returned for it. */
export function undoMove(move: u32, undo: u32): void {
  const from = moveFrom(move);
  const to = moveTo(move);
  if (to == STOCK) {
    turnOver(STOCK, WASTE);
    setPass(passNow() - 1);
    return;
  }
  if (undo & UNDO_TURNED) setFaceDown(from, faceDownIn(from) + 1);
  const second = undo & UNDO_SECOND ? 1 : 0;
  carry(to >= FOUNDATION ? to + second : to, from >= FOUNDATION ? from + second : from, moveCount(move));
}

function show(kind: i32, id: i32, from: i32, to: i32): void {
  events[shown++] = <u32>(kind | (id << EVENT_ID) | (from << EVENT_FROM) | (to << EVENT_TO));
}

/** Makes a legal move and tells in `events` what a spectator saw. */
export function play(move: u32): u32 {
  const from = moveFrom(move);
  const to = moveTo(move);
  const count = to == STOCK ? lengthOf(WASTE) : moveCount(move);
  const undo = doMove(move);
  const second = undo & UNDO_SECOND ? 1 : 0;
  const source = from >= FOUNDATION ? from + second : from;
  const target = to >= FOUNDATION ? to + second : to;
  shown = 0;
  for (let i = lengthOf(target) - count; i < lengthOf(target); i++)
    show(Event.Move, cardAt(target, i), source, target);
  if (undo & UNDO_TURNED) show(Event.Turn, topOf(from), from, from);
  return undo;
}

export function status(): i32 {
  if (isWon()) return Status.Won;
  return generate() == 0 ? Status.Stuck : Status.Playing;
}

/**
 * Is it safe to send this face up, so that no game is ever lost by it? The table of docs/rules.md (Safe cards), by record:
 * building in suit only the card below ever needs this one, and it (with two packs: both of it) is gone;
 * in alternating colour the cards that could need it are gone or have a place of their own.
 * Heights are counted in cards; r is the rank from 1.
 */
export function isSafe(face: i32): bool {
  const suit = suitOf(face);
  const r = rankOf(face) + 1;
  const lower = rule(Rule.Decks) - 1;
  if (rule(Rule.Build) == Build.Any) return false;
  if (rule(Rule.Build) == Build.Suit) return lower == 0 || height(suit, 1) >= r - 1;
  const red = isRed(suit);
  const other = min(height(red ? 0 : 1, lower), height(red ? 3 : 2, lower));
  const sister = height(sisterOf(suit), lower);
  if (rule(Rule.Return) == 1) return lower == 0 && other >= r - 1 && sister >= r - 2;
  if (lower == 1 && height(suit, 1) < r - 1) return false;
  return other >= r - 1 || (other >= r - 2 && sister >= r - 3);
}

function safeFrom(pile: i32): u32 {
  if (lengthOf(pile) == 0) return 0;
  const face = faceBelow(pile, 0);
  return foundationFor(face) >= 0 && isSafe(face) ? packMove(pile, FOUNDATION + 2 * suitOf(face), 1) : 0;
}

/** The first move that goes up by itself from a pile after `pile`, or 0: columns from the left, then cells, then the waste. */
export function safeMoveAfter(pile: i32): u32 {
  for (let next = pile + 1; next <= WASTE; next++) {
    const move = next == STOCK ? 0 : safeFrom(next);
    if (move != 0) return move;
  }
  return 0;
}

/** The first move that goes up by itself, or 0. */
export function safeMove(): u32 {
  return safeMoveAfter(-1);
}
