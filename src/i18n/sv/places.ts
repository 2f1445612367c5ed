// Where single places are called free places and not cells, in Swedish.
import type { placesEn } from '../en/places';
import { numberWord } from '../words';

export const placesSv: typeof placesEn = {
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
      : `Var och en av de ${numberWord(n, 'sv')} fria platserna rymmer ett kort, så länge du vill.`,
  back: 'Grundhögens översta kort får komma tillbaka till en kolumn som tar emot det, eller till en fri plats.',
};
