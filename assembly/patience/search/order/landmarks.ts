// What is known of the order from the start: by the rules, and by relaxed play. Closed under "before", it is what the solver begins with.

import { Certified } from '../../../abi';
import { lay, RawArray } from '../../../raw';
import { certifies, noteVariable } from './certificate';
import {
  cardCount,
  coverOf,
  firstStock,
  firstWaste,
  HOMES,
  homeAtStart,
  NOBODY,
  TURNS,
  turnCount,
  turnOf,
} from './elements';
import { freeAfter, NEVER, playRelaxed } from './relaxed';
import {
  addAllAfter,
  addBefore,
  comesBefore,
  FALSE,
  fixBefore,
  newOrderVariable,
  setLiteral,
  setPhase,
  TRUE,
  variables,
} from './state';

/** by card: the turns that must be made before it can leave */
const earliest: StaticArray<i32> = new StaticArray<i32>(104);
/** [104][104]: if x has not left before a, so many turns must be made before a leaves, more than otherwise; 0: none */
let delays = changetype<RawArray<u8>>(0);

export function layLandmarks(): void {
  delays = lay<u8>(104 * 104);
}

export function delayOf(x: i32, a: i32): i32 {
  return delays[x * 104 + a];
}

export function earliestOf(card: i32): i32 {
  return earliest[card];
}

/** Relaxed play without the card, after the one with all (NOBODY). False if a card can never leave: the game is lost. */
export function findLandmarks(without: i32): bool {
  playRelaxed(without);
  for (let card = 0; card < cardCount; card++) {
    const free = freeAfter(card);
    if (without == NOBODY) {
      earliest[card] = free;
      if (free == NEVER) return false;
      if (free > 0) addBefore(TURNS + free - 1, card);
    } else if (card != without) {
      if (free == NEVER) addBefore(without, card);
      else if (free > earliest[card]) delays[without * 104 + card] = <u8>free;
    }
  }
  return true;
}

/** What the rules say: columns and the waste leave from their tops, cards are turned in order, foundations grow card by card. */
export function addRules(): void {
  for (let card = 0; card < firstWaste; card++) if (coverOf(card) != NOBODY) addBefore(coverOf(card), card);
  for (let card = firstWaste + 1; card < firstStock; card++) addBefore(card, card - 1);
  for (let card = firstStock; card < cardCount; card++) {
    addBefore(turnOf(card), card);
    if (card > firstStock) addBefore(turnOf(card - 1), turnOf(card));
  }
  for (let home = HOMES; home < HOMES + 104; home++) {
    if (!isOpenHome(home)) continue;
    if ((home & 1) == 0 && isOpenHome(home + 1)) addBefore(home, home + 1);
    if (((home - HOMES) >> 1) % 13 < 12 && isOpenHome(home + 2)) addBefore(home, home + 2);
  }
}

/** Is it a moment still to come: one copy, or both, of a face home? */
export function isOpenHome(home: i32): bool {
  const at = home - HOMES;
  return at < 104 && homeAtStart(at >> 1) <= (at & 1);
}

function isElement(element: i32): bool {
  if (element < TURNS) return element < cardCount;
  return element < HOMES ? element - TURNS < turnCount() : isOpenHome(element);
}

/** Closes what is known. False if it goes in a circle. */
export function close(): bool {
  let changed: bool = true;
  while (changed) {
    for (let between = 0; between < HOMES + 104; between++) if (isElement(between)) closeBy(between);
    changed = closeStack();
  }
  for (let x = 0; x < HOMES + 104; x++) if (comesBefore(x, x)) return false;
  return true;
}

function closeBy(between: i32): void {
  for (let x = 0; x < HOMES + 104; x++) if (comesBefore(x, between)) addAllAfter(x, between);
}

/**
 * Of two cards of waste and stock the one that is turned later lies on the other if that has not left: so it leaves first.
 * Who leaves before a later one leaves has left before that one was turned.
 */
function closeStack(): bool {
  let changed: bool = false;
  for (let later = firstStock; later < cardCount; later++) {
    const turn = turnOf(later);
    for (let card = firstWaste; card < later; card++) {
      if (comesBefore(card, later) && !comesBefore(card, turn)) {
        addBefore(card, turn);
        changed = true;
      }
      if (comesBefore(turn, card) && !comesBefore(later, card)) {
        addBefore(later, card);
        changed = true;
      }
    }
  }
  return changed;
}

/** Makes a variable for each pair whose order is open, and takes down the others. False when there is no room. */
export function makeOrderVariables(): bool {
  for (let x = 0; x < HOMES + 104; x++) {
    if (!isElement(x)) continue;
    for (let y = x + 1; y < HOMES + 104; y++) {
      if (!isElement(y) || settle(x, y) || settle(y, x) || !isOpenPair(x, y)) continue;
      if (!makeVariable(x, y)) return false;
    }
  }
  return true;
}

function settle(x: i32, y: i32): bool {
  if (!comesBefore(x, y)) return false;
  fixBefore(x, y);
  setLiteral(x, y, TRUE);
  setLiteral(y, x, FALSE);
  return true;
}

/** Turns and homes are compared with departures only, turns not with those of waste and stock: they have twins there. */
function isOpenPair(x: i32, y: i32): bool {
  return x < TURNS && (y < TURNS || y >= HOMES || x < firstWaste);
}

function makeVariable(x: i32, y: i32): bool {
  if (y >= HOMES) {
    if (!newOrderVariable(y, x, NOBODY)) return false;
    if (certifies) noteVariable(Certified.Pair, variables - 1, y, x, NOBODY);
    return true;
  }
  const hasTwin = x >= firstWaste && y >= firstStock && y < TURNS;
  const twin = hasTwin ? turnOf(y) : NOBODY;
  if (!newOrderVariable(x, y, twin)) return false;
  if (certifies) noteVariable(Certified.Pair, variables - 1, x, y, twin);
  const isLater = y < TURNS && (earliest[x] > earliest[y] || (earliest[x] == earliest[y] && x < y));
  setPhase(variables - 1, isLater ? 1 : 0);
  return true;
}
