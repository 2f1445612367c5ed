import { CELL, FOUNDATION, Refusal, STOCK } from '../../../../assembly/abi';
import { moveParts, packMove } from '../../core/buffers';
import type { PatienceCore, Pile, Position, Refused } from '../../core/types';
import { isTurn } from './autoplay';
import { seriesGoes } from './moveSeries';

/**
 * The piles where `count` cards of `from` may go, by one move or by a series; a foundation
 * as its suit's first pile.
 */
export function targetsOf(core: PatienceCore, from: Pile, count: number): readonly Pile[] {
  const targets = core
    .moves()
    .filter((move) => !isTurn(move))
    .map(moveParts)
    .filter((move) => move.from === from && move.count === count)
    .map((move) => move.to);
  if (count === 1 || from >= CELL || core.rules.carry !== 'one') return targets;
  for (let to = 0; to < core.rules.columns; to++) {
    if (to !== from && seriesGoes(core, packMove(from, to, count))) targets.push(to);
  }
  return targets;
}

/**
 * Why these cards cannot be picked up at all, or `null`: the core's reason, when it is
 * the same wherever they go.
 */
export function whyNotSelect(core: PatienceCore, from: Pile, count: number): Refused | null {
  if (from === STOCK) return { reason: Refusal.StockOnlyTurns, detail: 0 };
  const ofSource: readonly number[] = [
    Refusal.NoSuchPile,
    Refusal.EmptyPile,
    Refusal.TooFew,
    Refusal.FaceDown,
    Refusal.NotARun,
    Refusal.FoundationFinal,
  ];
  const elsewhere = from === 0 ? 1 : 0;
  const refused = core.refusal(packMove(from, elsewhere, count));
  if (refused === null) return null;
  const single = refused.reason === Refusal.OneAtATime && (from >= CELL || refused.detail !== 0);
  return single || ofSource.includes(refused.reason) ? refused : null;
}

/**
 * The order in which a double tap tries the places: a foundation, a card to lie on, a cell, an empty column.
 */
function preference(position: Position, target: Pile): number {
  if (target >= FOUNDATION) return 0;
  if (target >= CELL) return 2;
  return position.piles[target]?.length === 0 ? 3 : 1;
}

/** Where a double tap sends these cards, or `null`; a whole column has nothing to seek in an empty one. */
export function bestPlace(core: PatienceCore, from: Pile, count: number): Pile | null {
  const position = core.position();
  const whole = from < CELL && position.piles[from]?.length === count;
  const places = targetsOf(core, from, count)
    .filter((target) => !(whole && preference(position, target) === 3))
    .toSorted((a, b) => preference(position, a) - preference(position, b));
  return places[0] ?? null;
}
