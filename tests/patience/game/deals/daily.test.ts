import { describe, expect, it } from 'vitest';
import { dailyDeal, firstDaily, readDate } from '../../../../src/patience/game/deals/daily';

describe('the daily deal', () => {
  it('begins its search where the date says', () => {
    expect(firstDaily({ year: 2000, month: 1, day: 1 })).toBe(1);
    expect(firstDaily({ year: 2000, month: 1, day: 2 })).toBe(48272);
    // 45,000 days: past one turn of the modulus.
    expect(firstDaily({ year: 2123, month: 3, day: 17 })).toBe(1 + ((45_000 * 48_271) % 2_147_483_646));
    expect(firstDaily({ year: 1999, month: 12, day: 31 })).toBe(2_147_483_646 - 48_271 + 1);
  });

  it('is the first winnable one from there on', async () => {
    const asked: number[] = [];
    const number = await dailyDeal({ year: 2000, month: 1, day: 1 }, (deal) => {
      asked.push(deal);
      return Promise.resolve(deal === 3);
    });
    expect({ number, asked }).toEqual({ number: 3, asked: [1, 2, 3] });
  });

  it('knows the calendar', () => {
    expect(readDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
    expect(readDate('2025-02-29')).toBeNull();
    expect(readDate('2025-13-01')).toBeNull();
    expect(readDate('today')).toBeNull();
  });
});
