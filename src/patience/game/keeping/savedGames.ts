import type { GameId, RuleRecord } from '../../../shared/core/types';
import {
  type BackupCounts,
  type BackupPart,
  parseBackup,
  readBackup,
  writeBackup,
} from '../../../shared/storage/backup';
import { persistOnce } from '../../../shared/storage/persist';
import type { Trouble } from '../../../shared/storage/writes';
import { houseRules } from '../text/link';
import { checkTranscript, type Transcript } from '../text/transcript';
import { createKeeper, type Keeper, type KeeperParts } from './autosave';
import { type FoundInFile, foundInFile, patiencePart } from './backup';
import { dealKey, type KeptTable, type Result, readResult, readTable } from './kept';
import type { PatienceStorage } from './storage';

// What the page does with kept games, beside playing them.

/** What came of a file that was read in: what it has for the page, and what was taken in already. */
export interface Restored extends BackupCounts, FoundInFile {
  /** as the file has them; not looked at here */
  readonly settings: unknown;
}

export interface Keeping {
  /** The games in progress, the newest first. */
  inProgress(): Promise<readonly KeptTable[]>;
  /** Goes on with the game in progress of a patience; false when there is none that can be read. */
  resume(game: GameId): Promise<boolean>;
  /** Puts a game on the table: gone on with where that deal is in progress. Throws what `session.open` throws. */
  visit(transcript: Transcript): Promise<void>;
  results(): Promise<readonly Result[]>;
  /** Lays a deal with the game that led to its result, to be gone through; false when none is kept. */
  replay(result: Result): Promise<boolean>;
  /** Today's date where the player is, `2025-08-01`. */
  today(): string;
  /** Today's number of a patience under its own rules; found anew each day. */
  daily(game: GameId): Promise<number>;
  exportAll(settings: unknown): Promise<string>;
  /** Throws `BadBackup`. */
  importAll(text: string): Promise<Restored>;
  /** Hears when a file was read in, whole or in part. */
  onImport(listener: () => void): void;
  /** Hears of what is not kept, once of each kind; what happened before is told at once. */
  onTrouble(listener: (trouble: Trouble) => void): void;
  settled(): Promise<void>;
}

export interface KeepingParts extends Omit<KeeperParts, 'dailyOf' | 'onTrouble' | 'onWorthKeeping'> {
  readonly ownRules: (game: GameId) => RuleRecord;
  readonly today: () => string;
  readonly findDaily: (game: GameId) => Promise<number>;
  /** the other games' parts of a file of everything kept */
  readonly otherParts: readonly BackupPart[];
  /** Asks the browser to keep the storage for good; whether it will. */
  readonly askToPersist: () => Promise<boolean>;
}

/** What was found in storage when the page began. */
export interface FoundGames {
  /** the newest first; over or not */
  readonly tables: readonly KeptTable[];
  readonly dailies: Dailies;
  readonly troubles: readonly Trouble[];
}

type Dailies = { readonly [Game in GameId]?: { readonly date: string; readonly number: number } };

const dailyNote = 'daily';

/** A storage that also notes which deal of each patience this page knows to be in progress. */
function noted(storage: PatienceStorage, tables: readonly KeptTable[]) {
  const known = new Map<GameId, string>();
  const note = ({ game, deal, over }: KeptTable) => {
    if (over) known.delete(game);
    else known.set(game, deal);
  };
  tables.forEach(note);
  const put: PatienceStorage['put'] = (table, endings) => {
    note(table);
    return storage.put(table, endings);
  };
  return { known, storage: { ...storage, put } };
}

function readDailies(value: unknown): Dailies {
  if (typeof value !== 'object' || value === null) return {};
  const pairs = Object.entries(value).filter(
    ([, entry]) => typeof entry?.date === 'string' && typeof entry?.number === 'number',
  );
  return Object.fromEntries(pairs) as Dailies;
}

/** Looks into the storage; what cannot be read is left out and told. */
export async function lookInto(storage: PatienceStorage): Promise<FoundGames> {
  const stored = await storage.tables();
  const tables = stored.map(readTable).filter((table) => table !== null);
  tables.sort((a, b) => b.at - a.at);
  const troubles: Trouble[] = tables.length < stored.length ? ['unreadable'] : [];
  return { tables, dailies: readDailies(await storage.note(dailyNote)), troubles };
}

