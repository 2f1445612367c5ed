import type { GameId } from '../../../shared/core/types';
import type { Clock } from '../../../shared/game/clock';
import { orNull } from '../../../shared/storage/fields';
import type { SaveLocks } from '../../../shared/storage/saveLock';
import { createWrites, type Trouble, type Writes } from '../../../shared/storage/writes';
import type { GameState, Outcome } from '../session/intents';
import type { PatienceSession } from '../session/session';
import { dealKey } from '../text/dealKey';
import type { Transcript } from '../text/transcript';
import { type FinishedGame, lossOf, winOf } from './dealResult';
import type { HelpedDeals } from './helpedDeals';
import { type SavedGame, savedGameField } from './savedGame';
import type { Finished, PatienceStorage } from './storage';

// Saves the game on the table after every move, and what comes of it. A deal in which nothing was moved
// leaves no trace; with the first move it takes the place of its patience's game in progress, which is
// thereby lost.

/** Which day's daily deal a game is, and whether that day is past. */
export interface DailyOf {
  readonly date: string;
  readonly late: boolean;
}

export interface AutosaveParts {
  readonly session: PatienceSession;
  readonly storage: PatienceStorage;
  readonly locks: SaveLocks;
  readonly clock: Clock;
  /** milliseconds since 1970 */
  readonly wall: () => number;
  readonly helpedDeals: HelpedDeals;
  /** the day whose daily deal this number of the game's own rules is, or `null` */
  readonly dailyOf: (transcript: Transcript) => DailyOf | null;
  readonly onTrouble: (trouble: Trouble) => void;
  /** a game lies here that somebody would miss: well begun, or won */
  readonly onWorthKeeping: () => void;
}

export interface Autosave {
  /** Puts a saved game on the table to be gone on with. Throws as `session.open` does. */
  resume(saved: SavedGame): Outcome;
  /** Resolves when everything that was to be written is written or was refused. */
  settled(): Promise<void>;
}

/** How often the time is saved while the clock runs and nothing is moved. */
const interval = 10_000;

/** So many moves make a game that somebody would miss. */
const wellBegun = 12;

interface Current {
  readonly game: GameId;
  readonly deal: string;
  readonly daily: string | null;
  readonly late: boolean;
  /** the player has moved in it */
  touched: boolean;
  /** in this attempt or an earlier one */
  helped: boolean;
  over: boolean;
  /** it lies in storage in its patience's place */
  placed: boolean;
}

interface Saver {
  readonly parts: AutosaveParts;
  readonly writes: Writes;
  current: Current;
  /** whether the current game's place is this page's */
  mine: Promise<boolean>;
  /** results that could not be written yet */
  readonly unwritten: FinishedGame[];
  resuming: SavedGame | null;
  /** the game that was left last, which may be gone back to until something is moved in the one after it */
  left: Pick<Saver, 'current' | 'last'> | null;
  last: SavedGame | null;
  cancelTick: () => void;
}

function snapshot({ parts, current }: Saver): SavedGame {
  const { game, deal, helped, over, daily, late } = current;
  const transcript = parts.session.transcript();
  return { kept: 1, game, deal, transcript, helped, over, daily, ...(late && { late }), at: parts.wall() };
}

/** What the place's last game comes to when another takes its place. */
function leaving(there: unknown, deal: string, at: number): readonly FinishedGame[] {
  const saved = orNull(savedGameField, there);
  const loss = saved === null || saved.over || saved.deal === deal ? null : lossOf(saved, at);
  return loss === null ? [] : [loss];
}

/** Writes results alone; what is refused is yet to be written. */
async function putResults(saver: Saver, finished: readonly FinishedGame[]): Promise<void> {
  if (finished.length === 0) return;
  try {
    await saver.parts.storage.putResults(finished);
  } catch (error) {
    saver.unwritten.push(...finished);
    throw error;
  }
}

function save(saver: Saver): void {
  const { current, parts, mine } = saver;
  if (!current.touched) return;
  const saved = snapshot(saver);
  const first = !current.placed;
  const finished = saver.unwritten.splice(0);
  saver.last = saved;
  current.placed = true;
  const withResults: Finished | undefined =
    first || finished.length > 0
      ? (there) => [...(first ? leaving(there, saved.deal, saved.at) : []), ...finished]
      : undefined;
  saver.writes.begin(async () => {
    if (!(await mine)) return putResults(saver, finished);
    try {
      await parts.storage.putGame(saved, withResults);
    } catch (error) {
      if (first) current.placed = false;
      saver.unwritten.push(...finished);
      throw error;
    }
  });
}

/** A game whose place is another page's is lost when it is left, unless it is that page's own. */
function leaveUnplaced(saver: Saver): void {
  const { last, mine, parts, current } = saver;
  if (last === null || current.over || !current.touched) return;
  saver.writes.begin(async () => {
    if (await mine) return;
    const there = orNull(savedGameField, await parts.storage.game(last.game));
    const loss = there?.deal === last.deal ? null : lossOf(last, parts.wall());
    await putResults(saver, loss === null ? [] : [loss]);
  });
}

