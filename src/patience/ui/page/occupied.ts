// What of the patiences' table must be seen, so that a slip of paper lies elsewhere.
import { type Occupied, occupiedCard } from '../../../shared/ui/freePlace';
import type { Pile } from '../../core/types';
import type { Ui } from '../base/context';
import { columnPiles, upperPiles } from '../base/focus';

const weights = { index: 6, picture: 1, place: 0.3 } as const;

/** The cards of a pile that can be seen, from the top one down. */
function occupiedBy({ table, session }: Ui, pile: Pile, spread: boolean): Occupied[] {
  const cards = session.state.position.piles[pile]!.length;
  const top = table.rectOf(pile, 0);
  if (!top) return [];
  if (cards === 0) return [{ rect: top, weight: weights.place }];
  const taken = occupiedCard(top, weights);
  const lowest = spread ? table.rectOf(pile, cards - 1) : null;
  // the strips of a column lie one below the other without a gap
  if (lowest && lowest.y < top.y)
    taken.push({ rect: { ...lowest, height: top.y - lowest.y }, weight: weights.index });
  return taken;
}

/** Everything on the table, by how much it matters. */
export function occupiedTable(ui: Ui): Occupied[] {
  const { rules } = ui.session.state;
  return [
    ...upperPiles(rules).flatMap((pile) => occupiedBy(ui, pile, false)),
    ...columnPiles(rules).flatMap((pile) => occupiedBy(ui, pile, true)),
  ];
}

/** CSS px that what lies below the columns keeps from them and from the table's foot. */
const apart = 22;

/** CSS px that are free between the lowest card of the columns and the table's foot. */
export function freeBelow({ table, session }: Ui, host: HTMLElement): number {
  const { rules } = session.state;
  const feet = columnPiles(rules).map((pile) => {
    const rect = table.rectOf(pile, 0);
    return rect ? rect.y + rect.height : 0;
  });
  return host.clientHeight - Math.max(...feet) - apart;
}
