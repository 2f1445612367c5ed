import type { CardId } from '../../../shared/core/types';
import type { Move, PatienceCore, Played, Position, TableEvent } from '../../core/types';

// Moves made in the core to see what comes of them, and taken back. Where nothing else is said,
// the core is left as it was.

/** Takes back moves made in the core, the newest first. */
export function takeBack(core: PatienceCore, played: readonly Played[]): void {
  for (const { move, undo } of played.toReversed()) core.undo(move, undo);
}

/** Does something in the position after a legal move. */
export function afterMove<T>(core: PatienceCore, move: Move, action: () => T): T {
  const { undo } = core.play(move);
  const result = action();
  core.undo(move, undo);
  return result;
}

/** The key of the position after a legal move. */
export function keyAfter(core: PatienceCore, move: Move): bigint {
  return afterMove(core, move, () => core.key());
}

/** What there is to see of a legal move; its first event is the lowest card that it carries. */
export function eventsOf(core: PatienceCore, move: Move): readonly TableEvent[] {
  const { events, undo } = core.play(move);
  core.undo(move, undo);
  return events;
}

/** The lowest card that each move of a legal line carries. */
export function carriedBy(core: PatienceCore, line: readonly Move[]): readonly (CardId | undefined)[] {
  const played = line.map((move) => core.play(move));
  takeBack(core, played);
  return played.map(({ events }) => events[0]?.card);
}

/**
 * Plays moves that may turn out illegal, and leaves the core where it came to;
 * `false` at the first that does.
 */
export function playLegal(
  core: PatienceCore,
  moves: Iterable<Move>,
  onPlayed: (step: Played) => void,
): boolean {
  for (const move of moves) {
    if (core.refusal(move) !== null) return false;
    onPlayed(core.play(move));
  }
  return true;
}

/** Do these moves win from the position in the core? */
export function wins(core: PatienceCore, moves: readonly Move[]): boolean {
  const played: Played[] = [];
  const won = playLegal(core, moves, (step) => played.push(step)) && core.status() === 'won';
  takeBack(core, played);
  return won;
}

/** Do these legal moves lead through one of the positions? */
export function leadsTo(core: PatienceCore, moves: readonly Move[], keys: ReadonlySet<bigint>): boolean {
  const played: Played[] = [];
  const leads = moves.some((move) => {
    played.push(core.play(move));
    return keys.has(core.key());
  });
  takeBack(core, played);
  return leads;
}

/** Does something with another position in the core, and puts the present one back. */
export function visit<T>(core: PatienceCore, position: Position, action: () => T): T {
  const here = core.position();
  core.load(position);
  try {
    return action();
  } finally {
    core.load(here);
  }
}
