import type { GameId } from '../../../shared/core/types';
import { readWatch, stopped } from '../../../shared/game/clock';
import { namedPile } from '../../core/piles';
import type { RuleRecord } from '../../core/types';
import { beginHistory, type History } from '../moves/history';
import { nothingKnown } from '../moves/knownLines';
import { targetsOf } from '../moves/targets';
import { replayOther, replayTranscript, type Transcript } from '../text/transcript';
import {
  backToWinnable,
  finish,
  move,
  playLine,
  redo,
  select,
  send,
  sendAll,
  settle,
  turn,
  undo,
  undoAll,
} from './actions';
import { analyse, askAlternative, dropHint, stopAsking } from './adviser';
import { giveHint } from './hints';
import { type GameState, type Intent, type Outcome, refuse, type Session } from './intents';
import { again, deal, goBack, helpedBefore, open, transcriptOf } from './newGame';
import { makeState, publish, setClock } from './publish';
import { leaveReview, openReview, playOn, reviewTo, takeOtherWay, toTurning } from './review';
import { leaveLine, lineSeen, runLine, setLineSpeed, showLine, stepLine, takeLine } from './shownLine';
import type { SessionParts, Store } from './store';

/** The game that lies on the table when a session begins. */
export interface FirstGame {
  readonly game: GameId;
  readonly number: number;
  readonly rules?: RuleRecord;
}

/** A session with what a page needs for keeping games. */
export interface PatienceSession extends Session {
  /** The game on the table, to be saved or shared. */
  transcript(): Transcript;
  /**
   * Puts a kept game on the table; throws on a bad one (`faultOf` names the fault), and the game there stays.
   */
  open(transcript: Transcript): Outcome;
}

function hint(store: Store): Outcome {
  if (store.status === 'won') return refuse('won');
  giveHint(store);
  askAlternative(store);
  return { kind: 'changed' };
}

function deselect(store: Store): Outcome {
  store.selection = null;
  return { kind: 'changed' };
}

/** What an intent does to the game on the table. */
function play(store: Store, intent: Intent): Outcome {
  switch (intent.kind) {
    case 'deal':
      return deal(store, intent.game, intent.number, intent.rules);
    case 'again':
      return again(store);
    case 'select':
      return select(store, intent.pile, intent.depth);
    case 'deselect':
      return deselect(store);
    case 'move':
      return move(store, intent.from, intent.to, intent.count);
    case 'send':
      return send(store, intent.pile, intent.depth);
    case 'turn':
      return turn(store);
    case 'sendAll':
      return sendAll(store);
    case 'finish':
      return finish(store);
    case 'undo':
      return store.history.at === 0 && store.state.left !== null ? goBack(store) : undo(store);
    case 'goBack':
      return goBack(store);
    case 'playLine':
      return playLine(store);
    case 'redo':
      return redo(store);
    case 'undoAll':
      return undoAll(store);
    case 'backToWinnable':
      return backToWinnable(store);
    case 'hint':
      return hint(store);
    case 'showLine':
      return showLine(store);
    case 'review':
      return openReview(store);
    case 'otherWay':
      return takeOtherWay(store);
    case 'takeLine':
    case 'lineStep':
    case 'linePlay':
    case 'linePause':
    case 'lineSpeed':
    case 'leaveLine':
    case 'reviewTo':
    case 'reviewStep':
    case 'reviewTurning':
    case 'leaveReview':
    case 'playOn':
      // meant for a line or a review that is no longer there
      return refuse('no-line');
  }
}

/**
 * What an intent does while a line is shown, or `null` where it is the game that is meant: then the line goes
 * first. Undo and redo step along the line, which is what lies on the table.
 */
function directLine(store: Store, intent: Intent): Outcome | null {
  switch (intent.kind) {
    case 'showLine':
      return showLine(store);
    case 'lineStep':
      return stepLine(store, intent.back === true);
    case 'undo':
      return stepLine(store, true);
    case 'redo':
      return stepLine(store, false);
    case 'linePlay':
      return runLine(store, true);
    case 'linePause':
      return runLine(store, false);
    case 'lineSpeed':
      return setLineSpeed(store, intent.speed);
    case 'takeLine':
      return takeLine(store);
    case 'deal':
    case 'again':
      leaveLine(store);
      return null;
    default:
      // Aimed at cards of the line's position, it would hit others in the game's.
      return leaveLine(store);
  }
}

