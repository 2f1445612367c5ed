import { afterEach, expect, test } from 'vitest';
import { atRest, losePicture, openPage, savedFile, when } from '../../support/browser';
import { atNap, handOf, myTurn, phaseOf, playDeal, swiftSettings } from '../../support/napPage';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

async function open(hash = 'nap/17?players=4', options = {}) {
  const opened = await openPage(stand, hash, { before: swiftSettings, ...options });
  await atNap(opened.page);
  return opened;
}

test('seats and house rules are chosen for a new match; the score sheet begins anew', async () => {
  const { page } = await open();
  await playDeal(page, '5');
  await page.keyboard.press('t');
  await page.check('#set-players-3');
  await page.fill('#name-1', 'Anna');
  await page.selectOption('#seat-2', 'hard');
  await page.check('#set-lowest-three');
  await page.check('#set-misere-off');
  await page.uncheck('#set-wellington');
  await page.click('.sheet[open] .sheet-foot .primary');
  await myTurn(page);
  expect(await page.locator('#nap .plate').count()).toBe(3);
  expect(await page.locator('#nap .plate-name').allTextContents()).toEqual(['You', 'Anna', 'Bertrand']);
  expect(await page.locator('#nap .bid-name').allTextContents()).toEqual(['Pass', 'Three', 'Four', 'Nap']);
  expect(await page.textContent('#nap .bar-moves')).toBe('Deal 1');
  await page.keyboard.press('x');
  expect(await page.textContent('.sheet[open] .note')).toBe('No deal has been played to its end yet.');
});

test('what a Blücher is worth is typed as the table agrees on it, and what no chips can be is named', async () => {
  const { page } = await open();
  await page.keyboard.press('t');
  expect(await page.inputValue('#blucher-won')).toBe('30');
  expect(await page.inputValue('#blucher-lost')).toBe('15');
  await page.fill('#blucher-won', '137');
  await page.click('.sheet[open] .sheet-foot .primary');
  const said = await page.textContent('.sheet[open] .sheet-foot .wrong');
  expect(said).toBe('A Blücher is worth a whole number of chips, from 1 to 100.');
  expect(await page.inputValue('#blucher-won')).toBe('137');
  await page.fill('#blucher-won', '37');
  await page.fill('#blucher-lost', '11');
  await page.click('.sheet[open] .sheet-foot .primary');
  await myTurn(page);
  await page.keyboard.press('t');
  expect(await page.inputValue('#blucher-won')).toBe('37');
  expect(await page.inputValue('#blucher-lost')).toBe('11');
  await page.uncheck('#set-blucher');
  expect(await page.locator('#blucher-won').count()).toBe(0);
});

test.each([
  [320, 568, 4],
  [390, 844, 6],
])(
  'the score sheet fits %i x %i with %3$i seats, and each deal says how it then stood',
  async (width, height, players) => {
    const { page } = await open(`nap/17?players=${players}`, { viewport: { width, height } });
    await playDeal(page, '5');
    await page.keyboard.press('n');
    await myTurn(page);
    await playDeal(page, 'p');
    await page.keyboard.press('x');
    await page.waitForSelector('.sheet[open] .score');
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.querySelector('.score-scroll')!;
      return scrollWidth - clientWidth;
    });
    expect(wide).toBeLessThanOrEqual(0);
    const number = (text: string) => Number(text.replace('−', '-').replace('+', ''));
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('.score tbody tr')].map((row) =>
        [...row.querySelectorAll('td[data-declares]')].map((cell) => ({
          chips: cell.firstChild!.textContent!,
          sum: cell.querySelector('.score-sum')!.textContent!,
        })),
      ),
    );
    const totals = await page.locator('.sheet[open] .score-total td').allTextContents();
    expect(rows.map((row) => row.length)).toEqual([players, players]);
    const [second, first] = rows;
    first!.forEach(({ chips, sum }, chair) => {
      expect(number(sum)).toBe(number(chips));
      expect(number(second![chair]!.sum)).toBe(number(sum) + number(second![chair]!.chips));
      expect(second![chair]!.sum).toBe(totals[chair]);
    });
  },
);

