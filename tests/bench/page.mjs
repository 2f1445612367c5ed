// What the page costs: time to the first card, bytes of a first visit, script per frame, frames at rest.
// Prints figures of the machine it runs on; asserts nothing.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tests/support/browser.ts');
const { openStand, watchFrames } = module;

const frameTime = 1000 / 60;
const visits = 3;
const screen = { width: 1280, height: 800 };

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
const ms = (number) => `${number.toFixed(1)} ms`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const print = (text) => process.stdout.write(`${text}\n`);

/** A fresh visit on a processor slowed down so many times. */
async function visit(stand, hash, slowdown, onRequest = () => {}) {
  const context = await stand.browser.newContext({ viewport: screen, locale: 'en-GB' });
  await context.addInitScript(watchFrames);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  page.on('request', onRequest);
  await page.goto(`${stand.address}#/${hash}`);
  const marked = () => performance.getEntriesByName('first-card').length > 0;
  await page.waitForFunction(marked, undefined, { polling: 50, timeout: 120_000 });
  const firstCard = await page.evaluate(() => performance.getEntriesByName('first-card')[0].startTime);
  return { page, firstCard, close: () => context.close() };
}

/** Sizes of all files that a first visit asks for, the solver's included. */
async function bytes(stand) {
  const asked = new Set();
  const note = (request) => request.url().startsWith('http') && asked.add(request.url());
  const { page, close } = await visit(stand, 'free-cells/1', 1, note);
  await page.locator('.laurel[data-state=winnable]').first().waitFor({ timeout: 60_000 });
  await close();
  const sums = { files: 0, raw: 0, gzip: 0, brotli: 0 };
  for (const url of asked) {
    const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
    sums.files++;
    sums.raw += body.length;
    // what is compressed already is sent as it is
    sums.gzip += Math.min(body.length, gzipSync(body, { level: 9 }).length);
    sums.brotli += Math.min(body.length, brotliCompressSync(body).length);
  }
  return sums;
}

const scripts = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'HandlePostMessage',
  'EvaluateScript',
  'RunMicrotasks',
]);

/** The events of the page's main thread, in order. */
function mainThread(events) {
  const threads = new Map();
  for (const event of events) {
    if (!scripts.has(event.name)) continue;
    const name = `${event.pid}:${event.tid}`;
    threads.set(name, [...(threads.get(name) ?? []), event]);
  }
  const isMain = (event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain';
  const mains = new Set(events.filter(isMain).map((event) => `${event.pid}:${event.tid}`));
  const busiest = [...threads]
    .filter(([name]) => mains.has(name))
    .sort((a, b) => b[1].length - a[1].length)[0];
  return (busiest?.[1] ?? []).sort((a, b) => a.ts - b.ts);
}

/**
 * Milliseconds of script between one frame and the next, or in each sixtieth of a second where none is drawn, from
 * the least to the most: `dur` as the clock on the wall goes, `tdur` of the processor's time.
 */
function perFrame(events, time) {
  const sums = new Map();
  let until = 0;
  let bucket = 0;
  let began = 0;
  for (const event of mainThread(events)) {
    if (event.ph !== 'X' || event.ts < until) continue;
    until = event.ts + event.dur;
    if (event.name === 'FireAnimationFrame' || event.ts - began > frameTime * 1000) {
      bucket++;
      began = event.ts;
    }
    sums.set(bucket, (sums.get(bucket) ?? 0) + (event[time] ?? 0) / 1000);
  }
  return [...sums.values()].sort((a, b) => a - b);
}

/** What the page's main thread does meanwhile. */
async function traced(stand, page, action) {
  await stand.browser.startTracing(page, { categories: ['devtools.timeline', '__metadata'] });
  await action();
  const { traceEvents } = JSON.parse((await stand.browser.stopTracing()).toString());
  return traceEvents;
}

function figures(times) {
  return `p50 ${ms(share(times, 0.5))}, p95 ${ms(share(times, 0.95))}, max ${ms(times.at(-1) ?? 0)}`;
}

function tell(name, events) {
  const frames = mainThread(events).filter((event) => event.name === 'FireAnimationFrame').length;
  print(`  ${name} (${frames} frames drawn), script per frame:`);
  print(`    processor's time ${figures(perFrame(events, 'tdur'))}`);
  print(`    on the wall      ${figures(perFrame(events, 'dur'))}`);
}

const goTo = (page, hash) =>
  page.evaluate((text) => {
    location.hash = text;
  }, `#/${hash}`);

/** Waits until no frame is asked for, with few questions, which are script as well. */
async function rest(page) {
  const still = () => window.frameWatch.asked.size === 0 && performance.now() - window.frameWatch.last > 400;
  do await page.waitForTimeout(500);
  while (!(await page.evaluate(still)));
}

async function atSlowdown(stand, slowdown) {
  const firsts = [];
  for (let i = 0; i < visits; i++) {
    const { firstCard, close } = await visit(stand, 'forty-thieves/2', slowdown);
    firsts.push(firstCard);
    await close();
  }
  print(`processor slowed ${slowdown}×`);
  print(`  first card after ${ms(median(firsts))} (median of ${visits}: ${firsts.map(ms).join(', ')})`);
  await scriptTime(stand, slowdown);
  const { page, close } = await visit(stand, 'free-cells/1', slowdown);
  await page.locator('.laurel[data-state=winnable]').first().waitFor({ timeout: 60_000 });
  await rest(page);
  const deal = async () => {
    await goTo(page, 'forty-thieves/2');
    await rest(page);
  };
  tell('dealing 104 cards', await traced(stand, page, deal));
  await page.locator('.laurel[data-state=winnable]').first().waitFor({ timeout: 60_000 });
  await rest(page);
  tell('5 idle seconds', await traced(stand, page, () => page.waitForTimeout(5000)));
  await goTo(page, 'forty-thieves/3');
  await rest(page);
  const play = async () => {
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('d');
      await page.waitForTimeout(400);
    }
    await rest(page);
  };
  tell('ten cards turned while the search runs', await traced(stand, page, play));
  const still = await traced(stand, page, () => page.waitForTimeout(4000));
  tell('nothing done while the search runs', still);
  await close();
}

