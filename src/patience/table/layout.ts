// Where the piles lie, for any rule record and any screen: pure numbers, in CSS px from the table's top left.
import { CELL, FOUNDATION, PILES, STOCK, SUITS, WASTE } from '../../../assembly/abi';
import { sizes } from '../../shared/table/measures';
import type { Point } from '../../shared/table/pose';
import type { Pile, RuleRecord } from '../core/types';
import {
  type Arrangement,
  choose,
  chooseAspect,
  chooseDrop,
  chooseGap,
  chooseStrip,
  count,
  type Frame,
  margin,
  rowGap,
  type Screen,
  stockIsLow,
} from './arrange';

export type { Arrangement, Screen } from './arrange';

export interface Layout {
  readonly screen: Screen;
  readonly arrangement: Arrangement;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly pocket: boolean;
  /** the top left of each pile's first card, by pile number; null where the game has no such pile */
  readonly places: readonly (Point | null)[];
  /** a column's strip where there is room */
  readonly strip: number;
  /** no card of a column reaches below this */
  readonly bottom: number;
  /** a column is touched down to here, below its cards too */
  readonly reach: number;
  /** the waste's fan: px from card to card (0: only the top shows), and how many show */
  readonly wasteStep: number;
  readonly wasteShown: number;
}

interface Grid {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly edge: number;
  readonly snap: (value: number) => number;
}

/** Where the columns begin, how wide the waste may open, and the top of a row in a lower corner, or null. */
interface Laid {
  readonly top: number;
  readonly spare: number;
  readonly low: number | null;
}

/** x of `across` places in a row, centred between two lines. */
function row(grid: Grid, across: number, from: number, to: number): (index: number) => number {
  const used = across * grid.width + (across - 1) * grid.gap;
  const start = from + (to - from - used) / 2;
  return (index) => grid.snap(start + index * (grid.width + grid.gap));
}

/** The piles that wait beside the foundations, in order: stock, waste, cells. */
function waiting(rules: RuleRecord): Pile[] {
  const cells = Array.from({ length: rules.cells }, (_, index) => CELL + index);
  return rules.rows > 0 ? [STOCK, WASTE, ...cells] : cells;
}

/** The foundations in the order in which they lie: by pack, then by suit. */
function foundationPiles(decks: number): Pile[] {
  return Array.from({ length: decks * SUITS }, (_, index) => {
    const suit = index % SUITS;
    return FOUNDATION + 2 * suit + Math.floor(index / SUITS);
  });
}

/** Has the game a stock, and is it to lie in a lower corner? */
function isCornered(rules: RuleRecord, screen: Screen): boolean {
  return rules.rows > 0 && stockIsLow(screen);
}

/** The stock in its corner, what waits beside it towards the middle; where the row lies, and the room of its waste. */
function layCorner(grid: Grid, rules: RuleRecord, screen: Screen, lay: Lay): { low: number; spare: number } {
  const { frame, width, gap, edge, snap } = grid;
  const toRight = screen.stockPlace === 'lower-right';
  const at = row(grid, frame.across, 0, screen.width);
  const left = waiting(rules);
  const spread = Math.min(frame.across - left.length, 3);
  const low = snap(screen.height - edge - grid.height);
  left.forEach((pile, index) => {
    // the waste opens to the right: beside a stock on the right it begins further away
    const aside = index > 1 || (index === 1 && toRight) ? spread : 0;
    const x = at(index + aside);
    lay(pile, toRight ? snap(screen.width - x - width) : x, low);
  });
  return { low, spare: spread * (width + gap) };
}

type Lay = (pile: Pile, x: number, y: number) => void;

function layTop(grid: Grid, rules: RuleRecord, screen: Screen, lay: Lay): Laid {
  const { frame, width, gap, edge, snap } = grid;
  const at = row(grid, frame.across, 0, screen.width);
  const mirror = (x: number): number => (screen.leftHanded ? snap(screen.width - x - width) : x);
  const rowStep = snap(grid.height + rowGap(width));
  const low = isCornered(rules, screen) ? layCorner(grid, rules, screen, lay) : null;
  const left = low ? [] : waiting(rules);
  const foundations = foundationPiles(rules.decks);
  const secondRow = frame.topRows === 2 ? 1 : 0;
  const spare = frame.across - left.length - (secondRow ? 0 : foundations.length);
  // Spare places widen the waste; without a waste they part the cells from the foundations.
  const wasteSpare = rules.rows > 0 ? Math.min(spare, 3) : 0;
  const mirroredWaste = screen.leftHanded ? wasteSpare : 0;
  left.forEach((pile, index) => {
    const spread = rules.rows > 0 && (index > 1 || (index === 1 && mirroredWaste > 0)) ? wasteSpare : 0;
    lay(pile, mirror(at(index + spread)), edge + secondRow * rowStep);
  });
  const firstFoundation = frame.across - foundations.length;
  foundations.forEach((pile, index) => {
    const place = screen.leftHanded ? foundations.length - 1 - index : index;
    lay(pile, mirror(at(secondRow ? place : firstFoundation + place)), edge);
  });
  const columnAt = row(grid, rules.columns, 0, screen.width);
  const top = edge + (low ? 1 : frame.topRows) * rowStep;
  for (let column = 0; column < rules.columns; column++) lay(column, columnAt(column), top);
  return { top, spare: low ? low.spare : wasteSpare * (width + gap), low: low?.low ?? null };
}

