// The measured figures that the prose names, as each language writes them.
import type { Lang } from '../words';
import lines from './lineFigures.json';
import survey from './survey.json';

type Patience = keyof typeof lines.games;

export interface Figures {
  /** 0.125 as a whole per cent */
  readonly percent: (share: number) => string;
  readonly number: (n: number) => string;
  /** when the lines were followed */
  readonly lineDate: string;
  readonly lines: typeof lines.games;
  /** how many deals a survey took, how many of them were won, and their share */
  readonly survey: (game: Patience) => {
    readonly deals: string;
    readonly winnable: string;
    readonly cannot: string;
    readonly open: string;
  };
}

export function figuresIn(lang: Lang): Figures {
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(lang);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    percent: (share) => percent.format(share),
    number: (n) => plain.format(n),
    lineDate: date.format(new Date(`${lines.measured}T00:00Z`)),
    lines: lines.games,
    survey(game) {
      const { deals, winnable, cannot } = survey.rows.find((row) => row.game === game)!;
      return {
        deals: plain.format(deals),
        winnable: plain.format(winnable),
        cannot: plain.format(cannot),
        open: plain.format(deals - winnable - cannot),
      };
    },
  };
}
