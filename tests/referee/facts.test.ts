import { describe, expect, it } from 'vitest';
import { carryLimit } from './legal';
import { isStuck, isWon, refereeMoves, refereePlay, refereeSafe } from './moves';
import { type Column, dealingOrder, dealReferee, emptyFoundations, type Position } from './position';
import { isLegalRecord, type RuleRecord, refereeGames } from './rules';
import { parsePosition, printPosition } from './text';

const games = refereeGames;

/** Line 1 of the numbered two-pack deals. */
const twoPackDealOne = [
  '3D 5H JC KH 5S 5H KC KC 8D JD AS 8C 6C 6H TC 8D 4C JS QC 4H KD 2H TD 8S AC 7C',
  '2H AD 9H 8S 7D 9S 8H JH 4D 2D 6H TH 8C 2S 3S 9C 7D 4S 8H TH AH JC 4H 7H QS QC',
  '7C 3S QH 9S 2S QH 3C AS 4S KS 6D TD 9C 9D JS 4D 5C 6C AD JH 6S 3C JD TC AH QS',
  '2C 9H 3H 7S 5C 9D KS 5D TS QD 7S 6D TS KD QD 7H 3D 2C KH 5D 3H 2D 4C 5S 6S AC',
]
  .join(' ')
  .split(' ');

function faceUp(text: string): Column {
  return text.split(' ').map((card) => ({ card, down: false }));
}

describe('records', () => {
  it('has seven legal games in the order of the table', () => {
    const ids = 'forty-thieves josephine streets rank-and-file limited free-cells free-places';
    expect(Object.keys(games).join(' ')).toBe(ids);
    for (const record of Object.values(games)) expect(isLegalRecord(record)).toBeNull();
  });

  it('names the faulty key', () => {
    const faulty = (changes: object): string | null =>
      isLegalRecord({ ...games['forty-thieves'], ...changes });
    expect(faulty({ decks: 3 })).toBe('decks');
    expect(faulty({ columns: 13 })).toBe('columns');
    expect(faulty({ rows: 14 })).toBe('rows');
    expect(faulty({ decks: 1, columns: 4, rows: 13 })).toBe('rows');
    expect(faulty({ decks: 1, columns: 4, rows: 12 })).toBeNull();
    expect(faulty({ faceDown: 4 })).toBe('faceDown');
    expect(faulty({ rows: 0, passes: 0, faceDown: 1 })).toBe('faceDown');
    expect(faulty({ build: 'colour' })).toBe('build');
    expect(faulty({ carry: 'two' })).toBe('carry');
    expect(faulty({ fill: 'none' })).toBe('fill');
    expect(faulty({ cells: 5 })).toBe('cells');
    expect(faulty({ rows: 0 })).toBe('passes');
    expect(faulty({ passes: 0 })).toBe('passes');
    expect(faulty({ return: 1 })).toBe('return');
    expect(faulty({ colour: 'red' })).toBe('colour');
  });
});

describe('deals', () => {
  it('lays out two-pack deal 1 card by card', () => {
    const position = dealReferee(games['forty-thieves'], 1);
    expect(dealingOrder(2, 1)).toEqual(twoPackDealOne);
    expect(position.columns[0]).toEqual(faceUp('3D AS KD 7D'));
    expect(position.columns[9]).toEqual(faceUp('JD 4H 8S 2S'));
    expect(position.columns.map((column) => column.length)).toEqual(new Array(10).fill(4));
    expect(position.stock).toEqual(twoPackDealOne.slice(40));
    expect(position.waste).toEqual([]);
    expect(dealReferee(games.limited, 1).stock).toEqual(twoPackDealOne.slice(36));
  });

  it('lays out the known one-pack deals', () => {
    const firstRow = (number: number): string =>
      dealReferee(games['free-cells'], number)
        .columns.map((column) => column[0]?.card)
        .join(' ');
    expect(firstRow(1)).toBe('JD 2D 9H JC 5D 7H 7C 5H');
    expect(firstRow(617)).toBe('7D AD 5C 3S 5S 8C 2D AH');
    expect(firstRow(11982)).toBe('AH AS 4H AC 2D 6S TS JS');
    const { columns, stock } = dealReferee(games['free-places'], 11982);
    expect(columns.map((column) => column.length)).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
    expect(columns[3]).toEqual(faceUp('AC QC 4D 8C QH 9C 3S'));
    expect(stock).toEqual([]);
    expect(() => dealReferee(games.streets, 0)).toThrow('deal number');
    expect(() => dealReferee(games.streets, 2 ** 31)).toThrow('deal number');
  });

  it('lays the first rows face down', () => {
    const position = dealReferee({ ...games['forty-thieves'], faceDown: 3 }, 1);
    expect(position.columns[0]?.map((each) => each.down)).toEqual([true, true, true, false]);
  });
});

