import { describe, expect, it } from 'vitest';
import { NapFault, NapRefusal } from '../../../assembly/abi';
import { BadNap, BadSettings } from '../../../src/nap/core/nap';
import type { NapBid, NapCall, NapSettings } from '../../../src/nap/core/types';
import { auctionFor, faces, openTestNap, positionOf, tableWith } from '../../support/nap';

const { table: core, adviser } = await openTestNap();

/** Seat 2 of four holds all that takes tricks, or all that does not. */
const strong = ['2C 3C 4C 5C 6C', '2D 3D 4D 5D 6D', 'AS KS QS JS TS', '2H 3H 4H 5H 6H'];
const weak = ['AC KC QC JC TC', 'AD KD QD JD TD', '2S 3S 4S 5S 6S', 'AS KS QS JS TS'];

/** Plays the only contract out, each seat its first legal card. */
function playOut(hands: readonly string[], bid: NapBid, settings: Partial<NapSettings> = {}): number[] {
  tableWith(core, settings);
  core.load({
    hands: hands.map(faces),
    calls: auctionFor(4, 2, bid),
    contract: null,
    played: [],
  });
  while (core.facts().phase === 'playing') expect(core.play(core.cards()[0]!)).toBeNull();
  return core.chips();
}

const scoring: [NapBid, Partial<NapSettings>, number, number][] = [
  ['two', {}, 2, 2],
  ['three', {}, 3, 3],
  ['misere', {}, 3, 3],
  ['misere', { misereLost: 6 }, 3, 6],
  ['four', {}, 4, 4],
  ['nap', {}, 10, 5],
  ['wellington', {}, 20, 10],
  ['blucher', {}, 30, 15],
  ['blucher', { blucherWon: 10, blucherLost: 7 }, 10, 7],
];

describe('what a bid pays', () => {
  it.each(scoring)('%s %o: %i from each when made, %i to each when lost', (bid, settings, won, lost) => {
    const misere = bid === 'misere';
    expect(playOut(misere ? weak : strong, bid, settings)).toEqual([-won, -won, 3 * won, -won]);
    expect(playOut(misere ? strong : weak, bid, settings)).toEqual([lost, lost, -3 * lost, lost]);
    expect(core.stakes(bid)).toMatchObject({ won, lost });
  });

  it('overtricks count nothing, and the hand ends when it is settled', () => {
    playOut(strong, 'two');
    expect(core.facts()).toMatchObject({ taken: 2, left: 3, result: 'made' });
    expect(playOut(strong, 'two', { playOn: true })).toEqual([-2, -2, 6, -2]);
    expect(core.facts()).toMatchObject({ taken: 5, left: 0, result: 'made' });
  });

  it('ends as soon as it cannot be made', () => {
    playOut(weak, 'four');
    expect(core.facts()).toMatchObject({ left: 3, taken: 0, result: 'lost' });
    playOut(strong, 'misere');
    expect(core.facts()).toMatchObject({ left: 4, result: 'lost' });
  });
});

/** The calls that may follow these. */
function callsAfter(calls: readonly NapCall[], settings: Partial<NapSettings> = {}): string {
  tableWith(core, settings);
  core.deal(1);
  for (const call of calls) expect(core.call(call)).toBeNull();
  return core.calls().join(' ');
}

