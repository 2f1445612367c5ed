// A page whose search has much to do: the hand notices nothing of it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { STOCK } from '../../../assembly/abi';
import { type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'forty-thieves', 3);
});
afterAll(() => expect(player.complaints).toEqual([]));

it('each touch is answered before the next line of script runs, while the search looks on', async () => {
  expect(await player.badge()).toMatch(/^looking/);
  const labels = await player.page.evaluate(() => {
    const stock = document.querySelector<HTMLElement>('.mirror [role=group]');
    return Array.from({ length: 20 }, () => {
      stock?.querySelector('button')?.click();
      return stock?.getAttribute('aria-label');
    });
  });
  expect(labels).toEqual(Array.from({ length: 20 }, (_, i) => `Stock, ${63 - i} cards`));
  for (let i = 0; i < 20; i++) player.twinDoes({ kind: 'turn' });
  await player.agrees();
  expect(await player.badge()).toMatch(/^looking/);
});

it('taps, undo and keys go on as ever', async () => {
  await player.tap(STOCK);
  await player.key('z', 'z', 'r');
  player.twinDoes({ kind: 'turn' }, { kind: 'undo' }, { kind: 'undo' }, { kind: 'redo' });
  await player.agrees();
});

it('a hint asked for too early says so, and the search goes on', async () => {
  await player.deal('forty-thieves', 3);
  await player.key('h');
  expect(await player.sentence()).toBe('Still looking; the hint comes as soon as one is found.');
  expect(await player.badge()).toMatch(/^looking/);
});

it('the badge tells what the search is at', async () => {
  await player.deal('forty-thieves', 3);
  await expect.poll(player.badge).toMatch(/^looking for (a win|a proof|either)…$/);
});

it('the search leaves a deal that is put away, and looks at the next', async () => {
  await player.deal('forty-thieves', 3);
  expect(await player.badge()).toMatch(/^looking/);
  await player.deal('free-cells', 1);
  await expect.poll(player.badge).toBe('winnable');
});
