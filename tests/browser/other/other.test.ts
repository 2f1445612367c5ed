// The page in Firefox and in WebKitGTK, where they are installed: deal, drag, keys, hint, win, reload, offline. What
// should lie there a twin without a picture says, as for Chromium.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherBrowsers, otherBrowsersLine } from '../../../scripts/otherBrowsers.mjs';
import type { PatienceSession } from '../../../src/patience/game/session/session';
import type { GameId } from '../../../src/shared/core/types';
import { type Driven, type Hand, until } from '../../support/other/driven';
import { openFirefox } from '../../support/other/firefox';
import { openWebKit } from '../../support/other/webkit';
import { tableOf, twinOf } from '../../support/player';
import { openSite, type Site } from '../../support/site';

const there = otherBrowsers();
process.stdout.write(`${otherBrowsersLine(there)}\n`);

/** A patience that is out but for two cards. */
const nearly = '#/free-cells?position=Foundations:_C-13_D-13_H-13_S-11;Freecells:_-_-_-_-;QS;KS;-;-;-;-;-;-';

const mouse = (...actions: Hand['actions']): Hand => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
const keys = (...typed: string[]): Hand => ({
  type: 'key',
  id: 'keyboard',
  actions: typed.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

function theTable(driven: Driven): Promise<string[][]> {
  return driven.run(() =>
    [...document.querySelectorAll('.mirror [role=group]')].map((group) => [
      group.getAttribute('aria-label') ?? '',
      ...[...group.querySelectorAll('button')].map((button) => button.textContent ?? ''),
    ]),
  );
}

const text = (driven: Driven, selector: string) =>
  driven.run((which) => document.querySelector(which)?.textContent ?? '', selector);

const ready = (driven: Driven) =>
  until(() => driven.run(() => performance.getEntriesByName('first-card').length > 0), 'the first card');

/** Waits until the page shows what the twin has. */
async function agrees(driven: Driven, twin: PatienceSession): Promise<void> {
  const wanted = JSON.stringify(tableOf(twin));
  let seen = '';
  await until(async () => {
    seen = JSON.stringify(await theTable(driven));
    return seen === wanted;
  }, 'the twin’s table').catch(() => expect(seen).toBe(wanted));
}

/** Waits until that many entries of the game on the table are kept, so that nothing is lost by leaving. */
async function keeps(driven: Driven, game: GameId, moves: number): Promise<void> {
  const kept = () =>
    driven.run(
      (id) =>
        new Promise<number>((resolve) => {
          const opened = indexedDB.open('napoleon');
          opened.onerror = () => resolve(-1);
          opened.onsuccess = () => {
            const db = opened.result;
            const asked = db.transaction('tables').objectStore('tables').get(id);
            asked.onsuccess = () => {
              db.close();
              resolve(asked.result?.transcript?.moves?.length ?? 0);
            };
          };
        }),
      game,
    );
  await until(async () => (await kept()) === moves, `${moves} moves kept`);
}

/** The middle of the strip of a card that can be seen; the buttons for readers lie over the cards. */
function pointOf(driven: Driven, group: number): Promise<{ x: number; y: number }> {
  return driven.run((at) => {
    const top = [...document.querySelectorAll('.mirror [role=group]')][at]!.querySelector(
      'button:last-of-type',
    )!;
    const { x, y, width, height } = top.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }, group);
}

const kinds = [
  { name: 'Firefox', isThere: there.firefox !== null, open: () => openFirefox(there.firefox!) },
  { name: 'WebKitGTK', isThere: there.webkit !== null, open: () => openWebKit(there.webkit!) },
] as const;

describe.each(kinds)('$name', ({ isThere, open }) => {
  let driven: Driven;
  let site: Site;
  let twin: PatienceSession;
  beforeAll(async () => {
    if (!isThere) return;
    site = await openSite('build/page');
    driven = await open();
    await driven.go(`${site.address}#/free-cells/5`);
    // nothing flies: drawing without a graphics card is slow
    await driven.run(() => localStorage.setItem('napoleon.settings', '{"speed":"off","welcomed":true}'));
    await driven.reload();
    await ready(driven);
    twin = await twinOf('free-cells', 5);
  });
  afterAll(async () => {
    if (!isThere) return;
    await driven.close();
    await site.stop();
  });

  it.skipIf(!isThere)('deals what the number says, and draws it', async () => {
    await agrees(driven, twin);
    const drawn = await driven.run(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#table canvas');
      return canvas !== null && canvas.width > 300 && canvas.height > 300;
    });
    expect(drawn).toBe(true);
  });

  it.skipIf(!isThere)('a card is dragged to a free cell', async () => {
    const [from, to] = [await pointOf(driven, 8 + 2), await pointOf(driven, 0)];
    const move = (point: { x: number; y: number }) => ({ type: 'pointerMove', duration: 60, ...point });
    const down = { type: 'pointerDown', button: 0 };
    await driven.act(
      mouse({ ...move(from), duration: 0 }, down, move({ x: from.x, y: from.y - 30 }), move(to), {
        type: 'pointerUp',
        button: 0,
      }),
    );
    expect(twin.dispatch({ kind: 'move', from: 2, to: 12, count: 1 })).toMatchObject({ kind: 'played' });
    await agrees(driven, twin);
  });

  it.skipIf(!isThere)('keys undo, play again and go over the table', async () => {
    await driven.act(keys('z'));
    twin.dispatch({ kind: 'undo' });
    await agrees(driven, twin);
    await driven.act(keys('r'));
    twin.dispatch({ kind: 'redo' });
    await agrees(driven, twin);
    await driven.act(keys('j', '5'));
    const focused = () => driven.run(() => document.activeElement?.textContent ?? '');
    await until(async () => (await focused()) === '6 of hearts, 6 of 6', 'the keyboard on column 5');
    await driven.act(keys('j', 'a'));
    await until(async () => (await focused()) === '7 of clubs', 'the keyboard on the cell');
  });

  it.skipIf(!isThere)('the search in its workers finds a line, and a hint names a move', async () => {
    await until(async () => (await text(driven, '.badge-word')) === 'winnable', 'the verdict');
    await driven.act(keys('h'));
    await until(async () => /(to|onto) /.test(await text(driven, '.message-text')), 'the hint');
    expect(await text(driven, '.message-text')).not.toContain('guess');
  });

  it.skipIf(!isThere)('the game lies there again after a reload', async () => {
    await keeps(driven, 'free-cells', 1);
    await driven.reload();
    await ready(driven);
    await agrees(driven, twin);
  });

  it.skipIf(!isThere)('and without a network, from the files that were kept', async () => {
    await until(() => driven.run(() => navigator.serviceWorker.controller !== null), 'the kept files');
    await site.stop();
    await driven.reload();
    await ready(driven);
    await agrees(driven, twin);
    expect(
      await driven.run(() =>
        fetch('nothing-here').then(
          () => 'answered',
          () => 'refused',
        ),
      ),
    ).not.toBe('answered');
  });

  it.skipIf(!isThere)('wins, and says so', async () => {
    await driven.run((hash) => {
      location.hash = hash;
    }, nearly);
    await until(
      async () => (await theTable(driven)).length > 0 && /own position/.test(await text(driven, '.bar')),
      'the deal',
    );
    await driven.act(keys('f'));
    await until(async () => (await text(driven, '.result[open]')).includes('has come out'), 'the result');
    await until(async () => (await text(driven, '.badge-word')) === 'won', 'the laurel');
  });
});
