import { describe, expect, test } from 'vitest';
import { type NapReason, napReasonsText, napReasonText } from '../../../../src/i18n/napReasons';
import type { NapCallAdvice, NapFacts, NapView } from '../../../../src/nap/core/types';
import type { Advice, CallAdvice, CardAdvice } from '../../../../src/nap/game/session/state';
import { cardText } from '../../../../src/shared/core/cardText';
import { napPack } from '../../../referee/nap';
import { randomCall, randomTable } from '../../../referee/napRandom';
import { seededRandom } from '../../../referee/random';
import { nearSolver, openNapScene, person } from '../fakes';

// Every claim is derived again here from what the seat sees, in texts and by counting, and must come out the
// same.

const high = '23456789TJQKA';
const suitLetters = 'CDHS';

/** What a seat sees, as texts. */
interface Sight {
  readonly held: readonly string[];
  readonly unseen: readonly string[];
  readonly facts: NapFacts;
  readonly seat: number;
  readonly players: number;
  /** cards of the trick in progress, with who played them */
  readonly lying: readonly { readonly seat: number; readonly card: string }[];
}

const rank = (card: string): number => high.indexOf(card.charAt(0));
const suit = (card: string): string => card.charAt(1);
const of = (cards: readonly string[], letter: string): string[] =>
  cards.filter((card) => suit(card) === letter);
const above = (cards: readonly string[], card: string): string[] =>
  of(cards, suit(card)).filter((other) => rank(other) > rank(card));
const below = (cards: readonly string[], card: string): string[] =>
  of(cards, suit(card)).filter((other) => rank(other) < rank(card));
const letterOf = (number: number): string => suitLetters.charAt(number);

function sightOf(view: NapView, facts: NapFacts, pack: readonly string[], players: number): Sight {
  const played = view.played.map(cardText);
  const hand = view.hand.map(cardText);
  const last = facts.tricks.at(-1);
  const lying = last === undefined || last.winner !== null ? [] : last.plays;
  return {
    held: hand.filter((card) => !played.includes(card)),
    unseen: pack.filter((card) => !hand.includes(card) && !played.includes(card)),
    facts,
    seat: view.seat,
    players,
    lying: lying.map(({ seat, card }) => ({ seat, card: cardText(card) })),
  };
}

const trumpIn = ({ facts }: Sight): string | null =>
  typeof facts.trump === 'number' ? letterOf(facts.trump) : null;

/** Who takes the trick of these cards, in the order of play. */
function winnerOf(cards: readonly string[], trump: string | null): number {
  const led = suit(cards[0]!);
  const trumps = cards.filter((card) => suit(card) === trump);
  const counted = trumps.length > 0 ? trumps : of(cards, led);
  return cards.indexOf(counted.reduce((one, other) => (rank(other) > rank(one) ? other : one)));
}

const leads = (sight: Sight): boolean => sight.lying.length === 0;
const best = (sight: Sight) => {
  const cards = sight.lying.map(({ card }) => card);
  return sight.lying[winnerOf(cards, trumpIn(sight))]!;
};
const beatsBest = (sight: Sight, card: string): boolean => {
  const cards = [...sight.lying.map(({ card: other }) => other), card];
  return winnerOf(cards, trumpIn(sight)) === cards.length - 1;
};
const legalIn = (sight: Sight): string[] => {
  const follow = leads(sight) ? [] : of(sight.held, suit(sight.lying[0]!.card));
  return follow.length > 0 ? follow : [...sight.held];
};
const defends = ({ facts, seat }: Sight): boolean => facts.declarer !== seat;
const declarerPlayed = (sight: Sight): boolean =>
  sight.lying.some(({ seat }) => seat === sight.facts.declarer);
const lacks = ({ facts }: Sight, seat: number): string[] =>
  facts.tricks.flatMap(({ plays }) => {
    const own = plays.find((play) => play.seat === seat);
    const led = suit(cardText(plays[0]!.card));
    return own !== undefined && suit(cardText(own.card)) !== led ? [led] : [];
  });

