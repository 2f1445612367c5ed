// How large things are: with large text, in large windows, and that what is read first stays on the screen.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { aFrame, openPage } from '../../support/browser';
import { cardPoint } from '../../support/napPage';
import { kept, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const rectOf = (page: Page, selector: string) =>
  page.evaluate((which) => {
    const { left, top, right, bottom } = document.querySelector(which)!.getBoundingClientRect();
    return { left, top, right, bottom };
  }, selector);

/** The room that an element's shown parts take in the window; empty where nothing of it is shown. */
const shownParts = (page: Page, selector: string) =>
  page.evaluate(
    (which) =>
      [...document.querySelectorAll<HTMLElement>(which)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
    selector,
  );

/** CSS px of the height of one element on the screen. */
const heightOf = async (page: Page, selector: string) => {
  const { top, bottom } = await rectOf(page, selector);
  return bottom - top;
};

const screens = [
  [390, 844],
  [320, 568],
  [844, 390],
  [1280, 800],
] as const;

describe('the way into the help, with text of 200 %', () => {
  it.each(['forty-thieves/53', 'nap'])('stays on the screen, and off what is pressed: %s', async (game) => {
    for (const lang of ['en', 'da', 'sv'] as const) {
      const storageState = kept(stand, { ...swift, textSize: '200', lang });
      const { page } = await openPage(stand, game, { storageState });
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await aFrame(page);
        await aFrame(page);
        const parts = await shownParts(page, '.welcome, .welcome-name, .welcome-note');
        const pressed = await shownParts(page, '.bid, .plate, .bar');
        for (const part of parts) {
          const size = `${lang}, ${width} × ${height}`;
          expect(part.left, size).toBeGreaterThanOrEqual(0);
          expect(part.right, size).toBeLessThanOrEqual(width);
          const over = pressed.filter(
            ({ left, right, top, bottom }) =>
              Math.min(right, part.right) - Math.max(left, part.left) > 1 &&
              Math.min(bottom, part.bottom) - Math.max(top, part.top) > 1,
          );
          expect(over, size).toEqual([]);
        }
      }
    }
  });

  it('has words on a phone, in full where there is room', async () => {
    const storageState = kept(stand, { ...swift, textSize: '200' });
    const viewport = { width: 390, height: 844 };
    const { page } = await openPage(stand, 'forty-thieves/53', { storageState, viewport });
    expect(await shownParts(page, '.welcome-name, .welcome-note')).toHaveLength(2);
  });
});

describe('text of 200 %', () => {
  it.each([
    [390, 844, 1.3],
    [1280, 800, 1.6],
  ])('makes bids, plates, the state of the game and icons grow at %i × %i', async (width, height, least) => {
    const sizes = [];
    for (const textSize of ['100', '200'] as const) {
      const storageState = kept(stand, { ...swift, textSize });
      const { page } = await openPage(stand, 'nap', { storageState, viewport: { width, height } });
      await page.locator('#nap .bid').first().waitFor();
      sizes.push({
        bid: await heightOf(page, '#nap .bid'),
        name: await heightOf(page, '#nap .plate-name'),
        state: await heightOf(page, '#nap .contract'),
        icon: await heightOf(page, '#nap .bar .icon'),
      });
    }
    const [usual, large] = sizes;
    for (const what of ['bid', 'name', 'state', 'icon'] as const)
      expect(large![what] / usual![what], what).toBeGreaterThanOrEqual(least);
  });

  it('makes the icons of a patience grow on a phone, all of them in reach', async () => {
    const storageState = kept(stand, { ...swift, textSize: '200' });
    const { page } = await openPage(stand, 'forty-thieves/53', {
      storageState,
      viewport: { width: 320, height: 568 },
    });
    expect(await heightOf(page, '#app .bar-end .icon')).toBeGreaterThanOrEqual(38);
    for (const { left, right, bottom } of await shownParts(page, '#app .bar button')) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(320);
      expect(bottom).toBeLessThanOrEqual(568);
    }
  });
});

describe('a very large window', () => {
  it.each([
    [2560, 1440, 1.3],
    [3840, 2160, 2],
  ])('has bar, words and sheets grow as the cards do: %i × %i', async (width, height, times) => {
    const { page } = await openPage(stand, 'forty-thieves/53', {
      storageState: kept(stand, swift),
      viewport: { width: 1920, height: 1080 },
    });
    const measured = async () => {
      await aFrame(page);
      const bar = await heightOf(page, '#app .bar');
      const icon = await heightOf(page, '#app .bar-end .icon');
      const welcome = await heightOf(page, '#app .welcome-name');
      await page.keyboard.press('m');
      const { left, right } = await rectOf(page, '.sheet[open] .sheet-page');
      await page.keyboard.press('Escape');
      return [bar, icon, welcome, right - left];
    };
    const usual = await measured();
    await page.setViewportSize({ width, height });
    const large = await measured();
    large.forEach((size, i) => {
      expect(size / usual[i]!).toBeGreaterThanOrEqual(times * 0.97);
    });
  });

  it('shows cards that are too large for a picture of their size', async () => {
    const viewport = { width: 3840, height: 2160 };
    // the last card of this hand is the three of diamonds: mostly paper
    const { page } = await openPage(stand, 'nap/5?players=4', {
      storageState: kept(stand, swift),
      viewport,
    });
    await page.locator('#nap .bid').first().waitFor();
    const paper = async () => {
      const { x, y } = await cardPoint(page, 4);
      const png = await page.screenshot({ clip: { x: x - 20, y: y - 40, width: 60, height: 90 } });
      const { channels } = await sharp(png).stats();
      return channels.map(({ mean }) => mean > 150);
    };
    // paper, not cloth
    await expect.poll(paper).toEqual([true, true, true]);
  });
});
