// What hangs over the table for a while — a hint, a refusal — lies where it covers no card's rank and suit.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, when } from '../../support/browser';
import { atNap, myTurn, swiftSettings } from '../../support/napPage';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

/** Which cards' strips, in which rank and suit stand, a slip lies over. */
const coveredStrips = (page: Page, slip: string) =>
  page.evaluate((selector) => {
    const over = document.querySelector(selector)!.getBoundingClientRect();
    return [...document.querySelectorAll('#app .mirror [role=group]')].flatMap((group) => {
      const cards = [...group.querySelectorAll('button')];
      return cards.flatMap((card, i) => {
        const { left, right, top, height } = card.getBoundingClientRect();
        const next = cards[i + 1]?.getBoundingClientRect().top ?? top + height * 0.34;
        const apart =
          over.right <= left || over.left >= right || over.bottom <= top + 1 || over.top >= next - 1;
        return apart || /empty|, 0/.test(card.textContent ?? '') ? [] : [card.textContent];
      });
    });
  }, slip);

describe('a hint on a small screen', () => {
  const sizes = [
    [844, 390],
    [667, 375],
    [390, 844],
    [320, 568],
    [768, 1024],
  ] as const;
  it.each(sizes)('of %i by %i covers no card', async (width, height) => {
    const { page } = await openPage(stand, 'forty-thieves/7', { viewport: { width, height } });
    for (const deal of ['forty-thieves/7', 'rank-and-file/3', 'free-cells/5', 'limited/2']) {
      await page.evaluate((to) => {
        location.hash = `#/${to}`;
      }, deal);
      await when(page, (number) => document.title.includes(number), /\d+$/.exec(deal)![0]);
      await page.keyboard.press('h');
      await page.waitForSelector('#app .message[data-shown=true]');
      expect(await coveredStrips(page, '#app .message'), deal).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

describe('a hint at Nap', () => {
  /** Which of what matters the slip of the hint lies over. */
  const under = (page: Page) =>
    page.evaluate(() => {
      const over = document.querySelector('#nap .hint-slip')!.getBoundingClientRect();
      const what = [
        ...document.querySelectorAll<HTMLElement>(
          '#nap .mirror button, #nap .plate[data-you=true], #nap .bid',
        ),
      ];
      return what
        .filter((element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          const apart = over.right <= left || over.left >= right || over.bottom <= top || over.top >= bottom;
          return width > 0 && !apart;
        })
        .map(({ textContent }) => textContent);
    });
  it.each([
    [390, 844],
    [320, 568],
    [844, 390],
    [1280, 800],
  ])('on a screen of %i by %i lies over neither hand nor own plate nor bids', async (width, height) => {
    const { page } = await openPage(stand, 'nap/17?players=4', {
      viewport: { width, height },
      before: swiftSettings,
    });
    await atNap(page);
    await myTurn(page);
    await page.keyboard.press('h');
    await page.waitForSelector('#nap .bid-chips:not([hidden])');
    expect(await under(page)).toEqual([]);
    await page.keyboard.press('4');
    for (let card = 0; card < 2; card++) {
      await myTurn(page);
      await page.keyboard.press('h');
      await page.waitForSelector('#nap .hint-tag');
      expect(await under(page)).toEqual([]);
      await page.keyboard.press('1');
      await when(
        page,
        (n) => document.querySelectorAll('#nap .mirror [role="group"] button').length < n,
        5 - card,
      );
    }
  });
});
