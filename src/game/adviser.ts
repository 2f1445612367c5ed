import { ruleNumbers } from '../core/rules';
import type { Verdict, Work } from '../solver/protocol';
import { known } from './badge';
import { knownKeys, mendLast, wholeLine } from './deviation';
import { isFair, sample, stopSampling } from './fair';
import { giveHint } from './hinting';
import { keptNow, keyAt, movesSoFar } from './history';
import { lineFrom, rememberGuess, rememberLine, visit } from './memory';
import { publish } from './publish';
import type { Asked, Store } from './store';
import { weaveAutomatic } from './weave';

// The verdict kept up to date. What memory knows is answered at once; the rest is asked of the solver.

function quiet(store: Store): void {
  if (store.asked === null && store.shortening === null) return;
  store.asked = null;
  store.shortening = null;
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
  if (isFair(store)) {
    quiet(store);
    sample(store, () => {
      if (store.hint?.kind === 'looking') giveHint(store);
      publish(store, { kind: 'changed' });
    });
    return;
  }
  stopSampling(store);
  if (known(memory, history) !== null || !store.visible || mend(store)) {
    if (store.visible && store.shortening?.key === key && store.shortening.memory === memory) return;
    quiet(store);
    if (store.visible && known(memory, history) === 'won') shorten(store, key);
    return;
  }
  if (store.asked === null || store.asked.key !== key || store.asked.memory !== memory) ask(store, key);
}

/** Does the line that the game was on still win, made to fit? */
function mend({ parts, memory, history }: Store): boolean {
  return mendLast(parts.core, memory, history, parts.autoUp() ? keptNow(history) : null);
}

function question(store: Store, key: bigint): { asked: Asked; work: Omit<Work, 'want'> } {
  const { core, limits } = store.parts;
  const { history, memory, position } = store;
  const ticket = ++store.tickets;
  const path = movesSoFar(history);
  const asked = { ticket, memory, key, position, start: history.start, path, kept: keptNow(history) };
  const rules = ruleNumbers(core.rules);
  return { asked, work: { ticket, rules, position: core.bytes(), limits, sight: 'open' } };
}

/** Asks for lines shorter than the one known from here, unless that was done with it. */
function shorten(store: Store, key: bigint): void {
  const { memory, parts } = store;
  const line = memory.won.get(key)?.line;
  const moves = line === undefined || memory.settled.has(line) ? null : lineFrom(memory, parts.core);
  if (moves === null || moves.length < 2) return;
  const { asked, work } = question(store, key);
  store.shortening = asked;
  const hearShorter = (found: Uint32Array | undefined): void => {
    if (found === undefined || asked.memory !== store.memory) return;
    learn(store, asked, { status: 'winnable', line: found, why: 'line', nodes: 0 });
    publish(store, { kind: 'changed' });
  };
  parts.solver
    .ask({ ...work, want: 'hint', line: Uint32Array.from(moves) }, (info) => hearShorter(info.line))
    .then(
      () => {
        const best = memory.won.get(key)?.line;
        if (store.shortening !== asked) return;
        store.shortening = null;
        if (best !== undefined) memory.settled.add(best);
      },
      // The line that is known stands without a shorter one.
      () => {},
    );
}

function ask(store: Store, key: bigint): void {
  const { asked, work } = question(store, key);
  store.asked = asked;
  store.shortening = null;
  store.parts.solver
    .ask({ ...work, known: knownKeys(store.memory), want: 'verdict' }, () => {})
    .then(
      (verdict) => hear(store, asked, verdict),
      () => hear(store, asked, { status: 'unknown', line: new Uint32Array(), why: 'memory', nodes: 0 }),
    );
}

type Answer = Pick<Verdict, 'status' | 'line' | 'why' | 'nodes' | 'guess'>;

/** What an answer teaches about the position that was asked about, whether it is still on the table or not. */
function learn(store: Store, asked: Asked, answer: Answer): void {
  const { core, autoUp } = store.parts;
  const { memory, position, path, key, kept } = asked;
  if (answer.status === 'unwinnable') memory.lost.add(key);
  if (answer.status === 'unknown' && answer.why !== 'stopped') memory.undecided.set(key, answer.nodes);
  if (answer.guess !== undefined) rememberGuess(memory, core, position, [...answer.guess]);
  if (answer.status !== 'winnable') return;
  const line = visit(core, position, () => {
    const found = wholeLine(core, memory, [...answer.line]);
    if (found === null) return null;
    return autoUp() ? weaveAutomatic(core, found, kept) : found;
  });
  // A line that does not win when it is replayed proves nothing.
  if (line === null || rememberLine(memory, core, asked.start, [...path, ...line]) === null)
    memory.undecided.set(key, answer.nodes);
}

function hear(store: Store, asked: Asked, answer: Answer | null): void {
  if (asked.memory !== store.memory) return;
  if (store.asked === asked) store.asked = null;
  if (answer === null) return;
  learn(store, asked, answer);
  if (store.show === null) {
    look(store);
    if (store.hint?.kind === 'looking') giveHint(store);
  }
  publish(store, { kind: 'changed' });
}
