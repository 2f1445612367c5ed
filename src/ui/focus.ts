// Where the keyboard's hand is on the table, and where the arrows and J take it.
import { CELL, COLUMN, FOUNDATION, MAX_CELLS, MAX_COLUMNS, STOCK, SUITS, WASTE } from '../../assembly/abi';
import type { Pile, Position, RuleRecord } from '../core/types';

export interface Focus {
  readonly pile: Pile;
  /** cards from the top of the pile; 0 = the top card, or the empty place */
  readonly depth: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

function count(from: number, n: number, step = 1): Pile[] {
  return Array.from({ length: n }, (_, i) => from + i * step);
}

/** The foundations of a game, pack by pack as they lie on the table. */
export function foundationPiles(rules: RuleRecord): readonly Pile[] {
  const packs = [count(FOUNDATION, SUITS, 2), count(FOUNDATION + 1, SUITS, 2)];
  return packs.slice(0, rules.decks).flat();
}

/** The piles above the columns, from the left: stock and waste, cells, foundations. */
export function upperPiles(rules: RuleRecord): readonly Pile[] {
  const stock = rules.passes > 0 ? [STOCK, WASTE] : [];
  return [...stock, ...count(CELL, rules.cells), ...foundationPiles(rules)];
}

/** The columns, from the left. */
export function columnPiles(rules: RuleRecord): readonly Pile[] {
  return count(COLUMN, rules.columns);
}

/** How many cards of a pile the hand can stand on: all of a column, one place elsewhere. */
export function places(position: Position, pile: Pile): number {
  return pile < CELL ? Math.max(1, position.piles[pile]!.length) : 1;
}

/** The same focus, no deeper than the pile now is. */
export function clampFocus(position: Position, focus: Focus): Focus {
  const deepest = places(position, focus.pile) - 1;
  return focus.depth <= deepest ? focus : { pile: focus.pile, depth: deepest };
}

function across(row: readonly Pile[], pile: Pile, direction: Direction): Pile {
  const at = row.indexOf(pile);
  if (direction === 'first') return row[0]!;
  if (direction === 'last') return row.at(-1)!;
  return row[Math.min(row.length - 1, Math.max(0, at + (direction === 'left' ? -1 : 1)))]!;
}

function over(from: readonly Pile[], to: readonly Pile[], pile: Pile): Pile {
  const share = (from.indexOf(pile) + 0.5) / from.length;
  return to[Math.min(to.length - 1, Math.floor(share * to.length))]!;
}

/** Where an arrow takes the hand; it stays where there is nothing further. */
export function moveFocus(position: Position, rules: RuleRecord, focus: Focus, direction: Direction): Focus {
  const columns = columnPiles(rules);
  const upper = upperPiles(rules);
  const inColumn = focus.pile < CELL;
  if (direction === 'up') {
    if (!inColumn) return focus;
    if (focus.depth + 1 < places(position, focus.pile)) return { pile: focus.pile, depth: focus.depth + 1 };
    return { pile: over(columns, upper, focus.pile), depth: 0 };
  }
  if (direction === 'down') {
    if (!inColumn) return { pile: over(upper, columns, focus.pile), depth: 0 };
    return { pile: focus.pile, depth: Math.max(0, focus.depth - 1) };
  }
  return { pile: across(inColumn ? columns : upper, focus.pile, direction), depth: 0 };
}

/** What a key after J means: the pile, and the digit that may still grow (1 to 10, 11 or 12). */
export interface Jump {
  readonly pile: Pile;
  readonly pending: string;
}

/**
 * The pile that a key after J names: `1`…`9`, `0` for the tenth column, a second digit where there are more than
 * nine columns, `w` `s` `f` and the cells' letters. Null for anything else.
 */
export function jumpTo(rules: RuleRecord, pending: string, key: string): Jump | null {
  if (/^\d$/.test(key)) {
    const column = Number(pending + key) || (pending === '' ? 10 : 0);
    if (column < 1 || column > rules.columns) return null;
    const grows = pending === '' && key === '1' && rules.columns > 9;
    return { pile: COLUMN + column - 1, pending: grows ? key : '' };
  }
  if (pending !== '') return null;
  if (key === 's' && rules.passes > 0) return { pile: STOCK, pending: '' };
  if (key === 'w' && rules.passes > 0) return { pile: WASTE, pending: '' };
  if (key === 'f') return { pile: FOUNDATION, pending: '' };
  const cell = key.length === 1 ? key.charCodeAt(0) - 'a'.charCodeAt(0) : -1;
  return cell >= 0 && cell < rules.cells ? { pile: CELL + cell, pending: '' } : null;
}

/** What stands on each pile while J waits for its key. */
export const jumpLabels: ReadonlyMap<Pile, string> = new Map([
  ...count(COLUMN, MAX_COLUMNS).map((pile, i): [Pile, string] => [pile, String(i + 1)]),
  ...count(CELL, MAX_CELLS).map((pile, i): [Pile, string] => [pile, 'abcd'.charAt(i)]),
  [STOCK, 's'],
  [WASTE, 'w'],
  [FOUNDATION, 'f'],
]);
