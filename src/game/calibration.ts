import type { GameId } from '../core/types';
import { type Interval, wilson } from '../solver/interval';

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

export type Calibrations = Readonly<Partial<Record<GameId, Calibration>>>;

/**
 * Only what was measured, so some games have none. These are all deals of the surveys in the README (the first 500
 * of Forty Thieves and of Rank and File, 1,800 of Streets, 2,000 of Limited) that were open after a tenth of their
 * nodes, and what the rest of the nodes did for them.
 */
export const calibrations: Calibrations = {
  'forty-thieves': {
    nodes: 500_000,
    seconds: 0.1,
    factor: 10,
    sample: 243,
    won: 40,
    lost: 0,
    open: 203,
    date: '2026-11-30',
  },
  'rank-and-file': {
    nodes: 500_000,
    seconds: 0.1,
    factor: 10,
    sample: 165,
    won: 21,
    lost: 0,
    open: 144,
    date: '2026-11-30',
  },
  streets: {
    nodes: 500_000,
    seconds: 0.1,
    factor: 10,
    sample: 62,
    won: 45,
    lost: 0,
    open: 17,
    date: '2026-11-30',
  },
  limited: {
    nodes: 500_000,
    seconds: 0.1,
    factor: 10,
    sample: 62,
    won: 25,
    lost: 0,
    open: 37,
    date: '2026-11-30',
  },
};

/**
 * Where the share of winnable deals lies (95 %) when of `count` deals `won` are winnable and `open` are not known,
 * which may be either: from Wilson's low bound with all of these lost to his high bound with all of them won.
 */
export function shareOf(won: number, open: number, count: number): Interval {
  return { low: wilson(won, count).low, high: wilson(won + open, count).high };
}

/**
 * What was measured of a game's deals that resist the search as they are dealt, for one that has resisted `nodes`
 * nodes; null where that is less than what was measured, or nothing was.
 */
export function resistance(
  game: GameId,
  nodes: number,
  measured: Calibrations = calibrations,
): Calibration | null {
  const found = measured[game];
  return found === undefined || nodes < found.nodes ? null : found;
}

/** A deal's chance of being winnable after all, with its 95 % bounds. */
export interface DealOdds extends Interval {
  readonly winnable: number;
}

/**
 * The odds of a deal that has resisted `nodes` nodes; null where nothing was measured, or where the deal resists even
 * what the sample got in the end: then it is one of those that stayed open, and nobody knows more.
 */
export function dealOdds(
  game: GameId,
  nodes: number,
  measured: Calibrations = calibrations,
): DealOdds | null {
  const found = resistance(game, nodes, measured);
  if (found === null || nodes >= found.nodes * found.factor) return null;
  return { winnable: found.won / found.sample, ...shareOf(found.won, found.open, found.sample) };
}
