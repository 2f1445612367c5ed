import { CELL, FOUNDATION, MAX_COLUMNS, RANKS, STOCK, WASTE } from '../../assembly/abi';

// Card words in three languages, for the sections that build sentences of them.

export type Lang = 'en' | 'da' | 'sv';

interface Words {
  readonly suits: readonly [string, string, string, string];
  readonly ace: string;
  readonly jack: string;
  readonly queen: string;
  readonly king: string;
  /** two to twelve; one has a gender and stands with its noun */
  readonly numbers: readonly string[];
  readonly column: string;
  readonly cell: string;
  readonly stock: string;
  readonly waste: string;
  readonly foundation: string;
}

const words: Record<Lang, Words> = {
  en: {
    suits: ['clubs', 'diamonds', 'hearts', 'spades'],
    ace: 'ace',
    jack: 'jack',
    queen: 'queen',
    king: 'king',
    numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    column: 'column',
    cell: 'cell',
    stock: 'the stock',
    waste: 'the waste',
    foundation: 'the foundation of',
  },
  da: {
    suits: ['klør', 'ruder', 'hjerter', 'spar'],
    ace: 'es',
    jack: 'knægt',
    queen: 'dame',
    king: 'konge',
    numbers: ['to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
    column: 'kolonne',
    cell: 'celle',
    stock: 'bunken',
    waste: 'aflægsbunken',
    foundation: 'fundamentet for',
  },
  sv: {
    suits: ['klöver', 'ruter', 'hjärter', 'spader'],
    ace: 'ess',
    jack: 'knekt',
    queen: 'dam',
    king: 'kung',
    numbers: ['två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv'],
    column: 'kolumn',
    cell: 'cell',
    stock: 'talongen',
    waste: 'kasthögen',
    foundation: 'grundhögen för',
  },
};

function rankName(rank: number, { ace, jack, queen, king }: Words): string {
  if (rank === 0) return ace;
  return [jack, queen, king][rank - 10] ?? String(rank + 1);
}

/** A suit's name; suits in the order of abi.Suit. */
export function suitName(suit: number, lang: Lang): string {
  return words[lang].suits[suit] ?? '';
}

/** A card's name by its face 0..51: `8 of clubs`, `klør 8`, `klöver 8`. */
export function cardName(face: number, lang: Lang): string {
  const rank = rankName(face % RANKS, words[lang]);
  const suit = suitName(Math.floor(face / RANKS), lang);
  return lang === 'en' ? `${rank} of ${suit}` : `${suit} ${rank}`;
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

/** A number in words from two to twelve, in figures above; `one` is the word for one that fits what is counted. */
export function numberWord(count: number, one: string, lang: Lang): string {
  return count === 1 ? one : (words[lang].numbers[count - 2] ?? String(count));
}

const shares: Record<Lang, { none: string; about: string; of: string; one: string }> = {
  en: { none: 'none of', about: 'about', of: 'in', one: 'one' },
  da: { none: 'ingen af', about: 'omkring', of: 'af', one: 'én' },
  sv: { none: 'ingen av', about: 'ungefär', of: 'av', one: 'en' },
};

/** A measured share as people say it: `about one in six`, `about eight in ten`, `none of 60`. */
export function shareWords(hits: number, count: number, lang: Lang): string {
  const { none, about, of, one } = shares[lang];
  if (hits === 0) return `${none} ${count}`;
  const share = hits / count;
  const [some, all] = share < 0.4 ? [1, Math.round(1 / share)] : [Math.round(10 * share), 10];
  return `${about} ${numberWord(some, one, lang)} ${of} ${numberWord(all, one, lang)}`;
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
