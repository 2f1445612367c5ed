// The end of a patience that has come out: the cards rise from the foundations, stand in an arc across the
// table, bow, and go back, the aces last, which turn over to laurels. Tweens like any others, which any input ends.
import type { CardId } from '../../shared/core/types';
import { type Animator, schedule, type Tween } from '../../shared/table/animator';
import { calm, soft, win } from '../../shared/table/measures';
import type { Pose } from '../../shared/table/pose';
import { isFoundation } from '../core/piles';
import type { Position } from '../core/types';
import type { Layout } from './layout';

/** The cards on the foundations in the order in which they rise: kings first, the suits side by side. */
function cardsByRank(position: Position): CardId[] {
  const piles = position.piles.filter((_, pile) => isFoundation(pile));
  const order: CardId[] = [];
  for (let depth = 12; depth >= 0; depth--) {
    for (const pile of piles) {
      const card = pile[depth];
      if (card !== undefined) order.push(card);
    }
  }
  return order;
}

/** Where card `index` of `count` stands in the arc. */
export function placeInArc(layout: Layout, index: number, count: number): Pick<Pose, 'x' | 'y' | 'tilt'> {
  const { width, height } = layout.screen;
  const share = count === 1 ? 0.5 : index / (count - 1);
  const spread = Math.PI * 0.62;
  const angle = (share - 0.5) * spread;
  const across = width - layout.cardWidth * 1.8;
  const radius = across / 2 / Math.sin(spread / 2);
  const deep = radius * (1 - Math.cos(spread / 2));
  const top = Math.max(layout.cardHeight, height * 0.52 - Math.min(deep, height * 0.4) / 2);
  // The arc is flattened where the table is low.
  const flat = Math.min(1, (height * 0.4) / deep);
  return {
    x: width / 2 + Math.sin(angle) * radius,
    y: top + (1 - Math.cos(angle)) * radius * flat,
    tilt: angle * 0.8 * flat,
  };
}

/** Schedules the bow; `speed` as in Tempo, and not 0. */
export function celebrate(animator: Animator, layout: Layout, position: Position, speed: number): void {
  const cards = cardsByRank(position);
  const pace = 1 / speed;
  const bowAt = animator.clock + (win.stagger + win.rise + win.closing) * pace;
  const tweens: Tween[] = [];
  cards.forEach((card, index) => {
    const home = animator.homes[card] as Pose;
    const share = index / Math.max(1, cards.length - 1);
    const at = placeInArc(layout, index, cards.length);
    const bow = { y: at.y + layout.cardHeight * 0.2, tilt: at.tilt * 1.12 };
    const base = { card, ease: calm, flight: 0, over: null };
    const up = animator.clock + (win.closing + share * win.stagger) * pace;
    const half = (win.bow / 2) * pace;
    // The bow runs along the row from the middle outwards.
    const wave = Math.abs(share - 0.5) * 0.5 * win.bow * pace;
    const back = bowAt + (win.bow * 1.3 + share * win.stagger * 0.45) * pace;
    tweens.push(
      {
        ...base,
        start: up,
        duration: win.rise * pace,
        to: { ...at, shown: true },
        ease: soft,
        flight: 0.6,
        over: 1000 + index,
      },
      { ...base, start: bowAt + wave, duration: half, to: bow },
      { ...base, start: bowAt + wave + half, duration: half, to: { y: at.y, tilt: at.tilt } },
      { ...base, start: back, duration: win.home * pace, to: home, flight: 0.5, over: 3000 + index },
    );
  });
  schedule(animator, tweens);
}
