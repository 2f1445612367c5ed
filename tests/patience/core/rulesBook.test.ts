import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { napStakes } from '../../../src/nap/game/example/exampleDeal';
import { ruleKeys } from '../../../src/patience/core/rules';
import { gameIds } from '../../../src/shared/core/types';
import { openTestCore } from '../../support/core';

const core = await openTestCore();
const book = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');

/** The cells of the table's row that begins so. */
function row(first: string): string[] {
  const line = book.split('\n').find((text) => text.startsWith(`| ${first} |`)) ?? '';
  return line
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

test.each(gameIds)('the book of rules has %s as the core plays it', (game) => {
  const {
    decks,
    columns,
    rows,
    faceDown,
    build,
    carry,
    fill,
    cells,
    passes,
    return: back,
  } = core.gameRules(game);
  const laid = rows > 0 ? `${columns} × ${rows}` : `${columns}, all dealt`;
  const stock = rows > 0 ? 52 * decks - columns * rows : 0;
  const told = row(`\`${game}\``);
  told[5] = told[5]!.replace(/,.*/, '');
  const played = [decks, laid, stock, build, carry, fill, cells, passes, back ? 'yes' : 'no'];
  expect(told).toEqual(played.map(String));
  expect(faceDown).toBe(0);
});

test('it names every key of the record', () => {
  for (const key of ruleKeys) expect(book, key).toContain(`\`${key}\`: `);
});

test('it has what each bid of Nap pays', () => {
  const names = { misere: 'misère', nap: 'nap', wellington: 'Wellington', blucher: 'Blücher' };
  for (const { bid, won, lost } of napStakes) {
    if (bid in names)
      expect(row(names[bid as keyof typeof names]).slice(1), bid).toEqual([`${won}`, `${lost}`]);
  }
  const counted = napStakes.filter(({ bid }) => !(bid in names));
  const stakes = (of: 'won' | 'lost') => counted.map((one) => one[of]).join(', ');
  expect(row('two, three, four').slice(1)).toEqual([stakes('won'), stakes('lost')]);
});
