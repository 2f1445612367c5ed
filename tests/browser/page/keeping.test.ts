// Games that outlive the page: the tab killed at any moment, other windows, damaged and refused storage, and what
// goes out and comes in by the sheets.
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { dateText } from '../../../src/patience/game/deals/daily';
import { bookedDaily } from '../../../src/patience/game/deals/dailyBook';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { atPeace, openPage, savedFile, when } from '../../support/browser';
import { kept, keptMoves, readTable, swift, writeTables } from '../../support/player';
import { stand } from '../../support/stand';

/** How many moments the tab is killed at. */
const moments = Number(process.env.MOMENTS ?? 12);
const firstSeed = Number(process.env.SEED ?? 1);

afterEach(() => stand.clear());

const small = () => ({ viewport: { width: 640, height: 440 }, storageState: kept(stand, swift) });

/** Everything of a game that a player would miss. */
interface Seen {
  readonly hash: string;
  readonly table: readonly (readonly string[])[];
  readonly moves: string;
  readonly undo: boolean;
  readonly redo: boolean;
  readonly seconds: number;
}

function secondsOf(clock: string): number {
  return clock.split(':').reduce((sum, part) => 60 * sum + Number(part), 0);
}

async function look(page: Page): Promise<Seen> {
  const bar = await page.evaluate(() => {
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const able = (id: string) =>
      document.querySelector(`[data-command=${id}]`)?.getAttribute('aria-disabled') !== 'true';
    return {
      hash: location.hash,
      moves: text('.bar-moves'),
      time: text('.bar-time'),
      undo: able('undo'),
      redo: able('redo'),
    };
  });
  const { time, ...rest } = bar;
  return { ...rest, table: await readTable(page), seconds: secondsOf(time) };
}

async function load(context: BrowserContext, hash: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(stand.address + hash);
  await when(page, () => performance.getEntriesByName('first-card').length > 0);
  return page;
}

