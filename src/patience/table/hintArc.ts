// The fine arc from a hinted card to its target.
import { Container, Sprite, Texture } from 'pixi.js';
import type { Point, Rect } from '../../shared/table/pose';
import { paper } from '../../shared/table/theme';

const PIECES = 40;

/** Points along an arc between two cards' middles that bows upwards, or sideways where the way is steep. */
export function arcPoints(from: Rect, to: Rect, pieces: number, width: number): Point[] {
  const a = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const b = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const far = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
  const bow = Math.min(far * 0.3, from.height * 1.2);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const across = (b.x - a.x) / far;
  // The bow's direction is square to the way: up for a level one, towards the table's middle for a steep one.
  const upwards =
    Math.abs(across) > 0.35
      ? Math.sign(across)
      : middle.x < width / 2
        ? -Math.sign(b.y - a.y)
        : Math.sign(b.y - a.y);
  const side = { x: ((b.y - a.y) / far) * upwards, y: -across * upwards };
  const top = { x: middle.x + side.x * bow, y: Math.max(4, middle.y + side.y * bow) };
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
  dress(line: Texture, dot: Texture): void;
  /** `share` 0..1 of the arc is drawn, `line` CSS px thick; null clears it */
  show(points: readonly Point[] | null, share: number, line: number): void;
}

function strokes(root: Container, count: number, tint: string, alpha: number): Sprite[] {
  return Array.from({ length: count }, () => {
    const sprite = new Sprite(Texture.EMPTY);
    sprite.anchor.set(0.5);
    sprite.tint = tint;
    sprite.alpha = alpha;
    root.addChild(sprite);
    return sprite;
  });
}

function lay(pieces: readonly Sprite[], points: readonly Point[], share: number, line: number): void {
  pieces.forEach((piece, index) => {
    const from = points[index];
    const to = points[index + 1];
    piece.visible = from !== undefined && to !== undefined && index / PIECES < share;
    if (!from || !to) return;
    piece.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
    piece.rotation = Math.atan2(to.y - from.y, to.x - from.x);
    piece.setSize(Math.hypot(to.x - from.x, to.y - from.y) + 0.4, line);
  });
}

/** A gilt line with a dark edge, so that it is seen on paper as well as on cloth; a dot where it arrives. */
export function createHintArc(): HintArc {
  const root = new Container();
  const under = strokes(root, PIECES, paper.arcEdge, 1);
  const [underDot] = strokes(root, 1, paper.arcEdge, 1) as [Sprite];
  const pieces = strokes(root, PIECES, paper.arc, 1);
  const [dot] = strokes(root, 1, paper.arc, 1) as [Sprite];
  root.visible = false;
  return {
    root,
    dress(line, round) {
      for (const piece of [...under, ...pieces]) piece.texture = line;
      for (const end of [underDot, dot]) end.texture = round;
    },
    show(points, share, line) {
      root.visible = points !== null && share > 0;
      const end = points?.[PIECES];
      if (!points || !end) return;
      lay(under, points, share, line * 2.2);
      lay(pieces, points, share, line);
      for (const [sprite, size] of [
        [underDot, line * 5.4],
        [dot, line * 4],
      ] as const) {
        sprite.visible = share >= 1;
        sprite.position.set(end.x, end.y);
        sprite.setSize(size, size);
      }
    },
  };
}

export const arcPieces = PIECES;
