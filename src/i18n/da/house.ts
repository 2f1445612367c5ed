// House rules: in Danish.
import type { houseEn } from '../en/house';
import { numberWord } from '../words';

const word = (n: number, one: string) => numberWord(n, 'da', one);
const many = (n: number, gender: string, one: string, other: string) =>
  `${word(n, gender)} ${n === 1 ? one : other}`;

export const houseDa: typeof houseEn = {
  title: 'Husregler',
  tag: 'husregler',
  family: 'Husregler',
  onTable: 'Husreglerne på bordet',
  begin: 'Begynd med',
  saved: 'Gemte',
  play: 'Spil',
  name: 'Navn',
  save: 'Gem',
  savedAs: (name) => `Gemt som »${name}«.`,
  notSaved: 'Browseren tillader ikke, at det gemmes; det varer, til siden lukkes.',
  noName: 'Giv først reglerne et navn.',
  remove: (name) => `Fjern »${name}«`,
  link: 'Kopiér et link',
  copied: 'Kopieret',
  effect: 'Sådan spilles der så',
  own: 'Det er kabalens egne regler.',
  changed: (words) => `Ændret: ${words}.`,
  cannot: (rule) => `Det kan ikke lægges ud: ${rule}.`,
  fewer: (label) => `${label}: færre`,
  more: (label) => `${label}: flere`,
  all: 'alle',
  yes: 'ja',
  no: 'nej',
  labels: {
    decks: 'Spil kort',
    columns: 'Kolonner',
    rows: 'Kort i hver kolonne',
    faceDown: 'Rækker med billedsiden nedad',
    build: 'Byg nedad',
    carry: 'Flyttes samlet',
    fill: 'I en tom kolonne',
    cells: 'Frie celler',
    passes: 'Omgange gennem bunken',
    return: 'Kort må komme tilbage fra et fundament',
  },
  values: {
    build: { suit: 'i samme kulør', alternate: 'i skiftende farve', any: 'uanset kulør' },
    carry: {
      one: 'ét kort',
      run: 'hele sekvenser',
      spaces: 'som celler og kolonner tillader',
      cells: 'som frie celler tillader',
    },
    fill: { any: 'ethvert kort', king: 'kun konger' },
  },
  words: {
    decks: (n) => many(n, 'ét', 'spil kort', 'spil kort'),
    columns: (n) => many(n, 'én', 'kolonne', 'kolonner'),
    rows: (n) => (n === 0 ? 'alle kort lagt ud' : `${word(n, 'ét')} kort i hver kolonne`),
    faceDown: (n) =>
      n === 0 ? 'alt med billedsiden opad' : `${many(n, 'én', 'række', 'rækker')} med billedsiden nedad`,
    build: {
      suit: 'bygges i samme kulør',
      alternate: 'bygges i skiftende farve',
      any: 'bygges uanset kulør',
    },
    carry: {
      one: 'ét kort ad gangen',
      run: 'hele sekvenser flyttes',
      spaces: 'sekvenser, som celler og kolonner tillader',
      cells: 'sekvenser, som frie celler tillader',
    },
    fill: { any: 'ethvert kort i en tom kolonne', king: 'kun konger i en tom kolonne' },
    cells: (n) => (n === 0 ? 'ingen frie celler' : many(n, 'én', 'fri celle', 'frie celler')),
    passes: (n) => (n === 0 ? 'ingen bunke' : many(n, 'én', 'omgang', 'omgange')),
    return: { yes: 'kort må komme tilbage', no: 'intet kort kommer tilbage' },
  },
  agree: {
    title: 'Før spillet',
    question: 'Hvad må lægges i en tom kolonne?',
    note: 'Det aftales før spillet. Du kan ændre det senere under »Kabale og nummer«.',
    any: 'Ethvert kort',
    king: 'Kun en konge',
  },
};
