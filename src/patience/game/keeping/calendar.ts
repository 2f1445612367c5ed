import { type CalendarDate, dateText } from '../deals/daily';
import type { DealResult } from './dealResult';
import { outcomeOf } from './statistics';

// The daily deals of one patience by days: what came of each, and what is missing.

/** `missing`: its day is past, or is today, and it is not won; `ahead`: its day has not come */
export type DayMark = 'won' | 'helped' | 'lost' | 'missing' | 'ahead';

export interface CalendarDay {
  readonly date: string;
  readonly day: number;
  readonly mark: DayMark;
  /** won on a later day than its own */
  readonly late: boolean;
}

export interface CalendarMonth {
  readonly days: readonly CalendarDay[];
  /** how many days of the week stand before the first, the week beginning on a Monday */
  readonly before: number;
  /** up to today */
  readonly won: number;
  readonly missing: number;
}

/** The number of a date's deal, where it is known. */
type NumberOf = (date: CalendarDate) => number | null;

function markOf(
  results: readonly DealResult[],
  date: string,
  number: number | null,
): Omit<CalendarDay, 'date' | 'day'> {
  const credited = results.find(({ daily, won }) => daily === date && won !== null);
  if (credited !== undefined) return { mark: outcomeOf(credited), late: credited.late ?? false };
  const tried = number !== null && results.some((result) => result.number === number && result.won === null);
  return { mark: tried ? 'lost' : 'missing', late: false };
}

/** One month of a patience's results by its own rules; `today` as `2025-08-01`. */
export function monthOf(
  results: readonly DealResult[],
  { year, month }: Pick<CalendarDate, 'year' | 'month'>,
  today: string,
  numberOf: NumberOf,
): CalendarMonth {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length }, (_, i): CalendarDay => {
    const date = { year, month, day: i + 1 };
    const text = dateText(date);
    const mark =
      text > today ? { mark: 'ahead' as const, late: false } : markOf(results, text, numberOf(date));
    return { date: text, day: i + 1, ...mark };
  });
  const won = days.filter(({ mark }) => mark === 'won' || mark === 'helped').length;
  const missing = days.filter(({ mark }) => mark === 'missing' || mark === 'lost').length;
  return { days, before: (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7, won, missing };
}
