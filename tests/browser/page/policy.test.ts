// The content policy, as the page names it and as a host's header: everything is used under it, nothing is refused,
// and nothing is ever asked of another origin.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isComplaint, when } from '../../support/browser';
import { swiftSettings } from '../../support/napPage';
import { openSite, type Site } from '../../support/site';
import { stand } from '../../support/stand';
import { goTo, leave, views } from '../../support/views';

const document_ = readFileSync('build/page/index.html', 'utf8');
const policy = document_.match(/Content-Security-Policy"\s+content="([^"]+)"/)?.[1] ?? '';
const header = `${policy}; frame-ancestors 'none'`;

let site: Site;
beforeAll(async () => {
  site = await openSite('build/page', {
    // stricter than what is advised: the page works there too
    'content-security-policy': `${header}; require-trusted-types-for 'script'; trusted-types default`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});
afterAll(async () => {
  await site.stop();
});

it('lets no text become script or style, and names no other origin', () => {
  const directives = new Map(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  const allowed = [...directives.values()].flat();
  expect(
    allowed.filter((word) => !["'self'", "'none'", "'wasm-unsafe-eval'", 'blob:'].includes(word)),
  ).toEqual([]);
  expect(document_).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(header);
});

it('holds while everything is used, sounds and the keeping of files included, and no request leaves the origin', async () => {
  const context = await stand.browser.newContext({ locale: 'en-GB', viewport: { width: 900, height: 600 } });
  const outside: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(site.address) && !/^(blob|data):/.test(request.url()))
      outside.push(request.url());
  });
  context.on('console', (message) => {
    if (isComplaint(message)) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`),
    );
  });
  await context.addInitScript(`if (location.protocol === 'http:') (${swiftSettings})()`);
  const page = await context.newPage();
  await page.goto(`${site.address}#/free-cells/1`);
  await when(page, () => navigator.serviceWorker.controller !== null);
  await expect.poll(() => page.getAttribute('.badge .laurel', 'data-state')).toBe('winnable');
  for (const view of views) {
    await goTo(page, view);
    if (view.name === 'settings') {
      await page.click('#set-sounds');
      for (const cloth of ['marine', 'bordeaux', 'slate', 'linen', 'longwood'])
        await page.click(`#set-theme-${cloth}`);
      await page.click('#set-contrast-more');
      await page.click('#set-largeFaces');
    }
    await leave(page);
  }
  await page.keyboard.press('n');
  await page.keyboard.press('s');
  await page.waitForSelector('dialog.sheet[open]');
  expect(complaints).toEqual([]);
  expect(outside).toEqual([]);
}, 120_000);
