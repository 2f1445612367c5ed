import type { GameId } from '../../../shared/core/types';
import { readWatch, stopped } from '../../../shared/game/clock';
import { BadDeal } from '../../core/patience';
import { BadRules } from '../../core/rules';
import type { RuleRecord } from '../../core/types';
import { beginHistory, goTo, type History } from '../moves/history';
import { nothingKnown } from '../moves/knownLines';
import {
  replayOther,
  replayTranscript,
  type Transcript,
  writeOther,
  writeTranscript,
} from '../text/transcript';
import { settle } from './actions';
import { type Outcome, refuse } from './intents';
import type { SessionParts, Store } from './store';

/**
 * Keeps the game in progress that is about to be left, so that there is a way back. One in which nothing was moved
 * is no loss: the game before it stays the one to go back to.
 */
function keepLeft(store: Store): void {
  const { game, number, history, otherWay, helped, known, status, state } = store;
  if (history.entries.length === 0) return;
  const watch = { before: readWatch(store.watch, store.parts.clock.now()), since: null };
  // what was seen last is the game that is left: the core may hold the next one's rules already
  const left = { rules: state.rules, game, number, history, otherWay, helped, watch, known };
  store.left = status === 'won' ? null : left;
}

/** Was help used in this deal another time? The core holds its rules. */
export function helpedBefore(parts: SessionParts, game: GameId, number: number | null): boolean {
  return number !== null && (parts.helpedBefore?.(game, parts.core.rules, number) ?? false);
}

/** Puts a game on the table in place of the one there; the core holds its position already. */
function take(store: Store, game: GameId, number: number | null, history: History): void {
  keepLeft(store);
  store.cancelTick();
  store.mode = { kind: 'game' };
  store.otherWay = null;
  store.game = game;
  store.number = number;
  store.history = history;
  store.hint = null;
  store.helped = helpedBefore(store.parts, game, number);
  store.watch = stopped;
  store.started = false;
  store.finished = false;
}

/** Deals a numbered game; a number or rules that cannot be are refused, and the game on the table stays. */
export function deal(store: Store, game: GameId, number: number, rules?: RuleRecord): Outcome {
  const { core } = store.parts;
  const before = core.rules;
  try {
    core.setRules(rules ?? core.gameRules(game));
    core.deal(number);
  } catch (error) {
    core.setRules(before);
    if (error instanceof BadDeal) return refuse('no-deal');
    if (error instanceof BadRules) return refuse('bad-rules');
    throw error;
  }
  take(store, game, number, beginHistory(core));
  store.known = nothingKnown();
  settle(store);
  return { kind: 'shown', deal: true };
}

/** The same game from its first position; what is proved about it is still known. */
export function again(store: Store): Outcome {
  const { core } = store.parts;
  core.load(store.history.start);
  take(store, store.game, store.number, beginHistory(core));
  settle(store);
  return { kind: 'shown', deal: true };
}

/** Back to the game that the present deal, in which nothing is moved yet, has taken the place of. */
export function goBack(store: Store): Outcome {
  const { left, history, parts } = store;
  const { core } = parts;
  if (left === null || history.entries.length > 0) return refuse('nothing-to-undo');
  core.setRules(left.rules);
  core.load(left.history.start);
  const there = goTo({ ...left.history, at: 0 }, core, left.history.at);
  take(store, left.game, left.number, there);
  const { otherWay, helped, watch, known } = left;
  Object.assign(store, { otherWay, helped, watch, known, started: true, left: null });
  settle(store);
  return { kind: 'shown', deal: true, back: true };
}

/**
 * Puts a kept game on the table; throws what `replayTranscript` throws, and then the game on the table stays.
 */
export function open(store: Store, transcript: Transcript): Outcome {
  const { core } = store.parts;
  const rules = core.rules;
  const position = core.position();
  let history: History;
  try {
    history = replayTranscript(core, transcript);
  } catch (error) {
    core.setRules(rules);
    core.load(position);
    throw error;
  }
  take(store, transcript.game, transcript.number, history);
  store.known = nothingKnown();
  if (transcript.other) store.otherWay = replayOther(core, history, transcript.other);
  store.helped ||= transcript.helped;
  store.watch = { before: transcript.elapsed, since: null };
  store.started = history.entries.length > 0;
  settle(store);
  return { kind: 'shown', deal: true };
}

/** The game on the table as it can be kept. */
export function transcriptOf(store: Store): Transcript {
  const { mode, state } = store;
  const { elapsed, helped } = state;
  // A review goes through the history, and leaves the game where it stood.
  const history = mode.kind === 'review' ? { ...store.history, at: mode.from } : store.history;
  const other = store.otherWay === null ? null : writeOther(history, store.otherWay);
  const more = { elapsed, helped, ...(other && { other }) };
  return writeTranscript(store.parts.core, store.game, store.number, history, more);
}