/** Whether some card that somebody yet to play may hold would take the trick from it. */
function mayBeBeaten(sight: Sight, card: string): boolean {
  const trump = sight.facts.trump === null ? suit(card) : trumpIn(sight);
  const cards = [...sight.lying.map(({ card: other }) => other), card];
  const yet = Array.from({ length: sight.players }, (_, seat) => seat).filter(
    (seat) => seat !== sight.seat && !sight.lying.some((play) => play.seat === seat),
  );
  return yet.some((seat) =>
    sight.unseen
      .filter((other) => !lacks(sight, seat).includes(suit(other)))
      .some((other) => winnerOf([...cards, other], trump) === cards.length),
  );
}

type Check = (reason: never, sight: Sight, card: string, row: CardAdvice, advice: Advice) => boolean;
type Checks = {
  [C in NapReason['code']]?: (
    reason: Extract<NapReason, { code: C }>,
    sight: Sight,
    card: string,
    row: CardAdvice,
    advice: Advice,
  ) => boolean;
};

/** A defender's card is ahead of the bidder's, and this one leaves it so. */
const passedBidder = (sight: Sight, ahead: number, card: string): boolean =>
  defends(sight) &&
  declarerPlayed(sight) &&
  best(sight).card === cardText(ahead) &&
  best(sight).seat !== sight.facts.declarer &&
  !beatsBest(sight, card);

const cardChecks: Checks = {
  only: (_, sight) => legalIn(sight).length === 1,
  'all-same': (_, __, ___, ____, { cards }) => {
    const shares = cards.map(({ made }) => made.share);
    return Math.max(...shares) - Math.min(...shares) <= 0.01 + 1e-12;
  },
  'certain-made': (_, __, ___, { certain, made }) => certain === 'made' && made.share > 0.999,
  'certain-lost': (_, __, ___, { certain, made }) => certain === 'lost' && made.share < 0.001,
  'names-trumps': ({ suit: named, count }, sight, card) =>
    sight.facts.tricks.length === 0 &&
    sight.facts.trump === null &&
    letterOf(named) === suit(card) &&
    of(sight.held, suit(card)).length === count,
  'draws-trumps': ({ out }, sight, card) =>
    leads(sight) && suit(card) === trumpIn(sight) && out > 0 && of(sight.unseen, suit(card)).length === out,
  'sure-trick': (_, sight, card) => (leads(sight) || beatsBest(sight, card)) && !mayBeBeaten(sight, card),
  'highest-left': ({ card: named }, sight, card) =>
    leads(sight) && suit(cardText(named)) === suit(card) && above(sight.unseen, cardText(named)).length === 0,
  beats: ({ over }, sight, card) =>
    beatsBest(sight, card) && best(sight).card === cardText(over) && mayBeBeaten(sight, card),
  'trumps-in': ({ suit: led }, sight, card) =>
    suit(card) === trumpIn(sight) &&
    of(sight.held, letterOf(led)).length === 0 &&
    suit(sight.lying[0]!.card) === letterOf(led),
  'cannot-beat': ({ over }, sight) =>
    best(sight).card === cardText(over) && !legalIn(sight).some((other) => beatsBest(sight, other)),
  lowest: ({ card: named }, sight, card) => cardText(named) === card && below(sight.held, card).length === 0,
  'from-shortest': ({ suit: named, count }, sight, card) => {
    const side = [...suitLetters].filter(
      (letter) => letter !== trumpIn(sight) && of(sight.held, letter).length > 0,
    );
    const counts = side.map((letter) => of(sight.held, letter).length);
    return (
      letterOf(named) === suit(card) &&
      count === Math.min(...counts) &&
      of(sight.held, suit(card)).length === count
    );
  },
  keeps: ({ card: named }, sight, card) => above(sight.held, card).includes(cardText(named)),
  ours: ({ card: ahead }, sight, card) => sight.facts.bid !== 'misere' && passedBidder(sight, ahead, card),
  'bidder-free': ({ card: ahead }, sight, card) =>
    sight.facts.bid === 'misere' && passedBidder(sight, ahead, card),
  'bidder-to-come': (_, sight) => defends(sight) && !declarerPlayed(sight) && !leads(sight),
  'bidder-void': ({ suit: named }, sight, card) =>
    letterOf(named) === suit(card) && lacks(sight, sight.facts.declarer!).includes(suit(card)),
  'stays-under': ({ over }, sight, card) => best(sight).card === cardText(over) && !beatsBest(sight, card),
  'leads-under': ({ higher }, sight, card) => leads(sight) && above(sight.unseen, card).length === higher,
  'leaves-bidder': ({ over }, sight, card) =>
    best(sight).seat === sight.facts.declarer &&
    best(sight).card === cardText(over) &&
    !beatsBest(sight, card),
  'throws-high': ({ card: named }, sight, card) =>
    cardText(named) === card && legalIn(sight).every((other) => rank(other) <= rank(card)),
};

