import { describe, expect, test } from 'vitest';
import { handPlaces, type NapLayout, napLayout } from '../../../src/nap/table/layout';
import type { NapScreen } from '../../../src/nap/table/seatLayout';
import type { Rect } from '../../../src/shared/table/pose';

/** The page’s bar takes as much of the height. */
const BAR = (height: number) => (height <= 480 ? 44 : 54);
const screens: readonly [name: string, width: number, height: number, pixelRatio: number][] = [
  ['small phone', 320, 568, 2],
  ['phone', 390, 844, 2.625],
  ['phone on its side', 844, 390, 2.625],
  ['smallest on its side', 568, 320, 2],
  ['tall and tiny', 256, 320, 2],
  ['a wide one much enlarged', 320, 256, 2],
  ['short phone', 320, 480, 2],
  ['low phone on its side', 667, 375, 2],
  ['tablet', 768, 1024, 2],
  ['laptop', 1280, 800, 1.25],
  ['desktop', 2560, 1440, 1],
];
const cases = screens.flatMap(([name, width, height, pixelRatio]) =>
  // five and six seats want more than 256 by 320
  [3, 4, 5, 6].slice(0, width < 300 ? 2 : 4).map((players) => ({
    name: `${players} on a ${name}`,
    layout: napLayout(players, { width, height: height - BAR(height), pixelRatio, leftHanded: false }),
  })),
);
/** The same tables with words of twice their size. */
const large = cases
  .filter(({ layout }) => layout.screen.width >= 320 && layout.screen.height > 276)
  .map(({ name, layout: { players, screen } }) => ({
    name: `${name}, large words`,
    layout: napLayout(players, { ...screen, words: 2 }),
  }));

const rectAt = (x: number, y: number, width: number, height: number): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** Everything that must lie on the table and apart from each other, with its name. */
function parts(layout: NapLayout): [string, Rect][] {
  const { hand, card, seats, trick, trickSize } = layout;
  const cards = handPlaces(layout, 5, 2).map((x) => rectAt(x, hand.y, card.width, card.height));
  const from = Math.min(...cards.map(({ x }) => x));
  const to = Math.max(...cards.map(({ x, width }) => x + width));
  const thrown = trick.map(({ x, y }) => rectAt(x, y, card.width * trickSize, card.height * trickSize));
  const left = Math.min(...thrown.map(({ x }) => x));
  const top = Math.min(...thrown.map(({ y }) => y));
  const right = Math.max(...thrown.map(({ x, width }) => x + width));
  const bottom = Math.max(...thrown.map(({ y, height }) => y + height));
  return [
    ['hand', { x: from, y: hand.y - card.height / 2, width: to - from, height: card.height }],
    ['trick', { x: left, y: top, width: right - left, height: bottom - top }],
    ...seats.flatMap(({ plate, strip }, place): [string, Rect][] => [
      [`plate ${place}`, plate],
      [`strip ${place}`, strip],
    ]),
  ];
}

const overlap = (a: Rect, b: Rect): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.6 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.6;

/** What is wrong: a part off the table, or two over each other. */
function faults(layout: NapLayout): string[] {
  const { width, height } = layout.screen;
  const all = parts(layout);
  const off = all
    .filter(
      ([, r]) => r.x < -0.5 || r.y < -0.5 || r.x + r.width > width + 0.5 || r.y + r.height > height + 0.5,
    )
    .map(([name]) => `${name} off the table`);
  const over = all.flatMap(([one, a], i) =>
    all.slice(i + 1).flatMap(([other, b]) => (overlap(a, b) ? [`${one} over ${other}`] : [])),
  );
  return [...off, ...over];
}

