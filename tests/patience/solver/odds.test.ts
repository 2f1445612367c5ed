import { describe, expect, it } from 'vitest';
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
