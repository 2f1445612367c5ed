import { settle } from '../moves/actions';
import { goTo, movesUpTo } from '../moves/history';
import { rememberLine } from '../moves/knownLines';
import { quiet } from './adviser';
import { isFair } from './fairOdds';
import type { Outcome } from './intents';
import { refuse } from './refuse';
import { turningOf } from './reviewMarks';
import { hasOtherWay } from './reviewState';
import type { Store } from './store';

// Going through the history of the game on the table: a position of it is shown, and the game waits until it is left,
// or gone on with from there.

/** Opens the review where the game stands. */
export function openReview(store: Store): Outcome {
  const { history, memory, parts, review } = store;
  if (review !== null) return { kind: 'changed' };
  if (history.entries.length === 0) return refuse('no-review');
  const sealed = isFair(store);
  const end = goTo(history, parts.core, history.entries.length);
  const won = parts.core.status() === 'won';
  if (parts.core.status() === 'stuck') memory.lost.add(parts.core.key());
  goTo(end, parts.core, history.at);
  // The game itself is a line that wins.
  if (won) rememberLine(memory, parts.core, history.start, movesUpTo(history, history.entries.length));
  if (store.asked === null) quiet(store);
  store.review = { from: history.at, sealed };
  settle(store);
  return { kind: 'changed' };
}

/** Shows the position after `at` entries; the nearest there is. */
export function reviewTo(store: Store, at: number): Outcome {
  const { history, parts } = store;
  const wanted = Math.min(history.entries.length, Math.max(0, Math.round(at)));
  if (!Number.isFinite(at) || wanted === history.at) return { kind: 'changed' };
  store.history = goTo(history, parts.core, wanted);
  settle(store);
  return { kind: 'shown', deal: false };
}

/** Shows the last position that could be won. */
export function toTurning(store: Store): Outcome {
  const at = turningOf(store.memory, store.history);
  return at === null ? refuse('no-turning') : reviewTo(store, at);
}

/** Takes the review off: the game lies there as it was. */
export function leaveReview(store: Store): Outcome {
  const { review } = store;
  if (review === null) return { kind: 'changed' };
  quiet(store);
  store.history = goTo(store.history, store.parts.core, review.from);
  store.review = null;
  settle(store);
  return { kind: 'shown', deal: false };
}

/** Takes the review off and leaves the position that it shows on the table; what came after can be redone. */
export function playOn(store: Store): Outcome {
  const { review, history } = store;
  if (review === null) return refuse('no-review');
  quiet(store);
  store.review = null;
  if (history.at !== review.from) store.otherWay = { ...history, at: review.from };
  settle(store);
  return { kind: 'shown', deal: false };
}

/** Puts the game back on the way that it took before; the present one is then the other. */
export function takeOtherWay(store: Store): Outcome {
  const { otherWay, history, parts } = store;
  if (otherWay === null || !hasOtherWay(store)) return refuse('no-review');
  parts.core.load(otherWay.start);
  store.history = goTo({ ...otherWay, at: 0 }, parts.core, otherWay.at);
  store.otherWay = history;
  settle(store);
  return { kind: 'shown', deal: false };
}
