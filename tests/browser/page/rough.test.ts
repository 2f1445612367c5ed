// The page where the browser, the host or the machine gives less than it should: it starts all the same, or says why not.
import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../../src/i18n/index';
import { isComplaint, openPage, when } from '../../support/browser';
import { kept, swift } from '../../support/player';
import { openSite, type Site } from '../../support/site';
import { stand } from '../../support/stand';

const { faults } = textsOf('en');
const fault = (page: Page) => page.locator('.start-fault[role=alert]');
const lies = (page: Page) => when(page, () => performance.getEntriesByName('first-card').length > 0);

let site: Site;
beforeAll(async () => {
  site = await openSite('build/page');
});
afterEach(() => stand.clear());
afterAll(() => site.stop());

/** A page at the site, some of whose requests are answered otherwise. */
async function visit(
  routes: readonly (readonly [RegExp, (route: Route) => Promise<void>])[],
  options: BrowserContextOptions & { readonly before?: () => void; readonly at?: string } = {},
): Promise<Page> {
  const { before, at = site.address, ...rest } = options;
  const context = await stand.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...rest });
  if (before) await context.addInitScript(before);
  for (const [path, answer] of routes) await context.route(path, answer);
  const page = await context.newPage();
  await page.goto(`${at}#/free-cells/1`);
  return page;
}

const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'none' });
const garbled = (route: Route) =>
  route.fulfill({ contentType: 'application/wasm', body: Buffer.from([0, 97, 115, 109, 9, 9, 9, 9]) });
const typed = (contentType: string) => async (route: Route) =>
  route.fulfill({ response: await route.fetch(), contentType });
const core = /\/release-[^/]*\.wasm$/;
const main = /\/assets\/index-[^/]*\.js$/;

