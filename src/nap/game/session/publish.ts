import { NAP_HAND } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import { napCard } from '../../core/buffers';
import type { NapFacts, NapView } from '../../core/types';
import { advisedNow } from './advised';
import type { Chair, NapOutcome, NapRefusalText, NapScore, SuitOrder } from './intents';
import { matchOverOf } from './matchEnd';
import { byChair, chairOf, seatOf } from './seats';
import type { NapDone, NapGoing, NapState, ShownTrick } from './state';
import type { NapStore } from './store';

/** Suits together in their order from the left, each from the top. */
export function sortHand(cards: readonly CardId[], suits: SuitOrder): CardId[] {
  const place = (card: CardId): number => {
    const number = napCard(card);
    const suit = suits.indexOf('cdhs'.charAt(Math.floor(number / 13)));
    return 13 * suit + 12 - (number % 13);
  };
  return [...cards].sort((a, b) => place(a) - place(b));
}

export function isPerson(store: NapStore, chair: Chair): boolean {
  return store.table.chairs[chair]?.kind === 'person';
}

function persons({ table }: NapStore): Chair[] {
  return table.chairs.flatMap((sitter, chair) => (sitter.kind === 'person' ? [chair] : []));
}

/** The chair of the seat on turn, or null. */
export function turnOf(store: NapStore, { turn }: NapFacts): Chair | null {
  if (turn === null || store.stage !== 'going') return null;
  return chairOf(turn, store.dealer, store.table.settings.players);
}

/** Whose hand the screen may show: the only person's always, one of several's in his own turn alone. */
function lookerOf(store: NapStore, turn: Chair | null): Chair | null {
  const all = persons(store);
  if (all.length === 1) return all[0]!;
  return turn !== null && turn === store.holder ? turn : null;
}

/** Whether the person on turn has yet to take the screen. */
export function isCovered(store: NapStore, turn: Chair | null): boolean {
  return store.claim === null && turn !== null && isPerson(store, turn) && lookerOf(store, turn) === null;
}

export function totalsOf({ sheet, table }: NapStore): readonly number[] {
  return sheet.at(-1)?.totals ?? table.chairs.map(() => 0);
}

/** What a seat knows now. */
export function viewOfChair(store: NapStore, chair: Chair): NapView {
  return store.parts.core.view(seatOf(chair, store.dealer, store.table.settings.players));
}

function tricksOf(store: NapStore, facts: NapFacts): readonly ShownTrick[] {
  const { players } = store.table.settings;
  const chair = (seat: number): Chair => chairOf(seat, store.dealer, players);
  return facts.tricks.map(({ plays, winner }) => ({
    plays: plays.map((play) => ({ chair: chair(play.seat), card: play.card })),
    winner: winner === null ? null : chair(winner),
  }));
}

function heldBy(store: NapStore, facts: NapFacts): readonly number[] {
  const seats = Array.from({ length: store.table.settings.players }, (_, seat) => {
    return NAP_HAND - facts.tricks.filter(({ plays }) => plays.some((play) => play.seat === seat)).length;
  });
  return byChair(seats, store.dealer);
}

/** Whether a misclick may be taken back at this table at all. */
export function takesBack({ parts, table }: NapStore): boolean {
  return parts.habits().takeBack && table.ends === undefined;
}

/** Nobody has acted since a person did, and no other person has the screen by now. */
export function canUndo(store: NapStore): boolean {
  const { mine, holder, stage } = store;
  if (!takesBack(store) || mine === null || stage === 'done' || store.claim !== null) return false;
  return holder === null || holder === mine;
}

/** The last line: of the deal that is done, or of what came of it on trial. */
export function lastScore({ trial, sheet }: NapStore): NapScore {
  return trial?.score ?? sheet.at(-1)!;
}

/** What everybody at the table has seen and heard. */
export function seen(store: NapStore, facts: NapFacts) {
  const { table, dealer, parts } = store;
  const { calls } = parts.core.view(0);
  const { players } = table.settings;
  return {
    table,
    sheet: store.sheet,
    totals: totalsOf(store),
    seed: store.seed,
    dealer,
    calls: calls.map((call, seat) => ({ chair: chairOf(seat, dealer, players), call })),
    declarer: facts.declarer === null ? null : chairOf(facts.declarer, dealer, players),
    bid: facts.bid,
    stakes: facts.bid === null ? null : parts.core.stakes(facts.bid),
    trump: facts.trump,
    taken: facts.taken,
    left: facts.left,
    result: facts.result,
    tricks: tricksOf(store, facts),
    held: heldBy(store, facts),
    turn: turnOf(store, facts),
    thinking: store.thinking,
    advised: advisedNow(store),
    challenge: store.challenge,
    claimed: store.claim?.chair ?? null,
    canUndo: canUndo(store),
    trial: store.trial === null ? null : { from: store.trial.from, real: store.trial.real },
  };
}

function doneState(store: NapStore, facts: NapFacts): NapDone {
  const { core } = store.parts;
  const { suits } = store.parts.habits();
  const { hands } = core.position();
  const nothing = { looker: null, hand: [], legalCards: [], legalCalls: [], advice: null } as const;
  return {
    ...seen(store, facts),
    ...nothing,
    phase: store.reviewing ? 'review' : 'finished',
    opened: {
      hands: byChair(hands, store.dealer).map((hand) => sortHand(hand, suits)),
      undealt: core.undealt(),
      score: lastScore(store),
    },
    review: store.reviewing ? store.review : null,
    matchOver: store.trial === null ? matchOverOf(store.table.ends, store.sheet) : null,
    benchmark: store.benchmark,
  };
}

/** Made of one seat's view: another's hand has no way in. */
function goingState(store: NapStore, facts: NapFacts): NapGoing {
  const { core } = store.parts;
  const turn = turnOf(store, facts);
  const looker = lookerOf(store, turn);
  const view = looker === null ? null : viewOfChair(store, looker);
  const mine = turn !== null && turn === looker && store.claim === null;
  const playing = facts.phase === 'playing' ? 'playing' : 'bidding';
  const { suits } = store.parts.habits();
  return {
    ...seen(store, facts),
    phase: store.stage === 'trick' ? 'trick' : isCovered(store, turn) ? 'cover' : playing,
    looker,
    hand:
      view === null
        ? []
        : sortHand(
            view.hand.filter((card) => !view.played.includes(card)),
            suits,
          ),
    legalCards: mine && playing === 'playing' ? sortHand(core.cards(), suits) : [],
    legalCalls: mine && playing === 'bidding' ? core.calls() : [],
    advice: store.advice,
    opened: null,
    review: null,
    matchOver: null,
    benchmark: null,
  };
}

/** Everything that can be seen of the store, frozen. */
export function makeState(store: NapStore): NapState {
  const facts = store.parts.core.facts();
  return Object.freeze(store.stage === 'done' ? doneState(store, facts) : goingState(store, facts));
}

export function refuse(reason: NapRefusalText['reason']): NapOutcome {
  return { kind: 'refused', refusal: { reason, detail: 0 } };
}

/** Makes the new state and tells every listener what came of it. */
export function publish(store: NapStore, outcome: NapOutcome): NapOutcome {
  store.state = makeState(store);
  for (const listener of [...store.listeners]) listener(store.state, outcome);
  return outcome;
}
