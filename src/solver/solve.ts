// The loop of the search: step, breathe, tell. The same for the worker, the command line and the tests; the clock
// and the breathing are passed in.
import { Figure, Verdict as Found, Why } from '../../assembly/abi';
import type { SearchCore } from '../core/search';
import type { Info, Verdict, VerdictStatus, VerdictWhy, Work } from './protocol';
import { shortenLine } from './shorten';
import { asSeen, uptoUnseen } from './sight';

export interface Hooks {
  /** milliseconds, never going back */
  now(): number;
  /** lets other messages be heard; resolves as soon as they were */
  breathe(): Promise<void>;
  stopped(): boolean;
  /** what comes back is awaited for the last one, so that no progress arrives after the verdict */
  onInfo(info: Info): unknown;
}

/** A slice aims at this many milliseconds, so that a stop is heard soon and breathing costs little. */
const SLICE_MS = 10;
const FIRST_SLICE = 1000;
const LEAST_SLICE = 64;
const LARGEST_SLICE = 4_000_000;
/** At most eight a second. */
const INFO_MS = 125;

const statuses: Readonly<Record<number, VerdictStatus>> = {
  [Found.Winnable]: 'winnable',
  [Found.Unwinnable]: 'unwinnable',
};
const reasons: Readonly<Record<number, VerdictWhy>> = {
  [Why.Line]: 'line',
  [Why.Exhausted]: 'exhausted',
  [Why.Dead]: 'dead',
  [Why.Nodes]: 'nodes',
  [Why.Memory]: 'memory',
};

/** The next slice from how long the last one took; it changes no result, for those hang on node counts alone. */
const nextSlice = (slice: number, milliseconds: number): number => {
  const factor = Math.min(2, Math.max(0.25, SLICE_MS / Math.max(milliseconds, 0.01)));
  return Math.min(LARGEST_SLICE, Math.max(LEAST_SLICE, Math.floor(slice * factor)));
};

/**
 * Answers one question on a core. Repeats exactly for the same node limit as long as seconds and stops do not cut in.
 * Rejects when the core refuses rules or position.
 */
export const solveWork = async (core: SearchCore, work: Work, hooks: Hooks): Promise<Verdict> => {
  const began = hooks.now();
  const seen = asSeen(work);
  core.take(work.rules, seen.position);
  const isHeld = work.line !== undefined && !seen.hidden && core.adopt(work.line);
  if (!isHeld) core.begin(work.limits.nodes);
  const info = (): Info => ({
    ticket: work.ticket,
    nodes: core.figure(Figure.Nodes),
    stored: core.figure(Figure.Stored),
    bestHome: core.figure(Figure.BestHome),
  });
  let slice = FIRST_SLICE;
  let told = began;
  let found: number = Found.Running;
  let cut: VerdictWhy | null = null;
  while (cut === null) {
    const before = hooks.now();
    found = core.step(slice);
    const after = hooks.now();
    if (found !== Found.Running) break;
    slice = nextSlice(slice, after - before);
    if (after - told >= INFO_MS) {
      hooks.onInfo(info());
      told = after;
    }
    await hooks.breathe();
    if (hooks.stopped()) cut = 'stopped';
    else if (hooks.now() - began >= work.limits.seconds * 1000) cut = 'seconds';
  }
  const status = cut === null ? (statuses[found] ?? 'unknown') : 'unknown';
  const milliseconds = hooks.now() - began;
  if (work.want === 'hint' && status === 'winnable' && !seen.hidden) {
    if (!isHeld) hooks.onInfo({ ...info(), line: core.line() });
    await shortenLine(core, work.limits, hooks, (line) => hooks.onInfo({ ...info(), line }));
  }
  await hooks.onInfo(info());
  const line = status === 'winnable' ? core.line() : new Uint32Array(0);
  const guess = status === 'unknown' && !seen.hidden ? core.guess() : new Uint32Array(0);
  return {
    ticket: work.ticket,
    status: seen.hidden ? 'unknown' : status,
    line: seen.hidden ? uptoUnseen(work.position, line) : line,
    ...(guess.length > 0 && { guess }),
    nodes: core.figure(Figure.Nodes),
    milliseconds,
    why: cut ?? reasons[core.why()] ?? 'nodes',
  };
};