/** Some cells and columns empty, the others taken; column 1 is never empty. */
function withSpaces(record: RuleRecord, freeCells: number, emptyColumns: number): Position {
  const columns = Array.from({ length: record.columns }, (_none, index) =>
    index < record.columns - emptyColumns ? faceUp('KS') : [],
  );
  const cells = Array.from({ length: record.cells }, (_none, index) => (index < freeCells ? null : 'KC'));
  return { columns, cells, foundations: emptyFoundations(1), stock: [], waste: [], pass: 0 };
}

describe('how many cards one move carries', () => {
  it('follows the table of spaces', () => {
    const record = games['free-cells'];
    const table = [
      [0, 0, 1],
      [4, 0, 5],
      [1, 1, 4],
      [2, 1, 6],
      [4, 1, 10],
    ] as const;
    for (const [cells, empties, limit] of table) {
      expect(carryLimit(record, withSpaces(record, cells, empties), 0)).toBe(limit);
    }
    // The empty column moved to, here the last, is no helper.
    expect(carryLimit(record, withSpaces(record, 4, 1), 7)).toBe(5);
    expect(carryLimit(record, withSpaces(record, 2, 3), 7)).toBe(12);
    const kings: RuleRecord = { ...record, fill: 'king' };
    expect(carryLimit(kings, withSpaces(kings, 2, 3), 0)).toBe(3);
    expect(carryLimit(kings, withSpaces(kings, 2, 3), 7)).toBe(3);
  });

  it('counts only free cells with carry cells', () => {
    const record = games['free-places'];
    const limits = [0, 1, 2, 3, 4].map((free) => carryLimit(record, withSpaces(record, free, 2), 0));
    expect(limits).toEqual([1, 1, 2, 3, 4]);
  });

  it('takes any run with carry run and one card with carry one', () => {
    const spaces = withSpaces(games['free-cells'], 4, 2);
    expect(carryLimit({ ...games['free-cells'], carry: 'run' }, spaces, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(carryLimit({ ...games['free-cells'], carry: 'one' }, spaces, 0)).toBe(1);
  });

  it('lets only kings into an empty column with fill king', () => {
    const text = 'Foundations: C-13 D-13 H-9 S-10\nKS QH JS TH\nKH QS JH';
    const carried = (cells: number): string[] => {
      const record: RuleRecord = { ...games['free-cells'], fill: 'king', return: false, cells };
      return refereeMoves(record, parsePosition(record, text)).filter((token) => /^\d-3/.test(token));
    };
    expect(carried(1)).toEqual([]);
    expect(carried(2)).toEqual(['2-3x3']);
    expect(carried(3)).toEqual(['1-3x4', '2-3x3']);
  });
});

describe('single rules', () => {
  it('turns an uncovered card at once and never carries one that lies face down', () => {
    const record: RuleRecord = { ...games['rank-and-file'], rows: 2, faceDown: 1 };
    const position = parsePosition(record, 'Foundations: C-13 C-13 D-13 D-13 H-13 H-13 S-13 S-11\n(KS) QS');
    expect(refereeMoves(record, position)).not.toContain('1-2x2');
    expect(() => refereePlay(record, position, '1-2x2')).toThrow('face-down');
    expect(refereePlay(record, position, '1-f').columns[0]).toEqual(faceUp('KS'));
  });

  it('goes through the stock as often as the passes allow, in the same order', () => {
    const record = games.josephine;
    const dealt = dealReferee(record, 7);
    let position = dealt;
    for (let turn = 0; turn < 65; turn += 1) position = refereePlay(record, position, 's');
    expect(position).toEqual({ ...dealt, pass: 2 });
    for (let turn = 0; turn < 64; turn += 1) position = refereePlay(record, position, 'S');
    expect(refereeMoves(record, position)).not.toContain('s');
    expect(() => refereePlay(record, position, 's')).toThrow('No pass');
  });

  it('brings back the higher of two foundations', () => {
    const record: RuleRecord = { ...games['forty-thieves'], cells: 1, return: true };
    const text = `Foundations: C-13 C-13 D-13 D-13 H-5 H-12 S-13 S-13\nKH KH QH\nJH TH 9H 8H 7H 6H`;
    const position = parsePosition(record, text);
    const returned = refereePlay(record, position, 'FH-A');
    expect(returned.cells).toEqual(['QH']);
    expect(returned.foundations.H).toEqual([11, 5]);
    expect(() => refereePlay(games['forty-thieves'], { ...position, cells: [] }, 'fH-3')).toThrow('never');
  });
});

describe('moves and endings', () => {
  it('has one token for a card that both foundations would take', () => {
    const record = games['forty-thieves'];
    const position = parsePosition(record, 'Foundations: C-13 C-13 D-13 D-13 H-13 H-13 S-12 S-12\nKS\nKS');
    expect(refereeMoves(record, position).filter((token) => token.endsWith('f'))).toEqual(['1-f', '2-f']);
    const played = refereePlay(record, position, '2-f');
    expect(played.foundations.S).toEqual([13, 12]);
    expect(isWon(refereePlay(record, played, '1-f'))).toBe(true);
  });

  it('refuses what is no move', () => {
    const record = games['free-cells'];
    const position = parsePosition(record, 'Foundations: C-13 D-13 H-12 S-11\nFreecells: KH\nKS QS');
    const unread = [
      'a-b',
      '1-1',
      '1-3x2',
      '1-9',
      '2-1',
      'w-1',
      's',
      'x',
      '',
      '1-w',
      'fH-f',
      'a-2x2',
      '1-bx2',
      '01-2',
    ];
    for (const token of unread) expect(() => refereePlay(record, position, token)).toThrow();
    expect(refereePlay(record, position, '1-2x1')).toEqual(refereePlay(record, position, '1-2'));
  });

  it('is stuck without a move, and not when won', () => {
    const record: RuleRecord = { ...games['forty-thieves'], fill: 'king' };
    const stuck = 'Foundations: C-13 C-10 D-13 D-10 H-13 H-13 S-13 S-13\nJC KD QD\nJD KC QC';
    expect(isStuck(record, parsePosition(record, stuck))).toBe(true);
    expect(isStuck(games['forty-thieves'], parsePosition(record, stuck))).toBe(false);
    const won = parsePosition(record, 'Foundations: C-13 C-13 D-13 D-13 H-13 H-13 S-13 S-13');
    expect([isWon(won), isStuck(record, won), refereeMoves(record, won)]).toEqual([true, false, []]);
  });
});

describe('safe to send up', () => {
  const safe = (changes: Partial<RuleRecord>, foundations: string): boolean => {
    const record: RuleRecord = { ...games['free-cells'], ...changes };
    const heights = emptyFoundations(record.decks);
    const filled: Record<string, readonly number[]> = { ...heights };
    for (const word of foundations.split(' ')) filled[word.charAt(0)] = word.slice(2).split(',').map(Number);
    const position: Position = { ...withSpaces(record, 1, 1), foundations: { ...heights, ...filled } };
    const columns = position.columns.map((column, index) => (index === 0 ? faceUp('7H') : column));
    return refereeSafe(record, { ...position, columns }).includes('1-f');
  };

  it('with one pack', () => {
    expect(safe({ build: 'suit' }, 'C-0 D-0 H-6 S-0')).toBe(true);
    expect(safe({ build: 'any' }, 'C-13 D-13 H-6 S-13')).toBe(false);
    expect(safe({}, 'C-6 D-5 H-6 S-6')).toBe(true);
    expect(safe({}, 'C-6 D-4 H-6 S-6')).toBe(false);
    expect(safe({}, 'C-5 D-13 H-6 S-6')).toBe(false);
    expect(safe({ return: false }, 'C-6 D-0 H-6 S-6')).toBe(true);
    expect(safe({ return: false }, 'C-5 D-4 H-6 S-5')).toBe(true);
    expect(safe({ return: false }, 'C-5 D-3 H-6 S-6')).toBe(false);
    expect(safe({ return: false }, 'C-4 D-13 H-6 S-6')).toBe(false);
  });

  it('with two packs', () => {
    const suit: Partial<RuleRecord> = { decks: 2, build: 'suit' };
    expect(safe(suit, 'H-6,6')).toBe(true);
    expect(safe(suit, 'H-7,6')).toBe(true);
    expect(safe(suit, 'H-6,5')).toBe(false);
    expect(safe({ ...suit, return: true }, 'H-6,6')).toBe(true);
    const alternate: Partial<RuleRecord> = { decks: 2, return: false };
    expect(safe(alternate, 'C-6,6 D-0,0 H-7,6 S-9,6')).toBe(true);
    expect(safe(alternate, 'C-6,6 D-0,0 H-6,5 S-9,6')).toBe(false);
    expect(safe(alternate, 'C-6,5 D-4,4 H-6,6 S-5,5')).toBe(true);
    expect(safe(alternate, 'C-6,5 D-9,3 H-6,6 S-5,5')).toBe(false);
    expect(safe(alternate, 'C-6,4 D-9,9 H-6,6 S-9,9')).toBe(false);
    expect(safe({ decks: 2, return: true }, 'C-13,13 D-13,13 H-6,6 S-13,13')).toBe(false);
  });
});

describe('printed deals', () => {
  it('are read back', () => {
    for (const record of Object.values(games)) {
      const position = dealReferee(record, 4711);
      expect(parsePosition(record, printPosition(record, position))).toEqual(position);
    }
  });
});
