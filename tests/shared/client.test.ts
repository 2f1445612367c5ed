import { describe, expect, it } from 'vitest';
import { openClient } from '../../src/patience/solver/client';
import type { Info } from '../../src/patience/solver/protocol';
import { type Asked, infoOf, type Scripted, scripted, until, verdictOf, workOf } from '../support/fakeWorker';

// the smallest module there is: magic and version
const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
const nobody = (): void => undefined;

function open() {
  const workers: Scripted[] = [];
  const client = openClient(
    () => {
      const script = scripted();
      workers.push(script);
      return script.worker;
    },
    module,
    1,
  );
  /** the n-th question that reached the k-th worker */
  const question = async (n: number, k = 0): Promise<Asked> => {
    await until(() => (workers[k]?.asked.length ?? 0) > n);
    return workers[k]?.asked[n] as Asked;
  };
  return { workers, client, question };
}

describe('one question after another', () => {
  it('answers a question, and opens its worker once, at the first one', async () => {
    const { workers, client, question } = open();
    expect(workers).toHaveLength(0);
    const first = client.ask(workOf(1), nobody);
    (await question(0)).answer(verdictOf(1, { status: 'winnable', line: new Uint32Array([7]), why: 'line' }));
    expect(await first).toMatchObject({ ticket: 1, status: 'winnable', line: new Uint32Array([7]) });
    const second = client.ask(workOf(2), nobody);
    (await question(1)).answer(verdictOf(2));
    expect(await second).toMatchObject({ ticket: 2 });
    expect(workers.map(({ opened }) => opened)).toEqual([1]);
    client.close();
  });

  it('the newest wins: the running one is stopped, those between never run', async () => {
    const { workers, client, question } = open();
    const answers = [client.ask(workOf(1), nobody)];
    const running = await question(0);
    for (const ticket of [2, 3, 4]) answers.push(client.ask(workOf(ticket), nobody));
    await until(() => workers[0]?.stopped === 1);
    running.answer(verdictOf(1, { why: 'stopped' }));
    const newest = await question(1);
    expect(newest.work.ticket).toBe(4);
    newest.answer(verdictOf(4));
    expect((await Promise.all(answers)).map((verdict) => verdict?.ticket ?? null)).toEqual([
      null,
      null,
      null,
      4,
    ]);
    expect(workers[0]?.asked).toHaveLength(2);
    expect(workers[0]?.stopped).toBe(1);
    client.close();
  });

  it('a new question goes out behind the stop, before the old one is answered', async () => {
    const { workers, client, question } = open();
    const first = client.ask(workOf(1), nobody);
    const running = await question(0);
    const second = client.ask(workOf(2), nobody);
    const next = await question(1);
    expect(workers[0]?.stopped).toBe(1);
    running.answer(verdictOf(1, { status: 'winnable', why: 'line' }));
    expect(await first).toBeNull();
    next.answer(verdictOf(2));
    expect(await second).toMatchObject({ ticket: 2 });
    client.close();
  });

  it('hears no progress of a question that is answered', async () => {
    const { client, question } = open();
    const heard: Info[] = [];
    const first = client.ask(workOf(1), (info) => heard.push(info));
    const running = await question(0);
    running.answer(verdictOf(1));
    await first;
    await Promise.race([running.tell(infoOf(1, 10)), new Promise((resolve) => setTimeout(resolve, 20))]);
    expect(heard).toEqual([]);
    client.close();
  });

  it('drops what was found for a position that is gone', async () => {
    const { client, question } = open();
    const heard: Info[] = [];
    const first = client.ask(workOf(1), (info) => heard.push(info));
    const running = await question(0);
    await running.tell(infoOf(1, 10));
    const second = client.ask(workOf(2), (info) => heard.push(info));
    await running.tell(infoOf(1, 20));
    const newest = await question(1);
    running.answer(verdictOf(1, { status: 'unwinnable', why: 'exhausted' }));
    await newest.tell(infoOf(1, 30));
    await newest.tell(infoOf(2, 40));
    newest.answer(verdictOf(1));
    expect([await first, await second]).toEqual([null, null]);
    expect(heard.map(({ nodes }) => nodes)).toEqual([10, 40]);
    client.close();
  });

  it('stop cuts the running one short and drops the waiting one', async () => {
    const { workers, client, question } = open();
    const first = client.ask(workOf(1), nobody);
    const running = await question(0);
    client.stop();
    client.stop();
    await until(() => workers[0]?.stopped === 1);
    running.answer(verdictOf(1, { why: 'stopped' }));
    expect(await first).toMatchObject({ ticket: 1, status: 'unknown', why: 'stopped' });
    expect(workers[0]?.stopped).toBe(1);
    client.close();
  });

  it('a stop before the worker is open is not lost', async () => {
    const { workers, client } = open();
    const first = client.ask(workOf(1), nobody);
    client.stop();
    expect(await first).toMatchObject({ why: 'stopped', nodes: 0 });
    expect(workers[0]?.asked).toHaveLength(0);
    client.close();
  });
});

