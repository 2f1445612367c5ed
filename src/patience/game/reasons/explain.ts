import type { ReasonCode } from '../../../i18n/reasons';
import type { PatienceCore } from '../../core/types';
import * as ahead from './ahead';
import { type Asking, openCase } from './case';
import type { ClaimTest, Named } from './claims';
import * as claims from './claims';

/** Why a move is advised: a code, with the cards, piles and number that its sentence names. */
export interface Claim extends Named {
  readonly code: ReasonCode;
}

/** Every claim there is, the more telling ones first. */
export const claimTable: readonly (readonly [ReasonCode, ClaimTest])[] = [
  ['forced', claims.forced],
  ['only', claims.only],
  ['uncovers', claims.uncovers],
  ['frees', claims.frees],
  ['strands', claims.strands],
  ['upSafe', claims.upSafe],
  ['upThen', claims.upThen],
  ['empties', claims.empties],
  ['passLast', claims.passLast],
  ['passNew', claims.passNew],
  ['turnUp', claims.turnUp],
  ['turnNothing', claims.turnNothing],
  ['turnFor', ahead.turnFor],
  ['digs', claims.digs],
  ['fillsKing', claims.fillsKing],
  ['makesPlace', ahead.makesPlaceSoon],
  ['opensWay', ahead.opensWaySoon],
  ['twin', claims.twin],
  ['freesCell', claims.freesCell],
  ['keepsEmpty', claims.keepsEmpty],
  ['lastCall', claims.lastCall],
  ['buildsSuit', claims.buildsSuit],
  ['buildsOrder', claims.buildsOrder],
  ['makesPlace', ahead.makesPlaceLater],
  ['opensWay', ahead.opensWayLater],
  ['parks', ahead.parks],
  ['goesOn', ahead.goesOn],
  ['up', claims.up],
  ['best', claims.best],
];

/**
 * The most telling claim that holds of the line's first move in the core's position,
 * which stays; `null`: none.
 */
export function explain(core: PatienceCore, asking: Asking): Claim | null {
  const its = openCase(core, asking);
  if (its === null) return null;
  for (const [code, test] of claimTable) {
    const found = test(its);
    if (found !== null) return Object.freeze({ code, ...found });
  }
  return null;
}
