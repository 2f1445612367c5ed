import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { NapDealt } from '../../../nap/game/kept';
import type { NapTranscript } from '../../../nap/game/transcript';
import type { GameId } from '../../core/types';
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
  /** The match of the trick game that was kept last, and those that were left for another one, the latest last. */
  nap(): Promise<NapLies>;
  /** Writes what is named, all of it or nothing, and leaves the rest. */
  putNap(writing: NapWriting): Promise<void>;
  napDeals(): Promise<unknown[]>;
}

/** The match and the waiting ones as they are stored. */
export interface NapLies {
  readonly match: unknown;
  readonly waiting: unknown;
}

export interface NapWriting {
  /** in the place of the one that is there */
  readonly match?: NapTranscript;
  /** the matches that wait from now on, given what lies there before the writing */
  readonly waiting?: (lies: NapLies) => readonly NapTranscript[];
  /**
   * What of these lies there already, as far as the page knows, and is written only where it is gone, as the browser may
   * delete everything behind the page: the score sheet grows long, and stays the same for a whole deal.
   */
  readonly there?: { readonly sheet: boolean; readonly waiting: boolean };
  /** deals that are done; what is kept of a deal already stays */
  readonly dealt?: readonly NapDealt[];
}

interface Shelves extends DBSchema {
  tables: { key: string; value: unknown };
  results: { key: string; value: unknown };
  transcripts: { key: string; value: unknown };
  notes: { key: string; value: unknown };
  naps: { key: string; value: unknown };
}

const shelves = ['tables', 'results', 'transcripts', 'notes', 'naps'] as const;
type ShelfName = (typeof shelves)[number];
/** 2: the trick game's deals */
const version = 2;
const napNote = 'nap';
const sheetNote = 'nap.sheet';
const waitingNote = 'nap.waiting';

interface Shelf {
  has(key: string): Promise<boolean>;
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

/** A match's two parts as one; a match of before they were two is whole by itself. */
function joined(match: unknown, sheet: unknown): unknown {
  const parted = typeof match === 'object' && match !== null && !('sheet' in match);
  return parted ? { ...match, sheet } : match;
}

async function napLies(notes: Pick<Shelf, 'get'>): Promise<NapLies> {
  const [match, sheet, waiting] = await Promise.all(
    [napNote, sheetNote, waitingNote].map((key) => notes.get(key)),
  );
  return { match: joined(match, sheet), waiting };
}

async function writeNap(notes: Shelf, naps: Shelf, writing: NapWriting): Promise<void> {
  const { match, waiting, there, dealt = [] } = writing;
  const isThere = async (said = false, key: string) => said && (await notes.has(key));
  // first, since it looks at the match that lies there
  if (waiting !== undefined && !(await isThere(there?.waiting, waitingNote)))
    await notes.put(waiting(await napLies(notes)), waitingNote);
  if (match !== undefined) {
    const { sheet, ...rest } = match;
    await notes.put(rest, napNote);
    if (!(await isThere(there?.sheet, sheetNote))) await notes.put(sheet, sheetNote);
  }
  for (const deal of dealt) {
    if ((await naps.get(deal.deal)) === undefined) await naps.put(deal, deal.deal);
  }
}

/**
 * One piece of writing, all of it or nothing. The last of it is committed at once and not left to the browser, which
 * would ask the page once more first: it may be gone by then.
 */
async function writeAt<Names extends ShelfName[]>(
  db: IDBPDatabase<Shelves>,
  names: Names,
  work: (shelf: (name: Names[number]) => Shelf) => Promise<void>,
): Promise<void> {
  const tx = db.transaction(names, 'readwrite');
  const done = tx.done;
  const puts: Promise<unknown>[] = [];
  const shelf = (name: Names[number]): Shelf => {
    const store = tx.objectStore(name);
    return {
      has: async (key) => (await store.getKey(key)) !== undefined,
      get: (key) => store.get(key),
      put: async (value, key) => void puts.push(store.put(value, key)),
    };
  };
  const write = async () => {
    try {
      await work(shelf);
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

function storageOn(open: () => Promise<IDBPDatabase<Shelves>>): Storage {
  const write = async <Names extends ShelfName[]>(
    names: Names,
    work: (shelf: (name: Names[number]) => Shelf) => Promise<void>,
  ) => writeAt(await open(), names, work);
  return {
    tables: async () => (await open()).getAll('tables'),
    table: async (game) => (await open()).get('tables', game),
    async put(table, endings) {
      if (endings === undefined)
        return write(['tables'], async (shelf) => void (await shelf('tables').put(table, table.game)));
      return write(['tables', 'results', 'transcripts'], async (shelf) => {
        for (const ending of endings(await shelf('tables').get(table.game)))
          await writeEnding(shelf('results'), shelf('transcripts'), ending);
        await shelf('tables').put(table, table.game);
      });
    },
    end: (endings) =>
      write(['results', 'transcripts'], async (shelf) => {
        for (const ending of endings) await writeEnding(shelf('results'), shelf('transcripts'), ending);
      }),
    results: async () => (await open()).getAll('results'),
    transcript: async (deal) => (await open()).get('transcripts', deal),
    note: async (name) => (await open()).get('notes', name),
    putNote: (name, value) => write(['notes'], async (shelf) => void (await shelf('notes').put(value, name))),
    async nap() {
      const notes = (await open()).transaction('notes').store;
      return napLies(notes);
    },
    putNap: (writing) =>
      write(['notes', 'naps'], (shelf) => writeNap(shelf('notes'), shelf('naps'), writing)),
    napDeals: async () => (await open()).getAll('naps'),
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
        for (const shelf of shelves) {
          if (!fresh.objectStoreNames.contains(shelf)) fresh.createObjectStore(shelf);
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
  return storageOn(open);
}

/** What stands in for the browser's storage where there is none: kept until the page is closed. */
export function passingStorage(): Storage {
  const [tables, results, transcripts, notes, naps] = shelves.map(() => new Map<string, unknown>()) as [
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
  ];
  const shelf = (map: Map<string, unknown>): Shelf => ({
    has: async (key) => map.has(key),
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
    nap: () => napLies(shelf(notes)),
    putNap: (writing) => writeNap(shelf(notes), shelf(naps), writing),
    napDeals: async () => [...naps.values()],
  };
}
