import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { atPeace, atRest, openPage, when } from '../../support/browser';
import { atNap, cardPoint, handOf, myTurn, phaseOf, swiftSettings } from '../../support/napPage';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

const swift = { before: swiftSettings };
const deal = 'nap/17?players=4';

async function open(hash = deal, options = {}) {
  const opened = await openPage(stand, hash, { ...swift, ...options });
  await atNap(opened.page);
  return opened;
}

/** Plays to the end of the deal, each card by `play` with its place in the hand. */
async function playOut(page: Page, play: (index: number) => Promise<void>): Promise<number> {
  let cards = 0;
  for (;;) {
    await myTurn(page);
    if ((await phaseOf(page)) === 'finished') return cards;
    const before = await handOf(page);
    const legal = before.findIndex((name) => !name.includes('may not be played'));
    await play(legal);
    await when(
      page,
      (n) => document.querySelectorAll('#nap .mirror [role="group"] button').length !== n,
      before.length,
    );
    cards++;
  }
}

const chipsOf = async (page: Page): Promise<number[]> =>
  (await page.locator('#nap .plate-chips').allTextContents()).map((text) => Number(text.replace('−', '-')));

test('a whole deal by pointer: bid, play, look at the result, next deal', async () => {
  const { page, complaints } = await open();
  await myTurn(page);
  expect(await handOf(page)).toHaveLength(5);
  await page.click('#nap .bid[data-call="nap"]');
  const cards = await playOut(page, async (index) => {
    const { x, y } = await cardPoint(page, index);
    // not so soon after the last one that it would be its second tap
    await page.waitForTimeout(260);
    await page.mouse.click(x, y);
  });
  expect(cards).toBeGreaterThan(0);
  const chips = await chipsOf(page);
  expect(chips.reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(Math.abs(chips[0]!)).toBeGreaterThanOrEqual(15);
  expect(await page.textContent('#nap .deal-result h2')).toMatch(/^You (made|failed) nap$/);
  await page.click('#nap .deal-result [data-command="next"]');
  await myTurn(page);
  expect(await page.textContent('#nap .bar-moves')).toBe('Deal 2');
  expect(complaints).toEqual([]);
});

test('a card is dragged into the middle; let go near the hand it goes back', async () => {
  const { page } = await open();
  await myTurn(page);
  await page.click('#nap .bid[data-call="nap"]');
  await myTurn(page);
  const { x, y } = await cardPoint(page, 1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 20, { steps: 4 });
  await page.mouse.up();
  expect(await handOf(page)).toHaveLength(5);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(640, 360, { steps: 6 });
  await page.mouse.up();
  await when(page, () => document.querySelectorAll('#nap .mirror [role="group"] button').length < 5);
});

test('a whole deal by keyboard alone, each thing spoken', async () => {
  const { page, complaints } = await open();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = document.querySelector('#nap .live')!;
    new MutationObserver(() => heard.push(live.textContent ?? '')).observe(live, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await myTurn(page);
  await page.keyboard.press('5');
  await myTurn(page);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.closest('.mirror') !== null)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await playOut(page, (index) => page.keyboard.press(String(index + 1)));
  const hear = async () =>
    (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join(' | ');
  await expect.poll(hear).toMatch(/You (made|failed) nap/);
  const heard = await hear();
  expect(heard).toContain('You: nap');
  expect(heard).toMatch(/are trumps/);
  expect(heard).toMatch(/take(s)? the trick/);
  await page.keyboard.press('x');
  expect(await page.locator('.sheet[open] .score tbody tr').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await myTurn(page);
  expect(await page.textContent('#nap .bar-moves')).toBe('Deal 2');
  expect(complaints).toEqual([]);
});

test('a bid and a card that are refused say why', async () => {
  const { page } = await open();
  await myTurn(page);
  await page.keyboard.press('w');
  expect(await page.textContent('#nap .message-text')).toBe('Wellington may only be bid over Nap.');
  await page.keyboard.press('p');
  for (;;) {
    await myTurn(page);
    if ((await phaseOf(page)) === 'finished') break;
    const names = await handOf(page);
    const illegal = names.findIndex((name) => name.includes('may not be played'));
    if (illegal >= 0) {
      const { x, y } = await cardPoint(page, illegal);
      await page.mouse.click(x, y);
      expect(await page.textContent('#nap .message-text')).toMatch(/^You have \w+ and must follow\.$/);
      expect(await handOf(page)).toEqual(names);
      return;
    }
    const before = names.length;
    await page.keyboard.press('1');
    await when(
      page,
      (n) => document.querySelectorAll('#nap .mirror [role="group"] button').length !== n,
      before,
    );
  }
  throw new Error('this deal has no card that may not be played: choose another');
});

test('passing the screen: nobody’s hand is there until the next person has it', async () => {
  const { page } = await open('nap/17?seats=person,person,easy');
  await when(page, () => document.getElementById('nap')!.dataset.phase === 'cover');
  expect(await page.textContent('#nap .cover h2')).toBe('Give the screen to Player 1');
  expect(await handOf(page)).toEqual([]);
  expect(await page.textContent('#nap')).not.toMatch(/ of (clubs|diamonds|hearts|spades)/);
  await when(page, () => document.activeElement?.closest('.cover') != null);
  await page.keyboard.press('Enter');
  await when(page, () => document.getElementById('nap')!.dataset.phase === 'bidding');
  const first = await handOf(page);
  expect(first).toHaveLength(5);
  // whoever has just called may still be pressing Enter: nothing hears it yet
  const heard = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#nap .bid[data-call="two"]')!.click();
    const phase = document.getElementById('nap')!.dataset.phase;
    return { phase, onButton: document.activeElement?.closest('.cover') != null };
  });
  expect(heard).toEqual({ phase: 'cover', onButton: false });
  expect(await handOf(page)).toEqual([]);
  expect(await page.textContent('#nap .cover h2')).toBe('Give the screen to Player 2');
  await page.click('#nap .cover .button');
  await when(page, () => document.getElementById('nap')!.dataset.phase === 'bidding');
  const second = await handOf(page);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
});

test('a reload in the middle of a deal brings hand, calls and tricks back', async () => {
  const { page } = await open();
  await myTurn(page);
  await page.keyboard.press('5');
  await myTurn(page);
  await page.keyboard.press('2');
  await myTurn(page);
  const before = { hand: await handOf(page), bar: await page.textContent('#nap .contract') };
  const address = await page.evaluate(() => location.hash);
  await atPeace(page);
  await page.reload();
  await atNap(page);
  await myTurn(page);
  expect({ hand: await handOf(page), bar: await page.textContent('#nap .contract') }).toEqual(before);
  expect(await page.evaluate(() => location.hash)).toBe(address);
});

test('resized in the middle of a trick everything stays on the table and the trick goes on', async () => {
  const { page } = await open('nap/17?players=6');
  await myTurn(page);
  await page.keyboard.press('5');
  await myTurn(page);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 568],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await when(page, () =>
      [...document.querySelectorAll('#nap .plate')]
        .map((plate) => plate.getBoundingClientRect())
        .every(
          ({ left, top, right, bottom }) =>
            left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
        ),
    );
    const { x, y } = await cardPoint(page, 0);
    const count = (await handOf(page)).length;
    if (width === 320) {
      await page.mouse.click(x, y);
      await when(
        page,
        (n) => document.querySelectorAll('#nap .mirror [role="group"] button').length !== n,
        count,
      );
      await myTurn(page);
    }
  }
});

