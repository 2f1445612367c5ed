import { type GameId, gameIds } from '../../../shared/core/types';
import { MAX_NUMBER } from '../text/fields';
import { type CalendarDate, firstDaily, readDate } from './daily';

// The daily deals of many years, found once (scripts/dailyBook.mjs) and fixed since: a better search finds other deals,
// and a day must have the same one for ever.

export interface DailyBook {
  /** the first and the last day that stand in it, `2025-01-01` */
  readonly first: string;
  readonly last: string;
  /** The number of a day under the game's own rules; `null` for a day that does not stand in it. */
  number(game: GameId, date: CalendarDate): number | null;
}

const dayLength = 86_400_000;

/** The book as it is kept: for each game a digit a day to base 36, how far its deal lies from where its search begins. */
export function dailyBook(from: string, offsets: Readonly<Record<GameId, string>>): DailyBook {
  const start = Date.parse(from);
  const days = Math.min(...gameIds.map((game) => offsets[game].length));
  return {
    first: from,
    last: new Date(start + (days - 1) * dayLength).toISOString().slice(0, 10),
    number(game, date) {
      const at = (Date.UTC(date.year, date.month - 1, date.day) - start) / dayLength;
      const offset = Number.parseInt(offsets[game][at] ?? '', 36);
      return Number.isNaN(offset) ? null : ((firstDaily(date) + offset - 1) % MAX_NUMBER) + 1;
    },
  };
}

export async function loadDailyBook(): Promise<DailyBook> {
  const { default: book } = await import('./dailyBook.json');
  return dailyBook(book.from, book.offsets);
}

/** The number that a written day has in the book, or `null`. */
export async function bookedDaily(game: GameId, date: string): Promise<number | null> {
  const day = readDate(date);
  return day === null ? null : (await loadDailyBook()).number(game, day);
}
