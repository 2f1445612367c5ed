// The loop of the search: step, breathe, tell. The same for the worker, the command line and the tests; the clock
// and the breathing are passed in.
import { Figure, Verdict as Found, Role, Why } from '../../../assembly/abi';
import { INFO_MS } from '../../shared/solver/protocol';
import type { Manner, SearchCore } from '../core/search';
import { asSeen, uptoUnseen } from './fairSight';
import type { Hooks, Info, Limits, Verdict, VerdictStatus, VerdictWhy, Work, WorkRole } from './protocol';
import { shortenLine } from './shorten';
import { FIRST_SLICE, nextSlice } from './slice';

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
export interface Outcome {
  readonly status: VerdictStatus;
  readonly why: VerdictWhy;
}

const outcomeOf = (core: SearchCore, found: number): Outcome => ({
  status: statuses[found] ?? 'unknown',
  why: reasons[core.why()] ?? 'nodes',
});

/** Searches the question that the core has taken without a breath, for so few nodes that nobody has to wait. */
export const searchAtOnce = (core: SearchCore, nodes: number, manner: Manner): Outcome => {
  core.begin(nodes, manner);
  let found: number = Found.Running;
  while (found === Found.Running) found = core.step(nodes);
  return outcomeOf(core, found);
};

/** Searches the question that the core has taken, slice by slice; `onSlice` hears the time after each. */
export const runSearch = async (
  core: SearchCore,
  limits: Limits,
  manner: Manner,
  hooks: Hooks,
  onSlice: (now: number) => void = () => {},
): Promise<Outcome> => {
  const began = hooks.now();
  let before = began;
  core.begin(limits.nodes, manner);
  let slice = FIRST_SLICE;
  while (true) {
    if (hooks.stopped()) return { status: 'unknown', why: 'stopped' };
    const found = core.step(slice);
    const after = hooks.now();
    if (found !== Found.Running) return outcomeOf(core, found);
    slice = nextSlice(slice, after - before);
    onSlice(after);
    await hooks.breathe();
    before = hooks.now();
    const late = before - began >= limits.seconds * 1000;
    if (late && !hooks.stopped()) return { status: 'unknown', why: 'seconds' };
  }
};

const noMoves = new Uint32Array(0);

/** What most questions ask for, made once: they are asked by the ten thousand. */
const usual: Manner = {};

const mannerOf = ({ role, seed, known }: Work): Manner =>
  role === undefined && seed === undefined && known === undefined ? usual : mannerWith(role, seed, known);

const mannerWith = (role: Work['role'], seed: Work['seed'], known: Work['known']): Manner => ({
  ...(role === undefined ? {} : { role: roles[role] }),
  ...(seed === undefined ? {} : { seed }),
  ...(known === undefined ? {} : { known }),
});

/**
 * Answers one question on a core. Repeats exactly for the same node limit as long as seconds and stops do not cut in.
 * Rejects when the core refuses rules or position.
 */
export const solveWork = async (core: SearchCore, work: Work, hooks: Hooks): Promise<Verdict> => {
  const began = hooks.now();
  const seen = asSeen(work);
  core.take(work.rules, seen.position);
  const isHeld = work.line !== undefined && !seen.hidden && core.adopt(work.line);
  const info = (): Info => ({
    ticket: work.ticket,
    nodes: core.figure(Figure.Nodes),
    stored: core.figure(Figure.Stored),
    bestHome: core.figure(Figure.BestHome),
  });
  let told = began;
  const search = (): Promise<Outcome> =>
    runSearch(core, work.limits, mannerOf(work), hooks, (now) => {
      if (now - told < INFO_MS) return;
      hooks.onInfo(info());
      told = now;
    });
  const { status, why } = isHeld ? ({ status: 'winnable', why: 'line' } as const) : await search();
  const milliseconds = hooks.now() - began;
  if (work.want === 'hint' && why === 'line' && !seen.hidden) {
    if (!isHeld) hooks.onInfo({ ...info(), line: core.line() });
    await shortenLine(core, work.limits, hooks, (line) => hooks.onInfo({ ...info(), line }));
  }
  const line = status === 'winnable' ? core.line() : new Uint32Array(0);
  const guess = status === 'unknown' && !seen.hidden ? core.guess() : noMoves;
  return {
    ticket: work.ticket,
    status: seen.hidden ? 'unknown' : status,
    line: seen.hidden ? uptoUnseen(work.position, line) : line,
    ...(guess.length > 0 && { guess }),
    nodes: core.figure(Figure.Nodes),
    milliseconds,
    why,
  };
};
