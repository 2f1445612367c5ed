import type { BackupPart } from '../../../shared/storage/backup';
import { orNull, readable, unreadIn } from '../../../shared/storage/fields';
import { type Entry, entryField, entryNote } from '../deals/entry';
import { type HouseRules, houseNote, houseRulesField } from '../deals/houseRules';
import { dealResultField, finishedGameField } from './dealResult';
import { type SavedGame, savedGameField } from './savedGame';
import type { PatienceStorage } from './storage';

// The patiences' part of a file of everything kept.

/** A game in progress is not replaced. */
async function takeIn(storage: PatienceStorage, saved: SavedGame): Promise<boolean> {
  const there = orNull(savedGameField, await storage.game(saved.game));
  if (there !== null && !there.over) return false;
  await storage.putGame(saved);
  return true;
}

/** Games, results, and what is being put together: house rules and real cards. */
export function patiencePart(storage: PatienceStorage): BackupPart {
  return {
    async write() {
      const results = await storage.results();
      const games = await Promise.all(
        results.map(async (result) => {
          const deal = orNull(dealResultField, result)?.deal;
          return { result, transcript: deal === undefined ? null : await storage.transcript(deal) };
        }),
      );
      return {
        tables: await storage.games(),
        games,
        house: (await storage.note(houseNote)) ?? [],
        entry: (await storage.note(entryNote)) ?? null,
      };
    },
    async read({ games, tables }) {
      const finished = readable(finishedGameField, games);
      const saved = readable(savedGameField, tables);
      // all results in one piece of writing: one each would take a minute for a few years of games
      await storage.putResults(finished);
      let taken = 0;
      for (const game of saved) if (await takeIn(storage, game)) taken++;
      const damaged = unreadIn(games, finished) + unreadIn(tables, saved);
      return { results: finished.length, games: taken, damaged };
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

export function foundInFile(file: Readonly<Record<string, unknown>>): FoundInFile {
  const house = readable(houseRulesField, file.house);
  const hasEntry = file.entry !== null && file.entry !== undefined;
  const entry = hasEntry ? orNull(entryField, file.entry) : null;
  return {
    house,
    entry: entry === null || entry.done.length === 0 ? null : entry,
    damaged: unreadIn(file.house, house) + (hasEntry && entry === null ? 1 : 0),
  };
}
