// Where single places are called free places and not cells, in English.
import { numberWord } from '../words';

export const placesEn = {
  pile: (letter: string) => `free place ${letter}`,
  to: (letter: string) => `to free place ${letter}`,
  from: (letter: string) => `from free place ${letter}`,
  hintTo: 'to a free place',
  hintFrom: 'from its free place',
  free: 'a free place is open again',
  jump: 'Jump: a column’s number, f for the foundations, or a to d for the free places',
  cells: (n: number) =>
    n === 1
      ? 'One free place holds one card, for as long as you like.'
      : `Each of the ${numberWord(n, 'en')} free places holds one card, for as long as you like.`,
  back: 'The top card of a foundation may come back to a column that takes it, or to a free place.',
};
