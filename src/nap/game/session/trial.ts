import { dropAdvice } from './advice';
import { goOn, stopWaiting } from './flow';
import type { NapOutcome } from './intents';
import { publish, refuse } from './publish';
import { leaveReview } from './review';
import type { Trial } from './state';
import type { NapStore, Trying } from './store';

// A deal that is done, played on from one of its tricks to see how it might have gone. It counts for nothing: the
// score sheet, the statistics and what is kept know only the deal as it was really played.

/** The calls and cards before the place to play on from; null where the deal has no such place. */
function prefixOf({ parts, table }: NapStore, from: Trial['from']): { calls: number; played: number } | null {
  const { calls, played } = parts.core.position();
  if (from === 'calls') return { calls: 0, played: 0 };
  const cards = from * table.settings.players;
  return cards < played.length ? { calls: calls.length, played: cards } : null;
}

/** Plays on from there; out of a trial it begins with the deal as it really was. */
export function beginTrial(store: NapStore, from: Trial['from']): NapOutcome {
  if (store.stage !== 'done') return refuse('not-finished');
  const { core } = store.parts;
  if (store.trial !== null) putBack(store, store.trial);
  const prefix = prefixOf(store, from);
  if (prefix === null) return refuse('not-finished');
  if (store.reviewing) leaveReview(store);
  const whole = core.position();
  const { advised, advices, claim, review, sheet } = store;
  store.trial = { from, real: sheet.at(-1)!, whole, advised, advices, claim, review, score: null };
  const { calls, played } = whole;
  core.load({ ...whole, calls: calls.slice(0, prefix.calls), played: played.slice(0, prefix.played) });
  store.claim = null;
  store.mine = null;
  store.advised = store.table.chairs.map(() => false);
  store.advices = new Map();
  store.stage = 'going';
  store.turn++;
  goOn(store);
  return publish(store, { kind: 'shown' });
}

function putBack(store: NapStore, { whole, advised, advices, claim, review }: Trying): void {
  dropAdvice(store);
  stopWaiting(store);
  store.parts.solver.stop();
  store.parts.core.load(whole);
  store.trial = null;
  store.claim = claim;
  store.mine = null;
  store.holder = null;
  store.thinking = 'no';
  store.advised = advised;
  store.advices = advices;
  store.review = review;
  store.stage = 'done';
  store.turn++;
}

/** The deal as it was really played lies there again. */
export function leaveTrial(store: NapStore): NapOutcome {
  if (store.trial === null) return refuse('not-finished');
  putBack(store, store.trial);
  return publish(store, { kind: 'shown' });
}
