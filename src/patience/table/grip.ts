// What the hand does to the table: lifts, carries, drops, peeks.
import { PILES } from '../../../assembly/abi';
import * as motions from '../../shared/table/animator';
import type { Rect } from '../../shared/table/pose';
import type { Pile } from '../core/types';
import type { Intent } from '../game/session/intents';
import { topCards } from './decor';
import { homesFor, pileUnder, type Spot, spotAt } from './homes';
import { type Inside, light, settle, tempo } from './inside';
import { isFoundation, namedPile } from './layout';
import type { Grip } from './pointer';
import * as ways from './ways';

function dragRect(inside: Inside): Rect | null {
  const lead = inside.drag?.cards[0];
  if (lead === undefined) return null;
  const pose = inside.animator.poses[lead];
  const { cardWidth, cardHeight } = inside.layout;
  return pose
    ? { x: pose.x - cardWidth / 2, y: pose.y - cardHeight / 2, width: cardWidth, height: cardHeight }
    : null;
}

/** The legal pile, named as moves name it, that the cards in the hand cover most. */
export function dragTarget(inside: Inside): Pile | null {
  const { drag, layout } = inside;
  const rect = dragRect(inside);
  if (!drag || !rect) return null;
  const piles = drag.targets.flatMap((pile) => (isFoundation(pile) ? [pile, pile + 1] : [pile]));
  const under = pileUnder(layout, rect, piles);
  if (under !== null) return namedPile(under);
  // Any foundation will do for a card that fits its own.
  const home = drag.targets.find(isFoundation);
  const any = pileUnder(layout, rect, allPiles.filter(isFoundation));
  return home !== undefined && any !== null ? home : null;
}

const allPiles: readonly Pile[] = Array.from({ length: PILES }, (_, pile) => pile);

function lift(inside: Inside, pile: Pile, depth: number): boolean {
  const { session, animator } = inside;
  const { state } = session;
  const cards = topCards(state, pile, depth + 1);
  const faceUp = (state.position.piles[pile]?.length ?? 0) - (state.position.faceDown[pile] ?? 0);
  if (cards.length === 0 || depth >= faceUp) {
    ways.nudge(animator, topCards(state, pile, depth + 1).slice(0, 1), tempo(inside));
    inside.loop.wake();
    return false;
  }
  if (state.selection) session.dispatch({ kind: 'deselect' });
  inside.drag = { pile, cards, targets: session.targets(pile, cards.length) };
  motions.hold(animator, cards, tempo(inside));
  light(inside, session.state);
  inside.loop.wake();
  return true;
}

function putBack(inside: Inside): void {
  inside.drag = null;
  ways.glide(inside.animator, homesFor(inside.layout, inside.shown), tempo(inside));
  light(inside, inside.session.state);
  inside.loop.wake();
}

function drop(inside: Inside): void {
  const { drag } = inside;
  const rect = dragRect(inside);
  if (!drag || !rect) {
    putBack(inside);
    return;
  }
  const others = allPiles.filter((pile) => pile !== drag.pile);
  const under = dragTarget(inside) ?? pileUnder(inside.layout, rect, others);
  inside.drag = null;
  if (under !== null) {
    const to = namedPile(under);
    inside.session.dispatch({ kind: 'move', from: drag.pile, to, count: drag.cards.length });
  }
  if (inside.animator.held.size > 0) putBack(inside);
  else light(inside, inside.session.state);
}

export function peek(inside: Inside, spot: Spot | null): void {
  const { position } = inside.session.state;
  const cards = spot ? (position.piles[spot.pile] ?? []) : [];
  const index = cards.length - 1 - (spot?.depth ?? 0);
  const faceUp = spot !== null && index >= (position.faceDown[spot.pile] ?? 0);
  inside.peeked = faceUp ? (cards[index] ?? null) : null;
  inside.loop.wake();
}

export function gripOf(inside: Inside): Grip {
  const { session } = inside;
  return {
    spotAt: (x, y) => spotAt(inside.layout, session.state.position, x, y),
    selection: () => session.state.selection,
    dispatch: (intent: Intent) => void session.dispatch(intent),
    settle: () => settle(inside),
    lift: (pile, depth) => lift(inside, pile, depth),
    carry(dx, dy) {
      motions.carry(inside.animator, dx, dy);
      inside.loop.wake();
    },
    drop: () => drop(inside),
    putBack: () => putBack(inside),
    peek: (spot) => peek(inside, spot),
    oneTap: () => inside.options.oneTap,
  };
}
