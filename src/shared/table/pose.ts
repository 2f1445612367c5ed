// How a card lies on a table, and what the places there are measured in: CSS px from the table's top left.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Size {}

/** How a card lies: its middle, its place in the pile of pictures (z), and what the eye needs besides. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  /** 0 face down .. 1 face up */
  turn: number;
  /** 0 on the table .. 1 lifted */
  lift: number;
  /** radians */
  tilt: number;
  alpha: number;
  /** 1 as large as the table's cards are */
  size: number;
  shown: boolean;
}

export const hiddenPose = (): Pose => ({
  x: 0,
  y: 0,
  z: 0,
  turn: 0,
  lift: 0,
  tilt: 0,
  alpha: 1,
  size: 1,
  shown: false,
});

/** How far two middles are from each other. */
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const contains = (rect: Rect, x: number, y: number): boolean =>
  x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;

/** The area that two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
