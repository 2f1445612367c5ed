import { cardOf, isRed, kingRank, rankOf, type Suit, suitOf, suits } from './cards';
import { faultOf, lift } from './legal';
import type { Column, ColumnCard, Position } from './position';
import type { RuleRecord } from './rules';
import {
  type Carried,
  cellIndex,
  columnIndex,
  type Move,
  printToken,
  readToken,
  sourceNames,
  targetNames,
} from './tokens';

/** Every pair of piles with every number of cards is tried: slow, and hard to get wrong. */
export function legalMoves(record: RuleRecord, position: Position): Move[] {
  const legal: Move[] = faultOf(record, position, 'turn') === null ? ['turn'] : [];
  for (const from of sourceNames(record)) {
    const column = columnIndex(record, from);
    const most = column === null ? 1 : (position.columns[column]?.length ?? 0);
    const lifts = Array.from({ length: most }, (_none, i) => lift(record, position, { from, count: i + 1 }));
    for (const to of targetNames(record)) {
      for (const [i, lifted] of lifts.entries()) {
        const move = { from, to, count: i + 1 };
        if (faultOf(record, position, move, lifted) === null) legal.push(move);
      }
    }
  }
  return legal;
}

export function refereeMoves(record: RuleRecord, position: Position): string[] {
  return legalMoves(record, position).map(printToken);
}

function withUncovered(column: Column): Column {
  const top = column[column.length - 1];
  return top?.down === true ? [...column.slice(0, -1), { card: top.card, down: false }] : column;
}

function turned(position: Position): Position {
  const [next, ...stock] = position.stock;
  if (next !== undefined) return { ...position, stock, waste: [...position.waste, next] };
  // The waste is turned over as a whole, so the cards come in the same order as before.
  return { ...position, stock: position.waste, waste: [], pass: position.pass + 1 };
}

function withHeights(position: Position, suit: Suit, heights: readonly number[]): Position {
  const sorted = [...heights].sort((one, other) => other - one);
  return { ...position, foundations: { ...position.foundations, [suit]: sorted } };
}

function taken(record: RuleRecord, position: Position, move: Carried): [Position, readonly ColumnCard[]] {
  const source = columnIndex(record, move.from);
  if (source !== null) {
    const column = position.columns[source] ?? [];
    const kept = withUncovered(column.slice(0, column.length - move.count));
    const columns = position.columns.map((each, index) => (index === source ? kept : each));
    return [{ ...position, columns }, column.slice(column.length - move.count)];
  }
  const suit = suits.find((each) => move.from === `f${each}`);
  if (suit !== undefined) {
    const [highest = 0, ...others] = position.foundations[suit];
    const card = cardOf(highest, suit);
    return [withHeights(position, suit, [highest - 1, ...others]), [{ card, down: false }]];
  }
  if (move.from === 'w') {
    const card = position.waste[position.waste.length - 1] ?? '';
    return [{ ...position, waste: position.waste.slice(0, -1) }, [{ card, down: false }]];
  }
  const cell = cellIndex(record, move.from);
  const card = position.cells.find((_card, index) => index === cell) ?? '';
  const cells = position.cells.map((each, index) => (index === cell ? null : each));
  return [{ ...position, cells }, [{ card, down: false }]];
}

function put(record: RuleRecord, position: Position, to: string, cards: readonly ColumnCard[]): Position {
  const target = columnIndex(record, to);
  if (target !== null) {
    const columns = position.columns.map((each, index) => (index === target ? [...each, ...cards] : each));
    return { ...position, columns };
  }
  const card = cards[0]?.card ?? '';
  if (to === 'f') {
    const heights = [...position.foundations[suitOf(card)]];
    heights[heights.indexOf(rankOf(card) - 1)] = rankOf(card);
    return withHeights(position, suitOf(card), heights);
  }
  const cell = cellIndex(record, to);
  return { ...position, cells: position.cells.map((each, index) => (index === cell ? card : each)) };
}

export function isLegal(record: RuleRecord, position: Position, token: string): boolean {
  const move = readToken(token);
  return move !== null && faultOf(record, position, move) === null;
}

/** The position after one move; throws with one sentence when the move is illegal. */
export function refereePlay(record: RuleRecord, position: Position, token: string): Position {
  const move = readToken(token);
  if (move === null) throw new Error(`${token} is not a move.`);
  const fault = faultOf(record, position, move);
  if (fault !== null) throw new Error(fault);
  if (move === 'turn') return turned(position);
  const [rest, cards] = taken(record, position, move);
  return put(record, rest, move.to, cards);
}

export function isWon(position: Position): boolean {
  return suits.every((suit) => position.foundations[suit].every((height) => height === kingRank));
}

/** No legal move, and not won. */
export function isStuck(
  record: RuleRecord,
  position: Position,
  legal = legalMoves(record, position),
): boolean {
  return !isWon(position) && legal.length === 0;
}

/** The table "safe to send up by itself"; what has no row there is never sent. */
export function isSafe(record: RuleRecord, position: Position, card: string): boolean {
  const rank = rankOf(card);
  const own = suitOf(card);
  const all = (chosen: readonly Suit[], least: number): boolean =>
    chosen.every((suit) => position.foundations[suit].every((height) => height >= least));
  if (record.build === 'suit') return record.decks === 1 || all([own], rank - 1);
  if (record.build === 'any') return false;
  const others = suits.filter((suit) => isRed(suit) !== isRed(own));
  const sister = suits.filter((suit) => suit !== own && isRed(suit) === isRed(own));
  if (record.decks === 1 && record.return) return all(others, rank - 1) && all(sister, rank - 2);
  const low = all(others, rank - 1) || (all(others, rank - 2) && all(sister, rank - 3));
  if (record.decks === 1) return low;
  return !record.return && all([own], rank - 1) && low;
}

function movedCard(record: RuleRecord, position: Position, move: Carried): string {
  return taken(record, position, move)[1][0]?.card ?? '';
}

/** The moves to a foundation that are safe to make by themselves. */
export function refereeSafe(
  record: RuleRecord,
  position: Position,
  legal = legalMoves(record, position),
): string[] {
  return legal
    .filter((move) => move !== 'turn')
    .filter((move) => move.to === 'f' && isSafe(record, position, movedCard(record, position, move)))
    .map(printToken);
}
