import { describe, expect, it } from 'vitest';
import { Figure, Verdict as Verdicts } from '../../../assembly/abi';
import { encodePosition } from '../../../src/patience/core/buffers';
import { readPosition } from '../../../src/patience/core/notation';
import { ruleNumbers } from '../../../src/patience/core/rules';
import { searchOn } from '../../../src/patience/core/search';
import { candidates } from '../../../src/patience/game/session/fairOdds';
import { hasUnseen, world } from '../../../src/patience/solver/fairSight';
import { type Odds, type Sampling, sampleOdds } from '../../../src/patience/solver/odds';
import type { Verdict, Work } from '../../../src/patience/solver/protocol';
import { weighWork } from '../../../src/patience/solver/weigh';
import { openTestCore } from '../../support/core';
import { solve } from '../game/fakes';

const judge = await openTestCore();
const search = searchOn(await openTestCore(32));
const hooks = { now: () => 0, breathe: () => Promise.resolve(), stopped: () => false, onInfo: () => {} };
const weigh = (work: Work): Promise<Verdict> => weighWork(search, work, hooks);
const endless = { seconds: Number.POSITIVE_INFINITY, enough: () => false };

/** The odds of the position in the judge, from so many orders. */
async function oddsHere(
  worlds: number,
  over: Partial<Sampling> = {},
  told: Odds[] = [],
): Promise<Odds | null> {
  const position = judge.bytes();
  const question = { rules: ruleNumbers(judge.rules), position, moves: candidates(judge) };
  return sampleOdds({ ...question, nodes: 100_000, worlds, jobs: 1, ...endless, ...over }, weigh, (odds) =>
    told.push(odds),
  );
}

function lay(text: string): void {
  judge.setRules({ ...judge.gameRules('forty-thieves'), columns: 4 });
  judge.load(readPosition(text, judge.rules));
}

/** Which of its first moves win depends on the order of the stock. */
const endgame = [
  'Foundations: C-12 C-9 D-10 D-8 H-11 H-11 S-13 S-6',
  'Stock: KH 9D QH',
  'Waste: JC QS TC QH 7S JD 8S JD KD QC KD',
  'TS KC',
  'KS QD KC QD',
  'TD JS KH 9S',
  '-',
].join('\n');

