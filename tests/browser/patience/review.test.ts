// The strip of verdicts along a game: by pointer, by keys, in a hurry, with the true search behind it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CELL } from '../../../assembly/abi';
import { type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'free-cells', 1, { viewport: { width: 1000, height: 640 } });
});
afterAll(() => expect(player.complaints).toEqual([]));

const slider = () => player.page.locator('.review-strip');
const said = () => slider().getAttribute('aria-valuetext');
const at = async () => Number(await slider().getAttribute('aria-valuenow'));

/** The strip's pieces: verdict and how many positions. */
function pieces(): Promise<string[]> {
  return player.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.review-track span')].map(
      (piece) => `${piece.dataset.mark} ${piece.style.flexGrow}`,
    ),
  );
}

/** Puts the pointer on a position of the strip. */
async function pointOf(position: number): Promise<{ x: number; y: number }> {
  const box = (await slider().boundingBox())!;
  const last = Number(await slider().getAttribute('aria-valuemax'));
  return { x: box.x + (box.width * (position + 0.5)) / (last + 1), y: box.y + box.height / 2 };
}

/** Moves the top card of column 2 to a cell. */
async function toCell(cell: number): Promise<void> {
  await player.press(1);
  await player.press(CELL + cell);
  player.twinDoes({ kind: 'move', from: 1, to: CELL + cell, count: 1 });
}

describe('the review of a lost game', () => {
  beforeEach(async () => {
    await player.deal('free-cells', 1);
    for (const cell of [0, 1, 2]) await toCell(cell);
    await expect.poll(player.badge).toBe('can no longer be won');
    await player.key('v');
    await expect.poll(pieces).toEqual(['winnable 3', 'lost 1']);
  });

  it('by keys: where it could be won, what was better and why, and on from there', async () => {
    expect(await said()).toMatch(/^Move 3 of 3\. .*This move gave the win away\. Better: .+: .+\.$/);
    await player.key('Home');
    expect(await said()).toBe('Before the first move: winnable.');
    await player.key('ArrowRight');
    expect(await said()).toMatch(/^Move 1 of 3: winnable\. 9 of clubs to cell a\.$/);
    await player.key('End', 'w');
    expect(await said()).toMatch(/^Move 2 of 3\. .*From here it could still be won: .+: .+\.$/);
    await player.key('Enter');
    player.twinDoes({ kind: 'undo' });
    await player.agrees();
    expect(await slider().isVisible()).toBe(false);
    expect(await player.badge()).toBe('winnable');
  });

  it('by pointer: pressed and drawn along, and left as it was', async () => {
    const { mouse } = player.page;
    const points = [await pointOf(3), await pointOf(1), await pointOf(0), await pointOf(2)];
    await mouse.move(points[0]!.x, points[0]!.y);
    await mouse.down();
    for (const { x, y } of points.slice(1)) await mouse.move(x, y, { steps: 4 });
    await mouse.up();
    expect(await at()).toBe(2);
    await mouse.click((await pointOf(0)).x, points[0]!.y);
    expect(await at()).toBe(0);
    await player.page.locator('.review [data-command=leaveReview]').click();
    await player.agrees();
    expect(await player.page.locator('.bar-moves').textContent()).toBe('3 moves');
  });

  it('in a hurry: the last place stands, and every card lies where it should', async () => {
    const keys = Array.from({ length: 40 }, (_, i) => (i % 7 < 4 ? 'ArrowLeft' : 'ArrowRight'));
    await player.page.evaluate((names) => {
      for (const key of names) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }, keys);
    await player.key('Home', 'ArrowRight');
    player.twinDoes({ kind: 'undo' }, { kind: 'undo' });
    await player.agrees();
    await player.key('Escape');
    player.twinDoes({ kind: 'redo' }, { kind: 'redo' });
    await player.agrees();
  });

  it('goes on where a card is touched; the way played before is kept', async () => {
    await player.key('Home');
    await player.press(2);
    await player.press(CELL);
    player.twinDoes({ kind: 'undoAll' }, { kind: 'move', from: 2, to: CELL, count: 1 });
    await player.agrees();
    await player.key('m');
    await player.page.locator('[data-key=otherWay]').click();
    player.twinDoes({ kind: 'undo' });
    for (const cell of [0, 1, 2]) player.twinDoes({ kind: 'move', from: 1, to: CELL + cell, count: 1 });
    await player.agrees();
  });

  it('gives way to a new deal', async () => {
    await player.deal('free-cells', 2);
    expect(await slider().isVisible()).toBe(false);
  });
});

describe('the review of a long game', () => {
  it('is looked for in the background, rests while the page is hidden, and ends with a new deal', async () => {
    await player.deal('forty-thieves', 3);
    for (let i = 0; i < 12; i++) {
      await player.key('d');
      player.twinDoes({ kind: 'turn' });
    }
    await player.key('v');
    const total = async () =>
      (await pieces()).map((piece) => Number(piece.split(' ')[1])).reduce((sum, n) => sum + n, 0);
    expect(await total()).toBe(13);
    await player.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await player.page.waitForTimeout(1500);
    const before = await pieces();
    await player.page.waitForTimeout(2500);
    expect(await pieces()).toEqual(before);
    await player.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await player.deal('free-cells', 1);
    await expect.poll(player.badge).toBe('winnable');
  });
});

describe('on a phone', () => {
  it('the strip lies by the bar, and a finger goes along it', async () => {
    const phone = await sitDown(stand, 'free-cells', 1, {
      viewport: { width: 390, height: 700 },
      hasTouch: true,
    });
    await phone.press(1);
    await phone.press(CELL);
    phone.twinDoes({ kind: 'move', from: 1, to: CELL, count: 1 });
    await phone.page.locator('.bar [data-command=menu]').click();
    await phone.page.locator('[data-key=review]').click();
    const strip = phone.page.locator('.review-strip');
    const box = (await strip.boundingBox())!;
    const bar = (await phone.page.locator('.bar').first().boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
    expect(box.height).toBeGreaterThanOrEqual(44);
    await phone.page.touchscreen.tap(box.x + box.width * 0.2, box.y + 20);
    expect(await strip.getAttribute('aria-valuenow')).toBe('0');
    phone.twinDoes({ kind: 'undo' });
    await phone.agrees();
    expect(phone.complaints).toEqual([]);
    await phone.page.context().close();
  });
});
