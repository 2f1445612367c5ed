// The badge, hints and the shown line, with the true search behind them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CELL, FOUNDATION } from '../../../assembly/abi';
import { textsOf } from '../../../src/i18n/index';
import { moveParts } from '../../../src/patience/core/buffers';
import type { Move } from '../../../src/patience/core/types';
import { hintText } from '../../../src/patience/ui/base/narrate';
import { atRest } from '../../support/browser';
import { openTestCore } from '../../support/core';
import { type Player, sitDown } from '../../support/player';
import { stand } from '../../support/stand';

let player: Player;
beforeAll(async () => {
  player = await sitDown(stand, 'free-cells', 1);
});
afterAll(() => expect(player.complaints).toEqual([]));

const judge = await openTestCore();

/** The legal move of the twin's position that a hint's sentence names, before its reason. */
function moveOf(said: string): Move | undefined {
  const sentence = said.replace(/: .*$/, '.');
  const { position } = player.twin.state;
  judge.setRules(judge.gameRules(player.twin.state.game));
  judge.load(position);
  return judge.moves().find((move) => {
    const { from, to, count } = moveParts(move);
    const card = position.piles[from]?.at(-count) ?? null;
    return hintText(textsOf('en'), { move, kind: 'line', card, from, to, count }) === sentence;
  });
}

async function badgeSays(word: string): Promise<void> {
  await expect.poll(player.badge).toBe(word);
}

/** Moves the top card of column 2 to a cell. */
async function toCell(cell: number): Promise<void> {
  await player.press(1);
  await player.press(CELL + cell);
  player.twinDoes({ kind: 'move', from: 1, to: CELL + cell, count: 1 });
}

/** Plays what the hint says. Returns what it said. */
async function followHint(): Promise<string> {
  await player.key('h');
  const said = await player.sentence();
  const move = moveOf(said);
  expect(move, `${said} is a legal move`).toBeDefined();
  const { from, to, count } = moveParts(move as Move);
  await player.press(from, count - 1);
  await player.press(to);
  player.twinDoes({ kind: 'move', from, to, count });
  return said;
}

describe('the badge', () => {
  beforeEach(() => player.deal('free-cells', 1));

  it('says that a deal can be won, and how far that is known', async () => {
    await badgeSays('winnable');
    await player.page.locator('.badge').click();
    expect(await player.sentence()).toMatch(
      /^This position can be won: a whole line has been found and checked\. The shortest line known takes \d+ moves\.( An? \w+ deal: .+)?$/,
    );
  });

  it('says of an impossible deal that it cannot be won', async () => {
    await player.deal('free-cells', 11982);
    await badgeSays('cannot be won');
    await player.key('h');
    expect(await player.sentence()).toBe('No move helps: it is proved that this position cannot be won.');
  });

  it('offers the way back to the last position that could be won', async () => {
    await badgeSays('winnable');
    for (const column of [0, 1]) await toCell(column);
    await badgeSays('winnable');
    await toCell(2);
    await badgeSays('can no longer be won');
    await player.key('h');
    await player.page.locator('.message-buttons button').first().click();
    await badgeSays('winnable');
    player.twinDoes({ kind: 'undo' });
    await player.agrees();
  });

  it('turns after a losing move, and undo brings winnable back at once', async () => {
    await badgeSays('winnable');
    await toCell(0);
    await toCell(1);
    await badgeSays('winnable');
    await toCell(2);
    await badgeSays('can no longer be won');
    const after = await player.page.evaluate(() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true }));
      return document.querySelector('.badge-word')?.textContent;
    });
    expect(after).toBe('winnable');
    player.twinDoes({ kind: 'undo' });
    await player.agrees();
  });

  it('never shows the old deal’s verdict for a new one', async () => {
    await badgeSays('winnable');
    const seen = await player.page.evaluate(async () => {
      location.hash = '#/free-cells/11982';
      await new Promise((heard) => window.addEventListener('hashchange', heard, { once: true }));
      const words: (string | null)[] = [];
      for (const end = performance.now() + 30_000; performance.now() < end; ) {
        words.push(document.querySelector('.badge-word')?.textContent ?? null);
        if (words.at(-1) === 'cannot be won') break;
        await new Promise((passed) => setTimeout(passed, 20));
      }
      return [...new Set(words)];
    });
    expect([...new Set(seen.map((word) => word?.replace(/^looking.*/, 'looking')))]).toEqual([
      'looking',
      'cannot be won',
    ]);
  });
});

