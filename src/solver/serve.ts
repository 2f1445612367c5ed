// What a worker does, wherever it runs: in the page's worker and in a thread of the command line.
import { type Endpoint, expose, type ProxyMethods, releaseProxy, transfer } from 'comlink';
import type { SearchCore } from '../core/search';
import { openBreath } from './breathe';
import type { Info, Verdict, Work, WorkerApi } from './protocol';
import { solveWork } from './solve';
import { weighWork } from './weigh';

/** Answers on one endpoint. `openCore` instantiates a core of its own with that much memory. */
export const serve = (
  endpoint: Endpoint,
  openCore: (module: WebAssembly.Module, megabytes: number) => Promise<SearchCore> | SearchCore,
  now: () => number,
): void => {
  const breathe = openBreath();
  let core: SearchCore | null = null;
  let stopped = false;
  const api: WorkerApi = {
    async open(module: WebAssembly.Module, megabytes: number): Promise<void> {
      core = await openCore(module, megabytes);
    },
    async solve(work: Work, onInfo: (info: Info) => unknown): Promise<Verdict> {
      if (core === null) throw new Error('solve before open');
      stopped = false;
      try {
        const hooks = { now, breathe, stopped: () => stopped, onInfo };
        const answer = work.want === 'odds' ? weighWork : solveWork;
        const verdict = await answer(core, work, hooks);
        return transfer(verdict, [verdict.line.buffer]);
      } finally {
        (onInfo as Partial<ProxyMethods>)[releaseProxy]?.();
      }
    },
    stop(): void {
      stopped = true;
    },
  };
  expose(api, endpoint);
};
