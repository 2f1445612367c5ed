// What follows from what is true: by clauses, by order, by room.

import { certifies } from './certificate';
import { BINARY, clauseAt, setWatcherCount, watch, watcherCount, watchersOf } from './clauses';
import { bottomOf, columnCount, HOMES, isLowest, NOBODY, TURNS } from './elements';
import {
  addCause,
  byBinary,
  byClause,
  byOrder,
  byRoom,
  certifyOrder,
  certifyRoom,
  clauseCauses,
  dropCauses,
  roomCauses,
} from './reasons';
import { roomLiteral, roomLiterals } from './roomList';
import {
  afterWord,
  assign,
  beforeWord,
  countAt,
  firstOf,
  isFalse,
  isOpen,
  isTrue,
  literalOf,
  orderVariables,
  pairOf,
  roomOf,
  secondOf,
  TRUE,
  trailAt,
  trailLength,
  twinOf,
  WORDS,
} from './state';

/** Words of a set that hold the departures. */
const CARD_WORDS: i32 = TURNS >> 6;
/** The first word of a set that holds homes. */
const HOME_WORD: i32 = HOMES >> 6;
const MOVED: u32 = 0xffffffff;

/** the next literal of the trail whose consequences are not drawn */
let head: i32 = 0;
export let propagations: u64 = 0;
/** there was no room for a watch */
export let isFull: bool = false;
/** What is home at one moment is compared with what is home at another as soon as these have an order, and not the other way round only. */
export let comparesHomes: bool = false;

export function propagateBegin(): void {
  head = 0;
  propagations = 0;
  isFull = false;
  comparesHomes = false;
}

/** From now on homes are compared at all moments; only without decisions. That costs more than it brings before an order has been found. */
export function compareHomes(): void {
  comparesHomes = true;
  head = 0;
}

/** After literals have been taken back. */
export function rewind(): void {
  head = min(head, trailLength);
}

/** Draws all consequences. False when there is a contradiction: its causes are then with `reasons.ts`. */
export function propagate(): bool {
  dropCauses(0);
  while (head < trailLength) {
    const literal = trailAt(head++);
    propagations++;
    if (!byClauses(literal)) return false;
    const variable = literal >> 1;
    if (<i32>variable < orderVariables) {
      if (variable > 0 && !byPairs(pairOf(variable), literal)) return false;
    } else if ((literal & 1) == 0 && roomOf(variable) >= 0 && !byRoomAt(roomOf(variable))) return false;
  }
  return true;
}

// ---- Clauses ----

function byClauses(literal: u32): bool {
  const falsified = literal ^ 1;
  const watchers = watchersOf(falsified);
  const count = watcherCount(falsified);
  let kept = 0;
  let holds = true;
  for (let i = 0; i < count; i++) {
    const clause = watchers[i].clause;
    let other = watchers[i].other;
    if (holds && !isTrue(other)) {
      if (clause != BINARY) other = rewatch(clause, falsified);
      if (other == MOVED) continue;
      if (isFalse(other)) {
        holds = false;
        if (clause != BINARY) clauseCauses(clause, TRUE);
        else {
          addCause(literal);
          addCause(other ^ 1);
        }
      } else if (isOpen(other)) assign(other, clause == BINARY ? byBinary(falsified) : byClause(clause));
    }
    watchers[kept].clause = clause;
    watchers[kept].other = other;
    kept++;
  }
  setWatcherCount(falsified, kept);
  return holds;
}

/** Finds another literal to watch; MOVED, or the clause's other watched literal if all others are false. */
function rewatch(clause: u32, falsified: u32): u32 {
  const literals = clauseAt(clause).literals();
  let other = literals[0];
  if (other == falsified) {
    other = literals[1];
    literals[0] = other;
    literals[1] = falsified;
  }
  if (isTrue(other)) return other;
  const length = clauseAt(clause).length();
  for (let i = 2; i < length; i++) {
    const literal = literals[i];
    if (isFalse(literal)) continue;
    if (!watch(literal, clause, other)) {
      isFull = true;
      return TRUE;
    }
    literals[1] = literal;
    literals[i] = falsified;
    return MOVED;
  }
  return other;
}

// ---- Order ----

function byPairs(pair: u32, literal: u32): bool {
  if (!byPair(firstOf(pair), secondOf(pair), literal)) return false;
  const twin = twinOf(pair);
  return twin == NOBODY || byPair(firstOf(pair), twin, literal);
}

function byPair(one: i32, other: i32, literal: u32): bool {
  const x = (literal & 1) == 0 ? one : other;
  const y = one + other - x;
  if (!between(x, y)) return false;
  return x >= TURNS || !isLowest(y) || byRoomAt(x);
}

/** x comes before y now: before all that come after y, and after it all that come before x. */
function between(x: i32, y: i32): bool {
  for (let word = 0; word < WORDS; word++) {
    const both = afterWord(y, word) & beforeWord(x, word);
    if (both == 0) continue;
    const z = (word << 6) + <i32>ctz(both);
    if (certifies) certifyOrder(literalOf(x, y), literalOf(y, z), literalOf(x, z));
    addCause(literalOf(x, y));
    addCause(literalOf(y, z));
    addCause(literalOf(z, x));
    return false;
  }
  const words = comparesHomes || x >= TURNS || y >= TURNS ? WORDS : HOME_WORD;
  const wordsAfter = x < TURNS ? words : CARD_WORDS;
  for (let word = 0; word < wordsAfter; word++) {
    for (let rest = afterWord(y, word) & ~afterWord(x, word); rest != 0; rest &= rest - 1) {
      const z = (word << 6) + <i32>ctz(rest);
      follow(literalOf(x, z), y, x, z);
    }
  }
  const wordsBefore = y < TURNS ? words : CARD_WORDS;
  for (let word = 0; word < wordsBefore; word++) {
    for (let rest = beforeWord(x, word) & ~beforeWord(y, word); rest != 0; rest &= rest - 1) {
      const z = (word << 6) + <i32>ctz(rest);
      follow(literalOf(z, y), x, z, y);
    }
  }
  return true;
}

/** That `first` comes before `second` follows by way of the element between. */
function follow(literal: u32, by: i32, first: i32, second: i32): void {
  if (!isOpen(literal)) return;
  const twin = twinOf(pairOf(literal >> 1));
  assign(literal, byOrder(by, twin != NOBODY && (twin == first || twin == second)));
}

// ---- Room ----

/** Directly after a departure there are no more cards without a host and columns not yet emptied than there are columns. */
function byRoomAt(moment: i32): bool {
  const count = countAt(moment);
  if (count < columnCount) return true;
  if (count > columnCount) {
    if (certifies) certifyRoom(moment, 0, i32.MAX_VALUE);
    roomCauses(moment, i32.MAX_VALUE);
    return false;
  }
  for (let i = roomLiterals(moment) - 1; i >= 0; i--) {
    const literal = roomLiteral(moment, i);
    if (isOpen(literal)) assign(literal ^ 1, byRoom(moment));
  }
  for (let column = 0; column < columnCount; column++) {
    const bottom = bottomOf(column);
    if (bottom == NOBODY || bottom == moment) continue;
    const literal = literalOf(moment, bottom);
    if (isOpen(literal)) assign(literal ^ 1, byRoom(moment));
  }
  return true;
}
