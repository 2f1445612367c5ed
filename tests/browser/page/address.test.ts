// Deals by the address and by the chooser, and the browser's back and forth.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aFrame, openPage, when } from '../../support/browser';
import {
  inStorage,
  kept,
  type Player,
  readTable,
  sitDown,
  swift,
  tableOf,
  twinOf,
} from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
beforeAll(async () => {
  const settled = kept(stand, { ...swift, emptyColumn: 'any' });
  player = await sitDown(stand, 'free-cells', 1, { storageState: settled });
});
afterAll(() => expect(player.complaints).toEqual([]));
beforeEach(() => player.deal('free-cells', 1));

const hash = () => new URL(player.page.url()).hash;

function type(address: string): Promise<void> {
  return player.page.evaluate((text) => {
    location.hash = text;
  }, address);
}

async function lies(game: Parameters<typeof twinOf>[0], number: number): Promise<void> {
  const table = tableOf(await twinOf(game, number));
  await expect.poll(() => readTable(player.page)).toEqual(table);
}

const name = () => player.page.locator('.bar-name.bar-whole').textContent();
const number = () => player.page.locator('.bar-number.bar-whole').textContent();

describe('the address', () => {
  it('lays the deal that it names', async () => {
    await type('#/streets/31999');
    await lies('streets', 31999);
    expect([await name(), await number()]).toEqual(['Streets', 'No. 31999']);
  });

  it('with a game alone lays some deal of it, and then names the number', async () => {
    await type('#/limited');
    await expect.poll(name).toBe('Limited');
    await expect.poll(hash).toMatch(/^#\/limited\/\d+$/);
  });

  it('is the table’s own again after moves that are refused', async () => {
    await type('#/free-cells/1?moves=9-9');
    await expect.poll(hash).toBe('#/free-cells/1');
    expect(await player.sentence()).toContain('no moves of this deal');
  });

  it('whose moves are refused still names its deal', async () => {
    await type('#/streets/7?moves=zz');
    await lies('streets', 7);
    await expect.poll(hash).toBe('#/streets/7');
    expect(await player.sentence()).toContain('no moves of this deal');
  });

  it('at the beginning: the deal lies there without moves that are refused, which are gone from it', async () => {
    const { page } = await openPage(stand, 'streets/7?moves=zz');
    expect(await page.locator('.message-text').textContent()).toContain('no moves of this deal');
    expect(await page.evaluate(() => location.hash)).toBe('#/streets/7');
    expect(await page.title()).toContain('Streets 7 ');
  });

  it('that names no moves after all is the deal’s own', async () => {
    await type('#/limited/2?moves=');
    await lies('limited', 2);
    await expect.poll(hash).toBe('#/limited/2');
    const { page } = await openPage(stand, 'streets/7?moves=');
    expect(await page.evaluate(() => location.hash)).toBe('#/streets/7');
  });

  it('that is changed while the page is being made is followed', async () => {
    for (const [to, title] of [
      ['#/streets/7', 'Streets 7 '],
      ['#/nap', 'Nap'],
    ] as const) {
      const context = await stand.browser.newContext({ locale: 'en-GB' });
      const page = await context.newPage();
      // while the core is on its way
      await context.route(/release-[^/]*\.wasm$/, async (route) => {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, to);
        await route.continue();
      });
      // and while the cards are drawn
      await page.goto(`${stand.address}#/free-cells/1`);
      await when(page, () => performance.getEntriesByName('first-card').length > 0);
      await expect.poll(() => page.title()).toContain(title);
      expect(await page.evaluate(() => location.hash)).toContain(to);
      await context.close();
    }
    const context = await stand.browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await context.route(/faces-[^/]*\.json$/, async (route) => {
      await page.evaluate(() => {
        location.hash = '#/limited/9';
      });
      await route.continue();
    });
    await page.goto(`${stand.address}#/free-cells/1`);
    await expect.poll(() => page.title()).toContain('Limited 9 ');
    expect(await page.evaluate(() => location.hash)).toBe('#/limited/9');
    await context.close();
  });

  it('is not left for today’s deal, which was asked for before and is found later', async () => {
    await player.page.evaluate(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 't', code: 'KeyT', bubbles: true }));
      location.hash = '#/free-cells/7';
    });
    await expect.poll(() => inStorage(player.page, 'notes', 'daily')).toBeDefined();
    await aFrame(player.page);
    await lies('free-cells', 7);
    expect(hash()).toBe('#/free-cells/7');
  });

  it('takes the greatest number', async () => {
    await type('#/free-places/2147483647');
    await lies('free-places', 2147483647);
  });

  it('is not written over while it is being changed', async () => {
    await player.page.evaluate(() => {
      location.hash = '#/free-cells/7';
      document.querySelector<HTMLButtonElement>('.mirror button')?.click();
    });
    await lies('free-cells', 7);
    expect(hash()).toBe('#/free-cells/7');
  });

  it.each([
    '#/nothing/1',
    '#/free-cells/0',
    '#/free-cells/-3',
    '#/free-cells/2147483648',
    '#/free-cells/1.5',
    '#/free-cells/one',
    '#/free-cells/1/2',
    '#/%E0%A4%A/1',
  ])('%s names no deal: a sentence, and the game stays with its moves', async (bad) => {
    await player.press(1);
    await player.press(12);
    player.twinDoes({ kind: 'move', from: 1, to: 12, count: 1 });
    await type(bad);
    await expect.poll(player.sentence).toBe('That address names no deal; the game on the table stays.');
    expect(hash()).toBe('#/free-cells/1');
    await player.agrees();
  });
});

