// What stands for `{…}` in the texts of a page: measured figures of its game, and the words of commands and settings.

import { fill } from '../i18n/format';
import type { HelpTexts } from '../i18n/help';
import { type Lang, textsOf } from '../i18n/index';
import { localeOf } from '../i18n/lang';
import type { GameId } from '../shared/core/types';
import type { HelpPage } from '../shared/ui/helpAddress';
import { isPatience } from './context';
import lineFigures from './lineFigures.json';
import survey from './survey.json';

export type Values = Readonly<Record<string, string>>;

/** What was found on following winning lines: of games with a stock the first, of those with cells the second. */
interface StockLines {
  readonly emptied: number;
  readonly emptiedTurned: number;
  readonly atOnce: number;
  readonly waste: number;
}
interface CellLines {
  /** the share of moves before which so many cells were taken, 0 to 4 */
  readonly taken: readonly number[];
  /** the share of lines that never had more taken, 0 to 4 */
  readonly peak: readonly number[];
  readonly longest: number;
}
type Lines = (StockLines | CellLines) & {
  readonly deals: number;
  readonly lines: number;
  readonly moves: number;
  readonly emptiedAt: number;
};
const lineRows: Readonly<Record<GameId, Lines>> = lineFigures.games;

/** A measured date as the language writes it. */
export function dateText(date: string, lang: Lang): string {
  const day = new Date(`${date}T00:00Z`);
  return new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

interface Formats {
  readonly number: (n: number) => string;
  readonly percent: (share: number) => string;
  /** with a digit more, for shares that are few */
  readonly percentTenths: (share: number) => string;
  /** when the lines were followed */
  readonly measured: string;
}

function formatsOf(lang: Lang): Formats {
  const plain = new Intl.NumberFormat(lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  return {
    number: (n) => plain.format(n),
    percent: (share) => percent.format(share),
    percentTenths: (share) => tenths.format(share),
    measured: dateText(lineFigures.measured, lang),
  };
}

function surveyed(game: GameId, { number }: Formats): Values {
  const { deals, winnable, cannot } = survey.rows.find((row) => row.game === game)!;
  return {
    surveyed: number(deals),
    winnable: number(winnable),
    cannot: number(cannot),
    open: number(deals - winnable - cannot),
  };
}

/** How many of the lines had all four cells taken at some time, how many three, and how many never more than two. */
function usedOf({ peak }: CellLines, percent: Formats['percent']): Values {
  const [none = 0, one = 0, two = 0, three = 0, four = 0] = peak;
  return { allUsed: percent(four), threeUsed: percent(three), fewUsed: percent(none + one + two) };
}

function followed(
  game: GameId,
  { number, percent, percentTenths, measured }: Formats,
  { shared, ...pages }: HelpTexts,
): Values {
  const row = lineRows[game];
  const all = {
    measured,
    deals: number(row.deals),
    lines: number(row.lines),
    shorterThan: number(row.moves + 1),
    emptiedAt: number(row.emptiedAt),
  };
  if ('taken' in row) {
    return {
      ...all,
      places: pages[game === 'free-places' ? game : 'free-cells'].places,
      fewTaken: percent(row.taken[0]! + row.taken[1]!),
      allTaken: percent(row.taken[4]!),
      ...usedOf(row, percentTenths),
      longest: number(row.longest),
    };
  }
  const some = fill(shared['emptied.some'], { n: number(row.emptied) });
  return {
    ...all,
    emptied: row.emptied === row.lines ? shared['emptied.all'] : some,
    turned: number(row.emptiedTurned),
    atOnce: percent(row.atOnce),
    waste: number(row.waste),
  };
}

/** The labels that texts name, as `{commands.share}`. */
function labels(lang: Lang): Values {
  const { commands, settings, badge } = textsOf(lang);
  const groups = { commands, settings, 'badge.words': badge.words };
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, words]) =>
      Object.entries(words).flatMap(([key, word]) =>
        typeof word === 'string' ? [[`${group}.${key}`, word]] : [],
      ),
    ),
  );
}

/** The values for a page's texts; a page of no patience has the figures of Forty Thieves. */
export function valuesIn(texts: HelpTexts, lang: Lang): (page: HelpPage) => Values {
  const formats = formatsOf(lang);
  const named = labels(lang);
  return (page) => {
    const game = isPatience(page) ? page : 'forty-thieves';
    return { ...named, ...surveyed(game, formats), ...followed(game, formats, texts) };
  };
}
