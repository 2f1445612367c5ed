import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Figure, Verdict } from '../../../assembly/abi';
import { benchMegabytes, measureGame } from '../../../src/cli/patience/benchSet';
import { ruleNumbers } from '../../../src/patience/core/rules';
import { searchOn } from '../../../src/patience/core/search';
import { gameIds } from '../../../src/shared/core/types';
import { openBreath } from '../../../src/shared/solver/serveWith';
import { openTestCore } from '../../support/core';

// What `napoleon bench` ends with. It is the same in every build and on every machine; a change of the search changes
// it, and `SIGNATURE=write` writes it anew.
it('the signature of the bench is the stored one', async () => {
  const judge = await openTestCore();
  const search = searchOn(await openTestCore(benchMegabytes));
  const hooks = { now: () => performance.now(), breathe: openBreath() };
  let signature = 0;
  for (const game of gameIds) signature += (await measureGame(judge, search, game, hooks)).nodes;
  const file = new URL('./bench.txt', import.meta.url);
  if (process.env.SIGNATURE === 'write') writeFileSync(file, `signature ${signature}\n`);
  expect(`signature ${signature}\n`).toBe(readFileSync(file, 'utf8'));
});

it('the module that the page loads keeps within 112 kB, and 48 kB as it is sent', () => {
  const bytes = readFileSync(new URL('../../../build/wasm/release.wasm', import.meta.url));
  expect(bytes.length).toBeLessThanOrEqual(112_000);
  expect(gzipSync(bytes, { level: 9 }).length).toBeLessThanOrEqual(48_000);
});

it('never looks at more positions than it may, however few', async () => {
  const judge = await openTestCore();
  const search = searchOn(await openTestCore(benchMegabytes));
  for (const game of gameIds) {
    judge.setRules(judge.gameRules(game));
    judge.deal(11982);
    search.take(ruleNumbers(judge.rules), judge.bytes());
    for (const most of [1, 2, 3, 5, 10, 50]) {
      search.begin(most);
      while (search.step(1000) === Verdict.Running);
      expect(search.figure(Figure.Nodes), game).toBe(most);
    }
  }
});
