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

/** Who has which place and who waits for it, for pages of one browser. */
export interface Places {
  readonly taken: Set<string>;
  readonly waiting: Map<string, () => void>;
}

export const freePlaces = (...taken: string[]): Places => ({ taken: new Set(taken), waiting: new Map() });

export function fakeLocks({ taken, waiting }: Places = freePlaces()): SaveLocks {
  const mine = new Set<string>();
  const waits = new Map<string, () => void>();
  return {
    async take(place, onFree = () => {}) {
      if (mine.has(place)) return true;
      if (taken.has(place)) {
        const grant = () => {
          taken.add(place);
          mine.add(place);
          onFree();
        };
        waits.set(place, grant);
        waiting.set(place, grant);
        return false;
      }
      taken.add(place);
      mine.add(place);
      return true;
    },
    release(place) {
      if (waiting.get(place) === waits.get(place)) waiting.delete(place);
      if (!mine.delete(place)) return;
      taken.delete(place);
      const next = waiting.get(place);
      waiting.delete(place);
      next?.();
    },
  };
}
