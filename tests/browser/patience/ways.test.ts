// Ways back and ways on: a new deal in mid-game, a dead end, the line that is known; the menu, the chooser and the review
// on a phone; what a held key or finger shows; the calendar and the result.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { bookedDaily } from '../../../src/patience/game/deals/dailyBook';
import type { Settings } from '../../../src/shared/ui/settings';
import { aFrame, atPeace, openPage, when } from '../../support/browser';
import { kept, readTable, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const settings = (more: Partial<Settings> = {}, viewport = wide) => ({
  viewport,
  storageState: kept(stand, { ...swift, ...more }),
});
const sentence = (page: Page) => page.textContent('.message');
const hash = (page: Page) => page.evaluate(() => location.hash);
const badge = (page: Page, word: string) =>
  when(page, (wanted) => document.querySelector('.badge-word')?.textContent === wanted, word);

describe('a new deal in mid-game', () => {
  test('says that the game is kept; its button goes back, and so does undo', async () => {
    const { page, complaints } = await openPage(stand, 'streets/7', settings());
    for (let i = 0; i < 3; i++) await page.keyboard.press('d');
    const table = await readTable(page);
    for (const back of [
      () => page.getByRole('button', { name: 'Go back to it' }).click(),
      () => page.keyboard.press('z'),
    ]) {
      await page.keyboard.press('n');
      await expect.poll(() => hash(page)).not.toBe('#/streets/7');
      await expect.poll(() => sentence(page)).toContain('No. 7 is kept.');
      await back();
      await expect.poll(() => readTable(page)).toEqual(table);
      expect(await hash(page)).toBe('#/streets/7');
    }
    await atPeace(page);
    await page.reload();
    await when(page, () => performance.getEntriesByName('first-card').length > 0);
    await expect.poll(() => readTable(page)).toEqual(table);
    expect(complaints).toEqual([]);
  });

  test('costs nothing after a first move in it: undo then takes back that move alone', async () => {
    const { page } = await openPage(stand, 'streets/7', settings());
    await page.keyboard.press('d');
    await page.keyboard.press('n');
    await expect.poll(() => hash(page)).not.toBe('#/streets/7');
    const there = await hash(page);
    await page.keyboard.press('d');
    await page.keyboard.press('z');
    expect(await page.getAttribute('[data-command=undo]', 'aria-disabled')).toBe('true');
    await page.keyboard.press('z');
    expect(await hash(page)).toBe(there);
  });
});

test('a dead end is told once, with the ways out, and again only after the game has been elsewhere', async () => {
  const { page } = await openPage(stand, 'streets/13', settings({ speed: 'off' }));
  const told = 'No card can go up any more, whatever is moved.';
  for (let i = 0; i < 64; i++) await page.keyboard.press('d');
  await expect.poll(() => sentence(page)).toContain(told);
  const buttons = await page.locator('.message-buttons button').allTextContents();
  const words = buttons.map((text) => text.trim());
  expect([words[0], words.at(-1)]).toEqual(['Undo', 'New deal']);
  await page.keyboard.press('j');
  expect(await sentence(page)).toBe('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  expect(await sentence(page)).toBe('');
  await page.keyboard.press('r');
  await expect.poll(() => sentence(page)).toContain(told);
  await page.locator('.message-buttons').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await readTable(page))[0]?.[0]).toContain('1 card');
  await page.keyboard.press('r');
  await atPeace(page);
  await page.reload();
  await when(page, () => performance.getEntriesByName('first-card').length > 0);
  await expect.poll(() => sentence(page)).toContain(told);
});

