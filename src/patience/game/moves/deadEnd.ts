import { FOUNDATION } from '../../../../assembly/abi';
import { moveParts } from '../../core/buffers';
import type { PatienceCore, Played } from '../../core/types';
import { isTurn } from './autoplay';

/** So many positions are looked at, some milliseconds of it; where there are more, there is still something to try. */
const most = 40;

/** How many cards a move takes up: -1 where it brings one back. */
function gain({ move }: Played): number {
  const { from, to } = moveParts(move);
  return (to >= FOUNDATION ? 1 : 0) - (from >= FOUNDATION ? 1 : 0);
}

/**
 * Does nothing lead on from the position in the core? Proved by looking at every position that moves lead to, a few
 * at the most: none has a card more on the foundations, and in none can a card be turned. So the patience is lost,
 * and it is said without a look at cards that lie face down. The core is left as it was.
 */
export function isDeadEnd(core: PatienceCore): boolean {
  if (core.status() === 'won') return false;
  const seen = new Set<bigint>();
  const leadsOn = (up: number): boolean => {
    seen.add(core.key());
    if (seen.size > most) return true;
    return core.moves().some((move) => {
      if (isTurn(move)) return true;
      const played = core.play(move);
      const now = up + gain(played);
      const isNew = now > 0 || played.events.some(({ kind }) => kind === 'turn');
      const leads = isNew || (!seen.has(core.key()) && leadsOn(now));
      core.undo(move, played.undo);
      return leads;
    });
  };
  return !leadsOn(0);
}
