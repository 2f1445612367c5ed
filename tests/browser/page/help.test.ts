// The help in a real browser: opened, searched, read and left, by keyboard and by touch, on a phone and on a desktop.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { helpPositions, wholePosition } from '../../../src/help/positions';
import { writePosition } from '../../../src/patience/core/notation';
import { openPage, when } from '../../support/browser';
import { openTestCore } from '../../support/core';
import { kept, swift } from '../../support/player';
import { stand } from '../../support/stand';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

afterEach(() => stand.clear());

async function ready(page: Page): Promise<void> {
  await page.waitForSelector('.help .page');
}

const pageName = (page: Page) => page.textContent('.page-name');

/** Whether an element lies within what can be seen of the sheet. */
async function isSeen(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const box = document.querySelector(wanted)!.getBoundingClientRect();
    const room = document.querySelector('.sheet-body')!.getBoundingClientRect();
    return box.top >= room.top - 1 && box.top < room.bottom;
  }, selector);
}

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s', (_, screen) => {
  test('? opens the game on the table, its pictures are drawn, and nothing is wider than the sheet', async () => {
    const { page, complaints } = await openPage(stand, 'forty-thieves/7', screen);
    await page.keyboard.press('?');
    await ready(page);
    expect(await pageName(page)).toBe('Forty Thieves');
    await when(page, () => document.querySelectorAll('.help-picture[data-drawn]').length >= 5);
    const marks = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLCanvasElement>('.help-picture canvas')].map((canvas) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        let paper = 0;
        for (let at = 0; at < data.length; at += 4) if (data[at]! > 230 && data[at + 1]! > 220) paper++;
        return { paper: paper / (data.length / 4), label: canvas.getAttribute('aria-label') ?? '' };
      }),
    );
    for (const { paper, label } of marks) {
      expect(paper).toBeGreaterThan(0.05);
      expect(label).toMatch(/Column 1: /);
    }
    const wide = await page.evaluate(() => {
      const body = document.querySelector('.sheet-body')!;
      return body.scrollWidth - body.clientWidth;
    });
    expect(wide).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

  test('a word is searched, found, opened and marked, with the keyboard alone', async () => {
    const { page } = await openPage(stand, 'streets/5', screen);
    await page.keyboard.press('F1');
    await ready(page);
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('help-search');
    await page.keyboard.type('wellington');
    await page.waitForSelector('.help-found li');
    expect(await page.textContent('.help [role=status]')).toMatch(/place/);
    expect(await page.locator('.help-found mark').count()).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('help-search');
    await page.keyboard.press('Enter');
    await expect.poll(() => pageName(page)).toBe('Nap');
    expect(await page.locator('.page mark').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[34]$/);
    await page.keyboard.press('/');
    await page.keyboard.type('qqqq');
    await expect.poll(() => page.textContent('.help [role=status]')).toContain('“qqqq”');
    await page.keyboard.press('Escape');
    expect(await page.inputValue('#help-search')).toBe('');
    expect(await page.isVisible('.page')).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.isVisible('dialog.sheet')).toBe(false);
  });

  test('contents lead to every page, and a page’s parts to their headings', async () => {
    const { page, complaints } = await openPage(stand, 'streets/5', screen);
    await page.keyboard.press('?');
    await ready(page);
    await page.click('.help-tools .text-button');
    const links = await page.locator('.help-contents a').evaluateAll((all) => all.map((a) => a.textContent));
    expect(links.length).toBe(17);
    for (const link of links) {
      if (!(await page.isVisible('.help-contents'))) await page.click('.help-tools .text-button');
      await page.click(`.help-contents a:text-is("${link}")`);
      expect(await pageName(page)).toBe(link);
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('page-name');
    }
    await page.click('.help-tools .text-button');
    await page.click('.help-contents a:text-is("Nap")');
    await page.click('.page-parts a:text-is("The name")');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('help-history');
    expect(await isSeen(page, '#help-history')).toBe(true);
    expect(complaints).toEqual([]);
  });
});

test('with large text the pictures are sharp, nothing is wider than the sheet, and what is found stands on top', async () => {
  const { page, complaints } = await openPage(stand, 'forty-thieves/7', {
    storageState: kept(stand, { ...swift, textSize: '150' }),
    viewport: { width: 320, height: 568 },
  });
  await page.keyboard.press('F1');
  await ready(page);
  await when(page, () => document.querySelectorAll('.help-picture[data-drawn]').length >= 1);
  const sharpness = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.help-picture[data-drawn] canvas')!;
    return canvas.width / canvas.getBoundingClientRect().width;
  });
  expect(sharpness).toBeGreaterThan(0.98);
  const wide = await page.evaluate(() => {
    const sheet = document.querySelector('.sheet-page')!;
    return sheet.scrollWidth - sheet.clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.querySelectorAll('.help-picture')[1]?.scrollIntoView());
  const close = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.sheet-head button')!.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.sheet-head') !== null;
  });
  expect(close).toBe(true);
  await page.keyboard.press('/');
  await page.keyboard.type('nap');
  await page.waitForSelector('.help-found li');
  expect(await isSeen(page, '.help-found li')).toBe(true);
  expect(complaints).toEqual([]);
});

