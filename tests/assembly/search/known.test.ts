import { describe, expect, it } from 'vitest';
import { Role, Verdict, Why } from '../../../assembly/abi';
import { type Manner, searchOn } from '../../../src/patience/core/search';
import type { RuleRecord as CoreRecord, GameId, Move, Position } from '../../../src/patience/core/types';
import { exhaust } from '../../referee/exhaust';
import { randomEndgame, randomRecord, seededRandom } from '../../referee/random';
import { asCore } from '../../support/agree';
import { openTestCore } from '../../support/core';
import { searchAll } from '../../support/search';

const core = await openTestCore(32);
const search = searchOn(core);

function ask(nodes: number, manner: Manner = {}) {
  search.begin(nodes, manner);
  let verdict: Verdict = Verdict.Running;
  while (verdict === Verdict.Running) verdict = search.step(50_000);
  return { verdict, why: search.why() as Why, line: [...search.line()] };
}

/** A winning line of a deal, and the keys of the positions along it. */
function lineOf(game: GameId, number: number) {
  core.setRules(core.gameRules(game));
  core.deal(number);
  const start = core.position();
  const { line } = searchAll(core, 2_000_000);
  const keys = [core.key()];
  for (const move of line) {
    core.play(move);
    keys.push(core.key());
  }
  expect(core.status()).toBe('won');
  return { start, line, keys };
}

function standAt(start: Position, moves: readonly Move[]): void {
  core.load(start);
  for (const move of moves) core.play(move);
}

describe('positions known winnable', () => {
  const { start, line, keys } = lineOf('forty-thieves', 2);
  const known = BigUint64Array.from(keys).sort();

  it('are reached soon after most deviations from their line, and the line ends in one of them', () => {
    let tried = 0;
    let answered = 0;
    for (let at = 0; at < line.length - 20; at += 20) {
      standAt(start, line.slice(0, at));
      for (const move of core.moves().slice(0, 4)) {
        standAt(start, [...line.slice(0, at), move]);
        if (keys.includes(core.key())) continue;
        tried++;
        const answer = ask(4000, { known });
        if (answer.why !== Why.Known) continue;
        answered++;
        expect(answer.verdict).toBe(Verdict.Winnable);
        for (const step of answer.line) core.play(step);
        expect(keys).toContain(core.key());
      }
    }
    expect(tried).toBeGreaterThan(10);
    expect(answered).toBeGreaterThan(tried / 2);
  });

  it('are forgotten by the next question', () => {
    const other = core.gameRules('forty-thieves');
    core.setRules(other);
    core.deal(3);
    const alone = ask(60_000);
    ask(100, { known });
    expect(ask(60_000)).toEqual(alone);
  });

  it('cost a search nothing but their own nodes where none is near', () => {
    core.setRules(core.gameRules('free-cells'));
    core.deal(11982);
    const { verdict } = ask(10_000_000, { known });
    expect(verdict).toBe(Verdict.Unwinnable);
  });

  it('leave verdicts as they are: endgames against plain exhaustive search', () => {
    const random = seededRandom(20);
    let judged = 0;
    for (let i = 0; i < 60; i++) {
      const record = randomRecord(random);
      const position = randomEndgame(record, random, 1 + Math.floor(random() * 14));
      core.setRules(record as CoreRecord);
      core.load(asCore(position));
      const truth = exhaust(record, position, 3000).verdict;
      if (truth === 'too-large') continue;
      judged++;
      const known = BigUint64Array.from([1n, 2n, 3n]);
      const answer = ask(20_000_000, { known });
      expect(answer.verdict).toBe(truth === 'won' ? Verdict.Winnable : Verdict.Unwinnable);
    }
    expect(judged).toBeGreaterThan(20);
  });
});

describe('roles and seeds', () => {
  it('seed 0 and no role are the search as ever', () => {
    core.setRules(core.gameRules('rank-and-file'));
    core.deal(3);
    expect(ask(60_000, { seed: 0, role: Role.All })).toEqual(ask(60_000));
  });

  it('other seeds hunt otherwise, and repeat exactly', () => {
    core.setRules(core.gameRules('forty-thieves'));
    core.deal(2);
    const lines = [1, 2, 3].map((seed) => ask(3_000_000, { seed, role: Role.Hunt }));
    for (const { verdict } of lines) expect(verdict).toBe(Verdict.Winnable);
    expect(new Set(lines.map(({ line }) => line.join())).size).toBeGreaterThan(1);
    expect(ask(3_000_000, { seed: 2, role: Role.Hunt })).toEqual(lines[1]);
  });

  it('a prover proves at once what hunts would come to last', () => {
    core.setRules(core.gameRules('free-cells'));
    core.deal(11982);
    const nodes = (manner: Manner): number => {
      expect(ask(10_000_000, manner).verdict).toBe(Verdict.Unwinnable);
      return search.figure(0);
    };
    expect(nodes({ role: Role.Prove })).toBeLessThan(nodes({}));
  });

  it('neither role says what it cannot know', () => {
    const random = seededRandom(7);
    for (let i = 0; i < 40; i++) {
      const record = randomRecord(random);
      const position = randomEndgame(record, random, 1 + Math.floor(random() * 14));
      core.setRules(record as CoreRecord);
      core.load(asCore(position));
      const truth = exhaust(record, position, 3000).verdict;
      for (const role of [Role.Hunt, Role.Prove]) {
        const { verdict } = ask(200_000, { role, seed: 1 });
        if (truth === 'won') expect(verdict).not.toBe(Verdict.Unwinnable);
        if (truth === 'lost') expect(verdict).not.toBe(Verdict.Winnable);
      }
    }
  });
});
