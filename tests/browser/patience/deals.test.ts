// New deals in the built page: ones that can be won, skipped, given up, and left alone while nobody looks.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { usualSettings } from '../../../src/shared/ui/settings';
import { aFrame, openPage, when } from '../../support/browser';
import { kept, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const settings = (more: object) => ({ storageState: kept(stand, { ...swift, ...more }) });
const hash = (page: Page) => page.evaluate(() => location.hash);
const sentence = (page: Page) => page.locator('.message-text').textContent();

async function newDeal(page: Page, by: () => Promise<unknown>): Promise<string> {
  const before = await hash(page);
  await by();
  await when(page, (old) => location.hash !== old, before);
  return hash(page);
}

async function verdictIs(page: Page, word: string): Promise<void> {
  await when(page, (said) => document.querySelector('.badge-word')?.textContent === said, word);
}

/** Rules under which a deal is hardly ever won. */
const hopeless = 'forty-thieves/1?rules=columns:4,fill:king';

describe('a new deal', () => {
  test('can be won, in every one of a row of them', async () => {
    const { page, complaints } = await openPage(stand, 'forty-thieves/1', settings({}));
    const seen = new Set<string>();
    for (let i = 0; i < 6; i++) {
      seen.add(await newDeal(page, () => page.keyboard.press('n')));
      await verdictIs(page, 'winnable');
    }
    expect(seen.size).toBe(6);
    expect(complaints).toEqual([]);
  });

  test('asked for ten times at once comes whole, and the last one stands', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/1', settings({}));
    for (let i = 0; i < 10; i++) await page.keyboard.press('n');
    await when(page, () => location.hash !== '#/free-cells/1');
    await verdictIs(page, 'winnable');
    expect(await hash(page)).toMatch(/^#\/free-cells\/\d+$/);
    expect(complaints).toEqual([]);
  });

  test('keeps the house rules of the table, as next and again do', async () => {
    const { page } = await openPage(stand, 'free-cells/5?rules=fill:king', settings({}));
    expect(await newDeal(page, () => page.keyboard.press('n'))).toMatch(
      /^#\/free-cells\/\d+\?rules=fill:king$/,
    );
    await page.keyboard.press('m');
    await page.locator('[data-key=next]').click();
    expect(await hash(page)).toMatch(/\?rules=fill:king$/);
  });

  test('with a number is that number, also one that cannot be won', async () => {
    const { page } = await openPage(stand, 'free-cells/5', settings({}));
    await page.keyboard.press('g');
    await page.locator('#deal-number').fill('11982');
    await page.keyboard.press('Enter');
    expect(await hash(page)).toBe('#/free-cells/11982');
    await page.keyboard.press('m');
    await page.locator('[data-key=previous]').click();
    expect(await hash(page)).toBe('#/free-cells/11981');
  });

  test('is any deal at once where the settings say so', async () => {
    const { page } = await openPage(stand, hopeless, settings({ winnableOnly: false }));
    expect(await newDeal(page, () => page.keyboard.press('n'))).toContain('?rules=columns:4,fill:king');
    expect(await page.locator('.message-text').count()).toBe(0);
  });
});

describe('while one is looked for', () => {
  test('the progress shows, and a skip deals one unchecked and says so', async () => {
    const { page, complaints } = await openPage(stand, hopeless, settings({}));
    await page.keyboard.press('n');
    await when(page, () =>
      /Looking .* looked at/.test(document.querySelector('.message-text')?.textContent ?? ''),
    );
    expect(await hash(page)).toBe(`#/${hopeless}`);
    // the button stays the same one while the count goes on, or a finger would miss it
    const button = await page.locator('.message-buttons button').elementHandle();
    const said = await sentence(page);
    await when(page, (old) => document.querySelector('.message-text')?.textContent !== old, said);
    expect(await button!.evaluate((one) => one.isConnected)).toBe(true);
    await newDeal(page, () => page.getByRole('button', { name: 'Deal one unchecked' }).click());
    expect(await sentence(page)).toBe('Dealt unchecked: nobody has looked whether this one can be won.');
    expect(await hash(page)).toContain('?rules=columns:4,fill:king');
    expect(complaints).toEqual([]);
  });

  test('playing on gives it up', async () => {
    const { page } = await openPage(stand, hopeless, settings({}));
    await page.keyboard.press('n');
    await when(
      page,
      () => document.querySelector('.message-text')?.textContent?.startsWith('Looking') === true,
    );
    await page.keyboard.press('d');
    await when(page, () => document.querySelector('.message')?.getAttribute('data-shown') === 'false');
    expect(await hash(page)).toBe(`#/${hopeless}`);
  });

  test('another game may be dealt', async () => {
    const { page } = await openPage(stand, hopeless, settings({}));
    await page.keyboard.press('n');
    await when(
      page,
      () => document.querySelector('.message-text')?.textContent?.startsWith('Looking') === true,
    );
    await page.keyboard.press('g');
    await page.locator('#game-josephine').check({ force: true });
    await page.getByRole('button', { name: 'New deal' }).click();
    await when(page, () => location.hash.startsWith('#/josephine/'));
    await verdictIs(page, 'winnable');
    await aFrame(page);
    expect(await hash(page)).toMatch(/^#\/josephine\/\d+$/);
  });

  test('a hidden page rests', async () => {
    const { page } = await openPage(stand, hopeless, settings({}));
    await page.keyboard.press('n');
    const looked = () =>
      /(\d+) looked at/.exec(document.querySelector('.message-text')?.textContent ?? '')?.[1];
    await when(page, () => /looked at/.test(document.querySelector('.message-text')?.textContent ?? ''));
    const hide = (hidden: boolean) =>
      page.evaluate((is) => {
        Object.defineProperty(document, 'hidden', { value: is, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    // what was under way is looked at to its end
    let before = await page.evaluate(looked);
    const stands = async () => {
      const now = await page.evaluate(looked);
      const isSame = now === before;
      before = now;
      return isSame;
    };
    await expect.poll(stands, { interval: 600 }).toBe(true);
    await page.waitForTimeout(600);
    expect(await page.evaluate(looked)).toBe(before);
    await hide(false);
    await when(
      page,
      (old) =>
        /(\d+) looked at/.exec(document.querySelector('.message-text')?.textContent ?? '')?.[1] !== old,
      before,
    );
  });
});

describe('the level', () => {
  test('stands in the bar, in the laurel’s words, and is the wish of the next deal', async () => {
    const { page } = await openPage(stand, 'free-cells/617', settings({ level: usualSettings.level }));
    await when(page, () => document.querySelector('.bar-level')?.textContent !== '');
    expect(await page.locator('.bar-level').textContent()).toMatch(/^(easy|medium|hard)$/);
    await page.locator('.badge').click();
    expect(await sentence(page)).toMatch(/An? (easy|hard) deal|A deal of medium/);
    for (const level of ['hard', 'easy']) {
      await page.keyboard.press('g');
      await page.locator(`#set-level-${level}`).check({ force: true });
      await newDeal(page, () => page.getByRole('button', { name: 'New deal' }).click());
      await when(page, (word) => document.querySelector('.bar-level')?.textContent === word, level);
    }
  });

  test('is not to be had where deals are not looked at before', async () => {
    const { page } = await openPage(stand, 'free-cells/617', settings({ winnableOnly: false }));
    await page.keyboard.press('g');
    expect(await page.locator('#set-level-hard').isDisabled()).toBe(true);
  });
});
