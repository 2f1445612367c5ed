// The verdict's laurel: full and gilt when the deal can be won, open and breathing while the search looks,
// a bare branch when no line wins, dotted when nobody knows.
import type { BadgeState } from '../../game/session/intents';

/** Shows a verdict on a laurel. */
export function showVerdict(wreath: SVGElement, state: BadgeState): void {
  wreath.dataset.state = state;
}
