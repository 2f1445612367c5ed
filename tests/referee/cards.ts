export type Suit = 'C' | 'D' | 'H' | 'S';

export const suits: readonly Suit[] = ['C', 'D', 'H', 'S'];
export const rankLetters = 'A23456789TJQK';
export const kingRank = 13;

/** Ace is 1, king is 13. */
export function rankOf(card: string): number {
  return rankLetters.indexOf(card.charAt(0)) + 1;
}

export function suitOf(card: string): Suit {
  const suit = suits.find((each) => each === card.charAt(1));
  if (suit === undefined) throw new Error(`${card} is not a card.`);
  return suit;
}

export function cardOf(rank: number, suit: Suit): string {
  return rankLetters.charAt(rank - 1) + suit;
}

export function isRed(suit: Suit): boolean {
  return suit === 'D' || suit === 'H';
}

/** The card that a text names, or null: any case, and 10 is read as T. */
export function readCard(text: string): string | null {
  const card = text.toUpperCase().replace(/^10(?=.$)/, 'T');
  return /^[A2-9TJQK][CDHS]$/.test(card) ? card : null;
}
