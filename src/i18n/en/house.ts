// House rules: in English.
import { numberWord } from '../words';

const word = (n: number) => numberWord(n, 'en');
const many = (n: number, one: string, other: string) => `${word(n)} ${n === 1 ? one : other}`;

export const houseEn = {
  title: 'House rules',
  tag: 'house rules',
  family: 'House rules',
  onTable: 'House rules on the table',
  begin: 'Begin from',
  saved: 'Saved',
  play: 'Play',
  name: 'Name',
  save: 'Save',
  savedAs: (name: string) => `Saved as “${name}”.`,
  notSaved: 'The browser does not let it be kept; it lasts until the page is closed.',
  noName: 'Give these rules a name first.',
  remove: (name: string) => `Remove “${name}”`,
  link: 'Copy a link',
  copied: 'Copied',
  effect: 'How it is then played',
  own: 'These are the game’s own rules.',
  changed: (words: string) => `Changed: ${words}.`,
  cannot: (rule: string) => `That cannot be laid out: ${rule}.`,
  fewer: (label: string) => `${label}: fewer`,
  more: (label: string) => `${label}: more`,
  all: 'all',
  yes: 'yes',
  no: 'no',
  labels: {
    decks: 'Packs',
    columns: 'Columns',
    rows: 'Cards in each column',
    faceDown: 'Rows face down',
    build: 'Build down',
    carry: 'Carried together',
    fill: 'To an empty column',
    cells: 'Free cells',
    passes: 'Times through the stock',
    return: 'Cards may come back from a foundation',
  },
  values: {
    build: { suit: 'in suit', alternate: 'in alternating colour', any: 'in any suit' },
    carry: {
      one: 'one card',
      run: 'whole runs',
      spaces: 'as cells and columns allow',
      cells: 'as free cells allow',
    },
    fill: { any: 'any card', king: 'only kings' },
  },
  words: {
    decks: (n: number) => many(n, 'pack', 'packs'),
    columns: (n: number) => many(n, 'column', 'columns'),
    rows: (n: number) => (n === 0 ? 'all cards dealt' : `${many(n, 'card', 'cards')} in each column`),
    faceDown: (n: number) => (n === 0 ? 'all face up' : `${many(n, 'row', 'rows')} face down`),
    build: { suit: 'built in suit', alternate: 'built in alternating colour', any: 'built in any suit' },
    carry: {
      one: 'one card at a time',
      run: 'whole runs carried',
      spaces: 'runs as cells and columns allow',
      cells: 'runs as free cells allow',
    },
    fill: { any: 'any card to an empty column', king: 'only kings to an empty column' },
    cells: (n: number) => (n === 0 ? 'no free cells' : many(n, 'free cell', 'free cells')),
    passes: (n: number) =>
      n === 0 ? 'no stock' : many(n, 'time through the stock', 'times through the stock'),
    return: { yes: 'cards may come back', no: 'no card comes back' },
  },
  agree: {
    title: 'Before the game',
    question: 'What may go to an empty column?',
    note: 'It is agreed before the game. You can change it later under “Game and number”.',
    any: 'Any card',
    king: 'Only a king',
  },
};
