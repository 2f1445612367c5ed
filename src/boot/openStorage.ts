// What is kept in this browser, as the game begins with it.
import { type Trouble, troubleOf } from '../patience/game/keeping/keeper';
import { type Found, lookInto } from '../patience/game/keeping/keeping';
import { openStorage, passingStorage, type Storage } from '../patience/game/keeping/storage';

export interface BrowserStorage {
  readonly storage: Storage;
  readonly found: Found;
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
    const storage = await Promise.race([openStorage('napoleon'), silent]);
    return { storage, found: await Promise.race([lookInto(storage), silent]), refused: null };
  } catch (error) {
    const refused = troubleOf(error);
    return { storage: passingStorage(), found: { tables: [], dailies: {}, troubles: [refused] }, refused };
  }
}
