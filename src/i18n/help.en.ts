// The page of rules, in English: sentences that the rule record chooses from.
import { counter } from './format';
import { capital, numberWord } from './words';

const count = counter('en');
const word = (n: number) => numberWord(n, 'one', 'en');

export const helpEn = {
  title: 'Rules and keys',
  rules: 'How it is played',
  keys: 'Keys',
  more: 'Good to know',
  tips: 'Playing well',
  verdict: 'The laurel',
  credits: 'Made with',

  aim: (cards: number, foundations: number) =>
    `All ${cards} cards are to go up to the ${word(foundations)} foundations, each from ace to king in one suit.`,
  dealRows: (packs: number, columns: number, rows: number, stock: string) =>
    `${packs === 2 ? 'Two packs are' : 'One pack is'} shuffled. ${capital(word(columns))} columns of ${word(rows)} cards each are dealt; the other ${stock} are the stock.`,
  dealAll: (packs: number, columns: number) =>
    `${packs === 2 ? 'Two packs are' : 'One pack is'} shuffled and dealt out whole to ${word(columns)} columns, row by row.`,
  longer: (n: number) =>
    n === 1
      ? 'The first column gets one card more than the others.'
      : `The first ${word(n)} columns get one card more than the others.`,
  allOpen: 'Every card in the columns lies face up.',
  faceDown: (rows: number) =>
    count(rows, {
      one: 'The first row lies face down; a card turns as soon as it is uncovered.',
      other: 'The first # rows lie face down; a card turns as soon as it is uncovered.',
    }),
  build: {
    suit: 'In the columns, build down in the same suit: a 7 of clubs goes on an 8 of clubs and nowhere else.',
    alternate: 'In the columns, build down in alternating colour: a black 7 goes on a red 8.',
    any: 'In the columns, build down in any suit: a 7 goes on every 8.',
  },
  carry: {
    one: 'Only the top card of a column may be moved, one card at a time, even where cards already lie in order.',
    run: 'Cards that already lie in order may be carried together, as many as you like.',
    spaces:
      'Cards in order may be carried together when they could also be moved one by one: free cells plus one, doubled for each empty column. The column they go to does not count.',
    cells:
      'Cards in order may be carried together when there are at least as many free places as cards. Empty columns do not help. A single card always moves.',
  },
  fill: {
    any: 'Any card may go to an empty column.',
    king: 'Only a king, or a run that begins with a king, may go to an empty column.',
  },
  cells: (n: number) =>
    n === 1
      ? 'One free cell holds one card, for as long as you like.'
      : `Each of the ${word(n)} free cells holds one card, for as long as you like.`,
  stock:
    'The stock is turned one card at a time to the waste, and only the top card of the waste can be played.',
  passes: (n: number) =>
    n === 1
      ? 'You go through the stock once only.'
      : `You may go through the stock ${n === 2 ? 'twice' : `${word(n)} times`}; the waste is turned over as a whole and comes round in the same order.`,
  final: 'A card on a foundation never comes back.',
  return: 'The top card of a foundation may come back to a column that takes it, or to a free cell.',
  countsRun: 'Cards carried together count as one move.',
  countsOne: 'Each card moved counts as one move, also where the table plays a whole run for you.',
  countsUp:
    'Cards that go up by themselves count as moves too, and are undone with the move that set them off.',
  undo: 'Undo is without limit and costs nothing.',

  verdicts: {
    winnable: 'a line that wins has been found, and every move of it checked.',
    'no-longer': 'it could be won, but no longer from here; this is proved.',
    cannot: 'no play of this deal wins; this is proved.',
    looking: 'the search is at work.',
    unknown: 'the search gave up with neither a line nor a proof. It never guesses.',
    odds: 'with advice that does not read the stock: orders of the unseen cards are sampled, and this tells in how many of them a win was found.',
  },
  verdictSight:
    'The search and its hints read every card, also those still face down in the stock, unless the settings say otherwise.',

  tipsStock: [
    'Guard an empty column: it is the only room to rearrange in. Fill it only as part of a plan.',
    'Free the aces and the low cards first; without them nothing goes up.',
    'There are two of every card. When one lies deep, look for its twin.',
    'Turn the stock slowly: look at every move on the table before the next card covers the waste.',
  ],
  tipsCells: [
    'Look for the aces and twos before the first move, and for what lies on them.',
    'Keep the cells free: each one taken shortens every run that you can carry.',
    'An empty column is worth more than a free cell.',
    'Before you fill the last cell, know how it will be emptied again.',
  ],
  notes: {
    'forty-thieves': [
      'People win about one deal in ten. Far more deals can be won: that is what the laurel is for.',
      'Kings have no right of their own to an empty column: every card has it.',
    ],
    josephine: [
      'In other collections Josephine moves whole runs, and Maria Luisa is another name of Streets. Here only the second time through the stock is new.',
    ],
    streets: ['Elsewhere this game is also called Maria Luisa.'],
    'rank-and-file': [
      'Other collections build Rank and File in alternating colour over face-down rows. Here it is Forty Thieves with runs carried together.',
    ],
    limited: ['Thirty-six cards lie in the columns and sixty-eight in the stock.'],
    'free-cells': ['The numbers give the deals that Windows FreeCell gives. Nearly all of them can be won.'],
    'free-places': [
      'The numbers give the deals that Windows FreeCell gives.',
      'A run too long to be carried can still be taken card by card, where there is room for it.',
    ],
  },
  also: (names: string) => `Also called ${names}.`,

  keyRows: {
    arrows: 'Move among piles and cards',
    pick: 'Pick up, drop',
    count: 'One card more or fewer in the hand',
    cancel: 'Put back, leave',
    jump: 'then a column’s number; s the stock, w the waste, f the foundations, a–d the free cells',
    space: 'Turn a card when nothing or the stock has the focus',
  },
  pointer: [
    'Drag a card, or tap it and then tap where it goes. Tap it twice to send it to its best place.',
    'Press long, or click with the right button, to look at a covered card.',
  ],
  creditList: [
    'Card faces by Adrian Kennard (public domain)',
    'EB Garamond and Inter (SIL Open Font License)',
    'Icons from Lucide (ISC)',
  ],
};
