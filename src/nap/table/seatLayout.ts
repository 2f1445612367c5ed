// Where the seats of the trick game lie: the name plates, and before each of them its small cards.
import { nap, sizes } from '../../shared/table/measures';
import type { Rect, Size } from '../../shared/table/pose';

export interface NapScreen {
  readonly width: number;
  readonly height: number;
  /** device px per CSS px */
  readonly pixelRatio: number;
  /** the looker's own plate lies on the right of the hand */
  readonly leftHanded: boolean;
  /** how large words are : usual; 1 where nothing else is said */
  readonly words?: number;
}

export interface SeatPlace {
  readonly plate: Rect;
  /** the small cards before it: five of them fit */
  readonly strip: Rect;
  /** from one small card to the next */
  readonly step: number;
}

/** Seats along the top and down each side, for so many others. */
export function split(others: number, wide: boolean): { top: number; sides: number } {
  if (others === 2) return wide ? { top: 0, sides: 1 } : { top: 2, sides: 0 };
  return { top: others - 2, sides: 1 };
}

export const low = (screen: NapScreen): boolean =>
  screen.height < sizes.phoneHeight && screen.width > screen.height;

function plateHeight(screen: NapScreen): number {
  const [lowest, small, usual] = nap.plate;
  if (low(screen)) return lowest;
  return screen.width < 700 ? small : usual;
}

/** As large as the words of a plate of this width may be : usual. */
function plateWords(screen: NapScreen, width: number): number {
  const tall = (nap.plateTall * screen.height) / plateHeight(screen);
  return Math.max(1, Math.min(screen.words ?? 1, width / nap.plateWords, tall));
}

export function handCard(screen: NapScreen, wide: boolean): Size {
  const share = low(screen) ? nap.handLow : wide ? nap.handWide : nap.handUpright;
  const across = (screen.width - 2 * nap.margin) / (1 + 4 * nap.stepLeast + nap.trumpGap);
  const width = Math.floor(Math.min(nap.handMost, across, (share * screen.height) / sizes.aspect));
  return { width, height: Math.round(width * sizes.aspect) };
}

/** A seat's block: the plate, and under it the small cards. */
interface Block extends Size {
  readonly plate: Size;
  /** how large the plate's words are : usual */
  readonly words: number;
  readonly small: Size;
  readonly step: number;
}

export function blockFor(screen: NapScreen, wide: boolean, top: number, card: Size): Block {
  const across = wide ? top + 2 : Math.max(2, top, top === 1 ? 3 : 0);
  const { words = 1 } = screen;
  const room = (screen.width - 2 * nap.margin - (across - 1) * nap.gap) / across;
  const width = Math.floor(Math.min(nap.plateMost * (1 + (words - 1) * nap.plateWider), room));
  const wished = Math.min(width * nap.smallShare, card.width * 0.5, nap.smallMost * words);
  const small = Math.floor(Math.max(nap.smallLeast, wished));
  const step = Math.min(small * nap.smallStep, (width - small) / 4);
  const smallHeight = Math.round(small * nap.smallAspect);
  const larger = plateWords(screen, width);
  const plate = { width, height: Math.round(plateHeight(screen) * larger) };
  return {
    plate,
    words: larger,
    small: { width: small, height: smallHeight },
    step,
    width,
    height: plate.height + 3 + smallHeight,
  };
}

/** The strip lies under the plate, in its middle. */
function seatAt(block: Block, x: number, y: number): SeatPlace {
  const width = block.small.width + 4 * block.step;
  return {
    plate: { x, y, ...block.plate },
    strip: {
      x: x + (block.width - width) / 2,
      y: y + block.plate.height + 3,
      width,
      height: block.small.height,
    },
    step: block.step,
  };
}

/** The others: up the left side, along the top, down the right side. */
export function otherSeats(
  screen: NapScreen,
  wide: boolean,
  shape: { top: number; sides: number },
  block: Block,
  handTop: number,
): SeatPlace[] {
  const { top, sides } = shape;
  const edge = nap.margin;
  const rowWidth = screen.width - 2 * edge;
  const inner = wide && sides > 0 ? rowWidth - 2 * (block.width + nap.gap) : rowWidth;
  const row = Array.from({ length: top }, (_, i) => {
    const middle = screen.width / 2 + (inner / Math.max(top, 1)) * (i - (top - 1) / 2);
    return seatAt(block, middle - block.width / 2, edge);
  });
  if (sides === 0) return row;
  const free = handTop - block.height;
  // beside the top row on a wide screen, else below it; one alone above leaves room to come up
  const wished = top === 0 ? free * 0.3 : free * 0.5;
  const under = edge + block.height + nap.gap * 2;
  const lifted = edge + block.height * 0.62;
  const y = wide ? Math.max(edge, wished) : top === 1 ? lifted : under;
  const left = seatAt(block, edge, y);
  const right = seatAt(block, screen.width - edge - block.width, y);
  return [left, ...row, right];
}

/** The looker's own plate and cards: above the hand on an upright screen, beside it on a wide one. */
export function ownSeat(
  screen: NapScreen,
  wide: boolean,
  block: Block,
  hand: { top: number; width: number },
): SeatPlace {
  const { plate, small } = block;
  const bottom = screen.height - nap.margin;
  const mirror = (rect: Rect): Rect =>
    screen.leftHanded ? { ...rect, x: screen.width - rect.x - rect.width } : rect;
  if (!wide) {
    const stripWidth = small.width + 4 * block.step;
    const width = Math.min(plate.width, screen.width - 2 * nap.margin - nap.gap - stripWidth);
    const row = Math.max(plate.height, small.height);
    const y = hand.top - nap.gap - row;
    const strip = {
      x: screen.width - nap.margin - stripWidth,
      y: y + (row - small.height) / 2,
      width: stripWidth,
      height: small.height,
    };
    return {
      plate: mirror({ x: nap.margin, y: y + (row - plate.height) / 2, width, height: plate.height }),
      strip: mirror(strip),
      step: block.step,
    };
  }
  const room = (screen.width - hand.width) / 2 - 2 * nap.margin - nap.gap;
  const width = Math.max(nap.plateLeast, Math.min(plate.width, room));
  const x = Math.max(nap.margin, (screen.width - hand.width) / 2 - nap.margin - width - 2 * nap.gap);
  const step = Math.min(block.step, (width - small.width) / 4);
  const stripWidth = small.width + 4 * step;
  const y = bottom - plate.height;
  const strip = {
    x: x + (width - stripWidth) / 2,
    y: y - 3 - small.height,
    width: stripWidth,
    height: small.height,
  };
  return { plate: mirror({ x, y, width, height: plate.height }), strip: mirror(strip), step };
}
