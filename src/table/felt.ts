// The cloth: a soft light from above over dark edges, and a weave one device px fine.
import { CanvasSource, Sprite, Texture, TilingSprite } from 'pixi.js';
import type { Theme } from './theme';

export interface Felt {
  readonly layers: readonly [Sprite, TilingSprite];
  /** CSS px of the table */
  cover(width: number, height: number): void;
  paint(theme: Theme, pixelRatio: number): void;
  destroy(): void;
}

const LIGHT = 256;
const WEAVE = 192;

function canvasOf(size: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2D canvas');
  return { canvas, pen };
}

/** A colour between two of the form #rrggbb; share 1 is all of the first. */
function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => channel(one, at) * share + channel(other, at) * (1 - share));
  return `rgb(${parts.map((part) => part.toFixed(2)).join(' ')})`;
}

function lightCanvas(theme: Theme): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(LIGHT);
  pen.fillStyle = theme.dark;
  pen.fillRect(0, 0, LIGHT, LIGHT);
  const lamp = pen.createRadialGradient(LIGHT / 2, LIGHT * 0.22, 0, LIGHT / 2, LIGHT * 0.3, LIGHT * 0.86);
  const steps = 12;
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    // A lamp's light falls off softly at first, then evens out.
    const alpha = (1 - share) ** 1.5;
    lamp.addColorStop(share, mixed(theme.light, theme.dark, alpha));
  }
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, LIGHT, LIGHT);
  return canvas;
}

/** The same grain every time: a small hash instead of chance. */
function grain(x: number, y: number): number {
  let h = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

function weaveCanvas(theme: Theme): HTMLCanvasElement {
  const { canvas, pen } = canvasOf(WEAVE);
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

function textureOf(resource: HTMLCanvasElement, resolution: number, repeat: boolean): Texture {
  return new Texture({
    source: new CanvasSource({
      resource,
      resolution,
      autoGarbageCollect: false,
      addressMode: repeat ? 'repeat' : 'clamp-to-edge',
      scaleMode: repeat ? 'nearest' : 'linear',
    }),
  });
}

export function createFelt(): Felt {
  const light = new Sprite(Texture.EMPTY);
  const weave = new TilingSprite({ texture: Texture.EMPTY });
  let size = { width: 1, height: 1 };
  const cover = (width: number, height: number): void => {
    size = { width, height };
    light.setSize(width, height);
    weave.setSize(width, height);
  };
  const drop = (): void => {
    for (const layer of [light, weave]) if (layer.texture !== Texture.EMPTY) layer.texture.destroy(true);
  };
  return {
    layers: [light, weave],
    cover,
    paint(theme, pixelRatio) {
      drop();
      light.texture = textureOf(lightCanvas(theme), 1, false);
      weave.texture = textureOf(weaveCanvas(theme), pixelRatio, true);
      cover(size.width, size.height);
    },
    destroy: drop,
  };
}
