import type { OpenCore } from '../../core/patience';
import { ruleNumbers } from '../../core/rules';
import type { Verdict, Work } from '../../solver/protocol';
import { MAX_NUMBER } from '../text/fields';

/** A calendar date as people read it; the page takes the player's local one. */
export interface CalendarDate {
  readonly year: number;
  /** 1 .. 12 */
  readonly month: number;
  readonly day: number;
}

/** How far, and in how much memory, a deal is searched for the daily one: both decide which it is. */
export const dailyNodes = 200_000;
export const dailyMegabytes = 64;

const dayLength = 86_400_000;

/** A date as written, `2025-08-01`. */
export function dateText({ year, month, day }: CalendarDate): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** A written date, `2025-08-01`, or `null` when the calendar has no such day. */
export function readDate(text: string): CalendarDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (parts === null) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : null;
}

/** The number at which the search for a date's daily deal begins. */
export function firstDaily({ year, month, day }: CalendarDate): number {
  const days = (Date.UTC(year, month - 1, day) - Date.UTC(2000, 0, 1)) / dayLength;
  const turned = (days * 48271) % (MAX_NUMBER - 1);
  return 1 + (turned < 0 ? turned + MAX_NUMBER - 1 : turned);
}

/** The daily deal of a date: the first number from there on that is winnable within the daily limits. */
export async function dailyDeal(
  date: CalendarDate,
  winnable: (number: number) => Promise<boolean>,
): Promise<number> {
  let number = firstDaily(date);
  while (!(await winnable(number))) number = (number % MAX_NUMBER) + 1;
  return number;
}

/**
 * The daily deal under the rules that lie in the core, which is left with any deal on it. `ask` must search
 * in `dailyMegabytes`, or the answers are another's.
 */
export function findDaily(
  core: OpenCore,
  ask: (work: Work) => Promise<Verdict | null>,
  date: CalendarDate,
): Promise<number> {
  const rules = ruleNumbers(core.rules);
  const limits = { nodes: dailyNodes, seconds: Number.POSITIVE_INFINITY };
  return dailyDeal(date, async (number) => {
    core.deal(number);
    const position = core.bytes();
    const work = { ticket: number, rules, position, want: 'verdict', limits } as const;
    return (await ask(work))?.status === 'winnable';
  });
}