describe('the auction', () => {
  it.each<[string, NapCall[], Partial<NapSettings>, string]>([
    ['any bid first, but Wellington and Blücher', [], {}, 'pass two three misere four nap'],
    ['each above the last', ['two'], {}, 'pass three misere four nap'],
    ['misère over three', ['three'], {}, 'pass misere four nap'],
    ['four over misère', ['misere'], {}, 'pass four nap'],
    ['Wellington only over nap', ['nap'], {}, 'pass wellington'],
    ['Blücher only over Wellington', ['nap', 'wellington'], {}, 'pass blucher'],
    ['nothing over Blücher', ['nap', 'wellington', 'blucher'], {}, ''],
    ['no Wellington: nap ends it', ['nap'], { wellington: false, blucher: false }, ''],
    ['no Blücher: Wellington ends it', ['nap', 'wellington'], { blucher: false }, ''],
    ['no misère', ['three'], { misere: 'off' }, 'pass four nap'],
    ['three the lowest', [], { lowest: 'three' }, 'pass three misere four nap'],
    ['the dealer may pass', ['pass', 'pass', 'pass'], {}, 'pass two three misere four nap'],
    ['the dealer must bid', ['pass', 'pass', 'pass'], { allPass: 'dealer' }, 'two three misere four nap'],
    ['but not over a bid', ['pass', 'two', 'pass'], { allPass: 'dealer' }, 'pass three misere four nap'],
    ['all pass', ['pass', 'pass', 'pass', 'pass'], {}, ''],
  ])('%s', (_name, calls, settings, expected) => {
    expect(callsAfter(calls, settings)).toBe(expected);
  });

  it('says why a call is refused', () => {
    callsAfter(['three']);
    expect(core.refuseCall('two')).toEqual({ reason: NapRefusal.NotAbove, detail: 2 });
    expect(core.refuseCall('wellington')).toEqual({ reason: NapRefusal.Only, detail: 5 });
    callsAfter(['pass', 'pass', 'pass'], { allPass: 'dealer', misere: 'off' });
    expect(core.refuseCall('pass')).toEqual({ reason: NapRefusal.DealerMust, detail: 0 });
    expect(core.refuseCall('misere')).toEqual({ reason: NapRefusal.Off, detail: 0 });
    expect(core.refuseCard(0)).toEqual({ reason: NapRefusal.Phase, detail: 0 });
  });

  it('all pass: no chips, and the deal is over', () => {
    callsAfter(['pass', 'pass', 'pass', 'pass']);
    expect(core.facts()).toMatchObject({ phase: 'passed', turn: null, declarer: null });
    expect(core.chips()).toEqual([0, 0, 0, 0]);
  });
});

describe('the play', () => {
  it('the declarer leads, and his first suit is trumps', () => {
    tableWith(core, {});
    core.load(positionOf(strong, 2, 'three'));
    expect(core.facts()).toMatchObject({ turn: 2, trump: null });
    core.play(faces('QS')[0]!);
    expect(core.facts()).toMatchObject({ turn: 3, trump: 3 });
  });

  it('misère has no trumps, unless the table plays it with', () => {
    tableWith(core, {});
    core.load(positionOf(weak, 2, 'misere', '2S'));
    expect(core.facts().trump).toBe('none');
    tableWith(core, { misere: 'trumps' });
    core.load(positionOf(weak, 2, 'misere', '2S'));
    expect(core.facts().trump).toBe(3);
  });

  it('a suit must be followed, and need not be headed or trumped', () => {
    tableWith(core, { players: 3 });
    core.load(positionOf(['AS 2S 3H', 'KS QS 4H', '5H 6D 3S'], 0, 'two', '2S'));
    expect(core.cards()).toEqual(faces('KS QS'));
    expect(core.refuseCard(faces('4H')[0]!)).toEqual({ reason: NapRefusal.Follow, detail: 3 });
    expect(core.refuseCard(faces('AS')[0]!)).toEqual({ reason: NapRefusal.NotHeld, detail: 0 });
    core.play(faces('QS')[0]!);
    expect(core.cards()).toEqual(faces('3S'));
  });

  it('stripped packs have the high cards', () => {
    for (const [players, cards, lowest] of [
      [3, 24, '9'],
      [4, 28, '8'],
      [5, 32, '7'],
    ] as const) {
      tableWith(core, { players, pack: 'stripped' });
      const seen = new Set<number>();
      for (let seed = 0; seed < 60; seed++) {
        core.deal(seed);
        for (const card of core.position().hands.flat()) seen.add(card);
      }
      expect(seen.size).toBe(cards);
      expect(seen.has(faces(`${lowest}C`)[0]!)).toBe(true);
    }
  });
});

