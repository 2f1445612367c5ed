import { afterEach, expect, test } from 'vitest';
import { openPage, when } from '../../support/browser';
import { atNap, handOf, myTurn, phaseOf, playDeal, swiftSettings } from '../../support/napPage';
import { stand } from '../../support/stand';
import { settled } from '../../support/views';

afterEach(() => stand.clear());

async function open(hash = 'nap/17?players=4', options = {}) {
  const opened = await openPage(stand, hash, { before: swiftSettings, ...options });
  await atNap(opened.page);
  await myTurn(opened.page);
  return opened;
}

type Page = Awaited<ReturnType<typeof open>>['page'];

async function beginMatch(page: Page, by: 'deals' | 'chips', count: string): Promise<void> {
  await page.keyboard.press('t');
  await page.check(`#set-ends-${by}`);
  await page.fill(`#end-${by}`, count);
  await page.click('.sheet[open] .sheet-foot .primary');
}

test('a match of two deals has a winner, is kept as over, and makes the series', async () => {
  const { page, complaints } = await open();
  await beginMatch(page, 'deals', '0');
  expect(await page.textContent('.sheet[open] .sheet-foot .wrong')).toBe(
    'A match ends with a whole number, from 1 to 200.',
  );
  await page.fill('#end-deals', '2');
  await page.click('.sheet[open] .sheet-foot .primary');
  expect(await page.textContent('#nap .bar-moves')).toBe('Deal 1 of 2');
  await playDeal(page, 'p');
  expect(await page.locator('.match-result[open]').count()).toBe(0);
  await page.keyboard.press('n');
  await playDeal(page, 'p');
  await page.waitForSelector('.match-result[open] .match-course canvas');
  const chips = await page.locator('.standing-chips').allTextContents();
  const numbers = chips.map((text) => Number(text.replace('−', '-')));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(0);
  const title = (await page.textContent('.match-result h2'))!;
  expect(title).toMatch(/win the match|wins the match|share the match/);
  const first = (await page.textContent('.standing tbody th'))!;
  expect(title.startsWith(first)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.matches('.match-result .primary'))).toBe(true);
  await page.reload();
  await atNap(page);
  await page.waitForSelector('.match-result[open]');
  expect(await page.textContent('.match-result h2')).toBe(title);
  await page.keyboard.press('Escape');
  expect(await page.locator('.match-result[open]').count()).toBe(0);
  expect(await page.locator('.deal-result [data-command="next"]').count()).toBe(0);
  await page.click('.deal-result [data-command="matchResult"]');
  await page.waitForSelector('.match-result[open]');
  await page.keyboard.press('s');
  await page.waitForSelector('.sheet[open] .series');
  expect(await page.textContent('.sheet[open] .series dd')).toBe('1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await when(page, () => document.querySelector('#nap .bar-moves')?.textContent === 'Deal 1 of 2');
  expect(await page.locator('.match-result[open]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each([
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
])('the end of a match lies whole on the table at %i x %i', async (width, height) => {
  const { page } = await open('nap/17?players=6', { viewport: { width, height } });
  await beginMatch(page, 'deals', '2');
  for (const next of [true, false]) {
    await playDeal(page, 'p');
    if (next) await page.keyboard.press('n');
  }
  await page.waitForSelector('.match-result[open]');
  await settled(page);
  const table = (await page.locator('#nap-table').boundingBox())!;
  const slip = (await page.locator('.match-result').boundingBox())!;
  expect(slip.y).toBeGreaterThanOrEqual(table.y);
  expect(slip.y + slip.height).toBeLessThanOrEqual(table.y + table.height + 1);
  expect(await page.locator('.standing tbody tr').count()).toBe(6);
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('.match-result')!;
    return scrollWidth - clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
  await page.locator('.match-result .primary').click();
  await when(page, () => document.querySelector('.match-result[open]') === null);
});

test('a link with a result to beat: said before the deal, and set against the computer’s after it', async () => {
  const { page, complaints } = await open('nap/17?players=4&beat=9,Anna');
  const note = () => page.textContent('#nap .message');
  expect(await note()).toContain('To beat: +9, by Anna.');
  await page.reload();
  await atNap(page);
  await myTurn(page);
  expect(await note()).toContain('To beat: +9, by Anna.');
  await playDeal(page, '5');
  await when(page, () => document.querySelectorAll('.deal-result .compared b').length === 3);
  const rows = await page.locator('.deal-result .compared li').allTextContents();
  expect(rows[0]).toMatch(/^You/);
  expect(rows[1]).toBe('Anna+9');
  expect(rows[2]).toMatch(/^A computer, hard(0|[+−]\d+)$/);
  const own = Number(rows[0]!.replace('You', '').replace('−', '-'));
  expect(await page.textContent('.slip-head')).toBe(
    own > 9 ? 'You have beaten Anna.' : own === 9 ? 'As much as Anna.' : 'Anna keeps the lead.',
  );
  // and sent on, with one's own
  await page.keyboard.press('i');
  await page.fill('#beat-name', 'Bo & Åse');
  expect(await page.inputValue('#nap-link')).toBe(
    `${stand.address}#/nap/17?players=4&beat=${own},${encodeURIComponent('Bo Åse')}`,
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await myTurn(page);
  expect(new URL(page.url()).hash).not.toContain('beat');
  expect(complaints).toEqual([]);
});

function patientSettings(): void {
  if (localStorage.getItem('napoleon.settings') === null)
    localStorage.setItem('napoleon.settings', JSON.stringify({ napPace: 'slow', speed: 'off' }));
}

test('a misclick is taken back by key and by button, unless that is switched off', async () => {
  const { page } = await open('nap/17?players=4', { before: patientSettings });
  const hand = await handOf(page);
  await page.keyboard.press('2');
  await page.click('#nap [data-command="undo"]');
  expect(await phaseOf(page)).toBe('bidding');
  await page.waitForSelector('#nap .bids:not([hidden])');
  expect(await handOf(page)).toEqual(hand);
  expect(await page.locator('#nap [data-command="lastTrick"]').count()).toBe(1);
  await page.keyboard.press('3');
  await page.keyboard.press('z');
  await page.waitForSelector('#nap .bids:not([hidden])');
  await page.keyboard.press('z');
  expect(await page.textContent('#nap .message')).toContain('A card that has been seen stays played.');
  await page.keyboard.press('t');
  await page.uncheck('#set-napTakeBack');
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  expect(await page.locator('#nap [data-command="undo"]').count()).toBe(0);
});

test('the suits lie in the order that was chosen', async () => {
  const { page } = await open();
  const suits = async () => (await handOf(page)).map((name) => / of (\w+)/.exec(name)![1]);
  expect(await suits()).toEqual(['hearts', 'hearts', 'clubs', 'clubs', 'diamonds']);
  await page.keyboard.press('t');
  expect(await page.getAttribute('#set-suits-cdhs', 'aria-label')).toBe('clubs, diamonds, hearts, spades');
  await page.check('#set-suits-cdhs');
  await page.keyboard.press('Escape');
  expect(await suits()).toEqual(['clubs', 'clubs', 'diamonds', 'hearts', 'hearts']);
});

test('the rest is claimed: refused while it is not certain, and played out where it is', async () => {
  const { page } = await open('nap/23?players=4&rules=playOn:true');
  await page.keyboard.press('4');
  await myTurn(page);
  await page.keyboard.press('c');
  await when(
    page,
    () => document.querySelector('#nap .message')?.textContent?.includes('not certain') === true,
  );
  for (let claimed = false; !claimed; ) {
    await myTurn(page);
    if ((await phaseOf(page)) === 'finished') throw new Error('it was never certain');
    const before = (await handOf(page)).length;
    await page.keyboard.press('c');
    await when(page, () => {
      const said = document.querySelector('#nap .message')?.textContent ?? '';
      return said.includes('not certain') || document.getElementById('nap')!.dataset.phase === 'finished';
    });
    claimed = (await phaseOf(page)) === 'finished';
    if (claimed) break;
    const names = await handOf(page);
    await page.keyboard.press(String(1 + names.findIndex((name) => !name.includes('may not be played'))));
    await when(
      page,
      (n) => document.querySelectorAll('#nap .mirror [role="group"] button').length < n,
      before,
    );
  }
  expect(await page.textContent('.deal-result h2')).toBe('You failed four');
});

test.each([
  [390, 844],
  [844, 390],
])('at %i x %i the slip between two people leaves the trick in view', async (width, height) => {
  const { page } = await openPage(stand, 'nap/18?seats=person,person,person,person', {
    before: swiftSettings,
    viewport: { width, height },
  });
  await atNap(page);
  let seen = 0;
  for (let i = 0; i < 60 && seen < 5; i++) {
    await when(page, () => document.getElementById('nap')!.dataset.phase !== 'trick');
    const phase = await phaseOf(page);
    if (phase === 'finished') break;
    if (phase !== 'cover') {
      if (phase === 'bidding') await page.keyboard.press(i < 4 ? '2' : 'p');
      if (phase === 'bidding') await page.keyboard.press('p');
      if (phase === 'playing') for (const key of ['1', '2', '3', '4', '5']) await page.keyboard.press(key);
      continue;
    }
    const thrown = await page.locator('#nap .mirror ul li').allTextContents();
    if (thrown.some((text) => text.includes(':'))) {
      seen++;
      const slip = (await page.locator('#nap .cover').boundingBox())!;
      const table = (await page.locator('#nap-table').boundingBox())!;
      // the trick lies in the round place in the middle; the slip begins below it
      expect(slip.y + slip.height / 2).toBeGreaterThan(table.y + table.height * 0.6);
    }
    await page.click('#nap .cover .button');
  }
  expect(seen).toBeGreaterThan(2);
});
