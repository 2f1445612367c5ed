import { STOCK } from '../../../../assembly/abi';
import { packMove } from '../../core/buffers';
import { turnMove } from '../../core/notation';
import { namedPile } from '../../core/piles';
import type { Pile, Played } from '../../core/types';
import { look } from '../session/adviser';
import { lastWinnable } from '../session/badge';
import type { Outcome, RefusalText } from '../session/intents';
import { refuse, refuseMove } from '../session/refuse';
import type { Store } from '../session/store';
import { canPlayToEnd, playSafe, playToEnd } from './autoplay';
import { addEntry, type History, keepReturned, keptNow, redoEntry, shownSteps, undoEntry } from './history';
import { playSeries } from './moveSeries';
import { bestPlace, targetsOf, whyNotSelect } from './targets';

// What the player does to the game on the table.

/** Takes note of a position that has changed, and looks whether it can be won. */
export function settle(store: Store): void {
  const { core } = store.parts;
  store.position = core.position();
  store.status = core.status();
  store.canFinish = canPlayToEnd(core);
  store.selection = null;
  if (store.status === 'won') store.finished = true;
  look(store);
}

/** Makes what the player played, and what goes up by itself after it, one entry of the history. */
function enter(store: Store, played: readonly Played[]): Outcome {
  const { core, autoUp } = store.parts;
  const automatic = autoUp() ? playSafe(core, keepReturned(keptNow(store.history), played)) : [];
  const all = [...played, ...automatic];
  store.history = addEntry(store.history, core, all);
  store.started = true;
  settle(store);
  return { kind: 'played', steps: shownSteps(all) };
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

export function undo(store: Store): Outcome {
  const history = undoEntry(store.history, store.parts.core);
  if (history === null) return refuse('nothing-to-undo');
  store.history = history;
  settle(store);
  return { kind: 'shown', deal: false };
}

export function redo(store: Store): Outcome {
  const history = redoEntry(store.history, store.parts.core);
  if (history === null) return refuse('nothing-to-redo');
  store.history = history;
  settle(store);
  return { kind: 'shown', deal: false };
}

export function undoAll(store: Store): Outcome {
  const { core } = store.parts;
  let history = undoEntry(store.history, core);
  if (history === null) return refuse('nothing-to-undo');
  for (; history !== null; history = undoEntry(history, core)) store.history = history;
  settle(store);
  return { kind: 'shown', deal: false };
}

/** After a proved loss, back to the last position that is known winnable. */
export function backToWinnable(store: Store): Outcome {
  const { core } = store.parts;
  const at = lastWinnable(store.memory, store.history);
  if (at === null) return refuse('nothing-to-undo');
  for (let history: History | null = store.history; history !== null && history.at > at; ) {
    history = undoEntry(history, core);
    if (history !== null) store.history = history;
  }
  settle(store);
  return { kind: 'shown', deal: false };
}
