// The one database in which both games are kept.
import { type Database, openDatabase, passingDatabase } from '../shared/storage/database';

/** The stores of the patiences, of both games, and of the trick game. */
const stores = ['tables', 'results', 'transcripts', 'notes', 'naps'] as const;
/** 2: the trick game's deals */
const version = 2;

export type GameDatabase = Database<(typeof stores)[number]>;

/** The games' database of that name. Rejects as `openDatabase` does. */
export function openGameDatabase(name: string): Promise<GameDatabase> {
  return openDatabase(name, version, stores);
}

export function passingGameDatabase(): GameDatabase {
  return passingDatabase(stores);
}