/** Cards of the hand that no unseen card of their suit is above. */
const sureOf = ({ held, unseen }: Sight): string[] => held.filter((card) => above(unseen, card).length === 0);

type CallChecks = {
  [C in NapReason['code']]?: (
    reason: Extract<NapReason, { code: C }>,
    sight: Sight,
    row: CallAdvice,
    calls: readonly NapCallAdvice[],
  ) => boolean;
};

const needsOf: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  nap: 5,
  wellington: 5,
  blucher: 5,
};

const callChecks: CallChecks = {
  trumps: ({ suit: named, count, high: top }, { held }, row) => {
    const own = of(held, letterOf(named));
    return (
      row.suit === named &&
      own.length === count &&
      own.includes(cardText(top)) &&
      above(own, cardText(top)).length === 0
    );
  },
  'sure-trumps': ({ suit: named, count }, sight) =>
    count > 0 && of(sureOf(sight), letterOf(named)).length === count,
  'side-sure': ({ cards }, sight, row) => {
    const side = sureOf(sight).filter((card) => suit(card) !== letterOf(row.suit!));
    return side.length > 0 && side.sort().join() === cards.map(cardText).sort().join();
  },
  'few-sure': ({ sure, needs }, sight, row, calls) => {
    const wanted = calls.map(({ call }) => needsOf[call] ?? 9);
    return (
      row.call === 'pass' && sure < needs && needs === Math.min(...wanted) && sureOf(sight).length === sure
    );
  },
  'no-bid-pays': ({ call }, _, row, calls) => {
    const bids = calls.filter((each) => each.call !== 'pass').map(({ chips }) => chips);
    const names = ['pass', 'two', 'three', 'misere', 'four', 'nap', 'wellington', 'blucher'];
    const named = calls.find((each) => each.call === names[call]);
    return row.call === 'pass' && named!.chips === Math.max(...bids) && named!.chips < row.chips;
  },
  'must-bid': (_, __, ___, calls) => !calls.some(({ call }) => call === 'pass'),
  'low-hand': ({ high: top }, { held }) =>
    held.every((card) => rank(card) <= rank(cardText(top))) && held.includes(cardText(top)),
  'holds-lowest': ({ suits }, { held, unseen }) =>
    suits.every((number) => {
      const own = of(held, letterOf(number));
      return own.some((card) => below(unseen, card).length === 0);
    }),
  exposed: ({ card, below: count }, { held, unseen }) =>
    held.includes(cardText(card)) &&
    below(held, cardText(card)).length === 0 &&
    below(unseen, cardText(card)).length === count,
};

const langs = ['en', 'da', 'sv'] as const;

const checked = new Set<string>();

function checkSentence(reason: NapReason): void {
  const key = JSON.stringify(reason);
  if (checked.has(key)) return;
  checked.add(key);
  for (const lang of langs) {
    const text = napReasonText(lang, reason);
    if (!/^\p{Lu}.*\.$/u.test(text) || /undefined|NaN|null/.test(text))
      throw new Error(`${reason.code} in ${lang}: ${text}`);
  }
}