/** What is kept for when there is no network, and how soon the first card lies there without one. */
async function offline(stand) {
  const context = await stand.browser.newContext({ viewport: screen, locale: 'en-GB' });
  const page = await context.newPage();
  const marked = () => performance.getEntriesByName('first-card').length > 0;
  await page.goto(`${stand.address}#/forty-thieves/2`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size));
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
  print(`kept for when there is no network: ${kept.files} files, ${kilobytes(kept.bytes)}`);
  await context.setOffline(true);
  const tools = await context.newCDPSession(page);
  for (const rate of [1, 4]) {
    await tools.send('Emulation.setCPUThrottlingRate', { rate });
    const firsts = [];
    for (let i = 0; i < visits; i++) {
      // as somebody comes back: at a reload seconds went by before the page was read, for what reason was not traced
      await page.goto('about:blank');
      await page.waitForTimeout(1000);
      await page.goto(`${stand.address}#/forty-thieves/2`);
      await page.waitForFunction(marked, undefined, { polling: 50, timeout: 120_000 });
      firsts.push(await page.evaluate(() => performance.getEntriesByName('first-card')[0].startTime));
    }
    print(
      `  without a network, slowed ${rate}×: first card after ${ms(median(firsts))} (median of ${visits})`,
    );
  }
  await context.close();
}

/** Milliseconds of script and of style and layout that the main thread spends until the first card lies. */
async function scriptTime(stand, slowdown) {
  const context = await stand.browser.newContext({ viewport: screen, locale: 'en-GB' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await tools.send('Performance.enable');
  await page.goto(`${stand.address}#/forty-thieves/2`);
  const marked = () => performance.getEntriesByName('first-card').length > 0;
  await page.waitForFunction(marked, undefined, { polling: 50, timeout: 120_000 });
  const { metrics } = await tools.send('Performance.getMetrics');
  const of = (name) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  const layout = of('LayoutDuration') + of('RecalcStyleDuration');
  print(`  until then ${ms(of('ScriptDuration'))} of script, ${ms(layout)} of style and layout`);
  await context.close();
}

const stand = await openStand();
try {
  const { files, raw, gzip, brotli } = await bytes(stand);
  print(
    `a first visit: ${files} files, ${kilobytes(raw)}; gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotli)}`,
  );
  await offline(stand);
  for (const slowdown of [1, 4]) await atSlowdown(stand, slowdown);
} finally {
  await stand.close();
}
