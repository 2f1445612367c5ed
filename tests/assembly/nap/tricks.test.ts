import { describe, expect, it } from 'vitest';
import type { NapBid } from '../../../src/nap/core/types';
import { type NapDeal, napCards, napPack, napPhase } from '../../referee/nap';
import { minimaxMade } from '../../referee/napMinimax';
import { randomTable } from '../../referee/napRandom';
import { type Random, seededRandom } from '../../referee/random';
import { auctionFor, faces, openTestNap, texts } from '../../support/nap';

const { table: core } = await openTestNap();
const rounds = Number(process.env.MINIMAX ?? 400);

function randomHands(random: Random, pack: readonly string[], players: number, size: number): string[][] {
  const shuffled = pack
    .map((card) => ({ card, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ card }) => card);
  return Array.from({ length: players }, (_, seat) => shuffled.slice(seat * size, (seat + 1) * size));
}

/** A small deal in play, as both sides hold it; `dense` cards lie close together, so that the play is a fight. */
function smallDeal(seed: number): { deal: NapDeal; declarer: number; bid: NapBid } {
  const random = seededRandom(seed);
  const table = { ...randomTable(random), lowest: 'two', wellington: true, blucher: true } as const;
  const size = table.players === 3 ? 2 + (seed % 3) : table.players === 4 ? 2 + (seed % 2) : 2;
  const dense = napPack(table).filter((card) => random() < 0.5 || card.charAt(0) > '9');
  const pack = dense.length >= size * table.players ? dense : napPack(table);
  const bids = (['two', 'three', 'misere', 'misere', 'four'] as const).filter(
    (bid) =>
      (bid !== 'misere' || table.misere !== 'off') && { two: 2, three: 3, misere: 0, four: 4 }[bid] <= size,
  );
  const bid = bids[seed % bids.length] ?? 'two';
  const declarer = Math.floor(random() * table.players);
  const calls = auctionFor(table.players, declarer, bid);
  return {
    deal: { table, hands: randomHands(random, pack, table.players, size), calls, played: [] },
    declarer,
    bid,
  };
}

/** Lays the referee's deal on the core, the contract given without its auction. */
function lay({ deal, declarer, bid }: ReturnType<typeof smallDeal>): void {
  core.setSettings(deal.table);
  core.load({
    hands: deal.hands.map((hand) => faces(hand.join(' '))),
    calls: [],
    contract: { declarer, bid },
    played: faces(deal.played.join(' ')),
  });
}

describe('double dummy', () => {
  it(`says what plain minimax says on ${rounds} small deals, before and in the play`, () => {
    const counts = { made: 0, lost: 0 };
    for (let seed = 1; seed <= rounds; seed++) {
      const small = smallDeal(seed);
      const random = seededRandom(seed + 1);
      let { deal } = small;
      const cards = Math.floor(random() * 4);
      for (let i = 0; i < cards && napPhase(deal) === 'playing'; i++) {
        const legal = napCards(deal);
        deal = { ...deal, played: [...deal.played, legal[Math.floor(random() * legal.length)]!] };
      }
      lay({ ...small, deal });
      const truth = minimaxMade(deal) ? 'made' : 'lost';
      counts[truth]++;
      if (core.solve(1e9) !== truth) throw new Error(`not ${truth}: ${JSON.stringify({ ...small, deal })}`);
    }
    expect(Math.min(counts.made, counts.lost)).toBeGreaterThan(rounds / 8);
  });

  it('says what brute force says in the last tricks of full deals', () => {
    for (let seed = 1; seed <= rounds / 2; seed++) {
      const random = seededRandom(seed);
      const table = { ...randomTable(random), playOn: false };
      core.setSettings(table);
      core.deal(seed);
      const bids = core.calls().filter((call) => call !== 'pass' && call !== 'nap');
      const bid = bids[seed % bids.length] as NapBid;
      core.call(bid);
      while (core.facts().phase === 'bidding') core.call('pass');
      const play = (): number => core.cards()[Math.floor(random() * core.cards().length)]!;
      const left = table.players > 4 ? 2 : 3;
      while (core.facts().phase === 'playing' && core.facts().left > left) core.play(play());
      if (core.facts().phase !== 'playing') continue;
      const { hands, calls, played } = core.position();
      const deal: NapDeal = { table, hands: hands.map(texts), calls, played: texts(played) };
      expect([seed, core.solve(1e9)]).toEqual([seed, minimaxMade(deal) ? 'made' : 'lost']);
    }
  });

  it('plays a line that keeps its verdict to the end', () => {
    for (let seed = 1; seed <= 40; seed++) {
      core.setSettings({ ...core.defaults(), players: 3 + (seed % 3) });
      core.deal(seed);
      core.call(seed % 4 === 0 ? 'misere' : 'three');
      while (core.facts().phase === 'bidding') core.call('pass');
      const verdict = core.solve(1e9);
      const before = core.position();
      const line = core.line(1e9);
      expect(core.position()).toEqual(before);
      for (const card of line) expect(core.play(card)).toBeNull();
      expect(core.facts()).toMatchObject({ phase: 'done', result: verdict });
    }
  });

  it('stops at its nodes and then says nothing', () => {
    core.setSettings({ ...core.defaults(), players: 6 });
    const answers = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      core.deal(seed);
      core.call('two');
      while (core.facts().phase === 'bidding') core.call('pass');
      const full = core.solve(1e9);
      const short = core.solve(3);
      answers.add(short);
      if (short !== 'open') expect(short).toBe(full);
    }
    expect(answers).toContain('open');
  });
});
