import { describe, expect, it } from 'vitest';
import { Figure, Method, Verdict, Why } from '../../../assembly/abi';
import { searchOn } from '../../../src/patience/core/search';
import type { RuleRecord as CoreRecord } from '../../../src/patience/core/types';
import { dealReferee } from '../../referee/position';
import { randomEndgame, randomTightRecord, seededRandom } from '../../referee/random';
import { type RuleRecord, refereeGames } from '../../referee/rules';
import { asCore } from '../../support/agree';
import { openTestCore } from '../../support/core';
import { faultOfLine, searchAll } from '../../support/search';

// The search for one pack without a stock, alone.
const count = Number(process.env.ENDGAMES ?? 150);
const firstSeed = Number(process.env.SEED ?? 1);
const game = refereeGames['free-cells'];
const core = await openTestCore(64);

function only<T>(ask: () => T): T {
  core.exports.searchOnly(1 << Method.FreeCells);
  const answer = ask();
  core.exports.searchOnly(-1);
  return answer;
}

/** The answer for a numbered deal under a record, its line replayed by the referee. */
function solve(record: RuleRecord, number: number, nodes: number) {
  core.setRules(record as CoreRecord);
  core.deal(number);
  const answer = only(() => searchAll(core, nodes));
  if (answer.verdict === Verdict.Winnable) {
    expect(faultOfLine(record, dealReferee(record, number), answer.line), `deal ${number}`).toBeNull();
  }
  return answer;
}

// Every deal below a million that cannot be won, with the positions that a proof has to look at when cards may
// come back from the foundations and when they may not.
const lost = [
  [11982, 77445, 61643],
  [146692, 10875, 8603],
  [186216, 23262, 16606],
  [455889, 13704, 11806],
  [495505, 28385, 27688],
  [512118, 29244, 22482],
  [517776, 67395, 67016],
  [781948, 4499, 4381],
] as const;

describe('deals that cannot be won', () => {
  it.each(lost)('%i: proved with %i positions, or %i without returns', (number, returning, final) => {
    const proof = { verdict: Verdict.Unwinnable, why: Why.Exhausted };
    expect(solve(game, number, 200_000)).toMatchObject({ ...proof, stored: returning });
    expect(solve({ ...game, return: false }, number, 200_000)).toMatchObject({ ...proof, stored: final });
  });

  it.each(lost)('%i: proved without automatic play as well', (number) => {
    core.exports.searchWithout(-1);
    const { verdict } = solve(game, number, 400_000);
    core.exports.searchWithout(0);
    expect(verdict).toBe(Verdict.Unwinnable);
  });
});

describe('deals that can be won', () => {
  const records: [string, Partial<RuleRecord>, number][] = [
    ['as it is', {}, 100],
    ['single cards', { carry: 'one' }, 20],
    ['whole runs', { carry: 'run' }, 20],
    ['runs by the free cells', { carry: 'cells' }, 20],
    ['kings only', { fill: 'king' }, 20],
    ['kings only, runs by the free cells', { fill: 'king', carry: 'cells' }, 20],
    ['three cells', { cells: 3 }, 20],
    ['twelve columns and a cell', { columns: 12, cells: 1 }, 20],
    ['any suit', { build: 'any' }, 20],
  ];
  it.each(records)('%s', (_, over, deals) => {
    const record = { ...game, ...over };
    for (let number = 1; number <= deals; number++) {
      expect(solve(record, number, 200_000).verdict, `deal ${number}`).toBe(Verdict.Winnable);
    }
  });

  it('hard ones', () => {
    for (const number of [617, 1218, 3681, 4556, 7303, 10028]) {
      expect(solve(game, number, 200_000).verdict, `deal ${number}`).toBe(Verdict.Winnable);
    }
  });

  it('hunts are short: 15,000 positions for 100 deals', () => {
    let nodes = 0;
    for (let number = 1; number <= 100; number++) {
      solve(game, number, 200_000);
      nodes += searchOn(core).figure(Figure.Nodes);
    }
    expect(nodes).toBeLessThan(15_000);
  });

  it('lines are short: 95 moves on average over 50 deals', () => {
    let moves = 0;
    for (let number = 1; number <= 50; number++) moves += solve(game, number, 200_000).line.length;
    expect(moves / 50).toBeLessThan(95);
  });
});

/** A tight record of one pack without a stock. */
function recordOf(random: () => number): RuleRecord {
  return { ...randomTightRecord(random), decks: 1, rows: 0, faceDown: 0, passes: 0, columns: 4 };
}

describe('verdicts', () => {
  it(`are those of the exhaustive search on ${count} endgames of every kind of record`, () => {
    const tally = { [Verdict.Winnable]: 0, [Verdict.Unwinnable]: 0 };
    for (let seed = firstSeed; seed < firstSeed + count; seed++) {
      const random = seededRandom(seed);
      const record = recordOf(random);
      const position = randomEndgame(record, random, 8 + Math.floor(random() * 13));
      const what = `${JSON.stringify(record)}\n${JSON.stringify(position)}`;
      core.setRules(record as CoreRecord);
      core.load(asCore(position));
      core.exports.searchWithout(-1);
      core.exports.searchOnly(1 << Method.Proof);
      const truth = searchAll(core, 200_000).verdict;
      core.exports.searchWithout(0);
      const answer = only(() => searchAll(core, 2_000_000, 777));
      if (answer.verdict === Verdict.Winnable) {
        expect(faultOfLine(record, position, answer.line), what).toBeNull();
      }
      if (truth !== Verdict.Winnable && truth !== Verdict.Unwinnable) continue;
      expect(answer.verdict, what).toBe(truth);
      tally[truth]++;
    }
    expect(tally[Verdict.Winnable]).toBeGreaterThan(count / 10);
    expect(tally[Verdict.Unwinnable]).toBeGreaterThan(count / 10);
  });

  it('are unknown when the memory is too small for the proof', async () => {
    const small = await openTestCore(1);
    small.setRules(game as CoreRecord);
    small.deal(11982);
    small.exports.searchOnly(1 << Method.FreeCells);
    expect(searchAll(small, Number.POSITIVE_INFINITY)).toMatchObject({
      verdict: Verdict.Unknown,
      why: Why.Memory,
      line: [],
    });
    expect(searchOn(small).figure(Figure.Nodes)).toBeGreaterThan(0);
  });
});
