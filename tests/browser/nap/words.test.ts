// The trick game in a browser that gives no picture, or takes it away: played in words, by pointer and by keys.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openPage, when, withoutPicture } from '../../support/browser';
import { cardPoint, handOf, myTurn, phaseOf, playDeal, swiftSettings } from '../../support/napPage';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const settings = { napPace: 'instant', speed: 'off' };
const stored = () => ({
  cookies: [],
  origins: [
    {
      origin: new URL(stand.address).origin,
      localStorage: [{ name: 'napoleon.settings', value: JSON.stringify(settings) }],
    },
  ],
});

const note = (page: Page) =>
  page.evaluate(() => document.querySelector('#nap .message-text')?.textContent ?? '');
const words = (page: Page, kind: 'face' | 'back') =>
  page.locator(`#nap .word-card[data-kind="${kind}"]`).allTextContents();

/** A tap on a card of the hand. */
async function tap(page: Page, index: number): Promise<void> {
  const { x, y } = await cardPoint(page, index);
  await page.mouse.click(x, y);
}

/** Every card that can be seen in words lies in the window, and the hand where its buttons are. */
async function whereTheyLie(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const within = [...document.querySelectorAll('#nap .word-card')].every((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    });
    const seen = [...document.querySelectorAll<HTMLElement>('#nap .mirror button')].every(
      (button) => getComputedStyle(button.closest('.mirror')!).opacity === '1',
    );
    return within && seen;
  });
}

test('where there is no picture the trick game is played in words from the start', async () => {
  const { page, complaints } = await openPage(stand, 'nap/17?players=4', {
    before: withoutPicture,
    storageState: stored(),
  });
  await page.waitForSelector('#nap .plate');
  await expect.poll(() => note(page)).toContain('no picture of the table');
  await myTurn(page);
  expect(await words(page, 'face')).toHaveLength(5);
  expect(await words(page, 'back')).toHaveLength(15);
  expect(await whereTheyLie(page)).toBe(true);
  await page.keyboard.press('5');
  await myTurn(page);
  await tap(page, 0);
  await myTurn(page);
  expect(await handOf(page)).toHaveLength(4);
  expect(await words(page, 'face')).toHaveLength(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => whereTheyLie(page)).toBe(true);
  await tap(
    page,
    (await handOf(page)).findIndex((name) => !name.includes('may not be played')),
  );
  await when(page, () => document.querySelectorAll('#nap .mirror [role="group"] button').length === 3);
  for (;;) {
    await myTurn(page);
    if ((await phaseOf(page)) === 'finished') break;
    const left = (await handOf(page)).length;
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press(String(1 + (await handOf(page)).findIndex((n) => !n.includes('may not'))));
    await when(
      page,
      (n) => document.querySelectorAll('#nap .mirror [role="group"] button').length !== n,
      left,
    );
  }
  // everything is open now
  expect(await words(page, 'face')).toHaveLength(20);
  await page.keyboard.press('e');
  await page.waitForSelector('#nap .exhibit-slip:not([hidden])');
  expect((await words(page, 'face')).length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await myTurn(page);
  await playDeal(page, 'p');
  expect(complaints.filter((text) => !/webgl|context/i.test(text))).toEqual([]);
});

test('a picture that is taken away for good is told, and the deal goes on in words', async () => {
  const { page } = await openPage(stand, 'nap/17?players=3', { before: swiftSettings });
  await page.waitForSelector('#nap canvas');
  await myTurn(page);
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#nap canvas')!;
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect.poll(() => note(page)).toContain('no picture of the table');
  expect(await words(page, 'face')).toHaveLength(5);
  await page.keyboard.press('5');
  await myTurn(page);
  await tap(page, 0);
  await when(page, () => document.querySelectorAll('#nap .mirror [role="group"] button').length === 4);
  await myTurn(page);
  const hand = await handOf(page);
  // the way on: tried again, the match is where it was
  await page.keyboard.press('m');
  await page.click('[data-key=reload]');
  await page.waitForSelector('#nap canvas');
  await myTurn(page);
  expect(await handOf(page)).toEqual(hand);
  expect(await page.locator('#nap .word-card').count()).toBe(0);
});
