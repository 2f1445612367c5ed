// Words of cards and numbers, for the sections that build sentences of them: in English.
export const wordsEn = {
  suits: ['clubs', 'diamonds', 'hearts', 'spades'],
  ace: 'ace',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  /** one to twelve */
  numbers: [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  column: 'column',
  cell: 'cell',
  stock: 'the stock',
  waste: 'the waste',
  foundation: 'the foundation of',
  /** a measured share: `about one in six`, `none of 60` */
  share: 'about {some} in {all}',
  noShare: 'none of {all}',
  /** a card by its suit and rank */
  card: '{rank} of {suit}',
};
