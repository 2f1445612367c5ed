import type { GameId } from '../../../shared/core/types';
import { stopped } from '../../../shared/game/clock';
import { BadDeal } from '../../core/patience';
import { BadRules } from '../../core/rules';
import type { RuleRecord } from '../../core/types';
import { beginHistory, type History } from '../moves/history';
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
import type { Store } from './store';

/** Puts a game on the table in place of the one there; the core holds its position already. */
function take(store: Store, game: GameId, number: number | null, history: History): void {
  store.cancelTick();
  store.mode = { kind: 'game' };
  store.otherWay = null;
  store.game = game;
  store.number = number;
  store.history = history;
  store.hint = null;
  store.helped = false;
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
  store.helped = transcript.helped;
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
