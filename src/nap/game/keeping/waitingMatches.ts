import type { NapTranscript } from '../text/transcript';

// Matches that were left for another one, by a link or for a new table: they wait until they are gone back
// to.

type Matches = readonly NapTranscript[];

/** Of more than so many the one that has waited longest is let go. */
const most = 8;

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a match is what another one was at an earlier time, or is now. */
function isEarlier(one: NapTranscript, other: NapTranscript): boolean {
  const { length } = one.sheet;
  if (!sameText(one.table, other.table) || !sameText(one.sheet, other.sheet.slice(0, length))) return false;
  if (other.sheet.length > length) return length > 0;
  const further = other.calls.slice(0, one.calls.length);
  return one.seed === other.seed && one.dealer === other.dealer && sameText(one.calls, further);
}

/** The waiting ones with a match that is left now, which is the latest. */
export function addLeft(waiting: Matches, match: NapTranscript): Matches {
  return [...waiting.filter((other) => !isEarlier(other, match)), match].slice(-most);
}

/** Those of the matches found that are none of the known ones, nor one of them at an earlier time. */
export function notAmong(known: Matches, found: Matches): Matches {
  return found.filter((match) => !known.some((other) => isEarlier(match, other)));
}

/**
 * The waiting ones with matches from elsewhere, those of a file or of another window. They come first, and
 * none that was here is let go for them.
 */
export function addFound(waiting: Matches, found: Matches): Matches {
  const later = waiting.filter((match) => !found.some((other) => isEarlier(match, other)));
  return [...notAmong(waiting, found), ...later].slice(-most);
}

/**
 * The waiting ones when this one of them is gone back to. The match that is left for it, if it is worth
 * keeping, goes to the other end, so that going back again and again comes round to each.
 */
export function resumeFrom(waiting: Matches, match: NapTranscript, left: NapTranscript | null): Matches {
  const rest = waiting.filter((other) => other !== match);
  return left === null ? rest : [left, ...rest];
}
