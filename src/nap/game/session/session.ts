import { BadSettings } from '../../core/settings';
import type { NapCall } from '../../core/types';
import { usualDealer } from '../text/link';
import { type NapTranscript, readTranscript, transcriptOf } from '../text/transcript';
import { dropAdvice } from './advice';
import { askBenchmark } from './benchmark';
import { goOn, happen, skip, stopWaiting } from './flow';
import type { Chair, Challenge, NapIntent, NapOutcome, NapTable } from './intents';
import { isMatchEnd, matchOverOf } from './matchEnd';
import { advise, byPerson, claim, ready, takeBack } from './persons';
import { makeState, publish, refuse } from './publish';
import { replaySteps } from './replay';
import { restoringCore } from './restoringCore';
import { beginReview, leaveReview } from './review';
import { chairOf, nextDealer } from './seats';
import type { NapSession } from './state';
import type { NapParts, NapStore } from './store';
import { beginTrial, leaveTrial } from './trial';

/** What lies on the table when it is opened. */
export type FirstNap =
  | {
      readonly table: NapTable;
      readonly seed: number;
      readonly dealer?: Chair;
      readonly challenge?: Challenge;
    }
  | NapTranscript;

/** A table with what a page needs for keeping it. */
export interface NapMatch extends NapSession {
  /** The match as it stands, to be kept or shared. */
  transcript(): NapTranscript;
  /** Puts a saved match on the table; throws `Unreadable`, and what is there stays. */
  open(transcript: NapTranscript): NapOutcome;
}

/** Settings that can be, a chair for each player, and a person among them. */
function isTable(parts: NapParts, { settings, chairs, ends }: NapTable): boolean {
  if (ends !== undefined && !isMatchEnd(ends)) return false;
  if (chairs.length !== settings.players || !chairs.some(({ kind }) => kind === 'person')) return false;
  return restoringCore(parts.core, () => {
    try {
      parts.core.setSettings(settings);
      return true;
    } catch (error) {
      if (!(error instanceof BadSettings)) throw error;
      return false;
    }
  });
}

function layDeal(store: NapStore, seed: number, dealer: Chair): void {
  const { core } = store.parts;
  dropAdvice(store);
  if (store.reviewing) leaveReview(store);
  stopWaiting(store);
  core.setSettings(store.table.settings);
  core.deal(seed >>> 0);
  store.seed = seed >>> 0;
  store.dealer = dealer;
  store.stage = 'going';
  store.holder = null;
  store.mine = null;
  store.claim = null;
  store.challenge = null;
  store.benchmark = null;
  store.trial = null;
  store.advised = store.table.chairs.map(() => false);
  store.advices = new Map();
  store.review = null;
  store.turn++;
}

type MatchIntent = Extract<NapIntent, { kind: 'match' }>;

function beginMatch(store: NapStore, { table, seed, dealer, challenge }: MatchIntent): NapOutcome {
  if (!isTable(store.parts, table)) return refuse('bad-table');
  if (dealer !== undefined && !(dealer in table.chairs)) return refuse('bad-table');
  store.table = table;
  store.sheet = [];
  layDeal(store, seed ?? store.parts.anySeed(), dealer ?? usualDealer(table.chairs));
  store.challenge = challenge ?? null;
  return happen(store, [{ kind: 'dealt', dealer: store.dealer }]);
}

function nextDeal(store: NapStore): NapOutcome {
  if (store.stage !== 'done') return refuse('not-finished');
  if (matchOverOf(store.table.ends, store.sheet) !== null) return refuse('match-over');
  layDeal(store, store.parts.anySeed(), nextDealer(store.dealer, store.table.settings.players));
  return happen(store, [{ kind: 'dealt', dealer: store.dealer }]);
}

/** The same table begins a new match. */
function rematch(store: NapStore): NapOutcome {
  const { stage, table, sheet, dealer } = store;
  if (stage !== 'done' || matchOverOf(table.ends, sheet) === null) return refuse('not-finished');
  return beginMatch(store, { kind: 'match', table, dealer: nextDealer(dealer, table.settings.players) });
}

function review(store: NapStore, enter: boolean): NapOutcome {
  if (store.stage !== 'done' || store.trial !== null) return refuse('not-finished');
  if (enter) beginReview(store);
  else {
    leaveReview(store);
    goOn(store);
  }
  return publish(store, { kind: 'changed' });
}

function refused(store: NapStore, outcome: NapOutcome): NapOutcome {
  return outcome.kind === 'refused' ? publish(store, outcome) : outcome;
}

