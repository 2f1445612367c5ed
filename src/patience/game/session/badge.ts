import { type History, keyAt, keysSoFar } from '../moves/history';
import type { Memory } from '../moves/knownLines';
import type { BadgeState } from './intents';

/** What is known of the position on the table, without asking anybody; `null` when it has to be looked for. */
export function known(memory: Memory, history: History): 'won' | 'lost' | 'undecided' | null {
  const key = keyAt(history, history.at);
  if (memory.won.has(key)) return 'won';
  // Whatever follows from a lost position is lost.
  if (keysSoFar(history).some((passed) => memory.lost.has(passed))) return 'lost';
  return memory.undecided.has(key) ? 'undecided' : null;
}

/** After a proved loss: how many entries of the history lead to the last position known winnable; `null`: to none. */
export function lastWinnable(memory: Memory, history: History): number | null {
  if (known(memory, history) !== 'lost') return null;
  const at = keysSoFar(history).findLastIndex((key) => memory.won.has(key));
  return at < 0 ? null : at;
}

/** The badge's word: lost from the first position on, the deal never could be won. */
export function badgeOf(memory: Memory, history: History): BadgeState {
  switch (known(memory, history)) {
    case 'won':
      return 'winnable';
    case 'lost':
      return memory.lost.has(history.startKey) ? 'cannot' : 'no-longer';
    case 'undecided':
      return 'unknown';
    default:
      return 'looking';
  }
}
