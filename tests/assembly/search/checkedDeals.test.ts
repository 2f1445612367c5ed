import { expect, it } from 'vitest';
import { Verdict } from '../../../assembly/abi';
import { searchOn } from '../../../src/patience/core/search';
import { checkedDeals, checkedNumbers, firstSupply } from '../../../src/patience/game/deals/checkedDeals';
import { forgiveness, levels, thirds } from '../../../src/patience/game/deals/difficulty';
import { checkNodes } from '../../../src/patience/game/deals/finderQuestions';
import { solveWork } from '../../../src/patience/solver/solve';
import { gameIds } from '../../../src/shared/core/types';
import { openTestCore } from '../../support/core';
import { searchAll } from '../../support/search';

/** As much as the page's workers have for it. */
const megabytes = 32;
const hooks = { now: () => 0, breathe: async () => {}, stopped: () => false, onInfo: () => {} };

it.each(gameIds)(
  '%s: every deal that lies ready can be won, and that is found as the page finds it',
  async (game) => {
    const core = await openTestCore(megabytes);
    core.setRules(core.gameRules(game));
    for (const number of checkedNumbers(game)) {
      core.deal(number);
      expect(searchAll(core, checkNodes).verdict, `deal ${number}`).toBe(Verdict.Winnable);
    }
  },
);

const scaled = gameIds.filter((game) => thirds[game] !== undefined);

it.each(scaled)('%s: easy deals forgive more than hard ones', async (game) => {
  const core = await openTestCore();
  const search = searchOn(await openTestCore(megabytes));
  const rules = core.gameRules(game);
  const mean = async (deals: readonly number[]) => {
    let sum = 0;
    for (const deal of deals)
      sum += (await forgiveness(core, (work) => solveWork(search, work, hooks), rules, deal)) ?? 0;
    return sum / deals.length;
  };
  const { easy = [], medium = [], hard = [] } = checkedDeals[game];
  const [most, some, least] = [
    await mean(easy.slice(0, 2)),
    await mean(medium.slice(0, 2)),
    await mean(hard.slice(0, 2)),
  ];
  expect(most).toBeGreaterThan(some);
  expect(some).toBeGreaterThan(least);
});

it('a fresh stock has two of each level, or six, no deal twice', () => {
  for (const game of gameIds) {
    const seeds = firstSupply(game, 123_457);
    expect(new Set(seeds.map(({ number }) => number)).size).toBe(6);
    for (const level of scaled.includes(game) ? levels : [])
      expect(seeds.filter((deal) => deal.level === level)).toHaveLength(2);
  }
});
