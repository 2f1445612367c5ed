// The page of rules, in English: sentences that the rule record chooses from.
import { counter } from '../format';
import { capital, numberWord } from '../words';

const count = counter('en');
const word = (n: number) => numberWord(n, 'en');

export const helpEn = {
  title: 'Help',
  failed: 'The rest of the help could not be loaded. Here are the rules.',
  first: 'New here? How it is played',
  firstNote: 'The laurel says whether the deal can still be won; the lamp gives a hint.',

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
  carryKings:
    'Cards in order may be carried together when they could also be moved one by one: as many as there are free cells, plus one. An empty column does not help, since only a king may wait there.',
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
  returnColumn: 'The top card of a foundation may come back to a column that takes it.',
  countsRun: 'Cards carried together count as one move.',
  countsOne: 'Each card moved counts as one move, also where the table plays a whole run for you.',
  countsUp:
    'Cards that go up by themselves count as moves too, and are undone with the move that set them off.',
  undo: 'Undo is without limit and costs nothing.',
};
