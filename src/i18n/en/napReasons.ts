// Why a call or a card is advised: in English.
import type { ReasonTexts } from '../napReasonValues';
import { capital, cardName, numberWord, suitName } from '../words';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const card = (id: number): string => cardName(id, 'en');
const suitOf = (id: number): string => suitName(Math.floor(id / 13), 'en');
const suit = (number: number): string => suitName(number, 'en');
const number = (n: number): string => (n === 0 ? 'no' : numberWord(n, 'en'));
const cards = (n: number): string => `${number(n)} ${n === 1 ? 'card' : 'cards'}`;

/** The bids as they stand in a sentence, by NapCall's number. */
const calls = ['pass', 'two', 'three', 'misère', 'four', 'nap', 'Wellington', 'Blücher'];

export const napReasonsEn: ReasonTexts = {
  trumps: ({ suit: of, count, high }) =>
    count === 1
      ? `A single trump, the ${card(high)}.`
      : `${capital(number(count))} ${suit(of)} as trumps, headed by the ${card(high)}.`,
  'sure-trumps': ({ suit: of, count }) =>
    count === 1
      ? `One sure trump: no unseen card in ${suit(of)} beats it.`
      : `${capital(number(count))} sure trumps: no unseen card in ${suit(of)} beats them.`,
  'side-sure': ({ cards: sure }) =>
    `Beside them the ${list.format(sure.map(card))}, which only a trump can beat.`,
  'few-sure': ({ sure, needs }) =>
    sure === 0
      ? `The hand has no sure card, and the lowest bid needs ${number(needs)} tricks.`
      : `At best ${number(sure)} sure ${sure === 1 ? 'card' : 'cards'}, and the lowest bid needs ${number(needs)} tricks.`,
  'no-bid-pays': ({ call }) => `Even the best bid, ${calls[call]}, brings less than passing on average.`,
  'must-bid': () => 'All others have passed, and the dealer must bid.',
  'low-hand': ({ high }) => `No card of the hand ranks above the ${card(high)}.`,
  'holds-lowest': ({ suits }) =>
    `No unseen card is below the hand’s lowest in ${list.format(suits.map(suit))}.`,
  exposed: ({ card: id, below }) =>
    `The danger is the ${card(id)}: ${cards(below)} not seen ${below === 1 ? 'is' : 'are'} below it in ${suitOf(id)}.`,
  only: () => 'It is the only card allowed.',
  'all-same': () => 'All cards allowed are as good.',
  'certain-made': () => 'The bid is made for certain, however the cards lie.',
  'certain-lost': () => 'The bid fails for certain, however the cards lie.',
  'names-trumps': ({ suit: of, count }) =>
    count === 1
      ? `It makes ${suit(of)} trumps, with no other in the hand.`
      : `It makes ${suit(of)} trumps, of which the hand has ${number(count)}.`,
  'draws-trumps': ({ out }) => `It draws trumps: ${number(out)} ${out === 1 ? 'is' : 'are'} not seen yet.`,
  'sure-trick': () => 'It takes this trick, whatever is played.',
  'highest-left': ({ card: id }) => `No higher card is left in ${suitOf(id)}; only a trump can beat it.`,
  beats: ({ over }) => `It beats the ${card(over)}; others are still to play.`,
  'trumps-in': ({ suit: of }) => `It trumps, the hand having no ${suit(of)}.`,
  'cannot-beat': ({ over }) => `No card allowed beats the ${card(over)}.`,
  lowest: ({ card: id }) => `It is the lowest of the ${suitOf(id)} in the hand.`,
  'from-shortest': ({ suit: of }) => `It is thrown from the shortest side suit, ${suit(of)}.`,
  keeps: ({ card: id }) => `It keeps the ${card(id)} for later.`,
  ours: ({ card: id }) => `The declarer has lost this trick already: the ${card(id)} is ahead.`,
  'bidder-free': ({ card: id }) => `The declarer escapes this trick: the ${card(id)} is ahead.`,
  'bidder-to-come': () => 'The declarer is still to play.',
  'bidder-void': ({ suit: of }) => `The declarer has shown that he has no ${suit(of)}.`,
  'stays-under': ({ over }) => `It stays under the ${card(over)}.`,
  'leads-under': ({ higher }) =>
    `${capital(cards(higher))} not seen ${higher === 1 ? 'ranks' : 'rank'} above it in its suit.`,
  'leaves-bidder': ({ over }) => `It leaves the trick to the declarer’s ${card(over)}.`,
  'throws-high': ({ card: id }) => `It gets rid of the ${card(id)}, the highest card allowed.`,
};
