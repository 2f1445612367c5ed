// The whole game without a pointer.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import { when } from '../../support/browser';
import { type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'free-cells', 1);
});
afterAll(() => expect(player.complaints).toEqual([]));

/** What a reader hears of the place that the keyboard is on. */
const here = () => player.page.evaluate(() => document.activeElement?.textContent ?? '');

describe('arrows', () => {
  beforeEach(() => player.deal('free-cells', 1));

  it('walk among columns and cards, and up to the cells and foundations', async () => {
    const small = player.page.viewportSize()!;
    // Here the cells and foundations lie above the columns; on a low screen they lie beside them.
    await player.page.setViewportSize({ width: 1280, height: 800 });
    await when(player.page, () => document.querySelector('canvas')?.clientHeight === 746);
    await player.key('j', '1');
    expect(await here()).toBe('6 of spades, 7 of 7');
    await player.key('ArrowRight');
    expect(await here()).toBe('9 of clubs, 7 of 7');
    await player.key('ArrowUp', 'ArrowUp');
    expect(await here()).toBe('10 of diamonds, 5 of 7');
    await player.key('ArrowDown');
    expect(await here()).toBe('8 of spades, 6 of 7');
    await player.key('End');
    expect(await here()).toBe('10 of clubs, 6 of 6');
    await player.key('ArrowRight');
    expect(await here()).toBe('10 of clubs, 6 of 6');
    await player.key('Home');
    for (let i = 0; i < 7; i++) await player.key('ArrowUp');
    expect(await here()).toBe('Free cell a, empty');
    await player.key('End');
    expect(await here()).toBe('Foundation of spades, empty');
    await player.page.setViewportSize(small);
    await when(player.page, () => (document.querySelector('canvas')?.clientHeight ?? 0) < 500);
  });

  it('carry a card from Enter to Enter', async () => {
    await player.key('j', '2', 'Enter');
    player.twinDoes({ kind: 'select', pile: 1, depth: 0 });
    expect(await here()).toBe('9 of clubs, 7 of 7, picked up');
    await player.agrees();
    await player.key('j', 'a', 'Enter');
    player.twinDoes({ kind: 'move', from: 1, to: CELL, count: 1 });
    await player.agrees();
    expect(await here()).toBe('9 of clubs');
  });

  it('let Space do what Enter does', async () => {
    await player.key('j', '2', ' ', 'j', 'c', ' ');
    player.twinDoes({ kind: 'move', from: 1, to: CELL + 2, count: 1 });
    await player.agrees();
  });

  it('put the card back at Esc', async () => {
    await player.key('j', '2', 'Enter', 'Escape');
    await player.agrees();
  });

  it('send a card to its best place at a second Enter', async () => {
    await player.key('j', '2', 'Enter', 'Enter');
    player.twinDoes({ kind: 'send', pile: 1, depth: 0 });
    await player.agrees();
  });
});

describe('plus and minus', () => {
  it('choose how many cards are held', async () => {
    await player.deal('free-cells', 58);
    // the way that leads to a run of two on column 5
    for (const way of ['5f', '6f', '45', '82', '13', '81', '61', '46', '4f', '8f']) {
      const [from, to] = way as unknown as readonly [string, string];
      await player.key('j', from, 'Enter', 'j', to, 'Enter');
      const pile = Number(from) - 1;
      if (to === 'f') player.twinDoes({ kind: 'send', pile, depth: 0 });
      else player.twinDoes({ kind: 'move', from: pile, to: Number(to) - 1, count: 1 });
      await player.agrees();
    }
    await player.key('j', '5', 'Enter', '+');
    player.twinDoes({ kind: 'select', pile: 4, depth: 1 });
    await player.agrees();
    await player.key('-');
    player.twinDoes({ kind: 'select', pile: 4, depth: 0 });
    await player.agrees();
    await player.key('+', 'j', '8', 'Enter');
    player.twinDoes({ kind: 'move', from: 4, to: 7, count: 2 });
    await player.agrees();
  });
});

