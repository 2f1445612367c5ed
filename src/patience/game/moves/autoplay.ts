import { FOUNDATION, STOCK } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore, Played } from '../../core/types';

// What the table plays by itself. Every function here leaves a move of the rules behind for each step.

/** Is this move the turning of a card or a new pass? */
export function isTurn(move: Move): boolean {
  const { from, to } = moveParts(move);
  return from === STOCK || to === STOCK;
}

/** Takes back moves made in the core, the newest first. */
export function takeBack(core: PatienceCore, played: readonly Played[]): void {
  for (const { move, undo } of played.toReversed()) core.undo(move, undo);
}

/**
 * Plays everything that goes up by itself, and returns it. The cards of `kept` are passed over: what the player
 * brought back from a foundation stays where it was put.
 */
export function playSafe(core: PatienceCore, kept: ReadonlySet<CardId>): Played[] {
  const played: Played[] = [];
  for (let move = core.safeMove(); move !== 0; ) {
    const step = core.play(move);
    const card = step.events[0]?.card;
    if (card !== undefined && kept.has(card)) {
      core.undo(move, step.undo);
      move = core.safeMove(moveParts(move).from);
    } else {
      played.push(step);
      move = core.safeMove();
    }
  }
  return played;
}

/** The next move of playing to the end: a card that goes up, else a card turned or a new pass, else 0. */
function finishingMove(core: PatienceCore): Move {
  const moves = core.moves();
  const up = moves.find((move) => moveParts(move).to >= FOUNDATION);
  return up ?? moves.find(isTurn) ?? 0;
}

/**
 * Plays everything up, turning the stock as needed, and returns the moves if that reaches the end; else the core is as
 * it was and the answer is `null`. It ends, since every move takes a card up or uses the stock and its passes.
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
