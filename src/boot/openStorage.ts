// What is kept in this browser, as the game begins with it.
import { type FoundGames, findGames } from '../patience/game/keeping/savedGames';
import { type PatienceStorage, patienceStorage } from '../patience/game/keeping/storage';
import { type Trouble, troubleOf } from '../shared/storage/writes';
import { type GameDatabase, openGameDatabase, passingGameDatabase } from './database';

export interface BrowserStorage {
  readonly db: GameDatabase;
  readonly storage: PatienceStorage;
  readonly found: FoundGames;
  /** why nothing lasts longer than the page, or null */
  readonly refused: Trouble | null;
}

/** How many milliseconds the browser's storage may take to answer before the game begins without it. */
const storageWait = 8000;

/** What is kept; where the browser refuses or does not answer, a storage that lasts as long as the page. */
export async function openBrowserStorage(
  after: (milliseconds: number, call: () => void) => unknown,
): Promise<BrowserStorage> {
  const silent = new Promise<never>((_, reject) => after(storageWait, () => reject(new Error('no answer'))));
  try {
    const db = await Promise.race([openGameDatabase('napoleon'), silent]);
    const storage = patienceStorage(db);
    return { db, storage, found: await Promise.race([findGames(storage), silent]), refused: null };
  } catch (error) {
    const refused = troubleOf(error);
    const db = passingGameDatabase();
    const found = { saved: [], dailies: {}, helped: [], troubles: [refused], damaged: [] };
    return { db, storage: patienceStorage(db), found, refused };
  }
}