function troubleBell(before: readonly Trouble[]) {
  const told = [...before];
  const listeners: ((trouble: Trouble) => void)[] = [];
  return {
    ring(trouble: Trouble) {
      if (listeners.length === 0) told.push(trouble);
      for (const listener of listeners) listener(trouble);
    },
    listen(listener: (trouble: Trouble) => void) {
      listeners.push(listener);
      for (const trouble of told.splice(0)) listener(trouble);
    },
  };
}

/** Takes a file's games and results in, and finds what it has for the page. */
async function restore(parts: readonly BackupPart[], text: string): Promise<Restored> {
  const file = parseBackup(text);
  const counts = await readBackup(parts, file);
  const found = foundInFile(file);
  return { ...counts, ...found, damaged: counts.damaged + found.damaged, settings: file.settings };
}

interface Desk {
  readonly parts: KeepingParts;
  readonly keeper: Keeper;
  readonly bell: ReturnType<typeof troubleBell>;
}

async function inProgress({ parts }: Desk): Promise<readonly KeptTable[]> {
  const tables = (await parts.storage.tables()).map(readTable);
  return tables
    .filter((table): table is KeptTable => table !== null && !table.over)
    .sort((a, b) => b.at - a.at);
}

async function resume({ parts, keeper, bell }: Desk, game: GameId, deal?: string): Promise<boolean> {
  const stored = await parts.storage.table(game);
  const table = readTable(stored);
  if (table !== null && deal !== undefined && table.deal !== deal) return false;
  try {
    if (table !== null) return keeper.resume(table).kind !== 'refused';
  } catch {
    // its moves or cards are not of this game
  }
  if (stored !== undefined) bell.ring('unreadable');
  return false;
}

async function replay({ parts }: Desk, result: Result): Promise<boolean> {
  try {
    const { other: _, ...game } = checkTranscript(await parts.storage.transcript(result.deal));
    parts.session.open({ ...game, at: 0, elapsed: 0 });
    return true;
  } catch {
    return false;
  }
}

/** Begins to keep the session's games; `table` is the kept one that lies on the table already, if one does. */
export function openKeeping(parts: KeepingParts, found: FoundGames, table: KeptTable | null): Keeping {
  const bell = troubleBell(found.troubles);
  let { dailies } = found;
  const dailyOf = ({ game, number, rules }: Transcript): string | null => {
    const daily = dailies[game];
    const today = parts.today();
    if (daily === undefined || daily.number !== number || daily.date !== today) return null;
    return Object.keys(houseRules(rules, parts.ownRules(game))).length === 0 ? today : null;
  };
  const { session } = parts;
  const { known, storage } = noted(parts.storage, found.tables);
  const persist = persistOnce(parts.storage, parts.askToPersist);
  const ears = { onTrouble: bell.ring, onWorthKeeping: () => void persist() };
  const keeper = createKeeper({ ...parts, storage, dailyOf, ...ears }, table);
  const desk: Desk = { parts, keeper, bell };
  const backupParts = [patiencePart(storage), ...parts.otherParts];
  const hearers: (() => void)[] = [];
  return {
    inProgress: () => inProgress(desk),
    resume: (game) => resume(desk, game),
    async visit(transcript) {
      const mine = transcript.moves.length === 0 && known.get(transcript.game) === dealKey(transcript);
      // a deal that is not in progress lies there at once, before anything is read
      if (!mine || !(await resume(desk, transcript.game, dealKey(transcript)))) session.open(transcript);
    },
    results: async () => (await storage.results()).map(readResult).filter((result) => result !== null),
    replay: (result) => replay(desk, result),
    today: parts.today,
    async daily(game) {
      const today = parts.today();
      const known = dailies[game];
      if (known?.date === today) return known.number;
      const number = await parts.findDaily(game);
      dailies = { ...dailies, [game]: { date: today, number } };
      await storage.putNote(dailyNote, dailies).catch(() => undefined);
      return number;
    },
    exportAll: (settings) => writeBackup(backupParts, settings),
    importAll: (text) => restore(backupParts, text).finally(() => hearers.forEach((hear) => void hear())),
    onImport: (listener) => void hearers.push(listener),
    onTrouble: bell.listen,
    settled: keeper.settled,
  };
}
