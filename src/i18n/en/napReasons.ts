// Why a call or a card is advised, in English. A sentence may name a card, its suit or another, several cards or suits, a
// bid, a number `n` in words (`N` with a capital), and how many tricks a bid needs.
import type { NapReasonTexts } from '../napReasonValues';

export const napReasonsEn: NapReasonTexts = {
  trumps: { one: 'A single trump, the {card}.', other: '{N} {suit} as trumps, headed by the {card}.' },
  'sure-trumps': {
    one: 'One sure trump: no unseen card in {suit} beats it.',
    other: '{N} sure trumps: no unseen card in {suit} beats them.',
  },
  'side-sure': 'Beside them the {cards}, which only a trump can beat.',
  'few-sure': {
    zero: 'The hand has no sure card, and the lowest bid needs {needs} tricks.',
    one: 'At best one sure card, and the lowest bid needs {needs} tricks.',
    other: 'At best {n} sure cards, and the lowest bid needs {needs} tricks.',
  },
  'no-bid-pays': 'Even the best bid, {bid}, brings less than passing on average.',
  'must-bid': 'All others have passed, and the dealer must bid.',
  'low-hand': 'No card of the hand ranks above the {card}.',
  'holds-lowest': 'No unseen card is below the hand’s lowest in {suits}.',
  exposed: {
    one: 'The danger is the {card}: one card not seen is below it in {suit}.',
    other: 'The danger is the {card}: {n} cards not seen are below it in {suit}.',
  },
  only: 'It is the only card allowed.',
  'all-same': 'All cards allowed are as good.',
  'certain-made': 'The bid is made for certain, however the cards lie.',
  'certain-lost': 'The bid fails for certain, however the cards lie.',
  'names-trumps': {
    one: 'It makes {suit} trumps, with no other in the hand.',
    other: 'It makes {suit} trumps, of which the hand has {n}.',
  },
  'draws-trumps': {
    one: 'It draws trumps: one is not seen yet.',
    other: 'It draws trumps: {n} are not seen yet.',
  },
  'sure-trick': 'It takes this trick, whatever is played.',
  'highest-left': 'No higher card is left in {suit}; only a trump can beat it.',
  beats: 'It beats the {card}; others are still to play.',
  'trumps-in': 'It trumps, the hand having no {suit}.',
  'cannot-beat': 'No card allowed beats the {card}.',
  lowest: 'It is the lowest of the {suit} in the hand.',
  'from-shortest': 'It is thrown from the shortest side suit, {suit}.',
  keeps: 'It keeps the {card} for later.',
  ours: 'The declarer has lost this trick already: the {card} is ahead.',
  'bidder-free': 'The declarer escapes this trick: the {card} is ahead.',
  'bidder-to-come': 'The declarer is still to play.',
  'bidder-void': 'The declarer has shown that he has no {suit}.',
  'stays-under': 'It stays under the {card}.',
  'leads-under': {
    one: 'One card not seen ranks above it in its suit.',
    other: '{N} cards not seen rank above it in its suit.',
  },
  'leaves-bidder': 'It leaves the trick to the declarer’s {card}.',
  'throws-high': 'It gets rid of the {card}, the highest card allowed.',
};
