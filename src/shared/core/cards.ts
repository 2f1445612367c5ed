import { FACES, RANKS } from '../../../assembly/abi';
import type { CardId } from './types';

/** A card's face 0..51, the same for twins. */
export function faceOf(card: CardId): number {
  return card % FACES;
}

/** A card's suit, in the order of abi.Suit. */
export function suitOf(card: CardId): number {
  return Math.floor(faceOf(card) / RANKS);
}

/** A card's rank, 0 = ace .. 12 = king. */
export function rankOf(card: CardId): number {
  return faceOf(card) % RANKS;
}
