import { describe, expect, it } from 'vitest';
import { Verdict } from '../../assembly/abi';
import type { RuleRecord as CoreRecord } from '../../src/core/types';
import { exhaust } from '../referee/exhaust';
import type { Position } from '../referee/position';
import { randomEndgame, randomRecord, randomTightRecord, seededRandom } from '../referee/random';
import { type RuleRecord, refereeGames } from '../referee/rules';
import { asCore } from '../support/agree';
import { openTestCore } from '../support/core';
import { faultOfLine, searchAll } from '../support/search';

// How many endgames of each kind this run looks at; `ENDGAMES=1000` makes it a long one.
const count = Number(process.env.ENDGAMES ?? 40);
/** What the referee may look at before an endgame is too large for it to judge. */
const MOST_STATES = 3000;
const MOST_CARDS = 20;
const core = await openTestCore(64);

interface Tally {
  decided: number;
  unwinnable: number;
  judged: number;
  nodes: number;
}

/** Solves the endgame with prunes and without, holds both against the referee, and throws on any difference. */
function solveBoth(record: RuleRecord, position: Position, tally: Tally): void {
  core.setRules(record as CoreRecord);
  core.load(asCore(position));
  const what = `${JSON.stringify(record)}\n${JSON.stringify(position)}`;
  const judged = exhaust(record, position, MOST_STATES);
  for (const plain of [false, true]) {
    core.exports.searchPlain(plain);
    const before = core.bytes();
    const answer = searchAll(core, plain ? 2_000_000 : 60_000_000, 1_000_000);
    expect(core.bytes(), what).toEqual(before);
    if (plain && answer.verdict === Verdict.Unknown) continue;
    if (answer.verdict === Verdict.Winnable)
      expect(faultOfLine(record, position, answer.line), what).toBeNull();
    else expect(answer, what).toMatchObject({ verdict: Verdict.Unwinnable, line: [] });
    if (judged.verdict !== 'too-large') {
      expect([answer.verdict, what]).toEqual([
        judged.verdict === 'won' ? Verdict.Winnable : Verdict.Unwinnable,
        what,
      ]);
      tally.judged++;
    }
    if (plain) continue;
    tally.decided++;
    tally.nodes = Math.max(tally.nodes, answer.nodes);
    if (answer.verdict === Verdict.Unwinnable) tally.unwinnable++;
  }
}

/** `count` endgames of each record that `next` gives. */
function solveMany(next: (seed: number) => RuleRecord): Tally {
  const tally: Tally = { decided: 0, unwinnable: 0, judged: 0, nodes: 0 };
  for (let seed = 1; seed <= count; seed++) {
    const random = seededRandom(seed);
    const cards = 1 + Math.floor(random() * MOST_CARDS);
    const record = next(seed);
    solveBoth(record, randomEndgame(record, random, cards), tally);
  }
  return tally;
}

describe(`${count} endgames of up to ${MOST_CARDS} cards are decided, and as the referee decides them`, () => {
  it.each(Object.entries(refereeGames))('%s', (_, record) => {
    expect(solveMany(() => record).decided).toBe(count);
  });

  it('random house rules', () => {
    const random = seededRandom(11);
    expect(solveMany(() => randomRecord(random)).decided).toBe(count);
  });

  it('random house rules with little room', () => {
    const random = seededRandom(12);
    const tally = solveMany(() => randomTightRecord(random));
    expect(tally.decided).toBe(count);
    expect(tally.unwinnable).toBeGreaterThan(count / 20);
  });
});
