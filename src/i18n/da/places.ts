// Where single places are called free places and not cells, in Danish.
import type { placesEn } from '../en/places';
import { numberWord } from '../words';

export const placesDa: typeof placesEn = {
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
      : `Hver af de ${numberWord(n, 'da')} fripladser rummer ét kort, så længe du vil.`,
  back: 'Et fundaments øverste kort må komme tilbage til en kolonne, der kan tage det, eller til en friplads.',
};
