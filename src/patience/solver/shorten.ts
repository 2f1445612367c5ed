// After a win: shorter lines, slice by slice, told one by one.
import { Figure } from '../../../assembly/abi';
import type { SearchCore } from '../core/search';
import type { Hooks, Limits } from './protocol';
import { FIRST_SLICE, nextSlice } from './slice';

/** What is spent on shorter lines: by then few are still found. */
const MOST_NODES = 4_000_000;

/**
 * Looks for shorter lines in a core that has one, until no more are expected, the limits are reached or it is stopped.
 * `onShorter` hears of each; the core holds the last one.
 */
export const shortenLine = async (
  core: SearchCore,
  limits: Limits,
  hooks: Hooks,
  onShorter: (line: Uint32Array) => unknown,
): Promise<void> => {
  const until = hooks.now() + limits.seconds * 1000;
  const most = Math.min(MOST_NODES, limits.nodes);
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