describe('the table of the trick game', () => {
  test.each([...cases, ...large])('has room for everything: $name', ({ layout }) => {
    expect(faults(layout)).toEqual([]);
  });

  test.each([...cases, ...large])('the bids lie on neither a plate nor the hand: $name', ({ layout }) => {
    const { bids, screen } = layout;
    expect(bids.x >= 0 && bids.x + bids.width <= screen.width).toBe(true);
    // two rows that a finger can tell apart
    expect(bids.height).toBeGreaterThanOrEqual(50);
    expect(bids.width).toBeGreaterThanOrEqual(240);
    const under = parts(layout).filter(
      ([name, rect]) => (name === 'hand' || name.startsWith('plate')) && overlap(bids, rect),
    );
    expect(under.map(([name]) => name)).toEqual([]);
  });

  test.each(cases.filter(({ layout }) => layout.screen.height > 276))('can be read: $name', ({ layout }) => {
    expect(layout.small.width).toBeGreaterThanOrEqual(22);
    expect(layout.seats.every(({ step }) => step >= 15)).toBe(true);
    expect(layout.hand.step).toBeGreaterThanOrEqual(44);
    expect(layout.card.width * layout.trickSize).toBeGreaterThanOrEqual(38);
    expect(layout.seats.every(({ plate }) => plate.width >= 90)).toBe(true);
  });

  test.each(cases)('no card of the trick hides another one’s rank: $name', ({ layout }) => {
    const width = layout.card.width * layout.trickSize;
    const corner = layout.trick.map(({ x, y }) => ({
      x: x - width / 2,
      y: y - (layout.card.height * layout.trickSize) / 2,
    }));
    for (const one of corner) {
      const above = corner.filter((other) => other !== one && Math.abs(other.x - one.x) < width * 0.95);
      for (const other of above) expect(Math.abs(other.y - one.y)).toBeGreaterThanOrEqual(width * 0.3);
    }
  });

  test.each([
    ['a phone', 390, 760, 1.3, 1.3],
    ['a laptop', 1280, 746, 1.8, 1.8],
    ['a very large screen', 3840, 2030, 2, 2],
  ])('words of twice their size have room on %s', (_, width, height, bids, plates) => {
    const layout = napLayout(4, { width, height, pixelRatio: 1, leftHanded: false, words: 2 });
    expect(layout.bidWords).toBeGreaterThanOrEqual(bids);
    expect(layout.plateWords).toBeGreaterThanOrEqual(plates);
  });

  test('each card of the trick lies towards its owner, clockwise from below', () => {
    const { trick, middle } = napLayout(4, { width: 1280, height: 746, pixelRatio: 1, leftHanded: false });
    const sign = (distance: number) => (Math.abs(distance) < 1 ? 0 : Math.sign(distance));
    const from = trick.map(({ x, y }) => [
      sign(x - middle.x - middle.width / 2),
      sign(y - middle.y - middle.height / 2),
    ]);
    expect(from).toEqual([
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ]);
  });

  test.each([5, 6])(
    'of %i on a tall and tiny screen: bids that a finger can tell apart, over plates',
    (players) => {
      const layout = napLayout(players, { width: 256, height: 276, pixelRatio: 2, leftHanded: false });
      const { bids } = layout;
      expect(bids.y).toBeGreaterThanOrEqual(0);
      expect(bids.height).toBeGreaterThanOrEqual(50);
      const own = ['hand', 'plate 0'];
      const covered = parts(layout).filter(([name, rect]) => own.includes(name) && overlap(bids, rect));
      expect(covered).toEqual([]);
    },
  );

  test('a left hand has its own plate on the other side', () => {
    const screen: NapScreen = { width: 1280, height: 746, pixelRatio: 1, leftHanded: false };
    const right = napLayout(4, screen).seats[0]!.plate;
    const left = napLayout(4, { ...screen, leftHanded: true }).seats[0]!.plate;
    expect(left.x).toBeCloseTo(1280 - right.x - right.width);
  });

  test('the trumps are set apart, unless all are trumps or none', () => {
    const layout = napLayout(4, { width: 390, height: 786, pixelRatio: 2, leftHanded: false });
    const gaps = (trumps: number) => {
      const places = handPlaces(layout, 4, trumps);
      return places.slice(1).map((x, i) => Math.round((x - places[i]! - layout.hand.step) * 100) / 100);
    };
    expect(gaps(2)).toEqual([0, layout.hand.trumpGap, 0]);
    expect(gaps(0)).toEqual([0, 0, 0]);
    expect(gaps(4)).toEqual([0, 0, 0]);
  });
});

test.each([3, 4, 5, 6])(
  'with %i seats, what is kept free for a slip is free of the trick, and nothing else moves',
  (players) => {
    const screen = { width: 390, height: 786, pixelRatio: 2, leftHanded: false };
    const usual = napLayout(players, screen);
    const kept = napLayout(players, screen, 196);
    const { card, middle, trickSize, trick, ring } = kept;
    const foot = middle.y + middle.height - 196;
    for (const { y } of trick) expect(y + (card.height * trickSize) / 2).toBeLessThanOrEqual(foot + 0.5);
    expect(ring.y + ring.height).toBeLessThanOrEqual(foot + 0.5);
    expect({ ...kept, trick: 0, trickSize: 0, ring: 0 }).toEqual({
      ...usual,
      trick: 0,
      trickSize: 0,
      ring: 0,
    });
    // beside a hand that lies wide there is room for it
    const wide = { ...screen, width: 1280 };
    expect(napLayout(players, wide, 196)).toEqual(napLayout(players, wide));
  },
);
