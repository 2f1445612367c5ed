import { beforeAll, describe, expect, test } from 'vitest';
import { CELL, FOUNDATION, PILES, STOCK, WASTE } from '../../../assembly/abi';
import type { OpenCore } from '../../../src/patience/core/patience';
import { isColumn } from '../../../src/patience/core/piles';
import type { RuleRecord } from '../../../src/patience/core/types';
import { fanPlaces } from '../../../src/patience/table/held';
import { cardRect, homesFor, pileUnder, spotAt } from '../../../src/patience/table/homes';
import { columnOffsets, type Layout, layoutFor, type Screen } from '../../../src/patience/table/layout';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { faces, sizes } from '../../../src/shared/table/measures';
import type { StockPlace } from '../../../src/shared/table/options';
import { openTestCore } from '../../support/core';

/** A bar of the page takes 48 px of the height. */
const BAR = 48;
const screens: readonly [name: string, width: number, height: number, pixelRatio: number][] = [
  ['small phone', 320, 568, 2],
  ['phone', 390, 844, 2.625],
  ['phone on its side', 844, 390, 2.625],
  ['laptop', 1280, 800, 1.25],
  ['desktop', 2560, 1440, 1],
  ['largest', 3840, 2160, 1],
  ['smallest on its side', 568, 320, 2],
];
const screenOf = (width: number, height: number, pixelRatio: number, leftHanded = false): Screen => ({
  width,
  height: height - BAR,
  pixelRatio,
  leftHanded,
  largeFaces: false,
});

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

/** House rules from a counter, spread over the whole record. */
function houseRules(n: number): RuleRecord {
  const decks = n % 2 === 0 ? 2 : 1;
  const columns = 4 + (n % 9);
  const stock = n % 3 !== 0;
  const rows = stock ? 1 + (n % Math.max(1, Math.floor((decks * 52 - 1) / columns) - 1)) : 0;
  return {
    decks,
    columns,
    rows: Math.min(13, rows),
    faceDown: rows > 2 ? n % 3 : 0,
    build: 'any',
    carry: 'run',
    fill: 'any',
    cells: n % 5,
    passes: stock ? 1 + (n % 3) : 0,
    return: false,
  };
}

/** What is wrong with a layout: a place off the table, or two places over each other. */
function faults(layout: Layout): string[] {
  const { width, height } = layout.screen;
  const { cardWidth, cardHeight } = layout;
  const laid = layout.places.flatMap((place, pile) => (place ? [{ ...place, pile }] : []));
  const off = laid.filter(
    ({ x, y }) => x < 0 || y < 0 || x + cardWidth > width + 0.01 || y + cardHeight > height + 0.01,
  );
  const over = laid.flatMap((one) =>
    laid
      .filter((other) => other.pile > one.pile)
      .filter((other) => Math.abs(one.x - other.x) < cardWidth - 0.01)
      .filter((other) => Math.abs(one.y - other.y) < cardHeight - 0.01)
      .map((other) => `${one.pile} over ${other.pile}`),
  );
  return [...off.map(({ pile }) => `${pile} off the table`), ...over];
}

function expectInside(layout: Layout, rules: RuleRecord): void {
  const laid = layout.places.filter((place) => place !== null).length;
  expect(laid).toBe(rules.columns + rules.cells + (rules.rows > 0 ? 2 : 0) + 4 * rules.decks);
  expect(faults(layout)).toEqual([]);
}

function expectColumns(layout: Layout, least: number): void {
  for (const cards of [1, 2, 16, 40]) {
    const offsets = columnOffsets(layout, 0, cards, 0);
    const place = layout.places[0];
    expect(offsets.length).toBe(cards);
    const last = (place?.y ?? 0) + (offsets.at(-1) ?? 0) + layout.cardHeight;
    expect(last).toBeLessThanOrEqual(layout.screen.height + 0.01);
    if (cards === 16) {
      const strips = offsets.slice(1).map((offset, index) => offset - (offsets[index] ?? 0));
      expect(Math.min(...strips)).toBeGreaterThanOrEqual(least - 1 / layout.screen.pixelRatio);
      // Even: no two strips differ by more than the rounding to device px.
      expect(Math.max(...strips) - Math.min(...strips)).toBeLessThanOrEqual(1.01 / layout.screen.pixelRatio);
    }
  }
}

