import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, losePicture, openPage } from '../../support/browser';
import { stand } from '../../support/stand';

interface Counted {
  draws: number;
  longest: number;
}

/** Counts draw calls made, and the most in one frame, from before the page's own scripts run. */
function countFrames(): void {
  const counted = { draws: 0, longest: 0, inFrame: 0 };
  Object.assign(window, { counted });
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    ask((now) => {
      counted.inFrame = 0;
      callback(now);
      counted.longest = Math.max(counted.longest, counted.inFrame);
    });
  const gl = WebGL2RenderingContext.prototype;
  const draw = gl.drawElements;
  gl.drawElements = function (...args) {
    counted.draws++;
    counted.inFrame++;
    return draw.apply(this, args);
  };
}

const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => ({ ...(window as unknown as { counted: Counted }).counted }));

/** The table's picture, once no more frames are asked for. */
async function picture(page: Page): Promise<Buffer> {
  await atRest(page, 700);
  return page.locator('#table').screenshot();
}

/** A page with the counters in place from its beginning. */
async function countedPage(hash: string): Promise<Page> {
  const { page } = await openPage(stand, hash);
  await page.addInitScript(countFrames);
  await page.reload();
  await page.waitForFunction(() => performance.getEntriesByName('first-card').length > 0);
  return page;
}

test('104 cards take a handful of draw calls, and at rest no frame is asked for', async () => {
  const page = await countedPage('forty-thieves/1');
  await picture(page);
  const before = await counted(page);
  expect(before.longest).toBeGreaterThan(0);
  expect(before.longest).toBeLessThanOrEqual(3);
  await page.waitForTimeout(1500);
  const after = await counted(page);
  expect(after.draws - before.draws).toBe(0);
  await page.context().close();
});

test('a lost graphics context comes back with all faces', async () => {
  const page = await countedPage('free-cells/1');
  const before = await picture(page);
  await losePicture(page, 'canvas');
  expect((await picture(page)).equals(before)).toBe(true);
  await page.context().close();
});

test('on a screen of another size and pixel ratio the table fits again, pixel for pixel', async () => {
  const page = await countedPage('forty-thieves/1');
  // A headless page hears of its new screen only when a frame is asked for.
  const sizes = (): Promise<[number, number]> =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(done));
      const canvas = document.querySelector('canvas');
      return [canvas?.width ?? 0, canvas?.clientWidth ?? 0];
    });
  const tools = await page.context().newCDPSession(page);
  for (const [width, height, deviceScaleFactor] of [
    [1180, 820, 2],
    [412, 915, 2.625],
    [915, 412, 1.25],
  ] as const) {
    const metrics = { width, height, deviceScaleFactor, mobile: false };
    await tools.send('Emulation.setDeviceMetricsOverride', metrics);
    await expect.poll(sizes).toEqual([Math.round(width * deviceScaleFactor), width]);
  }
  await page.context().close();
});
