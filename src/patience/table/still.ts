// A small picture of a few piles of a position, for a page of text: the table's own faces, places and arcs on
// a canvas.
import { CELL, FACES, FOUNDATION, PILES, STOCK, SUITS, WASTE } from '../../../assembly/abi';
import type { CardId } from '../../shared/core/types';
import { drawBack } from '../../shared/table/backs';
import { drawFaces, type FaceStyle, loadFonts } from '../../shared/table/faces';
import { paintLight } from '../../shared/table/felt';
import { sizes, still } from '../../shared/table/measures';
import type { BackName } from '../../shared/table/options';
import {
  type Box,
  drawEdge,
  drawPlace,
  drawShadow,
  type Pen,
  roundedPath,
} from '../../shared/table/ornaments';
import type { Rect } from '../../shared/table/pose';
import { paper, type Theme } from '../../shared/table/theme';
import { isColumn, isFoundation } from '../core/piles';
import type { Pile, Position, RuleRecord } from '../core/types';
import { arcPoints } from './hintArc';

export type Above = 'cells' | 'foundations' | 'stock' | 'waste';

/** A move shown as an arc: whole where it may be made, broken and crossed where it may not. */
export interface StillMove {
  readonly from: Pile;
  readonly to: Pile;
  readonly count: number;
  readonly allowed: boolean;
}

export interface Still {
  readonly rules: RuleRecord;
  readonly position: Position;
  /** how many columns, from the left */
  readonly columns: number;
  readonly above: readonly Above[];
  readonly moves: readonly StillMove[];
}

export interface StillStyle {
  readonly theme: Theme;
  readonly back: BackName;
  readonly style: Omit<FaceStyle, 'pocket'>;
}

/** The piles above the columns, in order. */
export function pilesAbove({ rules, above }: Pick<Still, 'rules' | 'above'>): Pile[] {
  const list: Pile[] = [];
  if (above.includes('stock')) list.push(STOCK);
  if (above.includes('waste')) list.push(WASTE);
  if (above.includes('cells')) for (let cell = 0; cell < rules.cells; cell++) list.push(CELL + cell);
  if (above.includes('foundations')) {
    for (let suit = 0; suit < SUITS; suit++)
      for (let pack = 0; pack < rules.decks; pack++) list.push(FOUNDATION + 2 * suit + pack);
  }
  return list;
}

export interface StillPlan {
  /** CSS px */
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly strip: number;
  readonly places: readonly (Rect | null)[];
}

/** Where everything of a picture lies that may be `room` CSS px wide. */
export function planStill(picture: Still, room: number): StillPlan {
  const { position, columns } = picture;
  const above = pilesAbove(picture);
  const across = Math.max(columns, above.length, still.acrossLeast);
  const perCard = 1 + still.gap;
  const fits = Math.floor((room - 2 * still.margin) / (across * perCard - still.gap));
  const cardWidth = Math.max(still.cardLeast, Math.min(still.cardMost, fits));
  const cardHeight = Math.round(cardWidth * sizes.aspect);
  const large = cardWidth >= sizes.pocketBelow;
  const strip = Math.round(Math.max(sizes.strip, cardWidth * (large ? sizes.stripFull : still.pocketStrip)));
  const step = cardWidth * perCard;
  const width = Math.ceil(across * step - cardWidth * still.gap + 2 * still.margin);
  const places: (Rect | null)[] = new Array(PILES).fill(null);
  const row = (piles: readonly Pile[], y: number): void => {
    const from = (width - (piles.length * step - cardWidth * still.gap)) / 2;
    piles.forEach((pile, index) => {
      places[pile] = { x: Math.round(from + index * step), y, width: cardWidth, height: cardHeight };
    });
  };
  const top = still.margin + (above.length > 0 ? cardHeight + Math.round(cardWidth * still.rowGap) : 0);
  row(above, still.margin);
  row(
    Array.from({ length: columns }, (_, column) => column),
    top,
  );
  const longest = Math.max(1, ...position.piles.slice(0, columns).map((cards) => cards.length));
  const height = top + cardHeight + (longest - 1) * strip + still.margin;
  return { width, height, cardWidth, cardHeight, strip, places };
}

/** Where a pile's card lies that is `depth` cards from its top. */
function rectOf(plan: StillPlan, position: Position, pile: Pile, depth: number): Rect | null {
  const place = plan.places[pile];
  if (!place) return null;
  const index = Math.max(0, (position.piles[pile]?.length ?? 0) - 1 - depth);
  return isColumn(pile) ? { ...place, y: place.y + index * plan.strip } : place;
}

/** Where a card put on a pile would come to lie. */
function landingOf(plan: StillPlan, position: Position, pile: Pile): Rect | null {
  return rectOf(plan, position, pile, 0);
}

interface Faces {
  readonly canvas: HTMLCanvasElement;
  readonly boxes: ReadonlyMap<number, Box>;
}

/** The faces that a picture needs, side by side on a canvas of their own. */
async function paintFaces(list: readonly number[], card: Box, style: FaceStyle): Promise<Faces> {
  const canvas = document.createElement('canvas');
  const boxes = new Map(list.map((face, i) => [face, { ...card, x: i * (card.width + 2), y: 0 }]));
  canvas.width = Math.max(1, list.length * (card.width + 2));
  canvas.height = card.height;
  const pen = canvas.getContext('2d');
  if (pen && list.length > 0) {
    await loadFonts(style);
    const wanted = [...boxes].map(([face, box]) => ({ face, box }));
    await drawFaces(pen, wanted, { x: 0, y: 0, width: canvas.width, height: canvas.height }, style);
  }
  return { canvas, boxes };
}

