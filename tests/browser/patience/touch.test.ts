// Fingers: taps, drags, a long press, and what interrupts them.
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { STOCK, WASTE } from '../../../assembly/abi';
import { atRest } from '../../support/browser';
import { type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
let tools: CDPSession;
beforeAll(async () => {
  player = await sitDown(stand, 'josephine', 1, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 700 },
    deviceScaleFactor: 1,
  });
  tools = await player.page.context().newCDPSession(player.page);
});
afterAll(() => expect(player.complaints).toEqual([]));
beforeEach(() => player.deal('josephine', 1));

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
}

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...touchPoints: Finger[]) =>
  tools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });

/** Puts a finger on the ten of hearts and carries it most of the way; answers where the way ends. */
async function carryTen(): Promise<Finger> {
  const from = await player.point(7);
  const to = await player.point(3);
  // at once, however slow the machine: a finger that rests for a while looks at the card
  await Promise.all([
    touch('touchStart', from),
    touch('touchMove', { x: from.x - 10, y: from.y }),
    touch('touchMove', { x: (from.x + to.x) / 2, y: to.y + 20 }),
  ]);
  return to;
}

async function tap({ x, y }: Finger): Promise<void> {
  await Promise.all([touch('touchStart', { x, y }), touch('touchEnd')]);
}

async function tenMoved(): Promise<void> {
  player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
  await player.agrees();
}

it('a tap and a tap move a card', async () => {
  for (const pile of [7, 3]) await tap(await player.point(pile));
  await tenMoved();
});

it('a double tap sends a card to its best place, and the page does not zoom', async () => {
  const at = await player.point(7);
  await tap(at);
  await tap(at);
  await tenMoved();
  expect(await player.page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

it('a tap on the stock turns a card', async () => {
  await tap(await player.point(STOCK));
  player.twinDoes({ kind: 'turn' });
  await player.agrees();
});

it('a finger drags a card, and the page does not scroll', async () => {
  const to = await carryTen();
  await touch('touchMove', to);
  await touch('touchEnd');
  await tenMoved();
  expect(await player.page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
});

it('a touch that the system takes away puts the card back, and the next drag works', async () => {
  await carryTen();
  await touch('touchCancel');
  await player.agrees();
  const to = await carryTen();
  await touch('touchMove', to);
  await touch('touchEnd');
  await tenMoved();
});

it('a second finger changes nothing', async () => {
  const to = await carryTen();
  const other = { ...(await player.point(0)), id: 1 };
  const first = { x: to.x + 30, y: to.y + 20, id: 0 };
  await touch('touchStart', first, other);
  await touch('touchMove', first, { ...other, x: other.x + 60 });
  // the second finger is lifted: it is not among those that move
  await touch('touchMove', { ...to, id: 0 });
  await touch('touchEnd');
  await tenMoved();
});

it('a long press shows a covered card, and moves nothing', async () => {
  const canvas = player.page.locator('canvas');
  // the sentence about the game before goes with the first input
  await player.key('Escape');
  await atRest(player.page);
  const before = await canvas.screenshot();
  const drawn = await player.page.evaluate(() => window.frameWatch.drawn);
  await touch('touchStart', await player.point(0, 2));
  await expect.poll(() => player.page.evaluate(() => window.frameWatch.drawn)).toBeGreaterThan(drawn);
  await atRest(player.page);
  expect((await canvas.screenshot()).equals(before)).toBe(false);
  await touch('touchEnd');
  await atRest(player.page);
  expect((await canvas.screenshot()).equals(before)).toBe(true);
  await player.agrees();
});

it('a long press on the waste spreads it, and a finger that then goes off carries its top card', async () => {
  for (let i = 0; i < 6; i++) await player.press(STOCK);
  player.twinDoes(...Array.from({ length: 6 }, () => ({ kind: 'turn' }) as const));
  await player.agrees();
  await atRest(player.page);
  const canvas = player.page.locator('canvas');
  const before = await canvas.screenshot();
  const drawn = await player.page.evaluate(() => window.frameWatch.drawn);
  const from = await player.point(WASTE);
  await touch('touchStart', from);
  await expect.poll(() => player.page.evaluate(() => window.frameWatch.drawn)).toBeGreaterThan(drawn);
  await atRest(player.page);
  expect((await canvas.screenshot()).equals(before)).toBe(false);
  await touch('touchMove', { x: from.x, y: from.y + 200 });
  await touch('touchEnd');
  await atRest(player.page);
  await player.agrees();
});
