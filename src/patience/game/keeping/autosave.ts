import type { GameId } from '../../../shared/core/types';
import type { Clock } from '../../../shared/game/clock';
import type { SaveLocks } from '../../../shared/storage/saveLock';
import { createWrites, type Trouble, type Writes } from '../../../shared/storage/writes';
import type { GameState, Outcome } from '../session/intents';
import type { PatienceSession } from '../session/session';
import type { Transcript } from '../text/transcript';
import { dealKey, type Ending, type KeptTable, lossOf, readTable, winOf } from './kept';
import type { Endings, PatienceStorage } from './storage';

// Keeps the game on the table after every move, and what comes of it. A deal in which nothing was moved leaves no
// trace; with the first move it takes the place of its patience's game in progress, which is thereby lost.

export interface KeeperParts {
  readonly session: PatienceSession;
  readonly storage: PatienceStorage;
  readonly locks: SaveLocks;
  readonly clock: Clock;
  /** milliseconds since 1970 */
  readonly wall: () => number;
  /** the date whose daily deal this number of the game's own rules is, or `null` */
  readonly dailyOf: (transcript: Transcript) => string | null;
  readonly onTrouble: (trouble: Trouble) => void;
  /** a game lies here that somebody would miss: well begun, or won */
  readonly onWorthKeeping: () => void;
}

export interface Keeper {
  /** Puts a kept game on the table to be gone on with. Throws as `session.open` does. */
  resume(table: KeptTable): Outcome;
  /** Resolves when everything that was to be written is written or was refused. */
  settled(): Promise<void>;
}

/** How often the time is kept while the clock runs and nothing is moved. */
const pace = 10_000;

/** So many moves make a game that somebody would miss. */
const wellBegun = 12;

interface Current {
  readonly game: GameId;
  readonly deal: string;
  readonly daily: string | null;
  /** the player has moved in it */
  touched: boolean;
  helped: boolean;
  over: boolean;
  /** it lies in storage in its patience's place */
  placed: boolean;
}

interface Keep {
  readonly parts: KeeperParts;
  readonly writes: Writes;
  current: Current;
  /** whether the current game's place is this page's */
  held: Promise<boolean>;
  /** results that could not be written yet */
  readonly owed: Ending[];
  coming: KeptTable | null;
  last: KeptTable | null;
  cancelTick: () => void;
}

function tableNow({ parts, current }: Keep): KeptTable {
  const { game, deal, helped, over, daily } = current;
  return {
    kept: 1,
    game,
    deal,
    transcript: parts.session.transcript(),
    helped,
    over,
    daily,
    at: parts.wall(),
  };
}

/** What the place's last game comes to when another takes its place. */
export function leaving(there: unknown, deal: string, at: number): readonly Ending[] {
  const table = readTable(there);
  const loss = table === null || table.over || table.deal === deal ? null : lossOf(table, at);
  return loss === null ? [] : [loss];
}

/** Writes what is owed alone; what is refused stays owed. */
async function settleOwed(keep: Keep, owed: readonly Ending[]): Promise<void> {
  if (owed.length === 0) return;
  try {
    await keep.parts.storage.end(owed);
  } catch (error) {
    keep.owed.push(...owed);
    throw error;
  }
}

function save(keep: Keep): void {
  const { current, parts, held } = keep;
  if (!current.touched) return;
  const table = tableNow(keep);
  const first = !current.placed;
  const owed = keep.owed.splice(0);
  keep.last = table;
  current.placed = true;
  const endings: Endings | undefined =
    first || owed.length > 0
      ? (there) => [...(first ? leaving(there, table.deal, table.at) : []), ...owed]
      : undefined;
  keep.writes.begin(async () => {
    if (!(await held)) return settleOwed(keep, owed);
    try {
      await parts.storage.put(table, endings);
    } catch (error) {
      if (first) current.placed = false;
      keep.owed.push(...owed);
      throw error;
    }
  });
}

