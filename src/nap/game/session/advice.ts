import { luckOf } from '../../core/luck';
import type { NapAdvice, NapFacts, NapView } from '../../core/types';
import { callReasons } from '../reasons/callReasons';
import { cardReasons } from '../reasons/cardReasons';
import { unseenCards } from '../reasons/seatCards';
import { advisedNow } from './advised';
import { publish } from './publish';
import type { Advice } from './state';
import type { NapStore } from './store';

// Advice to the person on turn: asked from his view alone, told as it gets better, with the reasons in codes.

/** Worlds of one asking, and the time that it may take. Asked again, four times as many. */
const WORLDS = 50_000;
const MILLISECONDS = 2000;
const MORE = 4;

const nothing = { worlds: 0, calls: [], cards: [], makeable: null, indifferent: false } as const;

/** Puts the advice away; what it told has been of use. */
export function dropAdvice(store: NapStore): void {
  store.advised = advisedNow(store);
  if (store.advising !== null) store.parts.solver.stop();
  store.advice = null;
  store.advising = null;
}

/** The advice with its reasons: made of what the seat sees, and of nothing else. */
export function adviceOf(
  store: Pick<NapStore, 'table' | 'parts'>,
  view: NapView,
  facts: NapFacts,
  advice: NapAdvice,
  status: Advice['status'],
): Advice {
  const { core } = store.parts;
  const known = { view, facts, unseen: unseenCards(core.pack(), view), settings: store.table.settings };
  return Object.freeze({
    ...advice,
    status,
    calls: advice.calls.map((row) => ({ ...row, reasons: callReasons(known, row, advice, core.stakes) })),
    cards: advice.cards.map((row) => ({ ...row, reasons: cardReasons(known, row, advice) })),
  });
}

/** Begins advice on the view, which is the seat's on turn. */
export function beginAdvice(store: NapStore, view: NapView): void {
  const { solver, core } = store.parts;
  const facts = core.facts();
  const worlds = store.advising === null ? WORLDS : store.advising.worlds * MORE;
  const advising = { view, worlds };
  const decision = view.calls.length + view.played.length;
  store.advising = advising;
  store.advice ??= Object.freeze({ ...nothing, status: 'looking' });
  const hear = (advice: NapAdvice, status: Advice['status']): void => {
    if (store.advising !== advising) return;
    store.advice = adviceOf(store, view, facts, advice, status);
    if (status === 'settled') store.advices = new Map(store.advices).set(decision, advice);
    publish(store, { kind: 'changed' });
  };
  const limits = { worlds, milliseconds: (MILLISECONDS * worlds) / WORLDS };
  const seed = luckOf(store.seed, decision);
  const work = { want: 'advice', view, seed, limits, settings: store.table.settings } as const;
  solver
    .ask({ ...work, ticket: ++store.tickets }, ({ advice }) => hear(advice, 'advising'))
    .then(
      (answer) => {
        if (answer?.advice !== undefined) hear(answer.advice, 'settled');
      },
      () => {
        if (store.advising !== advising) return;
        store.advising = null;
        store.advice = Object.freeze({ ...nothing, status: 'failed' });
        publish(store, { kind: 'changed' });
      },
    );
}
