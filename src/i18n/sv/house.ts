// House rules: in Swedish.
import type { houseEn } from '../en/house';
import { numberWord } from '../words';

const word = (n: number, one: string) => numberWord(n, 'sv', one);
const many = (n: number, gender: string, one: string, other: string) =>
  `${word(n, gender)} ${n === 1 ? one : other}`;

export const houseSv: typeof houseEn = {
  title: 'Husregler',
  tag: 'husregler',
  family: 'Husregler',
  onTable: 'Husreglerna på bordet',
  begin: 'Börja med',
  saved: 'Sparade',
  play: 'Spela',
  name: 'Namn',
  save: 'Spara',
  savedAs: (name) => `Sparat som ”${name}”.`,
  notSaved: 'Webbläsaren tillåter inte att det sparas; det finns kvar tills sidan stängs.',
  noName: 'Ge först reglerna ett namn.',
  remove: (name) => `Ta bort ”${name}”`,
  link: 'Kopiera en länk',
  copied: 'Kopierad',
  effect: 'Så spelas det då',
  own: 'Det här är patiensens egna regler.',
  changed: (words) => `Ändrat: ${words}.`,
  cannot: (rule) => `Det går inte att lägga ut: ${rule}.`,
  fewer: (label) => `${label}: färre`,
  more: (label) => `${label}: fler`,
  all: 'alla',
  yes: 'ja',
  no: 'nej',
  labels: {
    decks: 'Kortlekar',
    columns: 'Kolumner',
    rows: 'Kort i varje kolumn',
    faceDown: 'Rader med bildsidan ner',
    build: 'Bygg nedåt',
    carry: 'Flyttas tillsammans',
    fill: 'I en tom kolumn',
    cells: 'Fria celler',
    passes: 'Genomgångar av talongen',
    return: 'Kort får komma tillbaka från en grundhög',
  },
  values: {
    build: { suit: 'i samma färg', alternate: 'omväxlande rött och svart', any: 'oavsett färg' },
    carry: {
      one: 'ett kort',
      run: 'hela följder',
      spaces: 'som celler och kolumner medger',
      cells: 'som fria celler medger',
    },
    fill: { any: 'vilket kort som helst', king: 'bara kungar' },
  },
  words: {
    decks: (n) => many(n, 'en', 'kortlek', 'kortlekar'),
    columns: (n) => many(n, 'en', 'kolumn', 'kolumner'),
    rows: (n) => (n === 0 ? 'alla kort utdelade' : `${word(n, 'ett')} kort i varje kolumn`),
    faceDown: (n) =>
      n === 0 ? 'alla kort med bildsidan upp' : `${many(n, 'en', 'rad', 'rader')} med bildsidan ner`,
    build: {
      suit: 'byggs i samma färg',
      alternate: 'byggs omväxlande rött och svart',
      any: 'byggs oavsett färg',
    },
    carry: {
      one: 'ett kort i taget',
      run: 'hela följder flyttas',
      spaces: 'följder som celler och kolumner medger',
      cells: 'följder som fria celler medger',
    },
    fill: { any: 'vilket kort som helst i en tom kolumn', king: 'bara kungar i en tom kolumn' },
    cells: (n) => (n === 0 ? 'inga fria celler' : many(n, 'en', 'fri cell', 'fria celler')),
    passes: (n) => (n === 0 ? 'ingen talong' : many(n, 'en', 'genomgång', 'genomgångar')),
    return: { yes: 'kort får komma tillbaka', no: 'inget kort kommer tillbaka' },
  },
  agree: {
    title: 'Före spelet',
    question: 'Vad får läggas i en tom kolumn?',
    note: 'Det kommer man överens om före spelet. Du kan ändra det senare under ”Patiens och nummer”.',
    any: 'Vilket kort som helst',
    king: 'Bara en kung',
  },
};
