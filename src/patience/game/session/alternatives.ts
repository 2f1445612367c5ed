import type { Move } from '../../core/types';
import { inMoveOrder } from '../moves/moveOrder';
import { otherMoves } from '../reasons/case';
import { explain } from '../reasons/explain';
import type { Store } from './store';

// A hint lies on the table, and its move wins. That everything else loses is the best reason there is for it,
// so the other moves are looked at as well: briefly, and no longer than until one of them may win too.

/** So much for one of them. */
export const alternativeLimits = { nodes: 1_000_000, seconds: 0.5 };
/** Where there are more, hardly all of them lose. */
const mostAlternatives = 12;

/**
 * The other move that a player would think of first, of those to be asked about; `null` where there is none.
 */
export function nextAlternative({ hint, known, isFair, parts }: Store): Move | null {
  if (hint?.kind !== 'line' || isFair) return null;
  const others = [...otherMoves(parts.core, hint.move)];
  if (others.length > mostAlternatives) return null;
  const { won, lost, undecided, brief } = known;
  if (others.some(([key]) => won.has(key) || undecided.has(key) || brief.has(key))) return null;
  const open = others.filter(([key]) => !lost.has(key)).map(([, move]) => move);
  return inMoveOrder(parts.core, open, (move) => move)[0] ?? null;
}

/**
 * Gives the hint on the table its reason anew where all other moves have turned out lost;
 * whether it is another one.
 */
export function claimOnly(store: Store): boolean {
  const { hint, known, parts } = store;
  if (hint?.kind !== 'line') return false;
  const asking = { open: true, wins: true, best: false, isLost: (key: bigint) => known.lost.has(key) };
  const reason = explain(parts.core, { ...asking, line: [hint.move] });
  if (reason?.code !== 'only' || hint.reason?.code === 'only') return false;
  store.hint = Object.freeze({ ...hint, reason });
  return true;
}
