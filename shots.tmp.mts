import { chromium } from 'playwright-core';
import { chromium as find } from './scripts/chromium.mjs';
import { servePage } from './tests/support/browser';
import { myTurn, playDeal, swiftSettings } from './tests/support/napPage';
const { address, close } = await servePage();
const browser = await chromium.launch({ executablePath: find(), args: ['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader','--ignore-gpu-blocklist','--disable-gpu-compositing'] });
const which = process.argv[2] ?? 'all';
const sizes = (process.argv[3] ?? '390x844,844x390,1280x800').split(',').map((s) => s.split('x').map(Number));
const lang = process.argv[4] ?? 'en-GB';
const out = '/tmp/napmatch/';
const has = (w: string) => which === 'all' || which.split(',').includes(w);
for (const [width, height] of sizes) {
  const context = await browser.newContext({ viewport: { width, height }, locale: lang });
  await context.addInitScript(swiftSettings);
  context.setDefaultTimeout(25000);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', String(e)));
  page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
  const shot = async (name: string) => { await page.waitForTimeout(900); await page.screenshot({ path: `${out}${name}-${width}x${height}.png` }); console.log(name, width, height); };
  if (has('link')) {
    await page.goto(`${address}#/nap/17?players=4&beat=9,Anna`);
    await page.waitForSelector('#nap .plate');
    await myTurn(page);
    await shot('tobeat');
    await playDeal(page, '3');
    await page.waitForFunction(() => document.querySelectorAll('.compared li b').length === 3);
    await shot('beaten');
    await page.keyboard.press('i');
    await shot('challenge');
    await page.keyboard.press('Escape');
  }
  if (has('replay')) {
    await page.goto(`${address}#/nap/23?players=4`);
    await page.waitForSelector('#nap .plate');
    await playDeal(page, '4');
    await page.keyboard.press('v');
    await page.waitForSelector('.exhibit-slip:not([hidden])');
    await shot('replay0');
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(6000);
    await shot('replay1');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
    await shot('replay5');
    await page.keyboard.press('ArrowRight');await page.keyboard.press('ArrowRight');
    await shot('replay7');
    await page.keyboard.press('End');
    await shot('replayend');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('o');
    await myTurn(page);
    await shot('trial');
    await playOut(page);
    await shot('trialend');
    await page.keyboard.press('q');
    await page.keyboard.press('r');
    await shot('review');
    await page.keyboard.press('Escape');
  }
  if (has('match')) {
    await page.goto(`${address}#/nap/17?players=4`);
    await page.waitForSelector('#nap .plate');
    await myTurn(page);
    await page.keyboard.press('t');
    await page.check('#set-ends-deals');
    await page.fill('#end-deals', '6');
    await shot('settings');
    await page.evaluate(() => document.querySelector('#set-napTakeBack')!.scrollIntoView({ block: 'center' }));
    await shot('settings2');
    await page.click('.sheet[open] .sheet-foot .primary');
    try { for (let i = 0; i < 6; i++) { await playDeal(page, i % 2 ? 'p' : '5'); console.log('deal', i); if (i < 5) await page.keyboard.press('n'); } } catch (e) { await page.screenshot({ path: out + 'hang.png' }); console.log(await page.evaluate(() => [document.activeElement?.outerHTML, document.getElementById('nap')!.dataset.phase, [...document.querySelectorAll('#nap .mirror button')].map((b) => b.textContent).join('|')].join('\n'))); throw e; }
    await page.waitForSelector('.match-result[open]');
    await shot('match');
    await page.click('.match-result .text-button');
    await shot('matchslip');
    await page.keyboard.press('s');
    await page.waitForSelector('.sheet[open]');
    await shot('stats');
    await page.keyboard.press('Escape');
  }
  if (has('cover')) {
    await page.goto(`${address}#/nap/18?players=4&seats=person,person,easy,easy`);
    await page.waitForSelector('#nap .cover:not([hidden])');
    await shot('cover0');
    for (let i = 0; i < 40; i++) {
      const phase = await page.evaluate(() => document.getElementById('nap')!.dataset.phase);
      if (phase === 'cover') {
        if (await page.evaluate(() => document.querySelectorAll('#nap .plate-tricks i').length > 0)) break;
        await page.click('#nap .cover .button');
      } else if (phase === 'bidding') await page.keyboard.press(i < 3 ? '2' : 'p');
      else for (const k of ['1','2','3','4','5']) await page.keyboard.press(k);
      await page.waitForTimeout(300);
    }
    await shot('cover');
  }
  if (has('hint')) {
    await page.goto(`${address}#/nap/17?players=4`);
    await page.waitForSelector('#nap .plate');
    await myTurn(page);
    await page.keyboard.press('3');
    await myTurn(page);
    await page.keyboard.press('1');
    await myTurn(page);
    await page.keyboard.press('h');
    await page.waitForTimeout(3000);
    await shot('hint');
  }
  await context.close();
}
async function playOut(page: any) {
  for (;;) {
    await myTurn(page);
    if ((await page.evaluate(() => document.getElementById('nap')!.dataset.phase)) === 'finished') return;
    const n = await page.locator('#nap .mirror [role="group"] button').count();
    for (const k of ['1','2','3','4','5']) await page.keyboard.press(k);
    await page.waitForTimeout(200);
  }
}
await browser.close(); await close();
