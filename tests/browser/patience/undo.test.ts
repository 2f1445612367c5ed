// Undo and redo, and cards that go up by themselves.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STOCK } from '../../../assembly/abi';
import { type Player, sitDown, tableOf } from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'josephine', 1);
});
afterAll(() => expect(player.complaints).toEqual([]));
beforeEach(() => player.deal('josephine', 1));

const button = (id: string) => player.page.locator(`.bar [data-command=${id}]`);

/** Turns some cards of the stock. */
async function turn(cards: number): Promise<void> {
  for (let i = 0; i < cards; i++) {
    await player.press(STOCK);
    player.twinDoes({ kind: 'turn' });
  }
  await player.agrees();
}

describe('undo', () => {
  it.each(['z', 'u', 'Backspace', 'Control+z'])(
    'at %s, and redo at R, Ctrl+Y and Ctrl+Shift+Z',
    async (key) => {
      await turn(4);
      await player.key(key, key, key);
      player.twinDoes({ kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' });
      await player.agrees();
      await player.key('r', 'Control+y', 'Control+Shift+z');
      player.twinDoes({ kind: 'redo' }, { kind: 'redo' }, { kind: 'redo' });
      await player.agrees();
    },
  );

  it('and redo at their buttons, which say when there is no more', async () => {
    await turn(2);
    await button('undo').click();
    await button('undo').click();
    player.twinDoes({ kind: 'undo' }, { kind: 'undo' });
    await player.agrees();
    expect(await button('undo').getAttribute('aria-disabled')).toBe('true');
    await button('redo').click();
    await button('redo').click();
    player.twinDoes({ kind: 'redo' }, { kind: 'redo' });
    await player.agrees();
    expect(await button('redo').getAttribute('aria-disabled')).toBe('true');
    expect(await player.page.locator('.bar-moves').textContent()).toBe('2 moves');
  });

  it('takes the automatic moves back with the move, and they do not spring back', async () => {
    await player.press(7);
    await player.press(3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    expect(player.twin.state.moves).toBe(2);
    await player.agrees();
    expect(await player.page.locator('.bar-moves').textContent()).toBe('2 moves');
    await player.key('z');
    player.twinDoes({ kind: 'undo' });
    await player.agrees();
    expect(await player.page.locator('.bar-moves').textContent()).toBe('0 moves');
  });

  it('ten times within 300 ms lands ten moves back', async () => {
    await turn(12);
    await player.page.evaluate(() => {
      for (let i = 0; i < 10; i++) {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
      }
    });
    for (let i = 0; i < 10; i++) player.twinDoes({ kind: 'undo' });
    await player.agrees();
    expect(player.twin.state.position.piles[STOCK]).toHaveLength(62);
  });

  it('held down leads back to the start, and redo from there to the end again', async () => {
    const start = tableOf(player.twin);
    await turn(5);
    await button('undo').click({ delay: 700 });
    player.twinDoes({ kind: 'undoAll' });
    await player.agrees();
    expect(tableOf(player.twin)).toEqual(start);
    for (let i = 0; i < 5; i++) {
      await player.key('r');
      player.twinDoes({ kind: 'redo' });
    }
    await player.agrees();
  });

  it('after which another move ends what could be redone', async () => {
    await turn(3);
    await player.key('z', 'z');
    player.twinDoes({ kind: 'undo' }, { kind: 'undo' });
    await player.press(7);
    await player.press(3);
    player.twinDoes({ kind: 'move', from: 7, to: 3, count: 1 });
    await player.agrees();
    expect(await button('redo').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the same deal again', () => {
  it('lies as at first, with nothing to undo', async () => {
    await turn(3);
    await button('menu').click();
    await player.page.getByRole('button', { name: 'Same deal again' }).click();
    player.twinDoes({ kind: 'again' });
    await player.agrees();
    expect(await player.page.locator('.bar-moves').textContent()).toBe('0 moves');
  });
});
