import type { GameId } from '../../../shared/core/types';
import { type Database, type Notes, notesIn, type Store } from '../../../shared/storage/database';
import { type Ending, type KeptTable, mergeResults, readResult } from './kept';

// Where games and results are kept. Stored values come back unchecked: `kept.ts` reads them.

/** What is to be written beside a game, given what lies in its place. */
export type Endings = (there: unknown) => readonly Ending[];

export interface PatienceStorage extends Notes {
  tables(): Promise<unknown[]>;
  table(game: GameId): Promise<unknown>;
  /** Keeps a game in the place of its patience's last one, with the results that this brings: all or nothing. */
  put(table: KeptTable, endings?: Endings): Promise<void>;
  /** Writes results alone; what is kept of a deal already is merged, not replaced. */
  end(endings: readonly Ending[]): Promise<void>;
  results(): Promise<unknown[]>;
  /** the game that led to a deal's result */
  transcript(deal: string): Promise<unknown>;
}

/** A result that cannot be read is of a later version, and is left as it is. */
async function writeEnding(
  results: Store,
  transcripts: Store,
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

export function patienceStorage(
  db: Database<'tables' | 'results' | 'transcripts' | 'notes'>,
): PatienceStorage {
  return {
    ...notesIn(db),
    tables: () => db.all('tables'),
    table: (game) => db.get('tables', game),
    async put(table, endings) {
      if (endings === undefined)
        return db.write(['tables'], async (store) => void (await store('tables').put(table, table.game)));
      return db.write(['tables', 'results', 'transcripts'], async (store) => {
        for (const ending of endings(await store('tables').get(table.game)))
          await writeEnding(store('results'), store('transcripts'), ending);
        await store('tables').put(table, table.game);
      });
    },
    end: (endings) =>
      db.write(['results', 'transcripts'], async (store) => {
        for (const ending of endings) await writeEnding(store('results'), store('transcripts'), ending);
      }),
    results: () => db.all('results'),
    transcript: (deal) => db.get('transcripts', deal),
  };
}
