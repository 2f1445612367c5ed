// One program at a time writes a file: the one that made `FILE.lock`, which names it.
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { fail } from '../output';

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;

/** Something that may fail because of how things stand with a file: then null. */
function unless<T>(code: string, action: () => T): T | null {
  try {
    return action();
  } catch (error) {
    if (isCode(error, code)) return null;
    throw error;
  }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !isCode(error, 'ESRCH');
  }
}

/** A lock without its owner's name is one that is just being written, or that a full disk left. */
const writingMs = 2000;

/** Was a lock left by a program that is gone: killed, or running before this machine was started? Elsewhere nobody can tell. */
function isLeft(lock: string, owner: string): boolean {
  const [pid, host] = owner.split(' ');
  const made = unless('ENOENT', () => statSync(lock).mtimeMs) ?? 0;
  if (host === undefined) return made < Date.now() - writingMs;
  const started = Date.now() - uptime() * 1000;
  return host === hostname() && (made < started || Number(pid) === process.pid || !lives(Number(pid)));
}

/** Takes away a lock that was left; where another program was quicker, its lock is put back. */
function clear(lock: string, owner: string): void {
  const aside = `${lock}.${process.pid}`;
  if (unless('ENOENT', () => renameSync(lock, aside) ?? true) === null) return;
  if (readFileSync(aside, 'utf8') === owner) rmSync(aside);
  else renameSync(aside, lock);
}

/** Locks a file until the program ends; a sentence when another program has it. */
export function lockFile(path: string): void {
  const lock = `${path}.lock`;
  const mine = `${process.pid} ${hostname()}`;
  const make = () => unless('EEXIST', () => writeFileSync(lock, mine, { flag: 'wx' }) ?? true) !== null;
  while (!make()) {
    const owner = unless('ENOENT', () => readFileSync(lock, 'utf8'));
    if (owner === null) continue;
    if (isLeft(lock, owner)) clear(lock, owner);
    else {
      const [pid = '', host] = owner.split(' ');
      const who = host === undefined ? 'another process' : `process ${pid} on ${host}`;
      fail(`${path} is in use by ${who}; if that has ended, delete ${lock}`);
    }
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}
