// Who has used advice in a deal.

import { chairOf } from './seats';
import type { Advice } from './state';
import type { NapStore } from './store';

/** Whether advice tells one choice from another: where it makes no difference, nobody was helped. */
function helps(advice: Advice | null): boolean {
  if (advice === null || advice.status === 'looking' || advice.status === 'failed') return false;
  return advice.calls.length > 1 || (advice.cards.length > 1 && !advice.indifferent);
}

/** Who has used advice in this deal, the one who looks at it now included. */
export function advisedNow({ advice, advising, advised, dealer, table }: NapStore): readonly boolean[] {
  if (advising === null || !helps(advice)) return advised;
  const asked = chairOf(advising.view.seat, dealer, table.settings.players);
  return advised.map((was, chair) => was || chair === asked);
}