test('after the deal the last trick can be looked at, with the result out of its way', async () => {
  const { page } = await open('nap/17?players=4', { viewport: { width: 390, height: 844 } });
  await myTurn(page);
  await playDeal(page, '5');
  const result = (n: number) =>
    when(
      page,
      (opacity) => getComputedStyle(document.querySelector('.deal-result')!).opacity === opacity,
      String(n),
    );
  await result(1);
  await when(page, () => document.activeElement?.matches('.deal-result .primary') === true);
  await page.keyboard.press('l');
  await result(0);
  // by itself, and the keyboard is still on the next deal
  await result(1);
  expect(await page.evaluate(() => document.activeElement?.matches('.deal-result .primary'))).toBe(true);
  await page.keyboard.press('l');
  await result(0);
  const { x, y } = (await page.locator('#nap-table').boundingBox())!;
  await page.mouse.click(x + 195, y + 300);
  await result(1);
  expect(await phaseOf(page)).toBe('finished');
});

test('the table’s sheet opens on the number of seats that stands', async () => {
  const { page } = await open('nap/17?players=5');
  await myTurn(page);
  await page.keyboard.press('t');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('set-players-5');
});

test('the last person at the table cannot be sent away', async () => {
  const { page } = await open();
  await myTurn(page);
  await page.keyboard.press('t');
  expect(await page.locator('#seat-0 option:disabled').count()).toBe(3);
  await page.selectOption('#seat-1', 'person');
  expect(await page.locator('#seat-0 option:disabled').count()).toBe(0);
});

test('a finished deal is gone through: verdict, all hands, each decision, the link back to it', async () => {
  const { page } = await open();
  await playDeal(page, '5');
  await page.keyboard.press('r');
  await when(page, () => document.querySelectorAll('.sheet[open] .decision').length > 5);
  await when(page, () => !/Still working/.test(document.querySelector('.sheet[open]')?.textContent ?? ''));
  const text = (await page.textContent('.sheet[open] .deal-review')) ?? '';
  expect(text).toContain('Deal no. 17');
  expect(text).toContain('You bid nap');
  expect(text).toMatch(/The contract could be (made|beaten)/);
  expect(await page.locator('.sheet[open] .hands tr').count()).toBe(5);
  expect(await page.locator('.sheet[open] .hands tr:not(.undealt) .card-tag').count()).toBe(20);
  expect(await page.locator('.sheet[open] .hands .undealt .card-tag').count()).toBe(32);
  expect(await page.inputValue('#nap-link')).toBe(`${stand.address}#/nap/17?players=4`);
});

test('the statistics tell the bids made and failed, and show the chips over time', async () => {
  const { page, complaints } = await open();
  await playDeal(page, '5');
  await page.keyboard.press('n');
  await playDeal(page, '5');
  await page.keyboard.press('s');
  await page.waitForSelector('.sheet[open] .chart canvas');
  expect(await page.locator('.sheet[open] .figure.large dd').first().textContent()).toBe('2');
  expect(await page.textContent('.sheet[open] .bid-figures tbody th')).toBe('Nap');
  expect(complaints).toEqual([]);
});

test('another language reaches everything at once', async () => {
  const { page } = await open();
  await myTurn(page);
  await page.keyboard.press('m');
  await page.click('.sheet[open] [data-key="house"]');
  await page.check('#set-lang-da');
  await page.keyboard.press('Escape');
  expect(await page.textContent('#nap .bids-title')).toBe('Din melding');
  expect(await page.locator('#nap .bid-name').first().textContent()).toBe('Pas');
  expect((await handOf(page))[0]).toMatch(/^(klør|ruder|hjerter|spar) /);
  await page.keyboard.press('p');
  expect(await page.locator('html').getAttribute('lang')).toBe('da');
});

test('a lost drawing context brings every face back', async () => {
  const { page, complaints } = await open();
  await myTurn(page);
  const picture = () => page.locator('#nap-table').screenshot();
  await atRest(page);
  const before = await picture();
  await losePicture(page, '#nap canvas');
  await atRest(page, 300);
  expect((await picture()).equals(before)).toBe(true);
  expect(complaints.filter((text) => !/context/i.test(text))).toEqual([]);
});

