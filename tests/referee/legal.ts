import { cardOf, isRed, kingRank, rankOf, type Suit, suitOf, suits } from './cards';
import type { Position } from './position';
import type { RuleRecord } from './rules';
import { type Carried, cellIndex, columnIndex, type Move } from './tokens';

/** May the upper card lie on the lower one in a column? */
export function follows(record: RuleRecord, lower: string, upper: string): boolean {
  if (rankOf(upper) !== rankOf(lower) - 1) return false;
  const [under, over] = [suitOf(lower), suitOf(upper)];
  if (record.build === 'suit') return under === over;
  if (record.build === 'alternate') return isRed(under) !== isRed(over);
  return true;
}

/** How many cards one move may carry to this column. */
export function carryLimit(record: RuleRecord, position: Position, target: number): number {
  const freeCells = position.cells.filter((card) => card === null).length;
  if (record.carry === 'one') return 1;
  if (record.carry === 'run') return Number.POSITIVE_INFINITY;
  if (record.carry === 'cells') return Math.max(1, freeCells);
  // The column moved to never helps, and with fill king no empty column does.
  const empties = position.columns.filter((column, index) => column.length === 0 && index !== target).length;
  const helpers = record.fill === 'king' ? 0 : empties;
  return (freeCells + 1) * 2 ** helpers;
}

export type Lifted = { readonly cards: readonly string[] } | { readonly fault: string };

function liftFromColumn(record: RuleRecord, position: Position, index: number, count: number): Lifted {
  const column = position.columns[index] ?? [];
  if (column.length === 0) return { fault: `Column ${index + 1} is empty.` };
  if (column.length < count) return { fault: `Column ${index + 1} holds fewer than ${count} cards.` };
  const lifted = column.slice(column.length - count);
  if (lifted.some((each) => each.down)) return { fault: 'A face-down card cannot be moved.' };
  const cards = lifted.map((each) => each.card);
  for (const [place, card] of cards.entries()) {
    const lower = cards[place - 1];
    if (lower !== undefined && !follows(record, lower, card)) {
      return { fault: `The top ${count} cards of column ${index + 1} are not a run.` };
    }
  }
  return { cards };
}

function liftFromFoundation(record: RuleRecord, position: Position, suit: Suit): Lifted {
  if (!record.return) return { fault: 'A card on a foundation never comes back in this game.' };
  // With two packs it is the higher foundation, the first of the two, that gives its top card.
  const height = position.foundations[suit][0] ?? 0;
  if (height === 0) return { fault: `The foundation of ${suit} is empty.` };
  return { cards: [cardOf(height, suit)] };
}

/** The cards that a move takes, the lowest first, or why they cannot be taken. */
export function lift(record: RuleRecord, position: Position, move: Omit<Carried, 'to'>): Lifted {
  const column = columnIndex(record, move.from);
  if (column !== null) return liftFromColumn(record, position, column, move.count);
  if (move.count !== 1) return { fault: 'Only a column gives more than one card.' };
  const suit = suits.find((each) => move.from === `f${each}`);
  if (suit !== undefined) return liftFromFoundation(record, position, suit);
  if (move.from === 'w') {
    const card = position.waste[position.waste.length - 1];
    return card === undefined ? { fault: 'The waste is empty.' } : { cards: [card] };
  }
  const cell = cellIndex(record, move.from);
  if (cell === null) return { fault: `There is no pile ${move.from} in this game.` };
  const card = position.cells[cell] ?? null;
  return card === null ? { fault: `Cell ${move.from} is empty.` } : { cards: [card] };
}

function foundationFault(position: Position, move: Carried, card: string): string | null {
  if (move.count !== 1) return 'Cards go to a foundation one by one.';
  if (move.from.startsWith('f')) return 'The card lies on a foundation already.';
  const fits = position.foundations[suitOf(card)].some((height) => height === rankOf(card) - 1);
  return fits ? null : `${card} does not fit on a foundation.`;
}

function cellFault(record: RuleRecord, position: Position, move: Carried, cell: number): string | null {
  if (move.count !== 1) return 'A cell holds one card.';
  if (cellIndex(record, move.from) !== null) return 'Cell to cell is no move.';
  return position.cells[cell] === null ? null : `Cell ${move.to} is taken.`;
}

function columnFault(
  record: RuleRecord,
  position: Position,
  cards: readonly string[],
  target: number,
): string | null {
  const limit = carryLimit(record, position, target);
  if (cards.length > limit) {
    return limit === 1 ? 'Only one card may be moved here.' : `Only ${limit} cards may be carried here.`;
  }
  const column = position.columns[target] ?? [];
  const [top, lowest] = [column[column.length - 1], cards[0]];
  if (lowest === undefined) return 'No card is moved.';
  if (top === undefined) {
    const refused = record.fill === 'king' && rankOf(lowest) !== kingRank;
    return refused ? 'Only a king may go to an empty column.' : null;
  }
  return follows(record, top.card, lowest) ? null : `${lowest} does not follow ${top.card}.`;
}

function turnFault(record: RuleRecord, position: Position): string | null {
  if (position.stock.length > 0) return null;
  if (position.waste.length === 0) return 'The stock and the waste are empty.';
  return position.pass < record.passes ? null : 'No pass through the stock is left.';
}

/** Why a move is illegal, in one sentence; null when it is legal. `lifted`: the cards that it takes, if known. */
export function faultOf(record: RuleRecord, position: Position, move: Move, lifted?: Lifted): string | null {
  if (move === 'turn') return turnFault(record, position);
  if (move.from === move.to) return 'A move goes from one pile to another.';
  lifted ??= lift(record, position, move);
  if ('fault' in lifted) return lifted.fault;
  const column = columnIndex(record, move.to);
  if (column !== null) return columnFault(record, position, lifted.cards, column);
  const card = lifted.cards[0];
  if (move.to === 'f' && card !== undefined) return foundationFault(position, move, card);
  const cell = cellIndex(record, move.to);
  if (cell !== null) return cellFault(record, position, move, cell);
  return `There is no pile ${move.to} in this game.`;
}
