import { type History, keyAt, keysSoFar } from '../moves/history';
import type { Known } from '../moves/knownLines';
import type { BadgeState, Mark } from './intents';

// What is known of the positions of a history, in the words of the badge and of the review, without asking
// anybody. What leads to a position that can be won can be won, and what follows from a lost one is lost.

/** What is known of the position on the table; `null` when it has to be looked for. */
export function verdictHere(known: Known, history: History): 'won' | 'lost' | 'undecided' | null {
  const key = keyAt(history, history.at);
  if (known.won.has(key)) return 'won';
  if (keysSoFar(history).some((passed) => known.lost.has(passed))) return 'lost';
  return known.undecided.has(key) ? 'undecided' : null;
}

/**
 * After a proved loss: how many entries of the history lead to the last position known
 * winnable; `null`: to none.
 */
export function lastWinnable(known: Known, history: History): number | null {
  if (verdictHere(known, history) !== 'lost') return null;
  const at = keysSoFar(history).findLastIndex((key) => known.won.has(key));
  return at < 0 ? null : at;
}

/** The badge's word: lost from the first position on, the deal never could be won. */
export function badgeOf(known: Known, history: History): BadgeState {
  switch (verdictHere(known, history)) {
    case 'won':
      return 'winnable';
    case 'lost':
      return known.lost.has(history.startKey) ? 'cannot' : 'no-longer';
    case 'undecided':
      return 'unknown';
    case null:
      return 'looking';
  }
}

/** What is known of each position of the history, the first one before any move. */
export function marksOf(known: Known, history: History): readonly Mark[] {
  const keys = Array.from({ length: history.entries.length + 1 }, (_, at) => keyAt(history, at));
  const lastWon = keys.findLastIndex((key) => known.won.has(key));
  const firstLost = keys.findIndex((key) => known.lost.has(key));
  return keys.map((key, at) => {
    if (at <= lastWon) return 'winnable';
    if (firstLost >= 0 && at >= firstLost) return 'lost';
    return known.undecided.has(key) ? 'unknown' : 'waiting';
  });
}

/**
 * Which position to ask about next: the middle of the longest stretch that nothing is known of, so that each
 * answer settles one half of it; `null` where there is none.
 */
export function nextToAsk(marks: readonly Mark[]): number | null {
  let best = { from: 0, length: 0 };
  let from = 0;
  for (const [at, mark] of marks.entries()) {
    if (mark !== 'waiting') from = at + 1;
    else if (at + 1 - from > best.length) best = { from, length: at + 1 - from };
  }
  return best.length === 0 ? null : best.from + Math.floor(best.length / 2);
}

/**
 * The last position that could be won, where the win was given away; `null` where that
 * is not known, or never was.
 */
export function turningOf(known: Known, history: History): number | null {
  const marks = marksOf(known, history);
  const last = marks.lastIndexOf('winnable');
  return last >= 0 && marks[last + 1] === 'lost' ? last : null;
}
