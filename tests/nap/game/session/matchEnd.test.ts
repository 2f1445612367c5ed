import { describe, expect, test } from 'vitest';
import { dealResultOf } from '../../../../src/nap/game/keeping/dealResult';
import { napFigures, seriesOf } from '../../../../src/nap/game/keeping/statistics';
import type { NapScore } from '../../../../src/nap/game/session/intents';
import { matchOverOf, placesOf } from '../../../../src/nap/game/session/matchEnd';
import { aloneAmong, openNapScene, playOut, tableOf } from '../fakes';

function lines(...totals: readonly (readonly number[])[]): NapScore[] {
  return totals.map((each) => ({
    seed: 1,
    dealer: 0,
    declarer: 0,
    bid: 'two',
    result: 'made',
    taken: 2,
    chips: each,
    totals: each,
  }));
}

describe('the end of a match', () => {
  test('comes after so many deals, passed ones among them, or with so many chips', () => {
    expect(matchOverOf(undefined, lines([60, -60]))).toBeNull();
    expect(matchOverOf({ by: 'deals', count: 2 }, [])).toBeNull();
    expect(matchOverOf({ by: 'deals', count: 2 }, lines([4, -4]))).toBeNull();
    expect(matchOverOf({ by: 'deals', count: 2 }, lines([4, -4], [4, -4]))).toEqual({
      winners: [0],
      deals: 2,
    });
    expect(matchOverOf({ by: 'chips', count: 20 }, lines([19, -10, -9]))).toBeNull();
    expect(matchOverOf({ by: 'chips', count: 20 }, lines([19, -10, -9], [-5, 20, -15]))).toEqual({
      winners: [1],
      deals: 2,
    });
  });

  test('those with as many chips share the win and the place', () => {
    expect(matchOverOf({ by: 'deals', count: 1 }, lines([6, 6, -12]))).toEqual({ winners: [0, 1], deals: 1 });
    expect(matchOverOf({ by: 'deals', count: 1 }, lines([0, 0, 0]))).toEqual({
      winners: [0, 1, 2],
      deals: 1,
    });
    expect(placesOf([6, -12, 6, 0])).toEqual([1, 4, 1, 3]);
  });

  test('no deal follows; the same table may play once more, the deal going on to the left', async () => {
    const table = { ...tableOf(aloneAmong(3)), ends: { by: 'deals', count: 2 } } as const;
    const scene = await openNapScene({ table, seed: 17 });
    const { match } = scene;
    await playOut(scene);
    expect(match.state).toMatchObject({ phase: 'finished', matchOver: null });
    expect(match.dispatch({ kind: 'rematch' })).toMatchObject({ refusal: { reason: 'not-finished' } });
    match.dispatch({ kind: 'next' });
    await playOut(scene);
    const { totals, dealer, matchOver } = match.state;
    const best = Math.max(...totals);
    expect(matchOver).toEqual({
      winners: totals.flatMap((each, chair) => (each === best ? [chair] : [])),
      deals: 2,
    });
    expect(match.dispatch({ kind: 'next' })).toMatchObject({ refusal: { reason: 'match-over' } });
    match.dispatch({ kind: 'rematch' });
    expect(match.state).toMatchObject({ sheet: [], totals: [0, 0, 0], dealer: (dealer + 1) % 3, table });
  });

  test('is kept: a match that is over lies there as over', async () => {
    const table = { ...tableOf(aloneAmong(3)), ends: { by: 'deals', count: 1 } } as const;
    const scene = await openNapScene({ table, seed: 17 });
    await playOut(scene);
    const kept = JSON.parse(JSON.stringify(scene.match.transcript()));
    const again = await openNapScene(kept);
    expect(again.match.state.matchOver).toEqual(scene.match.state.matchOver);
    expect(again.match.transcript()).toEqual(kept);
  });

  test.each([
    { by: 'deals', count: 0 },
    { by: 'deals', count: 201 },
    { by: 'chips', count: 1001 },
    { by: 'chips', count: 2.5 },
  ] as const)('%o can end no match', async (ends) => {
    const { match } = await openNapScene({ table: tableOf(aloneAmong(3)), seed: 17 });
    const outcome = match.dispatch({ kind: 'match', table: { ...tableOf(aloneAmong(3)), ends } });
    expect(outcome).toMatchObject({ refusal: { reason: 'bad-table' } });
  });
});

describe('the series of matches', () => {
  const table = { ...tableOf(aloneAmong(3)), ends: { by: 'deals', count: 1 } } as const;
  const ended = (seed: number, chips: readonly number[], match?: number) => {
    const score = { ...lines(chips)[0]!, seed };
    return dealResultOf(table, score, [false, false, false], seed, match);
  };

  test('counts matches that ended, those won, and how many were won in a row', () => {
    const won = [6, -3, -3];
    const lost = [-3, 6, -3];
    const shared = [3, 3, -6];
    const kept = [ended(1, won, 1), ended(2, lost), ended(3, won, 1), ended(4, lost, 1), ended(5, shared, 1)];
    expect(seriesOf(kept)).toEqual({ played: 4, won: 3, run: 1, longest: 2 });
    expect(seriesOf([])).toEqual({ played: 0, won: 0, run: 0, longest: 0 });
    expect(napFigures(kept).deals).toBe(5);
  });
});
