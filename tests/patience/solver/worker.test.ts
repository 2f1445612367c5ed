import { readFileSync } from 'node:fs';
import { proxy, wrap } from 'comlink';
import { describe, expect, it } from 'vitest';
import { openCore } from '../../../src/patience/core/patience';
import { ruleNumbers } from '../../../src/patience/core/rules';
import { openSearch } from '../../../src/patience/core/search';
import { openClient } from '../../../src/patience/solver/client';
import type { Info, Verdict, Work, WorkerApi } from '../../../src/patience/solver/protocol';
import { serve } from '../../../src/patience/solver/serve';
import type { GameId } from '../../../src/shared/core/types';
import { serveWith } from '../../../src/shared/solver/serveWith';
import { fakeWorker, verdictOf, workOf } from '../../support/fakeWorker';

// The whole way but for the thread: client, channel, worker loop, and a core that really searches.
const module = new WebAssembly.Module(
  readFileSync(new URL('../../../build/wasm/release.wasm', import.meta.url)),
);
const judge = await openCore(module);

const open = () =>
  openClient(
    () => {
      const worker = fakeWorker();
      serve(worker.far, openSearch, () => performance.now());
      return worker;
    },
    module,
    16,
  );

function workFor(game: GameId, deal: number, ticket: number, over: Partial<Work> = {}): Work {
  const rules = judge.gameRules(game);
  judge.setRules(rules);
  judge.deal(deal);
  const limits = { nodes: Number.POSITIVE_INFINITY, seconds: 60 };
  const question = { rules: ruleNumbers(rules), position: judge.bytes(), limits };
  return { ticket, ...question, want: 'verdict', ...over };
}

describe('client and worker with a real core', () => {
  it('finds a line, the same one every time', async () => {
    const client = open();
    const ask = (ticket: number) => client.ask(workFor('free-cells', 1, ticket), () => undefined);
    const [first, second] = [await ask(1), await ask(2)];
    expect(first).toMatchObject({ status: 'winnable', why: 'line' });
    expect(second).toMatchObject({ nodes: first?.nodes, line: first?.line });
    workFor('free-cells', 1, 0);
    for (const move of first?.line ?? []) judge.play(move);
    expect(judge.status()).toBe('won');
    client.close();
  });

  it('hears a stop within milliseconds, and the newest question is answered next', async () => {
    const client = open();
    const infos: Info[] = [];
    const long = client.ask(workFor('forty-thieves', 1, 1), (info) => infos.push(info));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = performance.now();
    client.stop();
    expect(await long).toMatchObject({ status: 'unknown', why: 'stopped' });
    expect(performance.now() - asked).toBeLessThan(250);
    expect(infos.length).toBeGreaterThan(0);
    const abandoned = client.ask(workFor('forty-thieves', 2, 2), () => undefined);
    const newest = client.ask(workFor('free-cells', 2, 3), () => undefined);
    expect(await abandoned).toBeNull();
    expect(await newest).toMatchObject({ ticket: 3, status: 'winnable' });
    client.close();
  });

  it('keeps to its nodes and says so', async () => {
    const client = open();
    const limits = { nodes: 3000, seconds: 60 };
    const verdict = await client.ask(workFor('forty-thieves', 1, 1, { limits }), () => undefined);
    expect(verdict).toMatchObject({ status: 'unknown', why: 'nodes' });
    expect(verdict?.nodes).toBeGreaterThanOrEqual(3000);
    expect(verdict?.nodes).toBeLessThan(3200);
    client.close();
  });

  it('rejects a question that no core can take', async () => {
    const client = open();
    const work = workFor('free-cells', 1, 1, { position: new Uint8Array(2744) });
    await expect(client.ask(work, () => undefined)).rejects.toThrow('not a position');
    client.close();
  });

  it('weighs moves without reading the stock', async () => {
    const client = open();
    const work = workFor('josephine', 1, 1, { want: 'odds', limits: { nodes: 20_000, seconds: 60 } });
    const weigh = { moves: Uint32Array.from(judge.moves()), world: 3 };
    // the same table with the stock in another order
    const other = work.position.slice();
    const stock = other.subarray(40 + 16 * 104, 40 + 16 * 104 + 64);
    stock.reverse();
    const one = await client.ask({ ...work, weigh }, () => undefined);
    const two = await client.ask({ ...work, weigh, ticket: 2, position: other }, () => undefined);
    expect(one).toMatchObject({ status: two?.status, nodes: two?.nodes, wins: two?.wins });
    expect(one?.nodes).toBeGreaterThan(1000);
    expect(one?.wins).toHaveLength(weigh.moves.length);
    client.close();
  });
});

describe('a worker with several questions', () => {
  it('answers one after the other, and a stop ends those before it alone', async () => {
    const worker = fakeWorker();
    const events: string[] = [];
    serveWith<string, Work, Info, Verdict>(
      worker.far,
      () => 'a core',
      () => 0,
      async (_, { ticket }, { breathe, stopped }) => {
        events.push(`${ticket} begins`);
        for (let i = 0; i < 50 && !stopped(); i++) await breathe();
        events.push(`${ticket} ${stopped() ? 'is stopped' : 'ends'}`);
        return verdictOf(ticket);
      },
    );
    const far = wrap<WorkerApi>(worker.endpoint);
    await far.open(module, 1);
    const nobody = proxy(() => undefined);
    const first = [1, 2].map((ticket) => far.solve(workOf(ticket), nobody));
    await far.stop();
    const second = [3, 4].map((ticket) => far.solve(workOf(ticket), nobody));
    const answers = await Promise.all([...first, ...second]);
    expect(answers.map(({ ticket }) => ticket)).toEqual([1, 2, 3, 4]);
    const ends = ['is stopped', 'is stopped', 'ends', 'ends'];
    expect(events).toEqual(ends.flatMap((end, i) => [`${i + 1} begins`, `${i + 1} ${end}`]));
    worker.terminate();
  });
});
