import { openSearch } from '../../patience/core/search';
import { gameIds } from '../../shared/core/types';
import { openBreath } from '../../shared/solver/serveWith';
import { coreModule, openJudge } from '../core';
import { readOptions } from '../options';
import { answer, fail } from '../output';
import { benchDeals, benchMegabytes, measureGame } from './benchSet';

/** `napoleon bench`: how fast the search is, and a number that changes when it searches otherwise. */
export async function bench(args: readonly string[]): Promise<void> {
  const { words, options } = readOptions(args, []);
  if (words.length > 0 || options.rules !== null) fail('bench takes no game');
  const judge = await openJudge();
  const search = await openSearch(coreModule(), benchMegabytes);
  const hooks = { now: () => performance.now(), breathe: openBreath() };
  let signature = 0;
  for (const game of gameIds) {
    const { nodes, milliseconds, decided } = await measureGame(judge, search, game, hooks);
    signature += nodes;
    const nodesPerSecond = Math.round((1000 * nodes) / milliseconds);
    const deals = benchDeals.length;
    const record = { game, deals, decided, nodes, ms: Math.round(milliseconds), nodesPerSecond };
    answer(options.json, record, () => {
      const rate = `${String(nodes).padStart(9)} nodes ${String(nodesPerSecond).padStart(10)} nodes/s`;
      return `${game.padEnd(14)} ${rate}  ${decided} of ${deals} decided`;
    });
  }
  answer(options.json, { signature }, () => `signature ${signature}`);
}
