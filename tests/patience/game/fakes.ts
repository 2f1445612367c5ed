import type { OpenCore } from '../../../src/patience/core/patience';
import type { Move, RuleRecord } from '../../../src/patience/core/types';
import type { Outcome } from '../../../src/patience/game/session/intents';
import { createSession, type PatienceSession } from '../../../src/patience/game/session/session';
import type { SessionParts } from '../../../src/patience/game/session/store';
import type { Transcript } from '../../../src/patience/game/text/transcript';
import type { Info, Solver, Verdict, Work } from '../../../src/patience/solver/protocol';
import type { GameId } from '../../../src/shared/core/types';
import type { Clock } from '../../../src/shared/game/clock';
import { openTestCore } from '../../support/core';

/** Two packs near the end, five cards in the stock. */
export const endgame = [
  'Foundations: C-8 C-9 D-13 D-13 H-9 H-8 S-13 S-13',
  'Stock: 9H TH TC KC TC',
  'TH JH JH QH',
  'KC QC 9C',
  'KH JC KH',
  'JC QC QH',
].join('\n');

/** A clock that goes only when it is told to. */
export function fakeClock(): Clock & { pass(milliseconds: number): void } {
  let now = 0;
  const waiting = new Set<{ readonly at: number; readonly call: () => void }>();
  return {
    now: () => now,
    after(milliseconds, call) {
      const wait = { at: now + milliseconds, call };
      waiting.add(wait);
      return () => waiting.delete(wait);
    },
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const due = [...waiting].filter((wait) => wait.at <= end).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        waiting.delete(due);
        now = due.at;
        due.call();
      }
      now = end;
    },
  };
}

export interface Question {
  readonly work: Work;
  /** tells the asker of progress */
  info(info: Info): void;
  answer(verdict: Partial<Verdict>): Promise<void>;
  fail(): Promise<void>;
}

/** A solver that writes down what it is asked and answers when a test wants. */
export function fakeSolver(): Solver & { readonly asked: Question[]; stops: number } {
  const asked: Question[] = [];
  return {
    asked,
    stops: 0,
    ask(work, onInfo) {
      return new Promise((resolve, reject) => {
        asked.push({
          work,
          info: onInfo,
          async answer(verdict) {
            const blank = {
              ticket: work.ticket,
              status: 'unknown',
              nodes: 1,
              milliseconds: 1,
              why: 'nodes',
            } as const;
            resolve({ ...blank, line: new Uint32Array(), ...verdict });
            await settled();
          },
          async fail() {
            reject(new Error('the worker is gone'));
            await settled();
          },
        });
      });
    },
    stop() {
      this.stops++;
    },
  };
}

async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await Promise.resolve();
}

export interface Scene {
  readonly session: PatienceSession;
  readonly core: OpenCore;
  readonly clock: ReturnType<typeof fakeClock>;
  readonly solver: ReturnType<typeof fakeSolver>;
  readonly told: Outcome[];
  readonly settings: { autoUp: boolean };
  last(): Question;
  /** the table's cards as text that compares well: piles of ids */
  cards(): string;
}

export async function openScene(
  game: GameId,
  number = 1,
  more: Pick<SessionParts, 'helpedBefore'> = {},
): Promise<Scene> {
  const core = await openTestCore();
  const clock = fakeClock();
  const solver = fakeSolver();
  const settings = { autoUp: true };
  const limits = { nodes: 1000, seconds: 1 };
  const session = createSession(
    { core, clock, solver, limits, autoUp: () => settings.autoUp, ...more },
    { game, number },
  );
  const told: Outcome[] = [];
  session.subscribe((_state, outcome) => told.push(outcome));
  const last = (): Question => solver.asked.at(-1)!;
  const cards = (): string => JSON.stringify(session.state.position);
  return { session, core, clock, solver, told, settings, last, cards };
}

/** A transcript of a game that begins from written cards. */
export function written(
  core: OpenCore,
  game: GameId,
  position: string,
  changes: Partial<RuleRecord> = {},
): Transcript {
  return {
    napoleon: 1,
    game,
    rules: { ...core.gameRules(game), ...changes },
    number: null,
    position,
    moves: [],
    at: 0,
    elapsed: 0,
    helped: false,
  };
}

/**
 * A winning line from the position in the core, by trying everything, foundation moves first;
 * `null` when there is none.
 */
export function solve(core: OpenCore): Move[] | null {
  const seen = new Set<bigint>();
  const line: Move[] = [];
  const search = (): boolean => {
    if (core.status() === 'won') return true;
    if (seen.has(core.key())) return false;
    seen.add(core.key());
    for (const move of core.moves().sort((a, b) => up(b) - up(a))) {
      const { undo } = core.play(move);
      line.push(move);
      if (search()) {
        core.undo(move, undo);
        return true;
      }
      line.pop();
      core.undo(move, undo);
    }
    return false;
  };
  return search() ? line : null;
}

function up(move: Move): number {
  return ((move >> 5) & 31) >= 18 ? 1 : 0;
}
