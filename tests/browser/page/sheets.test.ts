// Sheets over the table: what they open, what they leave behind, and where the focus goes.
import { afterEach, describe, expect, test } from 'vitest';
import { openPage } from '../../support/browser';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

describe('the chooser', () => {
  test('deals the number typed, and the keyboard is the table’s again at once', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/1');
    await page.keyboard.press('g');
    await page.fill('#deal-number', '42');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => location.hash)).toBe('#/free-cells/42');
    await page.keyboard.press('n');
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('#/free-cells/42');
    await page.goBack();
    await expect.poll(() => page.title()).toContain(' 42 ');
    expect(complaints).toEqual([]);
  });

  test('says what a number may be, and deals none that is not', async () => {
    const { page } = await openPage(stand, 'streets/5');
    await page.keyboard.press('g');
    for (const wrong of ['0', '2147483648', 'ten', '1.5']) {
      await page.fill('#deal-number', wrong);
      expect(await page.textContent('#deal-note')).toContain('from 1 to 2147483647');
      expect(await page.isDisabled('.number-row .primary')).toBe(true);
    }
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => location.hash)).toBe('#/streets/5');
  });
});

describe('every sheet', () => {
  test.each([
    ['menu', 'm'],
    ['choose', 'g'],
    ['help', '?'],
  ])('%s takes the focus, is left with Esc, and gives the focus back to the card', async (id, key) => {
    const { page } = await openPage(stand, 'free-cells/1');
    await page.keyboard.press('j');
    await page.keyboard.press('3');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const card = await focused();
    expect(card).toContain('7 of 7');
    await page.keyboard.press(key);
    expect(await page.getAttribute('dialog.sheet', 'data-sheet')).toBe(id);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.isVisible('dialog.sheet')).toBe(false);
    expect(await focused()).toBe(card);
    await page.keyboard.press('d');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).not.toBe(card);
  });

  test('one follows another: from the menu to the settings, whose language holds at once and after a reload', async () => {
    const { page } = await openPage(stand, 'josephine/5');
    await page.keyboard.press('m');
    await page.click('[data-key=settings]');
    await page.click('#set-lang-da');
    expect(await page.textContent('#sheet-title')).toBe('Indstillinger');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('set-lang-da');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForSelector('.badge');
    expect(await page.getAttribute('html', 'lang')).toBe('da');
    expect(await page.textContent('.bar-number')).toBe('Nr. 5');
  });
});

describe('an address that names no deal', () => {
  test('gets a sentence, and the game stays', async () => {
    const { page } = await openPage(stand, 'josephine/5');
    await page.evaluate(() => {
      location.hash = '#/spider/3';
    });
    await expect.poll(() => page.textContent('.message-text')).toContain('names no deal');
    expect(await page.evaluate(() => location.hash)).toBe('#/josephine/5');
    expect(await page.title()).toContain('Josephine 5');
  });

  test('a game without a number gets one, and going back does not lead into it again', async () => {
    const { page } = await openPage(stand, 'josephine/5');
    await page.evaluate(() => {
      location.hash = '#/streets';
    });
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/streets\/\d+$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/josephine/5');
    await expect.poll(() => page.title()).toContain('Josephine 5');
  });
});
