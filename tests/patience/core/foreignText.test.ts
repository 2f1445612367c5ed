import { beforeAll, describe, expect, it } from 'vitest';
import {
  BadNotation,
  type NotationFault,
  readPosition,
  writePosition,
} from '../../../src/patience/core/notation';
import type { OpenCore } from '../../../src/patience/core/patience';
import { cardText, readFace } from '../../../src/shared/core/cardText';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { openTestCore } from '../../support/core';
import { rowsOf11982 } from '../../support/deals';

// Positions as other programs and people write them.

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

/** A deal's columns as words, and the rest of its text. */
function dealt(game: GameId, number: number): { columns: string[][]; headings: string[] } {
  core.setRules(core.gameRules(game));
  core.deal(number);
  const lines = writePosition(core.position(), core.rules).split('\n');
  const isHeading = (line: string) => line.includes(':');
  return {
    columns: lines.filter((line) => !isHeading(line)).map((line) => line.split(' ')),
    headings: lines.filter(isHeading),
  };
}

/** The rows in which it is dealt. */
function rowsOf(columns: readonly string[][]): string[] {
  const longest = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) =>
    columns.flatMap((column) => column.slice(row, row + 1)).join(' '),
  );
}

/** What is read of a text, as our own text. */
function readBack(text: string): string {
  core.load(readPosition(text, core.rules));
  return writePosition(core.position(), core.rules);
}

function faultOf(text: string): NotationFault {
  try {
    readPosition(text, core.rules);
  } catch (error) {
    if (error instanceof BadNotation) return error.fault;
    throw error;
  }
  throw new Error('nothing was wrong');
}

describe('a deal in rows', () => {
  it('is read as rows, in every game', () => {
    for (const game of gameIds) {
      const { columns, headings } = dealt(game, 11982);
      const own = readBack([...headings, ...columns.map((words) => words.join(' '))].join('\n'));
      const rows = rowsOf(columns);
      expect(readBack([...headings, ...rows].join('\n'))).toBe(own);
      // with blank lines between, and the stock after them
      expect(readBack([...rows, ...headings].join('\n\n'))).toBe(own);
    }
  });

  it('is read so as it stands in a book, deal 11982', () => {
    core.setRules(core.gameRules('free-cells'));
    core.load(readPosition(rowsOf11982.join('\n'), core.rules));
    const key = core.key();
    core.deal(11982);
    expect(core.key()).toBe(key);
  });

  it('may have cards face down', () => {
    core.setRules({ ...core.gameRules('streets'), faceDown: 2 });
    core.deal(3);
    const text = writePosition(core.position(), core.rules);
    const lines = text.split('\n');
    const columns = lines.filter((line) => !line.includes(':')).map((line) => line.split(' '));
    expect(readBack([...lines.filter((line) => line.includes(':')), ...rowsOf(columns)].join('\n'))).toBe(
      text,
    );
  });

  it('is no deal when a card has been played, and then a line is a column', () => {
    const { columns, headings } = dealt('forty-thieves', 1);
    const turned = headings.map((line) => line.replace(/^Stock: (\S+) /, 'Waste: $1\nStock: '));
    const text = [...turned, ...rowsOf(columns)].join('\n');
    expect(text).toContain('Waste: ');
    expect(
      readPosition(text, core.rules)
        .piles.slice(0, 5)
        .map(({ length }) => length),
    ).toEqual([...[10, 10, 10, 10, 0]]);
  });

  it('names the line of a word that is no card', () => {
    const rows = rowsOf(dealt('free-cells', 1).columns);
    const wrong = rows.with(3, rows[3]!.replace(/^\S+/, 'XX'));
    expect(faultOf(wrong.join('\n'))).toEqual({ code: 'no-card', line: 4, text: 'XX' });
  });

  it.each([
    ['free-cells', 52],
    ['forty-thieves', 40],
  ] as const)('on one line is refused, %s', (game, count) => {
    const { columns, headings } = dealt(game, 2);
    const row = rowsOf(columns).join(' ');
    expect(faultOf(`# mine\n${row}`)).toEqual({ code: 'one-line', line: 2, count });
    if (game === 'forty-thieves') {
      const stock = headings.find((line) => line.startsWith('Stock'))!.slice(6);
      expect(faultOf(row + stock)).toEqual({ code: 'one-line', line: 1, count: 104 });
    }
  });

  it('that goes on into the stock is refused', () => {
    for (const game of ['forty-thieves', 'limited'] as const) {
      const { columns, headings } = dealt(game, 2);
      const stock = headings
        .find((line) => line.startsWith('Stock'))!
        .slice(7)
        .split(' ');
      const all = [...rowsOf(columns).join(' ').split(' '), ...stock];
      const width = core.rules.columns;
      const rows = Array.from({ length: Math.ceil(104 / width) }, (_, i) =>
        all.slice(i * width, (i + 1) * width).join(' '),
      );
      expect(faultOf(rows.join('\n'))).toEqual({ code: 'in-rows', line: 1, limit: width });
    }
  });
});

