import { moveParts } from '../../core/buffers';
import type { Move } from '../../core/types';
import { isTurn, withAutomaticMoves } from '../moves/autoplay';
import { guessMove } from '../moves/guessMove';
import { goTo, keysSoFar, returnedAt } from '../moves/history';
import { guessFrom, newLineFrom, rememberFollowed, rememberLine } from '../moves/knownLines';
import { reorderLine } from '../moves/moveOrder';
import { eventsOf, keyAfter, leadsTo } from '../moves/tryMoves';
import { type Claim, explain } from '../reasons/explain';
import { chanceOf, fairMove } from './fairOdds';
import type { Chance, Hint } from './intents';
import type { Store } from './store';
import { turningOf, verdictHere } from './verdicts';

// Hints: which move, how sure it is, and why.

/** What a hint is read from; the core holds the position where the history stands. */
type Place = Pick<Store, 'parts' | 'known' | 'history' | 'isFair' | 'odds' | 'sampled'>;

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

function reasonOf({ parts, known, isFair }: Place, { kind, line, best = false }: Advice): Claim | null {
  const isLost = (key: bigint): boolean => known.lost.has(key);
  const asking = { open: !isFair, wins: kind === 'line', best, isLost };
  return explain(parts.core, { ...asking, line: isFair ? line.slice(0, 1) : line });
}

/** A hint for the first move of a line from the position in the core. */
export function hintOf(place: Place, advice: Advice): Hint {
  const [move = 0] = advice.line;
  const { kind, chance } = advice;
  const { from, to, count } = moveParts(move);
  const card = isTurn(move) ? null : (eventsOf(place.parts.core, move)[0]?.card ?? null);
  const reason = reasonOf(place, advice);
  const told = { ...(chance && { chance }), ...(reason && { reason }) };
  return Object.freeze({ move, kind, card, from, to, count, ...told });
}

/**
 * A line that wins from here, in the order that a player finds natural; it is remembered.
 * `null` when none is known.
 */
function lineToFollow({ known, history, parts }: Place): readonly Move[] | null {
  const { core, autoUp } = parts;
  const been = new Set(keysSoFar(history));
  const line = newLineFrom(known, core, been);
  if (line === null) return null;
  const reordered = reorderLine(core, line);
  const ordered = autoUp() ? withAutomaticMoves(core, reordered, returnedAt(history, history.at)) : reordered;
  if (ordered.length > line.length || leadsTo(core, ordered, been)) {
    rememberFollowed(known, core, line);
    return line;
  }
  const before = known.won.get(core.key())?.line;
  const made = rememberLine(known, core, core.position(), ordered);
  if (made !== null && before !== undefined && known.settled.has(before)) known.settled.add(made);
  rememberFollowed(known, core, ordered);
  return ordered;
}

function guess(place: Place): Hint {
  const { known, history, parts, isFair } = place;
  const { core } = parts;
  const been = new Set(keysSoFar(history));
  // What an open search has proved says something of unseen cards.
  const isNew = (key: bigint): boolean => !been.has(key) && (isFair || !known.lost.has(key));
  const seen = isFair ? [] : guessFrom(known, core);
  const [best] = seen;
  if (best !== undefined && isNew(keyAfter(core, best)))
    return hintOf(place, { kind: 'guess', line: seen, best: true });
  const move = guessMove(core, (key) => !isNew(key));
  return move === 0 ? noHint('none') : hintOf(place, { kind: 'guess', line: [move] });
}

function fairHint(place: Place): Hint {
  if (place.odds === null && place.sampled !== null) return noHint('looking');
  const best = fairMove(place);
  return best === null
    ? guess(place)
    : hintOf(place, { kind: 'odds', line: [best.move], chance: chanceOf(best) });
}

function openHint(place: Place): Hint {
  const verdict = verdictHere(place.known, place.history);
  const line = verdict === 'won' ? lineToFollow(place) : null;
  if (verdict === 'lost') return noHint('lost');
  if (line !== null && line.length > 0) return hintOf(place, { kind: 'line', line });
  return verdict === null ? noHint('looking') : guess(place);
}

/**
 * While a history is reviewed, at the last position that could be won and at the next:
 * the move that keeps the win.
 */
export function betterMove(store: Store): Hint | null {
  const { history, known, parts } = store;
  const turning = turningOf(known, history);
  if (turning === null || (history.at !== turning && history.at !== turning + 1)) return null;
  const there = goTo(history, parts.core, turning);
  const hint = openHint({ ...store, history: there });
  goTo(there, parts.core, history.at);
  return hint.kind === 'line' ? hint : null;
}

/** Puts a hint for the position on the table into the store; one that shows a move is help. */
export function giveHint(store: Store): void {
  store.hint = store.isFair ? fairHint(store) : openHint(store);
  if (store.hint.move !== 0) store.helped = true;
}
