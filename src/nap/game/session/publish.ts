import { NAP_HAND } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import { napCard } from '../../core/buffers';
import type { NapFacts, NapView } from '../../core/types';
import type { Chair, NapDone, NapGoing, NapOutcome, NapState, ShownTrick } from './intents';
import { byChair, chairOf, seatOf } from './seats';
import type { NapStore } from './store';

/** Of clubs, diamonds, hearts, spades: the highest lies leftmost in a hand, so that the colours alternate. */
const order = [1, 0, 2, 3];

/** Suits together, each from the top. */
export function sortHand(cards: readonly CardId[]): CardId[] {
  const place = (card: CardId): number => {
    const number = napCard(card);
    return 13 * (order[Math.floor(number / 13)] ?? 0) + (number % 13);
  };
  return [...cards].sort((a, b) => place(b) - place(a));
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
  return turn !== null && isPerson(store, turn) && lookerOf(store, turn) === null;
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

/** What everybody at the table has seen and heard. */
function seen(store: NapStore, facts: NapFacts) {
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
    advised: store.advised,
  };
}

function doneState(store: NapStore, facts: NapFacts): NapDone {
  const { core } = store.parts;
  const { hands } = core.position();
  const nothing = { looker: null, hand: [], legalCards: [], legalCalls: [], advice: null } as const;
  return {
    ...seen(store, facts),
    ...nothing,
    phase: store.reviewing ? 'review' : 'finished',
    opened: {
      hands: byChair(hands, store.dealer).map(sortHand),
      undealt: core.undealt(),
      score: store.sheet.at(-1)!,
    },
    review: store.reviewing ? store.review : null,
  };
}

/** Made of one seat's view: another's hand has no way in. */
function goingState(store: NapStore, facts: NapFacts): NapGoing {
  const { core } = store.parts;
  const turn = turnOf(store, facts);
  const looker = lookerOf(store, turn);
  const view = looker === null ? null : viewOfChair(store, looker);
  const mine = turn !== null && turn === looker;
  const playing = facts.phase === 'playing' ? 'playing' : 'bidding';
  return {
    ...seen(store, facts),
    phase: store.stage === 'trick' ? 'trick' : isCovered(store, turn) ? 'cover' : playing,
    looker,
    hand: view === null ? [] : sortHand(view.hand.filter((card) => !view.played.includes(card))),
    legalCards: mine && playing === 'playing' ? sortHand(core.cards()) : [],
    legalCalls: mine && playing === 'bidding' ? core.calls() : [],
    advice: store.advice,
    opened: null,
    review: null,
  };
}

/** Everything that can be seen of the store, frozen. */
export function makeState(store: NapStore): NapState {
  const facts = store.parts.core.facts();
  return Object.freeze(store.stage === 'done' ? doneState(store, facts) : goingState(store, facts));
}

/** Makes the new state and tells every listener what came of it. */
export function publish(store: NapStore, outcome: NapOutcome): NapOutcome {
  store.state = makeState(store);
  for (const listener of [...store.listeners]) listener(store.state, outcome);
  return outcome;
}
