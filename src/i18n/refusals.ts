// Why a wish was refused, as a sentence.
import { Refusal } from '../../assembly/abi';
import { refusalsDa, refusedCardsDa } from './da/refusals';
import { type RefusalCode, refusalsEn, refusedCardsEn, type Sentence } from './en/refusals';
import { fill, type Phrase, plural } from './format';
import type { Lang } from './lang';
import { refusalsSv, refusedCardsSv } from './sv/refusals';
import { capital, cardName, numberWord } from './words';

export type { RefusalCode } from './en/refusals';

export interface RefusalValues {
  /** spaces or cells that are missing, or the face that a foundation waits for */
  readonly detail: number;
  /** how many cards were to be moved */
  readonly cards: number;
  /** the game has cells, so that a missing space is a cell and not a column */
  readonly cells: boolean;
  /** they are called free places */
  readonly places?: boolean;
}

export const refusals: Readonly<Record<Lang, Readonly<Record<RefusalCode, Sentence>>>> = {
  en: refusalsEn,
  da: refusalsDa,
  sv: refusalsSv,
};
const refusedCards: Readonly<Record<Lang, Phrase>> = {
  en: refusedCardsEn,
  da: refusedCardsDa,
  sv: refusedCardsSv,
};

function phraseOf(sentence: Sentence, { cells, places }: RefusalValues): Phrase {
  if (typeof sentence === 'string' || 'one' in sentence) return sentence;
  if ('place' in sentence) return places === true ? sentence.place : sentence.cell;
  return cells ? sentence.cell : sentence.column;
}

/** Why a wish was refused. `reason` is abi.Refusal or one of the session's codes. */
export function refusalSentence(reason: number | string, values: RefusalValues, lang: Lang): string {
  const { detail, cards } = values;
  const known: Partial<Record<number | string, Sentence>> = refusals[lang];
  const phrase = phraseOf(known[reason] ?? refusals[lang][Refusal.NotThere], values);
  return fill(plural(phrase, detail, lang), {
    n: numberWord(detail, lang),
    card: cardName(detail, lang),
    cards: fill(plural(refusedCards[lang], cards, lang), { n: capital(numberWord(cards, lang)) }),
  });
}
