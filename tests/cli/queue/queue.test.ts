import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, lines, napoleon, program, start } from '../run';
import { freePort, openServer, type Server, until } from './server';
import { dealsIn, folder, keepWorking, newFile, surveyed, timeless, type Workers } from './surveys';

let server: Server;
let workers: Workers;
beforeAll(async () => {
  build();
  server = await openServer();
  workers = keepWorking(2, ['--queue', server.address]);
}, 300_000);
afterAll(async () => {
  await workers.stop();
  await server.remove();
  rmSync(folder, { recursive: true });
});

const atQueue = async (words: readonly string[], file = newFile()): Promise<string> => {
  const { error, code } = await start(['survey', ...words, '--queue', server.address, '--out', file]).ended;
  expect({ error: error.replace(/^napoleon: no worker is at .*\n/, ''), code }).toEqual({
    error: '',
    code: 0,
  });
  return file;
};

describe('a survey by two workers', () => {
  it.each([
    ['forty-thieves', '5000'],
    ['free-places', '3000'],
  ])('has the lines of one machine alone: 200 deals of %s', async (game, nodes) => {
    const words = [game, '1-200', '--nodes', nodes];
    const file = await atQueue(words);
    expect(timeless(file)).toHaveLength(201);
    expect(timeless(file)).toEqual(timeless(surveyed(words)));
  });

  it('does so with what another survey left open, and with a sample, and under house rules', async () => {
    const some = surveyed(['forty-thieves', '1-30', '--nodes', '3000']);
    for (const words of [
      ['--again', some, '--sample', '12', '--factor', '3'],
      ['josephine', 'all', '--sample', '9', '--seed', '7', '--nodes', '3000'],
      ['streets', '5-9', '--nodes', '3000', '-r', '{"passes":2}'],
    ])
      expect(timeless(await atQueue(words))).toEqual(timeless(surveyed(words)));
  });

  it('goes on where a survey without a queue ended, and the other way round', async () => {
    const limits = ['--nodes', '3000'];
    const file = await atQueue(['limited', '1-7', ...limits]);
    const args = ['survey', 'limited', '1-12', ...limits, '--out', file];
    expect(napoleon(args).code).toBe(0);
    await atQueue(['limited', '1-20', ...limits], file);
    expect(timeless(file)).toEqual(timeless(surveyed(['limited', '1-20', ...limits])));
  });

  it('leaves nothing in the queue', async () => {
    const queue = new Queue('napoleon', { connection: { port: server.port } });
    const counts = await queue.getJobCounts();
    await queue.close();
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(0);
  });
});

describe('a worker', () => {
  /** The program with another core that does the same: a custom section more. */
  function otherBuild(): string {
    const copy = mkdtempSync(join(dirname(dirname(program)), 'other-cli-'));
    cpSync(dirname(program), copy, { recursive: true });
    appendFileSync(join(copy, 'release.wasm'), Buffer.from([0, 4, 3, 0x61, 0x62, 0x63]));
    return copy;
  }

  it('of another build refuses a job in a sentence, ends, and leaves the job to those of the right one', async () => {
    const own = await openServer();
    const copy = otherBuild();
    try {
      const file = newFile();
      const survey = start([
        'survey',
        'streets',
        '1-3',
        '--nodes',
        '3000',
        '--queue',
        own.address,
        '--out',
        file,
      ]);
      const stranger = await start(['work', '--queue', own.address], [], join(copy, 'napoleon.js')).ended;
      expect(stranger.error).toMatch(
        /^napoleon: the queue asks for build [0-9a-f]{12} of the program, and this is [0-9a-f]{12}: /,
      );
      expect(lines(stranger.error)).toHaveLength(1);
      expect(stranger).toMatchObject({ out: '', code: 2 });
      const right = start(['work', '--queue', own.address, '--json']);
      expect(await survey.ended).toMatchObject({ code: 0 });
      right.child.kill('SIGTERM');
      const { out, code } = await right.ended;
      expect(code).toBe(0);
      expect(
        lines(out)
          .map((line) => JSON.parse(line).first)
          .sort(),
      ).toEqual([1, 2, 3]);
      expect(dealsIn(file)).toEqual([1, 2, 3]);
    } finally {
      rmSync(copy, { recursive: true });
      await own.remove();
    }
  });

  it('that is told to stop gives back what it was at, untried', async () => {
    const own = await openServer();
    const queue = new Queue('napoleon', { connection: { port: own.port } });
    const file = newFile();
    const words = ['forty-thieves', '1', '--nodes', '2000000000'];
    const survey = start(['survey', ...words, '--queue', own.address, '--out', file]);
    const worker = start(['work', '--queue', own.address]);
    await until(async () => (await queue.getActiveCount()) === 1);
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toMatchObject({ error: '', code: 0 });
    const [job] = await queue.getWaiting();
    expect(job).toMatchObject({ attemptsMade: 0, data: { kind: 'check', deals: [1], nodes: 2_000_000_000 } });
    survey.child.kill('SIGINT');
    expect(await survey.ended).toMatchObject({ code: 130 });
    await queue.close();
    await own.remove();
  });
});

