import { check, checkEach, type Damaged } from '../../../shared/storage/damaged';
import { readable } from '../../../shared/storage/fields';
import type { SaveLocks } from '../../../shared/storage/saveLock';
import { createWrites, type Trouble, troubleOf, type Writes } from '../../../shared/storage/writes';
import type { NapCore } from '../../core/types';
import type { NapMatch } from '../session/session';
import type { NapState } from '../session/state';
import { matchField, type NapTranscript, readTranscript } from '../text/transcript';
import { dealResultField, dealResultOf, type NapDealResult } from './dealResult';
import { matchesIn, type NapStorage, type StoredMatches } from './storage';
import { addFound, addLeft, notAmong, resumeFrom } from './waitingMatches';

// Saves the match after every call and card, and each deal that is done.

export interface FoundMatch {
  /** the match that was saved last, down to its last card */
  readonly transcript: NapTranscript | null;
  /** why nothing could be looked for */
  readonly trouble: Trouble | null;
  /** the matches that cannot be read */
  readonly damaged: readonly Damaged[];
  /** matches that were left for another one, the latest last */
  readonly waiting: readonly NapTranscript[];
  /** all that lies there, whether its deals can be played or not */
  readonly stored: readonly NapTranscript[];
}

export interface NapAutosaveParts {
  readonly match: NapMatch;
  readonly storage: NapStorage;
  readonly locks: SaveLocks;
  /** milliseconds since 1970 */
  readonly wall: () => number;
  /** what is not kept, once of each kind */
  readonly onTrouble: (trouble: Trouble) => void;
  /** matches that wait as the table begins */
  readonly waiting: readonly NapTranscript[];
  /** all that lay there as the page began */
  readonly stored: readonly NapTranscript[];
  /** a match waits now: it was left for another one, or a file brought it to a table that has none */
  readonly onSetAside: () => void;
}

export interface NapAutosave {
  /** Every deal that was done, the oldest first; what cannot be read is left out. */
  deals(): Promise<readonly NapDealResult[]>;
  /** Matches that were left for another one, the latest last. */
  readonly waiting: readonly NapTranscript[];
  /** Goes back to a match that waits; the one on the table then waits. False: it cannot be read. */
  goBack(match: NapTranscript): boolean;
  /** A file was read in: looks at what it has brought. */
  lookAgain(): void;
  /** Resolves when everything that was to be written is written or was refused. */
  settled(): Promise<void>;
}

/** The match that was saved and those that wait; what cannot be read is left out and told. */
export async function findMatch(storage: NapStorage, core: NapCore): Promise<FoundMatch> {
  let found: StoredMatches;
  try {
    found = await storage.matches();
  } catch (error) {
    return { transcript: null, trouble: troubleOf(error), damaged: [], waiting: [], stored: [] };
  }
  const waiting = checkEach('match', matchField, found.waiting);
  const others = { trouble: null, waiting: waiting.read, stored: matchesIn(found) };
  if (found.match === undefined) return { transcript: null, damaged: waiting.damaged, ...others };
  const match = check('match', (value) => readTranscript(core, value), found.match);
  if ('read' in match) return { transcript: match.read, damaged: waiting.damaged, ...others };
  return { transcript: null, damaged: [match.damaged, ...waiting.damaged], ...others };
}

/** The matches that wait when the table begins: the saved one too, where another deal was asked for. */
export function waitingAtStart(found: FoundMatch, resumed: boolean): readonly NapTranscript[] {
  const { transcript, waiting } = found;
  return resumed || transcript === null ? waiting : addLeft(waiting, matchField(transcript, ''));
}

interface Saver {
  readonly parts: NapAutosaveParts;
  readonly writes: Writes;
  /** deals that could not be written yet */
  readonly unwritten: NapDealResult[];
  /** whether this page may save the match */
  mine: Promise<boolean>;
  /** the score sheet that lies there; it is not written again with every card */
  sheetThere: NapTranscript['sheet'] | null;
  waiting: readonly NapTranscript[];
  /** as they lie there; null: not known */
  waitingThere: readonly NapTranscript[] | null;
  /** matches that lie there as this page has found or left them; any other one has come from elsewhere */
  known: readonly NapTranscript[];
  /** the match on the table as it was saved last; null where nobody has called in it */
  match: NapTranscript | null;
}

/** A match in which no person has called yet leaves no trace: the one saved before lies there still. */
export function isTouched({ sheet, calls, table }: NapState): boolean {
  return sheet.length > 0 || calls.some(({ chair }) => table.chairs[chair]?.kind === 'person');
}

