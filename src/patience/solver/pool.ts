// Several workers for many questions: each question goes to the first worker that is free.
import type { WorkerLike } from '../../shared/solver/client';
import { type Client, openClient } from './client';
import type { Info, Verdict, Work } from './protocol';

export interface Pool {
  /** Answers every question in its turn; null when the pool was stopped or closed before it began. */
  ask(work: Work, onInfo?: (info: Info) => void): Promise<Verdict | null>;
  /** Cuts short what runs (`why: 'stopped'`) and drops what waits (null). */
  stop(): void;
  close(): void;
}

interface Waiting {
  readonly work: Work;
  readonly onInfo: (info: Info) => void;
  readonly resolve: (verdict: Verdict | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Opens `size` workers (1 or more), each with its own core and its own `megabytes`. */
export const openPool = (
  size: number,
  start: () => WorkerLike,
  module: WebAssembly.Module,
  megabytes: number,
): Pool => {
  return poolOf(Array.from({ length: Math.max(1, size) }, () => openClient(start, module, megabytes)));
};

/** A pool on clients that are there already. Whoever else asks them must stop the pool first. */
export const poolOf = (clients: readonly Client[]): Pool => {
  const free = [...clients];
  let queue: Waiting[] = [];

  const serveNext = (): void => {
    while (queue.length > 0 && free.length > 0) {
      const client = free.pop();
      const asked = queue.shift();
      if (client === undefined || asked === undefined) return;
      const done = (): void => {
        free.push(client);
        serveNext();
      };
      client.ask(asked.work, asked.onInfo).then(asked.resolve, asked.reject).then(done);
    }
  };
  const dropQueue = (): void => {
    for (const asked of queue) asked.resolve(null);
    queue = [];
  };

  return {
    ask(work, onInfo = () => undefined) {
      return new Promise((resolve, reject) => {
        queue.push({ work, onInfo, resolve, reject });
        serveNext();
      });
    },
    stop() {
      dropQueue();
      for (const client of clients) client.stop();
    },
    close() {
      dropQueue();
      for (const client of clients) client.close();
    },
  };
};
