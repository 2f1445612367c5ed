import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import nodeEndpoint from 'comlink/dist/esm/node-adapter';
import { type OpenCore, openCore } from '../patience/core/patience';
import { openPool, type Pool } from '../patience/solver/pool';
import { fromThread } from '../shared/solver/workers';

/** Where the built program lies, and what belongs to it. */
export const folder = dirname(fileURLToPath(import.meta.url));

/**
 * Memory for one search, in megabytes. The same everywhere, since with a node limit
 * it decides the answer too.
 */
export const searchMegabytes = 128;

/** The compiled core, which lies beside the built program. */
export function coreModule(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(join(folder, 'release.wasm')));
}

/** The trick game's. */
export function napModule(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(join(folder, 'nap-release.wasm')));
}

/** A core that judges moves. */
export function openJudge(): Promise<OpenCore> {
  return openCore(coreModule());
}

/** Threads that search, as many as `jobs`; they keep the program alive until `close()`. */
export function openThreads(jobs: number, megabytes = searchMegabytes): Pool {
  const start = () => {
    const thread = new Worker(join(folder, 'searchThread.js'));
    return fromThread(thread, nodeEndpoint(thread));
  };
  return openPool(jobs, start, coreModule(), megabytes);
}

/**
 * Works with threads and ends them. Interrupted by Ctrl+C, what runs is cut short, and its answers, which say
 * so, are still printed; then the program ends with 130. `interrupted` tells the work to begin nothing more.
 */
export async function interruptible<P extends { stop(): void; close(): void }>(
  pool: P,
  work: (pool: P, interrupted: () => boolean) => Promise<void>,
): Promise<void> {
  let interrupted = false;
  const stop = (): void => {
    interrupted = true;
    process.exitCode = 130;
    pool.stop();
  };
  process.once('SIGINT', stop);
  try {
    await work(pool, () => interrupted);
  } finally {
    process.removeListener('SIGINT', stop);
    pool.close();
  }
}
