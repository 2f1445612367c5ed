import type { CardId } from '../../../shared/core/types';
import { luckOf } from '../../core/luck';
import type {
  NapAdvice,
  NapCall,
  NapCore,
  NapFacts,
  NapPosition,
  NapSettings,
  NapView,
} from '../../core/types';
import type { NapVerdict } from '../../solver/protocol';
import { goOnWithBenchmark, workOutBenchmark } from './benchmark';
import type { NapMove } from './intents';
import { isPerson, publish } from './publish';
import { restoringCore } from './restoringCore';
import { chairOf } from './seats';
import type { Decision, Review } from './state';
import type { NapStore } from './store';

// A finished deal looked at again: what each decision cost by what its seat knew then, worked out bit by bit
// in the worker, the persons' first; and what double dummy says of the deal as a whole.

/** For each decision; the verdict's nodes for each of its questions. */
const WORLDS = 4000;
const MILLISECONDS = 500;
const VERDICT_NODES = 1_000_000;
/** Chances within this of each other are as good. */
const POINT = 0.01;

export interface Moment {
  readonly view: NapView;
  /** how the table stood then */
  readonly facts: NapFacts;
  readonly made: NapMove;
  /** one legal call or card, or the rest was claimed by then */
  readonly forced: boolean;
}

/** Every decision of the deal on the table, in order, each with what its seat knew. */
export function momentsOf(core: NapCore, claim: NapStore['claim']): readonly Moment[] {
  const whole = core.position();
  const { calls, played } = whole;
  const moments: Moment[] = [];
  const look = (before: Pick<NapPosition, 'calls' | 'played'>, made: NapMove): void => {
    core.load({ ...whole, ...before });
    const facts = core.facts();
    const choices = 'call' in made ? core.calls().length : core.cards().length;
    const isClaimed = claim !== null && 'card' in made && before.played.length >= claim.before;
    moments.push({ view: core.view(facts.turn!), facts, made, forced: choices === 1 || isClaimed });
  };
  restoringCore(core, () => {
    calls.forEach((call, i) => {
      look({ calls: calls.slice(0, i), played: [] }, { call });
    });
    played.forEach((card, i) => {
      look({ calls, played: played.slice(0, i) }, { card });
    });
  });
  return moments;
}

export interface Judged {
  readonly best: Decision['best'];
  readonly cost: number;
  readonly margin: number;
  readonly forced: boolean;
}

/** What a call cost against the best one. */
function judgeCall(call: NapCall, { calls }: NapAdvice): Judged {
  const best = calls[0];
  const made = calls.find((row) => row.call === call);
  if (best === undefined || made === undefined) return { best: { call }, cost: 0, margin: 0, forced: true };
  const margin = Math.hypot(best.margin, made.margin);
  const loss = best.chips - made.chips;
  const worse = best !== made && loss > margin;
  return {
    best: { call: worse ? best.call : call },
    cost: worse ? loss : 0,
    margin,
    forced: calls.length === 1,
  };
}

/** What a card cost its seat: the chance lost times what hangs on it. */
function judgeCard(card: CardId, { cards }: NapAdvice, swing: number): Judged {
  const best = cards[0];
  const made = cards.find((row) => row.cards.includes(card));
  if (best === undefined || made === undefined)
    return { best: { cards: [card] }, cost: 0, margin: 0, forced: true };
  const half = ({ low, high }: { low: number; high: number }): number => (high - low) / 2;
  const margin = swing * Math.hypot(half(best.made), half(made.made));
  const loss = Math.abs(best.made.share - made.made.share);
  const worse = best !== made && loss > POINT && swing * loss > margin;
  const chosen = worse ? best : made;
  return {
    best: { cards: chosen.cards },
    cost: worse ? swing * loss : 0,
    margin,
    forced: cards.length === 1,
  };
}

/** Chips of its own that a seat wins or loses by the contract's being made or not. */
function swingOf(core: NapCore, seat: number): number {
  const { bid, declarer } = core.facts();
  if (bid === null) return 0;
  const { won, lost } = core.stakes(bid);
  return (won + lost) * (seat === declarer ? core.settings.players - 1 : 1);
}

/** What advice says of a decision. */
export function judgeDecision(made: NapMove, advice: NapAdvice, swing: number): Judged {
  return 'call' in made ? judgeCall(made.call, advice) : judgeCard(made.card, advice, swing);
}

