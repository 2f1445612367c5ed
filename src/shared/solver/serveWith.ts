// What a worker does, wherever it runs: in the page's worker and in a thread of the command line.
import { type Endpoint, expose, type ProxyMethods, releaseProxy } from 'comlink';
import type { AnswerApi, AnswerHooks } from './protocol';

/**
 * A breath between two slices of work, in which the other messages that have come are heard: a function that
 * resolves in a later task. It costs microseconds, where a timer would cost milliseconds.
 */
export const openBreath = (): (() => Promise<void>) => {
  if (typeof setImmediate === 'function') return () => new Promise((resolve) => setImmediate(resolve));
  const { port1, port2 } = new MessageChannel();
  let heard: () => void = () => undefined;
  port1.onmessage = () => heard();
  return () =>
    new Promise((resolve) => {
      heard = resolve;
      port2.postMessage(null);
    });
};

/** Answers on one endpoint. `openCore` instantiates a core of its own with that much memory. */
export const serveWith = <Core, W, I, A>(
  endpoint: Endpoint,
  openCore: (module: WebAssembly.Module, megabytes: number) => Promise<Core> | Core,
  now: () => number,
  answer: (core: Core, work: W, hooks: AnswerHooks<I>) => Promise<A>,
): void => {
  const breathe = openBreath();
  let core: Core | null = null;
  /** the questions that have come and are not answered yet */
  const open = new Set<{ stopped: boolean }>();
  /** settles when the newest of them is answered */
  let last: Promise<unknown> = Promise.resolve();
  const api: AnswerApi<W, I, A> = {
    async open(module: WebAssembly.Module, megabytes: number): Promise<void> {
      core = await openCore(module, megabytes);
    },
    async solve(work: W, onInfo: (info: I) => unknown): Promise<A> {
      const opened = core;
      if (opened === null) throw new Error('solve before open');
      const mine = { stopped: false };
      const hooks = { now, breathe, stopped: () => mine.stopped, onInfo };
      open.add(mine);
      const answered = last.then(() => answer(opened, work, hooks));
      last = answered.catch(() => undefined);
      try {
        return await answered;
      } finally {
        open.delete(mine);
        (onInfo as Partial<ProxyMethods>)[releaseProxy]?.();
      }
    },
    stop(): void {
      for (const question of open) question.stopped = true;
    },
  };
  expose(api, endpoint);
};
