// The loop of the search: step, breathe. The same for the worker, the command line and the tests; the clock
// and the breathing are passed in.
import { Verdict as CoreVerdict, Why } from '../../../assembly/abi';
import type { Manner, SearchCore } from '../core/search';
import type { Hooks, Limits, Verdict, VerdictStatus, VerdictWhy } from './protocol';

/**
 * A slice, which lies between two breaths, aims at so many milliseconds: a stop is heard soon, and a breath
 * costs a hundredth of it. It changes no result, for those hang on node counts alone.
 */
const SLICE_MS = 4;
/** Nodes of the first slice. */
export const FIRST_SLICE = 1000;
const LEAST_SLICE = 64;
const LARGEST_SLICE = 4_000_000;

/** The next slice, in nodes, from how long the last one took. */
export const nextSlice = (slice: number, milliseconds: number): number => {
  const factor = Math.min(2, Math.max(0.25, SLICE_MS / Math.max(milliseconds, 0.01)));
  return Math.min(LARGEST_SLICE, Math.max(LEAST_SLICE, Math.floor(slice * factor)));
};

const statuses: Readonly<Record<number, VerdictStatus>> = {
  [CoreVerdict.Winnable]: 'winnable',
  [CoreVerdict.Unwinnable]: 'unwinnable',
};
const reasons: Readonly<Record<number, VerdictWhy>> = {
  [Why.Line]: 'line',
  [Why.Exhausted]: 'exhausted',
  [Why.Dead]: 'dead',
  [Why.Nodes]: 'nodes',
  [Why.Memory]: 'memory',
  [Why.Known]: 'known',
  [Why.Order]: 'order',
};

/** What a search came to. */
export type SearchResult = Pick<Verdict, 'status' | 'why'>;

const resultOf = (core: SearchCore, found: number): SearchResult => ({
  status: statuses[found] ?? 'unknown',
  why: reasons[core.why()] ?? 'nodes',
});

/**
 * Searches the question that the core has taken without a breath, for so few nodes that nobody has to wait.
 */
export const searchAtOnce = (core: SearchCore, nodes: number, manner: Manner): SearchResult => {
  core.begin(nodes, manner);
  let found: number = CoreVerdict.Running;
  while (found === CoreVerdict.Running) found = core.step(nodes);
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
    if (found !== CoreVerdict.Running) return resultOf(core, found);
    slice = nextSlice(slice, after - before);
    onSlice(after);
    await hooks.breathe();
    before = hooks.now();
    const late = before - began >= limits.seconds * 1000;
    if (late && !hooks.stopped()) return { status: 'unknown', why: 'seconds' };
  }
};
