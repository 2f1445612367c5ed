import { type IDBPDatabase, openDB } from 'idb';

// The browser's database as the games use it: stores of values by name, read one by one and written all or
// nothing. Values come back unchecked: who reads them looks at what they are.

/** One store, within a piece of work on the database. */
export interface Store {
  has(key: string): Promise<boolean>;
  get(key: string): Promise<unknown>;
  put(value: unknown, key: string): Promise<unknown>;
}

/** `Name` are the stores that it has. */
export interface Database<Name extends string> {
  get(store: Name, key: string): Promise<unknown>;
  all(store: Name): Promise<unknown[]>;
  /** Reads several values of a store as they are at one moment. */
  read<T>(store: Name, work: (store: Pick<Store, 'get'>) => Promise<T>): Promise<T>;
  /** One piece of writing, all of it or nothing; pieces that share a store come one after the other. */
  write<Used extends Name>(
    stores: readonly Used[],
    work: (store: (name: Used) => Store) => Promise<void>,
  ): Promise<void>;
}

/**
 * Commits at once and does not leave that to the browser, which would ask the page once more first: it may be
 * gone by then.
 */
async function writeAt<Used extends string>(
  db: IDBPDatabase,
  stores: readonly Used[],
  work: (store: (name: Used) => Store) => Promise<void>,
): Promise<void> {
  const tx = db.transaction(stores, 'readwrite');
  const done = tx.done;
  const puts: Promise<unknown>[] = [];
  const storeOf = (name: Used): Store => {
    const store = tx.objectStore(name);
    return {
      has: async (key) => (await store.getKey(key)) !== undefined,
      get: (key) => store.get(key),
      put: async (value, key) => void puts.push(store.put(value, key)),
    };
  };
  const write = async () => {
    try {
      await work(storeOf);
    } catch (fault) {
      try {
        tx.abort();
      } catch {
        // the browser has done so already
      }
      throw fault;
    } finally {
      // what is wrong with them is said by the whole
      for (const put of puts) put.catch(() => undefined);
    }
    tx.commit();
  };
  await Promise.all([write(), done]);
}

/**
 * The browser's database of that name, with stores that are made where they are not there yet. Rejects with
 * the browser's own error where it refuses one, or where a later version of the program has been at work
 * (`VersionError`).
 */
export async function openDatabase<Name extends string>(
  name: string,
  version: number,
  stores: readonly Name[],
): Promise<Database<Name>> {
  let db: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    db = null;
  };
  const open = () => {
    db ??= openDB(name, version, {
      upgrade(fresh) {
        for (const store of stores) {
          if (!fresh.objectStoreNames.contains(store)) fresh.createObjectStore(store);
        }
      },
      // a later version of the program wants to change the database: this page must not stand in its way
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    // a refusal holds for this time only
    db.catch(forget);
    return db;
  };
  await open();
  return {
    get: async (store, key) => (await open()).get(store, key),
    all: async (store) => (await open()).getAll(store),
    read: async (store, work) => work((await open()).transaction(store).store),
    write: async (stores, work) => writeAt(await open(), stores, work),
  };
}

/** What stands in for the browser's database where there is none: it lasts until the page is closed. */
export function passingDatabase<Name extends string>(stores: readonly Name[]): Database<Name> {
  const kept = new Map(stores.map((name) => [name, new Map<string, unknown>()]));
  const storeOn = (map: Map<string, unknown>): Store => ({
    has: async (key) => map.has(key),
    get: async (key) => map.get(key),
    put: async (value, key) => map.set(key, value),
  });
  let last: Promise<unknown> = Promise.resolve();
  // who reads sees what was to be written before
  const settled = async (store: Name) => {
    await last;
    return kept.get(store)!;
  };
  return {
    get: async (store, key) => (await settled(store)).get(key),
    all: async (store) => [...(await settled(store)).values()],
    read: async (store, work) => work(storeOn(await settled(store))),
    write(names, work) {
      const done = last.then(async () => {
        const draft = new Map(names.map((name) => [name, new Map(kept.get(name))]));
        await work((name) => storeOn(draft.get(name)!));
        for (const [name, map] of draft) kept.set(name, map);
      });
      last = done.catch(() => undefined);
      return done;
    },
  };
}

/** Small things kept by a name. */
export interface Notes {
  note(name: string): Promise<unknown>;
  putNote(name: string, value: unknown): Promise<void>;
  /** Puts what comes of the value there, in one piece. */
  changeNote(name: string, change: (value: unknown) => unknown): Promise<void>;
}

export function notesIn(db: Database<'notes'>): Notes {
  return {
    note: (name) => db.get('notes', name),
    putNote: (name, value) =>
      db.write(['notes'], async (store) => void (await store('notes').put(value, name))),
    changeNote: (name, change) =>
      db.write(['notes'], async (store) => {
        const notes = store('notes');
        await notes.put(change(await notes.get(name)), name);
      }),
  };
}
