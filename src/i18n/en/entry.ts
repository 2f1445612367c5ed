// Entering a deal from real cards: in English.
import { counter } from '../format';

const count = counter('en');

export const entryEn = {
  title: 'Cards from your own table',
  game: 'Game',
  note: 'Choose a pile, then tap its cards in order, the bottom one first; those of the stock as they will be turned.',
  piles: 'Piles',
  cards: 'Cards',
  pile: (name: string, cards: string) => `${name}, ${cards}`,
  foundations: 'Foundations',
  short: { stock: 'Stock', waste: 'Waste', foundations: 'Up' },
  empty: 'No card yet',
  card: (name: string, left: string) => `${name}, ${left}`,
  left: (n: number) => (n === 0 ? 'none left' : count(n, { one: '# left', other: '# left' })),
  toPlace: (n: number) =>
    n === 0
      ? 'Every card is placed.'
      : count(n, { one: '# card is still to be placed.', other: '# cards are still to be placed.' }),
  only: (cards: string) => `Still missing: ${cards}.`,
  type: 'Type cards',
  add: 'Add',
  put: (card: string, pile: string) => `${card} ${pile}`,
  forced: (n: number) =>
    count(n, { one: 'The last card placed itself.', other: 'The last # cards placed themselves.' }),
  back: 'Take back',
  clear: 'Begin again',
  rest: 'The rest is on the foundations',
  noCard: (word: string) => `“${word}” is no card.`,
  noneLeft: (card: string) => `There is no ${card} left, or no room for it there.`,
  check: 'Can it be won?',
  checking: 'Looking…',
  stopped: 'The search was interrupted; ask again.',
  failed: 'The search does not work here.',
  play: 'Play',
  wrong: (fault: string) => `It cannot be laid out: ${fault}.`,
};
