import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { cardName, dealingOrder } from '../../support/cards';
import { openTestCore } from '../../support/core';

const core = await openTestCore();

function deal(game: GameId, number: number): void {
  core.setRules(core.gameRules(game));
  core.deal(number);
}

describe('numbered deals', () => {
  it('deals the first hundred two-pack numbers card by card', () => {
    const lines = readFileSync(new URL('forty-thieves-1-100.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(100);
    for (const line of lines) {
      const [number, cards] = line.split(': ');
      deal('forty-thieves', Number(number));
      expect(dealingOrder(core.position(), 10).map(cardName).join(' ')).toBe(cards);
    }
  });

  it.each([
    [
      1,
      'JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H',
    ],
    [
      617,
      '7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H 9S 3C 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H',
    ],
  ])('deals Microsoft number %i card by card', (number, cards) => {
    deal('free-cells', number);
    expect(dealingOrder(core.position(), 8).map(cardName).join(' ')).toBe(cards);
  });

  it.each(gameIds)('lays %s out by its record', (game) => {
    deal(game, 7);
    const { columns, rows, decks } = core.rules;
    const lengths = core.position().piles.map((pile) => pile.length);
    const dealt = rows === 0 ? 52 * decks : rows * columns;
    expect(lengths.slice(0, columns)).toEqual(
      Array.from({ length: columns }, (_, c) => Math.floor(dealt / columns) + (c < dealt % columns ? 1 : 0)),
    );
    expect(lengths[16]).toBe(52 * decks - dealt);
    expect(lengths.reduce((a, b) => a + b)).toBe(52 * decks);
    expect(core.position().pass).toBe(rows === 0 ? 0 : 1);
  });

  it('refuses numbers that are none', () => {
    deal('free-cells', 1);
    const before = core.key();
    for (const number of [0, -1, 1.5, 2 ** 31, Number.NaN])
      expect(() => core.deal(number)).toThrow(/1 to 2147483647/);
    expect(core.key()).toBe(before);
    core.deal(2 ** 31 - 1);
  });
});
