import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore } from '../../core/types';
import { isTurn } from '../moves/autoplay';
import { guessMove } from '../moves/guessMove';
import { goTo, keptNow, keysSoFar } from '../moves/history';
import { guessFrom, leadsTo, newLineFrom, rememberFollowed, rememberLine } from '../moves/knownLines';
import { naturalFirst } from '../moves/moveOrder';
import { weaveAutomatic } from '../moves/withAutomaticMoves';
import { type Claim, explain } from '../reasons/explain';
import { known } from './badge';
import { chanceOf, fairMove, isFair } from './fairOdds';
import type { Chance, Hint } from './intents';
import type { Store } from './store';

// Hints: which move, how sure it is, and why.

function noHint(kind: 'lost' | 'looking' | 'none'): Hint {
  return Object.freeze({ move: 0, kind, card: null, from: 0, to: 0, count: 0 });
}

/** Which line a hint's move begins, and what is known of it. */
interface Advice {
  readonly kind: 'line' | 'guess' | 'odds';
  /** the move, and what is to follow it where that is known */
  readonly line: readonly Move[];
  readonly best?: boolean;
  readonly chance?: Chance;
}

function reasonOf(store: Store, { kind, line, best = false }: Advice): Claim | null {
  const { lost } = store.memory;
  const open = !isFair(store);
  const asking = { open, wins: kind === 'line', best, isLost: (key: bigint) => lost.has(key) };
  return explain(store.parts.core, { ...asking, line: open ? line : line.slice(0, 1) });
}

/** A hint for the first move of a line from the position in the core, which is the one on the table. */
export function hintOf(store: Store, advice: Advice): Hint {
  const [move = 0] = advice.line;
  const { kind, chance } = advice;
  const { from, to, count } = moveParts(move);
  const card = isTurn(move) ? null : (store.position.piles[sourceOf(store, move)]?.at(-count) ?? null);
  const reason = reasonOf(store, advice);
  const told = { ...(chance && { chance }), ...(reason && { reason }) };
  return Object.freeze({ move, kind, card, from, to, count, ...told });
}

/** The pile that a move's card lies on: with two packs a suit's foundation is the higher of two piles. */
function sourceOf(store: Store, move: Move): number {
  const { core } = store.parts;
  const { undo, events } = core.play(move);
  core.undo(move, undo);
  return events[0]?.from ?? moveParts(move).from;
}

function keyAfter(core: PatienceCore, move: Move): bigint {
  const { undo } = core.play(move);
  const key = core.key();
  core.undo(move, undo);
  return key;
}

/** A line that wins from here, in the order that a player finds natural; it is remembered. `null` when none is known. */
function naturalLine(store: Store): readonly Move[] | null {
  const { memory, history, position, parts } = store;
  const { core, autoUp } = parts;
  const been = new Set(keysSoFar(history));
  const line = newLineFrom(memory, core, been);
  if (line === null) return null;
  const reordered = naturalFirst(core, line);
  const natural = autoUp() ? weaveAutomatic(core, reordered, keptNow(history)) : reordered;
  if (natural.length > line.length || leadsTo(core, natural, been)) {
    rememberFollowed(memory, core, line);
    return line;
  }
  const known = memory.won.get(core.key())?.line;
  const made = rememberLine(memory, core, position, natural);
  if (made !== null && known !== undefined && memory.settled.has(known)) memory.settled.add(made);
  rememberFollowed(memory, core, natural);
  return natural;
}

function guess(store: Store): Hint {
  const { memory, history, parts } = store;
  const { core } = parts;
  const been = new Set(keysSoFar(history));
  // What an open search has proved says something of unseen cards.
  const fair = isFair(store);
  const isNew = (key: bigint): boolean => !been.has(key) && (fair || !memory.lost.has(key));
  const seen = fair ? [] : guessFrom(memory, core);
  const [best] = seen;
  if (best !== undefined && isNew(keyAfter(core, best)))
    return hintOf(store, { kind: 'guess', line: seen, best: true });
  const move = guessMove(core, (key) => !isNew(key));
  return move === 0 ? noHint('none') : hintOf(store, { kind: 'guess', line: [move] });
}

function fairHint(store: Store): Hint {
  if (store.odds === null && store.sampled !== null) return noHint('looking');
  const best = fairMove(store);
  return best === null
    ? guess(store)
    : hintOf(store, { kind: 'odds', line: [best.move], chance: chanceOf(best) });
}

function openHint(store: Store): Hint {
  const verdict = known(store.memory, store.history);
  const line = verdict === 'won' ? naturalLine(store) : null;
  if (verdict === 'lost') return noHint('lost');
  if (line !== null && line.length > 0) return hintOf(store, { kind: 'line', line });
  return verdict === null ? noHint('looking') : guess(store);
}

/** The hint for the position after `at` entries of the history, by what is known; the game stays where it is. */
export function hintAt(store: Store, at: number): Hint {
  const { history, position, parts } = store;
  store.history = goTo(history, parts.core, at);
  store.position = parts.core.position();
  const hint = openHint(store);
  goTo(store.history, parts.core, history.at);
  store.history = history;
  store.position = position;
  return hint;
}

/** Puts a hint for the position on the table into the store; one that shows a move is help. */
export function giveHint(store: Store): void {
  store.hint = isFair(store) ? fairHint(store) : openHint(store);
  if (store.hint.move !== 0) store.helped = true;
}
