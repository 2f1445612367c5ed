import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import { rankOf } from '../../../shared/core/cards';
import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore, Position } from '../../core/types';
import { keyAfter } from './tryMoves';

// What to try when nothing is proved: one look ahead, by what card players say.

/** Do these cards already lie on one that is next above, so that nothing is gained by carrying them off? */
function liesInOrder(position: Position, from: number, count: number): boolean {
  const pile = position.piles[from] ?? [];
  const lowest = pile.at(-count);
  const beneath = pile.at(-count - 1);
  return (
    lowest !== undefined &&
    beneath !== undefined &&
    pile.length > count &&
    rankOf(beneath) === rankOf(lowest) + 1
  );
}

/** How promising a move looks; negative for one that leads nowhere. */
function promise(position: Position, move: Move, safe: Move): number {
  const { from, to, count } = moveParts(move);
  const height = position.piles[from]?.length ?? 0;
  const empties = from < CELL && height === count;
  if (move === safe) return 100;
  if (to >= FOUNDATION) return 90;
  if (from >= FOUNDATION) return 1;
  if (to === STOCK) return 25;
  if (from === STOCK) return 30;
  if (to >= CELL) return from === WASTE ? 12 : 15;
  if (position.piles[to]?.length === 0) return empties ? -1 : 10;
  if (from === WASTE) return 60;
  if (from >= CELL) return 55;
  if (empties) return 70;
  return liesInOrder(position, from, count) ? 5 : 50;
}

/**
 * The move that looks best in the core's position, or 0: never one into a position of `seen` (where the game
 * has been, or what is proved lost), so that following such hints never goes round in a circle.
 */
export function guessMove(core: PatienceCore, seen: (key: bigint) => boolean): Move {
  const position = core.position();
  const safe = core.safeMove();
  const ranked = core
    .moves()
    .map((move) => ({ move, worth: promise(position, move, safe) }))
    .filter(({ worth }) => worth >= 0)
    .toSorted((a, b) => b.worth - a.worth);
  for (const { move } of ranked) {
    if (!seen(keyAfter(core, move))) return move;
  }
  return 0;
}
