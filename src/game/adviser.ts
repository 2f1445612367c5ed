import { moveParts } from '../core/buffers';
import { ruleNumbers } from '../core/rules';
import type { Move } from '../core/types';
import type { Verdict } from '../solver/protocol';
import { isTurn } from './autoplay';
import { known } from './badge';
import { knownKeys, mendLast, wholeLine } from './deviation';
import { chanceOf, fairMove, isFair, sample, stopSampling } from './fair';
import { guessMove } from './guess';
import { keptNow, keyAt, keysSoFar, movesSoFar } from './history';
import type { Chance, Hint } from './intents';
import { lineFrom, rememberLine, visit } from './memory';
import { publish } from './publish';
import type { Asked, Store } from './store';
import { weaveAutomatic } from './weave';

// The verdict kept up to date, and hints. What memory knows is answered at once; the rest is asked of the solver.

function quiet(store: Store): void {
  if (store.asked === null) return;
  store.asked = null;
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
    quiet(store);
    return;
  }
  if (store.asked === null || store.asked.key !== key || store.asked.memory !== memory) ask(store, key);
}

/** Does the line that the game was on still win, made to fit? */
function mend({ parts, memory, history }: Store): boolean {
  return mendLast(parts.core, memory, history, parts.autoUp() ? keptNow(history) : null);
}

function ask(store: Store, key: bigint): void {
  const { core, solver, limits } = store.parts;
  const { history, memory, position } = store;
  const ticket = ++store.tickets;
  const path = movesSoFar(history);
  const asked: Asked = { ticket, memory, key, position, start: history.start, path, kept: keptNow(history) };
  store.asked = asked;
  const rules = ruleNumbers(core.rules);
  const question = { ticket, rules, position: core.bytes(), limits, known: knownKeys(memory) };
  const work = { ...question, want: 'verdict', sight: 'open' } as const;
  solver
    .ask(work, () => {})
    .then(
      (verdict) => hear(store, asked, verdict),
      () => hear(store, asked, { status: 'unknown', line: new Uint32Array(), why: 'memory', nodes: 0 }),
    );
}

type Answer = Pick<Verdict, 'status' | 'line' | 'why' | 'nodes'>;

/** What an answer teaches about the position that was asked about, whether it is still on the table or not. */
function learn(store: Store, asked: Asked, answer: Answer): void {
  const { core, autoUp } = store.parts;
  const { memory, position, path, key, kept } = asked;
  if (answer.status === 'unwinnable') memory.lost.add(key);
  if (answer.status === 'unknown' && answer.why !== 'stopped') memory.undecided.set(key, answer.nodes);
  if (answer.status !== 'winnable') return;
  const line = visit(core, position, () => {
    const found = wholeLine(core, memory, [...answer.line]);
    if (found === null) return null;
    return autoUp() ? weaveAutomatic(core, found, kept) : found;
  });
  // A line that does not win when it is replayed proves nothing.
  if (line === null || !rememberLine(memory, core, asked.start, [...path, ...line]))
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

function noHint(kind: 'lost' | 'looking' | 'none'): Hint {
  return Object.freeze({ move: 0, kind, card: null, from: 0, to: 0, count: 0 });
}

function hintOf(store: Store, move: Move, kind: 'line' | 'guess' | 'odds', chance?: Chance): Hint {
  const { from, to, count } = moveParts(move);
  const card = isTurn(move) ? null : (store.position.piles[sourceOf(store, move)]?.at(-count) ?? null);
  return Object.freeze({ move, kind, card, from, to, count, ...(chance && { chance }) });
}

/** The pile that a move's card lies on: with two packs a suit's foundation is the higher of two piles. */
function sourceOf(store: Store, move: Move): number {
  const { core } = store.parts;
  const { undo, events } = core.play(move);
  core.undo(move, undo);
  return events[0]?.from ?? moveParts(move).from;
}

function guess(store: Store): Hint {
  const { memory, history, parts } = store;
  const been = new Set(keysSoFar(history));
  // What an open search has proved says something of unseen cards.
  const lost = isFair(store) ? new Set() : memory.lost;
  const move = guessMove(parts.core, (key) => been.has(key) || lost.has(key));
  return move === 0 ? noHint('none') : hintOf(store, move, 'guess');
}

function fairHint(store: Store): Hint {
  if (store.odds === null && store.sampled !== null) return noHint('looking');
  const best = fairMove(store);
  return best === null ? guess(store) : hintOf(store, best.move, 'odds', chanceOf(best));
}

function openHint(store: Store): Hint {
  const verdict = known(store.memory, store.history);
  const next = verdict === 'won' ? lineFrom(store.memory, store.parts.core)?.[0] : undefined;
  if (verdict === 'lost') return noHint('lost');
  if (next !== undefined) return hintOf(store, next, 'line');
  return verdict === null ? noHint('looking') : guess(store);
}

/** Puts a hint for the position on the table into the store; one that shows a move is help. */
export function giveHint(store: Store): void {
  store.hint = isFair(store) ? fairHint(store) : openHint(store);
  if (store.hint.move !== 0) store.helped = true;
}
