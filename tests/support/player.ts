// A player at the built page: eyes that read the table as a screen reader does, a hand that knows from the layout's
// numbers where the cards lie, and a twin session without a picture that says what should lie there.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Lang, textsFor } from '../../src/i18n/index';
import type { Pile } from '../../src/patience/core/types';
import type { Intent } from '../../src/patience/game/session/intents';
import { createSession, type PatienceSession } from '../../src/patience/game/session/session';
import { cardRect } from '../../src/patience/table/homes';
import { type Layout, layoutFor } from '../../src/patience/table/layout';
import { columnPiles, upperPiles } from '../../src/patience/ui/base/focus';
import { groupLabel, placeLabel } from '../../src/patience/ui/page/mirror';
import type { GameId } from '../../src/shared/core/types';
import type { Rect } from '../../src/shared/table/pose';
import type { Settings } from '../../src/shared/ui/settings';
import { type OpenedPage, openPage, type PageOptions, type Stand } from './browser';
import { openTestCore } from './core';

export interface Player extends OpenedPage {
  /** the same game without a picture */
  readonly twin: PatienceSession;
  /** lays another deal by the address, or the same one anew */
  deal(game: GameId, number: number): Promise<void>;
  layout(): Promise<Layout>;
  /** where a card or place lies in the window, in CSS px */
  rect(pile: Pile, depth?: number): Promise<Rect>;
  /** a point of a card where it can be seen, or of an empty place */
  point(pile: Pile, depth?: number): Promise<{ x: number; y: number }>;
  tap(pile: Pile, depth?: number): Promise<void>;
  /** drags a card with those above it by so much */
  dragBy(pile: Pile, depth: number, dx: number, dy: number): Promise<void>;
  /** drags a card with those above it until it lies on the top card or place of a pile */
  dragTo(from: Pile, depth: number, to: Pile): Promise<void>;
  /** presses a reader's button */
  press(pile: Pile, depth?: number): Promise<void>;
  /** presses one after the other before the page can draw */
  pressAll(places: readonly (readonly [Pile, depth: number])[]): Promise<void>;
  key(...keys: string[]): Promise<void>;
  /** the intents that the hand's doings should have come to, told to the twin */
  twinDoes(...intents: Intent[]): void;
  /** every pile and card lies as it does for the twin */
  agrees(): Promise<void>;
  /** what a reader hears of a pile */
  hears(pile: Pile): Promise<string>;
  /** the sentence by the badge */
  sentence(): Promise<string>;
  badge(): Promise<string>;
}

const noSolver = { ask: () => new Promise<null>(() => {}), stop: () => {} };

/** A session without a picture, a clock or a solver. */
export async function twinOf(game: GameId, number: number): Promise<PatienceSession> {
  return createSession(
    {
      core: await openTestCore(),
      clock: { now: () => 0, after: () => () => {} },
      solver: noSolver,
      limits: { nodes: 1, seconds: 1 },
      autoUp: () => true,
    },
    { game, number },
  );
}

/** The table in a reader's words: for each pile its label and its cards from the bottom. */
export function readTable(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.mirror [role=group]')].map((group) => [
      group.getAttribute('aria-label') ?? '',
      ...[...group.querySelectorAll('button')].map((button) => button.textContent ?? ''),
    ]),
  );
}

/** The same of a session. */
export function tableOf({ state }: PatienceSession, lang: Lang = 'en'): string[][] {
  const texts = textsFor(lang, state.rules);
  const columns = columnPiles(state.rules);
  return [...upperPiles(state.rules), ...columns].map((pile) => {
    const cards = columns.includes(pile) ? Math.max(1, state.position.piles[pile]?.length ?? 0) : 1;
    const places = Array.from({ length: cards }, (_, i) => placeLabel(texts, state, pile, cards - 1 - i));
    return [groupLabel(texts, state, pile), ...places];
  });
}

/** Where the table's host lies in the window, and the screen it is laid out for. */
export async function layoutOn(page: Page, twin: PatienceSession): Promise<{ layout: Layout; box: Rect }> {
  const { box, pixelRatio } = await page.evaluate(() => {
    const host = document.getElementById('table') as HTMLElement;
    const { x, y } = host.getBoundingClientRect();
    const box = { x, y, width: host.clientWidth, height: host.clientHeight };
    return { box, pixelRatio: window.devicePixelRatio };
  });
  const { width, height } = box;
  const screen = { width, height, pixelRatio, leftHanded: false, largeFaces: false };
  return { layout: layoutFor(twin.state.rules, screen), box };
}

/** Who sits there: the twin changes with the deal. */
interface Seat {
  twin: PatienceSession;
}

