import { FACES } from '../../../assembly/abi';
import { readFace } from '../../shared/core/cardText';
import { BadNotation } from './notationFault';
import type { RuleRecord } from './types';

// What the lines of a position text are, before a card is read: headings and columns. Other programs write an empty
// column as a blank line, and people a deal as they lay it out, in rows; both become a line a column here.

export interface PositionLine {
  /** its number in the text, from 1 */
  readonly number: number;
  /** what stands before the colon; `null` without one */
  readonly label: string | null;
  readonly words: readonly string[];
}

/** What cannot be seen, and stands in texts that were copied from pages. */
const invisible = /[\u200B-\u200F\u2060]|\uFE0E|\uFE0F/g;

function parse(text: string, number: number): PositionLine {
  const parts = /^(?:([^:]*):)?(.*)$/s.exec(text);
  const words = (parts?.[2] ?? '').split(/[\s,]+/).filter((word) => word !== '');
  return { number, label: parts?.[1]?.trim() ?? null, words };
}

/** Is it a column, as most are written, with nothing before its cards? */
function isPlain({ label }: PositionLine): boolean {
  return label === null;
}

/** Is it a column, by its number or without one? */
function isColumn({ label }: PositionLine): boolean {
  return label === null || /^\d*$/.test(label);
}

function isBlank({ label, words }: PositionLine): boolean {
  return label === null && words.length === 0;
}

/** Does a heading say that cards have been played? */
function isPlayed({ label, words }: PositionLine): boolean {
  return !/^(?:stock|talon|pass)$/i.test(label ?? '') && words.some((word) => !/(?:^|-)0?$/.test(word));
}

/** How many cards are dealt to the columns. */
function dealtCards({ decks, columns, rows }: RuleRecord): number {
  return rows > 0 ? rows * columns : decks * FACES;
}

/** Have lines the lengths of rows of `width` cards? */
function areRows(lines: readonly PositionLine[], width: number): boolean {
  return lines.every(({ words: { length } }, i) =>
    i < lines.length - 1 ? length === width : length > 0 && length <= width,
  );
}

/** Rows become columns; each word is looked at first, while its line is known. */
function columnsOf(rows: readonly PositionLine[], width: number): PositionLine[] {
  for (const { number, words } of rows) {
    const text = words.find((word) => readFace(word.replace(/^\((.+)\)$/, '$1')) < 0);
    if (text !== undefined) throw new BadNotation({ code: 'no-card', line: number, text });
  }
  return Array.from({ length: width }, (_, column) => ({
    number: rows[0]?.number ?? 1,
    label: null,
    words: rows.flatMap(({ words }) => words.slice(column, column + 1)),
  }));
}

/**
 * A deal that is written in rows, as columns. Only a whole deal without a played card is taken so, and only where the
 * lines are not as many as the columns; a deal on one line, and one whose rows go on into the stock, are refused.
 */
function withoutRows(lines: readonly PositionLine[], rules: RuleRecord): readonly PositionLine[] {
  const columns = lines.filter((line) => isColumn(line) && !isBlank(line));
  const [first] = columns;
  const isDeal = lines.every((line) => isColumn(line) || !isPlayed(line)) && columns.every(isPlain);
  if (first === undefined || !isDeal || columns.length === rules.columns) return lines;
  const count = columns.reduce((sum, { words }) => sum + words.length, 0);
  const all = rules.decks * FACES;
  const dealt = dealtCards(rules);
  if (count !== dealt && count !== all) return lines;
  if (columns.length === 1 && dealt > rules.columns)
    throw new BadNotation({ code: 'one-line', line: first.number, count });
  if (!areRows(columns, rules.columns)) return lines;
  if (count !== dealt) throw new BadNotation({ code: 'in-rows', line: first.number, limit: rules.columns });
  const at = lines.indexOf(first);
  const headings = (line: PositionLine) => !isColumn(line);
  return [
    ...lines.slice(0, at).filter(headings),
    ...columnsOf(columns, rules.columns),
    ...lines.slice(at).filter(headings),
  ];
}

/**
 * Blank lines that are empty columns: those among the columns, where there is room for all of them; those before the
 * first column, where that makes the right number, with those after the last or without.
 */
function withEmptyColumns(lines: readonly PositionLine[], limit: number): readonly PositionLine[] {
  const isWritten = (line: PositionLine) => isColumn(line) && !isBlank(line);
  const first = lines.findIndex(isWritten);
  const last = lines.findLastIndex(isWritten);
  const written = lines.filter(isWritten);
  if (first < 0 || written.some(({ label }) => /\d/.test(label ?? ''))) return lines;
  const blanksFrom = (from: number, step: number): number => {
    let at = from;
    while (lines[at] !== undefined && isBlank(lines[at]!)) at += step;
    return Math.abs(at - from);
  };
  const before = blanksFrom(first - 1, -1);
  const after = blanksFrom(last + 1, 1);
  const among = written.length + lines.slice(first, last).filter(isBlank).length;
  if (among > limit) return lines;
  const whole = among + before;
  const start = whole <= limit && whole + after >= limit ? first - before : first;
  return lines.map((line, i) => (i >= start && i < last && isBlank(line) ? { ...line, words: ['-'] } : line));
}

/** The lines of a text that say something, one for each column and each heading. `firstLine` is its first one's number. */
export function positionLines(text: string, rules: RuleRecord, firstLine: number): readonly PositionLine[] {
  const lines: PositionLine[] = [];
  for (const [index, whole] of text
    .replace(invisible, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const said = whole.replace(/#.*$/s, '').trim();
    // a line with nothing but a remark is none
    if (said !== '' || whole.trim() === '') lines.push(parse(said, firstLine + index));
  }
  const columns = withoutRows(lines, rules);
  return withEmptyColumns(columns, rules.columns).filter((line) => !isBlank(line));
}
