// Helpers for the trick game in a real browser: whose turn it is, and where the cards of the hand lie.
import type { Page } from 'playwright-core';
import { handPlaces, napLayout } from '../../src/nap/table/layout';
import { when } from './browser';

/** Settings as the page stores them, so that a test need not wait. */
export function swiftSettings(): void {
  const settings = { napPace: 'instant', speed: 'off' };
  if (localStorage.getItem('napoleon.settings') === null) {
    localStorage.setItem('napoleon.settings', JSON.stringify(settings));
  }
}

/** Waits until the trick game lies on the table and its pictures are painted. */
export async function atNap(page: Page): Promise<void> {
  await page.waitForSelector('#nap .plate');
  await page.waitForSelector('#nap canvas');
}

export const phaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.getElementById('nap')!.dataset.phase ?? '');

/** Waits until the person has to call or play, or the deal is done. */
export async function myTurn(page: Page): Promise<void> {
  await when(page, () => {
    const nap = document.getElementById('nap')!;
    const mine = nap.querySelector('.plate[data-turn="true"][data-you="true"]') !== null;
    const phase = nap.dataset.phase;
    return phase === 'finished' || ((phase === 'bidding' || phase === 'playing') && mine);
  });
}

/** The names of the cards in the hand, from the left, as a reader hears them. */
export const handOf = (page: Page): Promise<string[]> =>
  page.locator('#nap .mirror [role="group"] button').allTextContents();

/** The middle of a card of the hand in the window, by its place from the left. */
export async function cardPoint(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('#nap-table').boundingBox();
  const names = await handOf(page);
  const players = await page.locator('#nap .plate').count();
  if (!box) throw new Error('the table has no size');
  const pixelRatio = await page.evaluate(() => window.devicePixelRatio);
  const layout = napLayout(players, { width: box.width, height: box.height, pixelRatio, leftHanded: false });
  const trumps = names.filter((name) => name.includes('trump')).length;
  const x = handPlaces(layout, names.length, trumps)[index]!;
  // left of its middle: the next card may lie over the right half
  return { x: box.x + x - layout.card.width * 0.3, y: box.y + layout.hand.y };
}

/** A whole deal: a bid, then the first card allowed each time. The bid must be one that is always allowed then. */
export async function playDeal(page: Page, bid: string): Promise<void> {
  await myTurn(page);
  await page.keyboard.press(bid);
  for (;;) {
    await myTurn(page);
    if ((await phaseOf(page)) === 'finished') return;
    const hand = page.locator('#nap .mirror [role="group"] button');
    const before = await hand.count();
    // whatever language says which cards may not be played: those stay where they are
    for (let card = 1; card <= before && (await hand.count()) === before; card++)
      await page.keyboard.press(String(card));
    await when(
      page,
      (n) => document.querySelectorAll('#nap .mirror [role="group"] button').length !== n,
      before,
    );
  }
}