/** Matches that lie there and came from elsewhere: they wait with those that wait here. */
function fromElsewhere({ known, waiting, match }: Saver, stored: StoredMatches): readonly NapTranscript[] {
  return notAmong([...known, ...waiting, ...(match ? [match] : [])], matchesIn(stored));
}

function takeIn(saver: Saver, found: readonly NapTranscript[]): void {
  if (found.length === 0) return;
  saver.known = [...saver.known, ...found];
  saver.waiting = addFound(saver.waiting, found);
  if (saver.match === null) saver.parts.onSetAside();
}

function save(saver: Saver): void {
  const { parts } = saver;
  // a first call that was taken back is taken back in what lies there too
  if (!isTouched(parts.match.state) && saver.match === null) return;
  const match = parts.match.transcript();
  const { waiting } = saver;
  saver.match = match;
  saver.writes.begin(async (earlier) => {
    await earlier;
    const results = saver.unwritten.splice(0);
    const mine = await saver.mine;
    if (!mine && results.length === 0) return;
    const there = { sheet: match.sheet === saver.sheetThere, waiting: waiting === saver.waitingThere };
    let found: readonly NapTranscript[] = [];
    const withFound = (stored: StoredMatches) => {
      found = fromElsewhere(saver, stored);
      return addFound(waiting, found);
    };
    try {
      await parts.storage.put({ ...(mine && { match, waiting: withFound, there }), results });
    } catch (error) {
      saver.unwritten.unshift(...results);
      throw error;
    }
    if (!mine) return;
    saver.sheetThere = match.sheet;
    saver.waitingThere = waiting;
    saver.known = [match, ...waiting];
    takeIn(saver, found);
  });
}

/** A new match was begun: the one that lay there waits. */
function leave(saver: Saver): void {
  if (saver.match === null) return;
  saver.waiting = addLeft(saver.waiting, saver.match);
  saver.match = null;
  saver.parts.onSetAside();
}

function goBack(saver: Saver, match: NapTranscript): boolean {
  const left = saver.match;
  const before = saver.waiting;
  saver.waiting = resumeFrom(before, match, left);
  try {
    saver.parts.match.open(match);
    return true;
  } catch {
    // it cannot be read to its end: it is of no use to anybody
    saver.waiting = before.filter((other) => other !== match);
    return false;
  }
}

/** What a change of the match means: a deal is done, a match is left, there is something to be saved. */
function follow(saver: Saver): void {
  const { match, wall } = saver.parts;
  let { advised, challenge } = match.state;
  match.subscribe((state, outcome) => {
    const kinds = outcome.kind === 'happened' ? outcome.events.map(({ kind }) => kind) : [];
    const { table, opened, sheet, matchOver } = state;
    if (kinds.includes('finished') && opened !== null && state.trial === null)
      saver.unwritten.push(dealResultOf(table, opened.score, state.advised, wall(), matchOver?.deals));
    if (kinds.includes('dealt') && sheet.length === 0) leave(saver);
    const changed =
      outcome.kind === 'happened' ||
      outcome.kind === 'shown' ||
      state.advised.join() !== advised.join() ||
      state.challenge !== challenge;
    ({ advised, challenge } = state);
    if (changed) save(saver);
  });
}

/** Saves the match from now on. */
export function startNapAutosave(parts: NapAutosaveParts): NapAutosave {
  const { match, storage } = parts;
  const writes = createWrites(parts.onTrouble);
  const saver: Saver = {
    parts,
    writes,
    unwritten: [],
    mine: Promise.resolve(false),
    sheetThere: null,
    waiting: parts.waiting,
    waitingThere: null,
    known: parts.stored,
    match: isTouched(match.state) ? match.transcript() : null,
  };
  saver.mine = parts.locks.take('nap', () => {
    saver.mine = Promise.resolve(true);
    writes.tell('free');
    save(saver);
  });
  writes.begin(async () => {
    if (!(await saver.mine)) writes.tell('elsewhere');
  });
  follow(saver);
  return {
    async deals() {
      await writes.settled();
      return readable(dealResultField, await storage.deals()).sort((a, b) => a.at - b.at);
    },
    get waiting() {
      return saver.waiting;
    },
    goBack: (match) => goBack(saver, match),
    lookAgain: () =>
      writes.begin(async (earlier) => {
        await earlier;
        takeIn(saver, fromElsewhere(saver, await storage.matches()));
      }),
    settled: writes.settled,
  };
}
