import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import { openPool } from '../../../src/patience/solver/pool';
import type { Work } from '../../../src/patience/solver/protocol';
import { type FakeWorker, fakeWorker, verdictOf, workOf } from '../../support/fakeWorker';

const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

/**
 * A pool whose workers answer after the question's number of milliseconds, and how many
 * of them were busy at once.
 */
function openTestPool(size: number) {
  const workers: FakeWorker[] = [];
  const seen = { busy: 0, most: 0, asked: 0 };
  const start = (): FakeWorker => {
    const worker = fakeWorker();
    workers.push(worker);
    let stop: () => void = () => undefined;
    expose(
      {
        open: () => undefined,
        stop: () => stop(),
        async solve(work: Work) {
          seen.asked++;
          seen.most = Math.max(seen.most, ++seen.busy);
          const why = await new Promise<'nodes' | 'stopped'>((resolve) => {
            stop = () => resolve('stopped');
            setTimeout(() => resolve('nodes'), work.limits.nodes);
          });
          seen.busy--;
          return verdictOf(work.ticket, { why });
        },
      },
      worker.far,
    );
    return worker;
  };
  return { pool: openPool(size, start, module, 1), workers, seen };
}

describe('a pool', () => {
  it('answers every question, with all its workers busy and no more', async () => {
    const { pool, workers, seen } = openTestPool(3);
    const works = Array.from({ length: 12 }, (_, i) => workOf(i + 1, 5 + ((i * 7) % 11)));
    const verdicts = await Promise.all(works.map((work) => pool.ask(work)));
    expect(verdicts.map((verdict) => verdict?.ticket)).toEqual(works.map(({ ticket }) => ticket));
    expect([workers.length, seen.most, seen.asked]).toEqual([3, 3, 12]);
    pool.close();
    expect(workers.every(({ ended }) => ended)).toBe(true);
  });

  it('stops what runs and drops what waits', async () => {
    const { pool } = openTestPool(1);
    const answers = [1, 2, 3].map((ticket) => pool.ask(workOf(ticket, 10_000)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    pool.stop();
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ ticket: 1, why: 'stopped' });
    expect(others).toEqual([null, null]);
    pool.close();
  });
});
