// Where everything of the trick game lies, for 3 to 6 seats and any screen: pure numbers, in CSS px from the
// table's top left. A seat is named by its place: 0 sits below and looks on, the others follow clockwise.

import { nap, sizes } from '../../shared/table/measures';
import type { Point, Rect, Size } from '../../shared/table/pose';
import {
  blockFor,
  handCard,
  low,
  type NapScreen,
  otherSeats,
  ownSeat,
  type SeatPlace,
  split,
} from './seatLayout';

export interface NapLayout {
  readonly screen: NapScreen;
  readonly players: number;
  readonly wide: boolean;
  /** a card of the hand */
  readonly card: Size;
  readonly pocket: boolean;
  readonly small: Size;
  /** a card of the trick : a card of the hand */
  readonly trickSize: number;
  /** the hand: its middle, and how far its cards are apart at most */
  readonly hand: { readonly x: number; readonly y: number; readonly step: number; readonly trumpGap: number };
  /** the room of the trick, and of slips of paper while there is none */
  readonly middle: Rect;
  /** the room of the bids, which may cover backs, plates only where there is no other room, the hand never */
  readonly bids: Rect;
  /** how many bids stand side by side, and how large their words are : usual */
  readonly bidColumns: number;
  readonly bidWords: number;
  /** how large the words on the plates are : usual */
  readonly plateWords: number;
  /** the round place in the cloth, under the trick */
  readonly ring: Rect;
  /** by place: the middle of its card in the trick */
  readonly trick: readonly Point[];
  readonly seats: readonly SeatPlace[];
}

const below = (rect: Rect): number => rect.y + rect.height;

/** The room between the others, above the hand. */
function middleOf(screen: NapScreen, wide: boolean, seats: readonly SeatPlace[], handTop: number): Rect {
  const others = seats.slice(1);
  const sides = others.filter(
    ({ plate }) => plate.x <= nap.margin || plate.x + plate.width >= screen.width - nap.margin - 1,
  );
  const inRow = others.filter((seat) => !(wide && sides.includes(seat)));
  const top = Math.max(nap.margin, ...inRow.map(({ strip }) => below(strip))) + nap.gap;
  const own = seats[0];
  const bottom = wide || !own ? handTop : Math.min(own.plate.y, own.strip.y);
  const edge = wide ? nap.margin + (sides[0]?.plate.width ?? 0) + nap.gap * 2 : nap.margin;
  return { x: edge, y: top, width: screen.width - 2 * edge, height: bottom - nap.gap - top };
}

/**
 * The middle, where it is large enough; else more of the table, down from the others' plates, or where even
 * that is next to nothing, over them.
 */
function bidsOf(screen: NapScreen, middle: Rect, seats: readonly SeatPlace[]): Rect {
  const wished = nap.bidsHeight * (screen.words ?? 1) ** 2;
  if (middle.width >= nap.bidsWidth && middle.height >= wished) return middle;
  const width = Math.max(middle.width, Math.min(nap.bidsWidth, screen.width - 2 * nap.margin));
  const x = middle.x + (middle.width - width) / 2;
  const plates = seats.slice(1).map(({ plate }) => plate);
  const above = plates.filter((plate) => plate.x < x + width && plate.x + plate.width > x);
  const bottom = below(middle);
  const y = Math.min(bottom - wished, middle.y);
  const free = Math.max(y, ...above.map((plate) => below(plate) + nap.gap / 2));
  const top = Math.max(nap.margin, Math.min(free, bottom - nap.bidsLeast));
  return { x, y: top, width, height: bottom - top };
}

/** The bids in as many rows as lets their words be largest; in the fewest of those. */
function fitBids(room: Size, words: number): Pick<NapLayout, 'bidColumns' | 'bidWords'> {
  const inOne = room.width >= 8 * nap.bid.widthInOne;
  let best = { bidColumns: inOne ? 8 : 4, bidWords: 1 };
  for (const columns of inOne ? [8, 4, 3, 2] : [4, 3, 2]) {
    const across = room.width / (columns * (columns === 8 ? nap.bid.widthInOne : nap.bid.width));
    const down = room.height / (Math.ceil(8 / columns) * nap.bid.height + nap.bidsTitle);
    const larger = Math.min(words, across, down);
    if (larger > best.bidWords + 0.01) best = { bidColumns: columns, bidWords: larger };
  }
  return best;
}

interface Ring {
  readonly width: number;
  readonly places: readonly Point[];
}

