import type { BackupPart } from '../../../shared/storage/backup';
import { isRecord } from '../../../shared/storage/fields';
import { type Entry, entryNote, readEntry } from '../deals/entry';
import { type HouseRules, houseNote, readHouse } from '../deals/houseRules';
import { BadTranscript, checkTranscript } from '../text/transcript';
import { type Ending, readResult, readTable } from './kept';
import type { PatienceStorage } from './storage';

// The patiences' part of a file of everything kept. A game in progress is not replaced.

function endingOf(entry: unknown): Ending | null {
  const result = isRecord(entry) ? readResult(entry.result) : null;
  if (!isRecord(entry) || result === null) return null;
  try {
    return { result, transcript: checkTranscript(entry.transcript) };
  } catch (error) {
    if (error instanceof BadTranscript) return null;
    throw error;
  }
}

async function restoreTable(storage: PatienceStorage, entry: unknown): Promise<'put' | 'passed' | 'damaged'> {
  const table = readTable(entry);
  if (table === null) return 'damaged';
  const there = readTable(await storage.table(table.game));
  if (there !== null && !there.over) return 'passed';
  await storage.put(table);
  return 'put';
}

/** Games, results, and what is being put together: house rules and real cards. */
export function patiencePart(storage: PatienceStorage): BackupPart {
  return {
    async write() {
      const results = await storage.results();
      const games = await Promise.all(
        results.map(async (result) => {
          const deal = readResult(result)?.deal;
          return { result, transcript: deal === undefined ? null : await storage.transcript(deal) };
        }),
      );
      return {
        tables: await storage.tables(),
        games,
        house: (await storage.note(houseNote)) ?? [],
        entry: (await storage.note(entryNote)) ?? null,
      };
    },
    async read({ games, tables }) {
      const stored = Array.isArray(games) ? games : [];
      const endings = stored.map(endingOf).filter((ending) => ending !== null);
      // all results in one piece of writing: one each would take a minute for a few years of games
      await storage.end(endings);
      const how: ('put' | 'passed' | 'damaged')[] = [];
      for (const entry of Array.isArray(tables) ? tables : []) how.push(await restoreTable(storage, entry));
      const count = (word: 'put' | 'damaged') => how.filter((each) => each === word).length;
      return {
        results: endings.length,
        games: count('put'),
        damaged: stored.length - endings.length + count('damaged'),
      };
    },
  };
}

/** What a file has for the page to take in, where older files may have nothing. */
export interface FoundInFile {
  readonly house: readonly HouseRules[];
  /** the half-entered deal; `null` where nothing was entered */
  readonly entry: Entry | null;
  /** entries of these that could not be read */
  readonly damaged: number;
}

export function foundInFile({ house: stored, entry: half }: Readonly<Record<string, unknown>>): FoundInFile {
  const house = readHouse(stored);
  const entry = half === null || half === undefined ? null : readEntry(half);
  const damagedEntry = entry === null && half !== null && half !== undefined ? 1 : 0;
  return {
    house,
    entry: entry === null || entry.done.length === 0 ? null : entry,
    damaged: (Array.isArray(stored) ? stored.length : 0) - house.length + damagedEntry,
  };
}
