// What there is to show of a state, wherever it lies: which cards are in the hand, before each seat,
// and in the middle.
import type { CardId } from '../../shared/core/types';
import type { Chair } from '../game/session/intents';
import type { NapPlay, NapShown, ShownTrick } from '../game/session/state';

/** A deal's cards for each seat. */
export const HAND = 5;

export interface NapPicture {
  readonly players: number;
  /** the chair that sits below */
  readonly bottom: Chair;
  /** face up below; the first `trumps` of them are trumps */
  readonly hand: readonly CardId[];
  readonly trumps: number;
  readonly dim: ReadonlySet<CardId>;
  readonly favoured: ReadonlySet<CardId>;
  /** by chair: face down before it; below, in the hand's place */
  readonly backs: readonly number[];
  /** by chair: played in finished tricks, and what was left when the deal was done; face up, small */
  readonly before: readonly (readonly CardId[])[];
  readonly middle: readonly NapPlay[];
  /** who has taken the trick that lies in the middle */
  readonly winner: Chair | null;
}

/** What the page adds to a state. */
export interface Viewpoint {
  /** the chair below */
  readonly bottom: Chair;
  /** the trick taken last is shown again */
  readonly lastTrick: boolean;
}

const suitOf = (card: CardId): number => Math.floor(card / 13);

/** Trumps first, else as they were. */
function sorted(
  hand: readonly CardId[],
  trump: NapShown['trump'],
): { hand: readonly CardId[]; trumps: number } {
  if (typeof trump !== 'number') return { hand, trumps: 0 };
  const trumps = hand.filter((card) => suitOf(card) === trump);
  return { hand: [...trumps, ...hand.filter((card) => suitOf(card) !== trump)], trumps: trumps.length };
}

/** The tricks that no longer lie in the middle, and the one that does. */
function parted(state: NapShown): { gathered: readonly ShownTrick[]; lying: ShownTrick | null } {
  const last = state.tricks.at(-1);
  const lies = last !== undefined && (last.winner === null || state.phase === 'trick');
  return lies
    ? { gathered: state.tricks.slice(0, -1), lying: last }
    : { gathered: state.tricks, lying: null };
}

/** The cards that advice likes best, where it has a preference. */
function favouredOf(state: NapShown): ReadonlySet<CardId> {
  const advice = state.advice;
  const best = advice?.cards[0];
  if (!advice || !best || advice.status === 'looking' || advice.status === 'failed') return new Set();
  return new Set(advice.indifferent ? [] : best.cards);
}

/** The picture of a state. */
export function pictureOf(state: NapShown, { bottom, lastTrick }: Viewpoint): NapPicture {
  const { players } = state.table.settings;
  const chairs = Array.from({ length: players }, (_, chair) => chair);
  const { gathered, lying } = parted(state);
  const looked = lastTrick ? gathered.at(-1) : undefined;
  const played = chairs.map((chair) =>
    gathered.flatMap(({ plays }) => plays.filter((play) => play.chair === chair).map(({ card }) => card)),
  );
  const left = chairs.map((chair) => {
    const thrown = new Set(state.tricks.flatMap(({ plays }) => plays.map(({ card }) => card)));
    return (state.opened?.hands[chair] ?? []).filter((card) => !thrown.has(card));
  });
  const own = state.opened ? (left[bottom] ?? []) : state.looker === bottom ? state.hand : [];
  const mayPlay = state.phase === 'playing' && state.turn === bottom && state.legalCards.length > 0;
  const legal = new Set(state.legalCards);
  return {
    players,
    bottom,
    ...sorted(own, state.trump),
    dim: new Set(mayPlay ? own.filter((card) => !legal.has(card)) : []),
    favoured: favouredOf(state),
    backs: chairs.map((chair) => {
      const open = state.opened !== null || (chair === bottom && state.looker === bottom);
      return open ? 0 : (state.held[chair] ?? 0);
    }),
    before: chairs.map((chair) => [
      ...(played[chair] ?? []),
      ...(chair === bottom ? [] : (left[chair] ?? [])),
    ]),
    middle: looked?.plays ?? lying?.plays ?? [],
    winner: (looked ?? lying)?.winner ?? null,
  };
}

/** Who sits below: the person; of several the one who looks, or is on turn, or sat there last. */
export function bottomOf(state: NapShown, last: Chair | null): Chair {
  const people = state.table.chairs.flatMap(({ kind }, chair) => (kind === 'person' ? [chair] : []));
  const wanted = state.looker ?? (state.turn !== null && people.includes(state.turn) ? state.turn : last);
  return wanted !== null && people.includes(wanted) ? wanted : (people[0] ?? 0);
}