describe('a worker that fails', () => {
  it.each(['crash', 'rejection'])('is replaced after a %s, and the question asked again', async (how) => {
    const { workers, client, question } = open();
    const answer = client.ask(workOf(1), nobody);
    const running = await question(0);
    if (how === 'crash') workers[0]?.worker.crash();
    else running.fail(new Error('out of memory'));
    const again = await question(0, 1);
    expect(again.work.ticket).toBe(1);
    expect(workers[0]?.worker.ended).toBe(true);
    again.answer(verdictOf(1));
    expect(await answer).toMatchObject({ ticket: 1 });
    client.close();
  });

  it('twice on one question gives up, and the next question gets a new worker', async () => {
    const { workers, client, question } = open();
    const answer = client.ask(workOf(1), nobody).catch((error: Error) => error.message);
    await question(0);
    workers[0]?.worker.crash();
    await question(0, 1);
    workers[1]?.worker.crash();
    expect(await answer).toBe('crashed');
    const next = client.ask(workOf(2), nobody);
    (await question(0, 2)).answer(verdictOf(2));
    expect(await next).toMatchObject({ ticket: 2 });
    client.close();
  });

  it('on a question that nobody waits for any more is replaced for the next one', async () => {
    const { workers, client, question } = open();
    const first = client.ask(workOf(1), nobody);
    await question(0);
    const second = client.ask(workOf(2), nobody);
    workers[0]?.worker.crash();
    expect(await first).toBeNull();
    (await question(0, 1)).answer(verdictOf(2));
    expect(await second).toMatchObject({ ticket: 2 });
    client.close();
  });

  it('closing ends the worker and answers null', async () => {
    const { workers, client, question } = open();
    const first = client.ask(workOf(1), nobody);
    await question(0);
    client.close();
    expect(await first).toBeNull();
    expect(workers[0]?.worker.ended).toBe(true);
  });
});

describe('a worker that falls silent', () => {
  function openTimed() {
    const workers: Scripted[] = [];
    const rings = new Set<() => void>();
    const client = openClient(
      () => {
        const script = scripted();
        workers.push(script);
        return script.worker;
      },
      module,
      1,
      (_, call) => {
        rings.add(call);
        return () => rings.delete(call);
      },
    );
    return { workers, client, rings: () => [...rings] };
  }

  it('is replaced, and the question asked again', async () => {
    const { workers, client, rings } = openTimed();
    const answer = client.ask(workOf(1), nobody);
    await until(() => workers[0]?.asked.length === 1);
    rings()[0]?.();
    await until(() => workers[1]?.asked.length === 1);
    expect(workers[0]?.worker.ended).toBe(true);
    workers[1]?.asked[0]?.answer(verdictOf(1));
    expect(await answer).toMatchObject({ ticket: 1 });
    client.close();
  });

  it('over a question that nobody waits for any more is replaced for the next one, once', async () => {
    const { workers, client, rings } = openTimed();
    const first = client.ask(workOf(1), nobody);
    await until(() => workers[0]?.asked.length === 1);
    const second = client.ask(workOf(2), nobody);
    await until(() => workers[0]?.asked.length === 2);
    rings()[0]?.();
    expect(await first).toBeNull();
    await until(() => workers[1]?.asked.length === 1);
    expect(workers).toHaveLength(2);
    expect(workers[0]?.worker.ended).toBe(true);
    expect(workers[1]?.worker.ended).toBe(false);
    workers[1]?.asked[0]?.answer(verdictOf(2));
    expect(await second).toMatchObject({ ticket: 2 });
    client.close();
  });

  it('is waited for anew at every word, and no wait is left after the answer', async () => {
    const { workers, client, rings } = openTimed();
    const answer = client.ask(workOf(1), nobody);
    await until(() => workers[0]?.asked.length === 1);
    await workers[0]?.asked[0]?.tell(infoOf(1));
    expect(rings()).toHaveLength(1);
    workers[0]?.asked[0]?.answer(verdictOf(1));
    await answer;
    expect(rings()).toHaveLength(0);
    client.close();
  });
});
