// The backs of the cards: in a gilt frame a field, and on it an N in laurel. All are vectors.
import { sizes } from './measures';
import type { BackName } from './options';
import { type Box, drawLaurel, drawPaper, type Pen, roundedPath } from './ornaments';
import { paper, type Theme } from './theme';

/** A bee seen from above, as on the imperial mantle: wings half spread, a banded body. */
function drawBee(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(side * 0.05, -0.2);
    pen.bezierCurveTo(side * 0.3, -0.3, side * 0.62, 0.1, side * 0.5, 0.42);
    pen.bezierCurveTo(side * 0.3, 0.36, side * 0.14, 0.12, side * 0.05, -0.2);
    pen.fill();
  }
  pen.beginPath();
  pen.ellipse(0, 0.2, 0.13, 0.34, 0, 0, Math.PI * 2);
  pen.ellipse(0, -0.22, 0.13, 0.13, 0, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.arc(0, -0.42, 0.085, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

/** The letter of the backs: an N with serifs, as strokes. */
function drawN(pen: Pen, x: number, y: number, height: number): void {
  const w = height * 0.4;
  const h = height / 2;
  pen.lineCap = 'butt';
  pen.lineWidth = height * 0.07;
  pen.beginPath();
  pen.moveTo(x - w, y + h);
  pen.lineTo(x - w, y - h);
  pen.moveTo(x + w, y + h);
  pen.lineTo(x + w, y - h);
  pen.stroke();
  pen.lineWidth = height * 0.17;
  pen.beginPath();
  pen.moveTo(x - w, y - h);
  pen.lineTo(x + w, y + h);
  pen.stroke();
  pen.lineWidth = height * 0.06;
  pen.beginPath();
  for (const [sx, sy] of [
    [-w, -h],
    [-w, h],
    [w, -h],
  ] as const) {
    pen.moveTo(x + sx - height * 0.15, y + sy);
    pen.lineTo(x + sx + height * 0.15, y + sy);
  }
  pen.stroke();
}

/** The middle of a back, and how wide the card is, in device px. */
interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A field of bees, row upon row. */
function fillBees(pen: Pen, { x, y, width }: Field): void {
  pen.globalAlpha = 0.5;
  const step = width / 6;
  for (let row = -5; row <= 5; row++) {
    for (let column = -3; column <= 3; column++) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      drawBee(pen, x + (column + shift) * step, y + row * step * 0.74, step * 0.44);
    }
  }
}

/** Four petals about a point. */
function drawBloom(pen: Pen, x: number, y: number, size: number): void {
  for (let petal = 0; petal < 4; petal++) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((petal * Math.PI) / 2);
    pen.beginPath();
    pen.ellipse(0, -size * 0.5, size * 0.24, size * 0.42, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.restore();
  }
}

/** A trellis of crossed laths, a bloom in each opening. */
function fillTrellis(pen: Pen, { x, y, width }: Field): void {
  const step = width / 5;
  pen.lineWidth = width * 0.011;
  pen.globalAlpha = 0.5;
  pen.beginPath();
  for (let lath = -7; lath <= 7; lath++) {
    for (const side of [-1, 1]) {
      const at = x + (lath + 0.5) * step;
      pen.moveTo(at - side * 6 * step, y - 6 * step);
      pen.lineTo(at + side * 6 * step, y + 6 * step);
    }
  }
  pen.stroke();
  pen.globalAlpha = 0.62;
  for (let row = -8; row <= 8; row++) {
    for (let column = -3; column <= 3; column++) {
      const shift = row % 2 === 0 ? 0 : 0.5;
      drawBloom(pen, x + (column + shift) * step, y + (row * step) / 2, step * 0.17);
    }
  }
}

/** Ovals turned about the middle, as on a banknote: a large rosette, and a smaller one in it. */
function fillRosette(pen: Pen, { x, y, width }: Field): void {
  const ovals = 24;
  pen.lineWidth = width * 0.0065;
  for (const [long, wide, alpha] of [
    [0.92, 0.34, 0.42],
    [0.5, 0.24, 0.6],
  ] as const) {
    pen.globalAlpha = alpha;
    for (let oval = 0; oval < ovals; oval++) {
      pen.beginPath();
      pen.ellipse(x, y, width * long, width * wide, (oval * Math.PI) / ovals, 0, 2 * Math.PI);
      pen.stroke();
    }
  }
}

const fields: Readonly<Record<BackName, (pen: Pen, field: Field) => void>> = {
  bees: fillBees,
  trellis: fillTrellis,
  rosette: fillRosette,
};

/** The round place in the middle: an N in laurel. */
function drawMedallion(pen: Pen, { x, y, width }: Field, hair: number, ground: string): void {
  pen.fillStyle = ground;
  pen.beginPath();
  pen.ellipse(x, y, width * 0.27, width * 0.27, 0, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = paper.gilt;
  pen.lineWidth = Math.max(hair, width * 0.009);
  pen.stroke();
  pen.fillStyle = paper.gilt;
  drawLaurel(pen, x, y, width * 0.185, 8);
  drawN(pen, x, y - width * 0.005, width * 0.16);
}

/** A card's back in its box; `hair`: device px of its thinnest line. */
export function drawBack(pen: Pen, box: Box, hair: number, theme: Theme, back: BackName): void {
  drawPaper(pen, box, hair);
  const radius = sizes.corner * box.width;
  const inset = Math.max(2 * hair, box.width * 0.045);
  const field = { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
  pen.save();
  roundedPath(pen, box, radius, inset);
  pen.clip();
  const ground = pen.createLinearGradient(0, box.y, 0, box.y + box.height);
  ground.addColorStop(0, theme.back);
  ground.addColorStop(1, theme.backDeep);
  pen.fillStyle = ground;
  pen.fillRect(box.x, box.y, box.width, box.height);
  pen.fillStyle = pen.strokeStyle = paper.gilt;
  fields[back](pen, field);
  pen.globalAlpha = 1;
  drawMedallion(pen, field, hair, theme.backDeep);
  pen.restore();
  roundedPath(pen, box, radius, inset + Math.max(1.5 * hair, box.width * 0.022));
  pen.strokeStyle = paper.gilt;
  pen.globalAlpha = 0.8;
  pen.lineWidth = Math.max(hair, box.width * 0.008);
  pen.stroke();
  pen.globalAlpha = 1;
}