/** The tab's process ends at once: no event, no last words. */
async function kill(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** Picks up some card and drops it somewhere it may go, or turns a card, or takes back; all in the page at once. */
function doSomething(page: Page, dice: number): Promise<void> {
  return page.evaluate((n) => {
    const press = (key: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.mirror [role=group] button')];
    if (n % 7 === 0) return void press('z');
    if (n % 7 === 1) return void press('d');
    if (n % 11 === 2) return void press('r');
    for (let i = 0; i < buttons().length; i++) {
      buttons()[(n + i) % buttons().length]?.click();
      const targets = buttons().filter((button) => / can go here$/.test(button.textContent ?? ''));
      const target = targets[n % Math.max(1, targets.length)];
      if (target) return void target.click();
      press('Escape');
    }
  }, dice);
}

describe('the tab killed at a random moment', () => {
  let seed = firstSeed;
  const random = (n: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const rounds = Array.from({ length: Math.ceil(moments / 4) }, (_, i) => i);

  test.each(rounds)(
    'round %i: position, history, number and clock come back each time',
    async (round) => {
      const game: GameId = gameIds[(round + firstSeed) % gameIds.length] ?? 'free-cells';
      const context = await stand.browser.newContext({ locale: 'en-GB', ...small() });
      let page = await load(context, `#/${game}/${1 + random(30_000)}`);
      for (let moment = 0; moment < 4; moment++) {
        for (let i = 2 + random(12); i > 0; i--) await doSomething(page, random(1000));
        await page.waitForTimeout(random(400));
        const since = performance.now();
        const before = await look(page);
        await kill(page);
        page = await load(context, moment % 2 ? '' : before.hash);
        const after = await look(page);
        const { seconds, ...rest } = before;
        expect(after).toMatchObject(rest);
        // time is kept with every move and every ten seconds, and goes on at once
        const passed = (performance.now() - since) / 1000;
        expect(after.seconds).toBeLessThanOrEqual(seconds + passed + 1);
        expect(after.seconds).toBeGreaterThanOrEqual(seconds - 10);
        await page.keyboard.press('z');
        await page.keyboard.press('r');
        if (before.undo && !before.redo) expect((await look(page)).table).toEqual(before.table);
      }
      await context.close();
    },
    240_000,
  );
});

/** Moves until the counter says so. */
async function move(page: Page, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) {
    const before = await page.textContent('.bar-moves');
    for (let n = 3; (await page.textContent('.bar-moves')) === before; n += 14) await doSomething(page, n);
  }
}

/** Asks for a deal and waits until it lies there. */
async function newDeal(page: Page): Promise<void> {
  await page.keyboard.press('n');
  await expect.poll(() => page.textContent('.bar-moves')).toBe('0 moves');
}

describe('games in progress', () => {
  test('one of each patience wait in the chooser and are gone on with', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/5', small());
    await move(page, 3);
    const cells = await look(page);
    await page.evaluate(() => {
      location.hash = '#/streets/8';
    });
    await expect.poll(() => page.textContent('.bar-name')).toBe('Streets');
    await move(page, 2);
    const streets = await look(page);
    await page.keyboard.press('g');
    await expect.poll(() => page.textContent('.in-progress')).toContain('In progress: No. 5, ');
    expect(await page.isVisible('.go-on')).toBe(false);
    await page.click('label.game-row:has(#game-free-cells)');
    await page.click('.go-on');
    await expect.poll(async () => (await look(page)).table).toEqual(cells.table);
    expect(await page.evaluate(() => location.hash)).toBe('#/free-cells/5');
    await page.goBack();
    await expect.poll(async () => (await look(page)).table).toEqual(streets.table);
    expect(complaints).toEqual([]);
  });

  test('a new deal by mistake costs nothing before the first move: going back goes on with the game', async () => {
    const { page } = await openPage(stand, 'free-cells/5', small());
    await move(page, 3);
    const { table } = await look(page);
    await newDeal(page);
    await page.goBack();
    await expect.poll(async () => (await look(page)).table).toEqual(table);
    await page.keyboard.press('s');
    await expect.poll(() => page.textContent('.figure dd')).toBe('0');
  });
});

describe('the daily deal', () => {
  test('is the one that the date has everywhere, and is gone on with later that day', async () => {
    const now = new Date();
    const date = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
    const expected = await bookedDaily('free-places', dateText(date));
    const { page, complaints } = await openPage(stand, 'free-places/5', small());
    await page.click('#agree-any');
    await page.keyboard.press('t');
    const hash = () => page.evaluate(() => location.hash);
    await expect.poll(hash, { timeout: 60_000 }).toBe(`#/free-places/${expected}`);
    await move(page, 2);
    const { table } = await look(page);
    await page.keyboard.press('n');
    await expect.poll(hash).not.toBe(`#/free-places/${expected}`);
    await page.keyboard.press('t');
    await expect.poll(async () => (await look(page)).table).toEqual(table);
    expect(complaints).toEqual([]);
  }, 120_000);
});

describe('two windows', () => {
  test.each(['with', 'without'])(
    '%s the browser’s locks: the second one keeps its game when the first is closed',
    async (how) => {
      const { page: first } = await openPage(stand, 'free-cells/5', {
        ...small(),
        ...(how === 'without' && {
          before: () => void Object.defineProperty(navigator, 'locks', { value: undefined }),
        }),
      });
      await move(first, 3);
      const second = await load(first.context(), '#/free-cells/6');
      await expect.poll(() => second.textContent('.message-text')).toContain('open in another window');
      await move(second, 2);
      await first.close();
      await expect.poll(() => second.textContent('.message-text')).toContain('The other window is closed');
      await move(second);
      const { table } = await look(second);
      await expect.poll(() => keptMoves(second, 'free-cells')).toBe(3);
      await second.reload();
      await when(second, () => performance.getEntriesByName('first-card').length > 0);
      expect((await look(second)).table).toEqual(table);
    },
  );

  test('with one patience: the second says that it keeps nothing, and the first one’s game stays', async () => {
    const { page: first } = await openPage(stand, 'free-cells/5', small());
    await move(first, 3);
    const { table } = await look(first);
    const second = await load(first.context(), '#/free-cells/6');
    await expect.poll(() => second.textContent('.message-text')).toContain('open in another window');
    await move(second, 2);
    await second.close();
    await first.reload();
    await when(first, () => performance.getEntriesByName('first-card').length > 0);
    expect((await look(first)).table).toEqual(table);
    // the first one keeps its game again, and so has nothing to say of it
    await move(first);
    await expect.poll(() => keptMoves(first, 'free-cells')).toBe(4);
    expect(await first.isVisible('.message-text')).toBe(false);
  });
});

const spoil = (page: Page, value: unknown) => writeTables(page, 'free-cells', value);

describe('storage', () => {
  test('with a damaged match of Nap that waits: it is named by its deal, and the room opens', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/5', small());
    await move(page);
    await atPeace(page);
    await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('napoleon');
        opening.onsuccess = () => resolve(opening.result);
      });
      const tx = db.transaction('notes', 'readwrite');
      tx.objectStore('notes').put([{ nap: 1, seed: 77, table: 'torn' }], 'nap.waiting');
      tx.commit();
      await new Promise((done) => tx.addEventListener('complete', done));
      db.close();
      location.hash = '#/nap';
    });
    await expect
      .poll(() => page.textContent('#nap .message-text'))
      .toBe(
        'Could not be read and was left out: a match of Nap no. 77 (table). Everything else is untouched.',
      );
    expect(complaints).toEqual([]);
  });

  test('with a damaged game: a sentence, a playable deal, and the statistics stay', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/5', small());
    await move(page);
    await newDeal(page);
    await move(page);
    // from outside, once all is written: the page itself keeps its game once more as it goes
    await expect.poll(() => keptMoves(page, 'free-cells')).toBe(1);
    await atPeace(page);
    // beside a picture alone the browser asks for an icon that nobody has
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${stand.address}icon.svg`);
    await spoil(page, { kept: 1, game: 'free-cells', transcript: 'torn' });
    // named, since what was played last cannot be read any more
    await page.goto(`${stand.address}#/free-cells`);
    await expect
      .poll(() => page.textContent('.message-text'))
      .toContain('Could not be read and was left out: the game of Napoleon (FreeCell rules) (transcript)');
    await move(page, 2);
    await page.keyboard.press('s');
    await expect.poll(() => page.textContent('.figure dd')).toBe('1');
    expect(complaints).toEqual([]);
  });

  test('that a later version takes over, while the page is open or before: a sentence, and play goes on', async () => {
    const { page, complaints } = await openPage(stand, 'free-cells/5', small());
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const open = indexedDB.open('napoleon', 99);
          open.onsuccess = () => {
            open.result.close();
            resolve();
          };
        }),
    );
    await move(page);
    await expect.poll(() => page.textContent('.message-text')).toContain('A later version');
    await page.reload();
    await expect.poll(() => page.textContent('.message-text')).toContain('A later version');
    await move(page, 2);
    expect(complaints).toEqual([]);
  });

  test('that is refused: a sentence, and play goes on with statistics for as long as the page is open', async () => {
    const before = () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    };
    const { page, complaints } = await openPage(stand, 'free-cells/5', { ...small(), before });
    await expect.poll(() => page.textContent('.message-text')).toContain('does not let games be kept');
    await move(page);
    await newDeal(page);
    await move(page);
    await page.keyboard.press('s');
    await expect.poll(() => page.textContent('.figure dd')).toBe('1');
    expect(complaints).toEqual([]);
  });

  test('that is full: one sentence, and play goes on', async () => {
    const before = () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    };
    const { page, complaints } = await openPage(stand, 'free-cells/5', { ...small(), before });
    await move(page);
    await expect.poll(() => page.textContent('.message-text')).toContain('storage is full');
    await move(page, 3);
    expect(await page.textContent('.message')).not.toContain('storage is full');
    expect(complaints).toEqual([]);
  });
});

