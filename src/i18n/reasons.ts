// Why a move is advised, in words.

import { FACES } from '../../assembly/abi';
import type { Texts } from './catalogue';
import type { reasonsEn } from './en/reasons';
import { cardName, pileName } from './words';

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
export function reasonText({ lang, reasons }: Texts, { code, cards, piles, n }: ReasonValues): string {
  const card = (at: number): string => cardName((cards[at] ?? 0) % FACES, lang);
  return reasons[code](card(0), card(1), pileName(piles[0] ?? 0, lang), n);
}
