import { describe, expect, it } from 'vitest';
import { Method, Prune, Verdict, Why } from '../../../assembly/abi';
import { openTestCore } from '../../support/core';
import { searchAll } from '../../support/search';

const core = await openTestCore(32);
core.setRules(core.gameRules('forty-thieves'));

/** What the order of departures alone says of the core's position. */
function judge(nodes: number, without = 0) {
  core.exports.searchOnly(1 << Method.Order);
  core.exports.searchWithout(without);
  const answer = searchAll(core, nodes);
  core.exports.searchOnly(-1);
  core.exports.searchWithout(0);
  return answer;
}

describe('no order in which the cards can leave', () => {
  it.each([4, 16, 114, 156])('deal %i is lost', (number) => {
    core.deal(number);
    expect(judge(2_000_000)).toMatchObject({ verdict: Verdict.Unwinnable, why: Why.Order });
    expect(judge(2_000_000, 1 << Prune.Order)).toMatchObject({ verdict: Verdict.Unknown, nodes: 0 });
  });

  it('says the same however it is sliced, and counts no more nodes than it may take', () => {
    core.deal(4);
    core.exports.searchOnly(1 << Method.Order);
    const [whole, sliced] = [2_000_000, 777].map((slice) => searchAll(core, 2_000_000, slice));
    const cut = searchAll(core, 100_000, 333);
    core.exports.searchOnly(-1);
    expect(sliced).toEqual(whole);
    expect(cut).toMatchObject({ verdict: Verdict.Unknown, why: Why.Nodes, nodes: 100_000 });
  });
});

describe('a deal that is won', () => {
  it.each([2, 7, 8])('%i: no position along its line is called lost', (number) => {
    core.deal(number);
    const { verdict, line } = searchAll(core, 3_000_000);
    expect(verdict).toBe(Verdict.Winnable);
    for (const [i, move] of line.entries()) {
      if (i % 8 === 0) expect(judge(30_000).verdict, `after ${i} moves`).toBe(Verdict.Unknown);
      core.play(move);
    }
  });
});