describe('sharing', () => {
  const shared = (page: Page) => page.inputValue('#share-link');

  test('a link with the moves lays the same position in another browser, and goes plain with the next move', async () => {
    const { page } = await openPage(stand, 'josephine/5', small());
    await move(page, 6);
    const before = await look(page);
    await page.keyboard.press('l');
    const link = await shared(page);
    expect(link).toContain('#/josephine/5?moves=');
    await page.click('#share-moves');
    expect(await shared(page)).toMatch(/#\/josephine\/5$/);
    const other = await openPage(stand, link.slice(link.indexOf('#/') + 2), small());
    expect((await look(other.page)).table).toEqual(before.table);
    await move(other.page);
    await expect.poll(() => other.page.evaluate(() => location.hash)).toBe('#/josephine/5');
    expect(other.complaints).toEqual([]);
  });

  test('a link with a move that is not legal deals its game, and says that the moves are none of it', async () => {
    const { page } = await openPage(stand, 'josephine/5?moves=1-1', small());
    await expect.poll(() => page.textContent('.message-text')).toContain('no moves of this deal');
    expect(await page.textContent('.bar-number')).toBe('No. 5');
  });

  test('a position as text comes back in as one’s own, and outlives the tab', async () => {
    const { page } = await openPage(stand, 'rank-and-file/5', small());
    await move(page, 5);
    const before = await look(page);
    await page.keyboard.press('l');
    const text = await page.inputValue('#share-text');
    await page.evaluate(() => {
      location.hash = '#/free-cells/9';
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.textContent('.bar-number')).toBe('No. 9');
    await page.keyboard.press('l');
    await page.fill('#paste-text', text);
    expect(await page.inputValue('#paste-game')).toBe('rank-and-file');
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await expect.poll(() => page.textContent('.bar-number')).toBe('own position');
    expect((await look(page)).table).toEqual(before.table);
    await page.reload();
    await when(page, () => performance.getEntriesByName('first-card').length > 0);
    expect((await look(page)).table).toEqual(before.table);
  });

  test('a list of moves without what goes up by itself is played, and the page says how it was read', async () => {
    const { page } = await openPage(stand, 'free-cells/4', small());
    await page.keyboard.press('l');
    await page.fill(
      '#paste-text',
      '57 57 51 6a 8b 18 81 85 81 58 3c 3d 4h 34 a4 b3 65 84 38 2a 3h d3 23 2b 2h 28 68 26 13 71 17 12 1c 43 42 76',
    );
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await expect
      .poll(() => page.textContent('body'))
      .toContain('36 moves read. 19 cards go up by themselves by Horne’s rule.');
    await expect.poll(() => page.textContent('.bar-number')).toBe('No. 4');
  });

  test('text that is no position gets its exact fault, and the table stays', async () => {
    const { page } = await openPage(stand, 'streets/5', small());
    const before = await look(page);
    await page.keyboard.press('l');
    for (const [text, fault] of [
      ['', 'nothing to read yet'],
      ['KH 4S KH\nKH', 'three K♥, but two packs have two'],
      ['KH 4S\n5X', 'line 2: "5X" is no card'],
    ] as const) {
      await page.fill('#paste-text', text);
      await page.getByRole('button', { name: 'Lay it out' }).click();
      expect(await page.textContent('#paste-note')).toContain(fault);
    }
    await page.keyboard.press('Escape');
    expect((await look(page)).table).toEqual(before.table);
  });
});

describe('everything as a file', () => {
  test('goes into another browser: results, games in progress and settings', async () => {
    const { page } = await openPage(stand, 'free-cells/5', {
      ...small(),
      storageState: kept(stand, { ...swift, theme: 'marine' }),
    });
    await move(page, 2);
    await newDeal(page);
    await move(page, 3);
    const before = await look(page);
    await page.keyboard.press('l');
    const file = await savedFile(page);
    const other = await openPage(stand, 'streets/5', small());
    await other.page.keyboard.press('l');
    await other.page.setInputFiles('#all-file', file);
    await expect
      .poll(() => other.page.textContent('#all-note'))
      .toBe('Read: 1 deal, 1 game in progress. Nothing that was here is lost.');
    expect(await other.page.getAttribute('html', 'data-theme')).toBe('marine');
    await other.page.keyboard.press('Escape');
    await other.page.evaluate((hash) => {
      location.hash = hash;
    }, before.hash);
    await expect.poll(async () => (await look(other.page)).table).toEqual(before.table);
    expect(other.complaints).toEqual([]);
  });

  test('a file with entries and settings that cannot be names each, and leaves the others as they are', async () => {
    const { page, complaints } = await openPage(stand, 'streets/5', {
      ...small(),
      storageState: kept(stand, { ...swift, theme: 'marine' }),
    });
    await page.keyboard.press('l');
    const table = { game: 'josephine', number: 1.5, moves: [] };
    const file = {
      napoleon: 'everything',
      kept: 1,
      tables: [{ kept: 1, transcript: { napoleon: 1, rules: {}, ...table } }],
      nap: { match: null, waiting: 7, deals: [] },
      settings: { theme: 'sackcloth', leftHanded: true },
    };
    const buffer = Buffer.from(JSON.stringify(file));
    await page.setInputFiles('#all-file', { name: 'a.json', mimeType: 'application/json', buffer });
    await expect
      .poll(() => page.textContent('#all-note'))
      .toContain(
        '3 entries could not be read: the game of Josephine no. 1.5 (transcript.number), a match of Nap, and the ' +
          'settings (theme).',
      );
    expect(await page.getAttribute('html', 'data-theme')).toBe('marine');
    expect(complaints).toEqual([]);
  });

  test('a file that is none changes nothing', async () => {
    const { page } = await openPage(stand, 'streets/5', small());
    await page.keyboard.press('l');
    for (const text of ['', '{}', '{"napoleon":"everything","kept":2}', 'x']) {
      const buffer = Buffer.from(text);
      await page.setInputFiles('#all-file', { name: 'a.json', mimeType: 'application/json', buffer });
      await expect.poll(() => page.textContent('#all-note')).toContain('does not hold');
    }
  });
});

describe('the statistics', () => {
  test('open a finished game in the review, from its start', async () => {
    const { page, complaints, requests } = await openPage(stand, 'free-cells/5', small());
    const { table } = await look(page);
    await move(page, 2);
    const moved = await look(page);
    await newDeal(page);
    await move(page);
    const here = await look(page);
    await page.keyboard.press('s');
    await page.click('.history-row');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/free-cells/5');
    expect((await look(page)).table).toEqual(table);
    expect(await page.textContent('.message-text')).toContain('how that game went');
    expect(await page.getAttribute('.review-strip', 'aria-valuenow')).toBe('0');
    while ((await look(page)).redo) await page.keyboard.press('r');
    expect((await look(page)).table).toEqual(moved.table);
    await page.keyboard.press('g');
    await page.click('.go-on');
    await expect.poll(async () => (await look(page)).table).toEqual(here.table);
    expect(complaints).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(stand.address) && !url.startsWith('blob:'))).toEqual([]);
  });
});