/** A game that another page keeps the place of is lost when it is left, unless it is that page's own. */
function leaveUnplaced(keep: Keep): void {
  const { last, held, parts, current } = keep;
  if (last === null || current.over || !current.touched) return;
  keep.writes.begin(async () => {
    if (await held) return;
    const there = readTable(await parts.storage.table(last.game));
    const loss = there?.deal === last.deal ? null : lossOf(last, parts.wall());
    await settleOwed(keep, loss === null ? [] : [loss]);
  });
}

function takePlace(keep: Keep, game: GameId): void {
  keep.held = keep.parts.locks.take(game);
  keep.writes.begin(async () => {
    if (!(await keep.held)) keep.writes.tell('elsewhere');
  });
}

function begin(keep: Keep, state: GameState): void {
  const { parts, coming } = keep;
  const before = keep.current;
  const transcript = parts.session.transcript();
  const deal = dealKey(transcript);
  keep.coming = null;
  const same = deal === before.deal;
  if (!same) leaveUnplaced(keep);
  if (state.game !== before.game) parts.locks.release(before.game);
  if (same && coming === null && transcript.moves.length === 0) return;
  keep.last = coming;
  keep.current = {
    game: state.game,
    deal,
    daily: coming?.daily ?? parts.dailyOf(transcript),
    touched: coming !== null,
    helped: (coming?.helped ?? state.helped) || (same && before.helped),
    over: coming?.over ?? false,
    placed: coming !== null,
  };
  takePlace(keep, state.game);
}

function win(keep: Keep, state: GameState): void {
  keep.current.over = true;
  const ending = winOf(tableNow(keep), state.moves);
  if (ending !== null) keep.owed.push(ending);
  keep.parts.onWorthKeeping();
}

function followClock(keep: Keep, running: boolean): void {
  keep.cancelTick();
  keep.cancelTick = () => {};
  if (!running) return;
  keep.cancelTick = keep.parts.clock.after(pace, () => {
    save(keep);
    followClock(keep, true);
  });
}

function hear(keep: Keep, before: GameState, state: GameState, outcome: Outcome): void {
  const { current } = keep;
  const begins = outcome.kind === 'shown' && outcome.deal;
  if (begins) begin(keep, state);
  const now = keep.current;
  now.helped ||= state.helped;
  const isGame = (seen: GameState): boolean => seen.line === null && seen.review === null;
  if (isGame(state) && isGame(before)) {
    if (outcome.kind === 'played') now.touched = true;
    if (state.status !== 'won' && now.over && now === current && outcome.kind !== 'changed') now.over = false;
    if (state.status === 'won' && !now.over && now.touched) win(keep, state);
  }
  const moved = outcome.kind === 'played' || outcome.kind === 'shown';
  if (now.touched && before.moves < wellBegun && state.moves >= wellBegun) keep.parts.onWorthKeeping();
  if (moved || state.helped !== before.helped || state.running !== before.running) save(keep);
  if (moved || state.running !== before.running) followClock(keep, state.running);
}

function blank(parts: KeeperParts, table: KeptTable | null): Current {
  const { state } = parts.session;
  const transcript = parts.session.transcript();
  return {
    game: state.game,
    deal: dealKey(transcript),
    daily: table?.daily ?? parts.dailyOf(transcript),
    touched: table !== null,
    helped: table?.helped ?? state.helped,
    over: table?.over ?? false,
    placed: table !== null,
  };
}

/** Keeps the session's games from now on; `table` is the kept game that lies on the table already, if one does. */
export function createKeeper(parts: KeeperParts, table: KeptTable | null): Keeper {
  const { session } = parts;
  const keep: Keep = {
    parts,
    writes: createWrites(parts.onTrouble),
    current: blank(parts, table),
    held: Promise.resolve(false),
    owed: [],
    coming: null,
    last: table,
    cancelTick: () => {},
  };
  takePlace(keep, keep.current.game);
  let before = session.state;
  session.subscribe((state, outcome) => {
    const earlier = before;
    before = state;
    hear(keep, earlier, state, outcome);
  });
  return {
    resume(kept) {
      keep.coming = kept;
      try {
        return session.open(kept.transcript);
      } finally {
        keep.coming = null;
      }
    },
    settled: keep.writes.settled,
  };
}
