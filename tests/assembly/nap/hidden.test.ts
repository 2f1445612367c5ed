import { describe, expect, it } from 'vitest';
import { NotItsTurn } from '../../../src/nap/core/adviser';
import { viewOf } from '../../../src/nap/core/nap';
import { type NapPosition, type NapView, napLevels } from '../../../src/nap/core/types';
import { type NapDeal, napPack } from '../../referee/nap';
import { minimaxMade } from '../../referee/napMinimax';
import { randomTable } from '../../referee/napRandom';
import { type Random, seededRandom } from '../../referee/random';
import { auctionFor, faces, openTestNap, positionOf, tableWith, texts } from '../../support/nap';

const { table: core, adviser } = await openTestNap();

/** Plays a random deal up to a random decision, and returns whose it is. */
function someDecision(seed: number): number {
  const random = seededRandom(seed);
  const table = randomTable(random);
  core.setSettings(table);
  adviser.setSettings(table);
  core.deal(seed);
  const stop = Math.floor(random() * 3.5 * table.players);
  for (let i = 0; i < stop; i++) {
    const { phase } = core.facts();
    const options = phase === 'bidding' ? core.calls() : core.cards();
    const undo = core.position();
    const choice = options[Math.floor(random() * options.length)]!;
    if (typeof choice === 'string') core.call(choice);
    else core.play(choice);
    if (core.facts().turn !== null) continue;
    core.load(undo);
    break;
  }
  return core.facts().turn!;
}

/** The same deal to the eyes of a seat, with every card that it has not seen dealt anew. */
function redealt(position: NapPosition, seat: number, random: Random): NapPosition | null {
  const { players } = core.settings;
  const own = position.hands[seat]!;
  const open = new Set([...own, ...position.played]);
  const hidden = faces(napPack(core.settings).join(' ')).filter((card) => !open.has(card));
  for (let i = hidden.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [hidden[i], hidden[other]] = [hidden[other]!, hidden[i]!];
  }
  const hands = Array.from({ length: players }, (_, other) => {
    if (other === seat) return own;
    const shown = position.hands[other]!.filter((card) => position.played.includes(card));
    return [...shown, ...hidden.splice(0, own.length - shown.length)];
  });
  const dealt = { ...position, hands };
  try {
    core.load(dealt);
    return dealt;
  } catch {
    // A seat was given a suit that it has shown it does not have.
    return null;
  }
}

/** All that the machine says to a seat: advice, and what each level would do. */
function advice(view: NapView): string {
  adviser.begin(view, 7);
  adviser.step(30, 10, 2000);
  const seatMove = core.facts().phase === 'bidding' ? adviser.seatCall : adviser.seatCard;
  return JSON.stringify([adviser.advice(), napLevels.map((level) => seatMove(view, level, 11))]);
}

describe('a seat knows only what it may see', () => {
  it('its advice and its play are the same, however the hidden cards lie', () => {
    let compared = 0;
    let moved = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const seat = someDecision(seed);
      const random = seededRandom(1000 + seed);
      const truth = core.position();
      const said = advice(core.view(seat));
      for (let i = 0; i < 3; i++) {
        const other = redealt(truth, seat, random);
        if (other === null) continue;
        if (JSON.stringify(other.hands) !== JSON.stringify(truth.hands)) moved++;
        expect(advice(core.view(seat))).toBe(said);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
    expect(moved).toBeGreaterThan(50);
  });

  it('a view holds no card of another', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const seat = someDecision(seed);
      const position = core.position();
      const view = viewOf(position, seat);
      expect(Object.keys(view).sort()).toEqual(['calls', 'contract', 'hand', 'played', 'seat']);
      const others = position.hands.filter((_, i) => i !== seat).flat();
      const open = [...view.hand, ...view.played];
      expect(others.filter((card) => open.includes(card) && !position.played.includes(card))).toEqual([]);
    }
  });

  it('the same seed says the same', () => {
    const seat = someDecision(3);
    const view = core.view(seat);
    expect(advice(view)).toBe(advice(view));
  });

  it('advice is for the seat on turn alone', () => {
    const seat = someDecision(4);
    const other = (seat + 1) % core.settings.players;
    expect(() => adviser.begin(core.view(other), 1)).toThrow(NotItsTurn);
  });
});

