import { excerpt } from '../../i18n/excerpt';
import type { OpenCore } from '../../patience/core/patience';
import {
  type CalendarDate,
  dailyMegabytes,
  dateText,
  findDaily,
  readDate,
} from '../../patience/game/deals/daily';
import type { Work } from '../../patience/solver/protocol';
import { openThreads } from '../core';
import { fail } from '../failure';

function today(): CalendarDate {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Under house rules that are hardly ever won, no more deals than these are looked at. */
const mostDeals = 100;

/** The deal that `daily` or a date stands for under the rules in force; `null` for any other word. */
export async function dailyNumber(core: OpenCore, word: string | undefined): Promise<number | null> {
  if (word === undefined || (word !== 'daily' && !/^\d+-\d+-\d+$/.test(word))) return null;
  const date = word === 'daily' ? today() : (readDate(word) ?? fail(`there is no day ${excerpt(word)}`));
  const pool = openThreads(1, dailyMegabytes);
  try {
    let looked = 0;
    const ask = (work: Work) => {
      if (++looked > mostDeals) fail(`no winnable deal for ${dateText(date)}: ${mostDeals} were looked at`);
      return pool.ask(work);
    };
    return await findDaily(core, ask, date);
  } finally {
    pool.close();
  }
}
