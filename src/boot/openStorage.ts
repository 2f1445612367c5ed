// What is kept in this browser, as the game begins with it.
import { type FoundGames, lookInto } from '../patience/game/keeping/savedGames';
import { type PatienceStorage, patienceStorage } from '../patience/game/keeping/storage';
import type { BackupPart } from '../shared/storage/backup';
import { type Database, openDatabase, passingDatabase } from '../shared/storage/database';
import { type Trouble, troubleOf } from '../shared/storage/writes';

/** The stores of the one database: of the patiences, of both, of the trick game. */
const stores = ['tables', 'results', 'transcripts', 'notes', 'naps'] as const;
/** 2: the trick game's deals */
const version = 2;

export type GameDatabase = Database<(typeof stores)[number]>;

export interface Shelf {
  readonly db: GameDatabase;
  readonly storage: PatienceStorage;
  readonly found: FoundGames;
  /** why nothing lasts longer than the page, or null */
  readonly refused: Trouble | null;
}

/** How many milliseconds the browser's storage may take to answer before the game begins without it. */
const storageWait = 8000;

/** The games' database of that name. Rejects as `openDatabase` does. */
export function openGames(name: string): Promise<GameDatabase> {
  return openDatabase(name, version, stores);
}

export function passingGames(): GameDatabase {
  return passingDatabase(stores);
}

/** What is kept; where the browser refuses or does not answer, a storage that lasts as long as the page. */
export async function openShelf(after: (milliseconds: number, call: () => void) => unknown): Promise<Shelf> {
  const silent = new Promise<never>((_, reject) => after(storageWait, () => reject(new Error('no answer'))));
  try {
    const db = await Promise.race([openGames('napoleon'), silent]);
    const storage = patienceStorage(db);
    return { db, storage, found: await Promise.race([lookInto(storage), silent]), refused: null };
  } catch (error) {
    const refused = troubleOf(error);
    const db = passingGames();
    const found = { tables: [], dailies: {}, troubles: [refused] };
    return { db, storage: patienceStorage(db), found, refused };
  }
}

/** The trick game's part of a file of everything kept; its code comes when a file is written or read. */
export function napBackup(db: GameDatabase): BackupPart {
  const part = async () => {
    const [{ napPart }, { napStorage }] = await Promise.all([
      import('../nap/game/keeping/backup'),
      import('../nap/game/keeping/storage'),
    ]);
    return napPart(napStorage(db));
  };
  return {
    write: async () => (await part()).write(),
    read: async (file) => (await part()).read(file),
  };
}
