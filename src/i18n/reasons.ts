// Why a move is advised, in words.

import type { Texts } from './catalogue';
import type { reasonsEn } from './en/reasons';
import { fill, plural } from './format';
import { cardName, numberWord, pileName } from './words';

/** Every reason that has words. */
export type ReasonCode = keyof typeof reasonsEn;

/** A reason with the cards (ids or faces), piles and number that it names. */
export interface ReasonValues {
  readonly code: ReasonCode;
  readonly cards: readonly number[];
  readonly piles: readonly number[];
  readonly n: number;
}

/** What stands after the move and a colon: `frees the ace of hearts`. */
export function reasonText(
  { lang, reasons, cards: named }: Texts,
  { code, cards, piles, n }: ReasonValues,
): string {
  return fill(plural(reasons[code], n, lang), {
    card: cardName(cards[0] ?? 0, lang),
    pile: pileName(piles[0] ?? 0, lang),
    n: numberWord(n, lang),
    cards: named.count(n),
  });
}
