import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { redis } from '../../../scripts/redis.mjs';

/** A Redis server of the test's own, on a port and in a folder that nobody else has; it keeps an append-only file. */
export interface Server {
  readonly port: number;
  readonly address: string;
  start(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** A connection for the test to look with; closed at the end. */
  client(): Redis;
  /** Kills it and removes its folder. */
  remove(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Waits until something is so; a test that waits for ever fails by its time limit. */
export async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await so())) await new Promise((resolve) => setTimeout(resolve, 20));
}

export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

export async function openServer(more: readonly string[] = []): Promise<Server> {
  const program = redis();
  const folder = mkdtempSync(join(tmpdir(), 'queue-'));
  const port = await freePort();
  const options = ['--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
  const clients: Redis[] = [];
  let child: ChildProcess | null = null;
  const server: Server = {
    port,
    address: `redis://127.0.0.1:${port}/0`,
    async start() {
      child = spawn(program, ['--port', String(port), ...options, ...more], { stdio: 'ignore' });
      const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 20 });
      client.on('error', () => {});
      const answer = client.ping().catch((error: Error) => error.message);
      await answer;
      client.disconnect();
    },
    async kill() {
      child?.kill('SIGKILL');
      if (child !== null) await ended(child);
    },
    client() {
      const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null, retryStrategy: () => 50 });
      client.on('error', () => {});
      clients.push(client);
      return client;
    },
    async remove() {
      for (const client of clients) client.disconnect();
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