describe.each(screens)('%s', (_, width, height, pixelRatio) => {
  test.each(gameIds)('%s lies within the table, legible', (game) => {
    const rules = core.gameRules(game);
    for (const leftHanded of [false, true]) {
      const layout = layoutFor(rules, screenOf(width, height, pixelRatio, leftHanded));
      expectInside(layout, rules);
      expectColumns(layout, height > 500 ? sizes.strip : sizes.stripLeast);
      if (!layout.pocket) {
        // Rank and suit of a full face stay whole in a column of thirteen.
        const [, second] = columnOffsets(layout, 0, 13, 0);
        expect(second).toBeGreaterThanOrEqual(Math.floor(sizes.stripFull * layout.cardWidth) - 1);
      }
      for (const place of layout.places) {
        if (!place) continue;
        expect(place.x * pixelRatio).toBeCloseTo(Math.round(place.x * pixelRatio), 6);
        expect(place.y * pixelRatio).toBeCloseTo(Math.round(place.y * pixelRatio), 6);
      }
      expect(layout.cardWidth * pixelRatio).toBeCloseTo(Math.round(layout.cardWidth * pixelRatio), 6);
    }
  });

  test('any house rules lie within the table', () => {
    for (let n = 0; n < 180; n++) {
      const rules = houseRules(n);
      const layout = layoutFor(rules, screenOf(width, height, pixelRatio, n % 4 === 1));
      expectInside(layout, rules);
      expectColumns(layout, 4);
    }
  });
});

const widths = (game: GameId): number[] =>
  screens.map(([, width, height, ratio]) =>
    Math.floor(layoutFor(core.gameRules(game), screenOf(width, height, ratio)).cardWidth),
  );

test('cards are as large as the screens allow', () => {
  expect(widths('forty-thieves')).toEqual([29, 35, 57, 118, 220, 339, 38]);
  expect(widths('limited')).toEqual([24, 29, 50, 98, 197, 298, 33]);
  expect(widths('free-cells')).toEqual([36, 44, 62, 114, 212, 326, 45]);
});

test('ten places above ten columns, twelve above twelve with the waste spread, eight above eight', () => {
  const screen = screenOf(1280, 800, 1);
  const x = (layout: Layout, pile: number): number => layout.places[pile]?.x ?? Number.NaN;
  const thieves = layoutFor(core.gameRules('forty-thieves'), screen);
  expect(x(thieves, STOCK)).toBe(x(thieves, 0));
  expect(x(thieves, WASTE)).toBe(x(thieves, 1));
  expect(x(thieves, FOUNDATION)).toBe(x(thieves, 2));
  expect(x(thieves, FOUNDATION + 7)).toBe(x(thieves, 9));
  expect(thieves.wasteShown).toBe(1);
  const limited = layoutFor(core.gameRules('limited'), screen);
  expect(x(limited, FOUNDATION)).toBe(x(limited, 4));
  expect(limited.wasteShown).toBe(sizes.wasteShown);
  expect(x(limited, WASTE) + (sizes.wasteShown - 1) * limited.wasteStep).toBeCloseTo(x(limited, 3), 0);
  const cells = layoutFor(core.gameRules('free-cells'), screen);
  expect([0, 1, 2, 3].map((cell) => x(cells, CELL + cell))).toEqual([0, 1, 2, 3].map((c) => x(cells, c)));
  expect([0, 1, 2, 3].map((suit) => x(cells, FOUNDATION + 2 * suit))).toEqual(
    [4, 5, 6, 7].map((column) => x(cells, column)),
  );
});

test('on a phone on its side the places stand beside the columns', () => {
  for (const game of gameIds) {
    const layout = layoutFor(core.gameRules(game), screenOf(844, 390, 2));
    expect(layout.arrangement).toBe('sides');
    const left = layout.places[STOCK] ?? layout.places[CELL];
    const right = layout.places[FOUNDATION + 6];
    expect(left?.x).toBeLessThan(layout.places[0]?.x ?? 0);
    expect(right?.x).toBeGreaterThan(layout.places[core.gameRules(game).columns - 1]?.x ?? 9999);
  }
});

