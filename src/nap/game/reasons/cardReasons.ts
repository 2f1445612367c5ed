import type { NapReason } from '../../../i18n/napReasons';
import { suitOf } from '../../../shared/core/cards';
import type { CardId } from '../../../shared/core/types';
import type { NapAdvice, NapCardAdvice, NapFacts, NapSeat, NapTrick } from '../../core/types';
import {
  cardsHeld,
  highest,
  isHigher,
  isMaster,
  lowest,
  ofSuit,
  rankOf,
  type SeatKnowledge,
} from './seatCards';

// Why a card: claims that can be checked against the seat's view. A group's cards differ in name alone; its
// lowest speaks for it.

/** The trick in progress, or null when a card is to be led. */
function current({ tricks }: NapFacts): NapTrick | null {
  const last = tricks.at(-1);
  return last === undefined || last.winner !== null ? null : last;
}

/** Whether a card beats another, with this suit led. */
function beats(card: CardId, other: CardId, trump: NapFacts['trump']): boolean {
  if (suitOf(card) === suitOf(other)) return rankOf(card) > rankOf(other);
  return suitOf(card) === trump;
}

function bestOf({ plays }: NapTrick, trump: NapFacts['trump']) {
  return plays.reduce((one, other) => (beats(other.card, one.card, trump) ? other : one));
}

/** Suits that a seat has shown it does not have. */
export function voidsOf({ tricks }: NapFacts, seat: NapSeat): readonly number[] {
  return tricks.flatMap(({ plays }) => {
    const led = suitOf(plays[0]!.card);
    const own = plays.find((play) => play.seat === seat);
    return own !== undefined && suitOf(own.card) !== led ? [led] : [];
  });
}

/** The suit that is trumps once this card is led to the first trick. */
function trumpAfter({ facts }: SeatKnowledge, card: CardId): NapFacts['trump'] {
  return facts.trump ?? suitOf(card);
}

/** Who is still to play to the trick, after the seat itself. */
function toCome({ view, facts, settings }: SeatKnowledge): readonly NapSeat[] {
  const before = current(facts)?.plays.map(({ seat }) => seat) ?? [];
  return Array.from({ length: settings.players }, (_, seat) => seat).filter(
    (seat) => seat !== view.seat && !before.includes(seat),
  );
}

/** Whether nobody who is still to play can beat the card, as far as the view tells. */
function isSafe(known: SeatKnowledge, card: CardId): boolean {
  const { facts, unseen } = known;
  const trump = trumpAfter(known, card);
  const trick = current(facts);
  if (trick !== null && !beats(card, bestOf(trick, trump).card, trump)) return false;
  return toCome(known).every((seat) => {
    const voids = voidsOf(facts, seat);
    return !unseen.some((other) => !voids.includes(suitOf(other)) && beats(other, card, trump));
  });
}

function proved({ certain }: NapCardAdvice): NapReason[] {
  if (certain === 'open') return [];
  return [{ code: certain === 'made' ? 'certain-made' : 'certain-lost' }];
}

function leadReasons(known: SeatKnowledge, card: CardId): NapReason[] {
  const { view, facts, unseen } = known;
  const suit = suitOf(card);
  const declarer = facts.declarer === view.seat;
  const higher = unseen.filter((other) => isHigher(other, card)).length;
  const reasons: NapReason[] = [];
  if (facts.tricks.length === 0 && trumpAfter(known, card) === suit)
    reasons.push({ code: 'names-trumps', suit, count: ofSuit(cardsHeld(view), suit).length });
  else if (suit === facts.trump && declarer && facts.bid !== 'misere') {
    const out = ofSuit(unseen, suit).length;
    if (out > 0) reasons.push({ code: 'draws-trumps', out });
  }
  if (!declarer && voidsOf(facts, facts.declarer!).includes(suit))
    reasons.push({ code: 'bidder-void', suit });
  if (facts.bid === 'misere' && higher > 0) reasons.push({ code: 'leads-under', higher });
  return reasons;
}

