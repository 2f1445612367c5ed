import type { GameId } from '../../../shared/core/types';
import { type Database, type Notes, notesIn, type Store } from '../../../shared/storage/database';
import { orNull } from '../../../shared/storage/fields';
import { dealResultField, type FinishedGame, mergeResults } from './dealResult';
import type { SavedGame } from './savedGame';

// Where games and results are kept. Stored values come back unchecked: who reads them knows what they should
// be.

/** What another game in a place brings about, given what lies there. */
export type Finished = (there: unknown) => readonly FinishedGame[];

export interface PatienceStorage extends Notes {
  games(): Promise<unknown[]>;
  game(game: GameId): Promise<unknown>;
  /** Saves a game in the place of its patience's last one, with the results of that: all or nothing. */
  putGame(game: SavedGame, finished?: Finished): Promise<void>;
  /** Writes results alone; what is kept of a deal already is merged, not replaced. */
  putResults(finished: readonly FinishedGame[]): Promise<void>;
  results(): Promise<unknown[]>;
  /** the game that led to a deal's result */
  transcript(deal: string): Promise<unknown>;
}

/** A result that cannot be read is of a later version, and is left as it is. */
async function putResult(results: Store, transcripts: Store, { result, transcript }: FinishedGame) {
  const there = await results.get(result.deal);
  const before = there === undefined ? null : orNull(dealResultField, there);
  if (there !== undefined && before === null) return;
  const after = before === null ? result : mergeResults(before, result);
  await results.put(after, result.deal);
  if (before === null || before.won === null || after.won !== before.won)
    await transcripts.put(transcript, result.deal);
}

export function patienceStorage(
  db: Database<'tables' | 'results' | 'transcripts' | 'notes'>,
): PatienceStorage {
  return {
    ...notesIn(db),
    games: () => db.all('tables'),
    game: (game) => db.get('tables', game),
    async putGame(saved, finished) {
      const { game } = saved;
      if (finished === undefined)
        return db.write(['tables'], async (store) => void (await store('tables').put(saved, game)));
      return db.write(['tables', 'results', 'transcripts'], async (store) => {
        for (const one of finished(await store('tables').get(game)))
          await putResult(store('results'), store('transcripts'), one);
        await store('tables').put(saved, game);
      });
    },
    putResults: (finished) =>
      db.write(['results', 'transcripts'], async (store) => {
        for (const one of finished) await putResult(store('results'), store('transcripts'), one);
      }),
    results: () => db.all('results'),
    transcript: (deal) => db.get('transcripts', deal),
  };
}
