import type { SearchCore } from '../../core/search';
import { searchAtOnce } from '../../solver/solve';
import { knownKeys } from '../moves/afterDeviation';
import { learn, question } from './answers';
import { known } from './badge';
import type { Store } from './store';

// Most positions are decided sooner than a question could be sent: without a stock nearly all of them, with one those
// from which a known position is soon reached. So the core on the table looks for itself first, for a fraction of a
// millisecond, and the badge turns with the move.

/** What a glance is made with. */
export interface Glance {
  /** the searching side of the session's own core, which needs some memory for it */
  readonly search: SearchCore;
  /** so few that nobody notices */
  readonly nodes: number;
}

/** Looks at the position in the core, the game's; whether that has decided it. */
export function glance(store: Store): boolean {
  const { parts, memory, history } = store;
  if (parts.glance === undefined) return false;
  const { search, nodes } = parts.glance;
  const { asked } = question(store, history.at);
  const { status, why } = searchAtOnce(search, nodes, { known: knownKeys(memory) });
  if (status === 'unknown') return false;
  const line = status === 'winnable' ? search.line() : new Uint32Array();
  learn(store, asked, { status, line, why, nodes });
  return known(memory, history) !== null;
}
