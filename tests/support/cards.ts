import type { Position } from '../../src/patience/core/types';
import type { CardId } from '../../src/shared/core/types';

/** `7H` for a card's id. Spelled out here so that the core's and the notation's own naming is not what checks them. */
export function cardName(id: CardId): string {
  const face = id % 52;
  return `${'A23456789TJQK'[face % 13]}${'CDHS'[Math.floor(face / 13)]}`;
}

/** The cards of a fresh deal in the order in which they were dealt: row by row, then the stock. */
export function dealingOrder(position: Position, columns: number): CardId[] {
  const dealt: CardId[] = [];
  for (let row = 0; row < 104; row++) {
    for (let column = 0; column < columns; column++) {
      const card = position.piles[column]?.[row];
      if (card !== undefined) dealt.push(card);
    }
  }
  return [...dealt, ...[...(position.piles[16] ?? [])].reverse()];
}
