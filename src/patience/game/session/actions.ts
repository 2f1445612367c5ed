import { STOCK } from '../../../../assembly/abi';
import { packMove } from '../../core/buffers';
import { turnMove } from '../../core/notation';
import { namedPile } from '../../core/piles';
import type { Move, Pile, Played, Refused } from '../../core/types';
import { addLine, canPlayToEnd, playSafe, playToEnd } from '../moves/autoplay';
import { isDeadEnd } from '../moves/deadEnd';
import {
  addEntry,
  goTo,
  type History,
  redoEntry,
  returnedAt,
  shownSteps,
  stillReturned,
  undoEntry,
} from '../moves/history';
import { lineFrom } from '../moves/knownLines';
import { playSeries } from '../moves/moveSeries';
import { bestPlace, targetsOf, whyNotSelect } from '../moves/targets';
import { analyse } from './adviser';
import { type Outcome, type RefusalText, refuse } from './intents';
import { setClock } from './publish';
import type { Store } from './store';
import { lastWinnable } from './verdicts';

// What the player does to the game on the table.

/** A refusal of the core's, for `cards` cards of a pile. */
function refuseMove({ reason, detail }: Refused, cards: number, pile: Pile): Outcome {
  return { kind: 'refused', refusal: { reason, detail, cards }, pile };
}

/** Takes note of a position that has changed, and looks whether it can be won. */
export function settle(store: Store): void {
  const { core } = store.parts;
  store.position = core.position();
  store.status = core.status();
  store.canFinish = canPlayToEnd(core);
  store.selection = null;
  store.dead = store.mode.kind === 'game' && isDeadEnd(core);
  if (store.status === 'won') store.finished = true;
  analyse(store);
  setClock(store);
}

/** Makes what the player played, and what goes up by itself after it, one entry of the history. */
function enter(store: Store, played: readonly Played[]): Outcome {
  const { core, autoUp } = store.parts;
  const { history } = store;
  const returned = stillReturned(returnedAt(history, history.at), played);
  const all = autoUp() ? [...played, ...playSafe(core, returned)] : played;
  begun(store, addEntry(history, core, all));
  return { kind: 'played', steps: shownSteps(all) };
}

/** The game goes on by new entries: there is no way back any more to the one before it. */
function begun(store: Store, history: History): void {
  store.history = history;
  store.started = true;
  store.left = null;
  settle(store);
}

/** Plays a line's moves in the game, and returns what was seen of them: that is help. */
export function enterLine(store: Store, moves: readonly Move[]): readonly Played[] {
  const { core, autoUp } = store.parts;
  const before = store.history.at;
  const history = addLine(store.history, core, moves, autoUp());
  store.helped = true;
  begun(store, history);
  return history.entries.slice(before).flatMap(({ steps }) => steps);
}

/** Plays the line that is known from here to its end. */
export function playLine(store: Store): Outcome {
  if (store.status === 'won') return refuse('won');
  const moves = store.isFair ? null : lineFrom(store.known, store.parts.core);
  if (moves === null) return refuse('no-line');
  return { kind: 'played', steps: shownSteps(enterLine(store, moves)) };
}

export function move(store: Store, from: Pile, to: Pile, count: number): Outcome {
  const { core } = store.parts;
  if (store.status === 'won') return refuse('won');
  const wish = packMove(namedPile(from), namedPile(to), count);
  const refused = core.refusal(wish);
  const played = refused === null ? [core.play(wish)] : playSeries(core, wish, refused);
  return 'reason' in played ? refuseMove(played, count, from) : enter(store, played);
}

export function turn(store: Store): Outcome {
  const { core } = store.parts;
  if (store.status === 'won') return refuse('won');
  const wish = turnMove(store.position);
  const refused = core.refusal(wish);
  return refused === null ? enter(store, [core.play(wish)]) : refuseMove(refused, 1, STOCK);
}

/** Sends a card or a run where it fits best. */
export function send(store: Store, pile: Pile, depth: number): Outcome {
  const { core } = store.parts;
  if (pile === STOCK) return turn(store);
  if (store.status === 'won') return refuse('won');
  const count = depth + 1;
  const blocked = whyNotSelect(core, namedPile(pile), count);
  if (blocked !== null) return refuseMove(blocked, count, pile);
  const place = bestPlace(core, namedPile(pile), count);
  return place === null ? refuse('no-place', pile) : move(store, pile, place, count);
}

/** Everything that can safely go up goes up, cards that were brought back too: the player asks for it. */
export function sendAll(store: Store): Outcome {
  if (store.status === 'won') return refuse('won');
  const played = playSafe(store.parts.core, new Set());
  return played.length === 0 ? refuse('nothing-goes-up') : enter(store, played);
}

export function finish(store: Store): Outcome {
  if (store.status === 'won') return refuse('won');
  const played = playToEnd(store.parts.core);
  return played === null ? refuse('no-finish') : enter(store, played);
}

/** Why the cards held before may not go to a pile that was touched next, or null where that was not meant. */
function whyNotThere(store: Store, to: Pile, depth: number): RefusalText | null {
  const { core } = store.parts;
  const held = store.selection;
  if (held === null || held.pile === to || depth > 0 || to >= STOCK || held.targets.includes(to)) return null;
  const wish = packMove(namedPile(held.pile), to, held.count);
  const refused = core.refusal(wish);
  const played = refused && playSeries(core, wish, refused);
  return played && 'reason' in played ? { ...played, cards: held.count } : null;
}

export function select(store: Store, pile: Pile, depth: number): Outcome {
  const { core } = store.parts;
  if (store.status === 'won') return refuse('won');
  const count = depth + 1;
  const blocked = whyNotSelect(core, namedPile(pile), count);
  if (blocked !== null) return refuseMove(blocked, count, pile);
  const refusal = whyNotThere(store, pile, depth);
  store.selection = Object.freeze({ pile, count, targets: targetsOf(core, namedPile(pile), count) });
  return refusal === null ? { kind: 'changed' } : { kind: 'changed', refusal };
}

/** Lays the position of another place in the history, or nothing where there is none. */
function show(store: Store, history: History | null, refusal: RefusalText['reason']): Outcome {
  if (history === null) return refuse(refusal);
  store.history = history;
  settle(store);
  return { kind: 'shown', deal: false };
}

export function undo(store: Store): Outcome {
  return show(store, undoEntry(store.history, store.parts.core), 'nothing-to-undo');
}

export function redo(store: Store): Outcome {
  return show(store, redoEntry(store.history, store.parts.core), 'nothing-to-redo');
}

/** Back to the position after `at` entries, which is an earlier one; `null`: there is none to go back to. */
function undoTo(store: Store, at: number | null): Outcome {
  const { history, parts } = store;
  const isThere = at !== null && at < history.at;
  return show(store, isThere ? goTo(history, parts.core, at) : null, 'nothing-to-undo');
}

export function undoAll(store: Store): Outcome {
  return undoTo(store, 0);
}

/** After a proved loss, back to the last position that is known winnable. */
export function backToWinnable(store: Store): Outcome {
  return undoTo(store, lastWinnable(store.known, store.history));
}