describe('the stock', () => {
  beforeEach(() => player.deal('josephine', 1));

  it.each(['d', ' '])('turns at %j', async (key) => {
    await player.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await player.key(key);
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
    expect(await player.hears(WASTE)).toBe('Waste, 1 card, top 3 of spades');
  });

  it('turns at Space on the stock itself', async () => {
    await player.key('j', 's', ' ', ' ');
    player.twinDoes({ kind: 'turn' }, { kind: 'turn' });
    await player.agrees();
    expect(await here()).toBe('Turn a card, 62 cards left');
  });

  it('does not turn at Space on another pile: the card is picked up', async () => {
    await player.key('j', '8', ' ');
    player.twinDoes({ kind: 'select', pile: 7, depth: 0 });
    await player.agrees();
  });

  it('begins a second pass when it is empty', async () => {
    while ((player.twin.state.position.piles[STOCK]?.length ?? 0) > 0) {
      await player.key('d');
      player.twinDoes({ kind: 'turn' });
    }
    await player.agrees();
    await player.key('d');
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
    expect(player.twin.state.position.pass).toBe(2);
  });
});

describe('J', () => {
  beforeEach(() => player.deal('josephine', 1));

  it.each([
    [['3'], '8 of hearts, 4 of 4'],
    [['0'], '2 of spades, 4 of 4'],
    [['1', '0'], '2 of spades, 4 of 4'],
    [['s'], 'Turn a card, 64 cards left'],
    [['w'], 'Waste, empty'],
    [['f'], 'Foundation of clubs, empty'],
  ] as const)('%j jumps to a pile', async (keys, label) => {
    await player.key('j', ...keys);
    expect(await here()).toBe(label);
    // a tenth column is still awaited after 1: any other key ends that
    await player.key('Escape');
  });

  it('waits for one key: what comes after has its usual meaning', async () => {
    await player.key('j', '3', 'd');
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
  });

  it('is given up at Esc', async () => {
    await player.key('j', 'Escape', 'd');
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
  });
});

describe('letters', () => {
  it('go by what is typed, and Ctrl with them belongs to the browser', async () => {
    await player.deal('josephine', 1);
    await player.page.keyboard.press('Control+d');
    await player.page.keyboard.press('Control+h');
    await player.agrees();
    expect(await player.sentence()).toBe('');
  });

  it('of the foundations: a card goes up', async () => {
    await player.deal('free-cells', 58);
    await player.key('j', '5', 'Enter', 'j', 'f', 'Enter');
    player.twinDoes({ kind: 'send', pile: 4, depth: 0 });
    await player.agrees();
    expect(player.twin.state.position.piles.slice(FOUNDATION).flat()).not.toEqual([]);
  });
});

describe('a key that is held down', () => {
  const hold = async (key: string) => {
    for (let i = 0; i < 20; i++) await player.page.keyboard.down(key);
    await player.page.keyboard.up(key);
  };

  it('turns one card', async () => {
    await player.deal('forty-thieves', 1);
    await hold('d');
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
  });

  it('on a letter of another script is the letter of its place', async () => {
    await player.deal('forty-thieves', 1);
    await player.page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'в', code: 'KeyD', bubbles: true })),
    );
    player.twinDoes({ kind: 'turn' });
    await player.agrees();
  });

  it('deals one new game', async () => {
    await player.deal('forty-thieves', 1);
    const deals = player.page.evaluate(
      () =>
        new Promise<number>((told) => {
          const seen = new Set<string>([document.title]);
          const watch = new MutationObserver(() => {
            seen.add(document.title);
            if (seen.size === 2) setTimeout(() => told(seen.size), 300);
          });
          watch.observe(document.head, { childList: true, subtree: true, characterData: true });
        }),
    );
    await hold('n');
    expect(await deals).toBe(2);
  });

  it('presses a button once', async () => {
    await player.deal('forty-thieves', 1);
    await player.page.getByRole('button', { name: 'Menu' }).focus();
    await hold('Enter');
    expect(await player.page.locator('dialog[open] h2').textContent()).toBe('Menu');
    await player.key('Escape');
  });
});
