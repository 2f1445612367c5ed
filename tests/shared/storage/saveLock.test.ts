import { describe, expect, test } from 'vitest';
import { browserSaveLocks } from '../../../src/shared/storage/saveLock';

/** The browser's locks, for pages of one origin. */
function fakeLocks(): LockManager {
  const held = new Set<string>();
  const waiting: (() => void)[] = [];
  const grant = async (name: string, call: (lock: Lock | null) => unknown) => {
    held.add(name);
    await call({ name, mode: 'exclusive' } as Lock);
    held.delete(name);
    for (const next of waiting.splice(0)) next();
  };
  const request = async (name: string, options: LockOptions, call: (lock: Lock | null) => unknown) => {
    await Promise.resolve();
    if (options.ifAvailable && held.has(name)) return call(null);
    while (held.has(name)) {
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
    }
    return grant(name, call);
  };
  return { request, query: async () => ({ held: [], pending: [] }) } as unknown as LockManager;
}

describe('the place of a patience', () => {
  test('is one page’s at a time, also asked for twice at once', async () => {
    const locks = fakeLocks();
    const [a, b] = [browserSaveLocks(locks), browserSaveLocks(locks)];
    expect(await Promise.all([a.take('streets'), a.take('streets')])).toEqual([true, true]);
    expect(await b.take('limited')).toBe(true);
    expect(await b.take('streets')).toBe(false);
  });

  test('is free as soon as it is given back, also by a page that gives it back before it has it', async () => {
    const locks = fakeLocks();
    const [a, b] = [browserSaveLocks(locks), browserSaveLocks(locks)];
    const early = a.take('streets');
    a.release('streets');
    await early;
    expect(await b.take('streets')).toBe(true);
    const waits = a.take('streets');
    b.release('streets');
    expect(await waits).toBe(true);
  });

  test('is everybody’s where the browser refuses all locks, as it does with all cookies blocked', async () => {
    const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const locks = { request: refused, query: refused } as unknown as LockManager;
    expect(await browserSaveLocks(locks).take('streets')).toBe(true);
  });

  test('is everybody’s where the browser has no locks', async () => {
    expect(await browserSaveLocks(undefined).take('streets')).toBe(true);
  });
});
