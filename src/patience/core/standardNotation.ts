import { CELL, FOUNDATION, MAX_COLUMNS, Refusal } from '../../../assembly/abi';
import { suitOf } from '../../shared/core/cards';
import { moveParts, packMove } from './buffers';
import type { Move, PatienceCore, Pile, RuleRecord } from './types';

// The two-letter notation of the field for one pack with cells: `26 1a a4 3h`. A digit is a column, `a` to `d` a
// cell, `h` the card's foundation; how many cards go is left to the rules. The extended notation of solvers says it
// where a run goes to an empty column, in hexadecimal: `24v2`; without that they mean one card.

/** How many cards a token without a count carries to an empty column. */
export type ToEmpty = 'most' | 'one';

const cellLetters = 'abcd';

/** Is this (in lower case) a move of the standard notation, in a game that has one? */
export function isStandard(text: string, rules: RuleRecord): boolean {
  return (
    rules.decks === 1 && rules.cells > 0 && /^(?:[1-9a-d][1-9a-dh]|[1-9]{2}v(?!0+$)[0-9a-f]{1,2})$/.test(text)
  );
}

function readPile(letter: string): Pile {
  const cell = cellLetters.indexOf(letter);
  return cell < 0 ? Number(letter) - 1 : CELL + cell;
}

/** The most cards that fit; where none do, the number whose refusal tells most: a run only too long for the spaces. */
function fittingMove(from: Pile, to: Pile, core: PatienceCore): Move {
  const counts = core
    .moves()
    .map(moveParts)
    .filter((move) => move.from === from && move.to === to)
    .map((move) => move.count);
  if (counts.length > 0) return packMove(from, to, Math.max(...counts));
  const height = core.position().piles[from]?.length ?? 0;
  for (let count = 2; count <= height; count++) {
    const { reason, detail } = core.refusal(packMove(from, to, count)) ?? {};
    const single = reason === Refusal.OneAtATime && detail === 0;
    if (reason === Refusal.NeedsSpaces || reason === Refusal.NeedsCells || single)
      return packMove(from, to, count);
  }
  return packMove(from, to, 1);
}

function isCounted(text: string): boolean {
  return text.charAt(2) === 'v';
}

/** Is a list in the extended notation, so that a token without a count means one card to an empty column? */
export function saysCounts(tokens: readonly string[]): boolean {
  return tokens.some((token) => isCounted(token.toLowerCase()));
}

/** Is a list in our own notation throughout, which leaves no move and no count out? */
export function saysAllMoves(tokens: readonly string[]): boolean {
  return tokens.every((token) => token.includes('-') || token.length === 1);
}

/** Reads a token for which `isStandard` holds as the packed move that it means in the core's position. */
export function readStandard(text: string, core: PatienceCore, toEmpty: ToEmpty): Move {
  const from = readPile(text.charAt(0));
  const target = text.charAt(1);
  if (target === 'h') {
    const top = core.position().piles[from]?.at(-1);
    return packMove(from, FOUNDATION + 2 * (top === undefined ? 0 : suitOf(top)), 1);
  }
  const to = readPile(target);
  if (isCounted(text)) return packMove(from, to, Number.parseInt(text.slice(3), 16));
  const isEmpty = (core.position().piles[to]?.length ?? 0) === 0;
  const columns = from < MAX_COLUMNS && to < MAX_COLUMNS && (toEmpty === 'most' || !isEmpty);
  return columns ? fittingMove(from, to, core) : packMove(from, to, 1);
}
