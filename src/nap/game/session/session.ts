import { BadSettings } from '../../core/settings';
import type { NapCall } from '../../core/types';
import { usualDealer } from '../text/link';
import { type NapTranscript, readTranscript, transcriptOf } from '../text/transcript';
import { beginAdvice, dropAdvice } from './advice';
import { goOn, happen, makeMove, refuse, skip, stopWaiting } from './flow';
import type { Chair, NapIntent, NapMove, NapOutcome, NapSession, NapTable } from './intents';
import { isCovered, makeState, publish, turnOf, viewOfChair } from './publish';
import { restoringCore } from './restoringCore';
import { beginReview, leaveReview } from './review';
import { nextDealer } from './seats';
import type { NapParts, NapStore } from './store';

/** What lies on the table when it is opened. */
export type FirstNap =
  | { readonly table: NapTable; readonly seed: number; readonly dealer?: Chair }
  | NapTranscript;

/** A table with what a page needs for keeping it. */
export interface NapMatch extends NapSession {
  /** The match as it stands, to be kept or shared. */
  transcript(): NapTranscript;
  /** Puts a saved match on the table; throws `Unreadable`, and what is there stays. */
  open(transcript: NapTranscript): NapOutcome;
}

/** Settings that can be, a chair for each player, and a person among them. */
function isTable(parts: NapParts, { settings, chairs }: NapTable): boolean {
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
  store.advised = store.table.chairs.map(() => false);
  store.review = null;
  store.turn++;
}

function beginMatch(store: NapStore, { table, seed, dealer }: Extract<NapIntent, { kind: 'match' }>) {
  if (!isTable(store.parts, table)) return refuse('bad-table');
  if (dealer !== undefined && !(dealer in table.chairs)) return refuse('bad-table');
  store.table = table;
  store.sheet = [];
  layDeal(store, seed ?? store.parts.anySeed(), dealer ?? usualDealer(table.chairs));
  return happen(store, [{ kind: 'dealt', dealer: store.dealer }]);
}

function nextDeal(store: NapStore): NapOutcome {
  if (store.stage !== 'done') return refuse('not-finished');
  layDeal(store, store.parts.anySeed(), nextDealer(store.dealer, store.table.settings.players));
  return happen(store, [{ kind: 'dealt', dealer: store.dealer }]);
}

/** The person whose turn it is and who has the screen, or why there is none. */
function onTurn(store: NapStore): { readonly chair: Chair } | NapOutcome {
  const chair = turnOf(store, store.parts.core.facts());
  if (chair === null || store.table.chairs[chair]?.kind !== 'person') return refuse('not-your-turn');
  return isCovered(store, chair) ? refuse('covered') : { chair };
}

function byPerson(store: NapStore, move: NapMove): NapOutcome {
  const who = onTurn(store);
  if (!('chair' in who)) return who;
  const events = makeMove(store, move);
  if ('reason' in events) return { kind: 'refused', refusal: events };
  return happen(store, events);
}

function ready(store: NapStore): NapOutcome {
  const chair = turnOf(store, store.parts.core.facts());
  if (!isCovered(store, chair)) return refuse('nothing-to-skip');
  store.holder = chair;
  goOn(store);
  return publish(store, { kind: 'changed' });
}

function advise(store: NapStore): NapOutcome {
  const who = onTurn(store);
  if (!('chair' in who)) return 'kind' in who && who.kind === 'refused' ? who : refuse('no-advice');
  store.advised = store.advised.map((was, chair) => was || chair === who.chair);
  beginAdvice(store, viewOfChair(store, who.chair));
  return publish(store, { kind: 'changed' });
}

function review(store: NapStore, enter: boolean): NapOutcome {
  if (store.stage !== 'done') return refuse('not-finished');
  if (enter) beginReview(store);
  else leaveReview(store);
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
    case 'undo':
      return refuse('no-undo');
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
    advised: [],
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

/** Lays a saved match; throws `Unreadable` and changes nothing. */
function lay(store: NapStore, transcript: NapTranscript): void {
  const { table, sheet, seed, dealer, advised, position, over, gathered } = readTranscript(
    store.parts.core,
    transcript,
  );
  dropAdvice(store);
  stopWaiting(store);
  store.table = table;
  layDeal(store, seed, dealer);
  store.parts.core.load(position);
  store.sheet = sheet;
  store.advised = advised;
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
  else layDeal(store, first.seed, first.dealer ?? usualDealer(first.table.chairs));
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
    transcript: () => transcriptOf(store),
    open(transcript) {
      lay(store, transcript);
      goOn(store);
      return publish(store, { kind: 'shown' });
    },
  };
}
