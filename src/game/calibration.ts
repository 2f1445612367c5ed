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
  /** when `napoleon survey --again` measured it */
  readonly date: string;
}

export type Calibrations = Readonly<Partial<Record<GameId, Calibration>>>;

/** Only what was measured, so some games have none. */
export const calibrations: Calibrations = {};

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
