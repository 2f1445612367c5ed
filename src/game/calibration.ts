import type { GameId } from '../core/types';

/** What became of deals that had resisted the search, when a random sample of them got ten times the effort. */
export interface Calibration {
  /** nodes that each had resisted */
  readonly nodes: number;
  /** what those nodes take a quiet core, about */
  readonly seconds: number;
  readonly sample: number;
  readonly won: number;
  readonly lost: number;
  /** still not known */
  readonly open: number;
  /** when it was measured, with `napoleon survey --again` */
  readonly date: string;
}

/** Only what was measured, so some games have none. */
export const calibrations: Readonly<Partial<Record<GameId, Calibration>>> = {};
