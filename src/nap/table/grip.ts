// What the hand does at the trick game: a tap or a drop on the table plays a card; a tap on the cloth hurries.
import type { CardId } from '../../shared/core/types';
import { carry, finish, hold, isBusy, schedule } from '../../shared/table/animator';
import type { Hold } from '../../shared/table/hand';
import { motion, soft } from '../../shared/table/theme';
import { handCardAt, napHomes } from './homes';
import { type NapInside, tempoOf } from './inside';
import type { NapLook } from './look';
import * as ways from './ways';

/** A spot of the table: a card of the hand, or bare cloth. */
export type NapSpot = { readonly card: CardId } | 'cloth';

/** A dragged card counts as thrown above this much of its height over its place. */
const THROWN = 0.45;

/** A second tap within so many milliseconds of the one that played a card belongs to that one. */
const DOUBLE = 250;

function backHome(inside: NapInside): void {
  const { layout, picture } = inside;
  const homes = napHomes(layout, picture);
  ways.change(inside.animator, { layout, before: picture, now: picture, homes }, tempoOf(inside));
  inside.loop.wake();
}

/** A card that may not be played shakes its head. */
function nudge(inside: NapInside, card: CardId): void {
  const { animator } = inside;
  const { speed, reduced } = tempoOf(inside);
  if (speed === 0 || reduced) return;
  finish(animator);
  const home = animator.homes[card]!;
  const quarter = motion.nudge / 4 / speed;
  const offsets = [motion.nudgePx, -motion.nudgePx, motion.nudgePx * 0.5, 0];
  schedule(
    animator,
    offsets.map((offset, i) => ({
      card,
      start: animator.clock + i * quarter,
      duration: quarter,
      to: { x: home.x + offset },
      ease: soft,
      flight: 0,
      over: null,
    })),
  );
  inside.loop.wake();
}

/** Whether the card was played. */
function play(inside: NapInside, card: CardId): boolean {
  const outcome = inside.session.dispatch({ kind: 'play', card });
  if (outcome.kind !== 'refused') return true;
  backHome(inside);
  nudge(inside, card);
  return false;
}

/** A tap on bare cloth: what moves arrives, what waits goes on. */
export function hurry({ lastTrick, session }: NapLook): void {
  if (lastTrick) return;
  const { phase, thinking, looker, turn } = session.state;
  const waits = phase === 'trick' || thinking !== 'no' || (turn !== null && turn !== looker);
  if (waits) session.dispatch({ kind: 'skip' });
}

export function gripOf(inside: NapInside): Hold<NapSpot> {
  const { animator } = inside;
  let held: CardId | null = null;
  let played = Number.NEGATIVE_INFINITY;
  return {
    spotAt(x, y) {
      if (inside.exhibit) return null;
      const card = handCardAt(inside.layout, animator.homes, inside.picture.hand, x, y);
      return card === null ? 'cloth' : { card };
    },
    settle() {
      if (isBusy(animator) || inside.chips.flights.length > 0) {
        finish(animator);
        inside.chips.flights = [];
        inside.loop.wake();
      }
      return false;
    },
    tap(spot, at) {
      if (inside.exhibit || at - played < DOUBLE) return;
      if (spot === null || spot === 'cloth' || inside.session.state.phase === 'trick') hurry(inside);
      else if (play(inside, spot.card)) played = at;
    },
    lift(spot) {
      if (spot === 'cloth' || inside.session.state.phase !== 'playing') return false;
      held = spot.card;
      hold(animator, [spot.card], tempoOf(inside));
      inside.loop.wake();
      return true;
    },
    carry(dx, dy) {
      carry(animator, dx, dy);
      inside.loop.wake();
    },
    drop() {
      const card = held;
      held = null;
      if (card === null) return;
      const up = animator.homes[card]!.y - animator.poses[card]!.y;
      if (up > inside.layout.card.height * THROWN) play(inside, card);
      else backHome(inside);
    },
    putBack() {
      held = null;
      backHome(inside);
    },
    canPeek: () => false,
    peek: () => undefined,
  };
}
