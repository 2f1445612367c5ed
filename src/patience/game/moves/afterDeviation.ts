import { MAX_KNOWN } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import type { Move, PatienceCore, Played } from '../../core/types';
import { takeBack } from './autoplay';
import { type History, keyAt, movesSoFar } from './history';
import { lineFrom, type Memory, rememberLine } from './knownLines';
import { mendLine, stepsOf } from './repairLine';
import { weaveAutomatic } from './withAutomaticMoves';

// What a game knows of lines serves it after a move that leaves them too.

/** The line known at the last position of the game that has one, by its cards; `null` when there is none. */
function lastSteps(core: PatienceCore, memory: Memory, history: History): ReturnType<typeof stepsOf> | null {
  let at = history.at;
  while (at >= 0 && !memory.won.has(keyAt(history, at))) at--;
  if (at < 0) return null;
  const since = history.entries.slice(at, history.at).flatMap(({ steps }) => steps);
  for (const { move, undo } of since.toReversed()) core.undo(move, undo);
  const line = lineFrom(memory, core);
  const steps = line === null ? null : stepsOf(core, line);
  for (const { move } of since) core.play(move);
  return steps;
}

/**
 * Tries whether the line that the game was on still wins when its moves are made as the position allows; if so, it is
 * remembered. Returns whether. The core holds the game's position, and is left as it was.
 */
export function mendLast(
  core: PatienceCore,
  memory: Memory,
  history: History,
  automatic: ReadonlySet<CardId> | null,
): boolean {
  const steps = lastSteps(core, memory, history);
  const mended = steps === null ? null : mendLine(core, steps);
  if (mended === null) return false;
  const line = automatic === null ? mended : weaveAutomatic(core, mended, automatic);
  return rememberLine(memory, core, history.start, [...movesSoFar(history), ...line]) !== null;
}

/** The keys of positions known winnable, ascending, the newest of them when there are too many; for `Work.known`. */
export function knownKeys(memory: Memory): BigUint64Array {
  return BigUint64Array.from([...memory.won.keys()].slice(-MAX_KNOWN)).sort();
}

/**
 * Moves from the core's position with what is known of the position that they end in, when together they win; `null`
 * otherwise. The core is left as it was.
 */
export function wholeLine(core: PatienceCore, memory: Memory, moves: readonly Move[]): Move[] | null {
  const played: Played[] = [];
  for (const move of moves) {
    if (core.refusal(move) !== null) break;
    played.push(core.play(move));
  }
  const legal = played.length === moves.length;
  const rest = !legal ? null : core.status() === 'won' ? [] : lineFrom(memory, core);
  takeBack(core, played);
  return rest === null ? null : [...moves, ...rest];
}
