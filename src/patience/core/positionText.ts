import {
  CELL,
  FACES,
  FOUNDATION,
  MAX_COLUMNS,
  PILES,
  RANKS,
  STOCK,
  SUITS,
  WASTE,
} from '../../../assembly/abi';
import { cardText, readFace, readRank, readSuit, suitLetter } from '../../shared/core/cardText';
import type { CardId } from '../../shared/core/types';
import { BadNotation, type NotationFault } from './notationFault';
import { type PositionLine, positionLines } from './positionLines';
import type { Position, RuleRecord } from './types';

/** What has been read so far: faces, not yet cards, since twins are told apart only at the end. */
interface Draft {
  readonly rules: RuleRecord;
  readonly piles: number[][];
  readonly faceDown: number[];
  readonly headings: Set<string>;
  pass: number;
  columns: number;
}

function fail(fault: NotationFault): never {
  throw new BadNotation(fault);
}

function face(word: string, line: number): number {
  if (word.startsWith('(') || word.endsWith(')')) fail({ code: 'face-down-here', line, text: word });
  const found = readFace(word);
  return found < 0 ? fail({ code: 'no-card', line, text: word }) : found;
}

/** The words of a list of cards; a lone `-` says that it is empty. */
function cardsOf(words: readonly string[]): readonly string[] {
  return words.length === 1 && words[0] === '-' ? [] : words;
}

function readFoundations(draft: Draft, words: readonly string[], line: number): void {
  const heights: number[][] = Array.from({ length: SUITS }, () => []);
  for (const word of cardsOf(words)) {
    const [letter = '', top = '', ...rest] = word.split('-');
    const suit = readSuit(letter);
    const height = /^\d+$/.test(top) ? Number(top) : readRank(top) + 1;
    if (suit < 0 || rest.length > 0 || height > RANKS || (height === 0 && top !== '0'))
      fail({ code: 'no-foundation', line, text: word });
    heights[suit]?.push(height);
  }
  const limit = draft.rules.decks;
  for (const [suit, tops] of heights.entries()) {
    if (tops.length > limit) fail({ code: 'foundation-twice', line, text: suitLetter(suit), limit });
    tops.sort((a, b) => b - a);
    for (const [second, height] of tops.entries()) {
      draft.piles[FOUNDATION + 2 * suit + second] = Array.from(
        { length: height },
        (_, i) => suit * RANKS + i,
      );
    }
  }
}

function readCells(draft: Draft, words: readonly string[], line: number): void {
  const limit = draft.rules.cells;
  if (words.length > limit) fail({ code: 'too-many-cells', line, limit });
  for (const [cell, word] of words.entries()) {
    draft.piles[CELL + cell] = word === '-' ? [] : [face(word, line)];
  }
}

function readStock(draft: Draft, words: readonly string[], line: number): void {
  // Written in the order of turning; the pile's last card is the next one turned.
  draft.piles[STOCK] = cardsOf(words)
    .map((word) => face(word, line))
    .reverse();
}

function readWaste(draft: Draft, words: readonly string[], line: number): void {
  draft.piles[WASTE] = cardsOf(words).map((word) => face(word, line));
}

function readPass(draft: Draft, words: readonly string[], line: number): void {
  const text = words.join(' ');
  const limit = draft.rules.passes;
  const pass = /^\d+$/.test(text) ? Number(text) : 0;
  if (pass < 1 || pass > limit) fail({ code: 'no-pass', line, text, limit });
  draft.pass = pass;
}

interface Heading {
  readonly name: string;
  /** what the game must have for the line to make sense */
  readonly needs: 'packs' | 'cells' | 'stock';
  readonly read: (draft: Draft, words: readonly string[], line: number) => void;
}

const foundations: Heading = { name: 'Foundations', needs: 'packs', read: readFoundations };
const freecells: Heading = { name: 'Freecells', needs: 'cells', read: readCells };
const stock: Heading = { name: 'Stock', needs: 'stock', read: readStock };
const waste: Heading = { name: 'Waste', needs: 'stock', read: readWaste };
const pass: Heading = { name: 'Pass', needs: 'stock', read: readPass };
/** Under our names and those of fc-solve. */
const headings: ReadonlyMap<string, Heading> = new Map([
  ['foundations', foundations],
  ['founds', foundations],
  ['freecells', freecells],
  ['fc', freecells],
  ['stock', stock],
  ['talon', stock],
  ['waste', waste],
  ['pass', pass],
]);