function hands(page: Page, seat: Seat) {
  const rect = async (pile: Pile, depth = 0): Promise<Rect> => {
    const { layout, box } = await layoutOn(page, seat.twin);
    const there = cardRect(layout, seat.twin.state.position, pile, depth);
    if (!there) throw new Error(`no pile ${pile}`);
    return { ...there, x: there.x + box.x, y: there.y + box.y };
  };
  const point = async (pile: Pile, depth = 0) => {
    const { x, y, width } = await rect(pile, depth);
    return { x: x + width / 2, y: y + 6 };
  };
  const dragBy = async (pile: Pile, depth: number, dx: number, dy: number) => {
    const { x, y } = await point(pile, depth);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 });
    await page.mouse.move(x + dx, y + dy, { steps: 3 });
    await page.mouse.up();
  };
  return {
    rect,
    point,
    dragBy,
    layout: async () => (await layoutOn(page, seat.twin)).layout,
    async tap(pile: Pile, depth = 0) {
      const { x, y } = await point(pile, depth);
      await page.mouse.click(x, y);
    },
    async dragTo(from: Pile, depth: number, to: Pile) {
      const start = await rect(from, depth);
      const end = await rect(to);
      await dragBy(from, depth, end.x - start.x, end.y - start.y);
    },
    async key(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}

function indexOfPile(twin: PatienceSession, pile: Pile): number {
  const { rules } = twin.state;
  return [...upperPiles(rules), ...columnPiles(rules)].indexOf(pile);
}

function ears(page: Page, seat: Seat) {
  const group = (pile: Pile) => page.locator('.mirror [role=group]').nth(indexOfPile(seat.twin, pile));
  return {
    hears: async (pile: Pile) => (await group(pile).getAttribute('aria-label')) ?? '',
    press: (pile: Pile, depth = 0) =>
      group(pile)
        .locator(`button[data-depth="${depth}"]`)
        .evaluate((button) => (button as HTMLButtonElement).click()),
    pressAll: (places: readonly (readonly [Pile, depth: number])[]) =>
      page.evaluate(
        (all) => {
          const groups = document.querySelectorAll('.mirror [role=group]');
          for (const [index, depth] of all)
            groups[index]!.querySelector<HTMLButtonElement>(`button[data-depth="${depth}"]`)!.click();
        },
        places.map(([pile, depth]) => [indexOfPile(seat.twin, pile), depth] as const),
      ),
    sentence: async () =>
      (await page.evaluate(() => document.querySelector('.message-text')?.textContent)) ?? '',
    badge: async () => (await page.locator('.badge-word').textContent()) ?? '',
    agrees: () => expect.poll(() => readTable(page)).toEqual(tableOf(seat.twin)),
  };
}

function goTo(page: Page, game: GameId, number: number): Promise<void> {
  return page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${game}/${number}`);
}

/**
 * Writes into the kept games behind the page's back: an entry in the place of a game, or without one forgets them all,
 * so that a deal named by the address begins anew.
 */
export function writeTables(page: Page, game?: GameId, entry?: unknown): Promise<void> {
  return page.evaluate(
    ([key, value]) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('napoleon');
        open.onerror = reject;
        open.onsuccess = () => {
          const tx = open.result.transaction('tables', 'readwrite');
          const tables = tx.objectStore('tables');
          if (key === undefined) tables.clear();
          else tables.put(value, key);
          tx.commit();
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    [game, entry] as const,
  );
}

/** What the page has kept in one of its stores under a key. */
export function inStorage<T>(page: Page, store: string, key: string): Promise<T | undefined> {
  return page.evaluate(
    ([from, name]) =>
      new Promise<T | undefined>((resolve, reject) => {
        const open = indexedDB.open('napoleon');
        open.onerror = reject;
        open.onsuccess = () => {
          const asking = open.result.transaction(from).objectStore(from).get(name);
          asking.onsuccess = () => {
            open.result.close();
            resolve(asking.result);
          };
        };
      }),
    [store, key] as const,
  );
}

/** How many moves of a game's transcript the page has kept. */
export async function keptMoves(page: Page, game: GameId): Promise<number> {
  type Entry = { readonly transcript: { readonly moves: readonly string[] } };
  return (await inStorage<Entry>(page, 'tables', game))?.transcript.moves.length ?? 0;
}

/** Settings as an earlier visit left them. */
export function kept(stand: Stand, settings: Partial<Settings>): NonNullable<PageOptions['storageState']> {
  const localStorage = [{ name: 'napoleon.settings', value: JSON.stringify(settings) }];
  return { cookies: [], origins: [{ origin: new URL(stand.address).origin, localStorage }] };
}

/** Settings under which cards move without animation: for tests of what moves, not of how. */
export const swift: Partial<Settings> = { speed: 'off' };

/** A player at a fresh page with this deal on the table, the cards moving at once unless options say otherwise. */
export async function sitDown(
  stand: Stand,
  game: GameId,
  number: number,
  options: PageOptions = {},
): Promise<Player> {
  const small = { viewport: { width: 640, height: 440 }, storageState: kept(stand, swift), ...options };
  const opened = await openPage(stand, `${game}/${number}`, small);
  const { page } = opened;
  const seat: Seat = { twin: await twinOf(game, number) };
  const heard = ears(page, seat);
  return {
    ...opened,
    get twin() {
      return seat.twin;
    },
    ...hands(page, seat),
    ...heard,
    async deal(next, nextNumber) {
      const { state } = seat.twin;
      // left first: the game on the table is written again as its clock goes
      if (state.game === next && state.number === nextNumber) {
        seat.twin = await twinOf(next, nextNumber + 1);
        await goTo(page, next, nextNumber + 1);
        await heard.agrees();
      }
      await writeTables(page);
      seat.twin = await twinOf(next, nextNumber);
      await goTo(page, next, nextNumber);
      await heard.agrees();
    },
    twinDoes(...intents) {
      for (const intent of intents) expect(seat.twin.dispatch(intent).kind).not.toBe('refused');
    },
  };
}
