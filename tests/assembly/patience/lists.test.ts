import { describe, expect, it } from 'vitest';
import { refereeMoves } from '../../referee/moves';
import { type GameId, type RuleRecord, refereeGames } from '../../referee/rules';
import { parsePosition } from '../../referee/text';
import { asCore, tokenOf } from '../../support/agree';
import { openTestCore } from '../../support/core';

const core = await openTestCore();

const full = 'Foundations: C-13 C-13 D-13 D-13';

/** The names from one to another, as columns or as cells. */
function piles(first: string, last: string): string[] {
  const names = '1 2 3 4 5 6 7 8 9 10 11 12 a b c d'.split(' ');
  return names.slice(names.indexOf(first), names.indexOf(last) + 1);
}

function to(from: string, targets: readonly string[], count = 1): string[] {
  return targets.map((target) => `${from}-${target}${count > 1 ? `x${count}` : ''}`);
}

function expectMoves(record: RuleRecord | GameId, text: string, expected: readonly string[]): void {
  const rules = typeof record === 'string' ? refereeGames[record] : record;
  const position = parsePosition(rules, text);
  expect(refereeMoves(rules, position).sort()).toEqual([...expected].sort());
  core.setRules(rules);
  core.load(asCore(position));
  expect(core.moves().map(tokenOf).sort()).toEqual([...expected].sort());
}

describe('all moves with two packs', () => {
  it('forty-thieves', () => {
    const text = `${full} H-13 H-10 S-13 S-12\nStock: JH\nWaste: KS\nKH\nQH`;
    const empty = piles('3', '10');
    expectMoves('forty-thieves', text, [
      's',
      'w-f',
      '2-1',
      ...to('w', empty),
      ...to('1', empty),
      ...to('2', empty),
    ]);
  });

  it('josephine', () => {
    const text = `${full} H-13 H-10 S-13 S-13\nWaste: JH QH KH\n`;
    const placed = to('w', piles('1', '10'));
    expectMoves('josephine', text, ['s', ...placed]);
    expectMoves('josephine', `${text}Pass: 2`, placed);
    expectMoves('forty-thieves', text, placed);
  });

  it('streets', () => {
    const text = `${full} H-13 H-11 S-13 S-11\nKH\nQS\nQH KS`;
    const empty = piles('4', '10');
    expectMoves('streets', text, ['2-1', '2-f', ...['1', '2', '3'].flatMap((from) => to(from, empty))]);
  });

  it('rank-and-file', () => {
    const text = `${full} H-13 H-9 S-13 S-13\nKH\nQH JH TH`;
    const empty = piles('3', '10');
    expectMoves('rank-and-file', text, [
      '2-f',
      '2-1x3',
      ...to('1', empty),
      ...[1, 2, 3].flatMap((count) => to('2', empty, count)),
    ]);
  });

  it('limited', () => {
    const columns = ['KS', ...new Array<string>(10).fill('-'), 'QS'].join('\n');
    const empty = piles('2', '11');
    const text = `${full} H-13 H-13 S-13 S-11\n${columns}`;
    expectMoves('limited', text, ['12-1', '12-f', ...to('1', empty), ...to('12', empty)]);
  });
});

describe('all moves with free cells', () => {
  it('free-cells', () => {
    const text = 'Foundations: C-13 D-13 H-11 S-12\nFreecells: KH\nKS QH';
    const [empty, free] = [piles('2', '8'), piles('b', 'd')];
    const returned = ['fC', 'fD', 'fH', 'fS'].flatMap((from) => to(from, [...empty, ...free]));
    expectMoves('free-cells', text, [
      '1-f',
      ...to('1', [...empty, ...free]),
      ...to('1', empty, 2),
      ...to('a', empty),
      ...returned,
    ]);
  });

  it('free-places', () => {
    const text = 'Foundations: C-13 D-13 H-10 S-11\nFreecells: KS QH - -\nKH QS JH';
    const [empty, free] = [piles('2', '8'), piles('c', 'd')];
    const returned = ['fC', 'fD', 'fH', 'fS'].flatMap((from) => to(from, [...empty, ...free]));
    expectMoves('free-places', text, [
      '1-f',
      ...to('1', [...empty, ...free]),
      ...to('1', empty, 2),
      ...to('a', empty),
      ...to('b', empty),
      ...returned,
    ]);
  });

  it('free-places with kings only in empty columns', () => {
    const record: RuleRecord = { ...refereeGames['free-places'], fill: 'king' };
    const text = 'Foundations: C-13 D-13 H-10 S-11\nFreecells: KS - - -\nKH QS\nQH JH';
    const [empty, free] = [piles('3', '8'), piles('b', 'd')];
    expectMoves(record, text, [
      '1-f',
      '2-f',
      '2-1',
      ...to('1', free),
      ...to('1', empty, 2),
      ...to('2', free),
      ...to('a', empty),
      ...['fC', 'fD'].flatMap((from) => to(from, [...empty, ...free])),
      ...to('fH', free),
      // The jack of spades lies below the queen and jack of hearts: only a cell takes it.
      ...to('fS', free),
    ]);
  });
});

describe('all moves with house rules', () => {
  it('one pack with a stock, a cell, any build and returns', () => {
    const record: RuleRecord = {
      decks: 1,
      columns: 4,
      rows: 2,
      faceDown: 1,
      build: 'any',
      carry: 'run',
      fill: 'king',
      cells: 1,
      passes: 1,
      return: true,
    };
    const text = 'Foundations: C-13 D-13 H-10 S-11\nWaste: KS QS\n(JH) KH\nQH';
    expectMoves(record, text, [
      'w-1',
      'w-f',
      'w-a',
      '1-a',
      '1-3',
      '1-4',
      '2-1',
      '2-a',
      'fC-3',
      'fC-4',
      'fC-a',
      'fD-3',
      'fD-4',
      'fD-a',
      'fH-a',
      'fS-2',
      'fS-a',
    ]);
  });
});
