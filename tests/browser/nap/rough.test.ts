// The trick game in rough hands: storms of keys and clicks, a worker that dies, a page that is hidden, storage refused.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { napTexts } from '../../../src/i18n/nap';
import { seededRandom } from '../../referee/random';
import { aFrame, openPage, when } from '../../support/browser';
import { atNap, cardPoint, handOf, myTurn, phaseOf, swiftSettings } from '../../support/napPage';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

async function open(hash: string, options = {}) {
  const opened = await openPage(stand, hash, { before: swiftSettings, ...options });
  await atNap(opened.page);
  return opened;
}

/** Waits until somebody at the screen has something to do, or the deal is done. */
const someTurn = (page: Page) =>
  when(page, () => {
    const { phase } = document.getElementById('nap')!.dataset;
    return (
      phase === 'finished' ||
      phase === 'cover' ||
      document.querySelector('#nap .bids:not([hidden])') !== null ||
      (phase === 'playing' &&
        [...document.querySelectorAll('#nap .mirror [role="group"] button')].length > 0 &&
        document.querySelector('#nap .plate[data-turn="true"][data-thinking="true"]') === null)
    );
  });

/** To the end of the deal: pass, and then any card that is allowed. */
async function toTheEnd(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await someTurn(page);
    const phase = await phaseOf(page);
    if (phase === 'finished') return;
    if (phase === 'cover') await page.click('#nap .cover .button');
    else if (phase === 'bidding') await page.keyboard.press('p');
    else for (const key of '12345') await page.keyboard.press(key);
  }
  throw new Error('the deal comes to no end');
}

const keys = [...'1234567890pwbhlxrntsg?', 'Enter', 'Escape', 'Space', 'Tab', 'ArrowLeft', 'ArrowRight'];
const sizes = [
  [390, 844],
  [844, 390],
  [320, 568],
  [1280, 800],
] as const;

test('a key that is held down bids, and does not play a card as well', async () => {
  const { page, complaints } = await open('nap/17?players=4');
  await myTurn(page);
  await page.keyboard.down('5');
  await when(page, () => document.getElementById('nap')!.dataset.phase === 'playing');
  await myTurn(page);
  for (let i = 0; i < 3; i++) await page.keyboard.down('5');
  expect(await handOf(page)).toHaveLength(5);
  await page.keyboard.up('5');
  await page.keyboard.press('5');
  await when(page, () => document.querySelectorAll('#nap .mirror [role="group"] button').length === 4);
  expect(complaints).toEqual([]);
});

test('the second of two quick taps on a card is none', async () => {
  const slow = () => {
    const settings = { napPace: 'slow', speed: 'off' };
    localStorage.setItem('napoleon.settings', JSON.stringify(settings));
  };
  const { page } = await open('nap/17?players=4', { before: slow });
  await myTurn(page);
  await page.keyboard.press('5');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Space');
  await when(page, () => document.getElementById('nap')!.dataset.phase === 'playing');
  await myTurn(page);
  const { x, y } = await cardPoint(page, 2);
  await page.mouse.dblclick(x, y);
  expect(await handOf(page)).toHaveLength(4);
  expect(await page.locator('#nap .message[data-shown="true"]').count()).toBe(0);
});

test.each(['nap/17?players=4', 'nap/9?players=6', 'nap/3?seats=person,person,easy'])(
  'a storm of keys, clicks, drags and new sizes leaves a game that goes on: %s',
  async (hash) => {
    const { page, complaints } = await open(hash);
    const random = seededRandom(hash.length);
    const within = (n: number) => Math.floor(random() * n);
    for (let i = 0; i < 90; i++) {
      const [width, height] = sizes[within(4)]!;
      const what = random();
      const x = within(320);
      const y = within(390);
      if (what < 0.55) await page.keyboard.press(keys[within(keys.length)]!);
      else if (what < 0.8) await page.mouse.click(x, y);
      else if (what < 0.85) await page.mouse.click(x, y, { button: 'right' });
      else if (what < 0.95) {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(within(320), within(390));
        await page.mouse.up();
      } else await page.setViewportSize({ width, height });
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll('dialog')) sheet.close();
      location.hash = '#/nap/5?players=3';
    });
    await when(page, () => document.querySelectorAll('#nap .plate').length === 3);
    await toTheEnd(page);
    const chips = await page.locator('#nap .plate-chips').allTextContents();
    expect(chips.reduce((sum, text) => sum + Number(text.replace('−', '-')), 0)).toBe(0);
    expect(complaints).toEqual([]);
  },
  120_000,
);

test('computers whose worker dies at work go on with another', async () => {
  const { page, complaints } = await open('nap/17?players=4', {
    before: () => {
      localStorage.setItem('napoleon.settings', JSON.stringify({ napPace: 'instant', speed: 'off' }));
      const workers: Worker[] = [];
      const Real = window.Worker;
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (options?.name === 'nap') workers.push(this);
        }
      };
      Object.assign(window, { workers });
    },
  });
  await myTurn(page);
  await page.evaluate(() => {
    for (const worker of (window as unknown as { workers: Worker[] }).workers) worker.terminate();
  });
  await page.keyboard.press('5');
  await myTurn(page);
  expect(await handOf(page)).toHaveLength(5);
  await page.keyboard.press('1');
  await myTurn(page);
  expect(complaints).toEqual([]);
});

