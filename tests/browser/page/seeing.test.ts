// What a reader's finger finds on the screen, what is said when there is no picture, how large text may be, and
// what two windows and a pair of ears notice of the settings.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { STOCK, WASTE } from '../../../assembly/abi';
import { aFrame, openPage, when, withoutPicture } from '../../support/browser';
import { kept, sitDown, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const small = () => ({ viewport: { width: 640, height: 440 }, storageState: kept(stand, swift) });

const under = (page: Page, at: { x: number; y: number }) =>
  page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent ?? '', at);

describe('a finger that explores the screen', () => {
  it.each([
    ['josephine', 1, { width: 390, height: 700 }],
    ['free-cells', 1, { width: 844, height: 390 }],
  ] as const)('finds each card of %s %i under it', async (game, number, viewport) => {
    const player = await sitDown(stand, game, number, { viewport });
    const { piles } = player.twin.state.position;
    for (const [pile, cards] of piles.entries()) {
      if (pile >= 12 || cards.length === 0) continue;
      for (const depth of [0, 1, cards.length - 1]) {
        const name = await under(player.page, await player.point(pile, depth));
        expect(name).toContain(`${cards.length - depth} of ${cards.length}`);
      }
    }
  });

  it('finds the card where it lies after a move, a turn of the phone, and another deal', async () => {
    const player = await sitDown(stand, 'josephine', 1, { viewport: { width: 390, height: 700 } });
    expect(await under(player.page, await player.point(STOCK))).toBe('Turn a card, 64 cards left');
    await player.tap(STOCK);
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
    expect(await under(player.page, await player.point(WASTE))).toBe('3 of spades');
    await player.page.setViewportSize({ width: 700, height: 390 });
    await when(player.page, () => (document.querySelector('canvas')?.clientHeight ?? 999) < 390);
    expect(await under(player.page, await player.point(WASTE))).toBe('3 of spades');
    expect(await under(player.page, await player.point(4))).toContain('4 of 4');
  });

  it('a pointer on the buttons is the table’s alone: a tap is one tap, and the keyboard stays where it was not', async () => {
    const player = await sitDown(stand, 'josephine', 1);
    await player.tap(STOCK);
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
    expect(await player.page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await player.dragTo(7, 0, 3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
    await player.key('j', 's', 'Enter');
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
    expect(player.complaints).toEqual([]);
  });
});

describe('a picture that the browser takes away for good', () => {
  it('is told with a way on; meanwhile the cards stand there in words, and are played', async () => {
    const player = await sitDown(stand, 'josephine', 1);
    await player.page.evaluate(() => {
      document
        .querySelector('canvas')
        ?.getContext('webgl2')
        ?.getExtension('WEBGL_lose_context')
        ?.loseContext();
    });
    await expect.poll(player.sentence).toContain('no picture of the table');
    expect(
      await player.page.evaluate(() => getComputedStyle(document.querySelector('.mirror')!).opacity),
    ).toBe('1');
    await player.tap(STOCK);
    await player.press(7);
    await player.press(3);
    player.twinDoes({ kind: 'turn' }, { kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
    expect(await player.sentence()).toContain('no picture of the table');
    await player.page.click('.message .text-button');
    await when(player.page, () => document.querySelector('.table')?.getAttribute('data-picture') === null);
    await player.agrees();
    expect(await player.sentence()).toBe('');
  });
});

describe('a browser that has no picture to give', () => {
  it('plays in words from the start, by pointer and by keys', async () => {
    const player = await sitDown(stand, 'josephine', 1, {
      before: withoutPicture,
    });
    await expect.poll(player.sentence).toContain('no picture of the table');
    await player.tap(STOCK);
    await player.tap(7);
    await player.tap(3);
    player.twinDoes({ kind: 'turn' }, { kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
    await player.key('j', 's', 'Enter');
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
    await player.page.setViewportSize({ width: 390, height: 700 });
    await player.tap(STOCK);
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
  });
});

describe('text', () => {
  /** Elements of a sheet or the bar that stick out of it at a side, or are cut off there. */
  const sticksOut = (page: Page, root: string) =>
    page.evaluate((selector) => {
      const box = document.querySelector(selector)!.getBoundingClientRect();
      return [
        ...document.querySelectorAll<HTMLElement>(`${selector} :is(button, input, p, h2, h3, label, dd)`),
      ]
        .filter((element) => element.checkVisibility() && element.clientWidth > 0)
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < box.left - 1 || right > box.right + 1;
        })
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
    }, root);

  it.each(['100', '150', '200'] as const)(
    'of %s % keeps every sheet and the bar within the screen',
    async (textSize) => {
      const storageState = kept(stand, { ...swift, textSize, lang: 'da' });
      const { page, complaints } = await openPage(stand, 'rank-and-file/1', { storageState });
      for (const [width, height] of [
        [256, 320],
        [320, 256],
        [320, 568],
        [390, 844],
        [844, 390],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await aFrame(page);
        const size = `${width} × ${height}`;
        expect(await sticksOut(page, '.bar'), size).toEqual([]);
        for (const key of ['m', 'g', 's', 'l', 'F1']) {
          await page.keyboard.press(key);
          await page.locator('.sheet[open] .sheet-page').waitFor();
          await page.waitForSelector('.help[aria-busy]', { state: 'detached' });
          expect(await sticksOut(page, '.sheet-page'), `${size}, ${key}`).toEqual([]);
          expect(
            await page.evaluate(() => document.querySelector('.sheet-page')!.clientHeight),
          ).toBeGreaterThan(height * 0.3);
          await page.keyboard.press('Escape');
        }
      }
      expect(complaints).toEqual([]);
    },
    120_000,
  );

  it.each(['en-GB', 'da-DK', 'sv-SE'])(
    'leaves the result of a won game within its frame, in %s',
    async (locale) => {
      const won = 'free-cells?position=Foundations:_C-13_D-13_H-13_S-11;Freecells:_-_-_-_-;QS;KS;-;-;-;-;-;-';
      const { page } = await openPage(stand, won, {
        locale,
        viewport: { width: 390, height: 844 },
        storageState: kept(stand, { ...swift, textSize: '200' }),
      });
      await page.keyboard.press('f');
      await page.waitForSelector('.result[open]');
      const out = await page.evaluate(() => {
        const frame = document.querySelector('.result-page')!.getBoundingClientRect();
        return [...document.querySelectorAll('.result-page *')]
          .filter((part) => part.getBoundingClientRect().right > frame.right + 1)
          .map((part) => part.className);
      });
      expect(out).toEqual([]);
    },
  );

  it('grows with the setting', async () => {
    const height = async (textSize: '100' | '200') => {
      const { page } = await openPage(stand, 'free-cells/1', {
        ...small(),
        storageState: kept(stand, { ...swift, textSize }),
      });
      await page.keyboard.press('F1');
      await page.waitForSelector('.sheet .page p');
      return page.evaluate(() => document.querySelector('.sheet .page p')!.getClientRects()[0]!.height);
    };
    expect((await height('200')) / (await height('100'))).toBeGreaterThan(1.6);
  });
});

describe('the system’s wish for more contrast', () => {
  it('is followed, unless the player says otherwise, and at once when it changes', async () => {
    const { page } = await openPage(stand, 'free-cells/1', { ...small(), contrast: 'more' });
    const cloth = () => page.getAttribute('html', 'data-theme');
    expect(await cloth()).toBe('contrast');
    await page.emulateMedia({ contrast: 'no-preference' });
    await expect.poll(cloth).toBe('longwood');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(cloth).toBe('contrast');
    await page.keyboard.press('m');
    await page.click('[data-key=settings]');
    await page.click('#set-contrast-usual');
    await expect.poll(cloth).toBe('longwood');
  });
});

describe('settings of two windows', () => {
  it('are one: what is chosen here holds there at once, and neither undoes the other', async () => {
    const { page } = await openPage(stand, 'free-cells/1', small());
    const other = await page.context().newPage();
    await other.goto(`${stand.address}#/streets/1`);
    await when(other, () => performance.getEntriesByName('first-card').length > 0);
    const choose = async (where: Page, id: string) => {
      await where.keyboard.press('m');
      await where.click('[data-key=settings]');
      await where.click(id);
      await where.keyboard.press('Escape');
    };
    await choose(page, '#set-theme-marine');
    await expect.poll(() => other.getAttribute('html', 'data-theme')).toBe('marine');
    await choose(other, '#set-leftHanded');
    await expect.poll(() => page.getAttribute('html', 'data-hand')).toBe('left');
    await page.reload();
    await when(page, () => performance.getEntriesByName('first-card').length > 0);
    expect(await page.getAttribute('html', 'data-theme')).toBe('marine');
    expect(await page.getAttribute('html', 'data-hand')).toBe('left');
  });
});

describe('sounds', () => {
  /** Counts the audio contexts and the sounds begun, from before the page’s own script. */
  function listen(): void {
    const heard = { contexts: 0, sounds: 0, state: () => '' };
    Object.assign(window, { heard });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.contexts++;
        heard.state = () => this.state;
      }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...args) {
      heard.sounds++;
      start.apply(this, args);
    };
  }
  const heard = (page: Page) =>
    page.evaluate(() => {
      const { contexts, sounds, state } = (
        window as unknown as { heard: { contexts: number; sounds: number; state: () => string } }
      ).heard;
      return { contexts, sounds, state: state() };
    });

  it('are not there until they are asked for; then a move is heard, and the ear rests again', async () => {
    const { page, complaints } = await openPage(stand, 'josephine/1', { ...small(), before: listen });
    await page.keyboard.press('d');
    await page.keyboard.press('n');
    expect(await heard(page)).toEqual({ contexts: 0, sounds: 0, state: '' });
    await page.keyboard.press('m');
    await page.click('[data-key=settings]');
    await page.click('#set-sounds');
    await page.keyboard.press('Escape');
    const before = await heard(page);
    expect(before.contexts).toBe(1);
    await page.keyboard.press('d');
    expect((await heard(page)).sounds).toBeGreaterThan(before.sounds);
    await expect.poll(async () => (await heard(page)).state).toBe('suspended');
    expect((await heard(page)).contexts).toBe(1);
    expect(complaints).toEqual([]);
  });
});
