import { type History, keyAt } from '../moves/history';
import type { Memory } from '../moves/knownLines';
import type { Mark } from './intents';

// The verdicts along a history. What leads to a position that can be won can be won, and what follows from a lost one
// is lost; so each answer in the middle of what is not known yet settles one half of it.

/** What is known of each position of the history, the first one before any move. */
export function marksOf(memory: Memory, history: History): readonly Mark[] {
  const keys = Array.from({ length: history.entries.length + 1 }, (_, at) => keyAt(history, at));
  const lastWon = keys.findLastIndex((key) => memory.won.has(key));
  const firstLost = keys.findIndex((key) => memory.lost.has(key));
  return keys.map((key, at) => {
    if (at <= lastWon) return 'winnable';
    if (firstLost >= 0 && at >= firstLost) return 'lost';
    return memory.undecided.has(key) ? 'unknown' : 'waiting';
  });
}

/** The middle of the longest stretch that nothing is known of, or `null`. */
export function nextToAsk(marks: readonly Mark[]): number | null {
  let best = { from: 0, length: 0 };
  let from = 0;
  for (const [at, mark] of marks.entries()) {
    if (mark !== 'waiting') from = at + 1;
    else if (at + 1 - from > best.length) best = { from, length: at + 1 - from };
  }
  return best.length === 0 ? null : best.from + Math.floor(best.length / 2);
}

/** The last position that could be won, where the win was given away; `null` where that is not known, or never was. */
export function turningOf(memory: Memory, history: History): number | null {
  const marks = marksOf(memory, history);
  const last = marks.lastIndexOf('winnable');
  return last >= 0 && marks[last + 1] === 'lost' ? last : null;
}
