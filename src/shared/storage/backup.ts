import type { Damaged } from './damaged';
import { isRecord } from './fields';

// Everything that is kept as one file, and back again. Each game writes and reads a part of it.

/** Text that is no such file. */
export class BadBackup extends Error {
  override name = 'BadBackup';
}

export interface BackupCounts {
  /** deals whose results were read */
  readonly results: number;
  /** games in progress that were put in their places */
  readonly games: number;
  /** entries that could not be read */
  readonly damaged: readonly Damaged[];
}

/** The file's own values, by name; none of them is checked yet. */
export type BackupFile = Readonly<Record<string, unknown>>;

/** One game's part of the file. */
export interface BackupPart {
  write(): Promise<BackupFile>;
  /** Takes in what the file has of this game: results are merged, and no game in progress is replaced. */
  read(file: BackupFile): Promise<BackupCounts>;
}

/** Everything kept, as text. */
export async function writeBackup(parts: readonly BackupPart[], settings: unknown): Promise<string> {
  const written: BackupFile[] = [];
  for (const part of parts) written.push(await part.write());
  return JSON.stringify(Object.assign({ napoleon: 'everything', kept: 1 }, ...written, { settings }));
}

/** A file's text with its values yet to be read. Throws `BadBackup`. */
export function parseBackup(text: string): BackupFile {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && value.napoleon === 'everything' && value.kept === 1) return value;
  } catch {
    // told below
  }
  throw new BadBackup('not a file of everything kept');
}

/** Takes in what each part finds in the file; throws what the storage throws. */
export async function readBackup(parts: readonly BackupPart[], file: BackupFile): Promise<BackupCounts> {
  let results = 0;
  let games = 0;
  const damaged: Damaged[] = [];
  for (const part of parts) {
    const counts = await part.read(file);
    results += counts.results;
    games += counts.games;
    damaged.push(...counts.damaged);
  }
  return { results, games, damaged };
}
