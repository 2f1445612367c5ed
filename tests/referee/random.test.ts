import { describe, expect, it } from 'vitest';
import { canonicalKey, exhaust } from './exhaust';
import { isWon, refereeMoves, refereePlay, refereeSafe } from './moves';
import type { Position } from './position';
import { randomEndgame, randomRecord, randomTightRecord, seededRandom } from './random';
import { isLegalRecord, type RuleRecord, recordKeys, refereeGames } from './rules';
import { packFault, parsePosition, printPosition } from './text';

describe('position text', () => {
  const record: RuleRecord = { ...refereeGames['forty-thieves'], faceDown: 1, cells: 2, passes: 2 };
  const rest = 'Foundations: c-k C-13 D-13 d-10 H-9 H-13 S-13 S-13';

  it('is read in its freer forms', () => {
    const headed = `# an endgame\n\n${rest}\nfreecells: - qd\nTalon: 10h jd\nPass: 2`;
    const text = `${headed}\n: (jh) QH # a column\n2: KD\n-\n4: KH`;
    const position = parsePosition(record, text);
    expect(printPosition(record, position)).toBe(
      [
        'Foundations: C-13 C-13 D-13 D-10 H-13 H-9 S-13 S-13',
        'Freecells: - QD',
        'Stock: TH JD',
        'Pass: 2',
        '(JH) QH',
        'KD',
        '-',
        'KH',
        ...new Array<string>(6).fill('-'),
        '',
      ].join('\n'),
    );
  });

  it('is refused with the card or the line', () => {
    const refused = (text: string, fault: string, rules = record): void =>
      expect(() => parsePosition(rules, `${rest}\n${text}`)).toThrow(fault);
    const hearts = 'TH JH QH KH';
    refused('JD QD KD\nTH JH QH', 'KH is missing.');
    refused(`JD QD KD\n${hearts} KH`, 'There is one KH too many.');
    refused('JD QD KD\n1H', 'Line 3: 1H is not a card.');
    refused(`JD QD KD\n${hearts}\n${'-\n'.repeat(9)}`, 'Line 12: the game has only 10 columns.');
    refused('Freecells: JD QD KD', 'Line 2: the game has only 2 cells.');
    refused(`(JD) (QD) KD\n${hearts}`, 'Line 2: a column has at most 1 face down.');
    refused(`JD (QD) KD\n${hearts}`, 'Line 2: QD cannot lie face down on a face-up card.');
    refused(`JD QD KD\n${hearts}\n(5C)`, 'Line 4: 5C cannot lie face down on top.');
    refused('Pass: 3', 'Line 2: 3 is not a pass of this game.');
    refused('Foundations: C-1', 'Line 2: Foundations is given twice.');
    refused('2: JD QD KD', 'Line 2: column 2 stands where 1 should.');
    expect(() => parsePosition(record, 'Foundations: C-14')).toThrow('Line 1: C-14 is not a foundation.');
    expect(() => parsePosition(record, 'Foundations: C-1 C-2 C-3')).toThrow('too many foundations of C');
    expect(() => parsePosition(refereeGames['free-cells'], 'Waste: 5C')).toThrow(
      'Line 1: the game has no stock.',
    );
  });
});

describe('random records', () => {
  it('are legal and take every value', () => {
    const random = seededRandom(1);
    const values = new Map<string, Set<unknown>>(recordKeys.map((key) => [key, new Set()]));
    for (let round = 0; round < 2000; round += 1) {
      const record = randomRecord(random);
      expect(isLegalRecord(record)).toBeNull();
      for (const key of recordKeys) values.get(key)?.add(record[key]);
    }
    const sizes = recordKeys.map((key) => values.get(key)?.size);
    expect(sizes).toEqual([2, 9, 14, 13, 3, 4, 2, 5, 4, 2]);
  });
});

