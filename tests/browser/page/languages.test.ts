// Danish, Swedish and English by the browser's wish, and nothing of one in another.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { STOCK } from '../../../assembly/abi';
import { type Lang, textsOf } from '../../../src/i18n/index';
import { catalogue } from '../../../src/patience/game/text/catalogue';
import { gameIds } from '../../../src/shared/core/types';
import { openPage } from '../../support/browser';
import { kept, type Player, readTable, sitDown, tableOf } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

/** Everything that can be read or heard on the page now, line by line. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      if (parentElement?.checkVisibility()) texts.push(textContent ?? '');
    }
    return [...texts, ...names, document.title].map((line) => line.trim()).filter((line) => line !== '');
  });
}

/** Walks through what the page can show, and collects its words. */
async function readAll(player: Player): Promise<string[]> {
  const { page } = player;
  const lines: string[] = [];
  const read = async () => void lines.push(...(await words(page)));
  await expect.poll(() => page.locator('.laurel').first().getAttribute('data-state')).toBe('winnable');
  await read();
  for (const key of ['g', 'm', 'F1']) {
    await player.key(key);
    await page.locator('dialog.sheet[open]').waitFor();
    await read();
    await player.key('Escape');
    await page.locator('dialog.sheet[open]').waitFor({ state: 'detached' });
  }
  await player.key('h');
  await read();
  await page.locator('.badge').click();
  await read();
  await player.press(1);
  await read();
  await player.key('Escape', 'Shift+h', ' ');
  await read();
  await player.key('Escape');
  return lines;
}

const english =
  /\b(the|of|and|with|deal|undo|redo|hint|moves?|cards?|column|foundation|stock|waste|empty|settings|rules|close|number|winnable|play|game)\b/i;

/** Names of games and languages are what they are in every language. */
function withoutNames(line: string, lang: Lang): string {
  const names = gameIds.flatMap((id) => catalogue[id].names[lang]);
  return [...names, 'English'].reduce((left, name) => left.replaceAll(name, ''), line);
}

describe.each([
  ['da-DK', 'da', 'klør 9, 7 af 7'],
  ['sv-SE', 'sv', 'klöver 9, 7 av 7'],
] as const)('a browser that asks for %s', (locale, lang, card) => {
  it('gets a page that says so, without a word of English', async () => {
    const player = await sitDown(stand, 'free-cells', 1, { locale });
    expect(await player.page.evaluate(() => document.documentElement.lang)).toBe(lang);
    await expect.poll(() => readTable(player.page)).toEqual(tableOf(player.twin, lang));
    expect((await readTable(player.page))[9]?.at(-1)).toBe(card);
    const lines = await readAll(player);
    expect(lines.length).toBeGreaterThan(150);
    expect([...new Set(lines)].filter((line) => english.test(withoutNames(line, lang)))).toEqual([]);
    expect(player.complaints).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    ['nb-NO', 'da'],
    ['de-DE', 'en'],
    ['en-US', 'en'],
  ])('of a browser that asks for %s is %s', async (locale, lang) => {
    const { page } = await openPage(stand, 'free-cells/1', { locale, viewport: { width: 480, height: 360 } });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
  });

  it('that was chosen goes before the browser’s, and changes the page at once', async () => {
    const player = await sitDown(stand, 'josephine', 1, {
      locale: 'da-DK',
      storageState: kept(stand, { lang: 'sv', speed: 'off' }),
    });
    const { page } = player;
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('sv');
    await player.key('m');
    await page.getByRole('button', { name: textsOf('sv').commands.settings }).click();
    await page.locator('#set-lang-en').click();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    await player.key('Escape');
    await player.agrees();
    expect(await player.hears(STOCK)).toBe('Stock, 64 cards');
  });
});
