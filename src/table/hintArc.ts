// The fine arc from a hinted card to its target.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Rect } from './homes';
import { paper } from './theme';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const PIECES = 48;

/** Points along an arc that rises over the straight way between two cards' middles. */
export function arcPoints(from: Rect, to: Rect, pieces: number): Point[] {
  const a = { x: from.x + from.width / 2, y: from.y + from.height * 0.32 };
  const b = { x: to.x + to.width / 2, y: to.y + to.height * 0.42 };
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const rise = Math.min(far * 0.28, from.height * 1.1);
  const top = { x: (a.x + b.x) / 2, y: Math.max(4, Math.min(a.y, b.y) - rise) };
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const t = index / pieces;
    const s = 1 - t;
    return {
      x: s * s * a.x + 2 * s * t * top.x + t * t * b.x,
      y: s * s * a.y + 2 * s * t * top.y + t * t * b.y,
    };
  });
}

export interface HintArc {
  readonly root: Container;
  dress(dot: Texture): void;
  /** `share` 0..1 of the arc is drawn; null clears it */
  show(points: readonly Point[] | null, share: number, line: number): void;
}

export function createHintArc(): HintArc {
  const root = new Container();
  const pieces = Array.from({ length: PIECES }, () => {
    const piece = new Sprite(Texture.EMPTY);
    piece.anchor.set(0.5);
    piece.tint = paper.gilt;
    root.addChild(piece);
    return piece;
  });
  root.visible = false;
  return {
    root,
    dress(dot) {
      for (const piece of pieces) piece.texture = dot;
    },
    show(points, share, line) {
      root.visible = points !== null && share > 0;
      if (!points) return;
      pieces.forEach((piece, index) => {
        const from = points[index];
        const to = points[index + 1];
        piece.visible = from !== undefined && to !== undefined && index / PIECES < share;
        if (!from || !to) return;
        const long = Math.hypot(to.x - from.x, to.y - from.y);
        piece.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
        piece.rotation = Math.atan2(to.y - from.y, to.x - from.x);
        // Thin where it leaves the card, a little stronger where it arrives.
        piece.setSize(long + line, line * (0.7 + 0.6 * (index / PIECES)));
      });
    },
  };
}

export const arcPieces = PIECES;
