import type { OpenCore } from '../core/patience';
import { type CalendarDate, dailyMegabytes, findDaily, readDate } from '../game/daily';
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
  try {
    return await findDaily(core, (work) => pool.ask(work), date);
  } finally {
    pool.close();
  }
}
