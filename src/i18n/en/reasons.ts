// Why a move is advised: what stands after the move and a colon. Each is given the cards that it names, a pile and a
// number, and says what it needs of them.
import { counter } from '../format';
import { numberWord } from '../words';

const count = counter('en');
const word = (n: number) => numberWord(n, 'one', 'en');
const later = (n: number) => `${word(n)} moves later`;

/** A reason's words from the cards and the pile that it names, and a number. */
type Say = (card: string, other: string, pile: string, n: number) => string;

const reasons = {
  forced: () => 'nothing else can be moved',
  only: () => 'every other move is proved to lose',
  uncovers: () => 'it turns up a face-down card',
  frees: (card) => `frees the ${card}`,
  strands: (card) => `if the ${card} were sent up now, it would have no place`,
  upSafe: () => 'nothing can need it here any more',
  upThen: (card) => `the ${card} can follow`,
  empties: (_card, _other, pile) => `empties ${pile}`,
  passLast: (_card, _other, _pile, n) => `the last pass, of ${count(n, { one: '# card', other: '# cards' })}`,
  passNew: (_card, _other, _pile, n) => `another pass, of ${count(n, { one: '# card', other: '# cards' })}`,
  turnUp: () => 'the card that comes can go up',
  turnNothing: () => 'no move on the table gains a card or a column',
  turnFor: (_card, _other, _pile, n) =>
    n === 1 ? 'the next card is wanted' : `card number ${word(n)} of the stock is wanted`,
  digs: (card, _other, _pile, n) =>
    `towards the ${card}, ${n === 1 ? 'one card' : `${word(n)} cards`} further down`,
  fillsKing: () => 'no other card of the table can take a king',
  makesPlace: (card, _other, _pile, n) =>
    n === 1 ? `then the ${card} lies on it` : `the ${card} lies on it ${later(n)}`,
  opensWay: (card, _other, _pile, n) =>
    n === 1 ? `then the ${card} moves on` : `the ${card} is wanted ${later(n)}`,
  twin: (card, _other, pile) => `the other ${card} lies open in ${pile}`,
  freesCell: () => 'a free cell is open again',
  keepsEmpty: (_card, _other, pile) => `keeps ${pile} empty`,
  lastCall: () => 'the last pass: this card will not come again',
  buildsSuit: (card) => `in suit on the ${card}`,
  buildsOrder: (card) => `in sequence on the ${card}`,
  parks: (_card, _other, _pile, n) =>
    n === 1 ? 'it moves on at once' : `it waits there and moves on ${later(n)}`,
  goesOn: (_card, _other, _pile, n) =>
    n === 1 ? 'from there it moves on at once' : `from there it moves on ${later(n)}`,
  up: () => 'one card more is home',
  best: () => 'the best way that the search has seen',
} satisfies Record<string, Say>;

export const reasonsEn: Readonly<Record<keyof typeof reasons, Say>> = reasons;