/**
 * What an intent does while the history is gone through, or `null` where it is the game that is meant: cards
 * are touched where they lie, so the game goes on from there.
 */
function directReview(store: Store, intent: Intent): Outcome | null {
  const { at } = store.history;
  switch (intent.kind) {
    case 'reviewTo':
      return reviewTo(store, intent.at);
    case 'reviewStep':
      return reviewTo(store, at + intent.by);
    case 'undo':
      return reviewTo(store, at - 1);
    case 'redo':
      return reviewTo(store, at + 1);
    case 'undoAll':
      return reviewTo(store, 0);
    case 'reviewTurning':
    case 'backToWinnable':
      return toTurning(store);
    case 'playOn':
      return playOn(store);
    case 'review':
    case 'leaveReview':
      return leaveReview(store);
    case 'deselect':
      return deselect(store);
    case 'deal':
    case 'again':
    case 'otherWay':
      leaveReview(store);
      return null;
    default:
      playOn(store);
      return null;
  }
}

function directed(store: Store, intent: Intent): Outcome | null {
  switch (store.mode.kind) {
    case 'game':
      return null;
    case 'line':
      return directLine(store, intent);
    case 'review':
      return directReview(store, intent);
  }
}

/** Lays the first game in the core. */
function layFirst({ core }: SessionParts, first: FirstGame | Transcript): History {
  if ('moves' in first) return replayTranscript(core, first);
  core.setRules(first.rules ?? core.gameRules(first.game));
  core.deal(first.number);
  return beginHistory(core);
}

function makeStore(parts: SessionParts, first: FirstGame | Transcript): Store {
  const { core } = parts;
  const history = layFirst(parts, first);
  const kept = 'moves' in first ? first : null;
  const store: Omit<Store, 'state'> = {
    parts,
    listeners: new Set(),
    game: first.game,
    number: first.number,
    history,
    position: core.position(),
    status: core.status(),
    canFinish: false,
    dead: false,
    selection: null,
    hint: null,
    helped: (kept?.helped ?? false) || helpedBefore(parts, first.game, first.number),
    mode: { kind: 'game' },
    otherWay: kept?.other ? replayOther(core, history, kept.other) : null,
    left: null,
    cancelTick: () => {},
    watch: { ...stopped, before: kept?.elapsed ?? 0 },
    started: history.entries.length > 0,
    finished: false,
    visible: true,
    known: nothingKnown(),
    asked: null,
    activity: null,
    tickets: 0,
    isFair: false,
    odds: null,
    sampled: null,
  };
  const whole = store as Store;
  settle(whole);
  setClock(whole);
  whole.state = makeState(whole);
  return whole;
}

/** The state, with the clock as it stands now. */
function stateNow(store: Store): GameState {
  const elapsed = readWatch(store.watch, store.parts.clock.now());
  if (elapsed !== store.state.elapsed) store.state = Object.freeze({ ...store.state, elapsed });
  return store.state;
}

/** A session with a first game on the table, a deal or a kept game. Throws what dealing or replaying it throws. */
export function createSession(parts: SessionParts, first: FirstGame | Transcript): PatienceSession {
  const store = makeStore(parts, first);
  const dispatch = (intent: Intent): Outcome => {
    if (intent.kind !== 'hint') dropHint(store);
    return publish(store, directed(store, intent) ?? play(store, intent));
  };
  return {
    get state() {
      return stateNow(store);
    },
    dispatch,
    targets: (from, count) =>
      store.mode.kind === 'line' ? [] : targetsOf(parts.core, namedPile(from), count),
    subscribe(listener) {
      store.listeners.add(listener);
      return () => store.listeners.delete(listener);
    },
    setVisible(visible) {
      if (visible === store.visible) return;
      store.visible = visible;
      setClock(store);
      // The core holds the line's position while one is shown: nothing is asked about that.
      if (store.mode.kind !== 'line') analyse(store);
      else if (!visible) stopAsking(store);
      lineSeen(store);
      publish(store, { kind: 'changed' });
    },
    sightChanged() {
      leaveLine(store);
      leaveReview(store);
      dropHint(store);
      analyse(store);
      publish(store, { kind: 'changed' });
    },
    transcript() {
      stateNow(store);
      return transcriptOf(store);
    },
    open: (transcript) => {
      leaveLine(store);
      leaveReview(store);
      return publish(store, open(store, transcript));
    },
  };
}
