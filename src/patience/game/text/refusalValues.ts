import { CELL } from '../../../../assembly/abi';
import type { RefusalValues } from '../../../i18n/refusals';
import type { Position, RuleRecord } from '../../core/types';

/** What the sentence for a refused wish needs to know of the rules and of the table. */
export function refusalValues(
  { detail, cards }: Pick<RefusalValues, 'detail' | 'cards'>,
  { cells, carry, fill }: RuleRecord,
  { piles }: Pick<Position, 'piles'>,
): RefusalValues {
  const taken = piles.slice(CELL, CELL + cells).filter((pile) => pile.length > 0).length;
  return { detail, cards, cells, taken, kings: fill === 'king', places: carry === 'cells' };
}
