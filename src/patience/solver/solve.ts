// The loop of the search: step, breathe, tell. The same for the worker, the command line and the tests; the clock
// and the breathing are passed in.
import { Figure, Verdict as Found, Role, Why } from '../../../assembly/abi';
import { INFO_MS } from '../../shared/solver/protocol';
import type { Manner, SearchCore } from '../core/search';
import type { Hooks, Info, Limits, Verdict, VerdictStatus, VerdictWhy, Work, WorkRole } from './protocol';

// How much is done between two breaths. It changes no result, for those hang on node counts alone.
/** A slice aims at so many milliseconds: a stop is heard soon, and a breath costs a hundredth of it. */
const SLICE_MS = 4;
/** Nodes of the first slice. */
const FIRST_SLICE = 1000;
const LEAST_SLICE = 64;
const LARGEST_SLICE = 4_000_000;

/** The next slice, in nodes, from how long the last one took. */
const nextSlice = (slice: number, milliseconds: number): number => {
  const factor = Math.min(2, Math.max(0.25, SLICE_MS / Math.max(milliseconds, 0.01)));
  return Math.min(LARGEST_SLICE, Math.max(LEAST_SLICE, Math.floor(slice * factor)));
};

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
  [Why.Known]: 'known',
};
const roles: Readonly<Record<WorkRole, Role>> = { hunt: Role.Hunt, prove: Role.Prove };

/** What a search came to. */
export type SearchResult = Pick<Verdict, 'status' | 'why'>;

const resultOf = (core: SearchCore, found: number): SearchResult => ({
  status: statuses[found] ?? 'unknown',
  why: reasons[core.why()] ?? 'nodes',
});

/** Searches the question that the core has taken without a breath, for so few nodes that nobody has to wait. */
export const searchAtOnce = (core: SearchCore, nodes: number, manner: Manner): SearchResult => {
  core.begin(nodes, manner);
  let found: number = Found.Running;
  while (found === Found.Running) found = core.step(nodes);
  return resultOf(core, found);
};

/** Searches the question that the core has taken, slice by slice; `onSlice` hears the time after each. */
export const runSearch = async (
  core: SearchCore,
  limits: Limits,
  manner: Manner,
  hooks: Hooks,
  onSlice: (now: number) => void = () => {},
): Promise<SearchResult> => {
  const began = hooks.now();
  let before = began;
  core.begin(limits.nodes, manner);
  let slice = FIRST_SLICE;
  while (true) {
    if (hooks.stopped()) return { status: 'unknown', why: 'stopped' };
    const found = core.step(slice);
    const after = hooks.now();
    if (found !== Found.Running) return resultOf(core, found);
    slice = nextSlice(slice, after - before);
    onSlice(after);
    await hooks.breathe();
    before = hooks.now();
    const late = before - began >= limits.seconds * 1000;
    if (late && !hooks.stopped()) return { status: 'unknown', why: 'seconds' };
  }
};

/** What is spent on shorter lines: by then few are still found. */
const SHORTER_NODES = 4_000_000;

/**
 * Looks for shorter lines in a core that has one, until no more are expected, the limits are reached or it is stopped.
 * `onShorter` hears of each; the core holds the last one.
 */
const shortenLine = async (
  core: SearchCore,
  limits: Limits,
  hooks: Hooks,
  onShorter: (line: Uint32Array) => unknown,
): Promise<void> => {
  const until = hooks.now() + limits.seconds * 1000;
  const most = Math.min(SHORTER_NODES, limits.nodes);
  let slice = FIRST_SLICE;
  while (core.figure(Figure.Shortening) < most) {
    const before = hooks.now();
    const came = core.improve(Math.min(slice, most - core.figure(Figure.Shortening)));
    slice = nextSlice(slice, hooks.now() - before);
    if (came === 'shorter') onShorter(core.line());
    if (came === 'done') return;
    await hooks.breathe();
    if (hooks.stopped() || hooks.now() >= until) return;
  }
};

/** What most questions ask for, made once: they are asked by the ten thousand. */
const usual: Manner = {};

const mannerOf = ({ role, seed, known }: Work): Manner =>
  role === undefined && seed === undefined && known === undefined
    ? usual
    : {
        ...(role === undefined ? {} : { role: roles[role] }),
        ...(seed === undefined ? {} : { seed }),
        ...(known === undefined ? {} : { known }),
      };

const noMoves = new Uint32Array(0);

/**
 * Answers one question on a core. Repeats exactly for the same node limit as long as seconds and stops do not cut in.
 * Rejects when the core refuses rules or position.
 */
export const solveWork = async (core: SearchCore, work: Work, hooks: Hooks): Promise<Verdict> => {
  const began = hooks.now();
  core.take(work.rules, work.position);
  const isHeld = work.line !== undefined && core.adopt(work.line);
  const info = (): Info => ({
    ticket: work.ticket,
    nodes: core.figure(Figure.Nodes),
    stored: core.figure(Figure.Stored),
    bestHome: core.figure(Figure.BestHome),
  });
  let told = began;
  const tell = (now: number): void => {
    if (now - told < INFO_MS) return;
    hooks.onInfo(info());
    told = now;
  };
  const { status, why } = isHeld
    ? ({ status: 'winnable', why: 'line' } as const)
    : await runSearch(core, work.limits, mannerOf(work), hooks, tell);
  const milliseconds = hooks.now() - began;
  if (work.want === 'hint' && why === 'line') {
    if (!isHeld) hooks.onInfo({ ...info(), line: core.line() });
    await shortenLine(core, work.limits, hooks, (line) => hooks.onInfo({ ...info(), line }));
  }
  const guess = status === 'unknown' ? core.guess() : noMoves;
  return {
    ticket: work.ticket,
    status,
    line: status === 'winnable' ? core.line() : new Uint32Array(0),
    ...(guess.length > 0 && { guess }),
    nodes: core.figure(Figure.Nodes),
    milliseconds,
    why,
  };
};