describe('back and forth', () => {
  it('goes through the deals in the order in which they were laid', async () => {
    await player.deal('streets', 3);
    await player.deal('free-places', 4);
    await player.page.goBack();
    await lies('streets', 3);
    expect(await number()).toBe('No. 3');
    await player.page.goBack();
    await lies('free-cells', 1);
    await player.page.goForward();
    await player.page.goForward();
    await lies('free-places', 4);
    expect(hash()).toBe('#/free-places/4');
  });

  it('leads back from a new deal to the one before', async () => {
    await player.key('n');
    await expect.poll(hash).not.toBe('#/free-cells/1');
    await player.page.goBack();
    await lies('free-cells', 1);
  });
});

describe('the chooser', () => {
  const dialog = () => player.page.locator('dialog.sheet');

  it('opens from the name and deals the game and number chosen', async () => {
    await player.page.locator('.bar-game').click();
    await dialog().waitFor();
    await player.page.locator('label.game-row', { hasText: 'Rank and File' }).click();
    await player.page.fill('#deal-number', '42');
    await player.page.keyboard.press('Enter');
    await lies('rank-and-file', 42);
    expect(hash()).toBe('#/rank-and-file/42');
    expect(await dialog().isVisible()).toBe(false);
  });

  it.each(['0', '2147483648', '-1', 'seven'])(
    'refuses %s with a sentence, and deals nothing',
    async (text) => {
      await player.key('g');
      await player.page.fill('#deal-number', text);
      expect(await player.page.locator('#deal-note').textContent()).toBe(
        'A deal number is a whole number from 1 to 2147483647.',
      );
      await player.page.keyboard.press('Enter');
      await player.agrees();
      await player.page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'hidden' });
    },
  );

  it('keeps every letter typed in its number for itself', async () => {
    await player.press(1);
    await player.press(12);
    player.twinDoes({ kind: 'move', from: 1, to: 12, count: 1 });
    await player.key('g');
    await player.page.locator('#deal-number').focus();
    await player.page.keyboard.press('Control+a');
    await player.page.keyboard.type('nzurhagdjmwsfHU+-? ');
    await player.page.keyboard.press('Backspace');
    await player.agrees();
    expect(hash()).toBe('#/free-cells/1');
    expect(await player.page.inputValue('#deal-number')).toBe('nzurhagdjmwsfHU+-?');
    await player.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
  });

  it('goes to the next number and the one before', async () => {
    await player.page.locator('[data-command=menu]').click();
    await player.page.getByRole('button', { name: 'Next number' }).click();
    await lies('free-cells', 2);
    await player.page.locator('[data-command=menu]').click();
    await player.page.getByRole('button', { name: 'Previous number' }).click();
    await lies('free-cells', 1);
    await when(player.page, () => document.querySelector('dialog[open]') === null);
  });
});