/** The other page is gone: what is played here is kept now, or if another game lies there from the next move on. */
function hearFree(saver: Saver, game: GameId): void {
  if (saver.current.game !== game) return;
  saver.mine = Promise.resolve(true);
  saver.current.placed = false;
  saver.writes.tell('free');
  saver.writes.begin(async () => {
    const there = orNull(savedGameField, await saver.parts.storage.game(game));
    if (there === null || there.over || there.deal === saver.current.deal) save(saver);
  });
}

function takePlace(saver: Saver, game: GameId): void {
  saver.mine = saver.parts.locks.take(game, () => hearFree(saver, game));
  saver.writes.begin(async () => {
    if (!(await saver.mine)) saver.writes.tell('elsewhere');
  });
}

/** The game on the table as it begins there: as it was saved, else with nothing moved. */
function currentOf({ session, dailyOf }: AutosaveParts, saved: SavedGame | null): Current {
  const { game, helped } = session.state;
  const transcript = session.transcript();
  const day = dailyOf(transcript);
  return {
    game,
    deal: dealKey(transcript),
    daily: saved?.daily ?? day?.date ?? null,
    late: (saved === null ? day?.late : saved.late) ?? false,
    touched: saved !== null,
    helped: (saved?.helped ?? false) || helped,
    over: saved?.over ?? false,
    placed: saved !== null,
  };
}

/** The game that was left lies there again, as if it had not been. */
function goOn({ left }: Saver, begun: Current): Pick<Saver, 'current' | 'last'> {
  return left?.current.deal === begun.deal ? left : { current: begun, last: null };
}

/** `back`: it is the game that was left last. */
function begin(saver: Saver, back: boolean): void {
  const { parts, resuming, current: before } = saver;
  const begun = currentOf(parts, resuming);
  saver.resuming = null;
  const same = begun.deal === before.deal;
  if (same && back) return;
  if (!same) leaveUnplaced(saver);
  if (begun.game !== before.game) parts.locks.release(before.game);
  if (same && resuming === null && parts.session.transcript().moves.length === 0) return;
  const now = { current: { ...begun, helped: begun.helped || (same && before.helped) }, last: resuming };
  if (before.touched && !back) saver.left = { current: before, last: saver.last };
  Object.assign(saver, back ? goOn(saver, begun) : now);
  takePlace(saver, begun.game);
}

function win(saver: Saver, state: GameState): void {
  saver.current.over = true;
  const won = winOf(snapshot(saver), state.moves);
  if (won !== null) saver.unwritten.push(won);
  saver.parts.onWorthKeeping();
}

function followClock(saver: Saver, running: boolean): void {
  saver.cancelTick();
  saver.cancelTick = () => {};
  if (!running) return;
  saver.cancelTick = saver.parts.clock.after(interval, () => {
    save(saver);
    followClock(saver, true);
  });
}

/** Help is remembered of the deal, whatever becomes of this attempt at it. */
function noteHelp({ current, parts, writes }: Saver, helped: boolean): void {
  if (!helped || current.helped) return;
  current.helped = true;
  writes.begin(() => parts.helpedDeals.add(current.deal));
}

function hear(saver: Saver, before: GameState, state: GameState, outcome: Outcome): void {
  const { current } = saver;
  const begins = outcome.kind === 'shown' && outcome.deal;
  if (begins) begin(saver, outcome.back === true);
  const now = saver.current;
  noteHelp(saver, state.helped);
  const isGame = (seen: GameState): boolean => seen.line === null && seen.review === null;
  // a move made in a line or a review that was shown goes on from there
  if (isGame(state) && (isGame(before) || outcome.kind === 'played')) {
    if (outcome.kind === 'played') {
      now.touched = true;
      saver.left = null;
    }
    if (state.status !== 'won' && now.over && now === current && outcome.kind !== 'changed') now.over = false;
    if (state.status === 'won' && !now.over && now.touched) win(saver, state);
  }
  const moved = outcome.kind === 'played' || outcome.kind === 'shown';
  if (now.touched && before.moves < wellBegun && state.moves >= wellBegun) saver.parts.onWorthKeeping();
  if (moved || state.helped !== before.helped || state.running !== before.running) save(saver);
  if (moved || state.running !== before.running) followClock(saver, state.running);
}

/** Saves the session's games from now on; `saved` is the one that lies on the table already, if one does. */
export function startAutosave(parts: AutosaveParts, saved: SavedGame | null): Autosave {
  const { session } = parts;
  const saver: Saver = {
    parts,
    writes: createWrites(parts.onTrouble),
    current: currentOf(parts, saved),
    mine: Promise.resolve(false),
    unwritten: [],
    resuming: null,
    left: null,
    last: saved,
    cancelTick: () => {},
  };
  takePlace(saver, saver.current.game);
  let before = session.state;
  session.subscribe((state, outcome) => {
    const earlier = before;
    before = state;
    hear(saver, earlier, state, outcome);
  });
  return {
    resume(saved) {
      saver.resuming = saved;
      try {
        return session.open(saved.transcript);
      } finally {
        saver.resuming = null;
      }
    },
    settled: saver.writes.settled,
  };
}
