import { ruleNumbers } from '../core/rules';
import { openSearch } from '../core/search';
import { type GameId, gameIds } from '../core/types';
import { openBreath } from '../solver/breathe';
import { solveWork } from '../solver/solve';
import { coreModule, openJudge, searchMegabytes } from './core';
import { fail } from './failure';
import { readOptions } from './options';
import { answer } from './output';

/** The fixed questions: these deals of every game, each with that many nodes at the most. */
const deals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const nodesEach = 50_000;

/** `napoleon bench`: how fast the search is, and a number that changes when it searches otherwise. */
export async function bench(args: readonly string[]): Promise<void> {
  const { words, options } = readOptions(args, []);
  if (words.length > 0 || options.rules !== null) fail('bench takes no game');
  const judge = await openJudge();
  const search = await openSearch(coreModule(), searchMegabytes);
  const limits = { nodes: nodesEach, seconds: Number.POSITIVE_INFINITY };
  const hooks = {
    now: () => performance.now(),
    breathe: openBreath(),
    stopped: () => false,
    onInfo: () => {},
  };
  const measure = async (game: GameId): Promise<number> => {
    judge.setRules(judge.gameRules(game));
    const total = { nodes: 0, milliseconds: 0, decided: 0 };
    for (const deal of deals) {
      judge.deal(deal);
      const rules = ruleNumbers(judge.rules);
      const work = {
        ticket: deal,
        rules,
        position: judge.bytes(),
        want: 'verdict',
        limits,
        sight: 'open',
      } as const;
      const { nodes, milliseconds, status } = await solveWork(search, work, hooks);
      total.nodes += nodes;
      total.milliseconds += milliseconds;
      total.decided += status === 'unknown' ? 0 : 1;
    }
    const { nodes, milliseconds, decided } = total;
    const rate = Math.round((1000 * nodes) / milliseconds);
    const record = {
      game,
      deals: deals.length,
      decided,
      nodes,
      ms: Math.round(milliseconds),
      nodesPerSecond: rate,
    };
    answer(options.json, record, () => {
      const count = `${decided} of ${deals.length} decided`;
      return `${game.padEnd(14)} ${String(nodes).padStart(9)} nodes ${String(rate).padStart(10)} nodes/s  ${count}`;
    });
    return nodes;
  };
  let signature = 0;
  for (const game of gameIds) signature += await measure(game);
  answer(options.json, { signature }, () => `signature ${signature}`);
}
