import { describe, expect, it } from 'vitest';
import { Verdict } from '../../../assembly/abi';
import type { RuleRecord as CoreRecord } from '../../../src/patience/core/types';
import { exhaust } from '../../referee/exhaust';
import type { Position } from '../../referee/position';
import { randomEndgame, randomRecord, randomTightRecord, seededRandom } from '../../referee/random';
import { type RuleRecord, refereeGames } from '../../referee/rules';
import { asCore } from '../../support/agree';
import { openTestCore } from '../../support/core';
import { faultOfLine, searchAll } from '../../support/search';

// How many endgames of each kind this run looks at; `ENDGAMES=1000` makes it a long one, `SEED` another one.
const count = Number(process.env.ENDGAMES ?? 40);
const firstSeed = Number(process.env.SEED ?? 1);
/** What the referee may look at before an endgame is too large for it to judge. */
const MOST_STATES = 3000;
const MOST_CARDS = 20;
const core = await openTestCore(64);

interface Tally {
  decided: number;
  unwinnable: number;
  judged: number;
}

/** The verdict on the core's position, its line replayed by the referee, everything left as it was. */
function solve(record: RuleRecord, position: Position, nodes: number, what: string): Verdict {
  const before = core.bytes();
  const answer = searchAll(core, nodes, 1_000_000);
  expect(core.bytes(), what).toEqual(before);
  if (answer.verdict === Verdict.Winnable)
    expect(faultOfLine(record, position, answer.line), what).toBeNull();
  else expect(answer.line, what).toEqual([]);
  return answer.verdict;
}

/** Solves the endgame with prunes and without, holds both against the referee, and throws on any difference. */
function solveBoth(record: RuleRecord, position: Position, tally: Tally): void {
  core.setRules(record as CoreRecord);
  core.load(asCore(position));
  const what = `${JSON.stringify(record)}\n${JSON.stringify(position)}`;
  const judged = exhaust(record, position, MOST_STATES);
  const pruned = solve(record, position, 60_000_000, what);
  tally.decided++;
  if (pruned === Verdict.Unwinnable) tally.unwinnable++;
  expect(pruned, what).not.toBe(Verdict.Unknown);
  core.exports.searchWithout(-1);
  const plain = solve(record, position, 1_000_000, what);
  core.exports.searchWithout(0);
  if (plain !== Verdict.Unknown) expect(plain, what).toBe(pruned);
  if (judged.verdict !== 'too-large') {
    tally.judged++;
    expect(pruned, what).toBe(judged.verdict === 'won' ? Verdict.Winnable : Verdict.Unwinnable);
  }
}

/** One endgame, of `least` to MOST_CARDS cards, of each of `count` records. */
function solveMany(next: () => RuleRecord, least = 1): Tally {
  const tally: Tally = { decided: 0, unwinnable: 0, judged: 0 };
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = seededRandom(seed);
    const cards = least + Math.floor(random() * (MOST_CARDS + 1 - least));
    const record = next();
    solveBoth(record, randomEndgame(record, random, cards), tally);
  }
  return tally;
}

describe(`${count} endgames of up to ${MOST_CARDS} cards are decided, and as the referee decides them`, () => {
  it.each(Object.entries(refereeGames))('%s', (_, record) => {
    expect(solveMany(() => record).decided).toBe(count);
  });

  it('random house rules', () => {
    const random = seededRandom(firstSeed + 11);
    expect(solveMany(() => randomRecord(random)).decided).toBe(count);
  });

  it('random house rules with little room', () => {
    const random = seededRandom(firstSeed + 12);
    expect(solveMany(() => randomTightRecord(random)).decided).toBe(count);
  });

  it('random house rules with four columns and no cell, where many are lost', () => {
    const random = seededRandom(firstSeed + 13);
    const narrow = (): RuleRecord => ({ ...randomTightRecord(random), columns: 4, cells: 0 });
    const tally = solveMany(narrow, 14);
    expect(tally.decided).toBe(count);
    expect(tally.unwinnable).toBeGreaterThan(count / 10);
  });
});
