import { RANKS } from '../../../assembly/abi';
import { rankOf, suitOf } from './cards';
import type { CardId } from './types';

const ranks = 'A23456789TJQK';
const suits = 'CDHS';

/** The letter of a suit in the order of abi.Suit. */
export function suitLetter(suit: number): string {
  return suits.charAt(suit);
}

/** The suit of a letter, case ignored, or of its sign, black or white; -1 for anything else. */
export function readSuit(letter: string): number {
  const found = letter.length === 1 ? `${suits}♣♦♥♠♧♢♡♤`.indexOf(letter.toUpperCase()) : -1;
  return found < 0 ? -1 : found % suits.length;
}

/** A rank's index 0..12 from its letter, case ignored; also `1` for an ace, `10` and `0` for a ten; else -1. */
export function readRank(text: string): number {
  if (text === '1') return 0;
  if (text === '10' || text === '0') return 9;
  return text.length === 1 ? ranks.indexOf(text.toUpperCase()) : -1;
}

/** A card as two letters, `KH`; twins are written alike. */
export function cardText(card: CardId): string {
  return ranks.charAt(rankOf(card)) + suits.charAt(suitOf(card));
}

function faceFrom(rank: number, suit: number): number {
  return rank < 0 || suit < 0 ? -1 : suit * RANKS + rank;
}

/** The face 0..51 of a written card, its rank first or its suit, case ignored: `10H`, `TH`, `H0`, `♥10`; -1 for none. */
export function readFace(written: string): number {
  // what asks for a sign in colour or in black
  const text = written.replace(/[\uFE0E\uFE0F]/g, '');
  const face = faceFrom(readRank(text.slice(0, -1)), readSuit(text.slice(-1)));
  return face < 0 ? faceFrom(readRank(text.slice(1)), readSuit(text.slice(0, 1))) : face;
}
