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

/** Memory for one search, in megabytes. The same everywhere, since with a node limit it decides the answer too. */
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
