import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, lines, type Running, start } from '../run';
import { ended } from './server';

export const folder = mkdtempSync(join(tmpdir(), 'queue-surveys-'));
let files = 0;
export const newFile = (): string => join(folder, `${++files}.jsonl`);

/** The lines of a survey's file but for the time, which no two runs share; none when it has not been begun. */
export function timeless(file: string): string[] {
  try {
    return lines(readFileSync(file, 'utf8')).map((line) => line.replace(/"ms":\d+/, '"ms":0'));
  } catch {
    return [];
  }
}

/** The deals that a file holds, in its order. */
export function dealsIn(file: string): number[] {
  return timeless(file)
    .slice(1)
    .map((line) => (JSON.parse(line) as { deal: number }).deal);
}

/** A survey by this machine alone. */
export function surveyed(words: readonly string[]): string {
  const file = newFile();
  answers(['survey', ...words, '--jobs', '1', '--out', file]);
  return file;
}

/** Workers that are started again when they end. */
export interface Workers {
  /** how many have ended, and with what */
  readonly ends: (number | string | null)[];
  /** One of those that run now. */
  any(): Running;
  stop(): Promise<void>;
}

export function keepWorking(count: number, args: readonly string[], node: readonly string[] = []): Workers {
  const running: Running[] = [];
  const ends: Workers['ends'] = [];
  let stopped = false;
  const open = (place: number): void => {
    const worker = start(['work', '--jobs', '1', ...args], node);
    running[place] = worker;
    void ended(worker.child).then(() => {
      ends.push(worker.child.signalCode ?? worker.child.exitCode);
      if (!stopped) open(place);
    });
  };
  for (let place = 0; place < count; place++) open(place);
  return {
    ends,
    any: () => running[Math.floor(Math.random() * count)]!,
    async stop() {
      stopped = true;
      for (const { child } of running) child.kill('SIGTERM');
      await Promise.all(running.map((worker) => worker.ended));
    },
  };
}
