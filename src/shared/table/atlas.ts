// One texture for everything on the table, painted for the exact size of the cards: faces, back, shadows,
// places, edges, laurels, digits. Painted anew when size, pixel ratio, theme or faces change.
import { Rectangle, Texture } from 'pixi.js';
import { FACES, SUITS } from '../../../assembly/abi';
import { drawBack } from './backs';
import { drawFaces, type FaceStyle, inkOf, loadFonts } from './faces';
import { sizes } from './measures';
import type { BackName } from './options';
import {
  type Box,
  drawChip,
  drawClosed,
  drawEdge,
  drawPlace,
  drawRing,
  drawShadow,
  type Pen,
  roundedPath,
} from './ornaments';
import { paintedSource } from './painted';
import { fonts, paper, type Theme } from './theme';

export interface AtlasSpec {
  /** CSS px */
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly style: FaceStyle;
  readonly theme: Theme;
  readonly back: BackName;
}

/** Frames of a card's size: `f0`..`f51`, `back`, places; larger ones: shadows, edges; and small ones. */
export type FrameName = string;

export interface Atlas {
  readonly spec: AtlasSpec;
  texture(name: FrameName): Texture;
  readonly glyphs: string;
  readonly drawn: HTMLCanvasElement;
  destroy(): void;
}

const placeNames = ['column', 'cell', 'turn', 'bare'] as const;
const GLYPHS = '0123456789abcdefghijklmnopqrstuvwxyz';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Device px of everything in the atlas. */
interface Sizes {
  readonly card: Size;
  readonly near: Size;
  readonly padNear: number;
  readonly halo: Size;
  readonly pad: number;
  readonly line: number;
  readonly glyph: Size;
  readonly plate: Size;
  readonly dot: Size;
  readonly chip: Size;
}

function sizesOf(spec: AtlasSpec): Sizes {
  const px = spec.style.pixelRatio;
  const card = { width: Math.round(spec.cardWidth * px), height: Math.round(spec.cardHeight * px) };
  const pad = Math.ceil(sizes.halo * card.width);
  const padNear = Math.ceil(sizes.haloNear * card.width) + 2;
  const text = Math.round(Math.min(22 * px, Math.max(12 * px, card.width * 0.15)));
  return {
    card,
    padNear,
    near: { width: card.width + 2 * padNear, height: card.height + 2 * padNear },
    pad,
    halo: { width: card.width + 2 * pad, height: card.height + 2 * pad },
    line: Math.max(2, Math.round(Math.max(2 * px, card.width * 0.022))),
    glyph: { width: text, height: Math.round(text * 1.3) },
    plate: { width: Math.round(text * 2), height: Math.round(text * 1.3) },
    dot: { width: Math.ceil(8 * px), height: Math.ceil(8 * px) },
    chip: { width: Math.ceil(20 * px), height: Math.ceil(20 * px) },
  };
}

function frameSizes(all: Sizes): [FrameName, Size][] {
  const list: [FrameName, Size][] = [];
  for (let face = 0; face < FACES; face++) list.push([`f${face}`, all.card]);
  list.push(['back', all.card]);
  for (const name of placeNames) list.push([name, all.card]);
  for (let suit = 0; suit < SUITS; suit++) list.push([`suit${suit}`, all.card], [`closed${suit}`, all.card]);
  for (const name of ['shadow', 'edge', 'ring']) list.push([name, all.near]);
  for (const name of ['lifted', 'glow']) list.push([name, all.halo]);
  list.push(['plate', all.plate], ['dot', all.dot], ['line', all.dot], ['chip', all.chip]);
  for (const glyph of GLYPHS) list.push([`g${glyph}`, all.glyph]);
  return list;
}

interface Packed {
  readonly boxes: ReadonlyMap<FrameName, Box>;
  readonly size: Box;
}

/** Shelves of one height after another, a clear pixel round each frame. */
export function pack(frames: readonly (readonly [FrameName, Size])[], most: number): Packed {
  const area = frames.reduce((sum, [, size]) => sum + (size.width + 2) * (size.height + 2), 0);
  const widest = Math.max(...frames.map(([, size]) => size.width + 4));
  const width = Math.min(most, Math.max(widest, Math.ceil(Math.sqrt(area) * 1.04)));
  const boxes = new Map<FrameName, Box>();
  let x = 2;
  let y = 2;
  let shelf = 0;
  let right = 0;
  for (const [name, size] of frames) {
    if (x + size.width + 2 > width && x > 2) {
      x = 2;
      y += shelf + 2;
      shelf = 0;
    }
    boxes.set(name, { x, y, ...size });
    x += size.width + 2;
    right = Math.max(right, x);
    shelf = Math.max(shelf, size.height);
  }
  return { boxes, size: { x: 0, y: 0, width: right, height: y + shelf + 2 } };
}