describe('the line that is known', () => {
  test('F asks before it plays it, and the same key again says yes; the win is one with help', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/4', settings({ speed: 'off' }));
    await badge(page, 'winnable');
    await page.keyboard.press('f');
    expect(await sentence(page)).toMatch(/Going up alone is not enough; a line of \d+ moves is known\./);
    expect(await page.textContent('.bar-moves')).toBe('0 moves');
    await page.keyboard.press('f');
    const result = page.locator('.result[open]');
    await result.waitFor();
    expect(await result.locator('.result-figures').textContent()).toContain('with help');
    const bests = result.locator('.result-bests div');
    await expect.poll(() => bests.count()).toBe(3);
    expect(await bests.nth(0).textContent()).toMatch(/^Fewest moves– \(with help \d+\)$/);
    expect(await bests.nth(2).textContent()).toBe('Wins in a row0 (with help 1)');
    await result.getByRole('button', { name: 'Share the result' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('is taken over where it stands, and can be undone from there', async () => {
    const { page } = await openPage(stand, 'free-cells/4', settings({ speed: 'off' }));
    await badge(page, 'winnable');
    const before = await readTable(page);
    await page.keyboard.press('Shift+h');
    await page.keyboard.press(' ');
    await when(page, () => !document.querySelector('[data-command=linePlay]')?.hasAttribute('hidden'));
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
    const there = await readTable(page);
    await page.locator('.line-player [data-command=takeLine]').click();
    await when(page, () => document.querySelector('.line-player')?.hasAttribute('hidden') ?? false);
    expect(await readTable(page)).toEqual(there);
    expect(await page.textContent('.bar-moves')).not.toBe('0 moves');
    for (let i = 0; i < 12; i++) await page.keyboard.press('z');
    await expect.poll(() => readTable(page)).toEqual(before);
  });
});

describe.each([wide, phone])('at $width × $height', (viewport) => {
  test('the menu shows all its groups without scrolling', async () => {
    const { page } = await openPage(stand, 'streets/7', settings({}, viewport));
    await page.keyboard.press('m');
    const body = page.locator('.sheet[open] .sheet-body');
    await body.waitFor();
    expect(await page.locator('.menu-title').allTextContents()).toEqual(['Deals', 'In the game', 'Also']);
    const [scroll, client] = await body.evaluate(({ scrollHeight, clientHeight }) => [
      scrollHeight,
      clientHeight,
    ]);
    expect(scroll).toBeLessThanOrEqual(client! + 1);
  });

  test('difficulty and winnable deals stand together in the foot of the chooser', async () => {
    const { page } = await openPage(stand, 'streets/7', settings({ winnableOnly: true }, viewport));
    await page.keyboard.press('g');
    const foot = page.locator('.sheet[open] .sheet-foot');
    expect(await foot.locator('#set-level-hard').isDisabled()).toBe(false);
    await foot.locator('#choose-winnable').click();
    expect(await foot.locator('#set-level-hard').isDisabled()).toBe(true);
    expect(await foot.locator('#set-level-hard').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await expect.poll(() => hash(page)).not.toBe('#/streets/7');
  });
});

test('on a phone the buttons of the review have words', async () => {
  const { page } = await openPage(stand, 'streets/7', settings({}, phone));
  await page.keyboard.press('d');
  await page.keyboard.press('v');
  const words = page.locator('.review-word');
  await expect.poll(() => words.allTextContents()).toEqual(['Last chance', 'Play on', 'Leave']);
  for (const word of await words.all()) {
    const box = (await word.boundingBox())!;
    expect(box.width).toBeGreaterThan(20);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  await page.setViewportSize(wide);
  await aFrame(page);
  expect(await words.first().isVisible()).toBe(false);
});

describe('a held key', () => {
  test('shows where a card may go, and where its rank lies; readers hear it', async () => {
    const { page } = await openPage(stand, 'free-cells/7', settings());
    const live = () => page.textContent('.live');
    await page.keyboard.press('e');
    expect(await sentence(page)).toContain('Point at a card');
    await page.keyboard.press('j');
    await page.keyboard.press('3');
    await page.keyboard.down('e');
    await expect.poll(live).toMatch(/^.+ of .+: to (column \d|cell a).*(to cell d).*/);
    await page.keyboard.up('e');
    await page.keyboard.down('x');
    await expect.poll(live).toMatch(/from column 3/);
    await page.keyboard.up('x');
  });

  test('on the waste tells all that lies in it', async () => {
    const { page } = await openPage(stand, 'streets/7', settings());
    for (let i = 0; i < 8; i++) await page.keyboard.press('d');
    await page.keyboard.press('j');
    await page.keyboard.press('w');
    await page.keyboard.down('e');
    await expect.poll(() => page.textContent('.live')).toMatch(/waste: .+ of .+, .+ and .+ of .+/);
    await page.keyboard.up('e');
  });
});

describe('the calendar', () => {
  test('deals a past day, whose deal is the book’s, and says what is missing', async () => {
    const { page, complaints } = await openPage(stand, 'streets/7', settings());
    await page.keyboard.press('Shift+t');
    await page.locator('[data-key=earlier]').click();
    const month = new Date();
    month.setDate(0);
    const last = `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}-${month.getDate()}`;
    const days = page.locator('.calendar-day');
    expect(await days.count()).toBe(month.getDate());
    expect(await page.locator('.calendar-day:disabled').count()).toBe(0);
    expect(await page.locator('.calendar-sheet .figure dd').nth(1).textContent()).toBe(
      String(month.getDate()),
    );
    await page.locator(`[data-key="${last}"]`).click();
    await expect.poll(() => hash(page)).toBe(`#/streets/${await bookedDaily('streets', last)}`);
    await expect.poll(() => sentence(page)).toContain('The daily deal of');
    expect(complaints).toEqual([]);
  });

  test('of today has no later month, and no day to come can be dealt', async () => {
    const { page } = await openPage(stand, 'streets/7', settings());
    await page.keyboard.press('Shift+t');
    await page.locator('.calendar-day[aria-current=date]').waitFor();
    expect(await page.locator('[data-key=later]').isDisabled()).toBe(true);
    const now = new Date();
    const ahead = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate() - now.getDate();
    expect(await page.locator('.calendar-day:disabled').count()).toBe(ahead);
  });
});

test('the stock lies in a lower corner where that is wished, and turns there', async () => {
  const { page } = await openPage(
    stand,
    'streets/7',
    settings({ stockPlace: 'lower-right', welcomed: true }, phone),
  );
  const box = (await page.locator('#table').boundingBox())!;
  await page.mouse.click(box.x + box.width - 25, box.y + box.height - 30);
  await expect.poll(async () => (await readTable(page))[0]?.[0]).toBe('Stock, 63 cards');
});
