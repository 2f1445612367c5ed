// What a worker does with a question.
import { Figure, Method } from '../../../assembly/abi';
import { INFO_MS } from '../../shared/solver/protocol';
import type { SearchCore } from '../core/search';
import type { Hooks, Info, Limits, Verdict, Work } from './protocol';
import { FIRST_SLICE, nextSlice, runSearch } from './searchLoop';
import { weighWork } from './weigh';

/** What is spent on shorter lines: by then few are still found. */
const SHORTER_NODES = 4_000_000;

/**
 * Looks for shorter lines in a core that has one, until no more are expected, the limits are reached or it is
 * stopped. `onShorter` hears of each; the core holds the last one.
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

/** The methods that look for a proof; the others look for a win. */
const proofs: readonly number[] = [Method.Proof, Method.StockProof, Method.Order];

const activityOf = (method: number): Pick<Info, 'activity'> =>
  method === Method.None || method === Method.Start
    ? {}
    : { activity: proofs.includes(method) ? 'proving' : 'hunting' };

const noMoves = new Uint32Array(0);

/**
 * Answers one question on a core. Repeats exactly for the same node limit as long as seconds and stops do not
 * cut in. Rejects when the core refuses rules or position.
 */
export const solveWork = async (core: SearchCore, work: Work, hooks: Hooks): Promise<Verdict> => {
  if (work.want === 'odds') return weighWork(core, work, hooks);
  const began = hooks.now();
  core.take(work.rules, work.position);
  const isHeld = work.line !== undefined && core.adopt(work.line);
  const info = (): Info => ({
    ticket: work.ticket,
    nodes: core.figure(Figure.Nodes),
    stored: core.figure(Figure.Stored),
    bestHome: core.figure(Figure.BestHome),
    ...activityOf(core.figure(Figure.Method)),
  });
  let told = began;
  const tell = (now: number): void => {
    if (now - told < INFO_MS) return;
    hooks.onInfo(info());
    told = now;
  };
  const { status, why } = isHeld
    ? ({ status: 'winnable', why: 'line' } as const)
    : await runSearch(core, work.limits, work, hooks, tell);
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
