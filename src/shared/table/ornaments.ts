// Drawings of our own, as vectors on a 2D canvas: suits, laurels, backs, places, glows.
import { sizes } from './measures';
import { paper, type Theme } from './theme';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export type Pen = CanvasRenderingContext2D;

/** Outlines of the suits, by abi.Suit, in a box of one unit round the origin. */
const suitPaths = [
  'M.05 .1C.06 .3 .1 .4 .19 .47L-.19 .47C-.1 .4 -.06 .3 -.05 .1C-.08 .21 -.16 .28 -.26 .28A.225 .225 0 1 1 -.16 -.14A.225 .225 0 1 1 .16 -.14A.225 .225 0 1 1 .26 .28C.16 .28 .08 .21 .05 .1Z',
  'M0 -.5C.1 -.32 .24 -.13 .38 0C.24 .13 .1 .32 0 .5C-.1 .32 -.24 .13 -.38 0C-.24 -.13 -.1 -.32 0 -.5Z',
  'M0 .48C-.1 .26 -.47 .02 -.47 -.2C-.47 -.37 -.36 -.46 -.24 -.46C-.12 -.46 -.03 -.38 0 -.25C.03 -.38 .12 -.46 .24 -.46C.36 -.46 .47 -.37 .47 -.2C.47 .02 .1 .26 0 .48Z',
  'M0 -.5C.1 -.28 .45 -.08 .45 .15C.45 .29 .35 .37 .24 .37C.15 .37 .08 .32 .04 .23C.05 .36 .1 .43 .18 .48L-.18 .48C-.1 .43 -.05 .36 -.04 .23C-.08 .32 -.15 .37 -.24 .37C-.35 .37 -.45 .29 -.45 .15C-.45 -.08 -.1 -.28 0 -.5Z',
] as const;

/** Fills a suit of the given size round a point, in the pen's fill style. */
export function drawSuit(pen: Pen, suit: number, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fill(new Path2D(suitPaths[suit]));
  pen.restore();
}

export function roundedPath(pen: Pen, box: Box, radius: number, inset = 0): void {
  pen.beginPath();
  pen.roundRect(
    box.x + inset,
    box.y + inset,
    box.width - 2 * inset,
    box.height - 2 * inset,
    Math.max(0, radius - inset),
  );
}

/** Two branches of leaves, tied below and open above, round a point. */
export function drawLaurel(pen: Pen, x: number, y: number, radius: number, leaves = 9): void {
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < leaves; leaf++) {
      const share = leaf / (leaves - 1);
      const angle = Math.PI / 2 - side * (0.12 + share * 2.42);
      const long = radius * (0.36 - 0.12 * share);
      for (const turn of [0.5, -0.42]) {
        pen.save();
        pen.translate(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
        pen.rotate(angle - side * (Math.PI / 2) + side * turn);
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.quadraticCurveTo(long * 0.45, -long * 0.3, long, 0);
        pen.quadraticCurveTo(long * 0.45, long * 0.3, 0, 0);
        pen.fill();
        pen.restore();
      }
    }
    pen.beginPath();
    const from = Math.PI / 2 - side * 0.02;
    const to = Math.PI / 2 - side * 2.5;
    pen.arc(x, y, radius, Math.min(from, to), Math.max(from, to));
    pen.lineWidth = radius * 0.035;
    pen.stroke();
  }
}

/** A counter of bone, gilt at the rim, seen from above. */
export function drawChip(pen: Pen, box: Box): void {
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2 - 1];
  const disc = (share: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius * share, 0, 2 * Math.PI);
    pen.fill();
  };
  pen.save();
  disc(1, paper.giltDeep);
  disc(0.92, paper.gilt);
  pen.strokeStyle = paper.face;
  pen.lineWidth = radius * 0.3;
  pen.setLineDash([radius * 0.42, radius * 0.42]);
  pen.beginPath();
  pen.arc(x, y, radius * 0.76, 0, 2 * Math.PI);
  pen.stroke();
  disc(0.54, paper.giltDeep);
  disc(0.48, paper.gilt);
  pen.restore();
}

/** A card's paper: ivory, a shade darker at the foot, with a hairline edge. */
export function drawPaper(pen: Pen, box: Box, hair: number): void {
  const radius = sizes.corner * box.width;
  const light = pen.createLinearGradient(0, box.y, 0, box.y + box.height);
  light.addColorStop(0, paper.face);
  light.addColorStop(1, paper.shade);
  roundedPath(pen, box, radius);
  pen.fillStyle = light;
  pen.fill();
  roundedPath(pen, box, radius, hair / 2);
  pen.strokeStyle = paper.edge;
  pen.lineWidth = hair;
  pen.stroke();
}