function change(store: NapStore, review: Partial<Review>): void {
  store.review = Object.freeze({ ...store.review!, ...review });
  publish(store, { kind: 'changed' });
}

function blank(store: NapStore, moments: readonly Moment[]): Review {
  const { dealer, table } = store;
  return {
    status: 'working',
    decisions: moments.map(({ view, made, forced }) => ({
      chair: chairOf(view.seat, dealer, table.settings.players),
      before: view.played.length,
      made,
      best: forced ? ('call' in made ? made : { cards: [made.card] }) : null,
      cost: forced ? 0 : null,
      margin: forced ? 0 : null,
      advice: null,
      forced,
    })),
    verdict: null,
    judged: false,
    makeable: [],
  };
}

function takeVerdict(store: NapStore, { contract, makeable }: NapVerdict): void {
  const { dealer, table } = store;
  const found = makeable.map(({ seat, tricks, suit, misere }) => {
    return { chair: chairOf(seat, dealer, table.settings.players), tricks, suit, misere };
  });
  found.sort((a, b) => a.chair - b.chair);
  change(store, { verdict: contract, judged: true, makeable: found });
}

/** What a decision cost by this advice, which is the one that was given when it was made, where there was one. */
function judge(store: NapStore, i: number, { made, view }: Moment, advice: NapAdvice): void {
  const judged = judgeDecision(made, advice, swingOf(store.parts.core, view.seat));
  const decisions = store.review!.decisions.map((decision, at) => {
    return at === i ? { ...decision, ...judged, advice } : decision;
  });
  change(store, { decisions });
}

/** The rest of the review, question by question, until it is left. */
async function work(store: NapStore, moments: readonly Moment[], settings: NapSettings): Promise<void> {
  const { core, solver } = store.parts;
  const { turn } = store;
  const wanted = () => store.benchmark?.status === 'working';
  const stands = (): boolean => store.reviewing && store.turn === turn && !store.closed && store.visible;
  const ticket = (): number => ++store.tickets;
  if (wanted()) await workOutBenchmark(store);
  if (!stands()) return;
  if (!store.review!.judged) {
    const question = { want: 'verdict', position: core.position(), nodes: VERDICT_NODES } as const;
    const answer = await solver.ask({ ...question, ticket: ticket(), settings }, () => {});
    if (!stands() || answer?.verdict === undefined) return;
    takeVerdict(store, answer.verdict);
  }
  const { decisions } = store.review!;
  const open = decisions.flatMap(({ cost }, i) => (cost === null ? [i] : []));
  open.sort((a, b) => rankOf(store, decisions[a]!) - rankOf(store, decisions[b]!) || a - b);
  for (const i of open) {
    const { view } = moments[i]!;
    const given = store.advices.get(i);
    if (given !== undefined) {
      judge(store, i, moments[i]!, given);
      continue;
    }
    if (wanted()) await workOutBenchmark(store);
    if (!stands()) return;
    const limits = { worlds: WORLDS, milliseconds: MILLISECONDS };
    const seed = luckOf(store.seed, view.calls.length + view.played.length);
    const question = { want: 'advice', view, seed, limits } as const;
    const answer = await solver.ask({ ...question, ticket: ticket(), settings }, () => {});
    if (!stands() || answer?.advice === undefined || answer.why === 'stopped') return;
    judge(store, i, moments[i]!, answer.advice);
  }
  change(store, { status: 'done' });
  goOnWithBenchmark(store);
}

/** Persons' decisions come before the computers'. */
function rankOf(store: NapStore, { chair }: Decision): number {
  return isPerson(store, chair) ? 0 : 1;
}

/** Begins the review of the deal that is done, or goes on with it where it was left. */
export function beginReview(store: NapStore): void {
  const moments = momentsOf(store.parts.core, store.claim);
  store.reviewing = true;
  store.review ??= Object.freeze(blank(store, moments));
  if (store.review.status === 'done') {
    goOnWithBenchmark(store);
    return;
  }
  store.review = Object.freeze({ ...store.review, status: 'working' });
  work(store, moments, store.table.settings).catch(() => {
    if (store.reviewing) change(store, { status: 'failed' });
  });
}

export function leaveReview(store: NapStore): void {
  store.reviewing = false;
  store.parts.solver.stop();
}
