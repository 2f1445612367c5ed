// Where a run is as long as the places that are free, the single places are called free places, never cells.
import type { Texts } from './catalogue';
import { type Lang, numberWord } from './words';

interface PlaceTexts {
  readonly pile: (letter: string) => string;
  readonly to: (letter: string) => string;
  readonly from: (letter: string) => string;
  readonly hintTo: string;
  readonly hintFrom: string;
  readonly free: string;
  readonly jump: string;
  readonly cells: (n: number) => string;
  readonly back: string;
}

const places: Record<Lang, PlaceTexts> = {
  en: {
    pile: (letter) => `free place ${letter}`,
    to: (letter) => `to free place ${letter}`,
    from: (letter) => `from free place ${letter}`,
    hintTo: 'to a free place',
    hintFrom: 'from its free place',
    free: 'a free place is open again',
    jump: 'Jump: a column’s number, f for the foundations, or a to d for the free places',
    cells: (n) =>
      n === 1
        ? 'One free place holds one card, for as long as you like.'
        : `Each of the ${numberWord(n, 'one', 'en')} free places holds one card, for as long as you like.`,
    back: 'The top card of a foundation may come back to a column that takes it, or to a free place.',
  },
  da: {
    pile: (letter) => `friplads ${letter}`,
    to: (letter) => `til friplads ${letter}`,
    from: (letter) => `fra friplads ${letter}`,
    hintTo: 'til en friplads',
    hintFrom: 'fra fripladsen',
    free: 'en friplads er ledig igen',
    jump: 'Spring: en kolonnes nummer, f for fundamenterne eller a til d for fripladserne',
    cells: (n) =>
      n === 1
        ? 'Der er én friplads; den rummer ét kort, så længe du vil.'
        : `Hver af de ${numberWord(n, 'én', 'da')} fripladser rummer ét kort, så længe du vil.`,
    back: 'Et fundaments øverste kort må komme tilbage til en kolonne, der kan tage det, eller til en friplads.',
  },
  sv: {
    pile: (letter) => `fri plats ${letter}`,
    to: (letter) => `till fri plats ${letter}`,
    from: (letter) => `från fri plats ${letter}`,
    hintTo: 'till en fri plats',
    hintFrom: 'från den fria platsen',
    free: 'en fri plats är ledig igen',
    jump: 'Hoppa: en kolumns nummer, f för grundhögarna eller a till d för de fria platserna',
    cells: (n) =>
      n === 1
        ? 'Det finns en fri plats; den rymmer ett kort, så länge du vill.'
        : `Var och en av de ${numberWord(n, 'en', 'sv')} fria platserna rymmer ett kort, så länge du vill.`,
    back: 'Grundhögens översta kort får komma tillbaka till en kolumn som tar emot det, eller till en fri plats.',
  },
};

/** The texts for a game of free places: as the catalogue has them, but where the places are named. */
export function withPlaces(texts: Texts): Texts {
  const { pile, to, from, hintTo, hintFrom, free, jump, cells, back } = places[texts.lang];
  return {
    ...texts,
    piles: { ...texts.piles, cell: pile },
    to: { ...texts.to, cell: to },
    from: { ...texts.from, cell: from },
    hint: { ...texts.hint, toCell: hintTo, fromCell: hintFrom },
    spoken: { ...texts.spoken, jump },
    reasons: { ...texts.reasons, freesCell: () => free },
    help: {
      ...texts.help,
      cells,
      return: back,
    },
  };
}
