import { CELL, MAX_COLUMNS, STOCK } from '../../abi';
import { safeMove } from '../play';
import { faceDownIn, lengthOf } from '../position';
import { moveCount, moveFrom, moveTo } from '../refusal';

// What a search need not try, and why.

let plain: bool = false;

/** Switches everything off that rests on an argument, so that tests can compare; twins of a move stay left out. */
export function searchPlain(on: bool): void {
  plain = on;
}

/**
 * The move that may be made without looking at any other, or 0.
 *
 * Argument for every row of the table "safe to send up by itself" (rules.md): say a win exists without this move.
 * Play the same win from the position with card c already up, leaving out the moves of c. It stays legal, because a
 * card at its foundation takes no place, so columns, cells and what lies under c are at least as free, and because
 * nothing has to lie on c: a card that fits on c
 * - is up already (same suit: the card below is up, in both packs), or
 * - can go up itself at the moment when it would have been laid on c (alternating: with the other colour's
 *   foundations at r-2 or more such a card of rank r-1 is the next of its suit; and nothing needs *it* as a place,
 *   since the sister suit stands at r-3 or more).
 * Where cards may come back, the second reason fails for cards that return; the table then asks for r-1 and r-2, so
 * that a returning card finds its own place without c. A run that was carried with c in it is carried without it,
 * one card less. A stock or waste is only shorter by a card that nobody waits for, and keeps its order.
 */
export function forcedMove(): u32 {
  return plain ? 0 : safeMove();
}

/**
 * Does this move only repeat another one of the list? Empty columns are alike, and so are empty cells, so the first
 * stands for all; a whole column to an empty column changes nothing. The keys are equal in all three cases.
 */
export function isTwin(move: u32): bool {
  const from = moveFrom(move);
  const to = moveTo(move);
  if (to >= STOCK || lengthOf(to) > 0) return false;
  if (to < MAX_COLUMNS) {
    if (from < MAX_COLUMNS && lengthOf(from) == moveCount(move) && faceDownIn(from) == 0) return true;
    for (let column = 0; column < to; column++) if (lengthOf(column) == 0) return true;
    return false;
  }
  for (let cell = CELL; cell < to; cell++) if (lengthOf(cell) == 0) return true;
  return false;
}
