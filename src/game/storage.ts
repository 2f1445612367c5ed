import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameId } from '../core/types';
import { type Ending, type KeptTable, mergeResults, readResult } from './kept';

// Where games and results are kept. Stored values come back unchecked: `kept.ts` reads them.

/** What is to be written beside a game, given what lies in its place. */
export type Endings = (there: unknown) => readonly Ending[];

export interface Storage {
  tables(): Promise<unknown[]>;
  table(game: GameId): Promise<unknown>;
  /** Keeps a game in the place of its patience's last one, with the results that this brings: all or nothing. */
  put(table: KeptTable, endings?: Endings): Promise<void>;
  /** Writes results alone; what is kept of a deal already is merged, not replaced. */
  end(endings: readonly Ending[]): Promise<void>;
  results(): Promise<unknown[]>;
  /** the game that led to a deal's result */
  transcript(deal: string): Promise<unknown>;
  note(name: string): Promise<unknown>;
  putNote(name: string, value: unknown): Promise<void>;
}

interface Shelves extends DBSchema {
  tables: { key: string; value: unknown };
  results: { key: string; value: unknown };
  transcripts: { key: string; value: unknown };
  notes: { key: string; value: unknown };
}

const shelves = ['tables', 'results', 'transcripts', 'notes'] as const;
const version = 1;

interface Shelf {
  get(key: string): Promise<unknown>;
  put(value: unknown, key: string): Promise<unknown>;
}

/** A result that cannot be read is of a later version, and is left as it is. */
async function writeEnding(
  results: Shelf,
  transcripts: Shelf,
  { result, transcript }: Ending,
): Promise<void> {
  const there = await results.get(result.deal);
  const before = there === undefined ? null : readResult(there);
  if (there !== undefined && before === null) return;
  const after = before === null ? result : mergeResults(before, result);
  await results.put(after, result.deal);
  if (before === null || before.won === null || after.won !== before.won)
    await transcripts.put(transcript, result.deal);
}

function storageOn(open: () => Promise<IDBPDatabase<Shelves>>): Storage {
  return {
    tables: async () => (await open()).getAll('tables'),
    table: async (game) => (await open()).get('tables', game),
    async put(table, endings) {
      const db = await open();
      if (endings === undefined) return void (await db.put('tables', table, table.game));
      const tx = db.transaction(['tables', 'results', 'transcripts'], 'readwrite');
      const tables = tx.objectStore('tables');
      const write = async () => {
        for (const ending of endings(await tables.get(table.game)))
          await writeEnding(tx.objectStore('results'), tx.objectStore('transcripts'), ending);
        await tables.put(table, table.game);
      };
      await Promise.all([write(), tx.done]);
    },
    async end(endings) {
      const tx = (await open()).transaction(['results', 'transcripts'], 'readwrite');
      const write = async () => {
        for (const ending of endings)
          await writeEnding(tx.objectStore('results'), tx.objectStore('transcripts'), ending);
      };
      await Promise.all([write(), tx.done]);
    },
    results: async () => (await open()).getAll('results'),
    transcript: async (deal) => (await open()).get('transcripts', deal),
    note: async (name) => (await open()).get('notes', name),
    putNote: async (name, value) => void (await (await open()).put('notes', value, name)),
  };
}

/**
 * The browser's database of that name. Rejects with the browser's own error where it refuses one, or where a later
 * version of the program has been at work (`VersionError`).
 */
export async function openStorage(name: string): Promise<Storage> {
  let db: Promise<IDBPDatabase<Shelves>> | null = null;
  const forget = () => {
    db = null;
  };
  const open = () => {
    db ??= openDB<Shelves>(name, version, {
      upgrade(fresh) {
        for (const shelf of shelves) fresh.createObjectStore(shelf);
      },
      // a later version of the program wants to change the database: this page must not stand in its way
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    return db;
  };
  await open();
  return storageOn(open);
}

/** What stands in for the browser's storage where there is none: kept until the page is closed. */
export function passingStorage(): Storage {
  const [tables, results, transcripts, notes] = shelves.map(() => new Map<string, unknown>()) as [
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
  ];
  const shelf = (map: Map<string, unknown>): Shelf => ({
    get: async (key) => map.get(key),
    put: async (value, key) => map.set(key, value),
  });
  const end = async (endings: readonly Ending[]) => {
    for (const ending of endings) await writeEnding(shelf(results), shelf(transcripts), ending);
  };
  return {
    tables: async () => [...tables.values()],
    table: async (game) => tables.get(game),
    async put(table, endings) {
      const ends = endings?.(tables.get(table.game)) ?? [];
      tables.set(table.game, table);
      await end(ends);
    },
    end,
    results: async () => [...results.values()],
    transcript: async (deal) => transcripts.get(deal),
    note: async (name) => notes.get(name),
    putNote: async (name, value) => void notes.set(name, value),
  };
}
