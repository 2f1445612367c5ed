import { suits } from './cards';
import type { RuleRecord } from './rules';

/** Piles by the names of the notation: 1…12, a…d, w, f as a target, fC fD fH fS as a source. */
export type Carried = { readonly from: string; readonly to: string; readonly count: number };
export type Move = 'turn' | Carried;

export function columnName(index: number): string {
  return String(index + 1);
}

export function cellName(index: number): string {
  return 'abcd'.charAt(index);
}

/** No game has more columns. */
const columnNames = Array.from({ length: 12 }, (_none, index) => columnName(index));

/** The column's index from 0, or null when the name is no column of this game. */
export function columnIndex(record: RuleRecord, name: string): number | null {
  const index = columnNames.indexOf(name);
  return index >= 0 && index < record.columns ? index : null;
}

/** The cell's index from 0, or null when the name is no cell of this game. */
export function cellIndex(record: RuleRecord, name: string): number | null {
  const index = name.length === 1 ? 'abcd'.indexOf(name) : -1;
  return index >= 0 && index < record.cells ? index : null;
}

export function sourceNames(record: RuleRecord): string[] {
  return [...tableNames(record), 'w', ...suits.map((suit) => `f${suit}`)];
}

export function targetNames(record: RuleRecord): string[] {
  return [...tableNames(record), 'f'];
}

function tableNames(record: RuleRecord): string[] {
  const columns = Array.from({ length: record.columns }, (_none, index) => columnName(index));
  const cells = Array.from({ length: record.cells }, (_none, index) => cellName(index));
  return [...columns, ...cells];
}

export function printToken(move: Move): string {
  if (move === 'turn') return 's';
  const pair = `${move.from}-${move.to}`;
  return move.count > 1 ? `${pair}x${move.count}` : pair;
}

/** Reads one token in any case; null when it is no token of the notation. */
export function readToken(token: string): Move | null {
  const text = token.toLowerCase();
  if (text === 's') return 'turn';
  const parts = /^([1-9]\d?|[a-dw]|f[cdhs])-([1-9]\d?|[a-df])(?:x([1-9]\d?))?$/.exec(text);
  const [from, to] = [parts?.[1], parts?.[2]];
  if (from === undefined || to === undefined) return null;
  const source = from.startsWith('f') ? `f${from.slice(1).toUpperCase()}` : from;
  return { from: source, to, count: Number(parts?.[3] ?? '1') };
}
