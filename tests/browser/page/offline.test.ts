// One visit, and then no network at all; and a newer build that waits until the player takes it.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sealBuild } from '../../../scripts/offline';
import type { GameId } from '../../../src/shared/core/types';
import { stepTimeout, when } from '../../support/browser';
import { keptMoves, readTable } from '../../support/player';
import { openSite, type Site } from '../../support/site';
import { stand } from '../../support/stand';

const built = 'build/page';

let site: Site;
let next: string;
beforeAll(async () => {
  site = await openSite(built);
  next = await nextBuild();
});
afterEach(async () => {
  await stand.clear();
  await site.start(built);
});
afterAll(async () => {
  await site.stop();
  rmSync(next, { recursive: true });
});

/** The same page as a later build: other names, other contents, another mark in the page. */
async function nextBuild(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'napoleon-'));
  cpSync(built, folder, { recursive: true });
  const names = readdirSync(`${folder}/assets`).filter((name) => /^(index|chart)-.*\.js$/.test(name));
  const renamed = (text: string) =>
    names.reduce((all, name) => all.replaceAll(name, name.replace(/-.*\.js$/, '-later.js')), text);
  for (const name of names) {
    const text = renamed(readFileSync(`${folder}/assets/${name}`, 'utf8'));
    writeFileSync(`${folder}/assets/${name}`, text);
    renameSync(`${folder}/assets/${name}`, `${folder}/assets/${renamed(name)}`);
  }
  const page = renamed(readFileSync(`${folder}/index.html`, 'utf8'));
  const later = page.replace(/name="build" content="\w+"/, 'name="build" content="%BUILD%"');
  writeFileSync(`${folder}/index.html`, later.replace('</head>', '<meta name="later" /></head>'));
  await sealBuild(folder);
  return folder;
}

async function open(context: BrowserContext, hash: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.address + hash);
  await when(page, () => performance.getEntriesByName('first-card').length > 0);
  return page;
}

/** A browser that has visited once: everything is kept. */
async function visited(hash: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await stand.browser.newContext({ locale: 'en-GB', viewport: { width: 900, height: 600 } });
  context.setDefaultTimeout(stepTimeout);
  const page = await open(context, hash);
  await when(page, () => navigator.serviceWorker.controller !== null);
  return { context, page };
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const isLater = (page: Page) => page.evaluate(() => document.querySelector('meta[name=later]') !== null);
const badge = (page: Page) => page.getAttribute('.badge .laurel', 'data-state');

async function turnTwice(page: Page, game: GameId): Promise<string[][]> {
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await expect.poll(async () => (await readTable(page))[0]?.[0]).toBe('Stock, 62 cards');
  await expect.poll(() => keptMoves(page, game)).toBeGreaterThan(1);
  return readTable(page);
}

describe('without a network', () => {
  it('the page opens, plays, searches, helps and deals after one visit', async () => {
    const { context, page } = await visited('#/josephine/5');
    const table = await turnTwice(page, 'josephine');
    await site.stop();
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(String(error.error())));
    await page.reload();
    await expect.poll(() => readTable(page)).toEqual(table);
    await expect.poll(() => badge(page), { timeout: 40_000 }).toBe('winnable');
    for (const key of ['g', 'm', 's', 'l', 'F1']) {
      await page.keyboard.press(key);
      await page.waitForSelector('dialog.sheet[open]');
      await page.keyboard.press('Escape');
    }
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('17px "EB Garamond Variable"'))).toBe(true);
    const other = await open(context, '#/free-cells/7');
    await expect.poll(() => badge(other), { timeout: 40_000 }).toBe('winnable');
    expect(complaints).toEqual([]);
  }, 120_000);

  it('and with one, the server is asked for nothing but whether there is a newer build', async () => {
    const { page } = await visited('#/free-cells/1');
    site.asked.length = 0;
    await page.reload();
    await when(page, () => performance.getEntriesByName('first-card').length > 0);
    await expect.poll(() => badge(page), { timeout: 40_000 }).toBe('winnable');
    await expect.poll(() => site.asked).toContain('/sw.js');
    expect([...new Set(site.asked)]).toEqual(['/sw.js']);
  });

  it('a file that was lost from the store is there again after the next visit', async () => {
    const { context, page } = await visited('#/free-cells/1');
    const lose = () =>
      page.evaluate(async () => {
        const [name] = await caches.keys();
        const cache = await caches.open(name!);
        const urls = (await cache.keys()).map(({ url }) => url);
        const lost = urls.filter((url) => /wasm$|help-|manifest.da|faces/.test(url));
        for (const url of lost) await cache.delete(url);
        return [urls.length, lost.length] as const;
      });
    const [all, lost] = await lose();
    expect(lost).toBeGreaterThan(5);
    const next = await open(context, '#/free-cells/1');
    const files = () =>
      next.evaluate(async () => (await (await caches.open((await caches.keys())[0]!)).keys()).length);
    await expect.poll(files).toBe(all);
    // without a network nothing is lost by looking
    await lose();
    await site.stop();
    await next.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('tidy'));
    await expect.poll(files).toBe(all - lost);
    await site.start(built);
    await next.reload();
    await expect.poll(files).toBe(all);
  });

  it('every file of the build is there', async () => {
    const { page } = await visited('#/free-cells/1');
    await site.stop();
    const files = readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'sw.js')
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(built.length + 1));
    expect(files.length).toBeGreaterThan(15);
    const lacking = await page.evaluate(async (paths) => {
      const answers = await Promise.all(paths.map((path) => fetch(`./${path}`).catch(() => null)));
      return paths.filter((_, i) => !answers[i]?.ok);
    }, files);
    expect(lacking.filter((path) => path !== 'index.html')).toEqual([]);
  });
});

