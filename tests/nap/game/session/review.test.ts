import { describe, expect, test } from 'vitest';
import type { NapAdvice, NapCardAdvice } from '../../../../src/nap/core/types';
import { judgeDecision } from '../../../../src/nap/game/session/review';
import { seatOf } from '../../../../src/nap/game/session/seats';
import { minimaxMade } from '../../../referee/napMinimax';
import { asDeal } from '../../../support/nap';
import { aloneAmong, nearSolver, openNapScene, playOut, settle, tableOf } from '../fakes';

const chance = (share: number, half = 0.01) => ({ share, low: share - half, high: share + half });
const nothing: NapAdvice = { worlds: 100, calls: [], cards: [], makeable: null, indifferent: false };
const group = (cards: number[], share: number, half?: number): NapCardAdvice => ({
  cards,
  made: chance(share, half),
  makeable: null,
  certain: 'open',
  rule: false,
});

describe('what a decision cost', () => {
  const call = (name: 'pass' | 'two' | 'three', chips: number, margin: number) =>
    ({ call: name, made: null, plays: 0, chips, margin, suit: null }) as const;

  test('a call: the chips of the best one less its own, and nothing where that is not certain', () => {
    const advice = {
      ...nothing,
      calls: [call('three', 2.5, 0.3), call('pass', -1, 0.4), call('two', -1.2, 0.3)],
    };
    expect(judgeDecision({ call: 'pass' }, advice, 0)).toMatchObject({
      best: { call: 'three' },
      cost: 3.5,
      margin: 0.5,
    });
    expect(judgeDecision({ call: 'three' }, advice, 0)).toMatchObject({ best: { call: 'three' }, cost: 0 });
    const close = { ...nothing, calls: [call('three', 2.5, 0.3), call('pass', 2.2, 0.4)] };
    expect(judgeDecision({ call: 'pass' }, close, 0)).toMatchObject({ best: { call: 'pass' }, cost: 0 });
  });

  test('a card: the chance lost times the chips that hang on it', () => {
    const advice = { ...nothing, cards: [group([3, 4], 0.8), group([20], 0.5), group([30], 0.795)] };
    const worse = judgeDecision({ card: 20 }, advice, 18);
    expect(worse.best).toEqual({ cards: [3, 4] });
    expect(worse.cost).toBeCloseTo(5.4);
    expect(worse.margin).toBeCloseTo(18 * Math.hypot(0.01, 0.01));
    expect(judgeDecision({ card: 4 }, advice, 18)).toMatchObject({ best: { cards: [3, 4] }, cost: 0 });
    expect(judgeDecision({ card: 30 }, advice, 18)).toMatchObject({ best: { cards: [30] }, cost: 0 });
    const unsure = { ...nothing, cards: [group([3], 0.8, 0.2), group([20], 0.6, 0.2)] };
    expect(judgeDecision({ card: 20 }, unsure, 18).cost).toBe(0);
  });
});

