import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Verdict } from '../../../../assembly/abi';
import { dailyNodes, firstDaily, readDate } from '../../../../src/patience/game/deals/daily';
import { bookedDaily, loadDailyBook } from '../../../../src/patience/game/deals/dailyBook';
import { gameIds } from '../../../../src/shared/core/types';
import { dealReferee } from '../../../referee/position';
import { refereeGames } from '../../../referee/rules';
import { openTestCore } from '../../../support/core';
import { faultOfLine, searchAll } from '../../../support/search';

const file = 'src/patience/game/deals/dailyBook.json';

describe('the book of daily deals', () => {
  it('is what it was: a day has its deal for ever', () => {
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(
      '46dbda9b9acec5d81d8aa16cba5d58356bb6432b142b3f3185abbe3ebce1531a',
    );
  });

  it('has every day from the first to the last, and no other', async () => {
    const book = await loadDailyBook();
    expect([book.first, book.last]).toEqual(['2025-01-01', '2035-12-31']);
    for (const game of gameIds) {
      let days = 0;
      for (let at = Date.parse(book.first); at <= Date.parse(book.last); at += 86_400_000) {
        const date = readDate(new Date(at).toISOString().slice(0, 10))!;
        const number = book.number(game, date)!;
        const off = (number - firstDaily(date) + 2_147_483_647) % 2_147_483_647;
        expect(off).toBeLessThan(36);
        days++;
      }
      expect(days).toBe(4017);
      expect(await bookedDaily(game, '2024-12-31')).toBeNull();
      expect(await bookedDaily(game, '2036-01-01')).toBeNull();
    }
    expect(await bookedDaily('streets', '2025-02-29')).toBeNull();
  });

  it.each(gameIds)('of %s goes out on every 300th day, by a line that the referee plays', async (game) => {
    const book = await loadDailyBook();
    const core = await openTestCore(64);
    core.setRules(core.gameRules(game));
    for (let day = 11; day < 4017; day += 300) {
      const date = new Date(Date.parse(book.first) + day * 86_400_000).toISOString().slice(0, 10);
      const number = (await bookedDaily(game, date))!;
      core.deal(number);
      const { verdict, line } = searchAll(core, 10 * dailyNodes);
      expect(verdict, `${date}, number ${number}`).toBe(Verdict.Winnable);
      expect(faultOfLine(refereeGames[game], dealReferee(refereeGames[game], number), line)).toBeNull();
    }
  });
});
