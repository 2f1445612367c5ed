import { describe, expect, it } from 'vitest';
import type { NapAdvice, NapCall, NapView } from '../../../src/nap/core/types';
import { napPack } from '../../referee/nap';
import { minimaxMade } from '../../referee/napMinimax';
import { randomTable } from '../../referee/napRandom';
import { seededRandom } from '../../referee/random';
import { auctionFor, faces, openTestNap, tableWith, texts } from '../../support/nap';

const { table: core, adviser } = await openTestNap();

function ask(hand: string, calls: NapCall[], worlds = 300) {
  tableWith(core, {});
  adviser.setSettings(core.settings);
  adviser.begin({ seat: calls.length, hand: faces(hand), calls, contract: null, played: [] }, 5);
  adviser.step(worlds);
  return adviser.advice();
}

function askCard(hand: string, seat: number, bid: 'three' | 'misere', played: string, worlds = 300) {
  tableWith(core, {});
  adviser.setSettings(core.settings);
  const contract = { declarer: 1, bid };
  adviser.begin({ seat, hand: faces(hand), calls: [], contract, played: faces(played) }, 5);
  adviser.step(worlds, 50, 10_000);
  return adviser.advice();
}

describe('advice on calls', () => {
  it('lists the legal calls, best first, with chance and worth', () => {
    const { calls, worlds, cards } = ask('AS KS QS 4H 2D', ['pass', 'two']);
    expect(worlds).toBe(300);
    expect(cards).toEqual([]);
    expect(calls.map(({ call }) => call).sort()).toEqual(['four', 'misere', 'nap', 'pass', 'three']);
    expect(calls[0]).toMatchObject({ call: 'three', suit: 3 });
    expect(calls[0]!.made!.share).toBeGreaterThan(0.9);
    for (let i = 1; i < calls.length; i++) expect(calls[i]!.chips).toBeLessThanOrEqual(calls[i - 1]!.chips);
  });

  it('passes a hand of nothing, bids nap on five top trumps, misère on five twos and threes', () => {
    expect(ask('JS 9H 7D 6C QH', ['two']).calls[0]!.call).toBe('pass');
    expect(ask('AS KS QS JS TS', ['pass']).calls[0]).toMatchObject({ call: 'nap', suit: 3 });
    expect(ask('2S 3H 2D 3C 2H', ['pass']).calls[0]!.call).toBe('misere');
  });
});

describe('what a misère promises', () => {
  const hand = '3S 4D 2H QH 2S';
  const misere = ({ calls }: NapAdvice) => calls.find(({ call }) => call === 'misere')!;

  it('is what its best lead brings, not the rule of thumb’s', () => {
    const { made, plays, chips } = misere(ask(hand, ['pass', 'pass', 'pass'], 2000));
    adviser.begin(
      { seat: 3, hand: faces(hand), calls: ['pass', 'pass', 'pass', 'misere'], contract: null, played: [] },
      5,
    );
    adviser.step(2000);
    const { cards } = adviser.advice();
    const rule = cards.find((group) => group.rule)!;
    expect([texts(cards[0]!.cards), texts(rule.cards)]).toEqual([['4D'], ['2H']]);
    expect(Math.abs(made!.share - cards[0]!.made.share)).toBeLessThan(0.04);
    expect(made!.share - rule.made.share).toBeGreaterThan(0.15);
    // nobody is left to bid over it: nine chips won or lost
    expect(plays).toBeCloseTo(1, 10);
    expect(chips).toBeCloseTo(9 * (2 * made!.share - 1), 6);
  });

  it('is the same in one step as in many', () => {
    const atOnce = misere(ask(hand, ['pass'], 400));
    ask(hand, ['pass'], 25);
    for (let worlds = 25; worlds < 400; worlds += 25) adviser.step(25);
    const bitByBit = misere(adviser.advice());
    expect(bitByBit.made).toEqual(atOnce.made);
    expect(bitByBit.chips).toBeCloseTo(atOnce.chips, 9);
    expect(bitByBit.margin).toBeCloseTo(atOnce.margin, 9);
  });

  it('with trumps names the suit that is led, and that suit alone', () => {
    core.setSettings({ ...core.defaults(), misere: 'trumps' });
    adviser.setSettings(core.settings);
    const calls: NapCall[] = ['pass', 'pass', 'pass'];
    adviser.begin({ seat: 3, hand: faces(hand), calls, contract: null, played: [] }, 5);
    adviser.step(1000);
    const { suit, made } = misere(adviser.advice());
    adviser.begin({ seat: 3, hand: faces(hand), calls: [...calls, 'misere'], contract: null, played: [] }, 5);
    adviser.step(1000);
    const best = adviser.advice().cards[0]!;
    expect(suit).toBe(Math.floor(best.cards[0]! / 13));
    expect(Math.abs(made!.share - best.made.share)).toBeLessThan(0.05);
    expect(misere(ask(hand, calls)).suit).toBeNull();
  });
});

