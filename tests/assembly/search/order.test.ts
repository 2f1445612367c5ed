import { describe, expect, it } from 'vitest';
import { Method, Prune, Verdict, Why } from '../../../assembly/abi';
import { dealReferee } from '../../referee/position';
import { refereeGames } from '../../referee/rules';
import { openTestCore } from '../../support/core';
import { faultOfLine, searchAll } from '../../support/search';

const core = await openTestCore(32);
core.setRules(core.gameRules('forty-thieves'));

/** Won deals along whose lines it is asked, and how far; with LINES=300 NODES=600000 these are figures of docs/soundness.md. */
const lines = Number(process.env.LINES ?? 3);
const lineNodes = Number(process.env.NODES ?? 30_000);

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

describe('an order that is found is played', () => {
  it.each([
    ['forty-thieves', 100110],
    ['rank-and-file', 2],
    ['limited', 5],
  ] as const)('%s %i is won', (game, number) => {
    core.setRules(core.gameRules(game));
    core.deal(number);
    const { verdict, line } = judge(4_000_000);
    expect(verdict).toBe(Verdict.Winnable);
    expect(faultOfLine(refereeGames[game], dealReferee(refereeGames[game], number), line)).toBeNull();
    core.setRules(core.gameRules('forty-thieves'));
  });

  it('says the same however it is sliced', () => {
    core.deal(100110);
    core.exports.searchOnly(1 << Method.Order);
    const [whole, sliced] = [4_000_000, 777].map((slice) => searchAll(core, 4_000_000, slice));
    core.exports.searchOnly(-1);
    expect(sliced).toEqual(whole);
  });
});

describe('what its argument does not cover', () => {
  it.each([
    ['a second pass', 'josephine', {}],
    ['alternating colours', 'streets', {}],
    ['one pack', 'forty-thieves', { decks: 1 }],
    ['a return from the foundations', 'forty-thieves', { return: true }],
  ] as const)('%s: it does not begin', (_, game, over) => {
    core.setRules({ ...core.gameRules(game), ...over });
    core.deal(16);
    expect(judge(2_000_000)).toMatchObject({ verdict: Verdict.Unknown, nodes: 0 });
    core.setRules(core.gameRules('forty-thieves'));
  });
});

describe('no position along the line of a won deal is called lost', () => {
  it.each(['forty-thieves', 'rank-and-file', 'limited'] as const)(`in ${lines} deals of %s`, (game) => {
    core.setRules(core.gameRules(game));
    let asked = 0;
    for (let number = 2, won = 0; won < lines; number++) {
      core.deal(number);
      const { verdict, line } = searchAll(core, 1_000_000);
      if (verdict !== Verdict.Winnable) continue;
      won++;
      for (const [i, move] of line.entries()) {
        if (i % (lines > 3 ? 8 : 16) === 0) {
          asked++;
          expect(judge(lineNodes).verdict, `${number} after ${i} moves`).not.toBe(Verdict.Unwinnable);
        }
        core.play(move);
      }
    }
    if (lines > 3) console.log(`${game}: ${asked} positions along ${lines} lines`);
  });
});
