// Where every card of a position rests, and what lies under a point. Numbers only.
import { CARDS, PILES, STOCK, WASTE } from '../../../assembly/abi';
import type { CardId } from '../../shared/core/types';
import { sizes } from '../../shared/table/measures';
import { contains, hiddenPose, overlap, type Pose, type Rect } from '../../shared/table/pose';
import { isColumn, isFoundation } from '../core/piles';
import type { Pile, Position } from '../core/types';
import { columnOffsets, type Layout } from './layout';
import type { Spot } from './touch';

function stockLayers(cards: number): number {
  return Math.min(sizes.stockLayers, Math.ceil(cards / 12));
}

interface Resting {
  readonly x: number;
  readonly y: number;
  readonly shown: boolean;
  readonly faceUp: boolean;
}

/** The top left of each card of a pile, the bottom card first. */
function resting(layout: Layout, position: Position, pile: Pile): Resting[] {
  const cards = position.piles[pile] ?? [];
  const place = layout.places[pile];
  if (!place || cards.length === 0) return [];
  const down = position.faceDown[pile] ?? 0;
  if (isColumn(pile)) {
    const offsets = columnOffsets(layout, pile, cards.length, down);
    return cards.map((_, index) => ({
      x: place.x,
      y: place.y + (offsets[index] ?? 0),
      shown: true,
      faceUp: index >= down,
    }));
  }
  const fromTop = (index: number): number => cards.length - 1 - index;
  if (pile === STOCK) {
    const layers = stockLayers(cards.length);
    const step = sizes.stockStep * layout.cardWidth;
    return cards.map((_, index) => {
      const layer = Math.min(layers - 1, fromTop(index));
      return { x: place.x, y: place.y + layer * step, shown: fromTop(index) < layers, faceUp: false };
    });
  }
  if (pile === WASTE) {
    const shown = Math.min(cards.length, layout.wasteShown);
    return cards.map((_, index) => ({
      x: place.x + Math.max(0, shown - 1 - fromTop(index)) * layout.wasteStep,
      y: place.y,
      shown: fromTop(index) < Math.max(shown, 2),
      faceUp: true,
    }));
  }
  return cards.map((_, index) => ({ x: place.x, y: place.y, shown: fromTop(index) < 2, faceUp: true }));
}

/** The pose of every card at rest, by card id; cards that the game lacks are not shown. */
export function homesFor(layout: Layout, position: Position): Pose[] {
  const poses = Array.from({ length: CARDS }, hiddenPose);
  for (let pile = 0; pile < PILES; pile++) {
    const cards = position.piles[pile] ?? [];
    resting(layout, position, pile).forEach((rest, index) => {
      const pose = poses[cards[index] as CardId];
      if (!pose) return;
      pose.x = rest.x + layout.cardWidth / 2;
      pose.y = rest.y + layout.cardHeight / 2;
      pose.z = index + 1;
      pose.turn = rest.faceUp ? 1 : 0;
      pose.shown = rest.shown;
    });
  }
  return poses;
}

/** The rectangle of the card `depth` cards from a pile's top, or of the empty place (null: no such pile). */
export function cardRect(layout: Layout, position: Position, pile: Pile, depth: number): Rect | null {
  const place = layout.places[pile];
  if (!place) return null;
  const cards = resting(layout, position, pile);
  const at = cards[cards.length - 1 - depth] ?? place;
  return { x: at.x, y: at.y, width: layout.cardWidth, height: layout.cardHeight };
}

/** Where the next card of a pile would come to lie. */
export function nextRect(layout: Layout, position: Position, pile: Pile): Rect | null {
  const place = layout.places[pile];
  if (!place) return null;
  const size = { width: layout.cardWidth, height: layout.cardHeight };
  const cards = position.piles[pile]?.length ?? 0;
  if (!isColumn(pile) || cards === 0) return cardRect(layout, position, pile, 0);
  const offsets = columnOffsets(layout, pile, cards + 1, position.faceDown[pile] ?? 0);
  return { x: place.x, y: place.y + (offsets[cards] ?? 0), ...size };
}

/** What lies under a point: a card first; else a place, where a column reaches down to the table's edge. */
export function spotAt(layout: Layout, position: Position, x: number, y: number): Spot | null {
  const size = { width: layout.cardWidth, height: layout.cardHeight };
  for (let pile = 0; pile < PILES; pile++) {
    const cards = resting(layout, position, pile);
    for (let index = cards.length - 1; index >= 0; index--) {
      const card = cards[index] as Resting;
      if (card.shown && contains({ ...card, ...size }, x, y))
        return { pile, depth: cards.length - 1 - index };
    }
  }
  for (let pile = 0; pile < PILES; pile++) {
    const place = layout.places[pile];
    if (!place) continue;
    const height = isColumn(pile) ? layout.reach - place.y : layout.cardHeight;
    if (contains({ ...place, width: layout.cardWidth, height }, x, y)) return { pile, depth: null };
  }
  return null;
}

/**
 * The pile among `piles` that a card at `rect` covers most, or null when it covers none. A column counts from
 * its first card down to the table's edge, so that a drop below a short column still reaches it.
 */
export function pileUnder(layout: Layout, rect: Rect, piles: readonly Pile[]): Pile | null {
  let best: Pile | null = null;
  let most = 0;
  for (const pile of piles) {
    const place = layout.places[pile];
    if (!place) continue;
    const height = isColumn(pile) ? layout.reach - place.y : layout.cardHeight;
    const shared = overlap(rect, { ...place, width: layout.cardWidth, height });
    if (shared > most) {
      most = shared;
      best = pile;
    }
  }
  return best;
}

/** Which of a suit's foundations awaits the card of this rank (0 = ace): the one that has grown so far. */
export function awaitingFoundation(position: Position, first: Pile, rank: number, decks: number): Pile {
  if (!isFoundation(first) || decks === 1) return first;
  const length = position.piles[first]?.length ?? 0;
  return length === rank || position.piles[first + 1]?.length !== rank ? first : first + 1;
}
