import { beforeAll, describe, expect, it } from 'vitest';
import {
  BadNotation,
  type NotationFault,
  readMove,
  readPosition,
  splitMoves,
  writeMove,
  writePosition,
} from '../../../src/patience/core/notation';
import { BadPosition, type OpenCore } from '../../../src/patience/core/patience';
import type { RuleRecord } from '../../../src/patience/core/types';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { openTestCore } from '../../support/core';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

function begin(game: GameId, changes: Partial<RuleRecord> = {}): void {
  core.setRules({ ...core.gameRules(game), ...changes });
}

function faultOf(action: () => unknown): NotationFault {
  try {
    action();
  } catch (error) {
    if (error instanceof BadNotation) return error.fault;
    throw error;
  }
  throw new Error('nothing was wrong');
}

/** All cards of one suit but those named, as the words of a column. */
function suitLess(suit: string, ...without: string[]): string {
  return [...'A23456789TJQK']
    .map((rank) => rank + suit)
    .filter((card) => !without.includes(card))
    .join(' ');
}

describe('position text', () => {
  it('comes back as the same position, in random play of every game', () => {
    let chance = 7;
    for (const game of gameIds) {
      begin(game);
      core.deal(11);
      for (let step = 0; step < 60 && core.moves().length > 0; step++) {
        const moves = core.moves();
        chance = (chance * 48271) % 2147483647;
        core.play(moves[chance % moves.length]!);
        const text = writePosition(core.position(), core.rules);
        const key = core.key();
        core.load(readPosition(text, core.rules));
        expect(core.key()).toBe(key);
        expect(writePosition(core.position(), core.rules)).toBe(text);
      }
    }
  });

  it('takes every liberty that readers are given', () => {
    begin('free-cells');
    const text = [
      '# a board by hand',
      'founds: h-3 c-a',
      '',
      'FC: - 4h',
      `1: ${suitLess('D')}`,
      `: ${suitLess('S').toLowerCase()}   # spades`,
      '5: 10c 2C 3C 4C 5C 6C 7C 8C 9C JC QC KC',
      '-',
      '5H 6H 7H 8H 9H 10H JH QH KH',
    ].join('\r\n');
    core.load(readPosition(text, core.rules));
    expect(writePosition(core.position(), core.rules)).toBe(
      [
        'Foundations: C-1 D-0 H-3 S-0',
        'Freecells: - 4H - -',
        suitLess('D'),
        suitLess('S'),
        '-',
        '-',
        'TC 2C 3C 4C 5C 6C 7C 8C 9C JC QC KC',
        '-',
        '5H 6H 7H 8H 9H TH JH QH KH',
        '-',
      ].join('\n'),
    );
  });

  it('reads the stock in the order of turning, the waste with the playable card last, and the pass', () => {
    begin('josephine');
    core.deal(3);
    const turned = core.position().piles[16]!.at(-1);
    core.play(readMove('s', core));
    const text = writePosition(core.position(), core.rules)
      .replace('Stock:', 'TALON:')
      .replace('Pass: 1', 'Pass: 2');
    core.load(readPosition(text, core.rules));
    expect(core.position().pass).toBe(2);
    expect(core.position().piles[17]!.map((id) => id % 52)).toEqual([turned! % 52]);
  });

  it('writes the higher of a suit’s two foundations first and takes either order', () => {
    begin('forty-thieves');
    const rest = ['C', 'D', 'S'].flatMap((suit) => [suitLess(suit), suitLess(suit)]);
    const text = ['Foundations: H-2 H-5', 'Stock: 3H 4H 5H', ...rest, '6H 7H 8H 9H TH JH QH KH'];
    text.push('6H 7H 8H 9H TH JH QH KH');
    core.load(readPosition(text.join('\n'), core.rules));
    expect(writePosition(core.position(), core.rules)).toContain('C-0 C-0 D-0 D-0 H-5 H-2 S-0 S-0');
  });

  it('keeps cards face down in parentheses', () => {
    begin('rank-and-file', { faceDown: 3 });
    core.deal(1);
    const text = writePosition(core.position(), core.rules);
    expect(text).toMatch(/\n\(3D\) \(AS\) \(KD\) 7D\n/);
    core.load(readPosition(text, core.rules));
    expect(core.position().faceDown.slice(0, 10)).toEqual(new Array(10).fill(3));
  });
});

