// What is wrong with a text, a record or a number, as a sentence.
import { faultsDa } from './da/faults';
import { type FaultCode, faultsEn } from './en/faults';
import { excerpt } from './excerpt';
import { fill, type Phrase, plural } from './format';
import type { Lang } from './lang';
import { faultsSv } from './sv/faults';
import { cardSign, numberWord, pileName } from './words';

export type { FaultCode } from './en/faults';

export interface FaultValues {
  /** a line of the text, from 1 */
  readonly line?: number;
  /** the word at fault */
  readonly text?: string;
  readonly face?: number;
  readonly pile?: number;
  readonly count?: number;
  readonly limit?: number;
}

export const faults: Readonly<Record<Lang, Readonly<Record<FaultCode, Phrase>>>> = {
  en: faultsEn,
  da: faultsDa,
  sv: faultsSv,
};

/** What is wrong: a sentence without capital and full stop, to stand after a colon. */
export function faultSentence(code: FaultCode, values: FaultValues, lang: Lang): string {
  const { line = 0, text = '', face = 0, pile = 0, count = 0, limit = 0 } = values;
  return fill(plural(faults[lang][code], limit, lang), {
    line,
    text: excerpt(text),
    count,
    limit,
    card: cardSign(face),
    pile: pileName(pile, lang),
    countWord: numberWord(count, lang),
    limitWord: numberWord(limit, lang),
  });
}
