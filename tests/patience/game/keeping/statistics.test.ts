import { describe, expect, test } from 'vitest';
import { type DealResult, mergeResults } from '../../../../src/patience/game/keeping/dealResult';
import { dailyRun, figuresOf, timeline } from '../../../../src/patience/game/keeping/statistics';

const rules = {
  decks: 1,
  columns: 8,
  rows: 7,
  faceDown: 0,
  build: 'alternate',
  carry: 'spaces',
  fill: 'any',
  cells: 4,
  passes: 0,
  return: false,
} as const;

let number = 0;
function result(part: Partial<DealResult>): DealResult {
  number++;
  const blank = { lost: null, won: null, helped: false, moves: 0, elapsed: 0, daily: null };
  return { kept: 1, deal: `d${number}`, game: 'free-cells', rules, number, ...blank, ...part };
}
const won = (at: number, moves = 80, elapsed = 60_000) => result({ won: at, moves, elapsed });
const helped = (at: number) => result({ won: at, helped: true, moves: 1, elapsed: 1 });
const lost = (at: number) => result({ lost: at });

describe('figures', () => {
  test('of nothing are nothing, not a hundred or NaN per cent', () => {
    const none = {
      won: 0,
      percent: null,
      run: 0,
      longestRun: 0,
      fewestMoves: null,
      bestTime: null,
      medianTime: null,
    };
    expect(figuresOf([])).toEqual({ played: 0, helped: 0, lost: 0, ...none, withHelp: none });
  });

  test('keep wins with help apart from everything but the number played', () => {
    const figures = figuresOf([won(1, 90, 5000), helped(2), won(3, 80, 9000), lost(4), won(5, 85, 6000)]);
    expect(figures).toMatchObject({ played: 5, won: 3, helped: 1, lost: 1, percent: 60 });
    expect(figures).toMatchObject({ fewestMoves: 80, bestTime: 5000, medianTime: 6000 });
  });

  test('and have them beside it, counted as wins in every figure', () => {
    const helpedWin = result({ won: 2, helped: true, moves: 70, elapsed: 20_000 });
    const all = [won(1, 90, 5000), helpedWin, won(3, 80, 9000), lost(4), helped(5), won(6, 85, 6000)];
    const { withHelp, ...alone } = figuresOf(all);
    expect(alone).toMatchObject({ played: 6, won: 3, helped: 2, percent: 50, run: 1, longestRun: 2 });
    expect(alone).toMatchObject({ fewestMoves: 80, bestTime: 5000 });
    expect(withHelp).toEqual({
      won: 5,
      percent: 83,
      run: 2,
      longestRun: 3,
      fewestMoves: 1,
      bestTime: 1,
      medianTime: 6000,
    });
  });

  test('a median of two lies between them', () => {
    expect(figuresOf([won(1, 1, 10), won(2, 1, 20)]).medianTime).toBe(15);
  });

  test('runs go by time, not by the order of storage; help neither breaks nor lengthens', () => {
    const all = [lost(4), won(1), won(6), helped(2), won(3), won(5)];
    expect(figuresOf(all)).toMatchObject({ run: 2, longestRun: 2 });
    expect(figuresOf([...all, helped(7)])).toMatchObject({ run: 2 });
    expect(figuresOf([...all, lost(8)])).toMatchObject({ run: 0, longestRun: 2 });
  });

  test('a loss made good later is a win, but the run it broke stays broken', () => {
    const good = result({ lost: 2, won: 4, moves: 70, elapsed: 1 });
    expect(figuresOf([won(1), good])).toMatchObject({ played: 2, won: 2, lost: 0, percent: 100, run: 1 });
    expect(figuresOf([won(1), good]).longestRun).toBe(1);
  });

  test('never say all or none where it is nearly so', () => {
    const many = Array.from({ length: 300 }, (_, i) => won(i));
    expect(figuresOf([...many, lost(999)]).percent).toBe(99);
    expect(figuresOf(many).percent).toBe(100);
    const few = Array.from({ length: 300 }, (_, i) => lost(i));
    expect(figuresOf([...few, won(999)]).percent).toBe(1);
    expect(figuresOf(few).percent).toBe(0);
  });

  test('hold together for any results: parts add up, runs do not exceed wins, at most 100 per cent', () => {
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    for (let round = 0; round < 200; round++) {
      const make = () => [won, helped, lost][random(3)]!(random(50));
      const some = Array.from({ length: random(40) }, make);
      const figures = figuresOf(some);
      expect(figures.won + figures.helped + figures.lost).toBe(figures.played);
      expect(figures.percent ?? 0).toBeLessThanOrEqual(100);
      expect(figures.run).toBeLessThanOrEqual(figures.longestRun);
      expect(figures.longestRun).toBeLessThanOrEqual(figures.won);
      const points = timeline(some, 20);
      expect(points).toHaveLength(some.length);
      for (const { rate, withHelp } of points)
        expect(rate >= 0 && withHelp >= rate && withHelp <= 100).toBe(true);
    }
  });
});