function dispatch(store: NapStore, intent: NapIntent): NapOutcome {
  switch (intent.kind) {
    case 'match':
      return beginMatch(store, intent);
    case 'ready':
      return ready(store);
    case 'call':
      return byPerson(store, { call: intent.call satisfies NapCall });
    case 'play':
      return byPerson(store, { card: intent.card });
    case 'skip':
      return skip(store);
    case 'next':
      return nextDeal(store);
    case 'advice':
      return advise(store);
    case 'noAdvice':
      dropAdvice(store);
      return publish(store, { kind: 'changed' });
    case 'review':
      return review(store, true);
    case 'leaveReview':
      return review(store, false);
    case 'rematch':
      return rematch(store);
    case 'challenge':
      store.challenge = intent.challenge;
      return publish(store, { kind: 'changed' });
    case 'claim':
      return claim(store);
    case 'playOn':
      return beginTrial(store, intent.from);
    case 'endTrial':
      return leaveTrial(store);
    case 'benchmark':
      return askBenchmark(store);
    case 'undo':
      return takeBack(store);
  }
}

function makeStore(parts: NapParts, table: NapTable): NapStore {
  const store: Omit<NapStore, 'state'> = {
    parts,
    listeners: new Set(),
    table,
    sheet: [],
    seed: 0,
    dealer: 0,
    stage: 'going',
    holder: null,
    mine: null,
    claim: null,
    challenge: null,
    benchmark: null,
    trial: null,
    advised: [],
    advices: new Map(),
    advice: null,
    advising: null,
    review: null,
    reviewing: false,
    thinking: 'no',
    visible: true,
    closed: false,
    turn: 0,
    tickets: 0,
    cancel: () => {},
    hurry: null,
  };
  return store as NapStore;
}

/** A claim that ended the deal; one that the page was closed on is made anew by the person, if he likes. */
function claimOf(store: NapStore, before: number | undefined, over: boolean): NapStore['claim'] {
  const { players } = store.table.settings;
  if (before === undefined || !over) return null;
  const { tricks } = store.parts.core.facts();
  const play = tricks[Math.floor(before / players)]?.plays[before % players];
  return play === undefined ? null : { chair: chairOf(play.seat, store.dealer, players), before };
}

/** Lays a saved match; throws `Unreadable` and changes nothing. */
function lay(store: NapStore, transcript: NapTranscript): void {
  const match = readTranscript(store.parts.core, transcript);
  const { table, sheet, seed, dealer, advised, position, over, gathered, challenge, claimed } = match;
  dropAdvice(store);
  stopWaiting(store);
  store.table = table;
  layDeal(store, seed, dealer);
  store.parts.core.load(position);
  store.sheet = sheet;
  store.advised = advised;
  store.challenge = challenge ?? null;
  store.claim = claimOf(store, claimed, over);
  store.stage = over ? 'done' : gathered ? 'going' : 'trick';
}

function setVisible(store: NapStore, visible: boolean): void {
  if (visible === store.visible) return;
  store.visible = visible;
  if (!visible) {
    dropAdvice(store);
    store.parts.solver.stop();
  } else if (store.reviewing) beginReview(store);
  goOn(store);
  publish(store, { kind: 'changed' });
}

/** A table of the trick game with a first deal on it. Throws `Unreadable` for one that cannot be. */
export function createNapSession(parts: NapParts, first: FirstNap): NapMatch {
  const store = makeStore(parts, first.table);
  if ('nap' in first) lay(store, first);
  else {
    layDeal(store, first.seed, first.dealer ?? usualDealer(first.table.chairs));
    store.challenge = first.challenge ?? null;
  }
  store.state = makeState(store);
  goOn(store);
  store.state = makeState(store);
  return {
    get state() {
      return store.state;
    },
    dispatch: (intent) => refused(store, dispatch(store, intent)),
    subscribe(listener) {
      store.listeners.add(listener);
      return () => store.listeners.delete(listener);
    },
    setVisible: (visible) => setVisible(store, visible),
    habitsChanged() {
      if (store.thinking !== 'stuck') goOn(store);
      publish(store, { kind: 'changed' });
    },
    close() {
      store.closed = true;
      stopWaiting(store);
      parts.solver.stop();
    },
    replay: () => replaySteps(store),
    transcript: () => transcriptOf(store),
    open(transcript) {
      lay(store, transcript);
      goOn(store);
      return publish(store, { kind: 'shown' });
    },
  };
}
