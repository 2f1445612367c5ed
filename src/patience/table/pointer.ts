// The hand at a patience: what a tap, a drag and a long press mean there.
import { STOCK } from '../../../assembly/abi';
import { createHand, type Hold, type Pointer, type Takes } from '../../shared/table/hand';
import type { Pile } from '../core/types';
import type { Intent, Selection } from '../game/session/intents';
import type { Spot } from './homes';
import { isFoundation, namedPile } from './layout';

export type { Pointer } from '../../shared/table/hand';

/** What the hand needs of the table. */
export interface Grip {
  spotAt(x: number, y: number): Spot | null;
  selection(): Selection | null;
  dispatch(intent: Intent): void;
  /** Ends what is under way. True when that was a show of its own (the win), which takes the whole input. */
  settle(): boolean;
  /** Takes the cards from a depth up into the hand; false when they may not be lifted (face down, none). */
  lift(pile: Pile, depth: number): boolean;
  carry(dx: number, dy: number): void;
  drop(): void;
  putBack(): void;
  peek(spot: Spot | null): void;
  oneTap(): boolean;
}

/** What a tap on a spot means. */
export function tapIntent(spot: Spot | null, selection: Selection | null, oneTap: boolean): Intent | null {
  if (!spot) return selection ? { kind: 'deselect' } : null;
  const { pile, depth } = spot;
  if (pile === STOCK) return { kind: 'turn' };
  if (selection) {
    const again = selection.pile === pile && depth !== null && selection.count === depth + 1;
    if (again) return { kind: 'send', pile, depth };
    const to = namedPile(pile);
    const move = { kind: 'move', from: selection.pile, to, count: selection.count } as const;
    if (selection.targets.includes(to)) return move;
    // Any foundation will do for a card that fits its own.
    const home = isFoundation(pile) ? selection.targets.find(isFoundation) : undefined;
    if (home !== undefined) return { ...move, to: home };
    // An empty place that does not take the cards: the refusal says why.
    if (depth === null) return selection.pile === pile ? { kind: 'deselect' } : move;
  }
  if (depth === null) return null;
  return oneTap ? { kind: 'send', pile, depth } : { kind: 'select', pile, depth };
}

/** Listens to an element until destroyed; `takes`: what begins there is the table's. */
export function createPointer(surface: HTMLElement, grip: Grip, takes?: Takes): Pointer {
  const hold: Hold<Spot> = {
    spotAt: grip.spotAt,
    settle: grip.settle,
    tap(spot) {
      const intent = tapIntent(spot, grip.selection(), grip.oneTap());
      if (intent) grip.dispatch(intent);
    },
    lift: ({ pile, depth }) => depth !== null && pile !== STOCK && grip.lift(pile, depth),
    carry: grip.carry,
    drop: grip.drop,
    putBack: grip.putBack,
    canPeek: ({ depth }) => (depth ?? 0) > 0,
    peek: grip.peek,
  };
  return createHand(surface, hold, takes);
}
