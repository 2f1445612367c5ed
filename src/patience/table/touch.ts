// What touching the table means, whatever touches it: a tap, Enter or Space on a card, a screen reader's
// press. A second touch of the cards that are picked up sends them where they fit best, so that a double
// click and a double tap mean that too, and no clock is asked.
import { STOCK } from '../../../assembly/abi';
import { isFoundation, namedPile } from '../core/piles';
import type { Pile } from '../core/types';
import type { GameState, Intent, Selection } from '../game/session/intents';

/** A place on the table that can be touched. */
export interface Spot {
  readonly pile: Pile;
  /** of a card, counted from the top of its pile; null beside any card, which only a pointer can touch */
  readonly depth: number | null;
}

/** `moves`: where a card may go, and the whole waste at the waste; `rank`: the cards of its rank; `all`: both. */
export type HeldKind = 'moves' | 'rank' | 'all';

export interface Held {
  readonly kind: HeldKind;
  readonly pile: Pile;
  /** of the card, from the top of its pile */
  readonly depth: number;
}

/** The target that is meant by a pile: any foundation will do for a card that fits its own. */
export function targetAt(targets: readonly Pile[], pile: Pile): Pile | null {
  return targets.find(isFoundation(pile) ? isFoundation : (target) => target === pile) ?? null;
}

/** The intent where cards are picked up and another pile is touched; null: its card is picked up instead. */
function moveThere({ pile: from, count, targets }: Selection, pile: Pile, onCard: boolean): Intent | null {
  const target = targetAt(targets, pile);
  if (target !== null) return { kind: 'move', from, to: target, count };
  // An empty place and a foundation are only where cards go: the move is tried, and its refusal says why not.
  const onlyTakes = !onCard || (isFoundation(pile) && !isFoundation(from));
  return onlyTakes ? { kind: 'move', from, to: namedPile(pile), count } : null;
}

/** The intent of a touch, null where it means nothing; `oneTap`: the first touch of a card sends it. */
export function touchIntent(
  { position, selection }: Pick<GameState, 'position' | 'selection'>,
  spot: Spot | null,
  oneTap: boolean,
): Intent | null {
  if (spot === null) return selection && { kind: 'deselect' };
  const { pile, depth } = spot;
  if (pile === STOCK) return { kind: 'turn' };
  const onCard = depth !== null && position.piles[pile]!.length > 0;
  if (selection?.pile === pile) {
    if (!onCard) return { kind: 'deselect' };
    if (selection.count === depth + 1) return { kind: 'send', pile, depth };
  } else if (selection) {
    const move = moveThere(selection, pile, onCard);
    if (move) return move;
  }
  if (depth === null) return null;
  return oneTap && onCard ? { kind: 'send', pile, depth } : { kind: 'select', pile, depth };
}

/** Picks up one card more or fewer; null where nothing is picked up, or no card is left for that. */
export function changeCount(
  { position, selection }: Pick<GameState, 'position' | 'selection'>,
  by: 1 | -1,
): Intent | null {
  if (!selection) return null;
  const { pile } = selection;
  const count = selection.count + by;
  if (count < 1 || count > position.piles[pile]!.length) return null;
  return { kind: 'select', pile, depth: count - 1 };
}
