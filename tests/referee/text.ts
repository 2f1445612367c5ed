import { cardOf, rankLetters, readCard, type Suit, suits } from './cards';
import { type ColumnCard, emptyFoundations, type Foundations, type Position } from './position';
import type { RuleRecord } from './rules';

type Line = { readonly number: number; readonly words: readonly string[] };
type Heading = 'foundations' | 'freecells' | 'stock' | 'waste' | 'pass';
type Sorted = { readonly headed: ReadonlyMap<Heading, Line>; readonly columns: readonly Line[] };

function refuse(line: Line, what: string): never {
  throw new Error(`Line ${line.number}: ${what}.`);
}

export function printPosition(record: RuleRecord, position: Position): string {
  const heights = suits.flatMap((suit) => position.foundations[suit].map((height) => `${suit}-${height}`));
  const lines = [`Foundations: ${heights.join(' ')}`];
  if (record.cells > 0) lines.push(`Freecells: ${position.cells.map((card) => card ?? '-').join(' ')}`);
  if (position.stock.length > 0) lines.push(`Stock: ${position.stock.join(' ')}`);
  if (position.waste.length > 0) lines.push(`Waste: ${position.waste.join(' ')}`);
  if (record.passes > 0) lines.push(`Pass: ${position.pass}`);
  for (const column of position.columns) {
    const cards = column.map((each) => (each.down ? `(${each.card})` : each.card));
    lines.push(cards.length === 0 ? '-' : cards.join(' '));
  }
  return `${lines.join('\n')}\n`;
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function sortLines(text: string): Sorted {
  const headed = new Map<Heading, Line>();
  const columns: Line[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const content = raw.replace(/#.*$/, '').trim();
    if (content === '') continue;
    const parts = /^(foundations|freecells|stock|talon|waste|pass)\s*:(.*)$/i.exec(content);
    const line = { number: index + 1, words: splitWords(parts?.[2] ?? content) };
    if (parts === null) {
      columns.push(columnLine(line.number, content, columns.length + 1));
      continue;
    }
    const word = (parts[1] ?? '').toLowerCase();
    const heading = (word === 'talon' ? 'stock' : word) as Heading;
    if (headed.has(heading)) refuse(line, `${parts[1]} is given twice`);
    headed.set(heading, line);
  }
  return { headed, columns };
}

/** A colon, or the column's number and a colon, may stand before the cards. */
function columnLine(number: number, content: string, expected: number): Line {
  const parts = /^(\d*)\s*:(.*)$/.exec(content);
  const line = { number, words: splitWords(parts?.[2] ?? content) };
  const given = parts?.[1] ?? '';
  if (given !== '' && Number(given) !== expected)
    refuse(line, `column ${given} stands where ${expected} should`);
  return line.words.join(' ') === '-' ? { number, words: [] } : line;
}

function readFaceUp(line: Line, word: string): string {
  return readCard(word) ?? refuse(line, `${word} is not a card`);
}

function readColumn(record: RuleRecord, line: Line): ColumnCard[] {
  const cards = line.words.map((word) => {
    const inner = /^\((.*)\)$/.exec(word)?.[1];
    return { card: readFaceUp(line, inner ?? word), down: inner !== undefined };
  });
  const down = cards.filter((each) => each.down).length;
  const misplaced = cards.find((each, index) => each.down && index >= down);
  if (misplaced !== undefined) refuse(line, `${misplaced.card} cannot lie face down on a face-up card`);
  const top = cards[cards.length - 1];
  // An uncovered card turns at once.
  if (top?.down === true) refuse(line, `${top.card} cannot lie face down on top`);
  if (down > record.faceDown) refuse(line, `a column has at most ${record.faceDown} face down`);
  return cards;
}

function readColumns(record: RuleRecord, lines: readonly Line[]): ColumnCard[][] {
  const surplus = lines[record.columns];
  if (surplus !== undefined) refuse(surplus, `the game has only ${record.columns} columns`);
  const columns = lines.map((line) => readColumn(record, line));
  while (columns.length < record.columns) columns.push([]);
  return columns;
}

function readHeight(line: Line, word: string): { suit: Suit; height: number } {
  const parts = /^([CDHS])-(?:(\d|1[0-3])|([ATJQK]))$/.exec(word.toUpperCase());
  const suit = suits.find((each) => each === parts?.[1]);
  if (parts === null || suit === undefined) return refuse(line, `${word} is not a foundation`);
  const letter = parts[3];
  return { suit, height: letter === undefined ? Number(parts[2]) : rankLetters.indexOf(letter) + 1 };
}

function readFoundations(record: RuleRecord, line: Line | undefined): Foundations {
  const found: Record<Suit, readonly number[]> = { C: [], D: [], H: [], S: [] };
  if (line === undefined) return emptyFoundations(record.decks);
  for (const word of line.words) {
    const { suit, height } = readHeight(line, word);
    found[suit] = [...found[suit], height];
    if (found[suit].length > record.decks) refuse(line, `there are too many foundations of ${suit}`);
  }
  for (const suit of suits) {
    const heights = [...found[suit]];
    while (heights.length < record.decks) heights.push(0);
    found[suit] = heights.sort((one, other) => other - one);
  }
  return found;
}

function readCells(record: RuleRecord, line: Line | undefined): (string | null)[] {
  const cells = (line?.words ?? []).map((word) =>
    word === '-' || line === undefined ? null : readFaceUp(line, word),
  );
  if (line !== undefined && cells.length > record.cells)
    refuse(line, `the game has only ${record.cells} cells`);
  while (cells.length < record.cells) cells.push(null);
  return cells;
}

function readPile(record: RuleRecord, line: Line | undefined): string[] {
  if (line === undefined || line.words.join(' ') === '-') return [];
  const cards = line.words.map((word) => readFaceUp(line, word));
  if (cards.length > 0 && record.rows === 0) refuse(line, 'the game has no stock');
  return cards;
}

function readPass(record: RuleRecord, line: Line | undefined): number {
  if (line === undefined) return record.passes === 0 ? 0 : 1;
  const text = line.words.join(' ');
  if (record.passes === 0) refuse(line, 'the game has no stock');
  if (!/^[1-3]$/.test(text) || Number(text) > record.passes)
    refuse(line, `${text} is not a pass of this game`);
  return Number(text);
}

/** Why the cards are not exactly those of the game's packs, or null. */
export function packFault(record: RuleRecord, position: Position): string | null {
  const counts = new Map<string, number>();
  const count = (card: string): void => void counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const column of position.columns) for (const each of column) count(each.card);
  for (const card of [...position.cells, ...position.stock, ...position.waste])
    if (card !== null) count(card);
  for (const suit of suits) {
    for (const height of position.foundations[suit]) {
      for (let rank = 1; rank <= height; rank += 1) count(cardOf(rank, suit));
    }
  }
  for (const suit of suits) {
    for (let rank = 1; rank <= rankLetters.length; rank += 1) {
      const card = cardOf(rank, suit);
      const present = counts.get(card) ?? 0;
      if (present < record.decks) return `${card} is missing.`;
      if (present > record.decks) return `There is one ${card} too many.`;
    }
  }
  return null;
}

/** Reads position text; throws with one sentence that names the fault. */
export function parsePosition(record: RuleRecord, text: string): Position {
  const { headed, columns } = sortLines(text);
  const position: Position = {
    columns: readColumns(record, columns),
    cells: readCells(record, headed.get('freecells')),
    foundations: readFoundations(record, headed.get('foundations')),
    stock: readPile(record, headed.get('stock')),
    waste: readPile(record, headed.get('waste')),
    pass: readPass(record, headed.get('pass')),
  };
  const fault = packFault(record, position);
  if (fault !== null) throw new Error(fault);
  return position;
}
