// A worker that searches, at its end of the channel.
import { type Endpoint, transfer } from 'comlink';
import { serveWith } from '../../shared/solver/serveWith';
import type { SearchCore } from '../core/search';
import type { Info, Verdict, Work } from './protocol';
import { solveWork } from './solve';
import { weighWork } from './weigh';

/** Answers on one endpoint. `now` in milliseconds. */
export const serve = (
  endpoint: Endpoint,
  openCore: (module: WebAssembly.Module, megabytes: number) => Promise<SearchCore> | SearchCore,
  now: () => number,
): void => {
  serveWith<SearchCore, Work, Info, Verdict>(endpoint, openCore, now, async (core, work, hooks) => {
    const answer = work.want === 'odds' ? weighWork : solveWork;
    const verdict = await answer(core, work, hooks);
    return transfer(verdict, [verdict.line.buffer]);
  });
};
