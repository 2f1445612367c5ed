// The first visit: what is asked for, what is said, what is drawn.
import { afterEach, describe, expect, it } from 'vitest';
import { atRest, openPage } from '../../support/browser';
import { sitDown } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

describe('the first visit', () => {
  it('lays the deal of the address, and the page complains of nothing', async () => {
    const { page, complaints, agrees } = await sitDown(stand, 'forty-thieves', 1);
    await agrees();
    await atRest(page);
    expect(await page.title()).toBe('Forty Thieves 1 – Napoleon');
    expect(complaints).toEqual([]);
  });

  it('asks for nothing but its own files, and for none twice', async () => {
    const { page, requests } = await openPage(stand, 'free-cells/1');
    await page.locator('.laurel[data-state=winnable]').first().waitFor();
    const outside = requests.filter((url) => !/^(blob|data):/.test(url) && !url.startsWith(stand.address));
    expect(outside).toEqual([]);
    // a second worker, which finds deals for later, begins with the same file
    const once = requests.filter((url) => !url.includes('.worker-'));
    expect(once.filter((url, i) => once.indexOf(url) !== i)).toEqual([]);
  });

  it('keeps to its content policy: a script from elsewhere, written into the page, does not run', async () => {
    const { page } = await openPage(stand, 'free-cells/1');
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
          const script = document.createElement('script');
          script.textContent = 'document.title = "taken over"';
          document.head.append(script);
        }),
    );
    expect(refused).toContain('script-src');
    expect(await page.title()).toBe('Napoleon (FreeCell rules) 1 – Napoleon');
  });

  it('marks the moment of the first card', async () => {
    const { page } = await openPage(stand, 'forty-thieves/1');
    const marks = await page.evaluate(() =>
      performance.getEntriesByName('first-card').map((m) => m.startTime),
    );
    expect(marks).toHaveLength(1);
    expect(marks[0]).toBeGreaterThan(0);
  });

  it('without an address deals some number, and names it in the address', async () => {
    const { page } = await openPage(stand, '');
    expect(new URL(page.url()).hash).toMatch(/^#\/forty-thieves\/[1-9]\d{0,5}$/);
  });

  it('draws no frame while nothing moves', async () => {
    const { page } = await openPage(stand, 'free-cells/1');
    await page.locator('.laurel[data-state=winnable]').first().waitFor();
    await atRest(page);
    const before = await page.evaluate(() => window.frameWatch.script.length);
    await page.waitForTimeout(1500);
    expect((await page.evaluate(() => window.frameWatch.script.length)) - before).toBe(0);
  });

  it('plays on where the browser lets nothing be kept', async () => {
    const { page, complaints, tap, twinDoes, agrees } = await sitDown(stand, 'forty-thieves', 1, {
      before: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      },
    });
    await atRest(page);
    await tap(7);
    await tap(3);
    twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await agrees();
    expect(complaints).toEqual([]);
  });
});