describe('the hint', () => {
  it('names a legal move by card and piles, is spoken, and shows an arrow until the next input', async () => {
    await player.deal('free-cells', 1);
    await badgeSays('winnable');
    const canvas = player.page.locator('canvas');
    await atRest(player.page);
    const before = await canvas.screenshot();
    await player.key('h');
    const said = await player.sentence();
    // which line is the shortest known by now hangs on how long the search has had
    expect(said).toMatch(/^.+ from column \d to .+: .+\.$/);
    expect(moveOf(said)).toBeDefined();
    await expect.poll(() => player.page.locator('.live').textContent()).toBe(said.replace(/\.$/, ''));
    await atRest(player.page);
    expect((await canvas.screenshot()).equals(before)).toBe(false);
    await player.key('Escape');
    expect(await player.sentence()).toBe('');
    await player.agrees();
  });

  it('is given at the button as well', async () => {
    await player.deal('free-cells', 1);
    await badgeSays('winnable');
    await player.page.locator('.bar [data-command=hint]').click();
    expect(moveOf(await player.sentence())).toBeDefined();
  });

  it('followed again and again wins', async () => {
    await player.deal('free-cells', 1);
    await badgeSays('winnable');
    for (let moves = 0; player.twin.state.status === 'playing'; moves++) {
      expect(moves).toBeLessThan(150);
      await followHint();
    }
    await player.agrees();
    expect(player.twin.state.position.piles.slice(FOUNDATION).flat()).toHaveLength(52);
    const result = player.page.locator('dialog.result[open]');
    await result.waitFor();
    expect(await result.locator('h2').textContent()).toBe('The patience has come out');
    expect(await result.locator('.result-figures').textContent()).toMatch(/^in \d+ moves, .*with help$/);
  });
});

describe('the line', () => {
  const at = () => player.page.locator('.line-at').textContent();
  const press = (id: string) => player.page.locator(`.line-player [data-command=${id}]`).click();

  beforeEach(async () => {
    await player.deal('free-cells', 1);
    await badgeSays('winnable');
    await toCell(3);
    await badgeSays('winnable');
    await player.agrees();
  });

  it('plays, pauses, steps both ways, and leaves the game as it was', async () => {
    await player.key('Shift+h');
    await expect.poll(at).toMatch(/^Move [1-9]\d* of \d+$/);
    await press('linePause');
    const paused = Number((await at())?.split(' ')[1]);
    await press('lineStep');
    expect(await at()).toMatch(new RegExp(`^Move ${paused + 1} of `));
    await press('lineBack');
    await press('lineBack');
    expect(await at()).toMatch(new RegExp(`^Move ${paused - 1} of `));
    await player.page.waitForTimeout(500);
    expect(await at()).toMatch(new RegExp(`^Move ${paused - 1} of `));
    await press('leaveLine');
    await player.agrees();
    expect(await player.page.locator('.bar-moves').textContent()).toBe('1 move');
    await player.key('z');
    player.twinDoes({ kind: 'undo' });
    await player.agrees();
  });

  it('goes by keys: arrows, Space and Esc', async () => {
    await player.key('Shift+h', ' ');
    const first = Number((await at())?.split(' ')[1]);
    await player.key('ArrowRight', 'ArrowRight', 'ArrowLeft');
    expect(await at()).toMatch(new RegExp(`^Move ${first + 1} of `));
    await player.key('Escape');
    await player.agrees();
  });

  it('plays on to the end as fast as it is asked to', async () => {
    await player.key('Shift+h', '+', '+', '+', '+', '+');
    await expect.poll(at).toMatch(/^Move (\d+) of \1: won$/);
    await player.key('Escape');
    await player.agrees();
  });
});

describe('the search', () => {
  it('whose worker is killed is begun anew', async () => {
    const { page, complaints, deal, badge } = await sitDown(stand, 'forty-thieves', 3, {
      before: () => {
        const workers: Worker[] = [];
        const Real = window.Worker;
        window.Worker = class extends Real {
          constructor(url: string | URL, options?: WorkerOptions) {
            super(url, options);
            workers.push(this);
          }
        };
        Object.assign(window, { workers });
      },
    });
    const started = () => page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.length);
    expect(await badge()).toMatch(/^looking/);
    await expect.poll(started).toBe(1);
    await page.evaluate(() => {
      const [worker] = (window as unknown as { workers: Worker[] }).workers;
      worker?.terminate();
      worker?.dispatchEvent(new ErrorEvent('error', { message: 'crashed' }));
    });
    await expect.poll(started).toBe(2);
    expect(await badge()).toMatch(/^looking/);
    await deal('free-cells', 1);
    await expect.poll(badge).toBe('winnable');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