/** Device px of the atlas for a card of this many device px, to keep within what a texture may be. */
function largestRatio(spec: AtlasSpec): number {
  let ratio = spec.style.pixelRatio;
  const fitsAt = (tried: number): boolean => {
    const all = sizesOf({ ...spec, style: { ...spec.style, pixelRatio: tried } });
    const { size } = pack(frameSizes(all), sizes.largestTexture);
    return size.width <= sizes.largestTexture && size.height <= sizes.largestTexture;
  };
  while (ratio > 0.5 && !fitsAt(ratio)) ratio -= 0.05;
  return ratio;
}

function paintHalos(pen: Pen, boxes: ReadonlyMap<FrameName, Box>, all: Sizes, theme: Theme): void {
  const card = (name: FrameName): Box => {
    const box = boxes.get(name) as Box;
    const pad = (box.width - all.card.width) / 2;
    return { x: box.x + pad, y: box.y + pad, ...all.card };
  };
  const width = all.card.width;
  drawShadow(pen, card('shadow'), width * 0.055, width * 0.012, theme.shadow);
  drawShadow(pen, card('lifted'), width * 0.17, width * 0.03, theme.shadow * 0.9);
  drawEdge(pen, card('edge'), all.line, all.line * 1.5, paper.gilt);
  drawEdge(pen, card('glow'), all.line * 0.8, all.pad * 0.8, theme.glow);
  drawRing(pen, card('ring'), all.line * 1.2);
}

function paintSmall(pen: Pen, boxes: ReadonlyMap<FrameName, Box>, all: Sizes): void {
  const plate = boxes.get('plate') as Box;
  roundedPath(pen, plate, plate.height / 2, 1);
  pen.fillStyle = 'rgba(14, 12, 8, 0.78)';
  pen.fill();
  const dot = boxes.get('dot') as Box;
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.arc(dot.x + dot.width / 2, dot.y + dot.height / 2, dot.width / 2 - 1, 0, Math.PI * 2);
  pen.fill();
  drawChip(pen, boxes.get('chip') as Box);
  // A stroke to be stretched: full to both ends, soft above and below.
  const line = boxes.get('line') as Box;
  pen.fillRect(line.x - 1, line.y + line.height * 0.25, line.width + 2, line.height * 0.5);
  pen.fillStyle = paper.face;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${all.glyph.width}px ${fonts.pocket}`;
  for (const glyph of GLYPHS) {
    const box = boxes.get(`g${glyph}`) as Box;
    pen.fillText(glyph, box.x + box.width / 2, box.y + box.height * 0.54);
  }
}

function paintPlaces(pen: Pen, boxes: ReadonlyMap<FrameName, Box>, hair: number, spec: AtlasSpec): void {
  const { theme, style } = spec;
  drawBack(pen, boxes.get('back') as Box, hair, theme, spec.back);
  for (const kind of placeNames) drawPlace(pen, boxes.get(kind) as Box, hair, theme, { kind });
  for (let suit = 0; suit < SUITS; suit++) {
    drawPlace(pen, boxes.get(`suit${suit}`) as Box, hair, theme, { kind: 'foundation', suit });
    drawClosed(pen, boxes.get(`closed${suit}`) as Box, hair, suit, inkOf(suit, style.fourColours));
  }
}

/** Paints the atlas. The canvas stays, so that a restored WebGL context gets every face back. */
export async function paintAtlas(spec: AtlasSpec): Promise<Atlas> {
  const ratio = largestRatio(spec);
  const style = { ...spec.style, pixelRatio: ratio };
  const all = sizesOf({ ...spec, style });
  const { boxes, size } = pack(frameSizes(all), sizes.largestTexture);
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2D canvas');
  await loadFonts(style);
  const faceBoxes = Array.from({ length: FACES }, (_, face) => ({ face, box: boxes.get(`f${face}`) as Box }));
  await drawFaces(pen, faceBoxes, size, style);
  paintPlaces(pen, boxes, Math.max(1, Math.round(ratio * 0.75)), spec);
  paintHalos(pen, boxes, all, spec.theme);
  paintSmall(pen, boxes, all);
  const source = paintedSource(canvas, ratio);
  const textures = new Map<FrameName, Texture>();
  for (const [name, box] of boxes) {
    const frame = new Rectangle(box.x / ratio, box.y / ratio, box.width / ratio, box.height / ratio);
    textures.set(name, new Texture({ source, frame }));
  }
  return {
    spec,
    glyphs: GLYPHS,
    drawn: canvas,
    texture: (name) => textures.get(name) ?? Texture.EMPTY,
    destroy() {
      for (const texture of textures.values()) texture.destroy(false);
      source.destroy();
    },
  };
}
