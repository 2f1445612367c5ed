// Which arrangement suits a game on a screen, and how large its cards may be: pure numbers, CSS px.
import { SUITS } from '../../../assembly/abi';
import { sizes } from '../../shared/table/measures';
import type { StockPlace } from '../../shared/table/options';
import type { RuleRecord } from '../core/types';

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** device px per CSS px; cards and places are whole device px */
  readonly pixelRatio: number;
  readonly leftHanded: boolean;
  /** above where nothing else is said */
  readonly stockPlace?: StockPlace;
  readonly largeFaces: boolean;
}

/** `top`: one row of places above the columns; `rows`: two; `sides`: blocks left and right of the columns. */
export type Arrangement = 'top' | 'rows' | 'sides';

export interface Counts {
  readonly columns: number;
  readonly left: number;
  readonly foundations: number;
  readonly room: number;
}

export interface Frame {
  readonly arrangement: Arrangement;
  /** places side by side, in whole cards */
  readonly across: number;
  /** gaps wider than the ordinary one, counted in card widths */
  readonly extra: number;
  /** columns of the blocks at the sides, and the rows they need */
  readonly leftAcross: number;
  readonly rightAcross: number;
  readonly blockRows: number;
  /** rows of places above the columns */
  readonly topRows: number;
}

export function count(rules: RuleRecord): Counts {
  const left = (rules.rows > 0 ? 2 : 0) + rules.cells;
  const longest = rules.rows > 0 ? rules.rows : Math.ceil((rules.decks * 52) / rules.columns);
  return {
    columns: rules.columns,
    left,
    foundations: SUITS * rules.decks,
    room: Math.min(longest + sizes.columnGrowth, sizes.columnEnough),
  };
}

function frames(counts: Counts): Frame[] {
  const { columns, left, foundations } = counts;
  const none = { extra: 0, leftAcross: 0, rightAcross: 0, blockRows: 0 };
  const list: Frame[] = [
    { arrangement: 'top', across: Math.max(columns, left + foundations), topRows: 1, ...none },
    { arrangement: 'rows', across: Math.max(columns, left, foundations), topRows: 2, ...none },
  ];
  for (const leftAcross of left === 0 ? [0] : [1, 2]) {
    for (const rightAcross of [1, 2]) {
      list.push({
        arrangement: 'sides',
        across: columns + leftAcross + rightAcross,
        extra: (leftAcross > 0 ? 2 : 1) * sizes.sideGap,
        leftAcross,
        rightAcross,
        blockRows: Math.max(Math.ceil(left / Math.max(leftAcross, 1)), Math.ceil(foundations / rightAcross)),
        topRows: 0,
      });
    }
  }
  return list;
}

export const margin = (screen: Screen): number =>
  Math.min(
    sizes.marginMostPx,
    Math.max(
      sizes.marginLeastPx,
      Math.round(sizes.margin * (Math.min(screen.width, screen.height) - sizes.marginFrom)),
    ),
  );
const gapLeast = (width: number): number => Math.max(sizes.gapLeastPx, sizes.gapLeast * width);
export const rowGap = (width: number): number => Math.max(sizes.rowGapLeastPx, sizes.rowGap * width);
const heightOf = (width: number): number => width * sizes.aspect;

/** The strip that shows rank and suit well at this card width; a low screen has to do with less. */
function readable(width: number, screen: Screen, large = false): number {
  const low = Math.max(sizes.stripLeast, screen.height / sizes.stripLowShare);
  const pocket = Math.min(sizes.strip, low);
  if (width < sizes.pocketBelow) return pocket;
  if (large) return Math.max(pocket, sizes.stripLargeLeast, sizes.stripLarge * width);
  return Math.max(pocket, sizes.stripFull * width);
}

function fits(frame: Frame, counts: Counts, screen: Screen, width: number): boolean {
  const edge = margin(screen);
  const across = frame.across * width + (frame.across - 1) * gapLeast(width) + frame.extra * width;
  if (across > screen.width - 2 * edge) return false;
  const height = heightOf(width);
  const column =
    height +
    Math.max((counts.room - 1) * readable(width, screen), (sizes.columnRoomLeast - 1) * sizes.stripLeast);
  const down = frame.topRows * (height + rowGap(width)) + column;
  const block = frame.blockRows * height + (frame.blockRows - 1) * gapLeast(width);
  return Math.max(down, block) <= screen.height - 2 * edge;
}

function widest(frame: Frame, counts: Counts, screen: Screen): number {
  const step = 1 / screen.pixelRatio;
  let low: number = sizes.smallest;
  let high: number = sizes.largest;
  while (high - low > step / 2) {
    const middle = (low + high) / 2;
    if (fits(frame, counts, screen, middle)) low = middle;
    else high = middle;
  }
  return Math.max(step, Math.floor(low / step + 1e-6) * step);
}

/** Do the stock and what lies beside it lie in a lower corner? */
export function stockIsLow({ stockPlace = 'above' }: Screen): boolean {
  return stockPlace !== 'above';
}

export function choose(counts: Counts, screen: Screen): { frame: Frame; width: number } {
  const phone = screen.height < sizes.phoneHeight && screen.width > screen.height;
  const favour: Record<Arrangement, number> = phone
    ? { top: 0.9, rows: 0.85, sides: 1 }
    : { top: 1, rows: 0.92, sides: 0.8 };
  let best = { frame: frames(counts)[0] as Frame, width: 0, worth: -1 };
  const isLow = stockIsLow(screen);
  for (const frame of frames(counts)) {
    // a row of its own below the columns, or the foot of a block beside them
    if (isLow && frame.arrangement === 'top') continue;
    const width = widest(frame, counts, screen);
    const worth = width * favour[frame.arrangement] - 0.01 * frame.across;
    if (worth > best.worth) best = { frame, width, worth };
  }
  return best;
}

export function chooseGap(frame: Frame, width: number, screen: Screen, edge: number): number {
  const spare = screen.width - 2 * edge - (frame.across + frame.extra) * width;
  const most = Math.max(sizes.gapMost * width, gapLeast(width));
  return Math.max(0, Math.min(most, spare / Math.max(frame.across - 1, 1)));
}

/** Small cards are drawn taller where even their columns leave room. */
export function chooseAspect(frame: Frame, width: number, counts: Counts, screen: Screen): number {
  if (width >= sizes.pocketBelow || frame.arrangement === 'sides') return sizes.aspect;
  const rows = (frame.topRows + 1) * width * sizes.aspectTall + frame.topRows * rowGap(width);
  const room = screen.height - 2 * margin(screen) - rows;
  return room / (counts.room - 1) >= sizes.tallStrip ? sizes.aspectTall : sizes.aspect;
}

/** Strips widen where the screen is tall, within what looks like one column. */
export function chooseStrip(width: number, room: number, counts: Counts, screen: Screen): number {
  const most = width < sizes.pocketBelow ? sizes.stripPocketMost : sizes.stripFullMost;
  const least = readable(width, screen, screen.largeFaces);
  return Math.max(least, Math.min(most * width, room / (counts.room - 1)));
}

/** On a tall screen the table lies lower, nearer to the thumb, by a part of what long columns leave free. */
export function chooseDrop(room: number, strip: number, screen: Screen): number {
  const free = room - (sizes.columnRoomLeast - 1) * strip;
  return Math.min(Math.max(0, free) * sizes.dropShare, sizes.dropMost * screen.height);
}
