// The cloth: a soft light from above over dark edges, and a weave one device px fine. Painted as one picture
// of the table's size, so that a frame covers the screen once.
import { Sprite, Texture } from 'pixi.js';
import { paintedSource } from './painted';
import type { Rect } from './pose';
import type { Theme } from './theme';

export interface Felt {
  readonly sprite: Sprite;
  /** Stretches the cloth over the table (CSS px) until it is painted anew. */
  cover(width: number, height: number): void;
  /** Paints the cloth for a table of this size (CSS px, and device px for each), with a ring if given. */
  paint(theme: Theme, width: number, height: number, pixelRatio: number, ring?: Rect): void;
  destroy(): void;
}

const WEAVE = 192;

function canvasOf(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('no 2D canvas');
  return { canvas, pen };
}

/** A colour between two of the form #rrggbb; share 1 is all of the first. */
function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => channel(one, at) * share + channel(other, at) * (1 - share));
  return `rgb(${parts.map((part) => part.toFixed(2)).join(' ')})`;
}

/** A lamp's light over the middle of the upper half, as wide as the table. */
export function paintLight(pen: CanvasRenderingContext2D, theme: Theme, width: number, height: number): void {
  // A round light, drawn on a unit square and stretched to the table.
  pen.save();
  pen.scale(width, height);
  const lamp = pen.createRadialGradient(0.5, 0.22, 0, 0.5, 0.3, 0.86);
  const steps = 12;
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    // It falls off softly at first, then evens out.
    lamp.addColorStop(share, mixed(theme.light, theme.dark, (1 - share) ** 1.5));
  }
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, 1, 1);
  pen.restore();
}

/** A round place in the cloth, stitched with a double line: a shade lighter within. */
function drawRing(pen: CanvasRenderingContext2D, theme: Theme, ring: Rect, pixelRatio: number): void {
  const [x, y] = [(ring.x + ring.width / 2) * pixelRatio, (ring.y + ring.height / 2) * pixelRatio];
  // a window may be too small for it
  const [across, down] = [
    Math.max(0, ring.width / 2) * pixelRatio,
    Math.max(0, ring.height / 2) * pixelRatio,
  ];
  pen.save();
  pen.strokeStyle = pen.fillStyle = theme.mark;
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, 2 * Math.PI);
  pen.globalAlpha = 0.035;
  pen.fill();
  for (const [inset, width, alpha] of [
    [0, 1.4, 0.2],
    [5, 0.7, 0.16],
  ] as const) {
    const less = inset * pixelRatio;
    pen.globalAlpha = alpha;
    pen.lineWidth = width * pixelRatio;
    pen.beginPath();
    pen.ellipse(x, y, Math.max(0, across - less), Math.max(0, down - less), 0, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.restore();
}

/** The same grain every time: a small hash instead of chance. */
function grain(x: number, y: number): number {
  let h = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

function weaveCanvas(theme: Theme): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WEAVE;
  canvas.height = WEAVE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2D canvas');
  const image = pen.createImageData(WEAVE, WEAVE);
  for (let y = 0; y < WEAVE; y++) {
    for (let x = 0; x < WEAVE; x++) {
      // Twill: threads that climb one step a row; every thread a little unlike its neighbour.
      const thread = (x + 2 * y) % 6 < 3 ? 0.5 : -0.5;
      const value = thread * 0.6 + (grain(x, y) - 0.5) * 1.2;
      const at = (y * WEAVE + x) * 4;
      const tone = value > 0 ? 255 : 0;
      image.data[at] = tone;
      image.data[at + 1] = tone;
      image.data[at + 2] = tone;
      image.data[at + 3] = Math.min(255, Math.abs(value) * theme.weave * 255);
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}

export function createFelt(): Felt {
  const sprite = new Sprite(Texture.EMPTY);
  let size = { width: 1, height: 1 };
  let painted = '';
  const cover = (width: number, height: number): void => {
    size = { width, height };
    sprite.setSize(width, height);
  };
  const drop = (): void => {
    if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true);
  };
  return {
    sprite,
    cover,
    paint(theme, width, height, pixelRatio, ring) {
      const wish = JSON.stringify([theme, width, height, pixelRatio, ring]);
      if (wish === painted) return;
      painted = wish;
      const { canvas, pen } = canvasOf(Math.round(width * pixelRatio), Math.round(height * pixelRatio));
      paintLight(pen, theme, canvas.width, canvas.height);
      pen.fillStyle = pen.createPattern(weaveCanvas(theme), 'repeat') ?? theme.dark;
      pen.fillRect(0, 0, canvas.width, canvas.height);
      if (ring) drawRing(pen, theme, ring, pixelRatio);
      const source = paintedSource(canvas, pixelRatio);
      const old = sprite.texture;
      sprite.texture = new Texture({ source });
      if (old !== Texture.EMPTY) old.destroy(true);
      cover(size.width, size.height);
    },
    destroy: drop,
  };
}