test('an address that names no deal says so, and what lies on the table stays', async () => {
  const { page } = await open();
  await myTurn(page);
  const hand = await handOf(page);
  await page.evaluate(() => {
    location.hash = '#/nap/twelve';
  });
  await when(page, () => document.querySelector('#nap .message-text') !== null);
  expect(await page.textContent('#nap .message-text')).toBe(
    'That address names no deal of Nap; the deal on the table stays.',
  );
  expect(await handOf(page)).toEqual(hand);
  expect(await page.evaluate(() => location.hash)).toBe('#/nap/17?players=4');
});

test.each(['#/nap/77?beat=99999', '#/nap/4294967296', '#/nap/1?rules=players:9'])(
  '%s, opened first, names no deal: another lies there, and that is said',
  async (bad) => {
    const { page } = await openPage(stand, bad.slice(2), swift);
    await when(page, () => document.querySelector('#nap .message-text') !== null);
    expect(await page.textContent('#nap .message-text')).toBe(
      'That address names no deal of Nap; here is another.',
    );
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/nap\/\d+\?players=4$/);
  },
);

test('patience and Nap keep their games while the other one is looked at', async () => {
  const { page, requests } = await openPage(stand, 'forty-thieves/7', swift);
  await atRest(page);
  expect(requests.filter((url) => /nap/i.test(url.replace(stand.address, '')))).toEqual([]);
  await page.keyboard.press('d');
  const moves = await page.textContent('#app .bar-moves');
  await page.keyboard.press('g');
  await page.click('.sheet[open] .nap-row');
  await atNap(page);
  await myTurn(page);
  const hand = await handOf(page);
  await page.keyboard.press('p');
  await page.keyboard.press('g');
  await page.click('.sheet[open] .back-row');
  await when(page, () => document.getElementById('nap')!.hidden === true);
  expect(await page.textContent('#app .bar-moves')).toBe(moves);
  expect(await page.evaluate(() => location.hash)).toBe('#/forty-thieves/7');
  await page.goBack();
  await when(page, () => !document.getElementById('nap')!.hidden);
  expect(
    (await handOf(page)).every((name) => hand.some((card) => card.split(',')[0] === name.split(',')[0])),
  ).toBe(true);
});

test('nothing is drawn while it is a person’s turn', async () => {
  const { page } = await open();
  await myTurn(page);
  await atRest(page);
  const drawn = await page.evaluate(() => window.frameWatch.drawn);
  await page.waitForTimeout(700);
  expect(await page.evaluate(() => window.frameWatch.drawn)).toBe(drawn);
});

test('a hint says what each bid and each card is worth', async () => {
  const { page } = await open();
  await myTurn(page);
  await page.keyboard.press('h');
  await when(page, () => document.querySelectorAll('#nap .bid-chips:not([hidden])').length > 3);
  expect(await page.textContent('#nap .bid[data-best="true"] .bid-chips')).toMatch(/[+−]?\d/);
  await page.keyboard.press('5');
  await myTurn(page);
  await page.keyboard.press('h');
  await when(page, () => document.querySelectorAll('#nap .hint-tag').length > 0);
  expect(await page.locator('#nap .hint-tag').count()).toBe((await handOf(page)).length);
  expect(await page.textContent('#nap .hint-figures')).toMatch(/made, with hands hidden/);
  await page.keyboard.press('Escape');
  expect(await page.locator('#nap .hint').isVisible()).toBe(false);
});

test('a finger that explores the screen finds each card of the hand where it lies', async () => {
  const { page } = await open(deal, { viewport: { width: 390, height: 700 } });
  await myTurn(page);
  await atRest(page);
  const names = await handOf(page);
  expect(names.length).toBeGreaterThan(1);
  for (const [i, name] of names.entries()) {
    const at = await cardPoint(page, i);
    const found = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.textContent, at);
    expect(found).toBe(name);
  }
});
