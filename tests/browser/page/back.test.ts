// The browser's Back, which is a phone's gesture: it closes what lies over the table, and goes through the help.
import { afterEach, expect, test } from 'vitest';
import { openPage, when } from '../../support/browser';
import { atNap, swiftSettings } from '../../support/napPage';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('closes a sheet, goes through the pages of the help, and else through the deals', async () => {
  const { page, complaints } = await openPage(stand, 'free-cells/5', phone);
  const hash = () => new URL(page.url()).hash;
  const isOpen = () => page.locator('dialog.sheet').isVisible();
  const lies = (number: string) => when(page, (n) => document.title.includes(` ${n} `), number);
  await page.tap('[data-command=menu]');
  await page.goBack();
  expect([await isOpen(), hash()]).toEqual([false, '#/free-cells/5']);
  // a deal from the chooser, which takes no entry more than its own
  await page.tap('.bar-game');
  await page.fill('#deal-number', '6');
  await page.keyboard.press('Enter');
  await lies('6');
  // the help, three pages deep
  await page.keyboard.press('F1');
  await page.waitForSelector('.help .page');
  const first = await page.textContent('.page-name');
  await page.click('.help-tools .text-button');
  await page.click('.help-contents a[href="#/help/verdict"]');
  const second = await page.textContent('.page-name');
  await page.fill('#help-search', 'nap');
  await page.click('.help-found a');
  expect(await page.inputValue('#help-search')).toBe('');
  await page.goBack();
  expect(await page.inputValue('#help-search')).toBe('nap');
  expect(await page.locator('.help-found li').count()).toBeGreaterThan(0);
  expect(await page.textContent('.page-name')).toBe(second);
  await page.goBack();
  expect(await page.textContent('.page-name')).toBe(first);
  await page.goBack();
  expect([await isOpen(), hash()]).toEqual([false, '#/free-cells/6']);
  // a sheet that was closed otherwise is not seen again
  await page.keyboard.press('s');
  await page.keyboard.press('Escape');
  await page.goBack();
  await lies('5');
  expect([await isOpen(), hash()]).toEqual([false, '#/free-cells/5']);
  // a link leads where it leads, also after a sheet
  await page.keyboard.press('s');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '#/free-cells/7';
  });
  await lies('7');
  await page.evaluate(() => {
    location.hash = '#/help/keys';
  });
  await page.waitForSelector('.help .page[data-page=keys]');
  expect(hash()).toBe('#/free-cells/7');
  await page.goBack();
  expect([await isOpen(), hash()]).toEqual([false, '#/free-cells/7']);
  expect(complaints).toEqual([]);
});

test('closes the sheets of Nap', async () => {
  const { page, complaints } = await openPage(stand, 'nap/17?players=4', { ...phone, before: swiftSettings });
  await atNap(page);
  await page.tap('#nap [data-command=sheet]');
  await page.goBack();
  expect(await page.locator('#nap dialog.sheet').isVisible()).toBe(false);
  await page.tap('#nap [data-command=menu]');
  await page.tap('[data-key=settings]');
  await page.goBack();
  expect(await page.locator('#nap dialog.sheet').isVisible()).toBe(false);
  expect(await page.locator('#nap .plate').count()).toBe(4);
  expect(complaints).toEqual([]);
});
