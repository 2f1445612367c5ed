// The help in English. The shape is `shape.ts`; the pages lie beside it.

import type { HelpBook } from '../../help/shape';
import { napEn } from './nap';
import { patiencesEn } from './patiences';
import { topicsEn } from './topics';

const words: HelpBook['words'] = {
  contents: 'Contents',
  games: 'Games',
  topics: 'For all games',
  search: 'Search the help',
  clear: 'Clear the search',
  found: (n) => (n === 1 ? 'One place' : `${n} places`),
  nothing: (query) => `Nothing about “${query}”. Try another word, or look through the contents.`,
  linkTo: (title) => `Link to “${title}”`,
  also: (names) => `Also called ${names}.`,
  house: 'House rules hold on your table. The rules below are yours; the rest speaks of the usual game.',
  napName: 'Nap',
  picture: {
    pile: (pile, cards) => `${pile}: ${cards}`,
    empty: 'empty',
    allowed: 'Allowed',
    refused: 'Not allowed',
  },
  survey: {
    caption: (date, nodes) => `Deals from number 1 on, up to ${nodes} positions searched for each; ${date}.`,
    head: ['Patience', 'Deals', 'Can be won', 'Cannot', 'True share'],
    range: (low, high) => `${low}–${high} %`,
  },
  limits: {
    caption: 'How many cards may be carried together',
    head: ['Free cells', 'Empty columns besides the target', 'Cards'],
  },
  napBids: {
    caption: 'The bids, from the lowest to the highest; chips from or to each of the others',
    head: ['Bid', 'Tricks', 'Made: gets', 'Lost: pays'],
    names: {
      two: 'Two',
      three: 'Three',
      misere: 'Misère',
      four: 'Four',
      nap: 'Nap',
      wellington: 'Wellington',
      blucher: 'Blücher',
    },
    tricks: (n) => (n === 5 ? 'all five' : `at least ${n}`),
    none: 'none, without trumps',
  },
  napOdds: {
    caption: (date, hands) =>
      `A bid of three: how often it is made with these trumps and the rest of the hand drawn at random. ${hands} hands each, played out by our players; ${date}.`,
    holding: 'Trumps',
    players: (n) => `${n} players`,
    worth:
      '✓: bid by the first to speak, three brings more chips than a pass. A small x is any card from two to eight.',
    low: 'x',
  },
  example: {
    caption: 'Four players; seat 4 deals, so seat 1 speaks first',
    player: 'Player',
    seat: (n) => `Seat ${n}`,
    hands: 'Cards',
    auction: 'Calls',
    chips: 'Chips',
    dealer: 'dealer',
    pass: 'Pass',
    trick: (n) => `Trick ${n}:`,
    takes: (seat) => `${seat} takes it.`,
    calls: [
      'Seat 1 has nothing above a nine and passes. Seat 2 has an ace and bids two. Seat 3 holds king, six and three of diamonds beside a queen and a jack: for three that is bold, but passing costs as well when another plays. The hint puts a bid of three at 57 in 100, worth half a chip, and a pass at seven tenths of a chip lost. Seat 4 passes, and seat 3 plays three.',
    ],
    tricks: [
      'The king makes diamonds trumps and draws the five and the nine; only the ace could beat it, and that was not dealt. To lead the six would have kept the king, but the hint gave it 41 in 100 against 56.',
      'Now the queen of hearts, to see what happens. Seat 4 has the king.',
      'Seat 4 goes on with the ace of hearts. Seat 3 has no heart left and trumps with the three: two tricks.',
      'The jack of spades falls to the ace. Everything hangs on the last card, and seat 3 still has the six of trumps.',
      'Seat 2 leads a club, seat 3 trumps, and that is the third trick: the small trump kept for the end was worth as much as an ace.',
    ],
    end: [
      'Each of the others pays 3 chips. With all cards seen it could have been made too, as the review says after the hand; it might as well have been lost, had the ace of diamonds been dealt.',
    ],
  },
  verdicts: {
    winnable: 'a line that wins has been found, and every move of it checked.',
    'no-longer': 'it could be won, but no longer from here; this is proved.',
    cannot: 'no play of this deal wins; this is proved.',
    looking: 'the search is at work.',
    unknown: 'the search gave up with neither a line nor a proof. It never guesses.',
    odds: 'with advice that does not read the stock: orders of the unseen cards are sampled, and this tells in how many of them a win was found.',
  },
  keyRows: {
    arrows: 'Move among piles and cards',
    pick: 'Pick up, drop',
    count: 'One card more or fewer in the hand',
    cancel: 'Put back, leave',
    space: 'Turn a card when nothing or the stock has the focus',
    jump: 'then a column’s number; s the stock, w the waste, f the foundations, a–d the free cells',
    search: 'In the help: search',
  },
};

export const book: HelpBook = { words, games: { ...patiencesEn, nap: napEn }, topics: topicsEn };
