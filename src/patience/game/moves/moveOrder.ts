import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore, Position } from '../../core/types';
import { isTurn } from './autoplay';
import { carriedBy, eventsOf, wins } from './tryMoves';

// The order in which a player would think of moves. A line's moves can often be made in another order than
// the search found them in; the hint is then the one that comes first here.

/** How many moves of the line are tried in the first's place. */
const mostTries = 12;

/** A move's place in the order, 0 the first: up, uncovering, building, emptying, other places, the stock. */
function placeOf(core: PatienceCore, position: Position, move: Move, isSafe: boolean): number {
  const { from, to, count } = moveParts(move);
  if (isTurn(move)) return 7;
  if (from >= FOUNDATION) return 8;
  if (to >= FOUNDATION) return isSafe ? 0 : 1;
  if (eventsOf(core, move).some(({ kind }) => kind === 'turn')) return 2;
  const builds = to < CELL && (position.piles[to]?.length ?? 0) > 0;
  const empties = from < CELL && position.piles[from]?.length === count;
  if (builds) return empties || from === WASTE ? 3 : 4;
  return empties ? 5 : 6;
}

/** All moves of the core's position that send a card up safely. */
export function safeMoves(core: PatienceCore): ReadonlySet<Move> {
  const safe = new Set<Move>();
  for (let pile = -1; pile < STOCK + 1; ) {
    const move = core.safeMove(pile);
    if (move === 0) break;
    safe.add(move);
    pile = moveParts(move).from;
  }
  return safe;
}

/** Moves of the core's position in that order; those alike stay in theirs. The core is left as it was. */
export function inMoveOrder<T>(core: PatienceCore, items: readonly T[], moveOf: (item: T) => Move): T[] {
  const position = core.position();
  const safe = safeMoves(core);
  const ranked = items.map((item) => {
    const move = moveOf(item);
    return { item, place: placeOf(core, position, move, safe.has(move)) };
  });
  return ranked.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}

/**
 * The line with the first in order of its moves in front: one that is possible now with the same card, and
 * that can be made before the others so that the line still wins. The line itself where its own first move is
 * as early. `line` must win from the core's position, which stays.
 */
export function reorderLine(core: PatienceCore, line: readonly Move[]): readonly Move[] {
  const first = line[0];
  if (first === undefined) return line;
  const position = core.position();
  const safe = safeMoves(core);
  const carried = carriedBy(core, line);
  const own = placeOf(core, position, first, safe.has(first));
  const others = line
    .map((move, at) => ({ move, at }))
    .filter(
      ({ move, at }) =>
        at > 0 && core.refusal(move) === null && eventsOf(core, move)[0]?.card === carried[at],
    )
    .map(({ move, at }) => ({ move, at, place: placeOf(core, position, move, safe.has(move)) }))
    .filter(({ place }) => place < own)
    .toSorted((a, b) => a.place - b.place || a.at - b.at);
  for (const { move, at } of others.slice(0, mostTries)) {
    const reordered = [move, ...line.slice(0, at), ...line.slice(at + 1)];
    if (wins(core, reordered)) return reordered;
  }
  return line;
}