describe('position text at fault', () => {
  const cases: readonly [string, GameId, string, NotationFault][] = [
    ['a word that is no card', 'free-cells', '2C\n\nAH XD', { code: 'no-card', line: 3, text: 'XD' }],
    [
      'three of a card',
      'forty-thieves',
      'KH KH\nkh',
      { code: 'too-many-of-card', face: 38, count: 3, limit: 2 },
    ],
    [
      'a card on a foundation too',
      'free-cells',
      'Foundations: H-3\n2H',
      { code: 'too-many-of-card', face: 27, count: 2, limit: 1 },
    ],
    ['too many columns', 'free-cells', '-\n'.repeat(9), { code: 'too-many-columns', line: 9, limit: 8 }],
    ['too many cells', 'free-cells', 'Freecells: - - - - -', { code: 'too-many-cells', line: 1, limit: 4 }],
    [
      'cells in a game without',
      'streets',
      'Freecells: - - - -',
      { code: 'heading-not-here', line: 1, text: 'Freecells' },
    ],
    [
      'a stock in a game without',
      'free-cells',
      'Talon: 2C',
      { code: 'heading-not-here', line: 1, text: 'Stock' },
    ],
    ['a strange heading', 'free-cells', 'Stack: 2C', { code: 'no-heading', line: 1, text: 'Stack' }],
    ['a heading twice', 'streets', 'Stock: 2C\nTalon: 3C', { code: 'heading-twice', line: 2, text: 'Stock' }],
    [
      'a foundation too high',
      'free-cells',
      'Foundations: C-14',
      { code: 'no-foundation', line: 1, text: 'C-14' },
    ],
    [
      'a foundation twice',
      'free-cells',
      'Foundations: C-1 C-2',
      { code: 'foundation-twice', line: 1, text: 'C', limit: 1 },
    ],
    ['a pass too many', 'josephine', 'Pass: 3', { code: 'no-pass', line: 1, text: '3', limit: 2 }],
    ['columns out of order', 'free-cells', '3: 2C\n2: 3C', { code: 'column-number', line: 2, text: '2' }],
    ['a dash among cards', 'free-cells', '2C - 3C', { code: 'not-empty', line: 1 }],
    [
      'a face-down card above an open one',
      'streets',
      '2C (3C)',
      { code: 'face-down-here', line: 1, text: '(3C)' },
    ],
    [
      'a face-down card in the waste',
      'streets',
      'Waste: (3C)',
      { code: 'face-down-here', line: 1, text: '(3C)' },
    ],
  ];
  it.each(cases)('%s is named', (_name, game, text, fault) => {
    begin(game);
    expect(faultOf(() => readPosition(text, core.rules))).toEqual(fault);
  });

  it('leaves a missing card and a face-down card where none can be to the core', () => {
    begin('free-cells');
    const suits = ['C', 'D', 'S'].map((suit) => suitLess(suit));
    const missing = readPosition([...suits, suitLess('H', 'KH')].join('\n'), core.rules);
    expect(() => core.load(missing)).toThrow(BadPosition);
    const hidden = readPosition([...suits, `(AH) ${suitLess('H', 'AH')}`].join('\n'), core.rules);
    expect(() => core.load(hidden)).toThrow(BadPosition);
  });
});

describe('moves as tokens', () => {
  it('come back as the same move, for every legal move in random play of every game', () => {
    let chance = 5;
    for (const game of gameIds) {
      begin(game);
      core.deal(617);
      for (let step = 0; step < 80 && core.moves().length > 0; step++) {
        const moves = core.moves();
        for (const move of moves) expect(readMove(writeMove(move).toLowerCase(), core)).toBe(move);
        chance = (chance * 48271) % 2147483647;
        core.play(moves[chance % moves.length]!);
      }
    }
  });

  it('name a fault', () => {
    begin('forty-thieves');
    core.deal(1);
    for (const token of [
      '',
      '3',
      '3-',
      '0-1',
      '13-1',
      '1-13',
      'e-1',
      's-w',
      '1-2x0',
      '1-2y3',
      '26',
      '1-fh',
      'f-3',
    ])
      expect(faultOf(() => readMove(token, core))).toEqual({ code: 'no-move', text: token });
  });

  it('read a pile that the game has not, so that the core can refuse it', () => {
    begin('forty-thieves');
    core.deal(1);
    expect(core.refusal(readMove('12-1', core))).not.toBeNull();
    expect(core.refusal(readMove('1-a', core))).not.toBeNull();
  });
});

describe('standard notation', () => {
  const board = [
    'Foundations: C-0 D-0 H-0 S-0',
    'Freecells: - - - KS',
    '9D 8S 7D 6S 5D',
    'TS',
    '-',
    'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC',
    'AD 2D 3D 4D 6D 8D TD JD QD KD',
    suitLess('H'),
    'AS 2S 3S 4S 5S 7S 9S JS QS',
    '-',
  ].join('\n');

  it('carries as many cards as fit, the most to an empty column', () => {
    begin('free-cells');
    core.load(readPosition(board, core.rules));
    const tokens = splitMoves('12 13 1d d3 dh 3h 1a').map((token) => writeMove(readMove(token, core)));
    expect(tokens).toEqual(['1-2x5', '1-3x5', '1-d', 'd-3', 'd-f', '3-f', '1-a']);
  });

  it('asks for the run that only lacks space, so that the refusal says so', () => {
    begin('free-places');
    core.load(readPosition(board, core.rules));
    expect(writeMove(readMove('12', core))).toBe('1-2x5');
    expect(core.refusal(readMove('12', core))).toMatchObject({ detail: 2 });
  });

  it('belongs to one pack with cells', () => {
    begin('streets');
    core.deal(1);
    expect(faultOf(() => readMove('12', core)).code).toBe('no-move');
  });
});
