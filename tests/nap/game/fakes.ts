import { readFileSync } from 'node:fs';
import { napOn } from '../../../src/nap/core/nap';
import type { NapSettings } from '../../../src/nap/core/types';
import type { NapHabits, NapOutcome, NapTable, Sitter } from '../../../src/nap/game/session/intents';
import { createNapSession, type FirstNap, type NapMatch } from '../../../src/nap/game/session/session';
import type { NapState } from '../../../src/nap/game/session/state';
import type { NapParts } from '../../../src/nap/game/session/store';
import { answerNap, openNapCores } from '../../../src/nap/solver/answer';
import type { NapAnswer, NapInfo, NapSolver, NapWork } from '../../../src/nap/solver/protocol';
import { instantiate, type NapExports } from '../../../src/shared/core/open';
import { fakeClock } from '../../patience/game/fakes';
import { build } from '../../support/core';

const wasm = new URL(`../../../build/wasm/nap-${build}.wasm`, import.meta.url);
export const napModule = new WebAssembly.Module(readFileSync(wasm));

export async function openNapCore() {
  return napOn(await instantiate<NapExports>(napModule, 0));
}

const cores = await openNapCores(napModule);

/** The real answers without a thread: one question at a time, the newest wins, no clock. */
export function nearSolver(worlds = 50) {
  const asked: NapWork[] = [];
  let newest = 0;
  const solver: NapSolver & { readonly asked: NapWork[]; down: boolean; stops: number } = {
    asked,
    down: false,
    stops: 0,
    async ask(work: NapWork, onInfo: (info: NapInfo) => void): Promise<NapAnswer | null> {
      const mine = ++newest;
      asked.push(work);
      await Promise.resolve();
      if (solver.down) throw new Error('the worker is gone');
      if (mine !== newest) return null;
      const limits = { worlds, milliseconds: Number.POSITIVE_INFINITY };
      const few = work.want === 'advice' ? { ...work, limits } : work;
      let now = 0;
      return answerNap(cores, few, {
        now: () => (now += 10),
        breathe: () => Promise.resolve(),
        stopped: () => mine !== newest,
        onInfo,
      });
    },
    stop() {
      newest++;
      solver.stops++;
    },
  };
  return solver;
}

export const person: Sitter = { kind: 'person', name: '' };
export const computer = (level: 'easy' | 'medium' | 'hard'): Sitter => ({
  kind: 'computer',
  level,
  name: '',
});

export const plainSettings: NapSettings = {
  players: 4,
  allPass: 'redeal',
  lowest: 'two',
  misere: 'plain',
  misereLost: 3,
  wellington: true,
  blucher: true,
  blucherWon: 30,
  blucherLost: 15,
  playOn: false,
  pack: 'full',
};

/** A table of these, under the plain settings with some laid over them. */
export function tableOf(chairs: readonly Sitter[], over: Partial<NapSettings> = {}): NapTable {
  return { settings: { ...plainSettings, players: chairs.length, ...over }, chairs };
}

export const aloneAmong = (n: number, level: 'easy' | 'medium' | 'hard' = 'easy'): readonly Sitter[] => [
  person,
  ...Array.from({ length: n - 1 }, () => computer(level)),
];

export interface NapScene {
  readonly match: NapMatch;
  readonly clock: ReturnType<typeof fakeClock>;
  readonly solver: ReturnType<typeof nearSolver>;
  readonly told: { readonly outcome: NapOutcome; readonly state: NapState }[];
  readonly habits: { -readonly [K in keyof NapHabits]: NapHabits[K] };
  readonly core: NapParts['core'];
  /** lets answers come in, and time go by */
  pass(milliseconds: number): Promise<void>;
}

export async function openNapScene(
  first: FirstNap,
  solver = nearSolver(),
  ownCore?: NapScene['core'],
): Promise<NapScene> {
  const core = ownCore ?? (await openNapCore());
  const clock = fakeClock();
  const habits = {
    pace: 'normal',
    playOnly: false,
    trickWaits: false,
    takeBack: false,
    suits: 'shcd',
  } as NapScene['habits'];
  let seed = 1000;
  const match = createNapSession({ core, solver, clock, habits: () => habits, anySeed: () => ++seed }, first);
  const told: NapScene['told'] = [];
  match.subscribe((state, outcome) => told.push({ outcome, state }));
  const pass = async (milliseconds: number): Promise<void> => {
    await settle();
    clock.pass(milliseconds);
    await settle();
  };
  return { match, clock, solver, told, habits, core, pass };
}

/** Lets every promise that can resolve do so. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Plays on, a person taking the first legal call and card, until the deal is done. */
export async function playOut(scene: NapScene, step = 600): Promise<void> {
  const { match, pass } = scene;
  for (let i = 0; match.state.opened === null; i++) {
    if (i > 400) throw new Error(`the deal goes on for ever: ${JSON.stringify(match.state)}`);
    const { state } = match;
    if (state.phase === 'cover') match.dispatch({ kind: 'ready' });
    else if (state.legalCards.length > 0) match.dispatch({ kind: 'play', card: state.legalCards[0]! });
    else if (state.legalCalls.length > 0) match.dispatch({ kind: 'call', call: state.legalCalls[0]! });
    else await pass(step);
  }
}
