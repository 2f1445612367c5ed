import { CELL, FOUNDATION, MAX_CELLS, MAX_COLUMNS, STOCK, WASTE } from '../../../assembly/abi';
import { suitOf } from '../../shared/core/cards';
import { readSuit, suitLetter } from '../../shared/core/cardText';
import { moveParts, packMove } from './buffers';
import { BadNotation } from './notationFault';
import { isStandard, readStandard, type ToEmpty } from './standardNotation';
import type { Move, PatienceCore, Pile, Position, RuleRecord } from './types';

const cellLetters = 'abcd';

function foundationOf(suit: number): Pile {
  return FOUNDATION + 2 * suit;
}

/** A pile as written in a move: `7`, `b`, `w`, `s`; a foundation is `f` as a target and `fH` as a source. */
function pileText(pile: Pile, source: boolean): string {
  if (pile < MAX_COLUMNS) return String(pile + 1);
  if (pile < CELL + MAX_CELLS) return cellLetters.charAt(pile - CELL);
  if (pile === WASTE) return 'w';
  return source ? `f${suitLetter((pile - FOUNDATION) >> 1)}` : 'f';
}

/** Writes a packed move as a token (`3-f`, `5-9x3`, `fH-a`, `s`). */
export function writeMove(move: Move): string {
  const { from, to, count } = moveParts(move);
  if (from === STOCK || to === STOCK) return 's';
  return `${pileText(from, true)}-${pileText(to, false)}${count > 1 ? `x${count}` : ''}`;
}

/** Writes moves as tokens separated by spaces. */
export function writeMoves(moves: Iterable<Move>): string {
  return Array.from(moves, writeMove).join(' ');
}

/** What fc-solve prints around its moves. */
const frame =
  /^\s*(?:-=[-=]*|This game is solveable\..*|Total number of states .*|This scan generated .*)$/gm;

/** The tokens of a text without its remarks, parted by spaces or commas; nothing is checked yet. */
export function splitMoves(text: string): string[] {
  return text
    .replace(frame, '')
    .replace(/#.*$/gm, '')
    .split(/[\s,]+/)
    .filter((token) => token !== '');
}

/** `s`: turns a card, or begins a new pass when the stock is empty and the waste is not. */
export function turnMove(position: Position): Move {
  const left = position.piles[STOCK]?.length ?? 0;
  const turned = position.piles[WASTE]?.length ?? 0;
  return left > 0 || turned === 0 ? packMove(STOCK, WASTE, 1) : packMove(WASTE, STOCK, turned);
}

function readPile(text: string): Pile | null {
  if (/^\d+$/.test(text)) {
    const column = Number(text);
    return column >= 1 && column <= MAX_COLUMNS ? column - 1 : null;
  }
  if (text === 'w') return WASTE;
  if (text.length === 1 && cellLetters.includes(text)) return CELL + cellLetters.indexOf(text);
  const suit = text.length === 2 && text.startsWith('f') ? readSuit(text.charAt(1)) : -1;
  return suit < 0 ? null : foundationOf(suit);
}

/** `f` as a target: the foundation of the suit of the card that would go there. */
function ownFoundation(position: Position, from: Pile): Pile {
  const top = position.piles[from]?.at(-1);
  return foundationOf(top === undefined ? 0 : suitOf(top));
}

/** A token of our own notation; whether there are such piles and so many cards is looked at later. */
const moveToken = /^(?:s|(\d+|[a-dw]|f[cdhs])-(\d+|[a-dwf])(?:x(\d+))?)$/i;

/** Reads one token, not in standard notation, as the move that it means in a position. Throws `BadNotation`. */
export function readToken(token: string, position: Position): Move {
  const text = token.toLowerCase();
  if (text === 's') return turnMove(position);
  const parts = moveToken.exec(text);
  const from = readPile(parts?.[1] ?? '');
  const target = parts?.[2] ?? '';
  const count = Number(parts?.[3] ?? 1);
  if (from === null || count < 1 || count > 104) throw new BadNotation({ code: 'no-move', text: token });
  const to = target === 'f' ? ownFoundation(position, from) : readPile(target);
  if (to === null) throw new BadNotation({ code: 'no-move', text: token });
  return packMove(from, to, count);
}

/**
 * Reads one token as the packed move that it means in the core's position; whether it is legal, the core says.
 * In one-pack games with cells two-letter standard notation is read as well. Throws `BadNotation` (`no-move`).
 */
export function readMove(token: string, core: PatienceCore, toEmpty: ToEmpty = 'most'): Move {
  const text = token.toLowerCase();
  return isStandard(text, core.rules) ? readStandard(text, core, toEmpty) : readToken(token, core.position());
}

/** Is a token written as a move, by the notation that a game under these rules has? */
export function isMoveToken(token: string, rules: RuleRecord): boolean {
  return moveToken.test(token) || isStandard(token.toLowerCase(), rules);
}
