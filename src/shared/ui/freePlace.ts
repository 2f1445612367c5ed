// Where a slip of paper may lie on the table: wherever it covers least of what a player looks at.
import { overlap, type Point, type Rect, type Size } from '../table/pose';

/** Something on the table, and how much it matters that it can be seen: 1 is a card's picture. */
export interface Occupied {
  readonly rect: Rect;
  readonly weight: number;
}

/** The upper share of a card in which its rank and suit stand. */
const indexShare = 0.34;

/** A card that can be seen as a whole: its rank and suit matter more than its picture. */
export function occupiedCard(rect: Rect, { index, picture }: { index: number; picture: number }): Occupied[] {
  return [
    { rect, weight: picture },
    { rect: { ...rect, height: rect.height * indexShare }, weight: index },
  ];
}

/** CSS px from one place that is looked at to the next */
const step = 6;
/** What a CSS px of distance from the wished place weighs, in covered square px of weight 1: wherever there is room, or close by */
export const pulls = { free: 0.5, near: 24 } as const;

/** What a slip at a place covers, by weight. */
export function covered(slip: Rect, taken: readonly Occupied[]): number {
  return taken.reduce((sum, { rect, weight }) => sum + weight * overlap(slip, rect), 0);
}

/** From one end to the other, both among them; where there is no room, the first alone. */
function steps(from: number, to: number): number[] {
  const last = Math.max(from, to);
  const all = Array.from({ length: Math.floor((last - from) / step) + 1 }, (_, i) => from + i * step);
  return [...all, last];
}

/**
 * The top left of a slip of this size within a room, in CSS px: where it covers least, of such places the one
 * nearest to the wished one. A slip larger than the room begins at its top left.
 */
export function freePlace(
  slip: Size,
  room: Rect,
  taken: readonly Occupied[],
  wished: Point,
  pull: number = pulls.free,
): Point {
  let best: Point = { x: room.x, y: room.y };
  let least = Number.POSITIVE_INFINITY;
  const xs = steps(room.x, room.x + room.width - slip.width);
  for (const y of steps(room.y, room.y + room.height - slip.height)) {
    for (const x of xs) {
      const far = Math.hypot(x - wished.x, y - wished.y) * pull;
      if (far >= least) continue;
      const cost = far + covered({ x, y, ...slip }, taken);
      if (cost >= least) continue;
      least = cost;
      best = { x, y };
    }
  }
  return best;
}

export interface Placement {
  /** CSS px that a slip keeps from the edges */
  readonly margin: number;
  /** the wished place of a slip of this size in a room from 0, 0 */
  readonly wished: (slip: Size, room: Size) => Point;
  /** how much a CSS px of distance from there weighs */
  readonly pull?: number;
  readonly occupied: () => readonly Occupied[];
}

/** In the middle at the foot, where few cards lie. */
export function atFoot(slip: Size, room: Size): Point {
  return { x: (room.width - slip.width) / 2, y: room.height };
}

/** Below something on the table, for what is said of it. */
export function below({ x, y, width, height }: Rect): (slip: Size) => Point {
  return (slip) => ({ x: x + (width - slip.width) / 2, y: y + height + step });
}

/**
 * Moves an absolutely placed element to where it covers least of a host, in whose CSS px everything is given.
 * Nothing is done where it is not absolutely placed, or not shown.
 */
export function placeFreely(
  element: HTMLElement,
  host: HTMLElement,
  { margin, wished, pull, occupied }: Placement,
): void {
  const { style } = element;
  style.removeProperty('translate');
  if (element.offsetWidth === 0 || getComputedStyle(element).position !== 'absolute') return;
  const slip = element.getBoundingClientRect();
  const table = host.getBoundingClientRect();
  // of a table that is scrolled, what can be seen
  const top = Math.max(0, -table.y);
  const foot = Math.min(table.height, window.innerHeight - table.y);
  const room = {
    x: margin,
    y: top + margin,
    width: table.width - 2 * margin,
    height: foot - top - 2 * margin,
  };
  const { width, height } = slip;
  const at = freePlace({ width, height }, room, occupied(), wished({ width, height }, table), pull);
  // lengths within an element that is drawn larger are larger too
  const zoom = width / element.offsetWidth;
  const x = (table.x + at.x - slip.x) / zoom;
  const y = (table.y + at.y - slip.y) / zoom;
  style.setProperty('translate', `${x}px ${y}px`);
}
