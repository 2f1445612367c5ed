// Names of piles on the page, from the numbers of abi.ts.
import { CELL, COLUMN, FOUNDATION, STOCK, WASTE } from '../../assembly/abi';
import type { Texts } from './catalogue';
import { capital, suitName } from './words';

interface PileTexts {
  readonly column: (n: number) => string;
  readonly cell: (letter: string) => string;
  readonly stock: string;
  readonly waste: string;
}

function placed(piles: PileTexts, pile: number, foundation: (suit: number) => string): string {
  if (pile >= FOUNDATION) return foundation((pile - FOUNDATION) >> 1);
  if (pile === STOCK) return piles.stock;
  if (pile === WASTE) return piles.waste;
  if (pile >= CELL) return piles.cell(cellLetter(pile));
  return piles.column(pile - COLUMN + 1);
}

/** The letter of a cell's pile: a to d. */
function cellLetter(pile: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + pile - CELL);
}

/** `Column 3`: a pile's name, standing alone. */
export function pileLabel(texts: Texts, pile: number): string {
  return capital(placed(texts.piles, pile, (suit) => texts.piles.foundation(suitName(suit, texts.lang))));
}

/** `to column 3`, `to the foundation`. */
export function pileTo(texts: Texts, pile: number): string {
  return placed(texts.to, pile, () => texts.to.foundation);
}

/** `from column 3`, `from the waste`. */
export function pileFrom(texts: Texts, pile: number): string {
  return placed(texts.from, pile, () => texts.from.foundation);
}
