// A worker that searches, at its end of the channel.
import type { Endpoint } from 'comlink';
import { serveWith } from '../../shared/solver/serveWith';
import type { SearchCore } from '../core/search';
import type { Info, Verdict, Work } from './protocol';
import { solveWork } from './solve';

/** Answers on one endpoint. `openCore` opens a core to search with; `now` in milliseconds. */
export const serve = (
  endpoint: Endpoint,
  openCore: (module: WebAssembly.Module, megabytes: number) => Promise<SearchCore> | SearchCore,
  now: () => number,
): void => {
  serveWith<SearchCore, Work, Info, Verdict>(endpoint, openCore, now, solveWork);
};