describe('nothing of one question outlives it', () => {
  /** A few questions about other deals at the same table, as a person and the computers ask them in a match. */
  function otherThoughts(seed: number): void {
    const random = seededRandom(seed);
    for (let i = 0; i < 3; i++) {
      core.deal(1 + Math.floor(random() * 1e6));
      for (let call = Math.floor(random() * core.settings.players); call > 0; call--) {
        const calls = core.calls();
        core.call(calls[Math.floor(random() * calls.length)]!);
        if (core.facts().phase !== 'bidding') break;
      }
      const { turn } = core.facts();
      if (turn !== null) advice(core.view(turn));
    }
  }

  it('neither calls nor advice hang on what was thought before, a bid having been made or none', () => {
    let overbids = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const random = seededRandom(seed);
      const table = { ...randomTable(random, 3 + (seed % 4)), misere: 'plain' as const };
      core.setSettings(table);
      adviser.setSettings(table);
      core.deal(seed);
      while (core.facts().phase === 'bidding' && random() < 0.6) {
        const calls = core.calls();
        core.call(calls[Math.floor(random() * Math.min(3, calls.length))]!);
      }
      const { phase, turn } = core.facts();
      if (turn === null || phase !== 'bidding') continue;
      if (core.position().calls.some((call) => call !== 'pass')) overbids++;
      const truth = core.position();
      const view = core.view(turn);
      const said = advice(view);
      for (let i = 0; i < 2; i++) {
        otherThoughts(1000 * seed + i);
        core.load(redealt(truth, turn, random) ?? truth);
        expect(advice(view), `deal ${seed}`).toBe(said);
      }
    }
    expect(overbids).toBeGreaterThan(8);
  });

  it('a hidden hand dealt anew behind a bidder changes nothing, in every state of the core', () => {
    const states: readonly ((seed: number) => void)[] = [
      () => {},
      otherThoughts,
      // The question broken off half way, as when a person goes on without waiting for it.
      (seed) => {
        core.deal(seed);
        adviser.begin(core.view(0), 3);
        adviser.step(5);
      },
    ];
    let compared = 0;
    for (let seed = 1; seed <= 24; seed++) {
      const random = seededRandom(seed);
      const table = { ...randomTable(random, 3 + (seed % 4)), misere: 'plain' as const };
      core.setSettings(table);
      adviser.setSettings(table);
      core.deal(seed);
      // The first seat bids; whoever is next is asked.
      const bids = core.calls().filter((call) => call !== 'pass');
      core.call(bids[seed % Math.min(3, bids.length)]!);
      const { phase, turn } = core.facts();
      if (turn === null || phase !== 'bidding') continue;
      const truth = core.position();
      const said = advice(core.view(turn));
      for (const disturb of states) {
        for (let i = 0; i < 2; i++) {
          disturb(7000 * seed + i);
          core.load(truth);
          const other = redealt(truth, turn, random);
          if (other === null) continue;
          expect(JSON.stringify(other.hands[0])).not.toBe(JSON.stringify(truth.hands[0]));
          expect(advice(core.view(turn)), `deal ${seed}`).toBe(said);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('every move of a computer seat is legal', () => {
  it('at all levels, tables and seats', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const random = seededRandom(seed);
      const table = randomTable(random);
      core.setSettings(table);
      adviser.setSettings(table);
      core.deal(seed);
      for (let move = 0; ; move++) {
        const { phase, turn } = core.facts();
        if (turn === null) break;
        const level = napLevels[(turn + seed) % (seed % 8 === 0 ? 4 : 3)]!;
        const view = core.view(turn);
        const refused =
          phase === 'bidding'
            ? core.call(adviser.seatCall(view, level, move))
            : core.play(adviser.seatCard(view, level, move));
        expect(refused).toBeNull();
      }
      expect(core.chips().reduce((sum, chips) => sum + chips, 0)).toBe(0);
    }
  });
});

describe('sampled worlds', () => {
  /** The share of all holdings that fit in which minimax makes it: three seats of a stripped pack, two cards left. */
  function enumerated(view: NapView, left: number[][], unseen: number[]): number {
    const { declarer, bid } = view.contract!;
    let made = 0;
    let all = 0;
    const played = texts(view.played);
    const pairs = (from: number[]): number[][] =>
      from.flatMap((a, i) => from.slice(i + 1).map((b) => [a, b]));
    const has = (cards: number[], suit: string): boolean => texts(cards).some((card) => card.endsWith(suit));
    for (const one of pairs(unseen)) {
      if (has(one, 'H')) continue;
      for (const two of pairs(unseen.filter((card) => !one.includes(card)))) {
        const hands = [view.hand, [...left[1]!, ...one], [...left[2]!, ...two]].map((hand) => texts(hand));
        const deal: NapDeal = { table: core.settings, hands, calls: auctionFor(3, declarer, bid), played };
        all++;
        if (minimaxMade(deal)) made++;
      }
    }
    return made / all;
  }

  it('average to what enumeration says, voids included', () => {
    tableWith(core, { players: 3, pack: 'stripped' });
    adviser.setSettings(core.settings);
    // Seat 2 had no heart to the second trick. The declarer has two cards left, and leads.
    const played = 'AS 9S TS KH 9D 9H QH TD TH';
    const position = positionOf(['AS KH QH KS JC', '9S 9D TD', 'TS 9H TH'], 0, 'nap', played);
    const view: NapView = { ...viewOf(position, 0), played: faces(played) };
    const open = new Set([...view.hand, ...view.played]);
    const unseen = faces(napPack(core.settings).join(' ')).filter((card) => !open.has(card));
    const truth = enumerated(view, [[], faces('9S 9D TD'), faces('TS 9H TH')], unseen);
    adviser.begin(view, 1);
    adviser.step(4000, 4000, 10_000);
    const { makeable, worlds } = adviser.advice();
    expect(worlds).toBe(4000);
    expect(truth).toBeGreaterThan(0.1);
    expect(truth).toBeLessThan(0.95);
    expect(Math.abs(makeable!.share - truth)).toBeLessThan(0.03);
  });
});
