import { describe, expect, test, vi } from 'vitest';
import { type Channel, channelSaveLocks } from '../../../src/shared/storage/channelLocks';
import { lockedPlaces } from '../../../src/shared/storage/saveLock';

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
    const [a, b] = [lockedPlaces(locks), lockedPlaces(locks)];
    expect(await Promise.all([a.take('streets'), a.take('streets')])).toEqual([true, true]);
    expect(await b.take('limited')).toBe(true);
    expect(await b.take('streets')).toBe(false);
  });

  test('is free as soon as it is given back, also by a page that gives it back before it has it', async () => {
    const locks = fakeLocks();
    const [a, b] = [lockedPlaces(locks), lockedPlaces(locks)];
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
    expect(await lockedPlaces(locks).take('streets')).toBe(true);
  });

  test('is taken by a page that waits for it as soon as the other one is gone', async () => {
    const locks = fakeLocks();
    const [a, b, c] = [lockedPlaces(locks), lockedPlaces(locks), lockedPlaces(locks)];
    await a.take('streets');
    const heard: string[] = [];
    expect(await b.take('streets', () => void heard.push('b'))).toBe(false);
    expect(await c.take('streets', () => void heard.push('c'))).toBe(false);
    // it has gone to another patience meanwhile
    c.release('streets');
    a.release('streets');
    await vi.waitFor(() => expect(heard).toEqual(['b']));
    expect(await b.take('streets')).toBe(true);
    expect(await a.take('streets')).toBe(false);
  });
});

/** Channels of the pages of one browser. */
function fakeChannels(): () => Channel {
  const channels = new Set<Channel>();
  return () => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels)
          if (other !== channel) queueMicrotask(() => void other.onmessage?.({ data } as MessageEvent));
      },
    };
    channels.add(channel);
    return channel;
  };
}

describe('the place of a patience where the browser has no locks', () => {
  const open = (channel: Channel) =>
    channelSaveLocks(channel, (_, call) => {
      setTimeout(call, 5);
    });

  test('is one page’s at a time, also when two ask at once', async () => {
    const channel = fakeChannels();
    const pages = [open(channel()), open(channel()), open(channel())];
    const taken = await Promise.all(pages.map((page) => page.take('streets')));
    expect(taken.filter((is) => is)).toHaveLength(1);
    const owner = pages[taken.indexOf(true)]!;
    expect(await owner.take('streets')).toBe(true);
    expect(await pages[(taken.indexOf(true) + 1) % 3]!.take('limited')).toBe(true);
  });

  test('goes to one that waits when its page gives it back or leaves, and not to one that waits no more', async () => {
    const channel = fakeChannels();
    const [a, b, c, d] = [open(channel()), open(channel()), open(channel()), open(channel())];
    await a.take('streets');
    const heard: string[] = [];
    await Promise.all([
      b.take('streets', () => void heard.push('b')),
      c.take('streets', () => void heard.push('c')),
      d.take('streets', () => void heard.push('d')),
    ]);
    d.release('streets');
    a.leave();
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const [first, second] = heard[0] === 'b' ? [b, c] : [c, b];
    first.release('streets');
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(['b', 'c']));
    expect(await second.take('streets')).toBe(true);
  });

  test('is one page’s that asks for it twice at once, as a new deal does right after the first', async () => {
    const channel = fakeChannels();
    const [a, b] = [open(channel()), open(channel())];
    expect(await Promise.all([a.take('streets'), a.take('streets')])).toEqual([true, true]);
    expect(await Promise.all([b.take('streets'), b.take('streets')])).toEqual([false, false]);
  });

  test('is had by asking again where its page was killed and told nobody', async () => {
    const channel = fakeChannels();
    const [dies, lives] = [channel(), channel()];
    const [a, b] = [open(dies), open(lives)];
    await a.take('streets');
    const heard: string[] = [];
    expect(await b.take('streets', () => void heard.push('b'))).toBe(false);
    b.askAgain();
    expect(await b.take('streets', () => void heard.push('again'))).toBe(false);
    b.askAgain();
    expect(await a.take('streets')).toBe(true);
    expect(heard).toEqual([]);
    dies.onmessage = null;
    await vi.waitFor(() => {
      b.askAgain();
      expect(heard).toContain('again');
    });
    expect(await b.take('streets')).toBe(true);
  });

  test('that is given back before it is had is not had', async () => {
    const channel = fakeChannels();
    const [a, b] = [open(channel()), open(channel())];
    const early = a.take('streets');
    a.release('streets');
    expect(await early).toBe(false);
    expect(await b.take('streets')).toBe(true);
  });
});