/** What a card does that cannot, or does not, win the trick as it lies. */
function losingReasons(
  known: SeatKnowledge,
  card: CardId,
  legal: readonly CardId[],
  trick: NapTrick,
): NapReason[] {
  const { facts, view } = known;
  const held = cardsHeld(view);
  const best = bestOf(trick, facts.trump);
  const led = suitOf(trick.plays[0]!.card);
  const suit = suitOf(card);
  const misere = facts.bid === 'misere';
  const reasons: NapReason[] = [];
  if (misere && view.seat !== facts.declarer && best.seat === facts.declarer)
    reasons.push({ code: 'leaves-bidder', over: best.card });
  else if (misere && view.seat === facts.declarer) reasons.push({ code: 'stays-under', over: best.card });
  else if (!misere && !legal.some((other) => beats(other, best.card, facts.trump)))
    reasons.push({ code: 'cannot-beat', over: best.card });
  if (misere && isTop(card, legal)) reasons.push({ code: 'throws-high', card });
  if (!misere && suit !== led && suit !== facts.trump) {
    const counts = [0, 1, 2, 3]
      .filter((other) => other !== facts.trump)
      .map((other) => ofSuit(held, other).length)
      .filter((count) => count > 0);
    const count = ofSuit(held, suit).length;
    if (count === Math.min(...counts) && counts.length > 1)
      reasons.push({ code: 'from-shortest', suit, count });
  }
  return reasons;
}

/** No legal card stands higher in its suit. */
function isTop(card: CardId, legal: readonly CardId[]): boolean {
  return legal.length > 1 && legal.every((other) => rankOf(other) <= rankOf(card));
}

function followReasons(
  known: SeatKnowledge,
  card: CardId,
  legal: readonly CardId[],
  trick: NapTrick,
): NapReason[] {
  const { view, facts } = known;
  const best = bestOf(trick, facts.trump);
  const led = suitOf(trick.plays[0]!.card);
  const wins = beats(card, best.card, facts.trump);
  const defends = view.seat !== facts.declarer;
  const played = trick.plays.some(({ seat }) => seat === facts.declarer);
  const reasons: NapReason[] = [];
  if (wins && suitOf(card) !== led) reasons.push({ code: 'trumps-in', suit: led });
  if (wins && toCome(known).length > 0 && !isSafe(known, card))
    reasons.push({ code: 'beats', over: best.card });
  if (defends && played && best.seat !== facts.declarer && !wins)
    reasons.push({ code: facts.bid === 'misere' ? 'bidder-free' : 'ours', card: best.card });
  if (!wins) reasons.push(...losingReasons(known, card, legal, trick));
  if (defends && !played) reasons.push({ code: 'bidder-to-come' });
  return reasons;
}

/** What the card is among those of its suit in the hand. */
function placeReasons({ view, facts }: SeatKnowledge, card: CardId): NapReason[] {
  const own = ofSuit(cardsHeld(view), suitOf(card));
  if (own.length < 2) return [];
  if (lowest(own) === card) return [{ code: 'lowest', card }];
  const top = highest(own);
  return top !== card && facts.bid !== 'misere' ? [{ code: 'keeps', card: top }] : [];
}

/** Claims about the cards of a group, the weightiest first. */
export function cardReasons(
  known: SeatKnowledge,
  row: NapCardAdvice,
  advice: NapAdvice,
): readonly NapReason[] {
  const legal = advice.cards.flatMap(({ cards }) => cards);
  const card = row.cards[0]!;
  if (legal.length === 1) return [{ code: 'only' }, ...proved(row)];
  // what speaks for one card only confuses where all are as good
  if (advice.indifferent) return [...proved(row), { code: 'all-same' }];
  const trick = current(known.facts);
  const sure = isSafe(known, card);
  const master = isMaster(row.cards.at(-1)!, known.unseen);
  const reasons: NapReason[] = [...proved(row)];
  if (sure) reasons.push({ code: 'sure-trick' });
  else if (master && trick === null) reasons.push({ code: 'highest-left', card: row.cards.at(-1)! });
  if (trick === null) reasons.push(...leadReasons(known, card));
  else reasons.push(...followReasons(known, card, legal, trick));
  reasons.push(...placeReasons(known, card));
  return reasons;
}
