import { RANKS } from '../../../assembly/abi';
import { rankOf, suitOf } from './cards';
import type { CardId } from './types';

const ranks = 'A23456789TJQK';
const suits = 'CDHS';

/** The letter of a suit in the order of abi.Suit. */
export function suitLetter(suit: number): string {
  return suits.charAt(suit);
}

/** The suit of a letter, case ignored; -1 for any other letter. */
export function readSuit(letter: string): number {
  return letter.length === 1 ? suits.indexOf(letter.toUpperCase()) : -1;
}

/** A rank's index 0..12 from its letter, case ignored, `10` read as `T`; -1 for anything else. */
export function readRank(text: string): number {
  if (text === '10') return 9;
  return text.length === 1 ? ranks.indexOf(text.toUpperCase()) : -1;
}

/** A card as two letters, `KH`; twins are written alike. */
export function cardText(card: CardId): string {
  return ranks.charAt(rankOf(card)) + suits.charAt(suitOf(card));
}

/** The face 0..51 of a written card, case ignored, `10H` read as `TH`; -1 when it is no card. */
export function readFace(text: string): number {
  const rank = readRank(text.slice(0, -1));
  const suit = readSuit(text.slice(-1));
  return rank < 0 || suit < 0 ? -1 : suit * RANKS + rank;
}
