import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { notesIn, passingDatabase } from '../../../src/shared/storage/database';
import type { SaveLocks } from '../../../src/shared/storage/saveLock';

let names = 0;

/** A database's name that no other test has. */
export function freshName(): string {
  return `test-${++names}`;
}

/** Writes anything at all into a database's store. */
export async function spoil(name: string, store: string, key: string, value: unknown): Promise<void> {
  const db = await openDB(name);
  await db.put(store, value, key);
  db.close();
}

export const passingNotes = () => notesIn(passingDatabase(['notes']));

/** Who has which place, for pages of one browser. */
export function fakeLocks(taken: Set<string> = new Set()): SaveLocks {
  const mine = new Set<string>();
  return {
    async take(place) {
      if (mine.has(place)) return true;
      if (taken.has(place)) return false;
      taken.add(place);
      mine.add(place);
      return true;
    },
    release(place) {
      if (mine.delete(place)) taken.delete(place);
    },
  };
}