describe('ways into the help', () => {
  test('a link opens a place in it; the deal stays, and stands in the address again', async () => {
    const { page } = await openPage(stand, 'josephine/5');
    await page.evaluate(() => {
      location.hash = '#/help/nap/strategy';
    });
    await ready(page);
    expect(await pageName(page)).toBe('Nap');
    expect(await isSeen(page, '#help-strategy')).toBe(true);
    expect(await page.evaluate(() => location.hash)).toBe('#/josephine/5');
  });

  test('a first visit may begin in it', async () => {
    const { page, complaints } = await openPage(stand, 'help/legend');
    await ready(page);
    expect(await pageName(page)).toContain('Napoleon');
    expect(await page.evaluate(() => location.hash)).toMatch(/^#\/forty-thieves\/\d+$/);
    expect(await page.textContent('.message')).toBe('');
    expect(complaints).toEqual([]);
  });

  test('from the verdict to what it means', async () => {
    const { page } = await openPage(stand, 'forty-thieves/7');
    await page.click('.badge');
    await page.click('.message-buttons button:has-text("What the verdict means")');
    await ready(page);
    expect(await pageName(page)).toBe('What the verdict means');
  });

  test('from a refused run to why', async () => {
    const core = await openTestCore();
    const rules = core.gameRules('free-cells');
    const text = writePosition(wholePosition(helpPositions['spaces-empty'], rules), rules);
    const link = text.replaceAll(' ', '_').replaceAll('\n', ';');
    const { page } = await openPage(stand, `free-cells?position=${link}`);
    for (const key of ['j', '2', 'Enter', '+', '+', '+', 'j', '3', 'Enter']) await page.keyboard.press(key);
    await page.click('.message-buttons button:has-text("Why not?")');
    await ready(page);
    expect(await pageName(page)).toBe('Napoleon (FreeCell rules)');
    expect(await isSeen(page, '#help-mistakes')).toBe(true);
  });

  test('the first deal has one quiet way in, which goes with the first move and does not come back', async () => {
    const { page } = await openPage(stand, 'free-cells/1');
    expect(await page.textContent('.welcome')).toContain('How it is played');
    await page.keyboard.press('h');
    await page.keyboard.press('j');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.welcome').count()).toBe(0);
    await page.evaluate(() => {
      location.hash = '#/josephine/9';
    });
    await expect.poll(() => page.title()).toContain('Josephine 9');
    await page.reload();
    await page.waitForSelector('.badge');
    expect(await page.locator('.welcome').count()).toBe(0);
  });

  test('the way in leads to the rules, and is gone after it was taken', async () => {
    const { page } = await openPage(stand, 'limited/3', phone);
    await page.click('.welcome');
    await ready(page);
    expect(await pageName(page)).toBe('Limited');
    await page.keyboard.press('Escape');
    expect(await page.locator('.welcome').count()).toBe(0);
  });
});

test('nothing of the help is asked for before it is opened, and then no other language', async () => {
  const { page, requests } = await openPage(stand, 'forty-thieves/7');
  const help = () => requests.filter((url) => /\/help(Page)?-/.test(url));
  expect(help()).toEqual([]);
  await page.keyboard.press('?');
  await ready(page);
  // its code, its style, and the texts of one language
  expect(
    help()
      .map((url) => url.replace(/.*\/(\w+)-.*\./, '$1.'))
      .toSorted(),
  ).toEqual(['help.js', 'helpPage.css', 'helpPage.js']);
});

test('where the help cannot be fetched, a sentence says so, and the rules are there', async () => {
  const { page } = await openPage(stand, 'streets/5');
  await page.route(/helpPage/, (route) => route.abort());
  await page.keyboard.press('?');
  await expect.poll(() => page.textContent('.help')).toContain('could not be loaded');
  expect(await page.textContent('.help')).toContain('alternating colour');
});

test('house rules are told as they are, with a word that they are', async () => {
  const { page } = await openPage(stand, 'forty-thieves/7?rules=build:any,columns:9');
  await page.keyboard.press('?');
  await ready(page);
  const said = await page.textContent('.page');
  expect(said).toContain('House rules hold');
  expect(said).toContain('Nine columns');
  expect(said).toContain('build down in any suit');
});

test.each([
  ['da-DK', 'Napoleon kabale', 'laurbaer', 'Hvad dommen betyder'],
  ['sv-SE', 'Napoleon på Sankt Helena', 'lagerkrans', 'Vad utslaget betyder'],
])('in %s the help speaks the language, and is searched in it', async (locale, game, query, title) => {
  const { page, complaints } = await openPage(stand, 'forty-thieves/7', { locale });
  await page.keyboard.press('?');
  await ready(page);
  expect(await pageName(page)).toBe(game);
  await page.fill('#help-search', query);
  await expect.poll(() => page.textContent('.help-found')).toContain(title);
  expect(complaints).toEqual([]);
});

test('the words of one cell of a table are not glued to the next one’s', async () => {
  const { page } = await openPage(stand, 'forty-thieves/7');
  await page.keyboard.press('?');
  await ready(page);
  for (const word of ['redo', 'undo', 'turn']) {
    await page.fill('#help-search', word);
    await expect
      .poll(() => page.textContent('.help-found'), { message: word })
      .toContain('Controls and keys');
  }
});

test('headings follow one another without a gap, and every region has a name', async () => {
  const { page } = await openPage(stand, 'forty-thieves/7');
  for (const place of ['forty-thieves', 'nap', 'verdict', 'keys']) {
    await page.evaluate((to) => {
      location.hash = `#/help/${to}`;
    }, place);
    await page.waitForSelector(`.page[data-page="${place}"]`);
    const levels = await page
      .locator('dialog.sheet :is(h2, h3, h4, h5)')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.charAt(1))));
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1);
    const unnamed = await page.evaluate(() =>
      [...document.querySelectorAll('dialog :is(nav, section, [role=region], [role=img], input, button)')]
        .filter((element) => {
          const by = element.getAttribute('aria-labelledby');
          const text = element.getAttribute('aria-label') ?? element.textContent;
          return by === null ? text?.trim() === '' : document.getElementById(by) === null;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(unnamed).toEqual([]);
  }
});
