import type { OpenCore } from '../../patience/core/patience';
import { ruleNumbers } from '../../patience/core/rules';
import type { SearchCore } from '../../patience/core/search';
import type { Hooks } from '../../patience/solver/protocol';
import { solveWork } from '../../patience/solver/solve';
import type { GameId } from '../../shared/core/types';

// The fixed questions of `bench`.

/** These deals of every game, each with that many nodes at the most. */
export const benchDeals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const nodesEach = 50_000;
/** What a search of the set has, in megabytes. */
export const benchMegabytes = 128;

/** What the set took in one game; the sum of `nodes` over all games is the search's signature. */
export interface Measured {
  nodes: number;
  milliseconds: number;
  decided: number;
}

/** Puts one game's questions of the set; `judge` deals, `search` has benchMegabytes. */
export async function measureGame(
  judge: OpenCore,
  search: SearchCore,
  game: GameId,
  hooks: Pick<Hooks, 'now' | 'breathe'>,
): Promise<Measured> {
  judge.setRules(judge.gameRules(game));
  const rules = ruleNumbers(judge.rules);
  const limits = { nodes: nodesEach, seconds: Number.POSITIVE_INFINITY };
  const total: Measured = { nodes: 0, milliseconds: 0, decided: 0 };
  for (const deal of benchDeals) {
    judge.deal(deal);
    const position = judge.bytes();
    const work = { ticket: deal, rules, position, want: 'verdict', limits } as const;
    const quiet = { ...hooks, stopped: () => false, onInfo: () => {} };
    const { nodes, milliseconds, status } = await solveWork(search, work, quiet);
    total.nodes += nodes;
    total.milliseconds += milliseconds;
    total.decided += status === 'unknown' ? 0 : 1;
  }
  return total;
}