test('on a hidden page nothing is played, and the deal goes on when it is seen again', async () => {
  const { page } = await open('nap/17?players=5');
  await myTurn(page);
  await page.keyboard.press('5');
  await myTurn(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.keyboard.press('1');
  const trick = () => page.locator('#nap .mirror ul').textContent();
  const before = await trick();
  await page.waitForTimeout(600);
  expect(await trick()).toBe(before);
  for (let i = 0; i < 9; i++) await setHidden(i % 2 === 1);
  await setHidden(false);
  await toTheEnd(page);
});

test('before the deal is done no other hand’s card can be found in the page', async () => {
  const { page } = await open('nap/17?players=6');
  await myTurn(page);
  const own = (await handOf(page)).map((name) => name.split(',')[0]);
  const all = await page.evaluate(
    () =>
      document
        .getElementById('nap')!
        .outerHTML.match(/\b(?:ace|king|queen|jack|\d+) of (?:clubs|diamonds|hearts|spades)/gi) ?? [],
  );
  expect(all.length).toBeGreaterThanOrEqual(5);
  expect(all.filter((name) => !own.includes(name))).toEqual([]);
});

test('the deal on the table, named in another way, is gone on with', async () => {
  const { page } = await open('nap/17?players=4');
  await myTurn(page);
  await page.keyboard.press('5');
  await myTurn(page);
  await page.keyboard.press('1');
  await myTurn(page);
  const hand = await handOf(page);
  for (const hash of ['#/nap/17', '#/NAP/017', '#/nap/17?dealer=3', '#/nap']) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await when(page, () => location.hash === '#/nap/17?players=4');
    expect(await handOf(page)).toEqual(hand);
  }
});

test('a link to another deal leaves the match waiting: back leads to it again, and so does the sentence', async () => {
  const { page, complaints } = await open('nap/17?players=4');
  await myTurn(page);
  await page.keyboard.press('5');
  await myTurn(page);
  await page.keyboard.press('1');
  await myTurn(page);
  const hand = await handOf(page);
  const follow = async (hash: string) => {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await when(page, () => document.querySelectorAll('#nap .plate').length === 3);
  };
  const sentence = () => page.textContent('#nap .message');
  await follow('#/nap/99?players=3');
  expect(await sentence()).toContain('Your match waits');
  await page.goBack();
  await when(page, () => document.querySelectorAll('#nap .plate').length === 4);
  await myTurn(page);
  expect(await handOf(page)).toEqual(hand);
  await follow('#/nap/98?players=3');
  await page.click('#nap .message .text-button');
  await when(page, () => document.querySelectorAll('#nap .plate').length === 4);
  await myTurn(page);
  expect(await handOf(page)).toEqual(hand);
  // called in both: both are kept, and each waits in its turn
  await follow('#/nap/97?players=3');
  await myTurn(page);
  await page.keyboard.press('5');
  await myTurn(page);
  const other = await handOf(page);
  await page.reload();
  await when(page, () => document.querySelectorAll('#nap .plate').length === 3);
  await myTurn(page);
  expect(await handOf(page)).toEqual(other);
  await page.keyboard.press('m');
  await page.click('[data-key=earlier]');
  await when(page, () => document.querySelectorAll('#nap .plate').length === 4);
  await myTurn(page);
  expect(await handOf(page)).toEqual(hand);
  expect(complaints).toEqual([]);
});

test('a link from the trick game to a patience, or into the help, leads where it says', async () => {
  const { page, complaints } = await open('nap/17?players=4');
  const goTo = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  const hash = () => new URL(page.url()).hash;
  await goTo('#/free-cells/11');
  await when(page, () => document.title.includes('FreeCell rules) 11'));
  expect(hash()).toBe('#/free-cells/11');
  await page.goBack();
  await when(page, () => document.title.startsWith('Nap '));
  await goTo('#/help/verdict');
  await page.waitForSelector('#app .help .page[data-page=verdict]');
  await page.goBack();
  await when(page, () => document.title.startsWith('Nap '));
  expect(await page.locator('#app dialog.sheet').isVisible()).toBe(false);
  expect(hash()).toBe('#/nap/17?players=4');
  expect(complaints).toEqual([]);
});

test('left as soon as it was gone to, the table is laid unseen, and lies right when it is come back to', async () => {
  const { page, complaints } = await openPage(stand, 'forty-thieves/7', { before: swiftSettings });
  const goTo = (hash: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, hash);
  await goTo('#/nap/17?players=4');
  await goTo('#/forty-thieves/7');
  await when(page, () => document.querySelector('#nap .plate') !== null);
  await page.setViewportSize({ width: 390, height: 844 });
  await aFrame(page);
  await goTo('#/nap/17?players=4');
  await myTurn(page);
  const width = () => page.evaluate(() => document.querySelector('#nap canvas')!.clientWidth);
  await when(page, () => document.querySelector('#nap canvas')!.clientWidth === window.innerWidth);
  expect(await width()).toBe(390);
  expect(complaints).toEqual([]);
});

test('where the browser keeps nothing the trick game says so itself, and is played all the same', async () => {
  const { page } = await open('nap/17?players=4', {
    before: () => {
      localStorage.setItem('napoleon.settings', JSON.stringify({ napPace: 'instant', speed: 'off' }));
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    },
  });
  await when(page, () => (document.querySelector('#nap .message-text')?.textContent ?? '') !== '');
  expect(await page.textContent('#nap .message-text')).toBe(napTexts('en').troubles.refused);
  await toTheEnd(page);
});
