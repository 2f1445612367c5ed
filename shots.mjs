import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { chromium as find } from './scripts/chromium.mjs';
const server = await preview({ configFile: false, build: { outDir: 'build/page' }, preview: { port: 0 }, logLevel: 'error' });
const address = `http://localhost:${server.httpServer.address().port}/`;
const browser = await chromium.launch({ executablePath: find(), args: ['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader','--ignore-gpu-blocklist','--disable-gpu-compositing'] });
const plans = (await import('/tmp/play-plans.mjs')).default;
const only = process.argv[2];
for (const { name, hash, settings, steps, sizes = [[390,844],[1280,800]], date } of plans) {
  if (only && !name.match(only)) continue;
  for (const [width, height] of sizes) {
    const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', hasTouch: width < 900, isMobile: width < 900 });
    await context.addInitScript((s) => { if (!localStorage.getItem('napoleon.settings')) localStorage.setItem('napoleon.settings', JSON.stringify({ welcomed: true, speed: 'off', ...s })); }, settings ?? {});
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log(name, 'ERROR', e.message));
    page.on('console', (m) => ['error'].includes(m.type()) && console.log(name, m.text()));
    await page.goto(address + hash);
    await page.waitForFunction(() => performance.getEntriesByName('first-card').length > 0);
    try { await steps(page, { width, height }); } catch (e) { console.log(name, width, String(e).slice(0, 400)); }
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/play-shot-${name}-${width}x${height}.png` });
    await context.close();
  }
}
await browser.close(); await server.close(); process.exit(0);