describe('advice on cards', () => {
  it('groups cards that make no difference', () => {
    const { cards } = askCard('AS KS QS 4H 2D', 1, 'three', '');
    expect(cards.map((group) => texts(group.cards).join(' '))).toContain('QS KS AS');
    expect(texts(cards[0]!.cards)).toEqual(['QS', 'KS', 'AS']);
    expect(cards.flatMap((group) => group.cards)).toHaveLength(5);
  });

  it('is certain of three top trumps and an ace only when no trump can be against it', () => {
    // Four trumps: three tops, but others may hold up to five of the nine left.
    const { cards } = askCard('AS KS QS 4H 2D', 1, 'three', '');
    expect(cards[0]).toMatchObject({ certain: 'made' });
    const three = askCard('AS KS JS AH 2D', 1, 'three', '');
    expect(three.cards.map(({ certain }) => certain)).toEqual(three.cards.map(() => 'open'));
  });

  it('throws a defender’s high card when the misère is safe in the trick', () => {
    const { cards } = askCard('KH 2H 5D 6D 7D', 3, 'misere', '3H 9H');
    expect(cards.find(({ rule }) => rule)!.cards).toEqual(faces('KH'));
  });
});

/** A random holding that fits what a seat has seen at the end of a small deal. */
describe('what is called certain', () => {
  it('holds in every holding that fits, when all play their best', () => {
    let claims = 0;
    for (let seed = 1; claims < 150 && seed < 4000; seed++) {
      const random = seededRandom(seed);
      const table = { ...randomTable(random, 3), pack: 'stripped', playOn: false, lowest: 'two' } as const;
      core.setSettings(table);
      adviser.setSettings(table);
      core.deal(seed);
      const bids = core.calls().filter((call) => call !== 'pass');
      core.call(bids[seed % bids.length]!);
      while (core.facts().phase === 'bidding') core.call('pass');
      while (core.facts().phase === 'playing' && core.facts().left > 2)
        core.play(core.cards()[Math.floor(random() * core.cards().length)]!);
      const { phase, turn } = core.facts();
      if (phase !== 'playing') continue;
      const view = core.view(turn!);
      adviser.begin(view, 1);
      adviser.step(1);
      for (const { cards, certain } of adviser.advice().cards) {
        if (certain === 'open') continue;
        claims++;
        for (let i = 0; i < 25; i++) checkClaim(view, cards, certain, random);
      }
    }
    expect(claims).toBeGreaterThan(100);
  });
});

/** Deals the hidden cards anew and asks minimax about each card of the group. */
function checkClaim(view: NapView, cards: readonly number[], certain: string, random: () => number): void {
  const { players } = core.settings;
  const truth = core.position();
  const open = new Set([...view.hand, ...view.played]);
  const hidden = napPack(core.settings)
    .filter((card) => !open.has(faces(card)[0]!))
    .map((card) => ({ card, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ card }) => card);
  const hands = Array.from({ length: players }, (_, seat) => {
    if (seat === view.seat) return texts(view.hand);
    const shown = texts(truth.hands[seat]!.filter((card) => view.played.includes(card)));
    return [...shown, ...hidden.splice(0, 5 - shown.length)];
  });
  try {
    core.load({ ...truth, hands: hands.map((hand) => faces(hand.join(' '))) });
  } catch {
    return; // at odds with a suit that was shown to be missing
  }
  core.load(truth);
  const results = cards.map((card) => {
    const played = [...texts(view.played), ...texts([card])];
    return minimaxMade({ table: core.settings, hands, calls: view.calls, played }) ? 'made' : 'lost';
  });
  // A group's cards differ only in name, so one proof speaks for all.
  expect([view, hands, results]).toEqual([view, hands, cards.map(() => certain)]);
}

describe('the referee’s auctions', () => {
  it('are what the core takes them for', () => {
    tableWith(core, {});
    core.deal(1);
    for (const call of auctionFor(4, 2, 'four')) expect(core.call(call)).toBeNull();
    expect(core.facts()).toMatchObject({ declarer: 2, bid: 'four', phase: 'playing' });
  });
});
