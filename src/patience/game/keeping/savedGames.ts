import { type GameId, gameIds } from '../../../shared/core/types';
import {
  type BackupCounts,
  type BackupPart,
  parseBackup,
  readBackup,
  writeBackup,
} from '../../../shared/storage/backup';
import { check, checkEach, type Damaged } from '../../../shared/storage/damaged';
import { fields, orNull, readable } from '../../../shared/storage/fields';
import { persistOnce } from '../../../shared/storage/persist';
import type { Trouble } from '../../../shared/storage/writes';
import type { RuleRecord } from '../../core/types';
import { dealKey } from '../text/dealKey';
import { numberField } from '../text/fields';
import { changedRules } from '../text/link';
import { type Transcript, transcriptField } from '../text/transcript';
import { type AutosaveParts, type DailyOf, startAutosave } from './autosave';
import { type FoundInFile, foundInFile, patiencePart } from './backup';
import { type DealResult, dealResultField } from './dealResult';
import { findHelped } from './helpedDeals';
import { dateField, type SavedGame, savedGameField } from './savedGame';
import type { PatienceStorage } from './storage';

// What the page does with saved games, beside playing them.

/** What came of a file that was read in: what it has for the page, and what was taken in already. */
export interface Restored extends BackupCounts, FoundInFile {
  /** as the file has them; not looked at here */
  readonly settings: unknown;
}

export interface SavedGames {
  /** The games in progress, the newest first. */
  inProgress(): Promise<readonly SavedGame[]>;
  /** Goes on with the game in progress of a patience; false when there is none that can be read. */
  resume(game: GameId): Promise<boolean>;
  /** Opens a game, or goes on with it where that deal is in progress. Throws as `session.open` does. */
  visit(transcript: Transcript): Promise<void>;
  results(): Promise<readonly DealResult[]>;
  /** The results that cannot be read; they are left as they are. */
  damagedResults(): Promise<readonly Damaged[]>;
  /** Lays a deal with the game that led to its result, to be gone through; false when none is kept. */
  replay(result: DealResult): Promise<boolean>;
  /** Today's date where the player is, `2025-08-01`. */
  today(): string;
  /** milliseconds since 1970 */
  now(): number;
  /** The number of a day, today unless another is named, of a patience under its own rules. */
  daily(game: GameId, date?: string): Promise<number>;
  exportAll(settings: unknown): Promise<string>;
  /** Throws `BadBackup`. */
  importAll(text: string): Promise<Restored>;
  /** Hears when a file was read in, whole or in part. */
  onImport(listener: () => void): void;
  /**
   * Hears of what is not kept, once of each kind, and of saved games that cannot be read; what happened before is told
   * at once.
   */
  onTrouble(listener: (trouble: Trouble | 'unreadable', damaged: readonly Damaged[]) => void): void;
  settled(): Promise<void>;
}

export interface SavedGamesParts extends Omit<AutosaveParts, 'dailyOf' | 'onTrouble' | 'onWorthKeeping'> {
  readonly ownRules: (game: GameId) => RuleRecord;
  readonly today: () => string;
  readonly findDaily: (game: GameId, date: string) => Promise<number>;
  /** the other games' parts of a file of everything kept */
  readonly otherParts: readonly BackupPart[];
  /** Asks the browser to keep the storage for good; whether it will. */
  readonly askToPersist: () => Promise<boolean>;
}

/** What was found in storage when the page began. */
export interface FoundGames {
  /** the newest first; over or not */
  readonly saved: readonly SavedGame[];
  readonly dailies: Dailies;
  /** the deals in which help was used */
  readonly helped: readonly string[];
  readonly troubles: readonly Trouble[];
  /** the saved games that cannot be read */
  readonly damaged: readonly Damaged[];
}

interface Daily {
  readonly date: string;
  readonly number: number;
}

type Dailies = { readonly [Game in GameId]?: Daily };

const dailyNote = 'daily';
const dailyField = fields<Daily>({ date: dateField, number: numberField });

/** A storage that also notes which deal of each patience this page knows to be in progress. */
function noting(storage: PatienceStorage, found: readonly SavedGame[]) {
  const known = new Map<GameId, string>();
  const note = ({ game, deal, over }: SavedGame) => {
    if (over) known.delete(game);
    else known.set(game, deal);
  };
  found.forEach(note);
  const putGame: PatienceStorage['putGame'] = (saved, finished) => {
    note(saved);
    return storage.putGame(saved, finished);
  };
  return { known, storage: { ...storage, putGame } };
}

function readDailies(value: unknown): Dailies {
  const stored = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const dailies = stored.map(([game, daily]) => [game, orNull(dailyField, daily)] as const);
  return Object.fromEntries(dailies.filter(([, daily]) => daily !== null));
}

/** A game whose fields can be read, but whose cards or moves are not of it. */
export function movesOf({ game, transcript }: SavedGame): Damaged {
  const { number } = transcript;
  return {
    kind: 'game',
    of: game,
    number: number === null ? null : String(number),
    field: 'transcript.moves',
  };
}

function newestFirst(saved: readonly SavedGame[]): SavedGame[] {
  return saved.toSorted((a, b) => b.at - a.at);
}

/** The saved games that cannot be read, each named after its place where it does not say what it is. */
async function damagedGames(storage: PatienceStorage): Promise<Damaged[]> {
  const damaged: Damaged[] = [];
  for (const game of gameIds) {
    const stored = await storage.game(game);
    const checked = check('game', savedGameField, stored, game);
    if (stored !== undefined && 'damaged' in checked) damaged.push(checked.damaged);
  }
  return damaged;
}