describe('what a queue needs', () => {
  it('is asked for in a sentence where it is missing, and not looked for without a queue', () => {
    const copy = mkdtempSync(join(tmpdir(), 'bare-'));
    cpSync(dirname(program), copy, { recursive: true });
    const bare = (args: readonly string[]) => napoleon(args, '', join(copy, 'napoleon.js'));
    const plain = ['survey', 'streets', '1-2', '--nodes', '3000', '--out', newFile()];
    expect(bare(plain)).toMatchObject({ error: '', code: 0 });
    const sentence =
      /^napoleon: a queue needs BullMQ, which is not installed: npm install bullmq@\d\S+ ioredis@\d\S+\n$/;
    for (const args of [
      [...plain.slice(0, -1), newFile(), '--queue', server.address],
      ['work', '--queue', server.address],
    ]) {
      const { out, error, code } = bare(args);
      expect(error).toMatch(sentence);
      expect({ out, code }).toEqual({ out: '', code: 2 });
    }
    rmSync(copy, { recursive: true });
  });

  it('is a password where the server wants one, and is never shown', async () => {
    const own = await openServer(['--requirepass', 'sesame']);
    const refused = napoleon(['work', '--queue', `redis://:wrong-sesame@127.0.0.1:${own.port}`]);
    expect(refused.error).toBe(
      `napoleon: the queue at redis://127.0.0.1:${own.port} cannot be used: it refuses the user or the password\n`,
    );
    expect(refused.code).toBe(2);
    const worker = start(['work', '--jobs', '1', '--queue', `redis://:sesame@127.0.0.1:${own.port}`]);
    const env = { ...process.env, REDISCLI_AUTH: 'sesame' };
    const file = newFile();
    const args = ['survey', 'streets', '1-3', '--nodes', '3000', '--queue', own.address, '--out', file];
    expect(await start(args, [], program, env).ended).toMatchObject({ code: 0 });
    expect(dealsIn(file)).toEqual([1, 2, 3]);
    worker.child.kill('SIGTERM');
    await worker.ended;
    await own.remove();
  });

  it('goes through TLS, to a server whose certificate is trusted', async () => {
    const at = (name: string) => fileURLToPath(new URL(`tls/server.${name}`, import.meta.url));
    const port = await freePort();
    const certified = [
      '--tls-cert-file',
      at('crt'),
      '--tls-key-file',
      at('key'),
      '--tls-ca-cert-file',
      at('crt'),
    ];
    const own = await openServer(['--tls-port', String(port), '--tls-auth-clients', 'no', ...certified]);
    const address = `rediss://127.0.0.1:${port}`;
    expect(napoleon(['work', '--queue', address]).error).toBe(
      `napoleon: the queue at ${address} cannot be used: its certificate is not one that is trusted here\n`,
    );
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: at('crt') };
    const worker = start(['work', '--jobs', '1', '--queue', address], [], program, env);
    const file = newFile();
    const args = ['survey', 'streets', '1-3', '--nodes', '3000', '--queue', address, '--out', file];
    expect(await start(args, [], program, env).ended).toMatchObject({ code: 0 });
    expect(dealsIn(file)).toEqual([1, 2, 3]);
    worker.child.kill('SIGTERM');
    await worker.ended;
    await own.remove();
  });

  it('is a server that drops nothing when its memory is full', async () => {
    const own = await openServer(['--maxmemory', '50mb', '--maxmemory-policy', 'allkeys-lru']);
    expect(napoleon(['work', '--queue', own.address]).error).toMatch(
      /set its maxmemory-policy to noeviction\n$/,
    );
    await own.remove();
  });

  const nodes = ['--nodes', '10'];
  it.each([
    [
      'nobody there',
      ['--queue', 'redis://127.0.0.1:1', ...nodes],
      /redis:\/\/127.0.0.1:1 cannot be used: nobody listens there/,
    ],
    [
      'a limit in seconds',
      ['--queue', 'redis://127.0.0.1:1', '--seconds', '5'],
      /the limit is --nodes alone/,
    ],
    ['no limit', ['--queue', 'redis://127.0.0.1:1'], /the limit is --nodes alone/],
    [
      'jobs of its own',
      ['--queue', 'redis://127.0.0.1:1', '--jobs', '2', ...nodes],
      /--jobs goes with `napoleon work`/,
    ],
  ])('is refused in one sentence: %s', (_, more, sentence) => {
    const { out, error, code } = napoleon(['survey', 'streets', '1-2', ...more, '--out', newFile()]);
    expect(error).toMatch(sentence);
    expect(lines(error)).toHaveLength(1);
    expect({ out, code }).toEqual({ out: '', code: 2 });
  });

  it.each([
    ['no queue', ['work'], /work needs --queue/],
    ['a game', ['work', 'streets', '--queue', 'redis://127.0.0.1:1'], /work takes no game/],
    [
      'no lease',
      ['work', '--queue', 'redis://127.0.0.1:1', '--lease', '0'],
      /--lease takes a number above 0/,
    ],
  ])('is told of work with %s', (_, args, sentence) => {
    const { error, code } = napoleon(args);
    expect(error).toMatch(sentence);
    expect(code).toBe(2);
  });
});
