import { cardOf, kingRank, type Suit, suits } from './cards';
import { follows } from './legal';
import type { ColumnCard, Position } from './position';
import { isLegalRecord, packSize, type RuleRecord, stockSize } from './rules';

/** A number from 0 up to but not including 1. */
export type Random = () => number;

/** The same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[whole(random, 0, items.length - 1)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map((each) => each.item);
}

/** Any legal record of house rules; games with and without a stock are about equally frequent. */
export function randomRecord(random: Random): RuleRecord {
  const decks = pick(random, [1, 2] as const);
  const columns = whole(random, 4, 12);
  const mostRows = Math.min(13, Math.floor((52 * decks - 1) / columns));
  const rows = random() < 0.45 ? 0 : random() < 0.25 ? mostRows : whole(random, 1, mostRows);
  const faceDown = rows < 2 || random() < 0.4 ? 0 : random() < 0.3 ? rows - 1 : whole(random, 1, rows - 1);
  return {
    decks,
    columns,
    rows,
    faceDown,
    build: pick(random, ['suit', 'alternate', 'any'] as const),
    carry: pick(random, ['one', 'run', 'spaces', 'cells'] as const),
    fill: pick(random, ['any', 'king'] as const),
    cells: whole(random, 0, 4),
    passes: rows === 0 ? 0 : whole(random, 1, 3),
    return: pick(random, [true, false]),
  };
}

/** A legal record with little room, for endgames that are often lost and small enough to exhaust. */
export function randomTightRecord(random: Random): RuleRecord {
  for (;;) {
    const record = { ...randomRecord(random), columns: whole(random, 4, 6), cells: whole(random, 0, 1) };
    if (isLegalRecord(record) === null) return record;
  }
}

type Remaining = { readonly foundations: Record<Suit, number[]>; readonly cards: readonly string[] };

/** Takes cards one by one from the tops of full foundations, each time from a foundation picked at random. */
function takeDown(record: RuleRecord, random: Random, count: number): Remaining {
  const full = (): number[] => new Array<number>(record.decks).fill(kingRank);
  const foundations: Record<Suit, number[]> = { C: full(), D: full(), H: full(), S: full() };
  const cards: string[] = [];
  while (cards.length < count) {
    const suit = pick(random, suits);
    const place = whole(random, 0, record.decks - 1);
    const height = foundations[suit][place] ?? 0;
    if (height === 0) continue;
    cards.push(cardOf(height, suit));
    foundations[suit][place] = height - 1;
  }
  for (const suit of suits) foundations[suit].sort((one, other) => other - one);
  return { foundations, cards };
}

type Draft = {
  readonly columns: string[][];
  /** How many dealt cards still lie face down in each column, should it hold more. */
  readonly hidden: readonly number[];
  readonly cells: string[];
  readonly stock: string[];
  readonly waste: string[];
};

/** How many cards the deal gives to this column. */
function dealtTo(record: RuleRecord, column: number): number {
  if (record.rows > 0) return record.rows;
  return Math.ceil((packSize(record) - column) / record.columns);
}

/**
 * A card above the dealt ones follows the card under it; and where a face-down row has been uncovered,
 * everything above the uncovered card has been built on it.
 */
function columnTakes(record: RuleRecord, draft: Draft, index: number, card: string): boolean {
  const column = draft.columns[index] ?? [];
  const hidden = draft.hidden[index] ?? 0;
  const lower = column[column.length - 1];
  if (lower === undefined || column.length <= hidden) return true;
  if (follows(record, lower, card)) return true;
  return hidden === record.faceDown && column.length < dealtTo(record, index);
}

type Place = {
  readonly pile: string[];
  readonly isColumn: boolean;
  readonly takes: (card: string) => boolean;
};

function placesOf(record: RuleRecord, draft: Draft): Place[] {
  const columns = draft.columns.map((pile, index): Place => {
    return { pile, isColumn: true, takes: (card) => columnTakes(record, draft, index, card) };
  });
  const cell: Place = {
    pile: draft.cells,
    isColumn: false,
    takes: () => draft.cells.length < record.cells,
  };
  const undealt = (pile: string[]): Place => {
    const takes = (): boolean => draft.stock.length + draft.waste.length < stockSize(record);
    return { pile, isColumn: false, takes };
  };
  // A column is as likely as a cell; the stock and the waste are likelier than any one column.
  const cells = new Array<Place>(record.cells).fill(cell);
  const [stock, waste] = [undealt(draft.stock), undealt(draft.waste)];
  return [...columns, ...cells, stock, stock, waste, waste];
}

/** The shortest columns first, so that few or none stay empty. */
function evenly(places: readonly Place[]): Place[] {
  const columns = places.filter((place) => place.isColumn);
  columns.sort((one, other) => one.pile.length - other.pile.length);
  return [...columns, ...places.filter((place) => !place.isColumn)];
}

function draftOf(record: RuleRecord, random: Random, cards: readonly string[]): Draft | null {
  const hidden = Array.from({ length: record.columns }, () =>
    random() < 0.5 ? record.faceDown : whole(random, 0, record.faceDown),
  );
  const columns = hidden.map((): string[] => []);
  const draft: Draft = { columns, hidden, cells: [], stock: [], waste: [] };
  // Half the positions are tight; in the others some piles stay empty, often many.
  const tight = random() < 0.5;
  const share = tight ? 1 : 0.3 + 0.7 * random();
  const open = placesOf(record, draft).filter(() => random() < share);
  for (const card of shuffled(random, cards)) {
    const mixed = shuffled(random, open);
    const tried = tight && random() < 0.85 ? evenly(mixed) : mixed;
    const place = tried.find((each) => each.takes(card));
    if (place === undefined) return null;
    place.pile.push(card);
  }
  return draft;
}

function laidOut(column: readonly string[], hidden: number): ColumnCard[] {
  const down = Math.min(hidden, column.length - 1);
  return column.map((card, index) => ({ card, down: index < down }));
}

/** A small position of this game with so many cards off the foundations, each card of the packs once. */
export function randomEndgame(record: RuleRecord, random: Random, cards: number): Position {
  if (cards < 0 || cards > packSize(record)) throw new Error('The packs do not hold so many cards.');
  const remaining = takeDown(record, random, cards);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const draft = draftOf(record, random, remaining.cards);
    if (draft === null) continue;
    const slots: (string | null)[] = [...draft.cells];
    while (slots.length < record.cells) slots.push(null);
    return {
      columns: draft.columns.map((column, index) => laidOut(column, draft.hidden[index] ?? 0)),
      cells: shuffled(random, slots),
      foundations: remaining.foundations,
      stock: draft.stock,
      waste: draft.waste,
      pass: record.passes === 0 ? 0 : whole(random, 1, record.passes),
    };
  }
  throw new Error('The cards found no place.');
}
