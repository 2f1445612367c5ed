import type { Database, Store } from '../../../shared/storage/database';
import { readable } from '../../../shared/storage/fields';
import { matchField, type NapTranscript } from '../text/transcript';
import type { NapDealResult } from './dealResult';

// Where the match and the deals that are done are kept. The score sheet lies apart from its match: it grows
// long, and stays the same for a whole deal. Stored values come back unchecked.

const matchNote = 'nap';
const sheetNote = 'nap.sheet';
const waitingNote = 'nap.waiting';

/** The match that was kept last, and those that were left for another one, the latest last. */
export interface StoredMatches {
  readonly match: unknown;
  readonly waiting: unknown;
}

export interface NapWriting {
  /** in the place of the one that is there */
  readonly match?: NapTranscript;
  /** the matches that wait from now on, given what lies there before the writing */
  readonly waiting?: (stored: StoredMatches) => readonly NapTranscript[];
  /**
   * What of these lies there already, as far as the page knows, and is written only where it is gone, as the
   * browser may delete everything behind the page.
   */
  readonly there?: { readonly sheet: boolean; readonly waiting: boolean };
  /** deals that are done; what is kept of a deal already stays */
  readonly results?: readonly NapDealResult[];
}

export interface NapStorage {
  matches(): Promise<StoredMatches>;
  /** Writes what is named, all of it or nothing, and leaves the rest. */
  put(writing: NapWriting): Promise<void>;
  deals(): Promise<unknown[]>;
}

/** Stored matches, those that wait first; what cannot be read is left out. */
export function matchesIn({ match, waiting }: StoredMatches): readonly NapTranscript[] {
  return [...readable(matchField, waiting), ...readable(matchField, [match])];
}

/** A match's two parts as one; a match of before they were two is whole by itself. */
function joined(match: unknown, sheet: unknown): unknown {
  const parted = typeof match === 'object' && match !== null && !('sheet' in match);
  return parted ? { ...match, sheet } : match;
}

async function storedMatches(notes: Pick<Store, 'get'>): Promise<StoredMatches> {
  const [match, sheet, waiting] = await Promise.all(
    [matchNote, sheetNote, waitingNote].map((key) => notes.get(key)),
  );
  return { match: joined(match, sheet), waiting };
}

async function write(notes: Store, naps: Store, writing: NapWriting): Promise<void> {
  const { match, waiting, there, results = [] } = writing;
  const isThere = async (said = false, key: string) => said && (await notes.has(key));
  // first, since it looks at the match that lies there
  if (waiting !== undefined && !(await isThere(there?.waiting, waitingNote)))
    await notes.put(waiting(await storedMatches(notes)), waitingNote);
  if (match !== undefined) {
    const { sheet, ...rest } = match;
    await notes.put(rest, matchNote);
    if (!(await isThere(there?.sheet, sheetNote))) await notes.put(sheet, sheetNote);
  }
  for (const result of results) {
    if ((await naps.get(result.deal)) === undefined) await naps.put(result, result.deal);
  }
}

export function napStorage(db: Database<'notes' | 'naps'>): NapStorage {
  return {
    matches: () => db.read('notes', storedMatches),
    put: (writing) => db.write(['notes', 'naps'], (store) => write(store('notes'), store('naps'), writing)),
    deals: () => db.all('naps'),
  };
}