describe('a blank line', () => {
  const column = (suit: string) => [...'KQJT98765432A'].map((rank) => rank + suit).join(' ');
  const four = [...'CDHS'].map(column);
  const lengths = (text: string) =>
    readPosition(text, core.rules)
      .piles.slice(0, 8)
      .map(({ length }) => length);

  it('is an empty column where the lines are as many as the columns, or fewer', () => {
    core.setRules(core.gameRules('free-cells'));
    const [c, d, h, s] = four;
    expect(lengths(`${c}\n\n${d}\n\n${h}\n\n${s}\n\n`)).toEqual([13, 0, 13, 0, 13, 0, 13, 0]);
    // an editor takes away those at the end
    expect(lengths(`${c}\n\n\n${d}\n${h}\n${s}`)).toEqual([13, 0, 0, 13, 13, 13, 0, 0]);
    expect(lengths(`${c}\n:\n\n${d}\n-\n${h}\n\n${s}`)).toEqual([13, 0, 0, 13, 0, 13, 0, 13]);
    expect(lengths(`Freecells: - - - -\n\n${c}\n\n${d}\n\n${h}\n\n${s}\n`)).toEqual([
      0, 13, 0, 13, 0, 13, 0, 13,
    ]);
  });

  it('is none where that would be too many, before the first column, and in numbered ones', () => {
    core.setRules(core.gameRules('free-cells'));
    const [c, d, h, s] = four;
    const apart = four.map((words) => words.replace(' 9', '\n\n9').replace(' 5', '\n\n5'));
    expect(lengths(`\n${c}\n${d}\n${h}\n${s}`)).toEqual([13, 13, 13, 13, 0, 0, 0, 0]);
    expect(lengths(`1: ${c}\n\n2: ${d}\n3: ${h}\n\n4: ${s}`)).toEqual([13, 13, 13, 13, 0, 0, 0, 0]);
    expect(lengths(apart.slice(0, 2).join('\n\n\n\n'))).toEqual([4, 4, 5, 4, 4, 5, 0, 0]);
  });

  it('is none beside all columns, and a line with a remark alone is none', () => {
    const { columns } = dealt('free-cells', 5);
    const lines = columns.map((words) => words.join(' '));
    const own = readBack(lines.join('\n'));
    expect(readBack(lines.join('\n\n'))).toBe(own);
    core.setRules(core.gameRules('free-cells'));
    expect(lengths(`${four[0]}\n# the rest\n${four.slice(1).join('\n')}`)).toEqual([
      13, 13, 13, 13, 0, 0, 0, 0,
    ]);
  });
});

describe('a card', () => {
  it.each([
    ['1H', 'AH'],
    ['0h', 'TH'],
    ['10H', 'TH'],
    ['HA', 'AH'],
    ['h10', 'TH'],
    ['H0', 'TH'],
    ['s1', 'AS'],
    ['K♣', 'KC'],
    ['♦2', '2D'],
    ['♥️10', 'TH'],
    ['7♤', '7S'],
    ['dq', 'QD'],
  ])('%s is %s', (written, card) => {
    expect(cardText(readFace(written))).toBe(card);
  });

  it.each(['', 'H', '10', 'HH', '11H', '01H', 'AHS', 'HAS', '1 H', '♥♥'])('%j is none', (written) => {
    expect(readFace(written)).toBe(-1);
  });

  it('in a position may be followed by a comma', () => {
    const { columns, headings } = dealt('free-cells', 9);
    const own = readBack(columns.map((words) => words.join(' ')).join('\n'));
    const signs = (word: string) =>
      '♣♦♥♠'['CDHS'.indexOf(word[1]!)]! + word[0]!.replace('T', '0').replace('A', '1');
    expect(readBack([...headings, ...columns.map((words) => words.map(signs).join(', '))].join('\n'))).toBe(
      own,
    );
    expect(readBack(columns.map((words) => words.map(signs).join(',')).join('\n'))).toBe(own);
  });

  it('of a foundation too', () => {
    core.setRules(core.gameRules('free-cells'));
    const { piles } = readPosition('Founds: ♥-1, c-10, S-0', core.rules);
    expect(piles.slice(18).map(({ length }) => length)).toEqual([10, 0, 0, 0, 1, 0, 0, 0]);
  });
});
