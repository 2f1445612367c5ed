// What the table shows while a key or a finger holds: where a card may go, where the cards of its rank lie, and the
// whole waste side by side.
import { PILES, RANKS, STOCK, WASTE } from '../../../assembly/abi';
import { tempoOf } from '../../shared/table/animator';
import { sizes } from '../../shared/table/measures';
import type { Pose } from '../../shared/table/pose';
import { isColumn } from '../core/piles';
import type { Pile, Position } from '../core/types';
import * as animations from './animations';
import { cardRect, homesFor } from './homes';
import type { Layout } from './layout';
import type { RankMark } from './scene';
import type { TableState } from './tableState';
import type { Held, Spot } from './touch';

/** z of the waste's cards while they lie side by side: above all cards at rest, below what is lit. */
const fanZ = 300;

/** How the waste's cards lie side by side: in one row where that reads well, else in as many as are needed. */
export function fanPlaces(
  layout: Layout,
  cards: number,
): readonly { readonly x: number; readonly y: number }[] {
  const place = layout.places[WASTE];
  if (!place || cards === 0) return [];
  const { cardWidth, cardHeight, screen } = layout;
  const edge = sizes.marginLeastPx;
  const readable = (layout.pocket ? sizes.fanPocketStrip : sizes.fanStrip) * cardWidth;
  const toRight = place.x + cardWidth / 2 < screen.width / 2;
  const room = toRight ? screen.width - edge - cardWidth - place.x : place.x - edge;
  const step = Math.min(cardWidth * sizes.fanMost, room / Math.max(1, cards - 1));
  if (step >= readable) {
    // the oldest card lies leftmost, wherever there is room
    const first = toRight ? place.x : place.x - step * (cards - 1);
    return Array.from({ length: cards }, (_, index) => ({ x: first + index * step, y: place.y }));
  }
  const whole = screen.width - 2 * edge - cardWidth;
  const across = Math.max(1, Math.floor(whole / readable) + 1);
  const rows = Math.ceil(cards / across);
  const down = Math.min(cardHeight * sizes.fanRow, (screen.height - cardHeight) / rows);
  const lowest = screen.height - edge - cardHeight - (rows - 1) * down;
  const top = Math.max(0, Math.min(place.y, lowest));
  const inRow = whole / Math.max(1, across - 1);
  return Array.from({ length: cards }, (_, index) => ({
    x: edge + (index % across) * inRow,
    y: top + Math.floor(index / across) * down,
  }));
}

/** The homes of all cards with the waste side by side. */
export function fanHomes(layout: Layout, position: Position): Pose[] {
  const homes = homesFor(layout, position);
  const waste = position.piles[WASTE] ?? [];
  fanPlaces(layout, waste.length).forEach(({ x, y }, index) => {
    const pose = homes[waste[index] ?? -1];
    if (!pose) return;
    pose.x = x + layout.cardWidth / 2;
    pose.y = y + layout.cardHeight / 2;
    pose.z = fanZ + index;
    pose.shown = true;
  });
  return homes;
}

/** Does the whole waste lie side by side? */
export function isFanned({ held, shown }: TableState): boolean {
  return (
    held !== null && held.kind !== 'rank' && held.pile === WASTE && (shown.piles[WASTE]?.length ?? 0) > 1
  );
}

/** Shows what is held, or nothing more of it. */
export function hold(table: TableState, held: Held | null): void {
  const wasFanned = isFanned(table);
  table.held = held;
  const fanned = isFanned(table);
  if (fanned !== wasFanned) {
    const { layout, shown } = table;
    const homes = fanned ? fanHomes(layout, shown) : homesFor(layout, shown);
    animations.glide(table.animator, homes, tempoOf(table.options));
  }
  table.loop.wake();
}

/** The card that a spot names, where it lies face up; the waste's are all to be seen. */
function cardAt(position: Position, { pile, depth }: Spot): number | null {
  const cards = position.piles[pile] ?? [];
  const index = cards.length - 1 - (depth ?? 0);
  return depth === null || pile === STOCK || index < (position.faceDown[pile] ?? 0)
    ? null
    : (cards[index] ?? null);
}

/** Where the held card, with those above it, may go. */
export function heldTargets({ held, session }: TableState): readonly Pile[] {
  if (held === null || held.kind === 'rank' || cardAt(session.state.position, held) === null) return [];
  return session.targets(held.pile, held.depth + 1);
}

/** The cards of a spot's rank that can be seen on the table: pile and depth. */
export function sameRank(
  position: Position,
  spot: Spot,
): readonly { readonly pile: Pile; readonly depth: number }[] {
  const card = cardAt(position, spot);
  if (card === null) return [];
  const found: { pile: Pile; depth: number }[] = [];
  for (let pile = 0; pile < PILES; pile++) {
    const cards = position.piles[pile] ?? [];
    cards.forEach((other, index) => {
      const depth = cards.length - 1 - index;
      // of waste, cells and foundations the picture has the top card alone
      const isSeen = isColumn(pile) ? index >= (position.faceDown[pile] ?? 0) : depth === 0;
      if (isSeen && pile !== STOCK && other % RANKS === card % RANKS) found.push({ pile, depth });
    });
  }
  return found;
}

/** The marks of the held card's rank. */
export function rankMarks({ held, layout, session }: TableState): readonly RankMark[] {
  if (held === null || held.kind === 'moves') return [];
  const { position } = session.state;
  return sameRank(position, held).flatMap(({ pile, depth }) => {
    const rect = cardRect(layout, position, pile, depth);
    const cards = position.piles[pile]?.length ?? 0;
    return rect ? [{ rect, z: depth > 0 ? cards - depth : null }] : [];
  });
}
