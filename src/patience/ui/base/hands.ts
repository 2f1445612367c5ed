// What touching a card means: the same for a tap, for Enter and for a reader's button.
import { FOUNDATION, STOCK } from '../../../../assembly/abi';
import type { Pile } from '../../core/types';
import type { GameState, Intent } from '../../game/session/intents';

/** A foundation as the end of a move: always its suit's first pile. */
export function moveEnd(pile: Pile): Pile {
  return pile >= FOUNDATION ? FOUNDATION + 2 * ((pile - FOUNDATION) >> 1) : pile;
}

/** Whether the cards in the hand may go to the pile. */
export function isTarget(state: GameState, pile: Pile): boolean {
  return state.selection?.targets.includes(moveEnd(pile)) ?? false;
}

/** Where the cards in the hand go from here: any foundation will do for a card that fits its own. */
function heldTarget(state: GameState, pile: Pile): Pile | undefined {
  const targets = state.selection?.targets ?? [];
  if (pile >= FOUNDATION) return targets.find((target) => target >= FOUNDATION);
  return targets.find((target) => target === pile);
}

/** The intent of touching the card `depth` cards from the top of a pile; `oneTap` sends it at once. */
export function touch(state: GameState, pile: Pile, depth: number, oneTap: boolean): Intent {
  const held = state.selection;
  const target = heldTarget(state, pile);
  if (held && target !== undefined) {
    return { kind: 'move', from: held.pile, to: target, count: held.count };
  }
  if (pile === STOCK) return { kind: 'turn' };
  if (held && held.pile === pile && held.count === depth + 1) return { kind: 'send', pile, depth };
  const empty = state.position.piles[pile]!.length === 0;
  if (held && (empty || pile >= FOUNDATION)) {
    return { kind: 'move', from: held.pile, to: moveEnd(pile), count: held.count };
  }
  return oneTap && !empty ? { kind: 'send', pile, depth } : { kind: 'select', pile, depth };
}

/** One card more or fewer in the hand; null when nothing is held or no card is left to add or put down. */
export function holdMore(state: GameState, by: 1 | -1): Intent | null {
  const held = state.selection;
  if (!held) return null;
  const count = held.count + by;
  if (count < 1 || count > state.position.piles[held.pile]!.length) return null;
  return { kind: 'select', pile: held.pile, depth: count - 1 };
}
