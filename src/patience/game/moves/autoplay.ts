import { FOUNDATION, STOCK } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore, Played } from '../../core/types';
import { addEntry, type History } from './history';
import { takeBack } from './tryMoves';

// What the table plays by itself. Every function here leaves a move of the rules behind for each step.

/** Is this move the turning of a card or a new pass? */
export function isTurn(move: Move): boolean {
  const { from, to } = moveParts(move);
  return from === STOCK || to === STOCK;
}

/**
 * Plays everything that goes up by itself, and returns it; `onPlayed` hears of each move as it is made. The
 * cards of `returned` are passed over: what the player brought back from a foundation stays where it was put.
 */
export function playSafe(
  core: PatienceCore,
  returned: ReadonlySet<CardId>,
  onPlayed: (step: Played) => void = () => {},
): Played[] {
  const played: Played[] = [];
  for (let move = core.safeMove(); move !== 0; ) {
    const step = core.play(move);
    const card = step.events[0]?.card;
    if (card !== undefined && returned.has(card)) {
      core.undo(move, step.undo);
      move = core.safeMove(moveParts(move).from);
    } else {
      played.push(step);
      onPlayed(step);
      move = core.safeMove();
    }
  }
  return played;
}

/**
 * Plays a winning line with the automatic moves in it where the table would make them, so that a player who
 * follows it stays on it; moves of cards that are up by then fall away. `line` is what was played of it from
 * the core's position. The core then stands at the end; where that does not fit together it is as it was, and
 * the answer is `null`.
 */
export function playWithAutomatic(
  core: PatienceCore,
  line: readonly Played[],
  returned: ReadonlySet<CardId>,
  onPlayed: () => void = () => {},
): Played[] | null {
  const played: Played[] = [];
  const home = new Set<CardId>();
  const still = new Set(returned);
  const add = (step: Played): void => {
    played.push(step);
    const card = step.events[0]?.card;
    if (card !== undefined && moveParts(step.move).to >= FOUNDATION) home.add(card);
    else if (card !== undefined) home.delete(card);
    onPlayed();
  };
  const fits = line.every(({ move, events }) => {
    const card = events[0]?.card;
    const isReturn = moveParts(move).from >= FOUNDATION;
    if (card !== undefined && home.has(card) && !isReturn) return true;
    if (core.refusal(move) !== null) return false;
    const step = core.play(move);
    add(step);
    if (!isTurn(move) && step.events[0]?.card !== card) return false;
    if (card !== undefined && isReturn) still.add(card);
    playSafe(core, still, add);
    return true;
  });
  if (fits && core.status() === 'won') return played;
  takeBack(core, played);
  return null;
}

/**
 * A winning line with the automatic moves in it, or as it was where they do not fit.
 * The core is left as it was.
 */
export function withAutomaticMoves(
  core: PatienceCore,
  line: readonly Move[],
  returned: ReadonlySet<CardId>,
): readonly Move[] {
  const played = line.map((move) => core.play(move));
  takeBack(core, played);
  const whole = playWithAutomatic(core, played, returned);
  if (whole === null) return line;
  takeBack(core, whole);
  return whole.map(({ move }) => move);
}

/**
 * The history with a line's moves, which the core then has played, one entry each; with `automatic` what goes up by
 * itself belongs to the move before it, as it does when the player makes them.
 */
export function addLine(
  history: History,
  core: PatienceCore,
  line: readonly Move[],
  automatic: boolean,
): History {
  let longer = history;
  for (let i = 0; i < line.length; ) {
    const played = [core.play(line[i++] ?? 0)];
    while (automatic && i < line.length && line[i] === core.safeMove())
      played.push(core.play(line[i++] ?? 0));
    longer = addEntry(longer, core, played);
  }
  return longer;
}

/** The next move of playing to the end: a card that goes up, else a card turned or a new pass, else 0. */
function finishingMove(core: PatienceCore): Move {
  const moves = core.moves();
  const up = moves.find((move) => moveParts(move).to >= FOUNDATION);
  return up ?? moves.find(isTurn) ?? 0;
}

/**
 * Plays everything up, turning the stock as needed, and returns the moves if that reaches the end;
 * else the core is as it was and the answer is `null`. It ends, since every move takes a card up or
 * uses the stock and its passes.
 */
export function playToEnd(core: PatienceCore): Played[] | null {
  const played: Played[] = [];
  for (let move = finishingMove(core); move !== 0; move = finishingMove(core)) played.push(core.play(move));
  if (core.status() === 'won') return played;
  takeBack(core, played);
  return null;
}

/** Would `playToEnd` reach the end? The core is left as it was. */
export function canPlayToEnd(core: PatienceCore): boolean {
  if (core.status() !== 'playing') return false;
  const played = playToEnd(core);
  if (played === null) return false;
  takeBack(core, played);
  return true;
}
