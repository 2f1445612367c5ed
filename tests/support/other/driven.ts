// A browser that is driven from outside by the web's own protocols, as little of them as these tests need: go to an
// address, run a function there, let a hand act. Playwright drives neither Debian's Firefox nor WebKitGTK, and no one
// driver has both; what a hand does is written alike in both protocols.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** What one hand does, in the words of WebDriver. */
export interface Hand {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

export interface Driven {
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; what it is given and what it answers goes there and back as JSON. */
  run<T, A = undefined>(call: (value: A) => T | Promise<T>, value?: A): Promise<T>;
  act(hand: Hand): Promise<void>;
  close(): Promise<void>;
}

/** How long (ms) anything may take on a machine that has much else to do. */
const patience = 60_000;

/** A function's call as an expression whose value, or promise, is JSON. */
export function callText(call: (value: never) => unknown, value: unknown): string {
  return `Promise.resolve((${call})(${JSON.stringify(value) ?? 'undefined'})).then((it) => JSON.stringify(it) ?? 'null')`;
}

/** Asks until it is so. */
export async function until(test: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + patience; !(await test()); ) {
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/**
 * Starts a program; resolves with the first match of what it says, at once where it is not to be waited for, and rejects
 * when it ends before.
 */
export function start(
  command: string,
  args: readonly string[],
  says: RegExp | null,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly running: ChildProcess; readonly said: string }> {
  const running = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    if (says === null) running.once('spawn', () => resolve({ running, said: '' }));
    const hear = (piece: Buffer) => {
      text += piece;
      const found = says?.exec(text);
      if (found) resolve({ running, said: found[1] ?? found[0] });
    };
    running.stdout.on('data', hear);
    running.stderr.on('data', hear);
    running.on('error', reject);
    running.on('exit', () => reject(new Error(`${command} has ended: ${text.slice(-400)}`)));
  });
}

/** Ends a program and waits until it is gone. */
export async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const gone = new Promise((done) => running.once('exit', done));
  running.kill();
  await gone;
}

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

export interface Screen {
  /** of a program that is to draw on it */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A screen that nobody sees, by that program; empty: the one there is. */
export async function openScreen(program: string): Promise<Screen> {
  if (program === '') return { env: {}, close: async () => {} };
  const args = ['-displayfd', '1', '-screen', '0', '1100x900x24', '-nolisten', 'tcp'];
  const { running, said } = await start(program, args, /^(\d+)\n/m);
  return { env: { DISPLAY: `:${said}` }, close: () => end(running) };
}
