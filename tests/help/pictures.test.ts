import { describe, expect, test, vi } from 'vitest';
import { CELL, Verdict } from '../../assembly/abi';
import { pictureText, stillOf } from '../../src/help/pictures';
import { columnsShown, helpPositions, type PictureId, wholePosition } from '../../src/help/positions';
import { loadHelp } from '../../src/i18n/help';
import { textsOf } from '../../src/i18n/index';
import { readMove, splitMoves } from '../../src/patience/core/notation';
import { searchOn } from '../../src/patience/core/search';
import { pilesAbove, planStill } from '../../src/patience/table/still';
import { openTestCore } from '../support/core';

// the drawing code asks for the browser's name as soon as it is loaded
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'node' }));

const core = await openTestCore(32);
const { picture: words } = await loadHelp('da');
const ids = Object.keys(helpPositions) as PictureId[];
const games = { rules: core.gameRules } as Parameters<typeof stillOf>[0]['games'];

function lay(id: PictureId): void {
  const picture = helpPositions[id];
  const rules = { ...core.gameRules(picture.game), ...picture.rules };
  core.setRules(rules);
  core.load(wholePosition(picture, rules));
}

describe.each(ids)('the picture %s', (id) => {
  test('is a position of its game, and the core says of each move what the help says', () => {
    lay(id);
    for (const { move, is } of helpPositions[id].claims) {
      const packed = readMove(move, core);
      expect(core.refusal(packed) === null, move).toBe(is !== 'refused');
      if (is === 'not-by-itself') expect(core.safeMove(), move).not.toBe(packed);
    }
    for (const token of splitMoves(helpPositions[id].series ?? '')) {
      const packed = readMove(token, core);
      expect(core.refusal(packed), token).toBeNull();
      core.play(packed);
    }
  });

  test('shows what its text names, in words too, and fits a narrow screen', () => {
    const picture = stillOf({ games }, id);
    const said = pictureText(textsOf('da'), words, picture);
    expect(said.split('. ').length).toBeGreaterThanOrEqual(picture.columns);
    expect(said).not.toMatch(/undefined|NaN/);
    for (const room of [276, 540]) {
      const plan = planStill(picture, room);
      expect(plan.width).toBeLessThanOrEqual(room);
      expect(plan.cardWidth).toBeGreaterThan(14);
      const shown = [...pilesAbove(picture), ...Array.from({ length: picture.columns }, (_, i) => i)];
      for (const pile of shown) expect(plan.places[pile]).not.toBeNull();
    }
    // in a sliver of a window it is cut off, and its cards are cards still
    for (const room of [1, 24, 60]) {
      const plan = planStill(picture, room);
      expect(plan.cardWidth).toBeGreaterThanOrEqual(8);
      expect(Math.min(plan.width, plan.height, plan.cardHeight)).toBeGreaterThan(0);
    }
  });
});

test('of two twins one may go up without loss and the other not: the position is won until the 6 of spades leaves', () => {
  lay('twin-place');
  const search = searchOn(core);
  const verdict = () => {
    search.begin(20_000_000, {});
    let found: Verdict = Verdict.Running;
    while (found === Verdict.Running) found = search.step(200_000);
    return found;
  };
  expect(verdict()).toBe(Verdict.Winnable);
  core.play(readMove('1-f', core));
  expect(verdict()).toBe(Verdict.Unwinnable);
});

test('the table of runs is the core’s: so many cards move, and not one more', () => {
  const rules = core.gameRules('free-cells');
  const run = 'KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H'.split(' ');
  for (const [cells, empty] of [
    [0, 0],
    [1, 0],
    [4, 0],
    [1, 1],
    [2, 1],
    [4, 1],
    [0, 2],
  ] as const) {
    const taken = ['KC', 'KD', 'KH', 'QC'].slice(0, 4 - cells);
    const free = Array.from({ length: 4 }, (_, i) => taken[i] ?? '-');
    const limit = (cells + 1) * 2 ** empty;
    const text = [`Freecells: ${free.join(' ')}`, 'AC', run.join(' '), ...new Array(empty).fill('-')].join(
      '\n',
    );
    for (const [count, legal] of [
      [limit, true],
      [limit + 1, false],
    ] as const) {
      const target = run[run.length - count - 1]!;
      const twin = target.replace('S', 'C').replace('H', 'D');
      const picture = { game: 'free-cells', text: text.replace('AC', twin), claims: [], above: [] } as const;
      if (taken.includes(twin)) continue;
      core.setRules(rules);
      core.load(wholePosition(picture, rules));
      expect(core.refusal(readMove(`2-1x${count}`, core)) === null, `${cells} ${empty} ${count}`).toBe(legal);
    }
    expect(columnsShown(text)).toBe(2 + empty);
    expect(core.position().piles[CELL + 3]!.length).toBe(cells > 0 ? 0 : 1);
  }
});
