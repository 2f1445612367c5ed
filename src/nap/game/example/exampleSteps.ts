// The help's example deal as states of a table, one for each call, card and trick: to be gone through where
// it is played. It is seen from the declarer's chair; at the end all hands are open. A test holds it to the
// rules.
import { readFace } from '../../../shared/core/cardText';
import type { CardId } from '../../../shared/core/types';
import type { NapBid, NapCall, NapSettings } from '../../core/types';
import type { Chair } from '../session/intents';
import type { NapGoing, NapState, ShownTrick } from '../session/state';
import { napExample, napStakes } from './exampleDeal';

export type ExampleEvent =
  | { readonly kind: 'dealt' }
  | { readonly kind: 'called'; readonly chair: Chair; readonly call: NapCall }
  | { readonly kind: 'played'; readonly chair: Chair; readonly card: CardId }
  | { readonly kind: 'taken'; readonly chair: Chair; readonly trick: number }
  | { readonly kind: 'gathered'; readonly chair: Chair; readonly trick: number }
  | { readonly kind: 'finished' };

export interface ExampleStep {
  readonly state: NapState;
  readonly event: ExampleEvent;
}

const { players, declarer, bid, calls, chips } = napExample;
const hands = napExample.hands.map((hand) => hand.map(readFace));
const tricks = napExample.tricks.map(({ leader, cards, winner }) => ({
  plays: cards.map((text, i) => ({ chair: (leader + i) % players, card: readFace(text) })),
  winner,
}));
const dealer = players - 1;
const noChips: readonly number[] = chips.map(() => 0);
const trump = Math.floor(readFace(napExample.tricks[0]!.cards[0]!) / 13);
const stakes = napStakes.find((row) => row.bid === bid)!;

/** How far the deal has come: calls made, and cards played one after the other. */
interface Reached {
  readonly called: number;
  readonly played: number;
  /** the full trick has left the middle */
  readonly gathered: boolean;
}

function tricksAt({ played }: Reached): ShownTrick[] {
  const whole = Math.floor(played / players);
  const rest = played % players;
  const going = rest > 0 ? [{ plays: tricks[whole]!.plays.slice(0, rest), winner: null }] : [];
  return [...tricks.slice(0, whole), ...going];
}

function turnAt({ called, played }: Reached): Chair | null {
  if (called < players) return called;
  const whole = Math.floor(played / players);
  return tricks[whole]?.plays[played % players]?.chair ?? null;
}

function stateAt(reached: Reached, table: NapState['table']): NapGoing {
  const { called, played, gathered } = reached;
  const shown = tricksAt(reached);
  const thrown = new Set(shown.flatMap(({ plays }) => plays.map(({ card }) => card)));
  const heard = calls.slice(0, called);
  const highest = heard.findLastIndex((call) => call !== 'pass');
  const taken = shown.filter(({ winner }) => winner === declarer).length;
  const isFull = played > 0 && played % players === 0;
  return {
    table,
    sheet: [],
    totals: noChips,
    seed: napExample.seed,
    dealer,
    calls: heard.map((call, chair) => ({ chair, call })),
    declarer: highest < 0 ? null : highest,
    bid: highest < 0 ? null : (heard[highest] as NapBid),
    stakes: highest < 0 ? null : stakes,
    trump: played > 0 ? trump : null,
    taken,
    left: tricks.length - Math.floor(played / players),
    result: 'open',
    tricks: shown,
    held: hands.map((hand) => hand.filter((card) => !thrown.has(card)).length),
    turn: isFull && !gathered ? null : turnAt(reached),
    thinking: 'no',
    advised: hands.map(() => false),
    challenge: null,
    claimed: null,
    canUndo: false,
    trial: null,
    phase: called < players ? 'bidding' : isFull && !gathered ? 'trick' : 'playing',
    looker: declarer,
    hand: hands[declarer]!.filter((card) => !thrown.has(card)),
    legalCards: [],
    legalCalls: [],
    advice: null,
    opened: null,
    review: null,
    matchOver: null,
    benchmark: null,
  };
}

function lastState(table: NapState['table']): NapState {
  const reached = { called: players, played: players * tricks.length, gathered: true };
  const { taken, ...going } = stateAt(reached, table);
  const { seed } = napExample;
  const score = { seed, dealer, declarer, bid, result: 'made', taken, chips, totals: chips } as const;
  return {
    ...going,
    taken,
    totals: chips,
    sheet: [score],
    result: 'made',
    phase: 'finished',
    looker: null,
    hand: [],
    legalCards: [],
    legalCalls: [],
    advice: null,
    opened: { hands, undealt: [], score },
  };
}

/** The example, step by step, at a table under these settings with these names. */
export function exampleSteps(usual: NapSettings, names: readonly string[]): readonly ExampleStep[] {
  const table = {
    settings: { ...usual, players },
    chairs: names.slice(0, players).map((name) => ({ kind: 'person', name }) as const),
  };
  const at = (called: number, played: number, gathered = true) =>
    stateAt({ called, played, gathered }, table);
  const bidding = calls.map((call, chair): ExampleStep => {
    return { state: at(chair + 1, 0), event: { kind: 'called', chair, call } };
  });
  const playing = tricks.flatMap(({ plays, winner }, trick): ExampleStep[] => {
    const before = trick * players;
    const cards = plays.map((play, i): ExampleStep => {
      return { state: at(players, before + i + 1, false), event: { kind: 'played', ...play } };
    });
    const full = cards.pop()!;
    const taken: ExampleStep = { state: full.state, event: { kind: 'taken', chair: winner, trick } };
    const gathered: ExampleStep = {
      state: at(players, before + players),
      event: { kind: 'gathered', chair: winner, trick },
    };
    return trick === tricks.length - 1 ? [...cards, taken] : [...cards, taken, gathered];
  });
  return [
    { state: at(0, 0), event: { kind: 'dealt' } },
    ...bidding,
    ...playing,
    { state: lastState(table), event: { kind: 'finished' } },
  ];
}
