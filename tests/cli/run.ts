import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = `${root}build/cli/napoleon.js`;

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

/** Runs the built program to its end. */
export function napoleon(args: readonly string[], input = ''): Ended {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    input,
  });
  return { out: stdout, error: stderr, code: status };
}

/** Runs the built program with `--json` and returns its answers. */
export function answers(args: readonly string[], input = ''): Record<string, unknown>[] {
  const { out, error, code } = napoleon([...args, '--json'], input);
  if (code !== 0) throw new Error(`${code}: ${error}`);
  return lines(out).map((line) => JSON.parse(line) as Record<string, unknown>);
}

export function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/**
 * Runs the built program, interrupts it when `ready`, which is asked often, says so,
 * and returns how it ended.
 */
export function interruptWhen(args: readonly string[], ready: (out: string) => boolean): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args]);
    let out = '';
    let error = '';
    const look = setInterval(() => {
      if (!ready(out)) return;
      clearInterval(look);
      child.kill('SIGINT');
    }, 5);
    child.stderr.on('data', (chunk: Buffer) => {
      error += String(chunk);
    });
    child.stdout.on('data', (chunk: Buffer) => {
      out += String(chunk);
    });
    child.on('close', (code) => {
      clearInterval(look);
      resolve({ out, error, code });
    });
  });
}

/** The same after its first answer. */
export function interruptAfterFirst(args: readonly string[]): Promise<Ended> {
  return interruptWhen(args, (out) => out !== '');
}
