import type { SaveLocks } from '../../../shared/storage/saveLock';
import { createWrites, type Trouble, troubleOf, type Writes } from '../../../shared/storage/writes';
import type { NapCore } from '../../core/types';
import type { NapState } from '../session/intents';
import type { NapMatch } from '../session/session';
import { checkNapTranscript, type NapTranscript, readTranscript } from '../text/transcript';
import { dealtOf, type NapDealt, readDealt } from './dealResult';
import type { NapStorage, StoredMatches } from './storage';
import { joinWaiting, readWaiting, setAside, strangers, takeBack } from './waitingMatches';

// Keeps the match after every call and card, and each deal that is done.

export interface NapKeepingParts {
  readonly match: NapMatch;
  readonly storage: NapStorage;
  readonly locks: SaveLocks;
  /** milliseconds since 1970 */
  readonly wall: () => number;
  /** what is not kept, once of each kind */
  readonly onTrouble: (trouble: Trouble) => void;
  /** matches that wait, as they were found */
  readonly waiting: readonly NapTranscript[];
  /** all that lay there as the page began */
  readonly there: readonly NapTranscript[];
  /** the match on the table was left for another one, or a file brought one to a table that has none: it waits now */
  readonly onSetAside: () => void;
}

export interface NapKeeping {
  /** Every deal that was done, the oldest first; what cannot be read is left out. */
  deals(): Promise<readonly NapDealt[]>;
  /** Matches that were left for another one, the latest last. */
  readonly waiting: readonly NapTranscript[];
  /** Goes back to a match that waits; the one on the table waits then, if anybody has called in it. False: it cannot be. */
  goBack(match: NapTranscript): boolean;
  /** A file was read in: looks at what it has brought. */
  lookAgain(): void;
  /** Resolves when everything that was to be written is written or was refused. */
  settled(): Promise<void>;
}

export interface FoundNap {
  readonly transcript: NapTranscript | null;
  readonly trouble: Trouble | null;
  readonly waiting: readonly NapTranscript[];
  /** all that lies there, whether its deals can be played or not */
  readonly there: readonly NapTranscript[];
}

/** Stored matches, those that wait first; what cannot be read is left out. */
function matchesIn({ match, waiting }: StoredMatches): readonly NapTranscript[] {
  return [...readWaiting(waiting), ...readWaiting([match])];
}

/** The match that was kept, down to its last card; null when there is none, with `unreadable` when it is spoilt. */
export async function findNap(storage: NapStorage, core: NapCore): Promise<FoundNap> {
  let lies: StoredMatches;
  try {
    lies = await storage.matches();
  } catch (error) {
    return { transcript: null, trouble: troubleOf(error), waiting: [], there: [] };
  }
  const others = { waiting: readWaiting(lies.waiting), there: matchesIn(lies) };
  if (lies.match === undefined) return { transcript: null, trouble: null, ...others };
  try {
    return { transcript: readTranscript(core, lies.match), trouble: null, ...others };
  } catch {
    return { transcript: null, trouble: 'unreadable', ...others };
  }
}

/** The matches that wait when the table begins: the kept one too, where another deal was asked for. */
export function waitingAtStart(
  { transcript, waiting }: FoundNap,
  resumed: boolean,
): readonly NapTranscript[] {
  return resumed || transcript === null ? waiting : setAside(waiting, checkNapTranscript(transcript));
}

interface Desk {
  readonly parts: NapKeepingParts;
  readonly writes: Writes;
  /** deals that could not be written yet */
  readonly owed: NapDealt[];
  held: Promise<boolean>;
  /** the score sheet that lies there; it is not written again with every card */
  sheetThere: NapTranscript['sheet'] | null;
  waiting: readonly NapTranscript[];
  /** as they lie there; null: not known */
  waitingThere: readonly NapTranscript[] | null;
  /** matches that lie there as this page has found or left them; any other one has come from elsewhere */
  known: readonly NapTranscript[];
  /** the match on the table as it was kept last; null where nobody has called in it */
  match: NapTranscript | null;
}

/** A match in which no person has called yet leaves no trace: the one kept before lies there still. */
export function isTouched({ sheet, calls, table }: NapState): boolean {
  return sheet.length > 0 || calls.some(({ chair }) => table.chairs[chair]?.kind === 'person');
}

