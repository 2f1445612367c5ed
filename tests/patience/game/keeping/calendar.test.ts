import { describe, expect, test } from 'vitest';
import { monthOf } from '../../../../src/patience/game/keeping/calendar';
import type { DealResult } from '../../../../src/patience/game/keeping/dealResult';
import { openTestCore } from '../../../support/core';

const rules = (await openTestCore()).gameRules('streets');
const deal = (part: Partial<DealResult>): DealResult => ({
  kept: 1,
  deal: '',
  game: 'streets',
  rules,
  number: 1,
  lost: null,
  won: null,
  helped: false,
  moves: 100,
  elapsed: 1000,
  daily: null,
  ...part,
});
/** the deal of a day has its day as its number */
const numberOf = ({ day }: { readonly day: number }) => 1000 + day;

describe('a month of daily deals', () => {
  const results = [
    deal({ number: 1001, won: 1, daily: '2025-08-01' }),
    deal({ number: 1002, won: 1, helped: true, daily: '2025-08-02' }),
    deal({ number: 1003, won: 1, daily: '2025-08-03', late: true }),
    deal({ number: 1004, lost: 1 }),
    deal({ number: 1006, won: 1, daily: '2025-07-06' }),
  ];

  test('says of each day what came of it', () => {
    const { days, before, won, missing } = monthOf(results, { year: 2025, month: 8 }, '2025-08-07', numberOf);
    expect(days).toHaveLength(31);
    expect(before, 'the first was a Friday').toBe(4);
    expect(days.slice(0, 9).map(({ mark }) => mark)).toEqual([
      'won',
      'helped',
      'won',
      'lost',
      'missing',
      'missing',
      'missing',
      'ahead',
      'ahead',
    ]);
    expect(days.filter(({ late }) => late).map(({ date }) => date)).toEqual(['2025-08-03']);
    expect({ won, missing }).toEqual({ won: 3, missing: 4 });
  });

  test.each([
    [2024, 2, 29, 3],
    [2025, 2, 28, 5],
    [2026, 6, 30, 0],
    [2027, 8, 31, 6],
  ])('%i-%i has %i days after %i of the week', (year, month, length, before) => {
    const shown = monthOf([], { year, month }, '2030-01-01', () => null);
    expect([shown.days.length, shown.before]).toEqual([length, before]);
    expect(shown.missing).toBe(length);
  });
});
