// Why a move is advised, in English: what stands after the move and a colon. Each may name a card, a pile, a number `n`
// in words, and as many `cards`.
import type { Phrase } from '../format';

const texts = {
  forced: 'nothing else can be moved',
  only: 'every other move is proved to lose',
  uncovers: 'it turns up a face-down card',
  frees: 'frees the {card}',
  strands: 'if the {card} were sent up now, it would have no place',
  upSafe: 'nothing can need it here any more',
  upThen: 'the {card} can follow',
  empties: 'empties {pile}',
  passLast: 'the last pass, of {cards}',
  passNew: 'another pass, of {cards}',
  turnUp: 'the card that comes can go up',
  turnNothing: 'no move on the table gains a card or a column',
  turnFor: { one: 'the next card is wanted', other: 'card number {n} of the stock is wanted' },
  digs: {
    one: 'towards the {card}, one card further down',
    other: 'towards the {card}, {n} cards further down',
  },
  fillsKing: 'no other card of the table can take a king',
  makesPlace: { one: 'then the {card} lies on it', other: 'the {card} lies on it {n} moves later' },
  opensWay: { one: 'then the {card} moves on', other: 'the {card} is wanted {n} moves later' },
  twin: 'the other {card} lies open in {pile}',
  freesCell: 'a free cell is open again',
  keepsEmpty: 'keeps {pile} empty',
  lastCall: 'the last pass: this card will not come again',
  buildsSuit: 'in suit on the {card}',
  buildsOrder: 'in sequence on the {card}',
  parks: { one: 'it moves on at once', other: 'it waits there and moves on {n} moves later' },
  goesOn: { one: 'from there it moves on at once', other: 'from there it moves on {n} moves later' },
  up: 'one card more is home',
  best: 'the best way that the search has seen',
} satisfies Record<string, Phrase>;

export const reasonsEn: Readonly<Record<keyof typeof texts, Phrase>> = texts;
