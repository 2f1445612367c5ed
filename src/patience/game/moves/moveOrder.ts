import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore, Played, Position } from '../../core/types';
import { isTurn, takeBack } from './autoplay';
import { wins } from './knownLines';

// A line's moves can often be made in another order. The hint is the one that a player would think of first.

/** How many moves of the line are tried in the first's place. */
const mostTries = 12;

/** How natural a move is, the lower the more: up, uncovering, building, emptying, other places, the stock. */
function rankOf(core: PatienceCore, position: Position, move: Move, isSafe: boolean): number {
  const { from, to, count } = moveParts(move);
  if (isTurn(move)) return 7;
  if (from >= FOUNDATION) return 8;
  if (to >= FOUNDATION) return isSafe ? 0 : 1;
  const { events, undo } = core.play(move);
  core.undo(move, undo);
  if (events.some(({ kind }) => kind === 'turn')) return 2;
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

/** Moves of the core's position, the more natural first; those alike stay in their order. The core is left as it was. */
export function byNature<T>(core: PatienceCore, items: readonly T[], moveOf: (item: T) => Move): T[] {
  const position = core.position();
  const safe = safeMoves(core);
  const ranked = items.map((item) => {
    const move = moveOf(item);
    return { item, rank: rankOf(core, position, move, safe.has(move)) };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** The lowest card that each move of the line carries, when the line comes to it. */
function carriedBy(core: PatienceCore, line: readonly Move[]): (CardId | undefined)[] {
  const played: Played[] = line.map((move) => core.play(move));
  takeBack(core, played);
  return played.map(({ events }) => events[0]?.card);
}

function carriedNow(core: PatienceCore, move: Move): CardId | undefined {
  const { events, undo } = core.play(move);
  core.undo(move, undo);
  return events[0]?.card;
}

/**
 * The line with its most natural move first: one of its own moves, possible now with the same card, that can be made
 * before the others so that the line still wins. The line itself where its first move is as natural. `line` must win
 * from the core's position, which stays.
 */
export function naturalFirst(core: PatienceCore, line: readonly Move[]): readonly Move[] {
  const first = line[0];
  if (first === undefined) return line;
  const position = core.position();
  const safe = safeMoves(core);
  const carried = carriedBy(core, line);
  const own = rankOf(core, position, first, safe.has(first));
  const others = line
    .map((move, at) => ({ move, at }))
    .filter(({ move, at }) => at > 0 && core.refusal(move) === null && carriedNow(core, move) === carried[at])
    .map(({ move, at }) => ({ move, at, rank: rankOf(core, position, move, safe.has(move)) }))
    .filter(({ rank }) => rank < own)
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at);
  for (const { move, at } of others.slice(0, mostTries)) {
    const reordered = [move, ...line.slice(0, at), ...line.slice(at + 1)];
    if (wins(core, reordered)) return reordered;
  }
  return line;
}
