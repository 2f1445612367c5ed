// Relaxed play card by card, for what it says about the order. Nothing is ever used up in it: a card that lay on top of a column stays a
// landing place, a card once free stays free, a foundation takes every free card that it waits for, and once a column is empty every card on
// top may leave. All that real play frees until a turn, relaxed play has freed by then. So
//   - no card departs before the turn at which relaxed play frees it;
//   - if relaxed play in which card x never leaves its place does not free card a, x departs before a;
//   - if that play frees a only after a later turn, a departs after that turn, or x before a.

import { SUITS } from '../../../abi';
import {
  AT_HOME,
  bottomOf,
  cardCount,
  carriesRuns,
  columnCount,
  copyOf,
  faceOf,
  firstStock,
  firstWaste,
  homeAtStart,
  isInSuit,
  lengthOf,
  MOST_COLUMNS,
  NOBODY,
  spaceCount,
} from './elements';

/** Relaxed play never frees it. */
export const NEVER: i32 = 999;

/** by card: how many cards of the stock must have been turned before it is free */
const turns: StaticArray<i32> = new StaticArray<i32>(104);
/** by column: cards left */
const left: StaticArray<i32> = new StaticArray<i32>(MOST_COLUMNS);
/** by face: free copies, those home from the start among them */
const free: StaticArray<i32> = new StaticArray<i32>(52);
const higher: StaticArray<i32> = new StaticArray<i32>(4);
const lower: StaticArray<i32> = new StaticArray<i32>(4);
/** cards on the waste */
const waste: StaticArray<i32> = new StaticArray<i32>(104);
let wasteCount: i32 = 0;
/** faces that have lain on top of a column */
let landing: u64 = 0;
/** faces of the waste that are free for a foundation alone, so far */
let waiting: u64 = 0;
let emptied: bool = false;
let turned: i32 = 0;
/** the card that never leaves */
let stays: i32 = NOBODY;

export function freeAfter(card: i32): i32 {
  return turns[card];
}

function begin(): void {
  landing = 0;
  waiting = 0;
  turned = 0;
  emptied = spaceCount > 0;
  for (let card = 0; card < cardCount; card++) turns[card] = NEVER;
  for (let face = 0; face < 52; face++) {
    free[face] = 0;
    for (let i = 0; i < 2; i++) if (copyOf(face, i) == AT_HOME) free[face]++;
  }
  for (let suit = 0; suit < SUITS; suit++) {
    higher[suit] = 0;
    lower[suit] = 0;
    raise(suit);
  }
  for (let column = 0; column < columnCount; column++) {
    left[column] = lengthOf(column);
    if (left[column] > 0) show(bottomOf(column) + left[column] - 1);
  }
  wasteCount = 0;
  for (let card = firstWaste; card < firstStock; card++) waste[wasteCount++] = card;
}

function show(card: i32): void {
  landing |= (<u64>1) << faceOf(card);
}

function raise(suit: i32): void {
  while (higher[suit] < 13 && free[13 * suit + higher[suit]] > 0) higher[suit]++;
  while (lower[suit] < 13 && free[13 * suit + lower[suit]] > 1) lower[suit]++;
}

/** Can it be laid on a card or in a column? */
function lands(face: i32): bool {
  return emptied || (face % 13 < 12 && ((landing >> (face + 1)) & 1) != 0);
}

/** Can it go up: where a copy is home from the start, when the other foundation has come so far, else when either has? */
function rises(face: i32): bool {
  const suit = face / 13;
  const rank = face - 13 * suit;
  return rank <= (homeAtStart(face) > 0 ? lower[suit] : higher[suit]);
}

function setFree(card: i32): void {
  const face = faceOf(card);
  turns[card] = turned;
  free[face]++;
  raise(face / 13);
}

function leaves(card: i32): bool {
  const face = faceOf(card);
  return card != stays && (lands(face) || rises(face));
}

/** How many cards from the column's top can leave: one, or of a run that can be carried those above the card that stays. */
function leaving(top: i32, count: i32): i32 {
  if (leaves(top)) return 1;
  if (!carriesRuns) return 0;
  for (let run = 1; run < count && isInSuit(top - run + 1); run++) {
    if (lands(faceOf(top - run))) return stays <= top && stays >= top - run ? top - stays : run + 1;
  }
  return 0;
}

/** Frees what can be freed from the columns, until nothing changes. */
function close(): void {
  let changed = true;
  while (changed) {
    changed = false;
    for (let column = 0; column < columnCount; column++) {
      while (left[column] > 0) {
        const card = bottomOf(column) + left[column] - 1;
        const count = leaving(card, left[column]);
        if (count == 0) break;
        changed = true;
        for (let i = 0; i < count; i++) {
          setFree(card - i);
          show(card - i);
        }
        left[column] -= count;
        if (left[column] == 0) emptied = true;
        else show(card - count);
      }
    }
    for (let rest = waiting; rest != 0; rest &= rest - 1) {
      const face = <i32>ctz(rest);
      if (!lands(face)) continue;
      landing |= (<u64>1) << face;
      waiting &= ~((<u64>1) << face);
      changed = true;
    }
  }
}

/** Frees cards from the waste's top down. */
function drain(): void {
  close();
  while (wasteCount > 0) {
    const card = waste[wasteCount - 1];
    if (!leaves(card)) return;
    const face = faceOf(card);
    if (lands(face)) landing |= (<u64>1) << face;
    else waiting |= (<u64>1) << face;
    wasteCount--;
    setFree(card);
    close();
  }
}

/** Plays so that the card never leaves (NOBODY: all may leave); `freeAfter` tells the outcome. */
export function playRelaxed(without: i32): void {
  stays = without;
  begin();
  drain();
  for (let card = firstStock; card < cardCount; card++) {
    turned++;
    waste[wasteCount++] = card;
    drain();
  }
}
