// The player of `live.mjs`: hands in a real page, and a twin session without a picture that knows what is legal.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { FOUNDATION, STOCK } from '../../assembly/abi';
import { textsOf } from '../../src/i18n/index';
import { moveParts } from '../../src/patience/core/buffers';
import { type OpenCore, openCore } from '../../src/patience/core/patience';
import type { Move, Pile } from '../../src/patience/core/types';
import type { Intent } from '../../src/patience/game/session/intents';
import { createSession, type PatienceSession } from '../../src/patience/game/session/session';
import { columnPiles, upperPiles } from '../../src/patience/ui/base/focus';
import { hintText } from '../../src/patience/ui/base/narrate';
import type { GameId } from '../../src/shared/core/types';
import { openPage, openStand, type Stand } from '../support/browser';

export interface Live {
  readonly stand: Stand;
}

export type Kind = 'line' | 'deviation' | 'undo';

/** One action and how long its verdict took. */
export interface Timed {
  readonly kind: Kind;
  readonly milliseconds: number;
  /** the badge's state */
  readonly verdict: string;
}

interface Seat {
  readonly page: Page;
  readonly twin: PatienceSession;
  readonly core: OpenCore;
  readonly random: () => number;
}

/** What is pressed: a pile's group and a depth in it, or a command of the bar. */
type Press = readonly [group: number, depth: number] | string;

const wasm = new URL('../../build/wasm/release.wasm', import.meta.url);
/** Of a hundred actions on a winnable position so many are another move than the line's, and so many an undo. */
const deviations = 25;
const undos = 8;

export async function openLive(): Promise<Live> {
  return { stand: await openStand() };
}

/** Makes every press, and waits for the badge after the last one. */
function pressAndTime(page: Page, presses: readonly Press[]): Promise<Omit<Timed, 'kind'>> {
  return page.evaluate(async (all) => {
    const laurel = document.querySelector<SVGElement>('.badge .laurel')!;
    const press = (what: (typeof all)[number]): void => {
      const group =
        typeof what === 'string' ? document : document.querySelectorAll('.mirror [role=group]')[what[0]]!;
      const name =
        typeof what === 'string' ? `.bar [data-command=${what}]` : `button[data-depth="${what[1]}"]`;
      group.querySelector<HTMLButtonElement>(name)!.click();
    };
    for (const what of all.slice(0, -1)) press(what);
    const began = performance.now();
    press(all.at(-1)!);
    const looking = () => laurel.dataset.state === 'looking';
    if (looking()) {
      await new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (looking()) return;
          watch.disconnect();
          resolve();
        });
        watch.observe(laurel, { attributes: true });
      });
    }
    return { milliseconds: performance.now() - began, verdict: laurel.dataset.state ?? '' };
  }, presses);
}

function groupOf({ state }: PatienceSession, pile: Pile): number {
  return [...upperPiles(state.rules), ...columnPiles(state.rules)].indexOf(pile);
}

const isTurn = (move: Move): boolean => [moveParts(move).from, moveParts(move).to].includes(STOCK);

function pressesFor(twin: PatienceSession, move: Move): Press[] {
  const { from, to, count } = moveParts(move);
  if (isTurn(move)) return [[groupOf(twin, STOCK), 0]];
  return [
    [groupOf(twin, from), count - 1],
    [groupOf(twin, to), 0],
  ];
}

async function act(seat: Seat, kind: Kind, presses: readonly Press[], intent: Intent): Promise<Timed> {
  const timed = await pressAndTime(seat.page, presses);
  if (seat.twin.dispatch(intent).kind === 'refused')
    throw new Error(`the twin refused ${JSON.stringify(intent)}`);
  return { kind, ...timed };
}

function make(seat: Seat, kind: Kind, move: Move): Promise<Timed> {
  const intent: Intent = isTurn(move) ? { kind: 'turn' } : { kind: 'move', ...moveParts(move) };
  return act(seat, kind, pressesFor(seat.twin, move), intent);
}

/** The legal moves, but none that takes cards back from a foundation. */
function movesOf({ core }: Seat): Move[] {
  return core.moves().filter((move) => moveParts(move).from < FOUNDATION);
}

/** The move that the page's hint names. */
async function hinted(seat: Seat): Promise<Move | undefined> {
  await seat.page.keyboard.press('h');
  const said = (await seat.page.locator('.message').textContent())?.replace(/: .*$/, '.');
  const { position } = seat.twin.state;
  return movesOf(seat).find((move) => {
    const { from, to, count } = moveParts(move);
    const card = isTurn(move) ? null : (position.piles[from]?.at(-count) ?? null);
    return hintText(textsOf('en'), { move, kind: 'line', card, from, to, count }) === said;
  });
}

async function next(seat: Seat, verdict: string): Promise<Timed | null> {
  const chance = Math.floor(100 * seat.random());
  const { state } = seat.twin;
  if (state.status === 'won') return null;
  const back = verdict !== 'winnable' || chance < undos;
  if (back && state.canUndo) return act(seat, 'undo', ['undo'], { kind: 'undo' });
  const line = await hinted(seat);
  const others = movesOf(seat).filter((move) => move !== line);
  const other = others[Math.floor(others.length * seat.random())];
  if (line === undefined || (other !== undefined && chance < undos + deviations))
    return other === undefined ? null : make(seat, 'deviation', other);
  return make(seat, 'line', line);
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

async function sit({ stand }: Live, game: GameId, number: number): Promise<Seat> {
  const { origin } = new URL(stand.address);
  const settings = [{ name: 'napoleon.settings', value: JSON.stringify({ speed: 'off' }) }];
  const storageState = { cookies: [], origins: [{ origin, localStorage: settings }] };
  const { page } = await openPage(stand, `${game}/${number}`, { storageState });
  const core = await openCore(new WebAssembly.Module(readFileSync(wasm)));
  const silent = { ask: () => new Promise<null>(() => {}), stop: () => {} };
  const clock = { now: () => 0, after: () => () => {} };
  const limits = { nodes: 1, seconds: 1 };
  const twin = createSession({ core, clock, solver: silent, limits, autoUp: () => true }, { game, number });
  return { page, twin, core, random: randomFrom(number) };
}

/** Plays a deal for at most so many actions; a deal that is not winnable at its beginning is not played. */
export async function playDeal(live: Live, game: GameId, number: number, actions: number): Promise<Timed[]> {
  const seat = await sit(live, game, number);
  const laurel = seat.page.locator('.badge .laurel:not([data-state=looking])');
  await laurel.waitFor({ timeout: 60_000 });
  let verdict = (await laurel.getAttribute('data-state')) ?? '';
  const timed: Timed[] = [];
  while (verdict === 'winnable' || timed.length > 0) {
    const action = timed.length < actions ? await next(seat, verdict) : null;
    if (action === null) break;
    timed.push(action);
    verdict = action.verdict;
  }
  await seat.page.context().close();
  return timed;
}