test('with reduced motion nothing flies, and the deal is played all the same', async () => {
  const { page } = await open('nap/17?players=4', { reducedMotion: 'reduce' });
  await playDeal(page, '5');
  expect(await phaseOf(page)).toBe('finished');
});

test('the example is gone through on the table, and the match is there again afterwards', async () => {
  const { page, complaints } = await open();
  await myTurn(page);
  const hand = await handOf(page);
  await page.keyboard.press('F1');
  await page.click('.sheet[open] [data-key="example"]');
  await page.waitForSelector('#nap .exhibit-slip:not([hidden])');
  expect(await page.locator('#nap .bids').isVisible()).toBe(false);
  expect(await page.textContent('#nap .exhibit-count')).toBe('Step 1 of 30');
  expect(await page.textContent('#nap .exhibit-slip .hint-words')).toBe(
    'Four players; seat 4 deals, so seat 1 speaks first.',
  );
  const seen = new Set<string>();
  for (let i = 0; i < 29; i++) {
    await page.keyboard.press('ArrowRight');
    seen.add((await page.textContent('#nap .exhibit-slip .hint-words')) ?? '');
  }
  expect(seen.size).toBeGreaterThan(25);
  expect(await page.textContent('#nap .exhibit-count')).toBe('Step 30 of 30');
  expect(await page.locator('#nap .plate-chips').allTextContents()).toEqual(['−3', '−3', '+9', '−3']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  expect(await page.locator('#nap .bids').isVisible()).toBe(true);
  expect(await handOf(page)).toEqual(hand);
  expect(complaints).toEqual([]);
});

test('on a small phone every sheet reaches from edge to edge and nothing but its tables scrolls sideways', async () => {
  const { page } = await open('nap/17?players=6', { viewport: { width: 320, height: 568 } });
  await playDeal(page, '5');
  for (const key of ['x', 'r', 't', 's']) {
    await page.keyboard.press(key);
    await page.waitForSelector('.sheet[open]');
    const widths = await page.evaluate(() => {
      const sheet = document.querySelector('.sheet[open] .sheet-page')!;
      const body = sheet.querySelector('.sheet-body')!;
      return [sheet.getBoundingClientRect().width, body.scrollWidth - body.clientWidth];
    });
    expect([key, ...widths]).toEqual([key, 320, 0]);
    await page.keyboard.press('Escape');
  }
});

test('a misère that was made is not said to have no trick yet', async () => {
  const { page } = await open('nap/31?players=6');
  await playDeal(page, '0');
  expect(await page.textContent('#nap .deal-result h2')).toBe('You made misère');
  expect(await page.textContent('#nap .contract')).toBe('You: misère');
});

test('a file that is read in beside an untouched table brings its match, which waits and is gone back to', async () => {
  const { page } = await open();
  await myTurn(page);
  await page.keyboard.press('5');
  await myTurn(page);
  const hand = await handOf(page);
  const goTo = (of: typeof page, hash: string) =>
    of.evaluate((to) => {
      location.hash = to;
    }, hash);
  const shareSheet = async (of: typeof page) => {
    await goTo(of, '#/free-cells/5');
    await when(of, () => document.title.includes('FreeCell rules) 5'));
    await of.keyboard.press('l');
  };
  await shareSheet(page);
  const file = await savedFile(page);
  const { page: other, complaints } = await open('nap/3?players=3');
  await myTurn(other);
  await shareSheet(other);
  await other.setInputFiles('#all-file', file);
  await when(other, () => document.getElementById('all-note')?.textContent?.startsWith('Read: ') ?? false);
  expect(await other.textContent('#all-note')).toContain('1 game in progress');
  await other.keyboard.press('Escape');
  await goTo(other, '#/nap/3?players=3');
  await when(other, () => document.title.startsWith('Nap '));
  expect(await other.textContent('#nap .message')).toContain('Your match waits');
  await other.keyboard.press('5');
  await myTurn(other);
  await other.keyboard.press('m');
  await other.click('[data-key=earlier]');
  await when(other, () => document.querySelectorAll('#nap .plate').length === 4);
  await myTurn(other);
  expect(await handOf(other)).toEqual(hand);
  expect(complaints).toEqual([]);
});
