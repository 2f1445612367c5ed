// A sentence is a slip of paper on the table: whatever it says, no card moves for it.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser';
import { kept, sitDown, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

/** Where everything that can be pressed on the table and in the bar lies. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('#app .mirror button, #app .badge, #app .bar .icon-button, #app canvas'),
    ].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return `${each.textContent} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );

const message = '#app .message[data-shown=true]';

const sizes = [
  [1280, 800],
  [1000, 700],
  [1920, 1080],
  [640, 440],
  [390, 844],
] as const;

describe.each(sizes)('on a screen of %i by %i', (width, height) => {
  it('what the laurel says moves nothing, and the laurel answers again', async () => {
    const storageState = kept(stand, swift);
    const { page } = await openPage(stand, 'forty-thieves/53', { viewport: { width, height }, storageState });
    await page.waitForSelector('#app .badge .laurel:not([data-state=looking])');
    const before = await places(page);
    await page.locator('#app .badge').click();
    await page.waitForSelector(message);
    expect(await places(page)).toEqual(before);
    await page.locator('#app .badge').click();
    // shorter lines may have been found meanwhile
    expect(await page.locator(message).textContent()).toContain('This position can be won');
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await page.waitForSelector(message, { state: 'detached' });
    expect(await places(page)).toEqual(before);
  });
});

describe('a sentence on the table', () => {
  const viewport = { width: 1280, height: 800 };

  it('leaves the hand its drag', async () => {
    const player = await sitDown(stand, 'josephine', 1, { viewport });
    await player.page.locator('#app .badge').click();
    await player.page.waitForSelector(message);
    await player.dragTo(7, 0, 3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
  });

  it('stands beside the pile that refuses', async () => {
    const player = await sitDown(stand, 'josephine', 1, { viewport });
    for (const [from, to] of [
      [2, 1],
      [8, 9],
    ] as const) {
      await player.dragTo(from, 0, to);
      expect(await player.sentence()).toBe('Columns are built down in the same suit.');
      const slip = await player.page.locator(message).boundingBox();
      const pile = await player.point(from);
      expect(Math.abs(slip!.x + slip!.width / 2 - pile.x), `from ${from}`).toBeLessThan(slip!.width);
      await player.page.keyboard.press('Escape');
    }
  });
});
