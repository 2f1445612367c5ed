// Which card or place on the table has the keyboard's focus, and where the arrows and J take it.
import {
  CELL,
  COLUMN,
  FACES,
  FOUNDATION,
  MAX_CELLS,
  MAX_COLUMNS,
  RANKS,
  STOCK,
  SUITS,
  WASTE,
} from '../../../../assembly/abi';
import type { Pile, Position, RuleRecord } from '../../core/types';
import type { GameState } from '../../game/session/intents';

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

/** How many places of a pile can have the focus: every card of a column, one place elsewhere. */
export function cardsIn(position: Position, pile: Pile): number {
  return pile < CELL ? Math.max(1, position.piles[pile]!.length) : 1;
}

/** The same focus, no deeper than the pile now is. */
export function clampFocus(position: Position, focus: Focus): Focus {
  const deepest = cardsIn(position, focus.pile) - 1;
  return focus.depth <= deepest ? focus : { pile: focus.pile, depth: deepest };
}

/** A pile as the arrows take it: its first card's corner; a column reaches down without end. */
interface Box {
  readonly pile: Pile;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where each pile's first card lies, by pile number, as the layout says; null: there is no such pile. */
export type Places = readonly (Readonly<{ x: number; y: number }> | null)[];

function boxOf(places: Places, pile: Pile): Box | null {
  const place = places[pile];
  if (!place) return null;
  return { pile, x: place.x, top: place.y, bottom: pile < CELL ? Number.POSITIVE_INFINITY : place.y };
}

/** How far two piles are from lying beside each other. */
function apart(a: Box, b: Box): number {
  return Math.max(0, b.top - a.bottom, a.top - b.bottom);
}

/** How far off a pile is in a direction; null where it does not lie there. Lying askew counts threefold. */
function distance(from: Box, to: Box, direction: Direction): number | null {
  const sideways = to.x - from.x;
  const down = to.top - from.top;
  const ahead = { left: -sideways, right: sideways, up: -down, down, first: -sideways, last: sideways }[
    direction
  ];
  if (ahead < 1) return null;
  const askew = direction === 'up' || direction === 'down' ? Math.abs(sideways) : apart(from, to);
  if (direction === 'first' || direction === 'last') return askew > 0 ? null : -ahead;
  return ahead + 3 * askew;
}

function neighbour(places: Places, pile: Pile, direction: Direction): Pile {
  const from = boxOf(places, pile);
  if (!from) return pile;
  let best = { pile, off: Number.POSITIVE_INFINITY };
  for (let to = 0; to < places.length; to++) {
    const box = boxOf(places, to);
    const off = box && distance(from, box, direction);
    if (off !== null && off < best.off) best = { pile: to, off };
  }
  return best.pile;
}

/** Where an arrow takes the focus, by what lies where on the screen; it stays where nothing is further. */
export function moveFocus(position: Position, places: Places, focus: Focus, direction: Direction): Focus {
  if (focus.pile < CELL) {
    const deeper = focus.depth + 1 < cardsIn(position, focus.pile);
    if (direction === 'up' && deeper) return { pile: focus.pile, depth: focus.depth + 1 };
    if (direction === 'down' && focus.depth > 0) return { pile: focus.pile, depth: focus.depth - 1 };
  }
  const pile = neighbour(places, focus.pile, direction);
  return pile === focus.pile ? focus : { pile, depth: 0 };
}

/** What a key after J means: the pile, and the digit that may still grow (1 to 10, 11 or 12). */
export interface Jump {
  readonly pile: Pile;
  readonly pending: string;
}

/**
 * The pile that a key after J names: `1`…`9`, `0` for the tenth column, a second digit where there are more
 * than nine columns, `w` `s` `f` and the cells' letters. Null for anything else.
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

/** The foundation that a jump goes to: the one that takes the cards that are picked up, else the first. */
export function foundationForJump(state: GameState): Pile {
  const held = state.selection;
  const pile = held && state.position.piles[held.pile];
  const card = held && pile?.[pile.length - held.count];
  if (typeof card !== 'number') return FOUNDATION;
  const first = FOUNDATION + 2 * (Math.floor((card % FACES) / RANKS) % SUITS);
  const waits = (foundation: Pile) => state.position.piles[foundation]?.length === card % RANKS;
  return state.rules.decks === 2 && !waits(first) && waits(first + 1) ? first + 1 : first;
}

/** What stands on each pile while J waits for its key. */
export const jumpLabels: ReadonlyMap<Pile, string> = new Map([
  ...count(COLUMN, MAX_COLUMNS).map((pile, i): [Pile, string] => [pile, String(i + 1)]),
  ...count(CELL, MAX_CELLS).map((pile, i): [Pile, string] => [pile, 'abcd'.charAt(i)]),
  [STOCK, 's'],
  [WASTE, 'w'],
  [FOUNDATION, 'f'],
]);
