export type Build = 'suit' | 'alternate' | 'any';
export type Carry = 'one' | 'run' | 'spaces' | 'cells';
export type Fill = 'any' | 'king';

/** One row of the table of games; the keys and values are those of the rule record. */
export type RuleRecord = {
  readonly decks: 1 | 2;
  readonly columns: number;
  readonly rows: number;
  readonly faceDown: number;
  readonly build: Build;
  readonly carry: Carry;
  readonly fill: Fill;
  readonly cells: number;
  readonly passes: number;
  readonly return: boolean;
};

export type GameId =
  | 'forty-thieves'
  | 'josephine'
  | 'streets'
  | 'rank-and-file'
  | 'limited'
  | 'free-cells'
  | 'free-places';

const fortyThieves: RuleRecord = {
  decks: 2,
  columns: 10,
  rows: 4,
  faceDown: 0,
  build: 'suit',
  carry: 'one',
  fill: 'any',
  cells: 0,
  passes: 1,
  return: false,
};

const freeCells: RuleRecord = {
  decks: 1,
  columns: 8,
  rows: 0,
  faceDown: 0,
  build: 'alternate',
  carry: 'spaces',
  fill: 'any',
  cells: 4,
  passes: 0,
  return: true,
};

export const refereeGames: Readonly<Record<GameId, RuleRecord>> = {
  'forty-thieves': fortyThieves,
  josephine: { ...fortyThieves, passes: 2 },
  streets: { ...fortyThieves, build: 'alternate' },
  'rank-and-file': { ...fortyThieves, carry: 'run' },
  limited: { ...fortyThieves, columns: 12, rows: 3 },
  'free-cells': freeCells,
  'free-places': { ...freeCells, carry: 'cells' },
};

export const recordKeys: readonly (keyof RuleRecord)[] = [
  'decks',
  'columns',
  'rows',
  'faceDown',
  'build',
  'carry',
  'fill',
  'cells',
  'passes',
  'return',
];

export function packSize(record: RuleRecord): number {
  return 52 * record.decks;
}

/** How many cards the deal leaves for the stock. */
export function stockSize(record: RuleRecord): number {
  return record.rows === 0 ? 0 : packSize(record) - record.columns * record.rows;
}

function isWhole(value: unknown, low: number, high: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
}

function isOneOf(value: unknown, choices: readonly unknown[]): boolean {
  return choices.includes(value);
}

/** The first faulty key in the order of the table, then a key that the table lacks; null for a legal record. */
export function isLegalRecord(record: RuleRecord | Readonly<Record<string, unknown>>): string | null {
  const { decks, columns, rows, faceDown, build, carry, fill, cells, passes } = record;
  if (decks !== 1 && decks !== 2) return 'decks';
  if (!isWhole(columns, 4, 12)) return 'columns';
  if (!isWhole(rows, 0, 13)) return 'rows';
  // "columns × rows leaves at least one card for a stock where rows > 0"
  if (rows > 0 && columns * rows >= 52 * decks) return 'rows';
  // "0 … rows−1"; without a number of rows nothing lies face down.
  if (!isWhole(faceDown, 0, Math.max(0, rows - 1))) return 'faceDown';
  if (!isOneOf(build, ['suit', 'alternate', 'any'])) return 'build';
  if (!isOneOf(carry, ['one', 'run', 'spaces', 'cells'])) return 'carry';
  if (!isOneOf(fill, ['any', 'king'])) return 'fill';
  if (!isWhole(cells, 0, 4)) return 'cells';
  // "0 exactly when rows is 0"
  if (!isWhole(passes, 0, 3) || (passes === 0) !== (rows === 0)) return 'passes';
  if (typeof record.return !== 'boolean') return 'return';
  return Object.keys(record).find((key) => !isOneOf(key, recordKeys)) ?? null;
}
