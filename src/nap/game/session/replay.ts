import type { NapFacts } from '../../core/types';
import { adviceOf } from './advice';
import type { Chair, NapEvent } from './intents';
import { lastScore, seen, sortHand } from './publish';
import { restoringCore } from './restoringCore';
import { type Moment, momentsOf } from './review';
import { byChair, chairOf } from './seats';
import type { NapReplay, Opened, ReplayStep } from './state';
import type { NapStore } from './store';

// A finished deal as it is gone through on the table: one step for the cards as they were dealt, one for each call and
// card, and the end. All hands are open; what is said of a decision is what its seat could know then.

/** Who sits below: the person; of several the declarer, if he is one, else the first. */
function below({ table: { chairs } }: NapStore, { score }: Opened): Chair {
  const { declarer } = score;
  if (declarer !== null && chairs[declarer]?.kind === 'person') return declarer;
  return Math.max(
    0,
    chairs.findIndex(({ kind }) => kind === 'person'),
  );
}

function adviceAt(store: NapStore, i: number, { view, facts }: Moment): NapReplay['advice'] {
  const decision = store.review?.decisions[i];
  if (!decision?.advice || decision.forced) return null;
  return adviceOf(store, view, facts, decision.advice, 'settled');
}

/** The table as the core has it now. */
function stateNow(store: NapStore, opened: Opened, advice: NapReplay['advice'], atEnd: boolean): NapReplay {
  const facts: NapFacts = store.parts.core.facts();
  const isBidding = facts.phase === 'bidding' || facts.phase === 'passed';
  const lies = !atEnd && facts.tricks.length > 0 && facts.tricks.at(-1)!.winner !== null;
  return Object.freeze({
    ...seen(store, facts),
    turn: null,
    canUndo: false,
    claimed: null,
    phase: isBidding ? 'bidding' : lies ? 'trick' : 'playing',
    looker: below(store, opened),
    hand: [],
    legalCards: [],
    legalCalls: [],
    advice,
    opened,
    review: null,
    matchOver: null,
    benchmark: null,
  });
}

function eventOf({ view, made }: Moment, { dealer, table }: NapStore): NapEvent {
  const chair = chairOf(view.seat, dealer, table.settings.players);
  return 'call' in made ? { kind: 'called', chair, ...made } : { kind: 'played', chair, ...made };
}

/** The steps of the deal that is done; none while it goes on. */
export function replaySteps(store: NapStore): readonly ReplayStep[] {
  if (store.stage !== 'done') return [];
  const { core, habits } = store.parts;
  const { suits } = habits();
  const score = lastScore(store);
  const whole = core.position();
  const hands = byChair(whole.hands, store.dealer).map((hand) => sortHand(hand, suits));
  const opened: Opened = { hands, undealt: core.undealt(), score };
  const moments = momentsOf(core, store.claim);
  return restoringCore(core, () => {
    core.load({ ...whole, calls: [], played: [] });
    const dealt: ReplayStep = {
      state: stateNow(store, opened, null, false),
      event: { kind: 'dealt', dealer: store.dealer },
      decision: null,
    };
    const steps = moments.map((moment, i): ReplayStep => {
      const { made } = moment;
      if ('call' in made) core.call(made.call);
      else core.play(made.card);
      const state = stateNow(store, opened, adviceAt(store, i, moment), false);
      return { state, event: eventOf(moment, store), decision: i };
    });
    const { result, chips } = score;
    const end = stateNow(store, opened, null, true);
    return [dealt, ...steps, { state: end, event: { kind: 'finished', result, chips }, decision: null }];
  });
}
