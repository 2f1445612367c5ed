// What a player may choose about the picture.
import type { ThemeName } from './theme';

/** Where the stock and what lies beside it are: above the columns, or in a lower corner, where a thumb is. */
export const stockPlaces = ['above', 'lower-left', 'lower-right'] as const;
export type StockPlace = (typeof stockPlaces)[number];

/** What is printed on the backs of the cards. */
export const backNames = ['bees', 'trellis', 'rosette'] as const;
export type BackName = (typeof backNames)[number];

export interface TableOptions {
  readonly theme: ThemeName;
  readonly back: BackName;
  readonly leftHanded: boolean;
  readonly stockPlace: StockPlace;
  readonly fourColours: boolean;
  readonly largeFaces: boolean;
  readonly reducedMotion: boolean;
  /** 1 normal, 2 twice as fast, 0 without animation */
  readonly speed: number;
  /** a tap on a card sends it to its best place at once */
  readonly oneTap: boolean;
  /** the ranks as the cards show them, ace first */
  readonly letters: readonly string[];
  /** how large words and controls over the table are : usual */
  readonly words: number;
}

/** The options with what is chosen anew; the same object where nothing is, so that nothing is painted. */
export function withChosen(options: TableOptions, chosen: Partial<TableOptions>): TableOptions {
  const next = { ...options, ...chosen };
  const keys = Object.keys(next) as (keyof TableOptions)[];
  return keys.every((key) => next[key] === options[key]) ? options : next;
}

export const standardLetters: readonly string[] = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');

export const standardOptions: TableOptions = {
  theme: 'longwood',
  back: 'bees',
  leftHanded: false,
  stockPlace: 'above',
  fourColours: false,
  largeFaces: false,
  reducedMotion: false,
  speed: 1,
  oneTap: false,
  letters: standardLetters,
  words: 1,
};
