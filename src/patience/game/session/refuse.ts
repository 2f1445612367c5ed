import type { Pile, Refused } from '../../core/types';
import type { Outcome, RefusalText } from './intents';

/** A refusal of the session's own. */
export function refuse(reason: RefusalText['reason'], pile: Pile | null = null): Outcome {
  return { kind: 'refused', refusal: { reason, detail: 0, cards: 0 }, pile };
}

/** A refusal of the core's, for `cards` cards of a pile. */
export function refuseMove({ reason, detail }: Refused, cards: number, pile: Pile): Outcome {
  return { kind: 'refused', refusal: { reason, detail, cards }, pile };
}
