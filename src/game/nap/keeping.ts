import type { NapCore } from '../../core/napTypes';
import { type Holds, type Trouble, troubleOf } from '../keeper';
import type { Storage } from '../storage';
import type { NapState } from './intents';
import { dealtOf, type NapDealt, readDealt } from './kept';
import type { NapMatch } from './session';
import { type NapTranscript, readTranscript } from './transcript';

// Keeps the match after every call and card, and each deal that is done, on the shelves where the patiences lie.

export interface NapKeepingParts {
  readonly match: NapMatch;
  readonly storage: Storage;
  readonly holds: Holds;
  /** milliseconds since 1970 */
  readonly wall: () => number;
  /** what is not kept, once of each kind */
  readonly onTrouble: (trouble: Trouble) => void;
}

export interface NapKeeping {
  /** Every deal that was done, the oldest first; what cannot be read is left out. */
  deals(): Promise<readonly NapDealt[]>;
  /** Resolves when everything that was to be written is written or was refused. */
  settled(): Promise<void>;
  /** Another page may keep the match from now on. */
  release(): void;
}

/** The match that was kept, down to its last card; null when there is none, with `unreadable` when it is spoilt. */
export async function findNap(
  storage: Storage,
  core: NapCore,
): Promise<{ readonly transcript: NapTranscript | null; readonly trouble: Trouble | null }> {
  let stored: unknown;
  try {
    stored = await storage.nap();
  } catch (error) {
    return { transcript: null, trouble: troubleOf(error) };
  }
  if (stored === undefined) return { transcript: null, trouble: null };
  try {
    return { transcript: readTranscript(core, stored), trouble: null };
  } catch {
    return { transcript: null, trouble: 'unreadable' };
  }
}

interface Desk {
  readonly parts: NapKeepingParts;
  readonly told: Set<Trouble>;
  /** deals that could not be written yet */
  readonly owed: NapDealt[];
  held: Promise<boolean>;
  pending: Promise<unknown>;
}

function tell({ parts, told }: Desk, trouble: Trouble): void {
  if (told.has(trouble)) return;
  told.add(trouble);
  parts.onTrouble(trouble);
}

/** One write after the other, so that an older state never comes over a newer one. */
function later(desk: Desk, work: () => Promise<unknown>): void {
  desk.pending = desk.pending.then(work).catch((error: unknown) => tell(desk, troubleOf(error)));
}

/** A match in which no person has called yet leaves no trace: the one kept before lies there still. */
function isTouched({ sheet, calls, table }: NapState): boolean {
  return sheet.length > 0 || calls.some(({ chair }) => table.chairs[chair]?.kind === 'person');
}

function save(desk: Desk): void {
  const { parts } = desk;
  if (!isTouched(parts.match.state)) return;
  const transcript = parts.match.transcript();
  later(desk, async () => {
    const owed = desk.owed.splice(0);
    const mine = await desk.held;
    if (!mine && owed.length === 0) return;
    try {
      await parts.storage.putNap(mine ? transcript : null, owed);
    } catch (error) {
      desk.owed.unshift(...owed);
      throw error;
    }
  });
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
    told: new Set(),
    owed: [],
    held: parts.holds.hold('nap'),
    pending: Promise.resolve(),
  };
  later(desk, async () => {
    if (!(await desk.held)) tell(desk, 'elsewhere');
  });
  let advised = parts.match.state.advised;
  const forget = parts.match.subscribe((state, outcome) => {
    const ends = outcome.kind === 'happened' && outcome.events.some(({ kind }) => kind === 'finished');
    if (ends) note(desk, state);
    const changed = outcome.kind === 'happened' || outcome.kind === 'shown' || state.advised !== advised;
    advised = state.advised;
    if (changed) save(desk);
  });
  const settled = async (): Promise<void> => {
    let seen: unknown;
    do {
      seen = desk.pending;
      await seen;
    } while (seen !== desk.pending);
  };
  return {
    async deals() {
      await settled();
      return (await parts.storage.napDeals())
        .map(readDealt)
        .filter((deal) => deal !== null)
        .sort(byTime);
    },
    settled,
    release() {
      forget();
      later(desk, async () => parts.holds.release('nap'));
    },
  };
}