test('for the left hand the stock lies on the right, and columns still count from the left', () => {
  for (const [width, height] of [
    [1280, 800],
    [844, 390],
  ] as const) {
    const rules = core.gameRules('forty-thieves');
    const right = layoutFor(rules, screenOf(width, height, 1));
    const left = layoutFor(rules, screenOf(width, height, 1, true));
    const mirrored = width - (right.places[STOCK]?.x ?? 0) - right.cardWidth;
    expect(left.places[STOCK]?.x).toBeCloseTo(mirrored, 0);
    expect(left.places[0]?.x).toBeLessThan(left.places[9]?.x ?? 0);
  }
});

test('what lies under a point is what is seen there', () => {
  for (const game of gameIds) {
    core.setRules(core.gameRules(game));
    core.deal(7);
    const position = core.position();
    const layout = layoutFor(core.rules, screenOf(1280, 800, 1));
    for (let pile = 0; pile < PILES; pile++) {
      const cards = position.piles[pile]?.length ?? 0;
      for (let depth = 0; depth < (isColumn(pile) ? cards : Math.min(1, cards)); depth++) {
        const rect = cardRect(layout, position, pile, depth);
        if (!rect) continue;
        expect(spotAt(layout, position, rect.x + 3, rect.y + 3)).toEqual({ pile, depth });
      }
      const place = layout.places[pile];
      if (place && cards === 0) {
        expect(spotAt(layout, position, place.x + 5, place.y + 5)).toEqual({ pile, depth: null });
      }
    }
    expect(spotAt(layout, position, 1, 1)).toBeNull();
    const below = { x: layout.places[2]?.x ?? 0, y: 700 };
    expect(spotAt(layout, position, below.x + 5, below.y)).toEqual({ pile: 2, depth: null });
  }
});

test('a drop goes to the pile that the card covers most', () => {
  core.setRules(core.gameRules('forty-thieves'));
  core.deal(1);
  const layout = layoutFor(core.rules, screenOf(1280, 800, 1));
  const { cardWidth: width, cardHeight: height } = layout;
  const third = layout.places[2] ?? { x: 0, y: 0 };
  const at = (x: number): { x: number; y: number; width: number; height: number } => ({
    x,
    y: third.y + 300,
    width,
    height,
  });
  expect(pileUnder(layout, at(third.x + width * 0.4), [2, 3])).toBe(2);
  expect(pileUnder(layout, at(third.x + width * 0.8), [2, 3])).toBe(3);
  expect(pileUnder(layout, at(third.x + width * 0.4), [3])).toBe(3);
  expect(pileUnder(layout, at(third.x), [7, STOCK])).toBeNull();
});

test('every card of every deal has a home; the stock shows a few layers only', () => {
  for (const game of gameIds) {
    core.setRules(core.gameRules(game));
    core.deal(3);
    const homes = homesFor(layoutFor(core.rules, screenOf(390, 844, 3)), core.position());
    const shown = homes.filter((home) => home.shown).length;
    const columns = core
      .position()
      .piles.slice(0, 12)
      .reduce((sum, pile) => sum + pile.length, 0);
    const stock = core.position().piles[STOCK]?.length ?? 0;
    expect(shown).toBe(columns + (stock > 0 ? sizes.stockLayers : 0));
  }
});

describe('large faces', () => {
  test.each(gameIds)('of %s, as dealt, show the whole rank and suit of every buried card', (game: GameId) => {
    const rules = core.gameRules(game);
    core.setRules(rules);
    core.deal(1);
    const { piles, faceDown } = core.position();
    for (const [name, width, height, ratio] of screens) {
      const layout = layoutFor(rules, { ...screenOf(width, height, ratio), largeFaces: true });
      if (layout.pocket) continue;
      const { capLeast, cap, topLeast } = faces.large;
      const needed = Math.max(capLeast, cap * layout.cardWidth) + topLeast;
      for (let column = 0; column < rules.columns; column++) {
        const offsets = columnOffsets(layout, column, piles[column]!.length, faceDown[column]!);
        for (const [i, offset] of offsets.slice(1).entries())
          expect(offset - offsets[i]!, `${name}, column ${column}`).toBeGreaterThanOrEqual(needed - 0.5);
      }
    }
  });
});

