// What a player chooses about the table is seen, felt, and kept: backs, the whole screen, the motor of a phone.
import { afterEach, describe, expect, it } from 'vitest';
import { atRest, when } from '../../support/browser';
import { looksLike } from '../../support/picture';
import { kept, sitDown, swift } from '../../support/player';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

it('the backs of the cards are printed as chosen, and as before when that is chosen again', async () => {
  const { page, complaints } = await sitDown(stand, 'josephine', 1);
  const canvas = page.locator('#app canvas');
  await atRest(page);
  const bees = await canvas.screenshot();
  const choose = async (back: string) => {
    await page.keyboard.press('m');
    await page.locator('[data-key=settings]').click();
    await page.locator(`#set-back-${back}`).evaluate((input: HTMLInputElement) => input.click());
    await page.keyboard.press('Escape');
    await page.locator('.sheet[open]').waitFor({ state: 'detached' });
    await atRest(page, 400);
    return canvas.screenshot();
  };
  const trellis = await choose('trellis');
  const rosette = await choose('rosette');
  expect(await looksLike(trellis, bees)).toBe(false);
  expect(await looksLike(rosette, bees)).toBe(false);
  expect(await looksLike(rosette, trellis)).toBe(false);
  expect(await looksLike(await choose('bees'), bees)).toBe(true);
  expect(complaints).toEqual([]);
});

it.each(['josephine/1', 'nap'])('a key takes the whole screen, and gives it back: %s', async (hash) => {
  const { page } = await sitDown(stand, 'josephine', 1);
  if (hash === 'nap') {
    await page.evaluate(() => (location.hash = '#/nap'));
    await page.locator('#nap .plate').first().waitFor();
  }
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.keyboard.press('Shift+f');
  await expect.poll(isFull).toBe(true);
  await page.keyboard.press('Shift+f');
  await expect.poll(isFull).toBe(false);
});

describe('the motor of a phone', () => {
  /** Runs in the page before its own script: notes what the motor is asked. */
  function noteTaps(): void {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    Navigator.prototype.vibrate = (beats) => asked.push(beats) > 0;
  }

  it.each([true, false])(
    'taps for a move, and twice for what may not be, if that is wanted: %s',
    async (wanted) => {
      const player = await sitDown(stand, 'josephine', 1, {
        hasTouch: true,
        viewport: { width: 390, height: 700 },
        storageState: kept(stand, { ...swift, vibration: wanted }),
        before: noteTaps,
      });
      await player.press(7);
      await player.press(3);
      player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
      await player.agrees();
      await player.dragTo(0, 0, 1);
      await player.agrees();
      if (wanted)
        await when(player.page, () => (window as unknown as { asked: number[][] }).asked.length >= 2);
      const beats = await player.page.evaluate(() => (window as unknown as { asked: number[][] }).asked);
      expect(beats.map((one) => one.length)).toEqual(wanted ? [1, 3] : []);
    },
  );

  it('is offered where there may be one, and not beside a mouse alone', async () => {
    for (const hasTouch of [true, false]) {
      const { page } = await sitDown(stand, 'josephine', 1, { hasTouch });
      await page.keyboard.press('m');
      await page.locator('[data-key=settings]').click();
      await page.locator('#set-sounds').waitFor();
      expect(await page.locator('#set-vibration').count()).toBe(hasTouch ? 1 : 0);
    }
  });
});