describe('a review', () => {
  test('has every decision, the hands, the seed and the verdict; the person’s own come first', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 }, nearSolver(200));
    const { match, told, core } = scene;
    await playOut(scene);
    told.length = 0;
    const { calls, tricks } = match.state;
    const moves = calls.length + tricks.flatMap(({ plays }) => plays).length;
    match.dispatch({ kind: 'review' });
    expect(match.state).toMatchObject({ phase: 'review', review: { status: 'working', judged: false } });
    for (let i = 0; match.state.review!.status === 'working' && i < 200; i++) await settle();
    const review = match.state.review!;
    expect(review.status).toBe('done');
    expect(review.decisions).toHaveLength(moves);
    for (const { cost, margin, best, forced, advice, made } of review.decisions) {
      expect(cost).toBeGreaterThanOrEqual(0);
      expect(margin).not.toBeNull();
      expect(best).not.toBeNull();
      if (forced) expect(cost).toBe(0);
      if (cost! > 0) expect(advice).not.toBeNull();
      if (cost === 0 && 'card' in made)
        expect((best as { cards: readonly number[] }).cards).toContain(made.card);
    }
    expect(review.decisions.map(({ before }) => before)).toEqual([
      0,
      0,
      0,
      0,
      ...Array.from({ length: 20 }, (_, i) => i),
    ]);
    const order = told.flatMap(({ state }) => {
      const done = state.review!.decisions.flatMap(({ cost, forced }, i) =>
        cost !== null && !forced ? [i] : [],
      );
      return [done.map((i) => (review.decisions[i]!.chair === 0 ? 'own' : 'other'))];
    });
    const ownFirst = order.findIndex((each) => each.includes('other'));
    const own = review.decisions.filter(({ chair, forced }) => chair === 0 && !forced).length;
    expect(order[ownFirst]!.filter((each) => each === 'own')).toHaveLength(own);
    expect(match.state.opened!.hands.flat()).toHaveLength(20);
    expect(match.state.opened!.undealt).toHaveLength(32);
    const position = { ...core.position(), played: [] };
    expect(review.verdict).toBe(minimaxMade(asDeal(position, core.settings)) ? 'made' : 'lost');
    expect(review.makeable.map(({ chair }) => chair)).toEqual([0, 1, 2, 3]);
    match.dispatch({ kind: 'leaveReview' });
    expect(match.state).toMatchObject({ phase: 'finished', review: null });
    match.dispatch({ kind: 'next' });
    expect(match.state).toMatchObject({ phase: 'bidding', opened: null, review: null });
  });

  test('left and entered again goes on where it was; the next deal ends it', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(3)), seed: 5 }, nearSolver(100));
    const { match, solver } = scene;
    await playOut(scene);
    match.dispatch({ kind: 'review' });
    for (let i = 0; i < 2; i++) await settle();
    match.dispatch({ kind: 'leaveReview' });
    const asked = solver.asked.length;
    await settle();
    expect(solver.asked.length).toBe(asked);
    match.dispatch({ kind: 'review' });
    for (let i = 0; match.state.review!.status === 'working' && i < 200; i++) await settle();
    expect(match.state.review!.status).toBe('done');
    const views = solver.asked
      .filter(({ want }) => want === 'advice')
      .map((work) => JSON.stringify(work).replace(/"ticket":\d+/, ''));
    expect(views.length - new Set(views).size).toBeLessThanOrEqual(1);
    match.dispatch({ kind: 'next' });
    await settle();
    expect(match.state).toMatchObject({ phase: 'bidding', review: null });
  });

  test('asks for each decision with that seat’s view alone, and for all hands only to judge the deal', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(3)), seed: 5 }, nearSolver(10));
    const { match, solver, core } = scene;
    await playOut(scene);
    const before = solver.asked.length;
    expect(solver.asked.every(({ want }) => want === 'move')).toBe(true);
    match.dispatch({ kind: 'review' });
    for (let i = 0; match.state.review!.status === 'working' && i < 200; i++) await settle();
    const works = solver.asked.slice(before);
    expect(works.map(({ want }) => want).filter((want) => want !== 'advice')).toEqual(['verdict']);
    const { hands, calls, played } = core.position();
    for (const work of works) {
      if (work.want !== 'advice') continue;
      const { view } = work;
      expect(Object.keys(view).sort()).toEqual(['calls', 'contract', 'hand', 'played', 'seat']);
      expect(view.hand).toEqual(hands[view.seat]);
      expect(view.calls).toEqual(calls.slice(0, view.calls.length));
      expect(view.played).toEqual(played.slice(0, view.played.length));
      expect(seatOf(0, match.state.dealer, 3)).toBe(0);
    }
  });

  test('that cannot be worked out says so', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(3)), seed: 5 });
    await playOut(scene);
    scene.solver.down = true;
    scene.match.dispatch({ kind: 'review' });
    await settle();
    expect(scene.match.state.review).toMatchObject({ status: 'failed', judged: false });
  });
});
