import type { BackupPart } from '../../../shared/storage/backup';
import { check, checkEach, type Damaged } from '../../../shared/storage/damaged';
import { orNull } from '../../../shared/storage/fields';
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
      const finished = checkEach('result', finishedGameField, games);
      const saved = checkEach('game', savedGameField, tables);
      // all results in one piece of writing: one each would take a minute for a few years of games
      await storage.putResults(finished.read);
      let taken = 0;
      for (const game of saved.read) if (await takeIn(storage, game)) taken++;
      const damaged = [...finished.damaged, ...saved.damaged];
      return { results: finished.read.length, games: taken, damaged };
    },
  };
}

/** What a file has for the page to take in, where older files may have nothing. */
export interface FoundInFile {
  readonly house: readonly HouseRules[];
  /** the half-entered deal; `null` where nothing was entered */
  readonly entry: Entry | null;
  /** entries of these that could not be read */
  readonly damaged: readonly Damaged[];
}

export function foundInFile(file: Readonly<Record<string, unknown>>): FoundInFile {
  const house = checkEach('rules', houseRulesField, file.house);
  const hasEntry = file.entry !== null && file.entry !== undefined;
  const entered = hasEntry ? check('cards', entryField, file.entry) : null;
  const entry = entered !== null && 'read' in entered && entered.read.done.length > 0 ? entered.read : null;
  const damaged = entered !== null && 'damaged' in entered ? [entered.damaged] : [];
  return { house: house.read, entry, damaged: [...house.damaged, ...damaged] };
}
