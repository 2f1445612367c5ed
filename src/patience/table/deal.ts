// A new deal: what lay there is swept up, and the cards go out row by row.
import { PILES, STOCK } from '../../../assembly/abi';
import type { CardId } from '../../shared/core/types';
import {
  ABOVE,
  type Animator,
  fadeIn,
  jump,
  schedule,
  still,
  type Tempo,
  type Tween,
  tween,
} from '../../shared/table/animator';
import { motion } from '../../shared/table/measures';
import type { Point, Pose } from '../../shared/table/pose';
import { isFoundation } from '../core/piles';
import type { Position } from '../core/types';
import type { Layout } from './layout';

/** The order in which a deal's cards reach the columns: row by row. */
function dealOrder(position: Position): CardId[] {
  const order: CardId[] = [];
  for (let depth = 0; ; depth++) {
    const before = order.length;
    for (let pile = 0; pile < PILES; pile++) {
      const card = position.piles[pile]?.[depth];
      if (card !== undefined && pile !== STOCK && !isFoundation(pile)) order.push(card);
    }
    if (order.length === before) return order;
  }
}

/** The cards that lie there are swept up to where the next deal comes from, from the left; to be dealt or to stay. */
function sweep(
  animator: Animator,
  lying: readonly Pose[],
  homes: readonly Pose[],
  source: Point,
  tempo: Tempo,
): Tween[] {
  const cards = lying.flatMap((pose, card) => (pose.shown ? [{ pose, card }] : []));
  const right = Math.max(1, ...cards.map(({ pose }) => pose.x));
  return cards.map(({ pose, card }) => {
    const { x, y, shown } = animator.poses[card] as Pose;
    const leaves = { ...source, turn: 0, tilt: 0, lift: 0, shown: false };
    const stays = shown && x === homes[card]?.x && y === homes[card]?.y;
    Object.assign(animator.poses[card] as Pose, pose, { alpha: 1 });
    const course = {
      duration: motion.sweepCard,
      delay: (pose.x / right) * motion.sweepSpan,
      over: ABOVE + pose.z,
    };
    return tween(animator, card, stays ? (homes[card] as Pose) : leaves, tempo, course);
  });
}

/**
 * A new deal: the cards `lying` there are swept to the stock, or to the table's lower edge; from there they go out row
 * by row, and turn as they land.
 */
export function deal(
  animator: Animator,
  layout: Layout,
  position: Position,
  homes: Pose[],
  tempo: Tempo,
  lying: readonly Pose[] = [],
): void {
  jump(animator, homes);
  if (still(tempo)) {
    for (const pose of animator.poses) pose.shown = false;
    fadeIn(animator, homes, tempo);
    return;
  }
  const stock = layout.places[STOCK];
  const source = stock
    ? { x: stock.x + layout.cardWidth / 2, y: stock.y + layout.cardHeight / 2 }
    : { x: layout.screen.width / 2, y: layout.screen.height + layout.cardHeight };
  const order = dealOrder(position);
  const swept = lying.some(({ shown }) => shown) ? motion.sweepSpan + motion.sweepCard : 0;
  const tweens = order.map((card, index): Tween => {
    Object.assign(animator.poses[card] as Pose, source, { turn: 0, shown: false });
    const delay = swept + (index / Math.max(1, order.length)) * motion.dealSpan;
    const course = { duration: motion.dealCard, delay, flight: 0.7, over: ABOVE + index };
    return tween(animator, card, homes[card] as Pose, tempo, course);
  });
  schedule(animator, [...sweep(animator, lying, homes, source, tempo), ...tweens]);
}