describe('what cannot start says why', () => {
  test.each([
    ['en-GB', 'en'],
    ['da-DK', 'da'],
    ['sv-FI', 'sv'],
  ] as const)('a module that is missing, in %s, and the page loads again', async (locale, lang) => {
    let there = false;
    const page = await visit([[main, (route) => (there ? route.continue() : missing(route))]], { locale });
    expect(await fault(page).locator('p').textContent()).toBe(textsOf(lang).faults.starts.missing);
    there = true;
    await fault(page).getByRole('button').click();
    await lies(page);
  });

  test('a module of a wrong type, one that an import names, and one with words of another time', async () => {
    const html = await visit([[main, typed('text/html')]]);
    expect(await fault(html).locator('p').textContent()).toBe(faults.starts.missing);
    const [, named = ''] =
      /modulepreload[^>]*assets\/([^"]+)"/.exec(readFileSync('build/page/index.html', 'utf8')) ?? [];
    const part = await visit([[new RegExp(named), missing]]);
    expect(await fault(part).locator('p').textContent()).toBe(faults.starts.missing);
    const later = (route: Route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let later ?!= 1;' });
    const old = await visit([[main, later]]);
    expect(await fault(old).locator('p').textContent()).toBe(faults.starts.old);
  });

  test('a core that is missing, or is another, which is fetched anew', async () => {
    const without = await visit([[core, missing]]);
    expect(await fault(without).locator('p').textContent()).toBe(faults.starts.missing);
    let whole = false;
    const broken = await visit([[core, (route) => (whole ? route.continue() : garbled(route))]]);
    expect(await fault(broken).locator('p').textContent()).toBe(faults.starts.broken);
    whole = true;
    await fault(broken).getByRole('button').click();
    await lies(broken);
  });

  test('a browser without WebAssembly, and a host that forbids it: no button that cannot help', async () => {
    const old = await visit([], { before: () => Reflect.deleteProperty(window, 'WebAssembly') });
    expect(await fault(old).locator('p').textContent()).toBe(faults.starts.old);
    const strict = await openSite('build/page', { 'content-security-policy': "script-src 'self'" });
    const refused = await visit([], { at: strict.address });
    expect(await fault(refused).locator('p').textContent()).toBe(faults.starts.policy);
    expect(await fault(refused).getByRole('button').count()).toBe(0);
    await strict.stop();
  });

  test('a frame in which it may not run', async () => {
    const frame = `<iframe sandbox="allow-scripts" src="${site.address}#/free-cells/1"></iframe>`;
    const page = await visit([
      [/frame\.html$/, (route) => route.fulfill({ contentType: 'text/html', body: frame })],
    ]);
    await page.goto(`${site.address}frame.html`);
    const said = page.frameLocator('iframe').locator('.start-fault[role=alert]');
    expect(await said.locator('p').textContent()).toBe(faults.starts.framed);
    expect(await said.locator('a').getAttribute('href')).toBe(`${site.address}#/free-cells/1`);
  });
});

describe('what gives less', () => {
  test.each(['application/wasm; charset=utf-8', 'application/wasm;', 'text/plain'])(
    'a core sent as %s is played with',
    async (type) => {
      const page = await visit([[/\.wasm$/, typed(type)]]);
      await lies(page);
      await expect.poll(() => page.getAttribute('.badge .laurel', 'data-state')).toBe('winnable');
    },
  );

  test('all cookies blocked: the game is played, that nothing is kept is said, and nothing is uncaught', async () => {
    const complaints: string[] = [];
    const before = () => {
      if (location.protocol !== 'http:') return;
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      const reject = () => Promise.reject(new DOMException('refused', 'SecurityError'));
      for (const name of ['localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse });
      Object.assign(IDBFactory.prototype, { open: refuse });
      Object.assign(LockManager.prototype, { request: reject, query: reject });
      Object.assign(StorageManager.prototype, { persist: reject, persisted: reject });
    };
    const context = await stand.browser.newContext({ locale: 'en-GB' });
    await context.addInitScript(before);
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
    const page = await context.newPage();
    await page.goto(`${site.address}#/forty-thieves/1`);
    await lies(page);
    const { refused } = textsOf('en').keeping.troubles;
    expect(await page.locator('.message-text').textContent()).toBe(refused);
    await page.keyboard.press('d');
    await expect.poll(() => page.locator('#app .bar-moves').textContent()).toContain('1');
    for (const hash of ['#/nap', '#/streets/5', '#/forty-thieves/1']) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await expect.poll(() => page.evaluate(() => location.hash)).toContain(hash);
    }
    // kept for as long as the page lasts
    await expect.poll(() => page.title()).toContain('Forty Thieves 1 ');
    await expect.poll(() => page.locator('#app .bar-moves').textContent()).toContain('1');
    await page.keyboard.press('s');
    await page.locator('dialog.sheet[open]').waitFor();
    // the files are asked to be kept some time after the first picture
    await page.waitForTimeout(2500);
    expect(complaints).toEqual([]);
  });

  test('a page by plain http copies; where nothing can be copied, that is said and the text selected', async () => {
    const plain = () => Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
    const { page } = await openPage(stand, 'free-cells/42', {
      before: plain,
      storageState: kept(stand, swift),
    });
    await page.keyboard.press('l');
    const link = await page.locator('#share-link').inputValue();
    expect(link).toContain('#/free-cells/42');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).first().waitFor();
    await page.locator('#paste-text').focus();
    await page.keyboard.press('Control+V');
    expect(await page.locator('#paste-text').inputValue()).toBe(link);
    await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect
      .poll(() => page.locator('.message-text').textContent())
      .toBe(textsOf('en').keeping.share.notCopied);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);
  });

  test('a worker that was ended from outside is replaced, and asked again', async () => {
    const context = await stand.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    // the first worker falls silent with its first question, as one does that the system has ended
    await context.addInitScript(() => {
      const real = Worker;
      let started = 0;
      const silent = class extends real {
        readonly isFirst = started++ === 0;
        override postMessage(message: unknown, ...rest: unknown[]) {
          if (this.isFirst) this.terminate();
          (super.postMessage as (...all: unknown[]) => void)(message, ...rest);
        }
      };
      Object.assign(window, { Worker: silent, started: () => started });
    });
    const page = await context.newPage();
    await page.goto(`${site.address}#/josephine/5`);
    await lies(page);
    await expect
      .poll(() => page.getAttribute('.badge .laurel', 'data-state'), { timeout: 25_000 })
      .toBe('winnable');
  });
});
