// The one who answers: takes jobs from the queue until told to stop.
import { availableParallelism } from 'node:os';
import type { Job as QueueJob, Worker } from 'bullmq';
import type { OpenCore } from '../../patience/core/patience';
import { openJudge } from '../core';
import { type Options, readOptions } from '../options';
import { answer, fail } from '../output';
import { asker, foundIn } from '../patience/check';
import { programSignature } from '../signature';
import { openBatchThreads } from '../threads/batchThreads';
import type { BatchSolver } from '../threads/solveAll';
import { type Found, type Job, queueName, refusal, tries } from './job';
import { openLibrary, placeOf, reach, watchConnection } from './library';

/** The deals of a worker that went silent are taken again after so many seconds, when not said. */
const usualLease = 30;
/** After trouble with the server a worker tries again so soon. */
const retryMs = 1000;

interface WorkerState {
  readonly core: OpenCore;
  readonly signature: string;
  readonly idle: BatchSolver[];
  readonly busy: Set<BatchSolver>;
  /** set when the worker is told to stop, or has to */
  stopped: boolean;
  refused: string | null;
}

/** Puts a job's questions to one thread. Null when it was cut short. */
async function solve(state: WorkerState, { rules, nodes, deals }: Job): Promise<Found[] | null> {
  const { core, idle, busy } = state;
  core.setRules(rules);
  const question = asker(core, { nodes, seconds: Number.POSITIVE_INFINITY });
  const works = deals.map((deal) => {
    core.deal(deal);
    return { ...question(deal), position: core.bytes() };
  });
  const batch = idle.pop() ?? openBatchThreads(1);
  busy.add(batch);
  const rows: Found[] = [];
  try {
    for await (const verdict of batch.answers(works)) {
      if (verdict.why === 'stopped') break;
      rows.push({ deal: verdict.ticket, ...foundIn(verdict) });
    }
  } catch (error) {
    // its thread has died; the next job gets another one
    batch.close();
    throw error;
  } finally {
    busy.delete(batch);
  }
  idle.push(batch);
  return rows.length === deals.length ? rows : null;
}

function tell({ json }: Options, { game, deals }: Job, rows: readonly Found[], milliseconds: number): void {
  const ms = Math.round(milliseconds);
  const nodes = rows.reduce((sum, row) => sum + row.nodes, 0);
  const [first, last] = [deals[0] ?? 0, deals.at(-1) ?? 0];
  answer(json, { game, first, last, deals: deals.length, nodes, ms }, () => {
    const which = deals.length === 1 ? `deal ${first}` : `${deals.length} deals, ${first} to ${last}`;
    return `${game}, ${which}: ${nodes} nodes, ${(ms / 1000).toFixed(1)} s`;
  });
}

/** Ends by a signal (SIGTERM is the usual way to stop a worker, so it ends with 0), or when it refused a job. */
async function untilStopped(worker: Worker, state: WorkerState, stop: () => void): Promise<void> {
  const interrupt = (): void => {
    process.exitCode = 130;
    stop();
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', stop);
  await new Promise<void>((resolve) => worker.once('closed', resolve));
  process.removeListener('SIGINT', interrupt);
  process.removeListener('SIGTERM', stop);
  for (const batch of [...state.idle, ...state.busy]) batch.close();
}

/** `napoleon work`: answers what surveys on any machine ask. */
export async function work(args: readonly string[]): Promise<void> {
  const { words, options } = readOptions(args, ['queue', 'jobs', 'lease']);
  if (words.length > 0 || options.rules !== null) fail('work takes no game: the jobs name it');
  const place = placeOf(options.queue ?? fail('work needs --queue redis://HOST'));
  const { Worker: OpenWorker, WaitingError } = await openLibrary();
  await reach(place);
  const core = await openJudge();
  const state: WorkerState = {
    core,
    signature: programSignature(),
    idle: [],
    busy: new Set(),
    stopped: false,
    refused: null,
  };
  const stop = (): void => {
    state.stopped = true;
    void worker.close();
    for (const batch of state.busy) batch.stop();
  };
  /** A job that is given back is another worker's at once, and has not been tried. */
  const giveBack = async (job: QueueJob, token: string | undefined): Promise<never> => {
    await job.moveToWait(token);
    throw new WaitingError();
  };
  const answerJob = async (job: QueueJob<Job>, token?: string): Promise<Found[]> => {
    const refused = refusal(job.data, state.signature);
    if (refused !== null) {
      state.refused = refused;
      stop();
    }
    if (state.stopped) return giveBack(job, token);
    const began = performance.now();
    const rows = await solve(state, job.data);
    if (rows === null) return giveBack(job, token);
    tell(options, job.data, rows, performance.now() - began);
    return rows;
  };
  const leaseMs = Math.ceil((options.lease ?? usualLease) * 1000);
  const worker = new OpenWorker<Job, Found[]>(queueName, answerJob, {
    connection: place.connection,
    concurrency: options.jobs ?? availableParallelism(),
    lockDuration: leaseMs,
    stalledInterval: leaseMs,
    maxStalledCount: tries - 1,
    runRetryDelay: retryMs,
  });
  watchConnection(worker, place);
  await untilStopped(worker, state, stop);
  if (state.refused !== null) fail(state.refused);
}
