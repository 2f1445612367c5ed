import { describe, expect, it } from 'vitest';
import { Verdict, Why } from '../../../assembly/abi';
import type { GameId } from '../../../src/shared/core/types';
import { dealReferee } from '../../referee/position';
import { refereeGames } from '../../referee/rules';
import { openTestCore } from '../../support/core';
import { faultOfLine, searchAll } from '../../support/search';

const core = await openTestCore(64);

/** The answer for a numbered deal, its line replayed by the referee. */
function solve(game: GameId, number: number, nodes: number) {
  core.setRules(core.gameRules(game));
  core.deal(number);
  const answer = searchAll(core, nodes);
  if (answer.verdict === Verdict.Winnable) {
    expect(faultOfLine(refereeGames[game], dealReferee(refereeGames[game], number), answer.line)).toBeNull();
  }
  return answer;
}

function won(game: GameId, deals: number, nodes: number): number {
  let wins = 0;
  for (let number = 1; number <= deals; number++) {
    if (solve(game, number, nodes).verdict === Verdict.Winnable) wins++;
  }
  return wins;
}

describe('numbered deals', () => {
  it.each(['free-cells', 'free-places'] as const)('%s: the first 60 are all won', (game) => {
    expect(won(game, 60, 200_000)).toBe(60);
  });

  it('free-cells: 298591, which resists most hunts, is won by a later one', () => {
    expect(solve('free-cells', 298591, 1_000_000).verdict).toBe(Verdict.Winnable);
  });

  it.each(['free-cells', 'free-places'] as const)('%s: 11982 cannot be won', (game) => {
    expect(solve(game, 11982, 2_000_000)).toMatchObject({
      verdict: Verdict.Unwinnable,
      why: Why.Exhausted,
      line: [],
    });
  });

  it.each([
    ['forty-thieves', 2],
    ['josephine', 8],
    ['streets', 6],
    ['rank-and-file', 4],
    ['limited', 7],
  ] as const)('%s: at least %i of the first ten are won within 300,000 nodes', (game, least) => {
    expect(won(game, 10, 300_000)).toBeGreaterThanOrEqual(least);
  });
});
