// What a state highlights: the cards that are picked up, their targets, the hint. Numbers only.
import { RANKS, STOCK, WASTE } from '../../../assembly/abi';
import type { CardId } from '../../shared/core/types';
import type { Rect } from '../../shared/table/pose';
import { isColumn, isFoundation } from '../core/piles';
import type { Pile } from '../core/types';
import type { GameState } from '../game/session/intents';
import { awaitingFoundation, cardRect, nextRect } from './homes';
import type { Layout } from './layout';

export interface Highlights {
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

/** The pile that a target stands for: of a suit's two foundations the one that awaits the card. */
function awaitingPile(state: GameState, target: Pile, lead: CardId | undefined): Pile {
  if (!isFoundation(target) || lead === undefined) return target;
  return awaitingFoundation(state.position, target, lead % RANKS, state.rules.decks);
}

/** The top card or the place of each target. */
export function targetRects(
  layout: Layout,
  state: GameState,
  targets: readonly Pile[],
  lead: CardId | undefined,
): { pile: Pile; rect: Rect }[] {
  return targets.flatMap((target) => {
    const pile = awaitingPile(state, target, lead);
    const rect = cardRect(layout, state.position, pile, 0);
    return rect ? [{ pile, rect }] : [];
  });
}

function hintHighlights(layout: Layout, state: GameState): Pick<Highlights, 'raised' | 'arc' | 'hintTarget'> {
  const { hint } = state;
  if (!hint || hint.move === 0) return { raised: new Set(), arc: null, hintTarget: null };
  // A new pass turns the whole waste over: one card stands for it.
  const count = hint.to === STOCK && hint.from === WASTE ? 1 : hint.count;
  const cards = topCards(state, hint.from, count);
  const from = cardRect(layout, state.position, hint.from, Math.max(0, count - 1));
  const pile = awaitingPile(state, hint.to, cards[0]);
  const lit = cardRect(layout, state.position, pile, 0);
  const to = isColumn(pile) ? nextRect(layout, state.position, pile) : lit;
  return { raised: new Set(cards), arc: from && to ? { from, to } : null, hintTarget: lit };
}

export function highlightsFor(layout: Layout, state: GameState): Highlights {
  const { selection } = state;
  return {
    chosen: new Set(selection ? topCards(state, selection.pile, selection.count) : []),
    stockCount: state.position.piles[STOCK]?.length ?? 0,
    ...hintHighlights(layout, state),
  };
}
