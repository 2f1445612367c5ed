import { expect, it } from 'vitest';
import { openTestNap } from '../../support/nap';
import { countTakeOvers, type TakeOver } from '../../support/napTakeOver';

const { table, adviser } = await openTestNap();

it.each(['medium', 'hard'] as const)('%s seats leave a trick alone that stands as they want it', (level) => {
  const could = new Map<TakeOver, number>();
  for (const players of [3, 4, 5, 6]) {
    const settings = { ...table.defaults(), players };
    table.setSettings(settings);
    adviser.setSettings(settings);
    // the third of four players went over the declarer's misère in deals 23 and 53, and over a colleague in 51
    const counts = countTakeOvers(table, adviser, level, [23, 51, 53, 91, 117, 169, 180, 181, 200, 201]);
    for (const [kind, count] of Object.entries(counts) as [TakeOver, (typeof counts)[TakeOver]][]) {
      expect(count.done, `${players} players, ${kind}`).toBe(0);
      could.set(kind, (could.get(kind) ?? 0) + count.could);
    }
  }
  expect(could.get('over the declarer')).toBeGreaterThan(5);
  expect(could.get('over a colleague')).toBeGreaterThan(0);
});