describe('a newer build', () => {
  it('is offered, not forced; taken, it comes with the game as it was, and the old files go', async () => {
    const { page } = await visited('#/josephine/5');
    const table = await turnTwice(page, 'josephine');
    await site.start(next);
    await page.reload();
    await expect.poll(() => page.textContent('.message-text')).toBe('A new version is ready.');
    expect(await isLater(page)).toBe(false);
    expect(await readTable(page)).toEqual(table);
    await page.keyboard.press('z');
    await page.keyboard.press('r');
    await page.keyboard.press('m');
    await page.click('[data-key=update]');
    await expect.poll(() => isLater(page)).toBe(true);
    await expect.poll(() => readTable(page)).toEqual(table);
    await expect.poll(async () => (await cacheNames(page)).length).toBe(1);
    await site.stop();
    await page.reload();
    await expect.poll(() => readTable(page)).toEqual(table);
    expect(await isLater(page)).toBe(true);
  }, 120_000);

  it('taken in one window leaves the other at what it plays, with all its files, until it is taken there too', async () => {
    const { context, page } = await visited('#/josephine/5');
    const other = await open(context, '#/streets/3');
    const table = await turnTwice(other, 'streets');
    await site.start(next);
    await page.reload();
    await page.click('.message .text-button');
    await expect.poll(() => isLater(page)).toBe(true);
    await expect.poll(() => other.textContent('.message-text')).toBe('A new version is ready.');
    expect(await isLater(other)).toBe(false);
    expect(await readTable(other)).toEqual(table);
    const chart = readdirSync(`${built}/assets`).find((name) => /^chart-.*\.js$/.test(name));
    expect(await other.evaluate(`import('./assets/${chart}').then(Object.keys)`)).not.toEqual([]);
    expect(await cacheNames(page)).toHaveLength(2);
    await other.click('.message .text-button');
    await expect.poll(() => isLater(other)).toBe(true);
    await expect.poll(() => readTable(other)).toEqual(table);
    await expect.poll(async () => (await cacheNames(page)).length).toBe(1);
  }, 120_000);

  it('that cannot be fetched whole is none: the old one stays', async () => {
    const { page } = await visited('#/free-cells/1');
    const broken = mkdtempSync(join(tmpdir(), 'napoleon-'));
    cpSync(next, broken, { recursive: true });
    writeFileSync(`${broken}/icon.svg`, '<svg/>');
    await site.start(broken);
    const end = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const end = new Promise<string>((tell) => {
        registration.addEventListener('updatefound', () => {
          const next = registration.installing!;
          next.addEventListener('statechange', () => tell(next.state));
        });
      });
      await registration.update();
      return end;
    });
    expect(end).toBe('redundant');
    await page.reload();
    await when(page, () => performance.getEntriesByName('first-card').length > 0);
    expect(await isLater(page)).toBe(false);
    rmSync(broken, { recursive: true });
  });
});
