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
  /** how many cells the game has: with none, a missing space is a column */
  readonly cells: number;
  /** how many of them are taken: no more than these can still be freed */
  readonly taken: number;
  /** only kings may go to an empty column, so that no other card can be parked there */
  readonly kings: boolean;
  /** the cells are called free places */
  readonly places: boolean;
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

function phraseOf(sentence: Sentence, { cells, taken, places, detail }: RefusalValues): Phrase {
  if (typeof sentence === 'string' || 'one' in sentence) return sentence;
  if ('place' in sentence) return places ? sentence.place : sentence.cell;
  if ('column' in sentence && cells === 0) return sentence.column;
  return detail > taken ? sentence.beyond : sentence.cell;
}

/** Where no space in the world would help, the reason is that cards go singly. */
function reasonOf(reason: number | string, { cells, kings }: RefusalValues): number | string {
  const single =
    reason === Refusal.NeedsCells ? cells < 2 : reason === Refusal.NeedsSpaces && kings && cells === 0;
  return single ? Refusal.OneAtATime : reason;
}

/** Why a wish was refused. `reason` is abi.Refusal or one of the session's codes. */
export function refusalSentence(reason: number | string, values: RefusalValues, lang: Lang): string {
  const { detail, cards, cells } = values;
  const known: Partial<Record<number | string, Sentence>> = refusals[lang];
  const phrase = phraseOf(known[reasonOf(reason, values)] ?? refusals[lang][Refusal.NotThere], values);
  return fill(plural(phrase, detail, lang), {
    n: numberWord(detail, lang),
    all: numberWord(cells, lang),
    card: cardName(detail, lang),
    cards: fill(plural(refusedCards[lang], cards, lang), { n: capital(numberWord(cards, lang)) }),
  });
}