/** What a place on the cloth may bear. */
export type PlaceMark =
  | { readonly kind: 'column' | 'cell' | 'turn' | 'bare' }
  | { readonly kind: 'foundation'; readonly suit: number };

/** How much darker than the cloth a place is, 0..1. */
export const placeShade = { faint: 0.05, usual: 0.13 } as const;
/** How strong a foundation's laurel is : its suit. */
const placeLaurel = 0.4;

/** A place on the cloth: an outline pressed into it, and its mark. */
export function drawPlace(pen: Pen, box: Box, hair: number, theme: Theme, mark: PlaceMark): void {
  const radius = sizes.corner * box.width;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const faint = mark.kind === 'column' || mark.kind === 'bare';
  pen.save();
  roundedPath(pen, box, radius, hair);
  pen.fillStyle = '#000';
  pen.globalAlpha = faint ? placeShade.faint : placeShade.usual;
  pen.fill();
  pen.strokeStyle = theme.mark;
  pen.fillStyle = theme.mark;
  pen.globalAlpha = theme.markStrength;
  pen.lineWidth = Math.max(hair, box.width * 0.011);
  pen.stroke();
  if (mark.kind === 'foundation') {
    drawSuit(pen, mark.suit, x, y, box.width * 0.32);
    // an ornament, which says nothing
    pen.globalAlpha = theme.markStrength * placeLaurel;
    drawLaurel(pen, x, y, box.width * 0.33, 10);
  } else if (mark.kind === 'turn') {
    drawTurn(pen, x, y, box.width * 0.22);
  }
  pen.restore();
}

/** A foundation that is complete: its suit in a gilt laurel, on paper. */
export function drawClosed(pen: Pen, box: Box, hair: number, suit: number, ink: string): void {
  drawPaper(pen, box, hair);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  pen.save();
  roundedPath(pen, box, sizes.corner * box.width, Math.max(2 * hair, box.width * 0.05));
  pen.lineWidth = Math.max(hair, box.width * 0.008);
  pen.strokeStyle = paper.gilt;
  pen.stroke();
  pen.fillStyle = paper.giltDeep;
  pen.strokeStyle = paper.giltDeep;
  drawLaurel(pen, x, y, box.width * 0.3, 11);
  pen.fillStyle = ink;
  drawSuit(pen, suit, x, y, box.width * 0.27);
  pen.restore();
}

/** The mark of a stock that may be gone through again: an arrow going round. */
function drawTurn(pen: Pen, x: number, y: number, radius: number): void {
  pen.lineWidth = radius * 0.17;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(x, y, radius, -0.35 * Math.PI, 1.25 * Math.PI);
  pen.stroke();
  const tip = -0.35 * Math.PI;
  pen.translate(x + Math.cos(tip) * radius, y + Math.sin(tip) * radius);
  pen.rotate(tip - Math.PI / 2);
  pen.beginPath();
  pen.moveTo(radius * 0.42, 0);
  pen.lineTo(-radius * 0.3, -radius * 0.4);
  pen.lineTo(-radius * 0.3, radius * 0.4);
  pen.fill();
}

/** A card's shadow: `blur` and `drop` in device px; the box is the card's. */
export function drawShadow(pen: Pen, box: Box, blur: number, drop: number, alpha: number): void {
  // Drawn far outside the canvas, so that only its blur is seen.
  const away = 10_000;
  pen.save();
  pen.shadowColor = `rgba(0, 0, 0, ${alpha})`;
  pen.shadowBlur = blur;
  pen.shadowOffsetX = away;
  pen.shadowOffsetY = drop;
  pen.fillStyle = '#000';
  roundedPath(pen, { ...box, x: box.x - away }, sizes.corner * box.width);
  pen.fill();
  pen.restore();
}

/** A gilt edge, with a glow of `blur` device px round it. */
export function drawEdge(pen: Pen, box: Box, line: number, blur: number, colour: string): void {
  const radius = sizes.corner * box.width;
  pen.save();
  pen.strokeStyle = colour;
  pen.lineWidth = line;
  pen.shadowColor = colour;
  pen.shadowBlur = blur;
  roundedPath(pen, box, radius + line / 2, -line / 2 + 0.5);
  pen.stroke();
  if (blur > 0) pen.stroke();
  pen.restore();
}

/** The keyboard's ring: light between two dark lines, to be seen on paper and on cloth. */
export function drawRing(pen: Pen, box: Box, line: number): void {
  const radius = sizes.corner * box.width;
  pen.save();
  for (const [width, colour] of [
    [line * 2.2, 'rgba(20, 16, 8, 0.85)'],
    [line, paper.focus],
  ] as const) {
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    roundedPath(pen, box, radius, -line * 0.3);
    pen.stroke();
  }
  pen.restore();
}