interface Drawing {
  readonly pen: Pen;
  readonly picture: Still;
  readonly plan: StillPlan;
  readonly look: StillStyle;
  readonly faces: Faces;
}

function deviceBox({ look }: Drawing, rect: Rect): Box {
  const px = look.style.pixelRatio;
  const [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map((value) =>
    Math.round(value * px),
  );
  return { x: x!, y: y!, width: width!, height: height! };
}

function drawCard(drawing: Drawing, card: CardId, rect: Rect, faceUp: boolean): void {
  const { pen, look, faces: painted } = drawing;
  const box = deviceBox(drawing, rect);
  drawShadow(pen, box, box.width * 0.055, box.width * 0.012, look.theme.shadow);
  const from = painted.boxes.get(card % FACES);
  if (!faceUp || !from) drawBack(pen, box, Math.max(1, look.style.pixelRatio * 0.75), look.theme, look.back);
  else
    pen.drawImage(
      painted.canvas,
      from.x,
      from.y,
      from.width,
      from.height,
      box.x,
      box.y,
      box.width,
      box.height,
    );
}

function drawPile(drawing: Drawing, pile: Pile): void {
  const { pen, picture, plan, look } = drawing;
  const { position } = picture;
  const place = plan.places[pile];
  if (!place) return;
  const hair = Math.max(1, look.style.pixelRatio * 0.75);
  const mark = isFoundation(pile)
    ? ({ kind: 'foundation', suit: (pile - FOUNDATION) >> 1 } as const)
    : ({ kind: pile === STOCK ? 'turn' : isColumn(pile) ? 'column' : 'cell' } as const);
  drawPlace(pen, deviceBox(drawing, place), hair, look.theme, mark);
  const cards = position.piles[pile] ?? [];
  const from = isColumn(pile) ? 0 : cards.length - 1;
  for (let index = Math.max(0, from); index < cards.length; index++) {
    const rect = rectOf(plan, position, pile, cards.length - 1 - index);
    if (rect) drawCard(drawing, cards[index]!, rect, pile !== STOCK);
  }
}

function drawCross(pen: Pen, x: number, y: number, size: number): void {
  for (const [colour, line] of [
    [still.crossEdge, size * 0.8],
    [still.cross, size * 0.48],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = line;
    pen.beginPath();
    for (const side of [-1, 1]) {
      pen.moveTo(x - size, y - side * size);
      pen.lineTo(x + size, y + side * size);
    }
    pen.stroke();
  }
}

function drawMove(drawing: Drawing, move: StillMove): void {
  const { pen, picture, plan, look } = drawing;
  const from = rectOf(plan, picture.position, move.from, move.count - 1);
  const to = landingOf(plan, picture.position, move.to);
  if (!from || !to) return;
  const px = look.style.pixelRatio;
  const strip = { ...from, height: move.count > 1 ? plan.strip : from.height };
  const points = arcPoints(deviceBox(drawing, strip), deviceBox(drawing, to), 32, plan.width * px);
  const line = Math.max(2 * px, plan.cardWidth * sizes.arcLine * px);
  const held = { ...from, height: from.height + (move.count - 1) * plan.strip };
  if (move.allowed) drawEdge(pen, deviceBox(drawing, held), line * 0.7, line * 2, look.theme.glow);
  pen.save();
  pen.lineCap = 'round';
  pen.setLineDash(move.allowed ? [] : [line * 2.2, line * 2.2]);
  for (const [colour, width] of [
    [paper.arcEdge, line * 1.9],
    [paper.arc, line],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    points.forEach(({ x, y }, i) => {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.stroke();
  }
  pen.setLineDash([]);
  const end = points.at(-1)!;
  if (!move.allowed) drawCross(pen, end.x, end.y, line * 3);
  else {
    for (const [colour, radius] of [
      [paper.arcEdge, line * 2.2],
      [paper.arc, line * 1.6],
    ] as const) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.arc(end.x, end.y, radius, 0, Math.PI * 2);
      pen.fill();
    }
  }
  pen.restore();
}

function facesOf({ position, columns }: Still, above: readonly Pile[]): number[] {
  const columnCards = position.piles.slice(0, columns).flat();
  const tops = above
    .filter((pile) => pile !== STOCK)
    .flatMap((pile) => position.piles[pile]?.slice(-1) ?? []);
  return [...new Set([...columnCards, ...tops].map((card) => card % FACES))];
}

/** Draws the picture, `room` CSS px wide at most, and gives the canvas its size. */
export async function drawStill(
  canvas: HTMLCanvasElement,
  picture: Still,
  room: number,
  look: StillStyle,
): Promise<void> {
  const plan = planStill(picture, room);
  const px = look.style.pixelRatio;
  const card = {
    x: 0,
    y: 0,
    width: Math.round(plan.cardWidth * px),
    height: Math.round(plan.cardHeight * px),
  };
  const style = { ...look.style, pocket: plan.cardWidth < sizes.pocketBelow };
  const above = pilesAbove(picture);
  const painted = await paintFaces(facesOf(picture, above), card, style);
  canvas.width = Math.round(plan.width * px);
  canvas.height = Math.round(plan.height * px);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const drawing: Drawing = { pen, picture, plan, look, faces: painted };
  roundedPath(pen, { x: 0, y: 0, width: canvas.width, height: canvas.height }, still.corner * px);
  pen.clip();
  paintLight(pen, look.theme, canvas.width, canvas.height);
  for (const pile of above) drawPile(drawing, pile);
  for (let column = 0; column < picture.columns; column++) drawPile(drawing, column);
  for (const move of picture.moves) drawMove(drawing, move);
}