describe('what cannot be is refused, and nothing changes', () => {
  it.each<[Partial<NapSettings>, keyof NapSettings]>([
    [{ players: 2 }, 'players'],
    [{ players: 7 }, 'players'],
    [{ wellington: false, blucher: true }, 'blucher'],
    [{ blucherWon: 0 }, 'blucherWon'],
    [{ blucherLost: 101 }, 'blucherLost'],
    [{ misereLost: 4 as 3 }, 'misereLost'],
    [{ players: 6, pack: 'stripped' }, 'pack'],
  ])('settings %o: "%s"', (settings, key) => {
    const kept = tableWith(core, { players: 5 });
    expect(() => tableWith(core, settings)).toThrow(BadSettings);
    try {
      tableWith(core, settings);
    } catch (error) {
      expect((error as BadSettings).key).toBe(key);
    }
    expect(core.settings).toEqual(kept);
  });

  it.each<[string, string[], string, number, number]>([
    ['a card twice', ['AS 2S', 'AS 3S', '4S 5S'], '', NapFault.Twice, faces('AS')[0]!],
    ['hands of no cards', ['', '', ''], '', NapFault.Size, 0],
    ['unequal hands', ['AS', '2S 3S', '4S 5S'], '', NapFault.Size, 0],
    ['a card not dealt to its player', ['AS 2S', '6S 3S', '4S 5S'], '3S', NapFault.NotDealt, faces('3S')[0]!],
    ['a suit not followed', ['AS 2S', '6S 3H', '4S 5S'], 'AS 3H', NapFault.Follow, 1],
    ['a card after the end', ['AS 2S', '6S 3H', '4S 5S'], 'AS 6S 4S 2S 3H 5S AS', NapFault.Over, 6],
  ])('a position with %s', (_name, hands, played, fault, detail) => {
    tableWith(core, { players: 3 });
    core.deal(4);
    const before = core.position();
    try {
      core.load(positionOf(hands, 0, 'two', played));
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BadNap);
      expect(error).toMatchObject({ fault, detail });
    }
    expect(core.position()).toEqual(before);
  });

  it.each<[NapBid, number]>([
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['nap', 5],
    ['wellington', 5],
    ['blucher', 5],
    ['misere', 1],
  ])('a contract of %s with fewer than %i tricks left to make it in', (bid, tricks) => {
    tableWith(core, { players: 3 });
    const hands = ['AS KS QS JS TS', 'AH KH QH JH TH', 'AD KD QD JD TD'];
    for (let size = 1; size <= 5; size++) {
      const load = () =>
        core.load(
          positionOf(
            hands.map((hand) => hand.split(' ').slice(0, size).join(' ')),
            0,
            bid,
          ),
        );
      if (size >= tricks) {
        load();
        expect(core.facts()).toMatchObject({ phase: 'playing', bid, left: size, result: 'open' });
      } else {
        expect(load).toThrow(BadNap);
        expect(load).toThrow(`fault ${NapFault.Contract},`);
      }
    }
  });

  it('a view whose own hand is at odds with what was seen', () => {
    tableWith(core, { players: 3 });
    adviser.setSettings(core.settings);
    const view = { seat: 1, hand: faces('6S 3H'), calls: [], contract: { declarer: 0, bid: 'two' } as const };
    expect(() => adviser.facts({ ...view, played: faces('AS 3H') })).toThrow(BadNap);
    expect(() => adviser.facts({ ...view, played: faces('6S') })).toThrow(BadNap);
    expect(() => adviser.facts({ ...view, seat: 3, played: [] })).toThrow(BadNap);
    expect(adviser.facts({ ...view, played: faces('AS 6S') })).toMatchObject({ turn: 2 });
    // Seat 2 showed that it has no spades, and cannot have one later.
    expect(() => adviser.facts({ ...view, played: faces('AS 6S 4H 2S 3H 5S') })).toThrow(BadNap);
  });
});
