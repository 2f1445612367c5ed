// What a pointer does to the table: touches a card, lifts, carries and drops cards, uncovers one to peek at
// it.
import { PILES, STOCK, WASTE } from '../../../assembly/abi';
import * as motions from '../../shared/table/animator';
import { carry } from '../../shared/table/carry';
import { motion } from '../../shared/table/measures';
import type { PointerHandler } from '../../shared/table/pointer';
import type { Rect } from '../../shared/table/pose';
import { isFoundation, namedPile } from '../core/piles';
import type { Pile } from '../core/types';
import * as animations from './animations';
import { hold } from './held';
import { topCards } from './highlights';
import { homesFor, pileUnder, spotAt } from './homes';
import { settle, type TableState, updateFades } from './tableState';
import { type Spot, targetAt, touchIntent } from './touch';

const allPiles: readonly Pile[] = Array.from({ length: PILES }, (_, pile) => pile);
const foundations = allPiles.filter(isFoundation);

/** Where the lowest of the dragged cards is now. */
function dragRect({ drag, animator, layout }: TableState): Rect | null {
  const lead = drag?.cards[0];
  const pose = lead === undefined ? undefined : animator.poses[lead];
  const { cardWidth: width, cardHeight: height } = layout;
  return pose ? { x: pose.x - width / 2, y: pose.y - height / 2, width, height } : null;
}

/** Where they would be if they did not lie above the finger: who aims with the finger means that. */
function fingerRect({ animator }: TableState, rect: Rect): Rect {
  const { carried } = animator;
  return carried ? { ...rect, y: rect.y + carried.above * carried.risen } : rect;
}

/** The legal pile, named as moves name it, that the dragged cards cover most. */
export function dragTarget(table: TableState): Pile | null {
  const { drag, layout } = table;
  const rect = dragRect(table);
  if (!drag || !rect) return null;
  const piles = drag.targets.flatMap((pile) => (isFoundation(pile) ? [pile, pile + 1] : [pile]));
  for (const at of [rect, fingerRect(table, rect)]) {
    const under = pileUnder(layout, at, piles);
    if (under !== null) return namedPile(under);
    const foundation = pileUnder(layout, at, foundations);
    const target = foundation === null ? null : targetAt(drag.targets, foundation);
    if (target !== null) return target;
  }
  return null;
}

/** Lifts the cards from a depth up; false for cards of the stock, and where one lies face down. */
function lift(table: TableState, { pile, depth }: Spot, byFinger: boolean): boolean {
  const { session, animator } = table;
  const { state } = session;
  if (depth === null || pile === STOCK) return false;
  const cards = topCards(state, pile, depth + 1);
  const faceUp = (state.position.piles[pile]?.length ?? 0) - (state.position.faceDown[pile] ?? 0);
  if (cards.length === 0 || depth >= faceUp) {
    animations.nudge(animator, cards.slice(0, 1), motions.tempoOf(table.options));
    table.loop.wake();
    return false;
  }
  if (state.selection) session.dispatch({ kind: 'deselect' });
  table.drag = { pile, cards, targets: session.targets(pile, cards.length) };
  const above = byFinger ? motion.touchAbove : 0;
  motions.hold(animator, cards, motions.tempoOf(table.options), {
    above,
    least: table.layout.cardHeight / 2,
  });
  updateFades(table, session.state);
  table.loop.wake();
  return true;
}

function putBack(table: TableState): void {
  table.drag = null;
  animations.glide(table.animator, homesFor(table.layout, table.shown), motions.tempoOf(table.options));
  updateFades(table, table.session.state);
  table.loop.wake();
}

function drop(table: TableState): void {
  const { drag } = table;
  const rect = dragRect(table);
  if (!drag || !rect) {
    putBack(table);
    return;
  }
  const others = allPiles.filter((pile) => pile !== drag.pile);
  const under =
    dragTarget(table) ??
    pileUnder(table.layout, rect, others) ??
    pileUnder(table.layout, fingerRect(table, rect), others);
  table.drag = null;
  if (under !== null) {
    const to = namedPile(under);
    table.session.dispatch({ kind: 'move', from: drag.pile, to, count: drag.cards.length });
  }
  if (table.animator.held.size > 0) putBack(table);
  else updateFades(table, table.session.state);
}

/** Shows what is pressed long: a covered card whole, where it may go, its rank, the waste; null ends that. */
export function peek(table: TableState, spot: Spot | null): void {
  const { position } = table.session.state;
  const cards = spot ? (position.piles[spot.pile] ?? []) : [];
  const index = cards.length - 1 - (spot?.depth ?? 0);
  const faceUp = spot !== null && index >= (position.faceDown[spot.pile] ?? 0);
  const isCovered = (spot?.depth ?? 0) > 0 && spot?.pile !== WASTE;
  table.peeked = faceUp && isCovered ? (cards[index] ?? null) : null;
  // the waste is looked through as a whole, from its top
  const depth = spot?.pile === WASTE ? 0 : (spot?.depth ?? 0);
  hold(table, faceUp && cards[index] !== undefined ? { kind: 'all', pile: spot.pile, depth } : null);
}

/** What a pointer on the table calls. */
export function gripOf(table: TableState): PointerHandler<Spot> {
  const { session } = table;
  return {
    spotAt: (x, y) => spotAt(table.layout, session.state.position, x, y),
    settle: () => settle(table),
    tap(spot) {
      const intent = touchIntent(session.state, spot, table.options.oneTap);
      if (intent) session.dispatch(intent);
    },
    lift: (spot, byFinger = false) => lift(table, spot, byFinger),
    carry(dx, dy) {
      carry(table.animator, dx, dy);
      table.loop.wake();
    },
    drop: () => drop(table),
    putBack: () => putBack(table),
    canPeek: ({ pile, depth }) => depth !== null && pile !== STOCK,
    holdsByMouse: ({ pile }) => pile === WASTE,
    peek: (spot) => peek(table, spot),
  };
}
