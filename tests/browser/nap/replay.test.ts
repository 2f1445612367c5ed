import { afterEach, expect, test } from 'vitest';
import { napLayout } from '../../../src/nap/table/layout';
import { replayHeight } from '../../../src/nap/ui/slips';
import { openPage, when } from '../../support/browser';
import { atNap, myTurn, phaseOf, playDeal, swiftSettings } from '../../support/napPage';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

async function done(hash = 'nap/23?players=4', options = {}) {
  const opened = await openPage(stand, hash, { before: swiftSettings, ...options });
  await atNap(opened.page);
  await playDeal(opened.page, '4');
  return opened;
}

type Page = Awaited<ReturnType<typeof done>>['page'];

const step = (page: Page) => page.textContent('.exhibit-count');
const said = (page: Page) => page.textContent('.exhibit-words');

/** The review has been worked out as far as the step that is shown. */
const known = (page: Page) => when(page, () => document.querySelector('.exhibit-slip .odds-list') !== null);

test('a finished deal is gone through on the table, with odds, reasons and costs, by keys alone', async () => {
  const { page, complaints } = await done();
  await page.keyboard.press('v');
  await page.waitForSelector('.exhibit-slip:not([hidden])');
  expect(await step(page)).toBe('1 of 18');
  expect(await said(page)).toBe('Montholon dealt. All hands lie open.');
  await page.keyboard.press('ArrowRight');
  expect(await step(page)).toBe('2 of 18');
  await known(page);
  expect(await said(page)).toMatch(/^You bid four\. cost \d+\.\d ± 0\.\d chips/);
  // what was best stands first, and what was done is marked
  expect(await page.locator('.odds').first().getAttribute('data-best')).toBe('true');
  expect(await page.textContent('.odds[data-made="true"]')).toMatch(/^Four−/);
  expect(await page.locator('.odds').count()).toBe(6);
  await page.keyboard.press('ArrowDown');
  expect(await step(page)).toBe('6 of 18');
  expect(await said(page)).toMatch(/^You played/);
  await page.keyboard.press('End');
  expect(await step(page)).toBe('18 of 18');
  expect(await said(page)).toBe('You failed four.');
  await page.keyboard.press('ArrowUp');
  expect(await said(page)).toMatch(/played/);
  await page.keyboard.press('Home');
  expect(await step(page)).toBe('1 of 18');
  await page.keyboard.press('Escape');
  await when(page, () => document.querySelector<HTMLElement>('.exhibit-slip')!.hidden === true);
  expect(await phaseOf(page)).toBe('review');
  expect(complaints).toEqual([]);
});

test.each([
  [390, 844],
  [844, 390],
  [320, 568],
])('at %i x %i what steps on stays under the finger, and the slip on the table', async (width, height) => {
  const { page } = await done('nap/23?players=4', { viewport: { width, height }, hasTouch: true });
  await page.click('.deal-result [data-command="replay"]');
  await page.waitForSelector('.exhibit-slip:not([hidden])');
  const foot = async () => {
    const box = await page.locator('.exhibit-steps button').nth(2).boundingBox();
    return Math.round(box!.y + box!.height / 2);
  };
  const at = await foot();
  const table = (await page.locator('#nap-table').boundingBox())!;
  for (let i = 1; i < 18; i++) {
    await page.locator('.exhibit-steps button').nth(2).tap();
    expect(await step(page)).toBe(`${i + 1} of 18`);
    expect(Math.abs((await foot()) - at)).toBeLessThanOrEqual(2);
    const slip = (await page.locator('.exhibit-slip').boundingBox())!;
    expect(slip.y).toBeGreaterThanOrEqual(table.y);
    expect(slip.y + slip.height).toBeLessThanOrEqual(table.y + table.height);
    expect(slip.x + slip.width).toBeLessThanOrEqual(width);
  }
});

test('on an upright phone the trick lies above the slip', async () => {
  const { page } = await done('nap/23?players=4', { viewport: { width: 390, height: 844 } });
  await page.keyboard.press('v');
  await page.keyboard.press('ArrowDown');
  await known(page);
  const box = (await page.locator('#nap-table').boundingBox())!;
  const screen = { width: box.width, height: box.height, pixelRatio: 1, leftHanded: false };
  const { trick, card, trickSize } = napLayout(4, screen, replayHeight);
  const below = box.y + Math.max(...trick.map(({ y }) => y)) + (card.height * trickSize) / 2;
  for (let i = 0; i < 8; i++) {
    const slip = (await page.locator('.exhibit-slip').boundingBox())!;
    expect(slip.y).toBeGreaterThanOrEqual(below);
    await page.keyboard.press('ArrowRight');
  }
});

test('a decision of the review is shown on the table', async () => {
  const { page } = await done();
  await page.keyboard.press('r');
  await page.click('.decision-made >> nth=4');
  await page.waitForSelector('.exhibit-slip:not([hidden])');
  expect(await page.locator('.sheet[open]').count()).toBe(0);
  expect(await step(page)).toBe('6 of 18');
});

test('the deal is played on from a trick: it counts for nothing, and lies there again as it was', async () => {
  const { page } = await done();
  const chips = () => page.locator('#nap .plate-chips').allTextContents();
  const before = await chips();
  await page.keyboard.press('v');
  await page.waitForSelector('.exhibit-slip:not([hidden])');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  expect(await page.getAttribute('.exhibit-slip [data-key="playOn"]', 'aria-label')).toMatch(
    /^Play on from trick \d$/,
  );
  await page.keyboard.press('Home');
  expect(await page.getAttribute('.exhibit-slip [data-key="playOn"]', 'aria-label')).toBe(
    'Play on from the bidding',
  );
  await page.click('.exhibit-slip [data-key="playOn"]');
  await myTurn(page);
  expect(await page.textContent('#nap .bar-moves')).toBe('On trial');
  expect(await phaseOf(page)).toBe('bidding');
  await playDeal(page, 'p');
  expect(await page.textContent('.deal-result')).toContain('As it was: You failed four, −12');
  expect(await chips()).toEqual(before);
  await page.click('.deal-result .primary');
  expect(await page.textContent('.deal-result h2')).toBe('You failed four');
  expect(await page.textContent('#nap .bar-moves')).toBe('Deal 1');
  // what is kept is the deal as it was
  await page.keyboard.press('v');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('o');
  await myTurn(page);
  await page.reload();
  await atNap(page);
  expect(await page.textContent('.deal-result h2')).toBe('You failed four');
  expect(await chips()).toEqual(before);
});
