import { describe, expect, test } from 'vitest';
import { type Database, notesIn, openDatabase, passingDatabase } from '../../../src/shared/storage/database';
import { createWrites, type Trouble } from '../../../src/shared/storage/writes';
import { freshName } from './browser';

const stores = ['games', 'notes'] as const;
type Db = Database<(typeof stores)[number]>;
const kinds: [string, () => Promise<Db>][] = [
  ['the browser’s database', () => openDatabase(freshName(), 1, stores)],
  ['what stands in for it', async () => passingDatabase(stores)],
];

describe.each(kinds)('%s', (_, open) => {
  test('writes all of a piece or nothing of it', async () => {
    const db = await open();
    await db.write(['games'], async (store) => void (await store('games').put('first', 'a')));
    const half = db.write(['games', 'notes'], async (store) => {
      await store('games').put('second', 'a');
      await store('notes').put('beside', 'b');
      expect(await store('games').get('a')).toBe('second');
      throw new Error('no more room');
    });
    await expect(half).rejects.toThrow('no more room');
    expect([await db.get('games', 'a'), await db.all('notes')]).toEqual(['first', []]);
  });

  test('keeps the order of pieces that were begun together, however long the first takes', async () => {
    const db = await open();
    const slow = db.write(['games', 'notes'], async (store) => {
      for (let i = 0; i < 20; i++) await store('notes').get('b');
      await store('games').put('older', 'a');
    });
    const quick = db.write(['games'], async (store) => void (await store('games').put('newer', 'a')));
    await Promise.all([slow, quick]);
    expect(await db.read('games', (store) => store.get('a'))).toBe('newer');
  });
});

test('a database that was refused once is asked for again', async () => {
  const name = freshName();
  const notes = notesIn(await openDatabase(name, 2, stores));
  const done = (request: IDBRequest) =>
    new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  const later = indexedDB.open(name, 9);
  await done(later);
  await expect(notes.putNote('daily', 1)).rejects.toMatchObject({ name: 'VersionError' });
  later.result.close();
  await done(indexedDB.deleteDatabase(name));
  await notes.putNote('daily', 2);
  expect(await notes.note('daily')).toBe(2);
});

describe('writes of one game', () => {
  test('begin at once, tell each kind of trouble once, and are settled when the last one is done', async () => {
    const troubles: Trouble[] = [];
    const writes = createWrites((trouble) => troubles.push(trouble));
    const begun: string[] = [];
    const fail = (name: string) => async () => {
      begun.push(name);
      throw new DOMException('', name);
    };
    writes.begin(fail('QuotaExceededError'));
    writes.begin(fail('QuotaExceededError'));
    writes.begin(fail('VersionError'));
    writes.begin(async (earlier) => {
      await earlier;
      writes.begin(async () => void begun.push('last'));
    });
    expect(begun).toEqual(['QuotaExceededError', 'QuotaExceededError', 'VersionError']);
    await writes.settled();
    expect(begun.at(-1)).toBe('last');
    writes.tell('elsewhere');
    writes.tell('elsewhere');
    expect(troubles).toEqual(['full', 'later', 'elsewhere', 'elsewhere']);
  });
});
