import { availableParallelism } from 'node:os';
import { capital } from '../../i18n/index';
import { writeMove } from '../../patience/core/notation';
import type { OpenCore } from '../../patience/core/patience';
import { ruleNumbers } from '../../patience/core/rules';
import { explain } from '../../patience/game/reasons/explain';
import { bestOddsFirst, candidates, worldNodes } from '../../patience/game/session/fairOdds';
import { hasUnseen } from '../../patience/solver/fairSight';
import { type MoveOdds, type Odds, sampleOdds } from '../../patience/solver/odds';
import type { Pool } from '../../patience/solver/pool';
import { interruptible, openJudge, openThreads } from '../core';
import type { Given } from '../options';
import { answer } from '../output';
import { claimFor, type Reason, reasonFor } from './moveWords';
import { layPlayed, readStarts, takeGame } from './starts';

/** Seconds that orders are sampled for when nothing is said. */
const usualSeconds = 2;
/** More orders would hardly narrow the intervals. */
const mostWorlds = 1000;

const percent = (share: number): string => String(Math.round(100 * share));

/** `31 of 50 orders (48–74 %)` */
function oddsWords({ won, worlds, low, high }: MoveOdds | Odds, seen: boolean): string {
  if (seen) return won > 0 ? 'it wins' : 'no win was found';
  return `it wins in ${won} of ${worlds} sampled orders of the unseen cards (${percent(low)}–${percent(high)} %)`;
}

/** Samples the core's position; where every card has been seen there is one order, and it is known. */
function sample(core: OpenCore, pool: Pool, seconds: number, jobs: number): Promise<Odds | null> {
  const seen = !hasUnseen(core.bytes());
  const end = performance.now() + 1000 * seconds;
  return sampleOdds(
    {
      rules: ruleNumbers(core.rules),
      position: core.bytes(),
      moves: candidates(core),
      nodes: seen ? Number.POSITIVE_INFINITY : worldNodes,
      seconds: seen ? seconds : Number.POSITIVE_INFINITY,
      worlds: seen ? 1 : mostWorlds,
      jobs: seen ? 1 : jobs,
      enough: () => performance.now() >= end,
    },
    (work) => pool.ask(work),
    () => {},
  );
}

function reasonOf(core: OpenCore, best: MoveOdds | undefined, seen: boolean): Reason {
  if (core.status() === 'won') return reasonFor(core, 'won', 0, 'The game is won.');
  if (best === undefined) return reasonFor(core, 'lost', 0, 'Nothing can be moved.');
  const asking = { line: [best.move], open: false, wins: false, best: false, isLost: () => false };
  const words = oddsWords(best, seen);
  const otherwise = { code: 'odds', text: words, note: `${capital(words)}.` };
  if (best.won > 0) return claimFor(core, best.move, explain(core, asking), otherwise);
  return reasonFor(core, 'none', 0, 'No move won in any of the orders that were sampled.');
}

const tidy = (share: number): number => Math.round(1e4 * share) / 1e4;

function show(core: OpenCore, odds: Odds | null, json: boolean): void {
  const seen = !hasUnseen(core.bytes());
  const moves = bestOddsFirst(core, odds?.moves ?? []);
  const reason = reasonOf(core, moves[0], seen);
  const listed = moves.map(({ move, share, low, high, worlds }) => {
    // with one order a win is certain, and none found says nothing
    const bounds = seen ? { low: share, high: 1 } : { low: tidy(low), high: tidy(high) };
    return { move: writeMove(move), share: tidy(share), ...bounds, worlds };
  });
  answer(json, { moves: listed, reason }, () => {
    const lines = moves.map((odd) => `${writeMove(odd.move).padEnd(8)}${oddsWords(odd, seen)}`);
    return [reason.text, ...lines].join('\n');
  });
}

/**
 * `napoleon hint --sight fair`: the odds of every move, without a look at the stock or at face-down cards.
 */
export async function fairHints({ words, options }: Given): Promise<void> {
  const core = await openJudge();
  takeGame(core, words[0], options.rules);
  const starts = await readStarts(core, words.slice(1), false);
  const jobs = options.jobs ?? availableParallelism();
  await interruptible(openThreads(jobs), async (pool, interrupted) => {
    for (const start of starts) {
      layPlayed(core, start, options.moves);
      const odds = await sample(core, pool, options.seconds ?? usualSeconds, jobs);
      if (interrupted()) return;
      show(core, odds, options.json);
    }
  });
}
