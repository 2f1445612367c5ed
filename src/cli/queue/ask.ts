// The one who asks: puts a survey's deals into the queue as jobs, and writes what the workers find, in the order of the deals.
import { realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Queue, QueueEvents } from 'bullmq';
import { interruptible } from '../core';
import type { SurveyFile } from '../patience/surveyFile';
import { openProgress, type Progress } from '../progress';
import { type Batch, batchesOf, singly } from './batches';
import { timeLeft } from './estimate';
import { type Found, type Job, queueName, readResult, tries } from './job';
import { openLibrary, type Place, placeOf, reach, watchConnection } from './library';

/** So many jobs are in the queue, or wait to be written, at the most. */
const ahead = 2000;
/** What news might have missed is looked for so often, among so many jobs that have waited longest. */
const sweepMs = 5000;
const mostSwept = 200;
/** Results that nobody fetches are dropped after a week, in seconds. */
const keptSeconds = 7 * 24 * 3600;
const mostNamed = 20;

interface Asking {
  readonly queue: Queue;
  readonly events: QueueEvents;
  readonly file: SurveyFile;
  readonly signature: string;
  /** tells this survey's jobs from those of others */
  readonly place: string;
  readonly progress: Progress;
  /** jobs that are still to be put into the queue, after those in `line` */
  readonly source: Iterator<Batch>;
  /** jobs in the order of their deals: the first is the next to be written */
  line: Batch[];
  /** those without an answer yet, by id */
  readonly out: Map<string, Batch>;
  /** ids of jobs of which there is news */
  readonly heard: Set<string>;
  readonly total: number;
  done: number;
  workers: number;
  /** when what was in the queue before had been fetched, and how many deals were done by then */
  start: { readonly time: number; readonly done: number } | null;
  swept: number;
  stopped: boolean;
  wake: () => void;
}

/** A deal that no worker could answer. */
interface Failed {
  readonly deal: number;
  readonly fault: string;
}

function jobOf({ file, signature }: Asking, { id, deals }: Batch) {
  const { game, rules, nodes } = file.plan;
  const data: Job = { kind: 'check', signature, game, rules, nodes: nodes ?? 0, deals };
  const kept = { age: keptSeconds };
  const opts = { jobId: id, attempts: tries, removeOnComplete: kept, removeOnFail: kept };
  return { name: data.kind, data, opts };
}

/** Puts jobs into the queue; one that is there already stays as it is, and is news. */
async function put(asking: Asking, batches: readonly Batch[]): Promise<void> {
  if (batches.length === 0) return;
  for (const batch of batches) asking.out.set(batch.id, batch);
  await asking.queue.addBulk(batches.map((batch) => jobOf(asking, batch)));
}

async function fill(asking: Asking): Promise<void> {
  const more: Batch[] = [];
  while (asking.line.length + more.length < ahead) {
    const { value, done } = asking.source.next();
    if (done === true) break;
    more.push(value);
  }
  asking.line.push(...more);
  await put(asking, more);
}

/** A job that failed as often as it may: its deals are asked one by one, or the one that it had is given up. */
async function settleFailed(asking: Asking, batch: Batch, fault: string): Promise<void> {
  asking.out.delete(batch.id);
  if (batch.deals.length === 1) {
    batch.fault = fault;
    return;
  }
  const parts = singly(asking.place, batch);
  asking.line = asking.line.flatMap((each) => (each === batch ? parts : [each]));
  await put(asking, parts);
  await asking.queue.remove(batch.id);
}

/** Looks what became of a job. One that the server has lost is put into the queue again. */
async function look(asking: Asking, id: string): Promise<void> {
  const batch = asking.out.get(id);
  if (batch === undefined) return;
  const job = await asking.queue.getJob(id);
  if (asking.out.get(id) !== batch) return;
  if (job === undefined) return put(asking, [batch]);
  if (job.finishedOn === undefined) return;
  const found = readResult(job.returnvalue, batch.deals);
  if (found === null) return settleFailed(asking, batch, job.failedReason || 'its answer cannot be read');
  asking.out.delete(id);
  batch.found = found;
  asking.done += batch.deals.length;
}

async function countWorkers(asking: Asking, place: Place): Promise<void> {
  const before = asking.workers;
  // a server may keep the list of its clients to itself
  asking.workers = await asking.queue.getWorkersCount().catch(() => -1);
  if (asking.workers === 0 && before !== 0)
    process.stderr.write(
      `napoleon: no worker is at ${place.name} yet; start \`napoleon work --queue …\` anywhere\n`,
    );
}

