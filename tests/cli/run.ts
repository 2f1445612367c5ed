import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const program = `${root}build/cli/napoleon.js`;

export interface Ended {
  readonly out: string;
  readonly error: string;
  readonly code: number | null;
}

/** Builds the command line if it is older than its sources, as a checkout's first call does. */
export function build(): Ended {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`${root}scripts/napoleon.mjs`, 'games'], {
    encoding: 'utf8',
  });
  return { out: stdout, error: stderr, code: status };
}

/** Runs the built program, or another copy of it, to its end. */
export function napoleon(args: readonly string[], input: string | Uint8Array = '', which = program): Ended {
  const { stdout, stderr, status } = spawnSync(process.execPath, [which, ...args], {
    encoding: 'utf8',
    input,
  });
  return { out: stdout, error: stderr, code: status };
}

/** Runs the built program with `--json` and returns its answers; `ends` is the exit code that it is to have. */
export function answers(
  args: readonly string[],
  input: string | Uint8Array = '',
  ends = 0,
): Record<string, unknown>[] {
  const { out, error, code } = napoleon([...args, '--json'], input);
  if (code !== ends) throw new Error(`${code}: ${error}`);
  return lines(out).map((line) => JSON.parse(line) as Record<string, unknown>);
}

export function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Deals 1 to `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** A program that runs beside the test. */
export interface Running {
  readonly child: ChildProcess;
  /** what it has written so far */
  out(): string;
  readonly ended: Promise<Ended>;
}

/** Starts the built program, or another copy of it; `node` are options for Node itself. */
export function start(
  args: readonly string[],
  node: readonly string[] = [],
  which = program,
  env = process.env,
): Running {
  const child = spawn(process.execPath, [...node, which, ...args], { env });
  let out = '';
  let error = '';
  child.stderr.on('data', (chunk: Buffer) => {
    error += String(chunk);
  });
  child.stdout.on('data', (chunk: Buffer) => {
    out += String(chunk);
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ out, error, code })));
  return { child, out: () => out, ended };
}

/** Runs the built program, interrupts it when `ready`, which is asked often, says so, and returns how it ended. */
export async function interruptWhen(
  args: readonly string[],
  ready: (out: string) => boolean,
): Promise<Ended> {
  const { child, out, ended } = start(args);
  const look = setInterval(() => {
    if (!ready(out())) return;
    clearInterval(look);
    child.kill('SIGINT');
  }, 5);
  return ended.finally(() => clearInterval(look));
}

/** The same after its first answer. */
export function interruptAfterFirst(args: readonly string[]): Promise<Ended> {
  return interruptWhen(args, (out) => out !== '');
}