describe('reasons', () => {
  test('are true of what the seat sees, at every call and card of many deals', async () => {
    const said: Record<string, number> = {};
    let silent = 0;
    let advised = 0;
    for (let seed = 1; seed <= 90; seed++) {
      const random = seededRandom(seed);
      const settings = { ...randomTable(random), ...(seed % 3 === 0 && { misere: 'plain' as const }) };
      const chairs = Array.from({ length: settings.players }, () => person);
      const scene = await openNapScene({ table: { settings, chairs }, seed }, nearSolver(25));
      const { match, core, pass } = scene;
      while (match.state.opened === null) {
        if (match.state.phase === 'cover') match.dispatch({ kind: 'ready' });
        if (match.state.phase === 'trick') match.dispatch({ kind: 'skip' });
        if (match.state.opened !== null || match.state.phase === 'cover') continue;
        const facts = core.facts();
        const view = core.view(facts.turn!);
        const sight = sightOf(view, facts, napPack(settings), settings.players);
        if (random() < 0.5) {
          match.dispatch({ kind: 'advice' });
          await pass(0);
          const advice = match.state.advice!;
          expect(advice.status).toBe('settled');
          advised++;
          for (const row of advice.cards) {
            if (row.reasons.length === 0) silent++;
            if (advice.indifferent) {
              const told = ['only', 'all-same', 'certain-made', 'certain-lost'];
              expect(told).toEqual(expect.arrayContaining(row.reasons.map(({ code }) => code)));
            }
            for (const reason of row.reasons) {
              const check = cardChecks[reason.code] as Check | undefined;
              const lowest = cardText(row.cards[0]!);
              if (!check?.(reason as never, sight, lowest, row, advice))
                throw new Error(`untrue: ${JSON.stringify([reason, lowest, sight])}`);
              said[reason.code] = (said[reason.code] ?? 0) + 1;
              checkSentence(reason);
            }
          }
          for (const row of advice.calls) {
            if (row.reasons.length === 0) silent++;
            for (const reason of row.reasons) {
              const check = callChecks[reason.code] as
                | ((r: NapReason, s: Sight, w: CallAdvice, c: readonly NapCallAdvice[]) => boolean)
                | undefined;
              if (!check?.(reason, sight, row, advice.calls))
                throw new Error(`untrue: ${JSON.stringify([reason, row, sight])}`);
              said[reason.code] = (said[reason.code] ?? 0) + 1;
              checkSentence(reason);
            }
          }
        }
        const { legalCalls, legalCards } = match.state;
        const card = legalCards[Math.floor(random() * legalCards.length)];
        match.dispatch(
          card === undefined
            ? {
                kind: 'call',
                call: (random() < 0.2 && legalCalls.includes('misere')
                  ? 'misere'
                  : randomCall(random, legalCalls)) as 'pass',
              }
            : { kind: 'play', card },
        );
      }
    }
    expect(advised).toBeGreaterThan(400);
    // a handful of rows may have nothing to say; every code is said somewhere
    expect(silent / advised).toBeLessThan(0.5);
    const codes = [...Object.keys(cardChecks), ...Object.keys(callChecks)].sort();
    expect(Object.keys(said).sort()).toEqual(codes);
  });

  test('in words, from a hand that speaks for itself', async () => {
    const reasons: NapReason[] = [
      { code: 'trumps', suit: 3, count: 3, high: 39 },
      { code: 'sure-trumps', suit: 3, count: 2 },
      { code: 'certain-made' },
      { code: 'side-sure', cards: [26] },
    ];
    expect(langs.map((lang) => napReasonsText(lang, reasons, 3))).toEqual([
      'Three spades as trumps, headed by the ace of spades. Two sure trumps: no unseen card in spades beats them. Beside them the ace of hearts, which only a trump can beat.',
      'Tre spar som trumf med spar es som højeste. To sikre trumfer: intet uset kort i spar slår dem. Desuden hjerter es, som kun en trumf kan slå.',
      'Tre spader som trumf med spader ess som högsta. Två säkra trumf: inget osett kort i spader slår dem. Dessutom hjärter ess, som bara en trumf kan slå.',
    ]);
    expect(napReasonText('en', { code: 'draws-trumps', out: 1 })).toBe(
      'It draws trumps: one is not seen yet.',
    );
    expect(napReasonText('da', { code: 'exposed', card: 31, below: 3 })).toBe(
      'Faren er hjerter 6: tre usete kort i hjerter er lavere.',
    );
    expect(napReasonText('sv', { code: 'no-bid-pays', call: 3 })).toBe(
      'Även det bästa budet, misère, ger i genomsnitt mindre än att passa.',
    );
  });
});
