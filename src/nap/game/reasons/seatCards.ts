import { suitOf } from '../../../shared/core/cards';
import type { CardId } from '../../../shared/core/types';
import { napCard } from '../../core/buffers';
import type { NapFacts, NapSettings, NapView } from '../../core/types';

/** What a seat knows, laid out for those who give reasons. */
export interface SeatKnowledge {
  readonly view: NapView;
  /** of the view's record */
  readonly facts: NapFacts;
  /** every card that another hand may hold, or nobody */
  readonly unseen: readonly CardId[];
  readonly settings: NapSettings;
}

/** The cards of the pack that the seat has not seen. */
export function unseenCards(pack: readonly CardId[], { hand, played }: NapView): readonly CardId[] {
  return pack.filter((card) => !hand.includes(card) && !played.includes(card));
}

/** The hand without the cards that it has played. */
export function cardsHeld({ hand, played }: NapView): readonly CardId[] {
  return hand.filter((card) => !played.includes(card));
}

/** A card's place in its suit: the ace is the highest. */
export function rankOf(card: CardId): number {
  return napCard(card) % 13;
}

export function ofSuit(cards: readonly CardId[], suit: number): readonly CardId[] {
  return cards.filter((card) => suitOf(card) === suit);
}

export function isHigher(card: CardId, other: CardId): boolean {
  return suitOf(card) === suitOf(other) && rankOf(card) > rankOf(other);
}

/** No unseen card of its suit is higher. */
export function isMaster(card: CardId, unseen: readonly CardId[]): boolean {
  return !unseen.some((other) => isHigher(other, card));
}

export function highest(cards: readonly CardId[]): CardId {
  return cards.reduce((one, other) => (rankOf(other) > rankOf(one) ? other : one));
}

export function lowest(cards: readonly CardId[]): CardId {
  return cards.reduce((one, other) => (rankOf(other) < rankOf(one) ? other : one));
}