describe('sampled orders', () => {
  it('give each move the share of orders in which it wins, as plain search counts them', async () => {
    lay(endgame);
    const truth = judge.bytes();
    expect(hasUnseen(truth)).toBe(true);
    const worlds = 24;
    const odds = await oddsHere(worlds);
    const moves = candidates(judge);
    const counted = new Map(moves.map((move) => [move, 0]));
    let won = 0;
    for (let number = 0; number < worlds; number++) {
      judge.loadBytes(world(truth, number));
      if (solve(judge) !== null) won++;
      for (const move of moves) {
        const { undo } = judge.play(move);
        if (solve(judge) !== null) counted.set(move, (counted.get(move) ?? 0) + 1);
        judge.undo(move, undo);
      }
    }
    expect(odds).toMatchObject({ worlds, won });
    expect(won).toBeGreaterThan(0);
    expect(won).toBeLessThan(worlds);
    const whole = odds!.moves.filter((move) => move.worlds === worlds);
    expect(whole.length).toBeGreaterThan(0);
    for (const { move, won: wins } of whole) expect(wins).toBe(counted.get(move));
  });

  it('put the best move first, and spend no more orders on moves that are clearly worse', async () => {
    lay(endgame);
    const odds = (await oddsHere(100))!;
    const shares = odds.moves.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    const best = odds.moves[0]!;
    expect(best.worlds).toBe(100);
    for (const { worlds, high } of odds.moves) if (worlds < 100) expect(high).toBeLessThan(best.share);
    for (const { low, share, high } of odds.moves) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
  });

  it.each(['forty-thieves', 'streets', 'josephine'] as const)(
    'are the same whatever order the unseen cards of %s truly have',
    async (game) => {
      judge.setRules(judge.gameRules(game));
      judge.deal(7);
      const truth = judge.bytes();
      const advice = await oddsHere(3, { nodes: 20_000 });
      for (const other of [world(truth, 11), world(truth, 12)]) {
        expect(other).not.toEqual(truth);
        judge.loadBytes(other);
        expect(await oddsHere(3, { nodes: 20_000 })).toEqual(advice);
      }
    },
  );

  it('do not depend on how face-down cards lie either', async () => {
    judge.setRules({ ...judge.gameRules('streets'), faceDown: 2 });
    judge.deal(3);
    const truth = judge.bytes();
    const moves = candidates(judge);
    judge.loadBytes(world(truth, 5));
    expect(judge.bytes()).not.toEqual(truth);
    expect(candidates(judge)).toEqual(moves);
  });

  /** Sampled odds of three moves, of which the second never wins; each order's win begins with the third. */
  async function sampled(over: Partial<Sampling>) {
    const asked: Work[] = [];
    const question = { rules: [], position: new Uint8Array(), moves: [7, 8, 9], nodes: 1000, seconds: 2 };
    const wait = { worlds: 12, jobs: 1, enough: () => false };
    const odds = await sampleOdds(
      { ...question, ...wait, ...over },
      async (work) => {
        asked.push(work);
        const wins = Uint8Array.from(work.weigh!.moves, (move) => (move === 8 ? 0 : 1));
        const line = new Uint32Array([9]);
        return { ...figures, ticket: work.ticket, status: 'winnable', line, why: 'line', wins };
      },
      () => {},
    );
    return { odds: odds!, asked };
  }
  const figures = { nodes: 5, milliseconds: 1 };

  it('ask for every move in eight orders, and then for those that may still be the best', async () => {
    const { odds, asked } = await sampled({});
    const moves = asked.map(({ weigh }) => [...weigh!.moves]);
    expect(moves.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => expect.arrayContaining([7, 8, 9])));
    expect(moves.slice(8)).toEqual(Array.from({ length: 4 }, () => [9, 7]));
    expect(asked.map(({ ticket, weigh }) => [ticket, weigh!.world])).toEqual(
      Array.from({ length: 12 }, (_, i) => [i, i]),
    );
    expect(asked[3]).toMatchObject({ want: 'odds', limits: { nodes: 1000, seconds: 2 } });
    expect(odds.moves).toMatchObject([
      // of two that always win, the one that the search itself began with
      { move: 9, won: 12, worlds: 12, share: 1, high: 1 },
      { move: 7, won: 12, worlds: 12, share: 1, high: 1 },
      { move: 8, won: 0, worlds: 8, share: 0, low: 0 },
    ]);
  });

  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
  ])('with %i jobs are asked %i at a time', async (jobs, atATime) => {
    let asked = 0;
    const answers: (() => void)[] = [];
    const question = { rules: [], position: new Uint8Array(), moves: [7], nodes: 1, seconds: 1, worlds: 9 };
    const done = sampleOdds(
      { ...question, jobs, enough: () => false },
      () => {
        asked++;
        return new Promise((resolve) => answers.push(() => resolve(null)));
      },
      () => {},
    );
    await Promise.resolve();
    expect(asked).toBe(atATime);
    for (const answer of answers) answer();
    expect(await done).toBeNull();
  });

  it('weigh moves from the lines found before: most lead back to one, which is quickly seen', async () => {
    judge.setRules(judge.gameRules('josephine'));
    judge.deal(2);
    const position = judge.bytes();
    const moves = Uint32Array.from(candidates(judge));
    const limits = { nodes: 200_000, seconds: Number.POSITIVE_INFINITY };
    const work = (some: Uint32Array): Work => ({
      ...{ ticket: 1, rules: ruleNumbers(judge.rules), position, limits, want: 'odds' },
      weigh: { moves: some, world: 3 },
    });
    const together = await weigh(work(moves));
    expect(together.status).toBe('winnable');
    let apart = 0;
    for (const move of moves) {
      judge.loadBytes(world(position, 3));
      judge.play(move);
      search.take(ruleNumbers(judge.rules), judge.bytes());
      search.begin(limits.nodes);
      while (search.step(50_000) === Verdicts.Running) {}
      apart += search.figure(Figure.Nodes);
    }
    const whole = await weigh(work(new Uint32Array()));
    expect(moves).toHaveLength(3);
    expect(together.wins).toEqual(Uint8Array.of(1, 1, 1));
    expect(together.nodes - whole.nodes).toBeGreaterThan(0);
    expect(together.nodes - whole.nodes).toBeLessThan(apart / 2);
  });

  it('stream, and stop when there are enough', async () => {
    lay(endgame);
    const told: Odds[] = [];
    const odds = await oddsHere(1000, { enough: () => told.length >= 5 }, told);
    expect(told.map(({ worlds }) => worlds)).toEqual([1, 2, 3, 4, 5]);
    expect(odds).toEqual(told.at(-1));
  });

  it('count only orders that were searched to their end', async () => {
    lay(endgame);
    const position = encodePosition(judge.position());
    const question = { rules: ruleNumbers(judge.rules), position, moves: candidates(judge), nodes: 1000 };
    const cut = { ...question, worlds: 3, jobs: 1, ...endless };
    const stopped = async (work: Work) => ({ ...(await weigh(work)), why: 'stopped' as const });
    expect(await sampleOdds(cut, stopped, () => {})).toBeNull();
    expect(
      await sampleOdds(
        cut,
        async () => null,
        () => {},
      ),
    ).toBeNull();
  });

  it('are one where every card has been seen', async () => {
    judge.setRules(judge.gameRules('free-cells'));
    judge.deal(1);
    expect(hasUnseen(judge.bytes())).toBe(false);
    expect(world(judge.bytes(), 4)).toEqual(judge.bytes());
    const odds = (await oddsHere(1))!;
    expect(odds).toMatchObject({ worlds: 1, won: 1 });
  });
});
