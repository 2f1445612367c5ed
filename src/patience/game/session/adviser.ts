import { knownKeys, mendLast } from '../moves/afterDeviation';
import { keptNow, keyAt } from '../moves/history';
import { lineFrom } from '../moves/knownLines';
import { claimOnly, learnRival, nextRival } from './alternatives';
import { type Answer, learn, noAnswer, question } from './answers';
import { known } from './badge';
import { isFair, sample, stopSampling } from './fairOdds';
import { giveHint } from './hints';
import { publish } from './publish';
import { glance } from './quickSearch';
import { study } from './reviewSearch';
import type { Asked, Store } from './store';

// The verdict kept up to date. What memory knows or a glance decides is answered at once; the rest is asked of the
// solver.

/** Nothing is asked any more, of what the game wants to know and of what the review does. */
export function quiet(store: Store): void {
  const { asked, shortening, studied, rival } = store;
  if (asked === null && shortening === null && studied === null && rival === null) return;
  store.asked = null;
  store.shortening = null;
  store.studied = null;
  store.rival = null;
  store.parts.solver.stop();
}

/**
 * Looks at the position on the table after a change: known, the search rests; unknown and the page seen, it is asked
 * for. The core must hold the game's position, not a shown line's.
 */
export function look(store: Store): void {
  const { memory, history } = store;
  const key = keyAt(history, history.at);
  if (store.status === 'stuck') memory.lost.add(key);
  if (store.status === 'won') memory.won.set(key, { line: { start: store.position, moves: [] }, at: 0 });
  if (store.review !== null) {
    stopSampling(store);
    if (store.visible) study(store);
    else quiet(store);
    return;
  }
  if (isFair(store)) {
    quiet(store);
    sample(store, () => {
      if (store.hint?.kind === 'looking') giveHint(store);
      publish(store, { kind: 'changed' });
    });
    return;
  }
  stopSampling(store);
  const isAsked = store.asked !== null && store.asked.key === key && store.asked.memory === memory;
  if (known(memory, history) !== null || !store.visible || mend(store) || (!isAsked && glance(store))) {
    if (store.visible && store.shortening?.key === key && store.shortening.memory === memory) return;
    quiet(store);
    if (!store.visible || tryRivals(store)) return;
    if (known(memory, history) === 'won') shorten(store, key);
    return;
  }
  if (!isAsked) ask(store);
}

/** Does the line that the game was on still win, made to fit? */
function mend({ parts, memory, history }: Store): boolean {
  return mendLast(parts.core, memory, history, parts.autoUp() ? keptNow(history) : null);
}

/** Asks for lines shorter than the one known from here, unless that was done with it. */
function shorten(store: Store, key: bigint): void {
  const { memory, parts } = store;
  const line = memory.won.get(key)?.line;
  const moves = line === undefined || memory.settled.has(line) ? null : lineFrom(memory, parts.core);
  if (moves === null || moves.length < 2) return;
  const { asked, work } = question(store, store.history.at);
  store.shortening = asked;
  const hearShorter = (found: Uint32Array | undefined): void => {
    if (found === undefined || asked.memory !== store.memory) return;
    learn(store, asked, { status: 'winnable', line: found, why: 'line', nodes: 0 });
    publish(store, { kind: 'changed' });
  };
  parts.solver
    .ask({ ...work, want: 'hint', line: Uint32Array.from(moves) }, (info) => hearShorter(info.line))
    .then(
      (answer) => {
        if (answer?.status === 'winnable') hearShorter(answer.line);
        const best = memory.won.get(key)?.line;
        if (store.shortening !== asked) return;
        store.shortening = null;
        if (best !== undefined) memory.settled.add(best);
      },
      // The line that is known stands without a shorter one.
      () => {},
    );
}

function ask(store: Store): void {
  const { asked, work } = question(store, store.history.at);
  store.asked = asked;
  store.studied = null;
  store.shortening = null;
  store.rival = null;
  store.parts.solver
    .ask({ ...work, known: knownKeys(store.memory), want: 'verdict' }, () => {})
    .then(
      (verdict) => hear(store, asked, verdict),
      () => hear(store, asked, noAnswer),
    );
}

function hear(store: Store, asked: Asked, answer: Answer | null): void {
  if (asked.memory !== store.memory) return;
  if (store.asked === asked) store.asked = null;
  if (answer === null) return;
  learn(store, asked, answer);
  if (store.show === null) {
    look(store);
    if (store.hint?.kind === 'looking') {
      giveHint(store);
      tryRivals(store);
    }
  }
  publish(store, { kind: 'changed' });
}

/**
 * While a hint that keeps a win lies there: asks about the next of the other moves. Whether something is asked. The
 * shorter lines wait for it: a hint is read now, and the first of the others that wins as well ends it.
 */
export function tryRivals(store: Store): boolean {
  if (store.rival !== null) return true;
  if (!store.visible || store.asked !== null || store.show !== null || store.review !== null) return false;
  const next = nextRival(store);
  if (next === null) return false;
  const { asked, work } = next;
  const hearRival = (answer: Answer | null): void => {
    if (answer !== null && asked.memory === store.memory) learnRival(store, asked, answer);
    if (store.rival !== asked) return;
    store.rival = null;
    // cut short by somebody else's question: asked again, it would be cut short again
    if (answer === null || answer.why === 'stopped') return;
    const isFirm = claimOnly(store);
    look(store);
    if (isFirm) publish(store, { kind: 'changed' });
  };
  store.shortening = null;
  store.rival = asked;
  store.parts.solver
    .ask({ ...work, known: knownKeys(store.memory) }, () => {})
    .then(hearRival, () => hearRival(noAnswer));
  return true;
}

/** The hint goes, and what was asked for its sake. The core must hold the game's position. */
export function dropHint(store: Store): void {
  store.hint = null;
  if (store.rival !== null) look(store);
}
