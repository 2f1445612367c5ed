// What a state lights up besides the cards: chosen cards, targets, the hint, the stock's number. Pure.
import { RANKS, STOCK, WASTE } from '../../../assembly/abi';
import type { CardId } from '../../shared/core/types';
import type { Rect } from '../../shared/table/pose';
import type { Pile } from '../core/types';
import type { GameState } from '../game/session/intents';
import { awaitingFoundation, cardRect, nextRect } from './homes';
import { isColumn, isFoundation, type Layout } from './layout';

export interface Decor {
  readonly chosen: ReadonlySet<CardId>;
  readonly raised: ReadonlySet<CardId>;
  readonly arc: { readonly from: Rect; readonly to: Rect } | null;
  readonly hintTarget: Rect | null;
  readonly stockCount: number;
}

/** The top `count` cards of a pile, the bottom one first. */
export function topCards(state: GameState, pile: Pile, count: number): readonly CardId[] {
  return count > 0 ? (state.position.piles[pile] ?? []).slice(-count) : [];
}

/** The piles as pictures have them: a suit's foundation becomes the one of its two piles that awaits the card. */
export function picturedPile(state: GameState, target: Pile, lead: CardId | undefined): Pile {
  if (!isFoundation(target) || lead === undefined) return target;
  return awaitingFoundation(state.position, target, lead % RANKS, state.rules.decks);
}

/** The card or place that lights up when a pile is a target. */
export function targetRect(layout: Layout, state: GameState, pile: Pile): Rect | null {
  return cardRect(layout, state.position, pile, 0);
}

/** The rectangles lit for a set of targets. */
export function targetRects(
  layout: Layout,
  state: GameState,
  targets: readonly Pile[],
  lead: CardId | undefined,
): { pile: Pile; rect: Rect }[] {
  return targets.flatMap((target) => {
    const pile = picturedPile(state, target, lead);
    const rect = targetRect(layout, state, pile);
    return rect ? [{ pile, rect }] : [];
  });
}

function hintDecor(layout: Layout, state: GameState): Pick<Decor, 'raised' | 'arc' | 'hintTarget'> {
  const { hint } = state;
  if (!hint || hint.move === 0) return { raised: new Set(), arc: null, hintTarget: null };
  // A new pass turns the whole waste over: one card stands for it.
  const count = hint.to === STOCK && hint.from === WASTE ? 1 : hint.count;
  const cards = topCards(state, hint.from, count);
  const from = cardRect(layout, state.position, hint.from, Math.max(0, count - 1));
  const pile = picturedPile(state, hint.to, cards[0]);
  const lit = targetRect(layout, state, pile);
  const to = isColumn(pile) ? nextRect(layout, state.position, pile) : lit;
  return { raised: new Set(cards), arc: from && to ? { from, to } : null, hintTarget: lit };
}

export function decorFor(layout: Layout, state: GameState): Decor {
  const { selection } = state;
  return {
    chosen: new Set(selection ? topCards(state, selection.pile, selection.count) : []),
    stockCount: state.position.piles[STOCK]?.length ?? 0,
    ...hintDecor(layout, state),
  };
}
