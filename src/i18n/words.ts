// Words of cards, piles and numbers in a language, for the sections that build sentences of them.
import { CELL, FACES, FOUNDATION, MAX_COLUMNS, RANKS, STOCK, WASTE } from '../../assembly/abi';
import { wordsDa } from './da/words';
import { wordsEn } from './en/words';
import { fill } from './format';
import type { Lang } from './lang';
import { wordsSv } from './sv/words';

type Words = typeof wordsEn;

const words: Record<Lang, Words> = { en: wordsEn, da: wordsDa, sv: wordsSv };

function rankName(rank: number, { ace, jack, queen, king }: Words): string {
  if (rank === 0) return ace;
  return [jack, queen, king][rank - 10] ?? String(rank + 1);
}

/** A suit's name; suits in the order of abi.Suit. */
export function suitName(suit: number, lang: Lang): string {
  return words[lang].suits[suit] ?? '';
}

/** The name of a card id or face: `8 of clubs`, `klør 8`, `klöver 8`. */
export function cardName(card: number, lang: Lang): string {
  const rank = rankName(card % RANKS, words[lang]);
  const suit = suitName(Math.floor((card % FACES) / RANKS), lang);
  return fill(words[lang].card, { rank, suit });
}

/** A card as a sign, `K♥`, as in texts about written positions. */
export function cardSign(face: number): string {
  return 'A23456789TJQK'.charAt(face % RANKS) + '♣♦♥♠'.charAt(Math.floor(face / RANKS));
}

/** A pile by its number (abi.ts): `column 3`, `cell b`, `the stock`. */
export function pileName(pile: number, lang: Lang): string {
  const { column, cell, stock, waste, foundation } = words[lang];
  if (pile < MAX_COLUMNS) return `${column} ${pile + 1}`;
  if (pile < STOCK) return `${cell} ${'abcd'.charAt(pile - CELL)}`;
  if (pile === STOCK) return stock;
  return pile === WASTE ? waste : `${foundation} ${suitName((pile - FOUNDATION) >> 1, lang)}`;
}

/** A number in words from one to twelve, in figures above. `one` is the word for one that fits what is counted. */
export function numberWord(count: number, lang: Lang, one?: string): string {
  return count === 1 && one !== undefined ? one : (words[lang].numbers[count - 1] ?? String(count));
}

/** A measured share as people say it: `about one in six`, `about eight in ten`, `none of 60`. */
export function shareWords(hits: number, count: number, lang: Lang): string {
  const { share, noShare } = words[lang];
  if (hits === 0) return fill(noShare, { all: count });
  const part = hits / count;
  const [some, all] = part < 0.4 ? [1, Math.round(1 / part)] : [Math.round(10 * part), 10];
  return fill(share, { some: numberWord(some, lang), all: numberWord(all, lang) });
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
