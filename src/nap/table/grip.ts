// What a pointer does at the trick game: a tap or a drop on the table plays a card, a tap on the cloth goes
// on.
import type { CardId } from '../../shared/core/types';
import { finish, hold, isBusy, schedule, still, tempoOf, tween } from '../../shared/table/animator';
import { carry } from '../../shared/table/carry';
import { motion } from '../../shared/table/measures';
import type { PointerHandler } from '../../shared/table/pointer';
import * as animations from './animations';
import { handCardAt, napHomes } from './homes';
import type { DrawnTable, NapTableState } from './tableState';

/** A spot of the table: a card of the hand, or bare cloth. */
export type NapSpot = { readonly card: CardId } | 'cloth';

/** A dragged card counts as thrown above this much of its height over its place. */
const THROWN = 0.45;

/** A second tap within so many milliseconds of the one that played a card belongs to that one. */
const DOUBLE = 250;

function backHome(table: DrawnTable): void {
  const { layout, picture } = table;
  const homes = napHomes(layout, picture);
  animations.change(table.animator, { layout, before: picture, now: picture, homes }, tempoOf(table.options));
  table.loop.wake();
}

/** A card that may not be played is shaken. */
function nudge(table: DrawnTable, card: CardId): void {
  const { animator } = table;
  const pace = tempoOf(table.options);
  if (still(pace)) return;
  finish(animator);
  const home = animator.homes[card]!;
  const quarter = motion.nudge / 4;
  const offsets = [motion.nudgePx, -motion.nudgePx, motion.nudgePx * 0.5, 0];
  schedule(
    animator,
    offsets.map((offset, i) =>
      tween(animator, card, { x: home.x + offset }, pace, { duration: quarter, delay: i * quarter }),
    ),
  );
  table.loop.wake();
}

/** Whether the card was played. */
function play(table: DrawnTable, card: CardId): boolean {
  const outcome = table.session.dispatch({ kind: 'play', card });
  if (outcome.kind !== 'refused') return true;
  backHome(table);
  nudge(table, card);
  return false;
}

/** A tap on bare cloth: a trick that waits is gathered, and whoever thinks plays at once. */
export function hurry({ lastTrick, session }: NapTableState): void {
  if (lastTrick) return;
  const { phase, thinking, looker, turn } = session.state;
  const waits = phase === 'trick' || thinking !== 'no' || (turn !== null && turn !== looker);
  if (waits) session.dispatch({ kind: 'skip' });
}

export function gripOf(table: DrawnTable): PointerHandler<NapSpot> {
  const { animator } = table;
  let held: CardId | null = null;
  let played = Number.NEGATIVE_INFINITY;
  return {
    spotAt(x, y) {
      if (table.exhibit) return null;
      const card = handCardAt(table.layout, animator.homes, table.picture.hand, x, y);
      return card === null ? 'cloth' : { card };
    },
    settle() {
      if (isBusy(animator) || table.chips.flights.length > 0) {
        finish(animator);
        table.chips.flights = [];
        table.loop.wake();
      }
      return false;
    },
    tap(spot, at) {
      if (table.exhibit || at - played < DOUBLE) return;
      if (spot === null || spot === 'cloth' || table.session.state.phase === 'trick') hurry(table);
      else if (play(table, spot.card)) played = at;
    },
    lift(spot, byFinger = false) {
      if (spot === 'cloth' || table.session.state.phase !== 'playing') return false;
      held = spot.card;
      const above = byFinger ? motion.touchAbove : 0;
      hold(animator, [spot.card], tempoOf(table.options), { above, least: table.layout.card.height / 2 });
      table.loop.wake();
      return true;
    },
    carry(dx, dy) {
      carry(animator, dx, dy);
      table.loop.wake();
    },
    drop() {
      const card = held;
      held = null;
      if (card === null) return;
      const up = animator.homes[card]!.y - animator.poses[card]!.y;
      if (up > table.layout.card.height * THROWN) play(table, card);
      else backHome(table);
    },
    putBack() {
      held = null;
      backHome(table);
    },
    canPeek: () => false,
    peek: () => undefined,
  };
}
