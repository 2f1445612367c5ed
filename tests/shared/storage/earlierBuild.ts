// What an earlier build left: a database with games in progress (Forty Thieves 2, free cells 7), results
// (free cells 5 and 6), notes and the trick game's matches, and the file of everything that it wrote.
import { readFileSync } from 'node:fs';
import { openDB } from 'idb';

type Stored = Readonly<Record<string, readonly (readonly [key: string, value: unknown])[]>>;

const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

export const { stores }: { stores: Stored } = JSON.parse(textOf('version2.json'));
export const everything = textOf('everything.json');

/** Lays the database there; the first version had none of the trick game's deals. */
export async function layDatabase(name: string, version: 1 | 2): Promise<void> {
  const names = Object.keys(stores).filter((store) => version === 2 || store !== 'naps');
  const db = await openDB(name, version, {
    upgrade: (fresh) => names.forEach((store) => void fresh.createObjectStore(store)),
  });
  for (const store of names) {
    for (const [key, value] of stores[store]!) await db.put(store, value, key);
  }
  db.close();
}
