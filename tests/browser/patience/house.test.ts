// House rules and real cards in the built page, by pointer and by keyboard.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { openPage, savedFile, when } from '../../support/browser';
import { kept, readTable, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const settings = (more: object = {}) => ({
  storageState: kept(stand, { ...swift, winnableOnly: false, ...more }),
});
const hash = (page: Page) => page.evaluate(() => location.hash);
const note = (page: Page, id: string) => page.locator(`#${id}`).textContent();

async function menu(page: Page, key: string): Promise<void> {
  await page.keyboard.press('m');
  await page.locator(`[data-key=${key}]`).click();
}

describe('house rules', () => {
  test('are changed, told in words, saved, played, found again, and named in the statistics', async () => {
    const { page, complaints } = await openPage(stand, 'streets/2', settings());
    await menu(page, 'house');
    expect(await page.locator('.house-changed').textContent()).toBe('These are the game’s own rules.');
    await page.locator('#house-columns-fewer').click();
    await page.locator('#set-house-carry-run').check({ force: true });
    expect(await page.locator('.house-changed').textContent()).toBe(
      'Changed: nine columns, whole runs carried.',
    );
    expect(await page.locator('.house-effect').textContent()).toContain('Nine columns of four cards');
    await page.locator('#house-save').click();
    expect(await note(page, 'house-note')).toBe('Give these rules a name first.');
    await page.locator('#house-name').fill('Nine streets');
    await page.locator('#house-name').press('Enter');
    await when(page, () => document.getElementById('house-note')?.textContent === 'Saved as “Nine streets”.');
    await page.locator('#house-play').click();
    await when(page, () => /rules=columns:9,carry:run$/.test(location.hash));
    expect(await page.locator('.bar-level').textContent()).toBe('house rules');
    await page.reload();
    await when(page, () => performance.getEntriesByName('first-card').length > 0);
    await page.keyboard.press('g');
    const rows = page.locator('.game-row', { hasText: 'Nine streets' });
    expect(await rows.locator('.game-line').first().textContent()).toBe(
      'Streets – nine columns, whole runs carried',
    );
    expect(await rows.locator('input').isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    const chosen = page.locator('#statistics-of option:checked');
    expect(await chosen.textContent()).toBe('Streets – Nine streets');
    expect(complaints).toEqual([]);
  });

  test('and cards being entered go into another browser with everything as a file', async () => {
    const { page, complaints } = await openPage(stand, 'streets/2', settings());
    await menu(page, 'house');
    await page.locator('#house-columns-fewer').click();
    await page.locator('#house-name').fill('Nine streets');
    await page.locator('#house-save').click();
    await when(page, () => document.getElementById('house-note')?.textContent === 'Saved as “Nine streets”.');
    await page.keyboard.press('Escape');
    await menu(page, 'enter');
    await page.locator('#entry-type').fill('AS 10H');
    await page.locator('#entry-type').press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    const file = await savedFile(page);
    const other = await openPage(stand, 'streets/5', settings());
    await other.page.keyboard.press('l');
    for (const said of [', 1 set of house rules. Nothing', 'in progress. Nothing']) {
      await other.page.setInputFiles('#all-file', file);
      await when(
        other.page,
        (part) => !!document.getElementById('all-note')?.textContent?.includes(part),
        said,
      );
    }
    await other.page.keyboard.press('Escape');
    await menu(other.page, 'enter');
    expect(await other.page.locator('.entry-shown').textContent()).toMatch(/A♠ 10♥/);
    await other.page.keyboard.press('Escape');
    await other.page.keyboard.press('g');
    expect(await other.page.locator('.game-row', { hasText: 'Nine streets' }).count()).toBe(1);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  test('in an address without a number are dealt as a new deal is, also at the start', async () => {
    const { page } = await openPage(stand, 'streets?rules=columns:9', settings({ winnableOnly: true }));
    await when(page, () => /^#\/streets\/\d+\?rules=columns:9$/.test(location.hash));
    await when(page, () =>
      /: winnable/.test(document.querySelector('.badge')?.getAttribute('aria-label') ?? ''),
    );
    const bad = await openPage(stand, 'streets?rules=columns:77', settings());
    expect(await bad.page.locator('.message-text').textContent()).not.toBe('');
    expect(await hash(bad.page)).toMatch(/^#\/[a-z-]+\/\d+$/);
    expect(bad.complaints).toEqual([]);
  });

  test('with large text on a small screen have no broken words, and keep their place when drawn anew', async () => {
    const { page } = await openPage(stand, 'streets/2', {
      ...settings({ textSize: '150', lang: 'sv' }),
      viewport: { width: 320, height: 568 },
    });
    await menu(page, 'house');
    const broken = await page.evaluate(() => {
      const words: string[] = [];
      for (const label of document.querySelectorAll('.house-fields .setting-label')) {
        const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}]+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) words.push(word);
          }
        }
      }
      return words;
    });
    expect(broken).toEqual([]);
    const scrolled = () =>
      page.evaluate(() =>
        Math.max(...[...document.querySelectorAll('.sheet-page, .sheet-body')].map((e) => e.scrollTop)),
      );
    await page.locator('#house-save').scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(100);
    await page.locator('#house-name').fill('Nio');
    await page.locator('#house-name').press('Enter');
    await when(page, () => !!document.getElementById('house-note')?.textContent);
    expect(await scrolled()).toBeGreaterThan(before / 2);
  });

  test('go no further than the table can be laid out', async () => {
    const { page } = await openPage(stand, 'limited/2', settings());
    await menu(page, 'house');
    const more = page.locator('#house-columns-more');
    expect(await more.getAttribute('aria-disabled')).toBe('true');
    await more.click({ force: true });
    expect(await page.locator('.house-changed').textContent()).toBe('These are the game’s own rules.');
    for (let i = 0; i < 9; i++) await page.locator('#house-rows-more').click({ force: true });
    expect(await page.locator('.house-changed').textContent()).toContain('eight cards in each column');
    await page.locator('#house-play').click();
    await when(page, () => /rules=rows:8$/.test(location.hash));
  });

  test('by the keyboard alone', async () => {
    const { page } = await openPage(stand, 'free-cells/5', settings());
    await menu(page, 'house');
    await page.locator('#house-cells-fewer').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    expect(await page.locator('.house-changed').textContent()).toBe('Changed: two free cells.');
    await page.locator('#house-play').focus();
    await page.keyboard.press('Enter');
    await when(page, () => /rules=cells:2$/.test(location.hash));
  });

  test('what may go to an empty column is asked once, remembered and changeable', async () => {
    const { page } = await openPage(stand, 'free-places/5', settings());
    // of a deal that is come to by its address, too: its number is then laid by the rules agreed on
    await page.locator('#agree-king').click();
    await when(page, () => location.hash === '#/free-places/5?rules=fill:king');
    await page.keyboard.press('n');
    await when(page, () => /^#\/free-places\/\d+\?rules=fill:king$/.test(location.hash));
    await page.keyboard.press('n');
    await when(page, () => document.querySelector('#agree-king') === null);
    await page.keyboard.press('g');
    expect(await page.locator('#set-agree-king').isChecked()).toBe(true);
    await page.locator('#set-agree-any').check({ force: true });
    await page.locator('#deal-number').fill('9');
    await page.keyboard.press('Enter');
    expect(await hash(page)).toBe('#/free-places/9');
  });
});

/** The deal that `free-cells/1` is, column by column, but for the last two cards. */
const typed =
  'JD KD 2S 4C 3S 6D 6S 2D KC KS 5C 10D 8S 9C 9H 9S 9D TS 4S 8D 2H JC 5S QD QH TH QS 6H 5D AD JS 4H 8H 6C ' +
  '7H QC AS AC 2C 3D 7C KH AH 4D JH 8C 5H 3H 3C 7S';

describe('cards from a real table', () => {
  test('typed and tapped on a phone: checked as they come, kept over a reload, laid out and judged', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/1', { ...settings(), ...phone });
    await menu(page, 'enter');
    const target = await page.locator('#entry-card-0').boundingBox();
    expect(target!.height).toBeGreaterThanOrEqual(44);
    expect(target!.width).toBeGreaterThanOrEqual(40);
    await page.locator('#entry-card-23').tap();
    expect(await note(page, 'entry-note')).toBe(
      'Jack of diamonds to column 1. 51 cards are still to be placed.',
    );
    await page.locator('#entry-back').tap();
    const field = page.locator('#entry-type');
    await field.fill(`${typed} 8S`);
    await field.press('Enter');
    expect(await note(page, 'entry-note')).toBe('There is no 8 of spades left, or no room for it there.');
    expect(await field.inputValue()).toBe('8S');
    await page.reload();
    await when(page, () => performance.getEntriesByName('first-card').length > 0);
    await menu(page, 'enter');
    expect(await page.locator('#entry-pile-7').isChecked()).toBe(true);
    expect(await page.locator('#entry-play').isDisabled()).toBe(true);
    await field.fill('7d');
    await field.press('Enter');
    expect(await note(page, 'entry-note')).toBe('1 card. The last card placed itself. Every card is placed.');
    await page.locator('#entry-play').tap();
    await when(page, () => location.hash.startsWith('#/free-cells?position='));
    const entered = await readTable(page);
    await page.goto(`${stand.address}#/free-cells/1`);
    await when(page, () => location.hash === '#/free-cells/1');
    expect(await readTable(page)).toEqual(entered);
    expect(complaints).toEqual([]);
  });

  test('half played, the rest on the foundations: judged and played', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/1', settings());
    await menu(page, 'enter');
    await page.locator('#entry-type').fill('QH KH');
    await page.locator('#entry-type').press('Enter');
    await page.locator('#entry-rest').click();
    expect(await note(page, 'entry-note')).toContain('Every card is placed.');
    await page.locator('#entry-check').click();
    await when(
      page,
      () =>
        document.getElementById('entry-note')?.textContent?.startsWith('This position can be won') === true,
    );
    await page.locator('#entry-play').click();
    await when(page, () => location.hash.startsWith('#/free-cells?position='));
    expect(await page.locator('.bar-left').textContent()).toBe('2 cards left');
    await page.keyboard.press('l');
    const link = await page.locator('#share-link').inputValue();
    expect(link).toContain('position=');
    expect(await page.locator('#share-text').inputValue()).toContain('Foundations: C-13 D-13 H-11 S-13');
    expect(complaints).toEqual([]);
  });

  test('by the keyboard alone: arrows lead from card to card', async () => {
    const { page } = await openPage(stand, 'streets/1', settings());
    await menu(page, 'enter');
    await page.locator('#entry-card-0').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    expect(await note(page, 'entry-note')).toContain('3 of diamonds to column 1.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await note(page, 'entry-note')).toContain('There is no 3 of diamonds left');
    await page.locator('#entry-pile-0').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('#entry-pile-1').isChecked()).toBe(true);
  });
});
