import { rmSync } from 'node:fs';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build, type Running, range, start } from '../run';
import { openProxy } from './proxy';
import { ended, openServer, type Server, until } from './server';
import { dealsIn, folder, keepWorking, newFile, surveyed, timeless, type Workers } from './surveys';

// What breaks while a survey runs: nothing is lost, and nothing comes twice. With DEALS=2000 KILLS=20 SILENCE=60 these are
// the figures of docs/survey.md.
const count = Number(process.env.DEALS ?? 200);
const kills = Number(process.env.KILLS ?? 4);
const silence = 1000 * Number(process.env.SILENCE ?? 2);
/** so short that what a dead worker had is soon taken again */
const lease = ['--lease', '1'];
const asked = ['forty-thieves', `1-${count}`, '--nodes', '25000'];

let alone: string[];
let server: Server;
let workers: Workers | null;
beforeAll(() => {
  build();
  alone = timeless(surveyed(asked));
}, 600_000);
beforeEach(async () => {
  server = await openServer();
  workers = null;
});
afterEach(async () => {
  await workers?.stop();
  await server.remove();
});
afterAll(() => rmSync(folder, { recursive: true }));

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ask = (file: string, address: string, words: readonly string[] = asked) =>
  start(['survey', ...words, '--queue', address, '--out', file]);

/** Each deal once, in order, with the answer of one machine. */
function expectWhole(file: string): void {
  expect(dealsIn(file)).toEqual(range(count));
  expect(timeless(file)).toEqual(alone);
}

describe('a survey at a queue', { timeout: 3600_000 }, () => {
  /** Kills a worker that is in the middle of a job: it is halted first, and has one if that job does not end. */
  async function killAtWork(queue: Queue, { child }: Running): Promise<boolean> {
    await queue.resume();
    await until(async () => (await queue.getActiveCount()) === 2);
    child.kill('SIGSTOP');
    await queue.pause();
    await until(async () => (await queue.getActiveCount()) < 2);
    const busy = (await queue.getActiveCount()) === 1;
    child.kill(busy ? 'SIGKILL' : 'SIGCONT');
    if (busy) await ended(child);
    return busy;
  }

  it('loses nothing when workers are killed in mid-job', async () => {
    const file = newFile();
    const queue = new Queue('napoleon', { connection: { port: server.port } });
    workers = keepWorking(2, ['--queue', server.address, ...lease]);
    const survey = ask(file, server.address);
    let killed = 0;
    while (killed < kills) if (await killAtWork(queue, workers.any())) killed++;
    expect(dealsIn(file).length).toBeLessThan(count);
    await queue.resume();
    expect(await survey.ended).toMatchObject({ code: 0 });
    await queue.close();
    expect(workers.ends).toEqual(Array(kills).fill('SIGKILL'));
    expectWhole(file);
  });

  it('goes on where it was when the one who asks is killed', async () => {
    let file = newFile();
    const queue = new Queue('napoleon', { connection: { port: server.port } });
    workers = keepWorking(2, ['--queue', server.address, ...lease]);
    for (let killed = 0; killed < 3; ) {
      const survey = ask(file, server.address);
      await queue.resume();
      const before = dealsIn(file).length;
      await until(() => dealsIn(file).length > before);
      await queue.pause();
      survey.child.kill('SIGKILL');
      await survey.ended;
      // a survey that was quicker than the kill proves nothing, and is begun anew
      if (dealsIn(file).length < count) killed++;
      else [file, killed] = [newFile(), 0];
    }
    await queue.resume();
    await queue.close();
    expect(await ask(file, server.address).ended).toMatchObject({ error: '', code: 0 });
    expectWhole(file);
  });

  it('takes out of the queue what nobody has begun when it is interrupted, and goes on later', async () => {
    const file = newFile();
    const client = server.client();
    const survey = ask(file, server.address);
    await until(async () => (await client.llen('bull:napoleon:wait')) === 100);
    survey.child.kill('SIGINT');
    expect(await survey.ended).toMatchObject({ code: 130 });
    expect(await client.llen('bull:napoleon:wait')).toBe(0);
    workers = keepWorking(2, ['--queue', server.address, ...lease]);
    expect(await ask(file, server.address).ended).toMatchObject({ code: 0 });
    expectWhole(file);
  });

  it('waits for a server that is killed and started again', async () => {
    const file = newFile();
    workers = keepWorking(2, ['--queue', server.address, ...lease]);
    const survey = ask(file, server.address);
    for (const share of [0.05, 0.3]) {
      await until(() => dealsIn(file).length > share * count);
      await server.kill();
      await wait(300);
      await server.start();
    }
    const { error, code } = await survey.ended;
    expect(error).toMatch(/is out of reach; waiting for it\n.*there again/);
    expect(code).toBe(0);
    expectWhole(file);
  });

  it('puts its jobs again into a server that came back with nothing', async () => {
    const file = newFile();
    workers = keepWorking(2, ['--queue', server.address, ...lease]);
    const survey = ask(file, server.address);
    await until(() => dealsIn(file).length > 0.05 * count);
    await server.client().flushall();
    expect(await survey.ended).toMatchObject({ code: 0 });
    expectWhole(file);
  });

  it('waits for a network that is gone, first without a word and then for all to see', async () => {
    const file = newFile();
    const network = await openProxy(server.port);
    workers = keepWorking(2, ['--queue', network.address, ...lease]);
    const survey = ask(file, network.address);
    await until(() => dealsIn(file).length > 0.05 * count);
    network.silence();
    await wait(silence);
    network.cut();
    await wait(silence);
    const before = dealsIn(file).length;
    expect(before).toBeLessThan(count);
    network.mend();
    expect(await survey.ended).toMatchObject({ code: 0 });
    expectWhole(file);
    await workers.stop();
    network.close();
  });
});

describe('a deal that is poison', { timeout: 600_000 }, () => {
  const poison = ['--import', new URL('poison.mjs', import.meta.url).pathname];
  /** A survey by one worker, which is started again when it dies; for deal 13 `how` decides. */
  async function surveyWith(how: string, count: number) {
    const file = newFile();
    process.env.POISON = how;
    workers = keepWorking(1, ['--queue', server.address, ...lease], poison);
    const { error, code } = await ask(file, server.address, ['streets', `1-${count}`, '--nodes', '2000'])
      .ended;
    const left = range(count).filter((deal) => !dealsIn(file).includes(deal));
    expect(dealsIn(file)).toEqual(range(count).filter((deal) => !left.includes(deal)));
    return { error, code, left, ends: workers.ends };
  }

  it('is tried three times and reported, when its worker fails, and costs no other deal', async () => {
    const { error, ...rest } = await surveyWith('throw', 200);
    expect(error).toMatch(/^napoleon: deal 13 is left out, tried 3 times: deal 13 is poison\n$/m);
    expect(rest).toEqual({ code: 1, left: [13], ends: [] });
  });

  it('is tried three times and reported, when its worker dies', async () => {
    const { error, ...rest } = await surveyWith('kill', 30);
    expect(error).toMatch(/deal 13 is left out, tried 3 times: job stalled more than/);
    expect(rest).toEqual({ code: 1, left: [13], ends: ['SIGKILL', 'SIGKILL', 'SIGKILL'] });
  });

  it('is decided when only the first try fails', async () => {
    const { error, ...rest } = await surveyWith('once', 30);
    expect(error).not.toMatch(/left out/);
    expect(rest).toEqual({ code: 0, left: [], ends: [] });
  });
});
