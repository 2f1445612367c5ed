// Why a move is advised: in Swedish.

import type { reasonsEn } from '../en/reasons';
import { counter } from '../format';
import { numberWord } from '../words';

const count = counter('sv');
const word = (n: number) => numberWord(n, 'ett', 'sv');
const later = (n: number) => `${word(n)} drag senare`;
const cards = (n: number) => count(n, { one: '# kort', other: '# kort' });

export const reasonsSv: typeof reasonsEn = {
  forced: () => 'inget annat kan flyttas',
  only: () => 'alla andra drag förlorar, det är bevisat',
  uncovers: () => 'det vänder upp ett kort som låg med bildsidan ner',
  frees: (card) => `frigör ${card}`,
  strands: (card) => `lades ${card} upp nu, skulle det inte ha någon plats`,
  upSafe: () => 'inget på bordet kan längre behöva det',
  upThen: (card) => `sedan kan ${card} följa efter`,
  empties: (_card, _other, pile) => `tömmer ${pile}`,
  passLast: (_card, _other, _pile, n) => `sista genomgången, med ${cards(n)}`,
  passNew: (_card, _other, _pile, n) => `en genomgång till, med ${cards(n)}`,
  turnUp: () => 'kortet som kommer kan läggas upp',
  turnNothing: () => 'inget drag på bordet vinner ett kort eller en kolumn',
  turnFor: (_card, _other, _pile, n) =>
    n === 1 ? 'nästa kort behövs' : `kort nummer ${word(n)} i talongen behövs`,
  digs: (card, _other, _pile, n) => `på väg ner till ${card}, som sedan ligger under ${word(n)} kort`,
  fillsKing: () => 'inget annat kort på bordet tar emot en kung',
  makesPlace: (card, _other, _pile, n) =>
    n === 1 ? `sedan läggs ${card} på det` : `${card} läggs på det ${later(n)}`,
  opensWay: (card, _other, _pile, n) =>
    n === 1 ? `sedan kommer ${card} vidare` : `${card} behövs ${later(n)}`,
  twin: (card, _other, pile) => `andra ${card} ligger fri i ${pile}`,
  freesCell: () => 'en fri cell är ledig igen',
  keepsEmpty: (_card, _other, pile) => `håller ${pile} tom`,
  lastCall: () => 'sista genomgången: det här kortet kommer inte igen',
  buildsSuit: (card) => `i färg på ${card}`,
  buildsOrder: (card) => `i följd på ${card}`,
  parks: (_card, _other, _pile, n) =>
    n === 1 ? 'det går genast vidare' : `det väntar där och går vidare ${later(n)}`,
  goesOn: (_card, _other, _pile, n) =>
    n === 1 ? 'därifrån går det genast vidare' : `därifrån går det vidare ${later(n)}`,
  up: () => 'ett kort till är på plats',
  best: () => 'den bästa väg som sökningen har sett',
};