describe('random endgames', () => {
  it('keep their cards through any moves', () => {
    const random = seededRandom(2);
    for (let round = 0; round < 60; round += 1) {
      const record = randomRecord(random);
      let position: Position = randomEndgame(record, random, 3 + (round % 20));
      for (let step = 0; step < 12; step += 1) {
        expect(parsePosition(record, printPosition(record, position))).toEqual(position);
        const moves = refereeMoves(record, position);
        expect(new Set(moves).size).toBe(moves.length);
        for (const token of refereeSafe(record, position)) expect(moves).toContain(token);
        const token = moves[Math.floor(random() * moves.length)];
        if (token === undefined) break;
        position = refereePlay(record, position, token);
        expect(packFault(record, position)).toBeNull();
      }
    }
  });

  it('repeat with the seed', () => {
    const once = (): Position => randomEndgame(refereeGames.streets, seededRandom(5), 20);
    expect(once()).toEqual(once());
  });
});

describe('the exhaustive search', () => {
  const record: RuleRecord = { ...refereeGames['forty-thieves'], fill: 'king' };
  const knot = 'C-13 C-10 D-13 D-10 H-13 H-13 S-13 S-12\nStock: KS\nJC KD QD\nJD KC QC';

  it('proves a position lost', () => {
    const position = parsePosition(record, `Foundations: ${knot}`);
    expect(exhaust(record, position, 1000).verdict).toBe('lost');
  });

  it('finds a line where there is one', () => {
    const rules = refereeGames['forty-thieves'];
    const found = exhaust(rules, parsePosition(rules, `Foundations: ${knot}`), 5000);
    // Seven cards go up; the king of spades is turned, and a queen and a king are parked.
    expect(found.verdict === 'won' && found.line.length).toBeGreaterThanOrEqual(10);
  });

  it('brings cards back where only that wins', () => {
    const rules: RuleRecord = { ...refereeGames['free-cells'], columns: 4, cells: 0, fill: 'king' };
    const text = 'Foundations: C-13 D-13 H-7 S-10\n8H 9H\nJH\nTH\nQH KH KS JS QS';
    const position = parsePosition(rules, text);
    expect(exhaust(rules, position, 20000).verdict).toBe('won');
    expect(exhaust({ ...rules, return: false }, position, 20000).verdict).toBe('lost');
  });

  it('takes positions that differ only in the order of columns and cells as one', () => {
    const rules: RuleRecord = { ...record, cells: 3 };
    const key = (cells: string, columns: string): string => {
      const text = `Foundations: C-13 C-13 D-13 D-13 H-11 H-11 S-13 S-12\nFreecells: ${cells}\n${columns}`;
      return canonicalKey(parsePosition(rules, text));
    };
    expect(key('KH - QH', 'KH\n-\nQH KS')).toBe(key('- QH KH', 'QH KS\nKH'));
    expect(key('KH - QH', 'KH\n-\nQH KS')).not.toBe(key('KH - QH', 'KH\n-\nKS QH'));
  });

  it('stops at the number of states given', () => {
    const position = parsePosition(refereeGames['forty-thieves'], `Foundations: ${knot}`);
    expect(exhaust(refereeGames['forty-thieves'], position, 5)).toEqual({ verdict: 'too-large', states: 5 });
  });

  it('gives lines that can be played, in any game', () => {
    const random = seededRandom(3);
    const verdicts = new Map<string, number>();
    for (let round = 0; round < 80; round += 1) {
      const rules = round % 2 === 0 ? randomRecord(random) : randomTightRecord(random);
      let position = randomEndgame(rules, random, 6 + (round % 20));
      const found = exhaust(rules, position, 400);
      verdicts.set(found.verdict, 1 + (verdicts.get(found.verdict) ?? 0));
      if (found.verdict !== 'won') continue;
      for (const token of found.line) position = refereePlay(rules, position, token);
      expect(isWon(position)).toBe(true);
    }
    expect(verdicts.get('won')).toBeGreaterThan(20);
    expect(verdicts.get('lost')).toBeGreaterThan(1);
  });
});
