import type { GameId } from '../../../shared/core/types';
import { type Interval, wilson } from '../../solver/interval';

// What "not known" is worth: what became of deals that had resisted the search, when it went further.

export interface Calibration {
  /** nodes that each deal had resisted */
  readonly nodes: number;
  /** what so many nodes take a quiet core, about */
  readonly seconds: number;
  /** how many times as far the search then went */
  readonly factor: number;
  readonly sample: number;
  readonly won: number;
  readonly lost: number;
  /** still not known */
  readonly open: number;
  /** when it was measured, as with `napoleon survey --again` */
  readonly date: string;
}

/** For a game what was measured, by nodes, fewest first. */
export type Calibrations = Readonly<Partial<Record<GameId, readonly Calibration[]>>>;

const measured = (nodes: number, seconds: number, won: number, lost: number, open: number): Calibration => ({
  nodes,
  seconds,
  factor: 10,
  sample: won + lost + open,
  won,
  lost,
  open,
  date: '2026-11-30',
});

/**
 * Only what was measured, so some games have none. At half a million nodes these are all deals of a survey (1
 * to 1000 of Forty Thieves and of Rank and File, 1 to 1800 of Streets, 1 to 2000 of Limited) that were then
 * open, and what became of them until five million; at five million all of Forty Thieves 1 to 500 that were
 * open, and 60 of Rank and File 1 to 1000, drawn at random.
 */
export const calibrations: Calibrations = {
  'forty-thieves': [measured(500_000, 0.1, 90, 16, 391), measured(5_000_000, 1, 18, 12, 162)],
  'rank-and-file': [measured(500_000, 0.1, 51, 9, 274), measured(5_000_000, 1, 9, 2, 49)],
  streets: [measured(500_000, 0.1, 45, 0, 17)],
  limited: [measured(500_000, 0.1, 25, 0, 37)],
};

/**
 * Where the share of winnable deals lies (95 %) when of `count` deals `won` are winnable and `open`
 * are not known, which may be either: from Wilson's low bound with all of these lost to his high
 * bound with all of them won.
 */
export function shareOf(won: number, open: number, count: number): Interval {
  return { low: wilson(won, count).low, high: wilson(won + open, count).high };
}

/**
 * What was measured of a game's deals that resist the search as they are dealt, for one that has resisted
 * `nodes` nodes: the row of most effort among those; null where all were of more, or nothing was measured.
 */
export function resistance(
  game: GameId,
  nodes: number,
  rows: Calibrations = calibrations,
): Calibration | null {
  return rows[game]?.findLast((row) => row.nodes <= nodes) ?? null;
}

/** A deal's chance of being winnable after all, with its 95 % bounds. */
export interface DealOdds extends Interval {
  readonly winnable: number;
}

/**
 * The odds of a deal that has resisted `nodes` nodes; null where nothing was measured, or where
 * the deal resists even what the sample got in the end: then it is one of those that stayed
 * open, and nobody knows more.
 */
export function dealOdds(game: GameId, nodes: number, rows: Calibrations = calibrations): DealOdds | null {
  const found = resistance(game, nodes, rows);
  if (found === null || nodes >= found.nodes * found.factor) return null;
  return { winnable: found.won / found.sample, ...shareOf(found.won, found.open, found.sample) };
}
