// The two kinds of worker in one shape: a page's worker and a thread of Node.
import type { Endpoint } from 'comlink';
import type { WorkerLike } from './client';

/** A page's worker. */
export const fromWorker = (worker: Worker): WorkerLike => ({
  endpoint: worker,
  onFailure(heard) {
    worker.addEventListener('error', (event) => heard(new Error(event.message)));
    worker.addEventListener('messageerror', () => heard(new Error('a message could not be read')));
  },
  terminate: () => worker.terminate(),
});

/** What is needed of a thread of `node:worker_threads`. */
export interface Thread {
  on(event: 'error' | 'messageerror', heard: (error: Error) => void): unknown;
  on(event: 'exit', heard: (code: number) => void): unknown;
  terminate(): unknown;
}

/** A thread of Node; `endpoint` is comlink's node adapter around it. */
export const fromThread = (thread: Thread, endpoint: Endpoint): WorkerLike => ({
  endpoint,
  onFailure(heard) {
    thread.on('error', heard);
    thread.on('messageerror', heard);
    thread.on('exit', (code) => heard(new Error(`thread ended with ${code}`)));
  },
  terminate: () => void thread.terminate(),
});
