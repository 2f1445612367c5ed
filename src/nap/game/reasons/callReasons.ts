import type { NapReason } from '../../../i18n/napReasons';
import { suitOf } from '../../../shared/core/cards';
import type { CardId } from '../../../shared/core/types';
import { type NapAdvice, type NapBid, type NapCallAdvice, type NapCore, napCalls } from '../../core/types';
import { highest, isHigher, isMaster, lowest, ofSuit, rankOf, type SeatKnowledge } from './seatCards';

// Why a call: what of the hand speaks for it, or against every bid.

/** A hand whose highest card is a nine or less is a low one. */
const LOW = 7;

type Stakes = NapCore['stakes'];

/** The trumps of a suit that no unseen one beats, and cards of other suits that none of theirs beats. */
function sureWith(hand: readonly CardId[], unseen: readonly CardId[], suit: number) {
  const masters = hand.filter((card) => isMaster(card, unseen));
  const trumps = ofSuit(masters, suit).length;
  return { trumps, side: masters.filter((card) => suitOf(card) !== suit) };
}

function trumpReasons({ view, unseen }: SeatKnowledge, suit: number): NapReason[] {
  const own = ofSuit(view.hand, suit);
  if (own.length === 0) return [];
  const sure = sureWith(view.hand, unseen, suit);
  return [
    { code: 'trumps', suit, count: own.length, high: highest(own) },
    ...(sure.trumps > 0 ? [{ code: 'sure-trumps', suit, count: sure.trumps } as const] : []),
    ...(sure.side.length > 0 ? [{ code: 'side-sure', cards: sure.side } as const] : []),
  ];
}

/** The worst card for losing every trick: the lowest of its suit with most unseen cards below it. */
function mostExposed(hand: readonly CardId[], unseen: readonly CardId[]): { card: CardId; below: number } {
  const bottoms = [...new Set(hand.map(suitOf))].map((suit) => lowest(ofSuit(hand, suit)));
  const found = bottoms.map((card) => ({
    card,
    below: unseen.filter((other) => isHigher(card, other)).length,
  }));
  return found.reduce((one, other) => (other.below > one.below ? other : one));
}

function misereReasons({ view, unseen }: SeatKnowledge): NapReason[] {
  const high = highest(view.hand);
  const exposed = mostExposed(view.hand, unseen);
  const suits = [...new Set(view.hand.map(suitOf))].filter((suit) => {
    return !unseen.some((other) => isHigher(lowest(ofSuit(view.hand, suit)), other));
  });
  return [
    ...(rankOf(high) <= LOW ? [{ code: 'low-hand', high } as const] : []),
    ...(suits.length > 0 ? [{ code: 'holds-lowest', suits } as const] : []),
    ...(exposed.below > 0 ? [{ code: 'exposed', ...exposed } as const] : []),
  ];
}

function passReasons({ view, unseen }: SeatKnowledge, advice: NapAdvice, stakes: Stakes): NapReason[] {
  const bids = advice.calls.filter(({ call }) => call !== 'pass');
  const tricks = bids
    .filter(({ call }) => call !== 'misere')
    .map(({ call }) => stakes(call as NapBid).tricks);
  const needs = Math.min(...tricks);
  const sure = Math.max(
    ...[0, 1, 2, 3].map((suit) => {
      const { trumps, side } = sureWith(view.hand, unseen, suit);
      return trumps + side.length;
    }),
  );
  const pass = advice.calls.find(({ call }) => call === 'pass');
  const best = bids[0];
  return [
    ...(tricks.length > 0 && sure < needs ? [{ code: 'few-sure', sure, needs } as const] : []),
    ...(best !== undefined && pass !== undefined && best.chips < pass.chips
      ? [{ code: 'no-bid-pays', call: napCalls.indexOf(best.call) } as const]
      : []),
  ];
}

/** Claims about a legal call, the weightiest first. */
export function callReasons(
  known: SeatKnowledge,
  { call, suit }: NapCallAdvice,
  advice: NapAdvice,
  stakes: Stakes,
): readonly NapReason[] {
  const reasons =
    call === 'pass'
      ? passReasons(known, advice, stakes)
      : call === 'misere'
        ? misereReasons(known)
        : suit === null
          ? []
          : trumpReasons(known, suit);
  const must = call !== 'pass' && !advice.calls.some((row) => row.call === 'pass');
  return must ? [{ code: 'must-bid' }, ...reasons] : reasons;
}
