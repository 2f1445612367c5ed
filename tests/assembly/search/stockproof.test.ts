import { describe, expect, it } from 'vitest';
import { Method, Prune, Verdict } from '../../../assembly/abi';
import { openTestCore } from '../../support/core';
import { searchAll } from '../../support/search';

const core = await openTestCore(32);
core.setRules(core.gameRules('forty-thieves'));

/** What the proof alone says of a deal of Forty Thieves. */
function prove(number: number, nodes: number, without = 0): Verdict {
  core.deal(number);
  core.exports.searchOnly(1 << Method.StockProof);
  core.exports.searchWithout(without);
  const { verdict } = searchAll(core, nodes);
  core.exports.searchOnly(-1);
  core.exports.searchWithout(0);
  return verdict;
}

describe('a landing place takes one card', () => {
  // Relaxed play empties column 1 with both jacks of diamonds on one queen, when all but three cards are turned.
  it('deal 100058 is lost from the beginning', () => {
    expect(prove(100_058, 2000)).toBe(Verdict.Unwinnable);
    expect(prove(100_058, 20_000, 1 << Prune.StockHosts)).toBe(Verdict.Unknown);
  });
});

describe('the waste finds no room', () => {
  // Without the test the proof takes 5.4 million configurations: most with the whole stock turned, some fifty cards
  // on the waste and few at home.
  it('deal 100035 is lost', () => {
    expect(prove(100_035, 100_000)).toBe(Verdict.Unwinnable);
    expect(prove(100_035, 200_000, 1 << Prune.StockRoom)).toBe(Verdict.Unknown);
  });
});
