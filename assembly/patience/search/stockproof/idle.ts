// Roots at which nothing can be done before the next turn.

import { Prune } from '../../../abi';
import { countSpaces, Node, nextTurn, wasteTop } from '../stock/node';
import { playSafe, turnCard } from '../stock/play';
import { cards, cells, faceInOrder, passes } from '../stock/record';
import { uses } from '../switches';
import { mayHelp } from './dead';

/** Whether there is an empty column, or a cell at all: then any card may find a place. */
export function isOpen(node: Node): bool {
  return cells > 0 || countSpaces(node) > 0;
}

/**
 * Whether a root has no play to make before the next turn, nor another pass: whatever the tableau does here, it can
 * do after the turn as well. Such a root need not be stored.
 */
export function isIdle(node: Node): bool {
  if (!uses(Prune.StockIdle) || <i32>node.home == cards) return false;
  const isLast = nextTurn(node) < 0;
  const top = wasteTop(node);
  if (top < 0) return !isLast;
  if (isOpen(node) || (isLast && <i32>node.pass < passes)) return false;
  return !mayHelp(node, faceInOrder(top));
}

/** Sends safe cards up and turns on while the root is idle; false if there is nothing to turn then. */
export function settle(node: Node): bool {
  if (uses(Prune.StockSafe)) playSafe(node);
  while (isIdle(node)) {
    if (nextTurn(node) < 0) return false;
    turnCard(node);
    if (uses(Prune.StockSafe)) playSafe(node);
  }
  return true;
}
