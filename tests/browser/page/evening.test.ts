// A long evening in one page: what is won and opened leaves nothing behind. `node tests/bench/soak.mjs` does so for longer.
import { afterEach, expect, test } from 'vitest';
import { openEvening } from '../../support/evening';
import { stand } from '../../support/stand';

afterEach(() => stand.clear());

test('deals that were won and sheets that were opened keep no nodes and no listeners', async () => {
  const evening = await openEvening(stand);
  const some = async (deals: number) => {
    for (let i = 0; i < deals; i++) await evening.win();
    for (let i = 0; i < 3; i++) await evening.openSheets();
    return evening.counts();
  };
  // what is made once is there after the first of each
  await some(3);
  const before = await some(3);
  const after = await some(12);
  expect(before.nodes).toBeGreaterThan(100);
  expect(after.nodes - before.nodes).toBeLessThan(60);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(evening.complaints).toEqual([]);
}, 240_000);
