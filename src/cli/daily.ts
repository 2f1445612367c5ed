import type { OpenCore } from '../core/patience';
import { ruleNumbers } from '../core/rules';
import { type CalendarDate, dailyDeal, dailyMegabytes, dailyNodes, readDate } from '../game/daily';
import { openThreads } from './core';
import { fail } from './failure';

function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** The deal that `daily` or a date stands for under the rules in force; `null` for any other word. */
export async function dailyNumber(core: OpenCore, word: string | undefined): Promise<number | null> {
  if (word === undefined || (word !== 'daily' && !/^\d+-\d+-\d+$/.test(word))) return null;
  const date = word === 'daily' ? today() : (readDate(word) ?? fail(`there is no day ${word}`));
  const pool = openThreads(1, dailyMegabytes);
  const limits = { nodes: dailyNodes, seconds: Number.POSITIVE_INFINITY };
  const rules = ruleNumbers(core.rules);
  try {
    return await dailyDeal(date, async (number) => {
      core.deal(number);
      const work = {
        ticket: number,
        rules,
        position: core.bytes(),
        want: 'verdict',
        limits,
        sight: 'open',
      } as const;
      return (await pool.ask(work))?.status === 'winnable';
    });
  } finally {
    pool.close();
  }
}