describe('the stock in a lower corner', () => {
  const low = (game: GameId, stockPlace: StockPlace, [, w, h, ratio]: (typeof screens)[number]) =>
    layoutFor(core.gameRules(game), { ...screenOf(w, h, ratio), stockPlace });

  test.each(screens)('%s: every game is whole, the stock lies lowest and outermost', (...screen) => {
    for (const game of gameIds.filter((id) => core.gameRules(id).rows > 0)) {
      for (const stockPlace of ['lower-left', 'lower-right'] as const) {
        const layout = low(game, stockPlace, screen);
        const what = `${game}, ${stockPlace}`;
        expect(faults(layout), what).toEqual([]);
        const places = layout.places.flatMap((place) => (place ? [place] : []));
        const stock = layout.places[STOCK]!;
        expect(stock.y, what).toBe(Math.max(...places.map(({ y }) => y)));
        const xs = places.filter((_, pile) => pile !== STOCK).map(({ x }) => x);
        if (stockPlace === 'lower-left') expect(stock.x, what).toBeLessThanOrEqual(Math.min(...xs) + 1);
        else expect(stock.x, what).toBeGreaterThanOrEqual(Math.max(...xs) - 1);
      }
    }
  });

  test('long columns end above it, and a touch there is the stock’s, empty too', () => {
    const layout = low('forty-thieves', 'lower-right', screens[1]!);
    const offsets = columnOffsets(layout, 0, 16, 0);
    const lowest = layout.places[0]!.y + offsets.at(-1)! + layout.cardHeight;
    expect(lowest).toBeLessThanOrEqual(layout.places[STOCK]!.y);
    core.setRules(core.gameRules('forty-thieves'));
    core.deal(1);
    const bare = { ...core.position(), piles: core.position().piles.map(() => []) };
    for (const pile of [STOCK, WASTE]) {
      const { x, y } = layout.places[pile]!;
      expect(spotAt(layout, bare, x + 5, y + layout.cardHeight / 2)).toEqual({ pile, depth: null });
    }
  });
});

describe('the waste side by side', () => {
  test.each(screens)(
    '%s: every card is on the table, in order, and its rank and suit are free',
    (...screen) => {
      const [, w, h, ratio] = screen;
      for (const game of gameIds.filter((id) => core.gameRules(id).rows > 0)) {
        for (const leftHanded of [false, true]) {
          const layout = layoutFor(core.gameRules(game), screenOf(w, h, ratio, leftHanded));
          for (const cards of [2, 5, 17, 40, 64]) {
            const places = fanPlaces(layout, cards);
            expect(places).toHaveLength(cards);
            for (const [i, { x, y }] of places.entries()) {
              expect(x, `${game} ${cards}`).toBeGreaterThanOrEqual(-0.01);
              expect(x + layout.cardWidth).toBeLessThanOrEqual(w + 0.01);
              expect(y).toBeGreaterThanOrEqual(0);
              expect(y + layout.cardHeight).toBeLessThanOrEqual(layout.screen.height + 0.01);
              const next = places[i + 1];
              if (next && next.y === y) expect(next.x - x).toBeGreaterThan(layout.cardWidth * 0.25);
              if (next && next.y !== y) expect(next.y - y).toBeGreaterThan(layout.cardHeight * 0.15);
            }
          }
        }
      }
    },
  );
});

test('an upright tablet uses its height: strips of a third of a card’s width, the longest dealt column on the table', () => {
  for (const game of ['forty-thieves', 'josephine', 'limited'] as const) {
    const layout = layoutFor(core.gameRules(game), screenOf(768, 1024, 1));
    expect(layout.strip, game).toBeGreaterThanOrEqual(0.33 * layout.cardWidth);
    const longest = columnOffsets(layout, 0, sizes.columnEnough, 0);
    expect(longest[1], game).toBeGreaterThanOrEqual(24);
  }
});
