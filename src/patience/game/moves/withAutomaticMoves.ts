import { FOUNDATION } from '../../../../assembly/abi';
import type { CardId } from '../../../shared/core/types';
import { moveParts } from '../../core/buffers';
import type { Move, PatienceCore, Played } from '../../core/types';
import { isTurn, playSafe, takeBack } from './autoplay';

/** Which card each move of a line carries (the lowest of them), in the line as it stands. */
function cardsOf(core: PatienceCore, line: readonly Move[]): readonly (CardId | undefined)[] {
  const played = line.map((move) => core.play(move));
  takeBack(core, played);
  return played.map(({ events }) => events[0]?.card);
}

function noteHome(home: Set<CardId>, played: readonly Played[]): void {
  for (const { move, events } of played) {
    const card = events[0]?.card;
    if (card === undefined) continue;
    if (moveParts(move).to >= FOUNDATION) home.add(card);
    else home.delete(card);
  }
}

/**
 * A winning line with the automatic moves woven in where the table would make them, so that a player who follows it
 * stays on it; moves of cards that are up by then fall away. Where that does not fit together, the line as it was.
 * The core is left as it was.
 */
export function weaveAutomatic(
  core: PatienceCore,
  line: readonly Move[],
  kept: ReadonlySet<CardId>,
): readonly Move[] {
  const cards = cardsOf(core, line);
  const woven: Played[] = [];
  const home = new Set<CardId>();
  const still = new Set(kept);
  const add = (played: readonly Played[]): void => {
    woven.push(...played);
    noteHome(home, played);
  };
  let fits = true;
  for (const [index, move] of line.entries()) {
    const card = cards[index];
    if (card !== undefined && home.has(card) && moveParts(move).from < FOUNDATION) continue;
    fits = core.refusal(move) === null;
    if (!fits) break;
    const step = core.play(move);
    add([step]);
    fits = isTurn(move) || step.events[0]?.card === card;
    if (!fits) break;
    if (card !== undefined && moveParts(move).from >= FOUNDATION) still.add(card);
    add(playSafe(core, still));
  }
  const won = fits && core.status() === 'won';
  takeBack(core, woven);
  return won ? woven.map(({ move }) => move) : line;
}
