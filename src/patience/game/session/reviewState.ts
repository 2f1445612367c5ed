import type { TableEvent } from '../../core/types';
import { shownSteps } from '../moves/history';
import { hintAt } from './hints';
import type { Hint, ReviewState } from './intents';
import { marksOf, turningOf } from './reviewMarks';
import type { Store } from './store';

// What a review shows.

/** Is there a way that the game took before the player went another one from a position of it? */
export function hasOtherWay({ otherWay, history }: Store): boolean {
  return otherWay !== null && otherWay.entries !== history.entries;
}

/** What was seen of the move that led to the position on the table. */
function lastSteps({ history, parts: { core } }: Store): readonly (readonly TableEvent[])[] {
  const entry = history.entries[history.at - 1];
  if (entry === undefined) return [];
  for (const { move, undo } of entry.steps.toReversed()) core.undo(move, undo);
  return shownSteps(entry.steps.map(({ move }) => core.play(move)));
}

/** The better move, shown at the last position that could be won and at the one after it. */
function betterOf(store: Store, turning: number | null): Hint | null {
  const { at } = store.history;
  if (turning === null || (at !== turning && at !== turning + 1)) return null;
  const hint = hintAt(store, turning);
  return hint.kind === 'line' ? hint : null;
}

/** What the review shows, for the state. */
export function reviewState(store: Store): ReviewState | null {
  const { review, history, memory } = store;
  if (review === null) return null;
  const turning = review.sealed ? null : turningOf(memory, history);
  return Object.freeze({
    at: history.at,
    length: history.entries.length,
    from: review.from,
    sealed: review.sealed,
    marks: review.sealed ? marksOf(memory, history).map(() => 'unknown' as const) : marksOf(memory, history),
    turning,
    steps: lastSteps(store),
    better: betterOf(store, turning),
  });
}