test('the line over time: what was won without help, and beside it with help counted, of the last deals', () => {
  const points = timeline([won(1), helped(2), lost(3), helped(4), won(5)], 4);
  expect(points.map(({ rate }) => Math.round(rate))).toEqual([100, 50, 33, 25, 25]);
  expect(points.map(({ withHelp }) => Math.round(withHelp))).toEqual([100, 100, 67, 75, 75]);
});

describe('a clock that was set back', () => {
  test('results from after now upset no run, and count in all other figures', () => {
    const past = [won(1), won(2), lost(900), won(3)];
    expect(figuresOf(past, 100)).toMatchObject({ played: 4, won: 3, lost: 1, run: 3, longestRun: 3 });
    expect(figuresOf([...past, won(901)], 100)).toMatchObject({ won: 4, run: 3 });
    expect(figuresOf(past, 1000)).toMatchObject({ run: 0 });
  });

  test('daily deals of days that have yet to come do not upset days in a row', () => {
    const days = ['2025-07-31', '2025-08-01', '2031-01-01'].map((daily, i) =>
      result({ deal: `x${i}`, number: i + 1, won: i + 1, daily }),
    );
    expect(dailyRun(days, '2025-08-01')).toMatchObject({ run: 2, longest: 2, today: true });
  });

  test('a win without help stays, also beside a win with help that is dated before it', () => {
    const unaided = result({ deal: 'x', number: 1, won: 900, moves: 90 });
    const helped = result({ deal: 'x', number: 1, won: 7, moves: 70, helped: true });
    for (const both of [mergeResults(unaided, helped), mergeResults(helped, unaided)])
      expect(both).toMatchObject({ won: 900, helped: false, moves: 90 });
  });
});

describe('two results of one deal', () => {
  test('make one: the first loss, the first win with its figures, in either order', () => {
    const a = result({ deal: 'x', number: 1, lost: 5, won: 9, moves: 90, elapsed: 9 });
    const b = result({ deal: 'x', number: 1, lost: 3, won: 7, moves: 70, elapsed: 7, daily: '2025-08-01' });
    const both = { ...b, lost: 3 };
    expect(mergeResults(a, b)).toEqual(both);
    expect(mergeResults(b, a)).toEqual(both);
    expect(mergeResults(both, both)).toEqual(both);
    const undated = { ...b, daily: null };
    expect(mergeResults({ ...a, daily: '2025-08-02' }, undated)).toEqual({ ...undated, daily: '2025-08-02' });
    // each is the first of its kind, wherever it comes from
    const lostFirst = { ...a, lost: 1 };
    for (const merged of [mergeResults(lostFirst, b), mergeResults(b, lostFirst)])
      expect(merged).toEqual({ ...b, lost: 1 });
  });

  test('a win stays a win when the deal is lost afterwards', () => {
    const w = result({ deal: 'x', won: 7, moves: 70 });
    const merged = mergeResults(w, result({ deal: 'x', lost: 8 }));
    expect(figuresOf([merged])).toMatchObject({ played: 1, won: 1, lost: 0, run: 1 });
  });
});

describe('daily deals in a row', () => {
  const on = (...days: string[]) => days.map((daily) => result({ won: 1, daily }));

  test('count up to today, or up to yesterday while today is still to be played', () => {
    const days = on('2025-07-30', '2025-07-31', '2025-08-01');
    expect(dailyRun(days, '2025-08-01')).toMatchObject({ run: 3, longest: 3, today: true });
    expect(dailyRun(days, '2025-08-02')).toMatchObject({ run: 3, longest: 3, today: false });
    expect(dailyRun(days, '2025-08-03')).toMatchObject({ run: 0, longest: 3, today: false });
  });

  test('go over the ends of months and years and a day counted in two patiences counts once', () => {
    const days = on('2024-12-31', '2024-02-29', '2024-02-28', '2024-03-01', '2025-01-01', '2025-01-01');
    expect(dailyRun(days, '2025-01-01')).toMatchObject({ run: 2, longest: 3, today: true });
    const none = { run: 0, longest: 0, today: false };
    expect(dailyRun([], '2025-01-01')).toEqual({ ...none, unaided: none });
  });

  test('are counted without help beside those with it; a day made up for later counts for neither', () => {
    const [first, second, third, fourth] = on('2025-08-01', '2025-08-02', '2025-08-03', '2025-08-04');
    const days = [first!, { ...second!, helped: true }, third!, { ...fourth!, late: true as const }];
    expect(dailyRun(days, '2025-08-04')).toEqual({
      run: 3,
      longest: 3,
      today: false,
      unaided: { run: 1, longest: 1, today: false },
    });
  });
});
