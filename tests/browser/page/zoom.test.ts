// The page enlarged by the browser: fewer CSS px, each of more device px.
import { afterEach, describe, expect, it } from 'vitest';
import { atRest, openPage } from '../../support/browser';
import { kept, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

/** A window of 1280 by 800 at 100 %. */
const enlarged = (times: number) => ({
  storageState: kept(stand, { ...swift, welcomed: true, napWelcomed: true }),
  viewport: { width: Math.floor(1280 / times), height: Math.floor(800 / times) },
  deviceScaleFactor: times,
});

/** Device px of a card's width on the table. */
async function cardWidth(game: string, times: number): Promise<number> {
  const { page } = await openPage(stand, game, enlarged(times));
  const widest = () => {
    const buttons = [...document.querySelectorAll('[data-cards] button')];
    return Math.max(0, ...buttons.map((button) => button.getBoundingClientRect().width)) * devicePixelRatio;
  };
  await expect.poll(() => page.evaluate(widest)).toBeGreaterThan(0);
  return page.evaluate(widest);
}

describe('an enlarged page', () => {
  it.each(['forty-thieves/1', 'limited/1', 'free-cells/1', 'nap'])(
    'has no smaller cards than one that is not: %s',
    async (game) => {
      const usual = await cardWidth(game, 1);
      expect(usual).toBeGreaterThan(80);
      // widths are whole device px, least gaps and margins whole CSS px
      for (const times of [1.25, 1.5, 2, 3, 4])
        expect(await cardWidth(game, times), `${times}`).toBeGreaterThanOrEqual(usual * 0.975);
    },
  );

  it.each([2, 4])('at %i times its size has nothing to press of less than 24 px', async (times) => {
    for (const game of ['forty-thieves/1', 'nap']) {
      const { page } = await openPage(stand, game, enlarged(times));
      // the trick game's page is there, and hears keys, somewhat later
      if (game === 'nap') await page.locator('#nap .bid').first().waitFor();
      await atRest(page);
      const smallest = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('button, input, select, a')]
            // cards lie on cards: their width counts
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(
              ({ element, box }) =>
                element.checkVisibility() && box.width > 0 && !element.matches('.bar-game'),
            )
            .filter(({ box }) => Math.round(box.width) < 24 || Math.round(box.height) < 24)
            .map(({ element, box }) => `${element.className} ${box.width} × ${box.height}`),
        );
      expect(await smallest(), game).toEqual([]);
      await page.keyboard.press('m');
      await page.locator('.sheet[open]').waitFor();
      expect(await smallest(), `${game}, menu`).toEqual([]);
    }
  });

  it('has the whole trick game in its window', async () => {
    const { page } = await openPage(stand, 'nap', enlarged(4));
    await page.locator('#nap .bid').first().waitFor();
    await atRest(page);
    const seen = await page.evaluate(() =>
      ['#nap .bar', '#nap .bid', '#nap .mirror button'].map((part) => {
        const { top, bottom } = document.querySelector(part)!.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    );
    expect(seen).toEqual([true, true, true]);
  });

  it('is scrolled to the card that the keyboard goes to', async () => {
    const { page } = await openPage(stand, 'forty-thieves/1', enlarged(4));
    await atRest(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const seen = await page.evaluate(() => {
      const box = document.activeElement!.getBoundingClientRect();
      const bar = document.querySelector('#app .bar')!.getBoundingClientRect();
      return { foot: innerHeight - box.bottom, top: box.top - bar.bottom, bar: bar.top };
    });
    expect(seen.bar).toBe(0);
    expect(seen.foot).toBeGreaterThanOrEqual(-1);
    expect(seen.top).toBeGreaterThanOrEqual(-1);
  });
});