function show({ progress, done, total, workers, start }: Asking): void {
  const spent =
    start === null ? '' : timeLeft(total - done, done - start.done, performance.now() - start.time);
  const hands = workers > 0 ? `${workers} ${workers === 1 ? 'worker' : 'workers'}` : '';
  const words = [spent, hands].filter((word) => word !== '').join(', ');
  progress.show(done, words === '' ? '' : `  ${words}`);
}

/** Waits for news, not longer than until the next sweep, and looks at the jobs that it is about. */
async function takeNews(asking: Asking, place: Place): Promise<void> {
  const rest = asking.swept + sweepMs - performance.now();
  if (asking.heard.size === 0 && rest > 0 && !asking.stopped)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, rest);
      asking.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  if (asking.stopped) return;
  if (performance.now() >= asking.swept + sweepMs) {
    asking.swept = performance.now();
    for (const id of [...asking.out.keys()].slice(0, mostSwept)) asking.heard.add(id);
    await countWorkers(asking, place);
  }
  const ids = [...asking.heard];
  asking.heard.clear();
  await Promise.all(ids.map((id) => look(asking, id)));
  asking.start ??= { time: performance.now(), done: asking.done };
  show(asking);
}

/** The answers job by job, in the order of the deals. A job leaves the queue when the next is asked for: then it is kept. */
async function* answered(
  asking: Asking,
  place: Place,
  failed: Failed[],
): AsyncGenerator<Found[], void, void> {
  while (!asking.stopped) {
    await fill(asking);
    const [first] = asking.line;
    if (first === undefined) return;
    if (first.found === null && first.fault === null) {
      await takeNews(asking, place);
      continue;
    }
    const { deals, found, fault } = first;
    if (found !== null) yield deals.flatMap((deal) => found.get(deal) ?? []);
    else for (const deal of deals) failed.push({ deal, fault: fault ?? '' });
    asking.line.shift();
    await asking.queue.remove(first.id);
  }
}

/** Takes out of the queue what nobody has begun. What runs is finished there, and fetched when the survey goes on. */
async function withdraw({ queue, out }: Asking): Promise<void> {
  await Promise.all([...out.keys()].map((id) => queue.remove(id)));
}

function listen(asking: Asking): void {
  const hear = ({ jobId }: { jobId: string }): void => {
    if (!asking.out.has(jobId)) return;
    asking.heard.add(jobId);
    asking.wake();
  };
  for (const event of ['completed', 'failed', 'duplicated'] as const) asking.events.on(event, hear);
}

function report(failed: readonly Failed[]): void {
  if (failed.length === 0) return;
  const named = failed.slice(0, mostNamed).map(({ deal }) => deal);
  const more = failed.length > mostNamed ? ` and ${failed.length - mostNamed} more` : '';
  const which = failed.length === 1 ? `deal ${named[0]} is` : `deals ${named.join(', ')}${more} are`;
  process.stderr.write(`napoleon: ${which} left out, tried ${tries} times: ${failed[0]?.fault}\n`);
  process.exitCode = 1;
}

/** Decides the deals that the file does not hold yet by workers at a queue; the file's plan has a limit in nodes. */
export async function ask(address: string, deals: readonly number[], file: SurveyFile): Promise<void> {
  const left = deals.filter((deal) => !file.answers.has(deal)).length;
  if (left === 0) return;
  const { Queue: OpenQueue, QueueEvents: OpenEvents } = await openLibrary();
  const where = placeOf(address);
  await reach(where);
  const { connection } = where;
  const queue = new OpenQueue(queueName, { connection });
  const events = new OpenEvents(queueName, { connection });
  watchConnection(queue, where);
  events.on('error', () => {});
  await events.waitUntilReady();
  const place = JSON.stringify([hostname(), realpathSync(file.path), file.plan]);
  const asking: Asking = {
    queue,
    events,
    file,
    signature: file.plan.signature ?? '',
    place,
    progress: openProgress(deals.length),
    source: batchesOf(place, deals, file.answers),
    line: [],
    out: new Map(),
    heard: new Set(),
    total: deals.length,
    done: deals.length - left,
    workers: -1,
    start: null,
    swept: Number.NEGATIVE_INFINITY,
    stopped: false,
    wake: () => {},
  };
  listen(asking);
  const hands = {
    stop() {
      asking.stopped = true;
      asking.wake();
    },
    close() {
      void Promise.all([queue.close(), events.close()]);
    },
  };
  const failed: Failed[] = [];
  await interruptible(hands, async (_, interrupted) => {
    for await (const rows of answered(asking, where, failed))
      for (const { deal, ...found } of rows) file.keep({ game: file.plan.game, deal, ...found });
    asking.progress.clear();
    if (interrupted()) await withdraw(asking);
  });
  report(failed);
}
