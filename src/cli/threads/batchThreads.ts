// Several threads side by side: each gets questions in batches, so that a message
// costs less than the answers.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Verdict, Work } from '../../patience/solver/protocol';
import { coreModule, folder, searchMegabytes } from '../core';
import type { BatchSolver } from './solveAll';

/** What a thread tells: answers, and whether its batch is done with. */
export interface Report {
  readonly answers: Verdict[];
  readonly ended: boolean;
}

/** Questions that one thread has, and the answers that have come and were not yet passed on. */
interface Batch {
  readonly count: number;
  readonly began: number;
  answers: Verdict[];
  /** how many have been passed on */
  passed: number;
  /** no more will come */
  ended: boolean;
}

interface BatchThread {
  readonly worker: Worker;
  batch: Batch | null;
}

interface Threads {
  readonly all: BatchThread[];
  /** questions in the next batch: as many as keep a thread busy for `batchMs` */
  size: number;
  stopped: boolean;
  failure: Error | null;
  /** called whenever something was told */
  wake: () => void;
}

const batchMs = 20;
const largestBatch = 256;
/** So many batches for each thread may be under way or wait for their turn to be told. */
const batchesAhead = 8;

function hear(threads: Threads, thread: BatchThread, { answers, ended }: Report): void {
  const { batch } = thread;
  if (batch === null) return;
  batch.answers.push(...answers);
  if (ended) {
    batch.ended = true;
    thread.batch = null;
    const factor = Math.min(2, batchMs / Math.max(performance.now() - batch.began, 1));
    threads.size = Math.max(1, Math.min(largestBatch, Math.floor(batch.count * factor)));
  }
  threads.wake();
}

function openThread(threads: Threads, module: WebAssembly.Module): BatchThread {
  const workerData = { module, megabytes: searchMegabytes };
  const worker = new Worker(join(folder, 'batchThread.js'), { workerData });
  const thread: BatchThread = { worker, batch: null };
  const fail = (error: Error): void => {
    threads.failure ??= error;
    threads.wake();
  };
  worker.on('message', (report: Report) => hear(threads, thread, report));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`a thread ended with ${code}`)));
  return thread;
}

function take(order: Iterator<Work>, most: number): Work[] {
  const works: Work[] = [];
  while (works.length < most) {
    const { value, done } = order.next();
    if (done === true) break;
    works.push({ ...value, position: value.position.slice() });
  }
  return works;
}

/** Gives idle threads a batch each, as far as there are questions; returns the batches, `most` or fewer. */
function handOut(threads: Threads, order: Iterator<Work>, most: number): Batch[] {
  const given: Batch[] = [];
  for (const thread of threads.all) {
    if (threads.stopped || given.length >= most) break;
    if (thread.batch !== null) continue;
    const works = take(order, threads.size);
    if (works.length === 0) break;
    thread.batch = { count: works.length, began: performance.now(), answers: [], passed: 0, ended: false };
    given.push(thread.batch);
    thread.worker.postMessage(works);
  }
  return given;
}

async function* answersOf(threads: Threads, works: Iterable<Work>): AsyncGenerator<Verdict, void, void> {
  const order = works[Symbol.iterator]();
  const waiting: Batch[] = [];
  while (true) {
    waiting.push(...handOut(threads, order, batchesAhead * threads.all.length - waiting.length));
    const [first] = waiting;
    if (first === undefined) return;
    const { answers } = first;
    first.answers = [];
    first.passed += answers.length;
    yield* answers;
    if (first.ended && first.answers.length === 0) {
      // a stop leaves the rest of its batch unanswered, and all that would come after it
      if (first.passed < first.count) return;
      waiting.shift();
    } else if (first.answers.length === 0) {
      if (threads.failure !== null) throw threads.failure;
      await new Promise<void>((resolve) => {
        threads.wake = resolve;
      });
    }
  }
}

/** Opens `jobs` threads; they keep the program alive until `close()`. */
export function openBatchThreads(jobs: number): BatchSolver {
  const threads: Threads = { all: [], size: 1, stopped: false, failure: null, wake: () => {} };
  const module = coreModule();
  for (let i = 0; i < jobs; i++) threads.all.push(openThread(threads, module));
  return {
    answers: (works) => answersOf(threads, works),
    stop() {
      threads.stopped = true;
      for (const { worker } of threads.all) worker.postMessage('stop');
    },
    close() {
      for (const { worker } of threads.all) {
        worker.removeAllListeners('exit');
        void worker.terminate();
      }
    },
  };
}
