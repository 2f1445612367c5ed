import { knownKeys } from '../moves/afterDeviation';
import { goTo } from '../moves/history';
import { type Answer, learn, noAnswer, question } from './answers';
import { publish } from './publish';
import { marksOf, nextToAsk } from './reviewMarks';
import type { Asked, Store } from './store';

// The verdicts along a history, looked for in the background while it is reviewed.

/** So much for one position: a review asks about many. */
const effort = { nodes: 8_000_000, seconds: 1.5 };

function hear(store: Store, asked: Asked, answer: Answer | null): void {
  if (asked.memory !== store.memory) return;
  const isMine = store.studied === asked;
  if (isMine) store.studied = null;
  if (answer === null) return;
  learn(store, asked, answer);
  if (isMine) study(store);
  if (store.show === null) publish(store, { kind: 'changed' });
}

/**
 * Asks about the next position of the history, if nothing else is asked and the page is seen. The core holds the
 * position on the table, and does so afterwards.
 */
export function study(store: Store): void {
  const { memory, history, parts, review, visible } = store;
  if (review === null || review.sealed || !visible) return;
  if (store.asked !== null || store.studied !== null) return;
  const at = nextToAsk(marksOf(memory, history));
  if (at === null) return;
  store.shortening = null;
  const there = goTo(history, parts.core, at);
  const { asked, work } = question(store, at);
  goTo(there, parts.core, history.at);
  store.studied = asked;
  parts.solver
    .ask({ ...work, limits: effort, known: knownKeys(memory), want: 'verdict' }, () => {})
    .then(
      (verdict) => hear(store, asked, verdict),
      () => hear(store, asked, noAnswer),
    );
}
