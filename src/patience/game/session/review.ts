import { goTo, movesUpTo } from '../moves/history';
import { rememberLine } from '../moves/knownLines';
import { settle } from './actions';
import { stopAsking } from './adviser';
import { type Outcome, refuse } from './intents';
import { hasOtherWay } from './publish';
import type { Store } from './store';
import { turningOf } from './verdicts';

// Going through the history of the game on the table: a position of it is shown, and the game waits until it
// is left, or gone on with from there.

/** Opens the review where the game stands. */
export function openReview(store: Store): Outcome {
  const { history, known, parts, mode } = store;
  if (mode.kind === 'review') return { kind: 'changed' };
  if (history.entries.length === 0) return refuse('no-review');
  const end = goTo(history, parts.core, history.entries.length);
  const status = parts.core.status();
  if (status === 'stuck') known.lost.add(parts.core.key());
  goTo(end, parts.core, history.at);
  // The game itself is a line that wins.
  if (status === 'won') rememberLine(known, parts.core, history.start, movesUpTo(history, end.at));
  // What the game has asked is worth knowing here too.
  if (store.asked?.purpose !== 'verdict') stopAsking(store);
  store.mode = { kind: 'review', from: history.at, sealed: store.isFair, better: null };
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
  const at = turningOf(store.known, store.history);
  return at === null ? refuse('no-turning') : reviewTo(store, at);
}

/** Takes the review off: the game lies there as it was. */
export function leaveReview(store: Store): Outcome {
  const { mode } = store;
  if (mode.kind !== 'review') return { kind: 'changed' };
  stopAsking(store);
  store.history = goTo(store.history, store.parts.core, mode.from);
  store.mode = { kind: 'game' };
  settle(store);
  return { kind: 'shown', deal: false };
}

/** Takes the review off and leaves the position that it shows on the table; what came after can be redone. */
export function playOn(store: Store): Outcome {
  const { mode, history } = store;
  if (mode.kind !== 'review') return refuse('no-review');
  stopAsking(store);
  store.mode = { kind: 'game' };
  if (history.at !== mode.from) store.otherWay = { ...history, at: mode.from };
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