/** Looks into the storage; what cannot be read is left out and told. */
export async function findGames(storage: PatienceStorage): Promise<FoundGames> {
  const stored = await storage.games();
  const saved = newestFirst(readable(savedGameField, stored));
  const damaged = saved.length < stored.length ? await damagedGames(storage) : [];
  const helped = await findHelped(storage);
  return { saved, dailies: readDailies(await storage.note(dailyNote)), helped, troubles: [], damaged };
}

/** Trouble for listeners that may come later than it. */
function troubleRelay({ troubles, damaged }: FoundGames) {
  type Told = readonly [trouble: Trouble | 'unreadable', damaged: readonly Damaged[]];
  const untold = troubles.map((trouble): Told => [trouble, []]);
  if (damaged.length > 0) untold.push(['unreadable', damaged]);
  const listeners: ((...told: Told) => void)[] = [];
  return {
    tell(trouble: Trouble | 'unreadable', damaged: readonly Damaged[] = []) {
      if (listeners.length === 0) untold.push([trouble, damaged]);
      for (const listener of listeners) listener(trouble, damaged);
    },
    listen(listener: (...told: Told) => void) {
      listeners.push(listener);
      for (const told of untold.splice(0)) listener(...told);
    },
  };
}

/** The daily deals that are known, and those that are found today. */
function dailiesOf({ today, ownRules, findDaily, storage }: SavedGamesParts, found: Dailies) {
  let dailies = found;
  /** the one asked for last, where its day was past then, or has passed while it was looked for */
  let last: (Daily & Pick<DailyOf, 'late'> & { readonly game: GameId }) | null = null;
  return {
    /** the day whose daily deal a game is, or `null` */
    of({ game, number, rules }: Transcript): DailyOf | null {
      const now = dailies[game];
      if (Object.keys(changedRules(rules, ownRules(game))).length > 0) return null;
      if (last?.game === game && last.number === number) return { date: last.date, late: last.late };
      return now?.number === number && now.date === today() ? { date: now.date, late: false } : null;
    },
    async on(game: GameId, date: string = today()): Promise<number> {
      const late = date !== today();
      const known = dailies[game];
      const number = known?.date === date ? known.number : await findDaily(game, date);
      // it belongs to the day for which it was asked, also when midnight passes before it is found
      last = date === today() ? null : { game, date, number, late };
      if (!late && known?.date !== date) {
        dailies = { ...dailies, [game]: { date, number } };
        await storage.putNote(dailyNote, dailies).catch(() => undefined);
      }
      return number;
    },
  };
}

/** Takes a file's games and results in, and finds what it has for the page. */
async function restore(parts: readonly BackupPart[], text: string): Promise<Restored> {
  const file = parseBackup(text);
  const counts = await readBackup(parts, file);
  const found = foundInFile(file);
  return { ...counts, ...found, damaged: [...counts.damaged, ...found.damaged], settings: file.settings };
}

/** Begins to save the session's games; `first` is the saved one that already lies on the table. */
export function openSavedGames(
  parts: SavedGamesParts,
  found: FoundGames,
  first: SavedGame | null,
): SavedGames {
  const { session } = parts;
  const { known, storage } = noting(parts.storage, found.saved);
  const { tell, listen } = troubleRelay(found);
  const daily = dailiesOf(parts, found.dailies);
  const persist = persistOnce(storage, parts.askToPersist);
  const listeners = { onTrouble: tell, onWorthKeeping: () => void persist() };
  const autosave = startAutosave({ ...parts, storage, dailyOf: daily.of, ...listeners }, first);
  const backupParts = [patiencePart(storage), ...parts.otherParts];
  const importListeners: (() => void)[] = [];

  /** of that deal alone, where one is named */
  async function resume(game: GameId, deal?: string): Promise<boolean> {
    const stored = await storage.game(game);
    const checked = check('game', savedGameField, stored, game);
    const saved = 'read' in checked ? checked.read : null;
    if (saved !== null && deal !== undefined && saved.deal !== deal) return false;
    try {
      if (saved !== null) return autosave.resume(saved).kind !== 'refused';
    } catch {
      // its moves or cards are not of this game
    }
    if (stored !== undefined)
      tell('unreadable', ['damaged' in checked ? checked.damaged : movesOf(checked.read)]);
    return false;
  }

  return {
    inProgress: async () =>
      newestFirst(readable(savedGameField, await storage.games())).filter(({ over }) => !over),
    resume: (game) => resume(game),
    async visit(transcript) {
      const mine = transcript.moves.length === 0 && known.get(transcript.game) === dealKey(transcript);
      // a deal that is not in progress lies there at once, before anything is read
      if (!mine || !(await resume(transcript.game, dealKey(transcript)))) session.open(transcript);
    },
    results: async () => readable(dealResultField, await storage.results()),
    damagedResults: async () => checkEach('result', dealResultField, await storage.results()).damaged,
    async replay(result) {
      const played = orNull(transcriptField, await storage.transcript(result.deal));
      if (played === null) return false;
      const { other: _, ...game } = played;
      try {
        if (dealKey(game) !== result.deal) return false;
        session.open({ ...game, at: 0, elapsed: 0 });
        return true;
      } catch {
        return false;
      }
    },
    today: parts.today,
    now: parts.wall,
    daily: daily.on,
    exportAll: (settings) => writeBackup(backupParts, settings),
    importAll: (text) =>
      restore(backupParts, text).finally(() => importListeners.forEach((hear) => void hear())),
    onImport: (listener) => void importListeners.push(listener),
    onTrouble: listen,
    settled: autosave.settled,
  };
}
