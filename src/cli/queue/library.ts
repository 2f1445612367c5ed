// The queue's library, BullMQ, which is loaded only when somebody asks for a queue; and the way to its server.
import type { QueueBase, RedisQueueBackend } from 'bullmq';
import { peerDependencies } from '../../../package.json';
import { fail } from '../output';

export type Library = typeof import('bullmq');

/** Where the queue's server is: what the library connects with, and the address without its password. */
export interface Place {
  readonly connection: {
    readonly url: string;
    readonly password?: string;
    readonly maxRetriesPerRequest: null;
    readonly retryStrategy: (times: number) => number;
  };
  readonly name: string;
}

const needed = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`);

export async function openLibrary(): Promise<Library> {
  try {
    await import('ioredis');
    return await import('bullmq');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return fail(`a queue needs BullMQ, which is not installed: npm install ${needed.join(' ')}`);
  }
}

/** A server that is asked so often and then does not answer for as long again is taken for gone, and connected to anew. */
const silentMs = 15_000;
const slowestRetryMs = 5000;

function readAddress(text: string): URL {
  const shape = 'redis://HOST, redis://HOST:PORT/DATABASE or rediss://… with TLS';
  if (!URL.canParse(text)) fail(`--queue takes an address such as ${shape}`);
  const url = new URL(text);
  const fits =
    ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '' && /^\/?\d*$/.test(url.pathname);
  return fits ? url : fail(`--queue takes an address such as ${shape}`);
}

/** Reads `--queue`. The password may stand in REDISCLI_AUTH, as for redis-cli, where no list of processes shows it. */
export function placeOf(text: string): Place {
  const url = readAddress(text);
  const password = url.password === '' ? process.env.REDISCLI_AUTH : undefined;
  const name = `${url.protocol}//${url.host}${url.pathname === '/' ? '' : url.pathname}`;
  return {
    name,
    connection: {
      url: url.href,
      ...(password === undefined ? {} : { password }),
      // commands wait for the server instead of failing
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(100 * 2 ** Math.min(times, 10), slowestRetryMs),
    },
  };
}

const distrusted = 'its certificate is not one that is trusted here';
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its name cannot be looked up now',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ECONNRESET: 'it breaks off; one with TLS wants rediss://',
  DEPTH_ZERO_SELF_SIGNED_CERT: distrusted,
  SELF_SIGNED_CERT_IN_CHAIN: distrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: distrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: distrusted,
  CERT_HAS_EXPIRED: 'its certificate is past its time',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  EPROTO: 'it does not speak TLS; one without wants redis://',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS; one without wants redis://',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (/NOAUTH|WRONGPASS|NOPERM|invalid password/i.test(message)) return 'it refuses the user or the password';
  return reasons[code ?? ''] ?? message.split('\n')[0] ?? 'it does not answer';
}

/** Asks the server for a sign of life, and whether it keeps what it is given; else fails with a sentence. */
export async function reach({ connection, name }: Place): Promise<void> {
  const { Redis } = await import('ioredis');
  const { url, ...options } = connection;
  const once = { retryStrategy: () => null, connectTimeout: 10_000, lazyConnect: true };
  const client = new Redis(url, { ...options, ...once });
  let refused: unknown = null;
  client.on('error', (error) => {
    refused ??= error;
  });
  try {
    await client.connect();
    const memory = await client.info('memory');
    if (!/maxmemory:0\r?\n/.test(memory) && !/maxmemory_policy:noeviction/.test(memory))
      fail(`${name} may drop jobs when its memory is full; set its maxmemory-policy to noeviction`);
  } catch (error) {
    if (error instanceof Error && error.name === 'Failure') throw error;
    fail(`the queue at ${name} cannot be used: ${reasonOf(refused ?? error)}`);
  } finally {
    client.disconnect();
  }
}

/**
 * A network may go without a word: what was sent then waits for many minutes. So the server is asked for a sign of life, and
 * the connection broken off and made anew when none comes.
 */
function watchSilence(user: QueueBase<RedisQueueBackend>): void {
  let asked = false;
  const timer = setInterval(async () => {
    const client = await user.getBackend().client;
    if (asked && client.status === 'ready') client.disconnect(true);
    if (asked) return;
    asked = true;
    await client.info().catch(() => {});
    asked = false;
  }, silentMs);
  timer.unref();
}

/** Says on standard error when the server is lost and when it is there again. */
export function watchConnection(user: QueueBase<RedisQueueBackend>, { name }: Place): void {
  watchSilence(user);
  // trouble with the connection is told here, once, and not with every attempt
  user.on('error', () => {});
  let lost = false;
  user.on('ioredis:close', () => {
    if (!lost) process.stderr.write(`napoleon: the queue at ${name} is out of reach; waiting for it\n`);
    lost = true;
  });
  user.getBackend().on('ready', () => {
    if (lost) process.stderr.write('napoleon: the queue is there again\n');
    lost = false;
  });
}