function laySides(grid: Grid, rules: RuleRecord, screen: Screen, lay: Lay): number {
  const { frame, width, height, gap, edge, snap } = grid;
  const cornered = isCornered(rules, screen);
  const mirrored = cornered ? screen.stockPlace === 'lower-right' : screen.leftHanded;
  const mirror = (x: number): number => (mirrored ? snap(screen.width - x - width) : x);
  const side = sizes.sideGap * width;
  // Down the blocks the gap is the same as across them, where the table is high enough.
  const spare = screen.height - 2 * edge - frame.blockRows * height;
  const down = height + Math.min(gap, spare / Math.max(frame.blockRows - 1, 1));
  const total = frame.across * width + (frame.across - 1) * gap + frame.extra * width;
  const start = (screen.width - total) / 2;
  const left = waiting(rules);
  const leftRows = Math.ceil(left.length / Math.max(1, frame.leftAcross));
  left.forEach((pile, index) => {
    const x = start + Math.floor(index / leftRows) * (width + gap);
    const step = snap((index % leftRows) * down);
    lay(pile, mirror(snap(x)), cornered ? screen.height - edge - height - step : edge + step);
  });
  const columnsFrom = start + frame.leftAcross * (width + gap) + (frame.leftAcross > 0 ? side : 0);
  const rightFrom = columnsFrom + rules.columns * (width + gap) + side;
  const foundations = foundationPiles(rules.decks);
  const rows = Math.ceil(foundations.length / frame.rightAcross);
  foundations.forEach((pile, index) => {
    const across = Math.floor(index / rows);
    const place = mirrored ? frame.rightAcross - 1 - across : across;
    const x = rightFrom + place * (width + gap);
    lay(pile, mirror(snap(x)), edge + snap((index % rows) * down));
  });
  const mirroredFrom = screen.width - columnsFrom - rules.columns * (width + gap) + gap;
  const from = mirrored ? mirroredFrom : columnsFrom;
  for (let column = 0; column < rules.columns; column++)
    lay(column, snap(from + column * (width + gap)), edge);
  return edge;
}

/**
 * Lays a game out. Always answers; on a screen too small for 14 px cards the cards overlap.
 * All numbers are multiples of one device px.
 */
export function layoutFor(rules: RuleRecord, screen: Screen): Layout {
  const counts = count(rules);
  const { frame, width } = choose(counts, screen);
  const snap = (value: number): number => Math.round(value * screen.pixelRatio) / screen.pixelRatio;
  const edge = snap(margin(screen));
  const height = snap(width * chooseAspect(frame, width, counts, screen));
  const gap = snap(chooseGap(frame, width, screen, edge));
  const grid: Grid = { frame, width, height, gap, edge, snap };
  const places: ({ x: number; y: number } | null)[] = new Array(PILES).fill(null);
  const lay: Lay = (pile, x, y) => {
    places[pile] = { x, y: snap(y) };
  };
  let top = edge;
  let spare = 0;
  let low: number | null = null;
  if (frame.arrangement === 'sides') top = laySides(grid, rules, screen, lay);
  else ({ top, spare, low } = layTop(grid, rules, screen, lay));
  const bottom = low === null ? screen.height - edge : low - snap(rowGap(width));
  const strip = snap(chooseStrip(width, bottom - top - height, counts, screen));
  if (frame.arrangement !== 'sides') {
    const lower = snap(chooseDrop(bottom - top - height, strip, screen));
    for (const place of places) if (place && place.y !== low) place.y += lower;
  }
  const wasteShown = spare > 0 ? sizes.wasteShown : 1;
  return {
    screen,
    arrangement: frame.arrangement,
    cardWidth: width,
    cardHeight: height,
    pocket: width < sizes.pocketBelow,
    places,
    strip,
    bottom,
    reach: low === null ? screen.height : low - snap(rowGap(width) / 2),
    wasteStep: spare > 0 ? snap(spare / (wasteShown - 1)) : 0,
    wasteShown,
  };
}

/**
 * How far below the column's place each of its cards lies, the bottom card first. Strips shrink evenly once
 * the column would pass the table's lower edge.
 */
export function columnOffsets(layout: Layout, column: Pile, cards: number, faceDown: number): number[] {
  const place = layout.places[column];
  if (!place || cards === 0) return [];
  const { pixelRatio } = layout.screen;
  const room = layout.bottom - place.y - layout.cardHeight;
  const weight = (index: number): number => (index < faceDown ? sizes.stripDown : 1);
  let weights = 0;
  for (let index = 0; index < cards - 1; index++) weights += weight(index);
  const strip = Math.min(layout.strip, weights > 0 ? Math.max(0, room) / weights : layout.strip);
  const offsets: number[] = [];
  let offset = 0;
  for (let index = 0; index < cards; index++) {
    offsets.push(Math.floor(offset * pixelRatio + 1e-6) / pixelRatio);
    offset += strip * weight(index);
  }
  return offsets;
}
