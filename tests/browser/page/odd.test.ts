// The page where it is seldom seen: in the system's own colours, on paper, without script, on a very small phone.
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser';
import { kept, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const settings = (more: object = {}) => kept(stand, { ...swift, welcomed: true, ...more });

/** Contrast of two colours as they come to lie on a ground, by the formula of WCAG 2. */
function contrasts(page: Page, pairs: readonly (readonly [string, string, string])[]): Promise<number[]> {
  return page.evaluate((all) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const light = (colours: readonly string[]) => {
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    return all.map(([ground, one, other]) => {
      const [low, high] = [light([ground, one]), light([ground, other])].sort((a, b) => a - b);
      return (high! + 0.05) / (low! + 0.05);
    });
  }, pairs);
}

describe('in the system’s own few colours', () => {
  it('laurel and icons stand out from a light ground as from a dark one', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openPage(stand, 'forty-thieves/1', {
        storageState: settings(),
        forcedColors: 'active',
        colorScheme,
      });
      await page.keyboard.press('m');
      await page.locator('.menu-item').first().waitFor();
      const drawn = await page.evaluate(() =>
        [...document.querySelectorAll('.menu-item:enabled .icon, .bar .badge .laurel')].map((icon) => {
          const box = icon.closest('.menu-item, .badge')!;
          return [getComputedStyle(box).backgroundColor, getComputedStyle(icon).color] as const;
        }),
      );
      expect(drawn.length).toBeGreaterThan(8);
      const ground = colorScheme === 'light' ? '#fff' : '#000';
      const pairs = drawn.map(([behind, colour]) => [ground, behind, colour] as const);
      expect(Math.min(...(await contrasts(page, pairs)))).toBeGreaterThan(4.5);
      await stand.clear();
    }
  });

  it('the review’s verdicts are drawn', async () => {
    const { page } = await openPage(stand, 'free-cells/5?moves=2-f', {
      storageState: settings(),
      forcedColors: 'active',
      colorScheme: 'light',
    });
    await page.keyboard.press('v');
    const mark = page.locator('.review-track [data-mark=winnable]').first();
    await mark.waitFor({ timeout: 20_000 });
    const colour = await mark.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await contrasts(page, [['#fff', '#fff', colour]])).toEqual([21]);
  });
});

describe('the picture of results', () => {
  it.each(['longwood', 'slate', 'linen', 'contrast'])(
    'keeps its line apart from what is filled under it, on %s',
    async (cloth) => {
      const look = cloth === 'contrast' ? { contrast: 'more' } : { theme: cloth };
      const { page } = await openPage(stand, 'free-cells/1', { storageState: settings(look) });
      const [paper, wash, line] = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return ['--paper', '--ink-wash', '--ink-gilt'].map((name) => style.getPropertyValue(name).trim());
      });
      const [apart] = await contrasts(page, [[paper!, wash!, line!]]);
      expect(apart).toBeGreaterThan(3);
    },
  );
});

describe('on a phone', () => {
  it.each([
    [390, 844],
    [320, 568],
  ])('of %i × %i the strip of a review is as wide as the screen', async (width, height) => {
    const { page } = await openPage(stand, 'free-cells/5?moves=2-f', {
      storageState: settings(),
      viewport: { width, height },
      hasTouch: true,
    });
    await page.keyboard.press('v');
    const strip = (await page.locator('.review-strip').boundingBox())!;
    expect(strip.width).toBeGreaterThan(0.88 * width);
    const buttons = page.locator('.review button');
    for (const button of await buttons.all()) {
      const { x, y, width: wide } = (await button.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(strip.y + strip.height - 1);
      expect([x >= 0, x + wide <= width, wide >= 40]).toEqual([true, true, true]);
    }
  });

  it.each(['en', 'da', 'sv'])('of 320 × 568 real cards can be picked at once, in %s', async (lang) => {
    const { page } = await openPage(stand, 'streets/3', {
      storageState: settings({ lang }),
      viewport: { width: 320, height: 568 },
      hasTouch: true,
    });
    await page.keyboard.press('m');
    await page.click('[data-key=enter]');
    // the sheet is still on its way in when it can be pressed
    const cardsShown = async () => {
      const card = (await page.locator('.entry-card').first().boundingBox())!;
      const foot = (await page.locator('.sheet-foot').boundingBox())!;
      return foot.y - card.y;
    };
    await expect.poll(cardsShown).toBeGreaterThan(28);
    for (const button of await page.locator('.entry-buttons button').all()) {
      const { x, width } = (await button.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(320);
      expect(await button.textContent()).not.toBe('');
    }
  });
});

describe('on paper', () => {
  it('a page of the help is whole, and dark on white on any cloth', async () => {
    const { page } = await openPage(stand, 'forty-thieves/1', { storageState: settings({ theme: 'slate' }) });
    await page.keyboard.press('F1');
    await page.locator('.help .page h3').last().waitFor();
    await page.emulateMedia({ media: 'print' });
    const [shown, whole, colour] = await page.evaluate(() => {
      const body = document.querySelector('.sheet-body')!;
      return [body.clientHeight, body.scrollHeight, getComputedStyle(body).color];
    });
    expect(whole).toBeGreaterThan(2000);
    expect([shown, colour]).toEqual([whole, 'rgb(0, 0, 0)']);
    expect(await page.locator('#app .bar').isVisible()).toBe(false);
  });
});

describe('what is printed while it comes in', () => {
  for (const key of ['F1', 's'])
    it(`has its letters (${key})`, async () => {
      const { page } = await openPage(stand, 'forty-thieves/1', {
        storageState: settings(),
        bypassCSP: true,
      });
      // an entrance that has not begun to show anything
      await page.addStyleTag({ content: '.sheet-page { animation-duration: 1000s !important }' });
      await page.keyboard.press(key);
      await page.locator('.sheet[open] .sheet-body *').first().waitFor({ state: 'attached' });
      const opacity = () =>
        page.evaluate(() => Number(getComputedStyle(document.querySelector('.sheet-page')!).opacity));
      expect(await opacity()).toBeLessThan(0.5);
      await page.emulateMedia({ media: 'print' });
      expect(await opacity()).toBe(1);
    });
});

describe('without script', () => {
  it('the page says in three languages what it needs', async () => {
    const context = await stand.browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 568 },
    });
    const page = await context.newPage();
    await page.goto(stand.address);
    const said = page.locator('noscript p');
    for (const [i, words] of ['Napoleon needs', 'Napoleon kræver', 'Napoleon kräver'].entries()) {
      expect(await said.nth(i).textContent()).toContain(`${words} JavaScript`);
      const { y, height } = (await said.nth(i).boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(568);
    }
  });
});