function readHeading(draft: Draft, name: string, words: readonly string[], line: number): void {
  const heading = headings.get(name.toLowerCase());
  if (heading === undefined) fail({ code: 'no-heading', line, text: name });
  if (draft.headings.has(heading.name)) fail({ code: 'heading-twice', line, text: heading.name });
  const { cells, passes } = draft.rules;
  const missing = (heading.needs === 'cells' && cells === 0) || (heading.needs === 'stock' && passes === 0);
  if (missing) fail({ code: 'heading-not-here', line, text: heading.name });
  draft.headings.add(heading.name);
  heading.read(draft, words, line);
}

function readColumn(draft: Draft, number: string, words: readonly string[], line: number): void {
  const limit = draft.rules.columns;
  const column = number === '' ? draft.columns : Number(number) - 1;
  if (number === '' && column >= limit) fail({ code: 'too-many-columns', line, limit });
  if (column < draft.columns || column >= limit) fail({ code: 'column-number', line, text: number });
  draft.columns = column + 1;
  const faces: number[] = [];
  let down = 0;
  for (const word of cardsOf(words)) {
    if (word === '-') fail({ code: 'not-empty', line });
    const hidden = /^\((.+)\)$/.exec(word);
    if (hidden !== null && down < faces.length) fail({ code: 'face-down-here', line, text: word });
    if (hidden !== null) down++;
    faces.push(face(hidden?.[1] ?? word, line));
  }
  draft.piles[column] = faces;
  draft.faceDown[column] = down;
}

function readLine(draft: Draft, { number, label, words }: PositionLine): void {
  if (label === null || /^\d*$/.test(label)) readColumn(draft, label ?? '', words, number);
  else readHeading(draft, label, words, number);
}

/** Gives each face a card: the first one met is of the first pack, its twin of the second. */
function toCards(draft: Draft): CardId[][] {
  const met = new Array<number>(FACES).fill(0);
  const cards = draft.piles.map((faces) =>
    faces.map((found) => {
      const pack = met[found] ?? 0;
      met[found] = pack + 1;
      return pack * FACES + found;
    }),
  );
  const limit = draft.rules.decks;
  const doubled = met.findIndex((count) => count > limit);
  if (doubled >= 0) fail({ code: 'too-many-of-card', face: doubled, count: met[doubled] ?? 0, limit });
  return cards;
}

/**
 * Reads position text (the format of fc-solve, grown by a few lines) as a setup, which the core has yet to accept.
 * `firstLine` is the number that faults give to the text's first line. Throws `BadNotation`.
 */
export function readPosition(text: string, rules: RuleRecord, firstLine = 1): Position {
  const draft: Draft = {
    rules,
    piles: Array.from({ length: PILES }, () => []),
    faceDown: new Array<number>(MAX_COLUMNS).fill(0),
    headings: new Set(),
    pass: rules.passes > 0 ? 1 : 0,
    columns: 0,
  };
  for (const line of positionLines(text, rules, firstLine)) readLine(draft, line);
  return { piles: toCards(draft), faceDown: draft.faceDown, pass: draft.pass };
}

function foundationsText(position: Position, decks: number): string {
  const words: string[] = [];
  for (let suit = 0; suit < SUITS; suit++) {
    const pile = FOUNDATION + 2 * suit;
    const heights = [position.piles[pile]?.length ?? 0, position.piles[pile + 1]?.length ?? 0];
    heights.sort((a, b) => b - a);
    for (const height of heights.slice(0, decks)) words.push(`${suitLetter(suit)}-${height}`);
  }
  return `Foundations: ${words.join(' ')}`;
}

function columnText(cards: readonly CardId[], down: number): string {
  if (cards.length === 0) return '-';
  return cards.map((card, i) => (i < down ? `(${cardText(card)})` : cardText(card))).join(' ');
}

function listLine(heading: string, cards: readonly CardId[]): string[] {
  return cards.length === 0 ? [] : [`${heading}: ${cards.map(cardText).join(' ')}`];
}

/** Writes a position as text that `readPosition` takes back: one line a pile, no newline at the end. */
export function writePosition(position: Position, rules: RuleRecord): string {
  const pile = (number: number): readonly CardId[] => position.piles[number] ?? [];
  const lines = [foundationsText(position, rules.decks)];
  if (rules.cells > 0) {
    const cells = Array.from({ length: rules.cells }, (_, i) => pile(CELL + i).map(cardText)[0] ?? '-');
    lines.push(`Freecells: ${cells.join(' ')}`);
  }
  if (rules.passes > 0) {
    lines.push(...listLine('Stock', pile(STOCK).toReversed()), ...listLine('Waste', pile(WASTE)));
    lines.push(`Pass: ${position.pass}`);
  }
  for (let column = 0; column < rules.columns; column++) {
    lines.push(columnText(pile(column), position.faceDown[column] ?? 0));
  }
  return lines.join('\n');
}
