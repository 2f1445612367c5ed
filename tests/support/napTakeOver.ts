// Cards that a person sees to be wasted: a defender takes over a trick that stands as defenders want it, where another card
// could be played.
import { viewOf } from '../../src/nap/core/nap';
import type { NapAdviser, NapCore, NapFacts, NapLevel } from '../../src/nap/core/types';
import { rankOf, suitOf } from '../../src/shared/core/cards';

/** Over a colleague's trick with a card of its suit, with a trump on another suit; over the declarer, in misère. */
export type TakeOver = 'over a colleague' | 'a ruff' | 'over the declarer';

/** how often it was done, of so many times when it could be */
export type TakeOverCounts = Record<TakeOver, { done: number; could: number }>;

/** ace high */
const height = (card: number) => (rankOf(card) + 12) % 13;

function beats(card: number, best: number, trump: NapFacts['trump']): boolean {
  if (suitOf(card) === suitOf(best)) return height(card) > height(best);
  return suitOf(card) === trump;
}

/** The seat on turn is a defender, the declarer has played: what a take-over would be, and with which legal cards. */
function takeOver(table: NapCore): { readonly kind: TakeOver; readonly cards: readonly number[] } | null {
  const { tricks, trump, declarer, turn, bid } = table.facts();
  const trick = tricks.at(-1);
  if (turn === declarer || trick?.winner !== null) return null;
  if (!trick.plays.some(({ seat }) => seat === declarer)) return null;
  const best = trick.plays.reduce((one, other) => (beats(other.card, one.card, trump) ? other : one));
  const legal = table.cards();
  const cards = legal.filter((card) => beats(card, best.card, trump));
  if (cards.length === 0 || cards.length === legal.length) return null;
  const isDeclarers = best.seat === declarer;
  if (bid === 'misere') return isDeclarers ? { kind: 'over the declarer', cards } : null;
  if (isDeclarers) return null;
  const isRuff = suitOf(trick.plays[0]!.card) !== trump && cards.some((card) => suitOf(card) === trump);
  return { kind: isRuff ? 'a ruff' : 'over a colleague', cards };
}

/** Plays deals of these seeds with all seats of one level. */
export function countTakeOvers(
  table: NapCore,
  adviser: NapAdviser,
  level: NapLevel,
  seeds: Iterable<number>,
): TakeOverCounts {
  const counts: TakeOverCounts = {
    'over a colleague': { done: 0, could: 0 },
    'a ruff': { done: 0, could: 0 },
    'over the declarer': { done: 0, could: 0 },
  };
  for (const deal of seeds) {
    table.deal(deal);
    for (let move = 1; table.facts().turn !== null; move++) {
      const { phase, turn } = table.facts();
      const view = viewOf(table.position(), turn!);
      const seed = (Math.imul(deal, 64) + move) >>> 0;
      if (phase === 'bidding') {
        table.call(adviser.seatCall(view, level, seed));
        continue;
      }
      const choice = takeOver(table);
      const card = adviser.seatCard(view, level, seed);
      if (choice !== null) {
        counts[choice.kind].could++;
        if (choice.cards.includes(card)) counts[choice.kind].done++;
      }
      table.play(card);
    }
  }
  return counts;
}
