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

const tenTimes = (nodes: number, seconds: number, won: number, lost: number, open: number): Calibration => ({
  nodes,
  seconds,
  factor: 10,
  sample: won + lost + open,
  won,
  lost,
  open,
  date: '2026-12-01',
});

/**
 * Only what was measured, so some games have none: all deals of a survey with 42 million nodes (1 to 1000 of
 * Forty Thieves and of Rank and File, 1 to 1800 of Streets, 1 to 2000 of Limited) that were open after half a million and after 4.2
 * million, and what became of them until ten times as many.
 */
export const calibrations: Calibrations = {
  'forty-thieves': [tenTimes(500_000, 0.1, 74, 181, 242), tenTimes(4_200_000, 1, 54, 88, 137)],
  'rank-and-file': [tenTimes(500_000, 0.1, 48, 157, 129), tenTimes(4_200_000, 1, 22, 75, 54)],
  streets: [tenTimes(500_000, 0.1, 44, 0, 18), tenTimes(4_200_000, 1, 13, 0, 6)],
  limited: [tenTimes(500_000, 0.1, 20, 5, 37), tenTimes(4_200_000, 1, 14, 10, 16)],
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