/** The trick's cards round the middle, each towards its owner; as large as the room allows. */
function ringIn(middle: Rect, players: number, card: Size, snap: (value: number) => number): Ring {
  const across = 2 * nap.trickAcross * (players === 4 ? 1 : Math.cos(Math.PI / 6)) + 1;
  const room = (down: number): number => middle.height / ((2 * down + 1) * sizes.aspect);
  const most = Math.min(card.width * nap.trickMost, middle.width / across);
  const wanted = Math.min(most, room(nap.trickDown));
  const width = Math.floor(Math.max(wanted, Math.min(most, room(nap.trickDownLeast))));
  const height = width * sizes.aspect;
  const spare = (middle.height / height - 1) / 2;
  const down = Math.max(0.12, Math.min(nap.trickDown, spare));
  const places = Array.from({ length: players }, (_, place) => {
    const angle = Math.PI / 2 + (2 * Math.PI * place) / players;
    return {
      x: snap(middle.x + middle.width / 2 + Math.cos(angle) * nap.trickAcross * width),
      y: snap(middle.y + middle.height / 2 + Math.sin(angle) * down * height),
    };
  });
  return { width, places };
}

/** Round the trick, a little wider than it, no wider than the room. */
function roundPlace(middle: Rect, ring: Ring, card: Size): Rect {
  const xs = ring.places.map(({ x }) => x);
  const ys = ring.places.map(({ y }) => y);
  const tall = (card.height / card.width) * ring.width;
  const width = Math.min(middle.width, (Math.max(...xs) - Math.min(...xs) + ring.width) * nap.round);
  const height = Math.min(middle.height, (Math.max(...ys) - Math.min(...ys) + tall) * nap.round);
  return {
    x: middle.x + (middle.width - width) / 2,
    y: middle.y + (middle.height - height) / 2,
    width,
    height,
  };
}

/** The same layout further to the right, on a wider screen. */
function shifted(layout: NapLayout, by: number, screen: NapScreen): NapLayout {
  const place = <P extends Point>(at: P): P => ({ ...at, x: at.x + by });
  return {
    ...layout,
    screen,
    hand: place(layout.hand),
    middle: place(layout.middle),
    bids: place(layout.bids),
    ring: place(layout.ring),
    trick: layout.trick.map(place),
    seats: layout.seats.map(({ plate, strip, step }) => ({ plate: place(plate), strip: place(strip), step })),
  };
}

/**
 * Lays the table for so many players; a very wide screen has it in its middle. Always answers. `kept` CSS px at the
 * foot of the middle stay free of the trick on an upright screen: a slip lies there.
 */
export function napLayout(players: number, screen: NapScreen, kept = 0): NapLayout {
  const widest = low(screen) ? screen.width : Math.max(nap.widestLeast, screen.height * nap.widest);
  if (screen.width <= widest) return layOut(players, screen, kept);
  const by = Math.round((screen.width - widest) / 2);
  return shifted(layOut(players, { ...screen, width: screen.width - 2 * by }, kept), by, screen);
}

function layOut(players: number, screen: NapScreen, kept: number): NapLayout {
  const wide = screen.width > screen.height * nap.wide;
  const snap = (value: number): number => Math.round(value * screen.pixelRatio) / screen.pixelRatio;
  const card = handCard(screen, wide);
  const shape = split(players - 1, wide);
  const block = blockFor(screen, wide, shape.top, card);
  const trumpGap = Math.round(card.width * nap.trumpGap);
  // the own plate lies beside the hand on a wide screen
  const beside = wide ? nap.plateLeast + nap.gap : 0;
  const step = Math.min(
    card.width * nap.stepMost,
    (screen.width - 2 * nap.margin - beside - card.width - trumpGap) / 4,
  );
  const handTop = screen.height - nap.margin - card.height;
  const handWidth = card.width + 4 * step + trumpGap;
  // where the own plate has no room beside it, the hand gives way
  const aside =
    Math.max(0, nap.margin + beside + handWidth / 2 - screen.width / 2) * (screen.leftHanded ? -1 : 1);
  const seats = [
    ownSeat(screen, wide, block, { top: handTop, width: handWidth }),
    ...otherSeats(screen, wide, shape, block, handTop),
  ];
  const middle = middleOf(screen, wide, seats, handTop);
  const free = wide ? middle : { ...middle, height: Math.max(middle.height / 3, middle.height - kept) };
  const ring = ringIn(free, players, card, snap);
  const bids = bidsOf(screen, middle, seats);
  return {
    screen,
    players,
    wide,
    card,
    pocket: card.width < sizes.pocketBelow,
    small: block.small,
    trickSize: ring.width / card.width,
    hand: { x: snap(screen.width / 2 + aside), y: snap(handTop + card.height / 2), step, trumpGap },
    middle,
    bids,
    ...fitBids(bids, screen.words ?? 1),
    plateWords: block.words,
    trick: ring.places,
    ring: roundPlace(free, ring, card),
    seats,
  };
}

/** The middles of the hand's cards from the left; the first `trumps` of them are set apart. */
export function handPlaces(layout: NapLayout, cards: number, trumps: number): number[] {
  const { x, step, trumpGap } = layout.hand;
  const gap = trumps > 0 && trumps < cards ? trumpGap : 0;
  const first = x - ((cards - 1) * step + gap) / 2;
  return Array.from({ length: cards }, (_, i) => first + i * step + (i >= trumps ? gap : 0));
}
