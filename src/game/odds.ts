import type { GameId } from '../core/types';
import { calibrations } from './calibration';

// What a count says about a share, and what it says about deals that resisted the search.

/** The bounds of a share, each from 0 to 1. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** A deal's chance of being winnable after all, with its 95 % bounds. */
export interface Odds extends Bounds {
  readonly winnable: number;
}

/** The normal deviate that 2.5 % lie beyond. */
const Z = 1.959964;

/** Wilson's 95 % interval of a share that showed `hits` times among `count`; all of it when nothing was counted. */
export function wilson(hits: number, count: number): Bounds {
  if (count === 0) return { low: 0, high: 1 };
  const share = hits / count;
  const weight = (Z * Z) / count;
  const middle = share + weight / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / count + weight / (4 * count));
  const low = hits === 0 ? 0 : (middle - reach) / (1 + weight);
  const high = hits === count ? 1 : (middle + reach) / (1 + weight);
  return { low, high };
}

/**
 * Where the share of winnable deals lies (95 %) when of `count` deals `won` are winnable and `open` are not known,
 * which may be either: from Wilson's low bound with all of them lost to his high bound with all of them won.
 */
export function shareOf(won: number, open: number, count: number): Bounds {
  return { low: wilson(won, count).low, high: wilson(won + open, count).high };
}

/**
 * The odds of a game's deal, undecided at its first position after `nodes` nodes; null where that is less than the
 * calibrated effort, or none was measured.
 */
export function oddsOf(game: GameId, nodes: number): Odds | null {
  const measured = calibrations[game];
  if (measured === undefined || nodes < measured.nodes) return null;
  const { won, open, sample } = measured;
  return { winnable: won / sample, ...shareOf(won, open, sample) };
}