/** Matches that lie there and came from elsewhere: they wait with those that wait here. */
function comers({ known, waiting, match }: Desk, lies: StoredMatches): readonly NapTranscript[] {
  return strangers(matchesIn(lies), [...known, ...waiting, ...(match ? [match] : [])]);
}

function takeIn(desk: Desk, come: readonly NapTranscript[]): void {
  if (come.length === 0) return;
  desk.known = [...desk.known, ...come];
  desk.waiting = joinWaiting(desk.waiting, come);
  if (desk.match === null) desk.parts.onSetAside();
}

function save(desk: Desk): void {
  const { parts } = desk;
  if (!isTouched(parts.match.state)) return;
  const match = parts.match.transcript();
  const { waiting } = desk;
  desk.match = match;
  desk.writes.begin(async (earlier) => {
    await earlier;
    const dealt = desk.owed.splice(0);
    const mine = await desk.held;
    if (!mine && dealt.length === 0) return;
    const there = { sheet: match.sheet === desk.sheetThere, waiting: waiting === desk.waitingThere };
    let come: readonly NapTranscript[] = [];
    const join = (lies: StoredMatches) => {
      come = comers(desk, lies);
      return joinWaiting(waiting, come);
    };
    try {
      await parts.storage.put({ ...(mine && { match, waiting: join, there }), dealt });
    } catch (error) {
      desk.owed.unshift(...dealt);
      throw error;
    }
    if (!mine) return;
    desk.sheetThere = match.sheet;
    desk.waitingThere = waiting;
    desk.known = [match, ...waiting];
    takeIn(desk, come);
  });
}

/** A new match was begun: the one that lay there waits. */
function leave(desk: Desk): void {
  if (desk.match === null) return;
  desk.waiting = setAside(desk.waiting, desk.match);
  desk.match = null;
  desk.parts.onSetAside();
}

function goBack(desk: Desk, match: NapTranscript): boolean {
  const left = desk.match;
  const before = desk.waiting;
  desk.waiting = takeBack(before, match, left);
  try {
    desk.parts.match.open(match);
    return true;
  } catch {
    // it cannot be read to its end: it is of no use to anybody
    desk.waiting = before.filter((other) => other !== match);
    return false;
  }
}

/** A deal came to its end with this state: it is owed to the statistics. */
function note(desk: Desk, { table, opened, advised }: NapState): void {
  if (opened !== null) desk.owed.push(dealtOf(table, opened.score, advised, desk.parts.wall()));
}

function byTime(a: NapDealt, b: NapDealt): number {
  return a.at - b.at;
}

/** Keeps the match from now on. */
export function openNapKeeping(parts: NapKeepingParts): NapKeeping {
  const desk: Desk = {
    parts,
    writes: createWrites(parts.onTrouble),
    owed: [],
    held: parts.locks.take('nap'),
    sheetThere: null,
    waiting: parts.waiting,
    waitingThere: null,
    known: parts.there,
    match: isTouched(parts.match.state) ? parts.match.transcript() : null,
  };
  desk.writes.begin(async () => {
    if (!(await desk.held)) desk.writes.tell('elsewhere');
  });
  let advised = parts.match.state.advised;
  parts.match.subscribe((state, outcome) => {
    const ends = outcome.kind === 'happened' && outcome.events.some(({ kind }) => kind === 'finished');
    if (ends) note(desk, state);
    const begins = outcome.kind === 'happened' && outcome.events.some(({ kind }) => kind === 'dealt');
    if (begins && state.sheet.length === 0) leave(desk);
    const changed = outcome.kind === 'happened' || outcome.kind === 'shown' || state.advised !== advised;
    advised = state.advised;
    if (changed) save(desk);
  });
  return {
    async deals() {
      await desk.writes.settled();
      return (await parts.storage.deals())
        .map(readDealt)
        .filter((deal) => deal !== null)
        .sort(byTime);
    },
    get waiting() {
      return desk.waiting;
    },
    goBack: (match) => goBack(desk, match),
    lookAgain: () =>
      desk.writes.begin(async (earlier) => {
        await earlier;
        takeIn(desk, comers(desk, await parts.storage.matches()));
      }),
    settled: desk.writes.settled,
  };
}
