// Why a move is advised: in Danish.

import type { reasonsEn } from '../en/reasons';
import { counter } from '../format';
import { numberWord } from '../words';

const count = counter('da');
const word = (n: number) => numberWord(n, 'ét', 'da');
const later = (n: number) => `${word(n)} træk senere`;
const cards = (n: number) => count(n, { one: '# kort', other: '# kort' });

export const reasonsDa: typeof reasonsEn = {
  forced: () => 'intet andet kan flyttes',
  only: () => 'det er bevist, at alle andre træk taber',
  uncovers: () => 'det vender et kort, der lå med billedsiden nedad',
  frees: (card) => `frigør ${card}`,
  strands: (card) => `blev ${card} lagt op nu, ville det ingen plads have`,
  upSafe: () => 'intet på bordet kan længere få brug for det',
  upThen: (card) => `så kan ${card} følge efter`,
  empties: (_card, _other, pile) => `tømmer ${pile}`,
  passLast: (_card, _other, _pile, n) => `sidste omgang, med ${cards(n)}`,
  passNew: (_card, _other, _pile, n) => `en omgang mere, med ${cards(n)}`,
  turnUp: () => 'kortet, der kommer, kan lægges op',
  turnNothing: () => 'intet træk på bordet vinder et kort eller en kolonne',
  turnFor: (_card, _other, _pile, n) =>
    n === 1 ? 'der er brug for det næste kort' : `der er brug for kort nummer ${word(n)} i bunken`,
  digs: (card, _other, _pile, n) => `på vej ned til ${card}, der så ligger under ${word(n)} kort`,
  fillsKing: () => 'intet andet kort på bordet kan tage en konge',
  makesPlace: (card, _other, _pile, n) =>
    n === 1 ? `så lægges ${card} på det` : `${card} lægges på det ${later(n)}`,
  opensWay: (card, _other, _pile, n) =>
    n === 1 ? `så kommer ${card} videre` : `der er brug for ${card} ${later(n)}`,
  twin: (card, _other, pile) => `den anden ${card} ligger frit i ${pile}`,
  freesCell: () => 'en fri celle er ledig igen',
  keepsEmpty: (_card, _other, pile) => `holder ${pile} tom`,
  lastCall: () => 'sidste omgang: dette kort kommer ikke igen',
  buildsSuit: (card) => `i kulør på ${card}`,
  buildsOrder: (card) => `i rækkefølge på ${card}`,
  parks: (_card, _other, _pile, n) =>
    n === 1 ? 'det går straks videre' : `det venter der og går videre ${later(n)}`,
  goesOn: (_card, _other, _pile, n) =>
    n === 1 ? 'derfra går det straks videre' : `derfra går det videre ${later(n)}`,
  up: () => 'ét kort mere er på plads',
  best: () => 'den bedste vej, søgningen har set',
};
