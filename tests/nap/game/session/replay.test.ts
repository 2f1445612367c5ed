import { describe, expect, test } from 'vitest';
import type { NapPosition } from '../../../../src/nap/core/types';
import type { NapReplay } from '../../../../src/nap/game/session/state';
import { aloneAmong, nearSolver, openNapScene, person, playOut, settle, tableOf } from '../fakes';

async function reviewed(players = 4, seed = 17) {
  const scene = await openNapScene({ table: tableOf(aloneAmong(players)), seed }, nearSolver(20));
  await playOut(scene);
  scene.match.dispatch({ kind: 'review' });
  for (let i = 0; scene.match.state.review?.status !== 'done'; i++) {
    if (i > 500) throw new Error('the review never ends');
    await settle();
  }
  return scene;
}

const thrown = (state: NapReplay) => state.tricks.flatMap(({ plays }) => plays);

describe('a deal that is gone through', () => {
  test('has a step for each call and card, with the table as it stood and the odds from then', async () => {
    const { match, core } = await reviewed();
    const whole = core.position();
    const { state } = match;
    const steps = match.replay();
    expect(core.position()).toEqual(whole);
    expect(steps).toHaveLength(2 + whole.calls.length + whole.played.length);
    expect(steps[0]).toMatchObject({ event: { kind: 'dealt' }, decision: null });
    whole.calls.forEach((call, i) => {
      expect(steps[1 + i]).toMatchObject({ event: { kind: 'called', call }, decision: i });
      expect(steps[1 + i]!.state.calls).toHaveLength(i + 1);
    });
    whole.played.forEach((card, i) => {
      const at = steps[1 + whole.calls.length + i]!;
      expect(at).toMatchObject({ event: { kind: 'played', card }, decision: whole.calls.length + i });
      expect(thrown(at.state).map((play) => play.card)).toEqual(whole.played.slice(0, i + 1));
      expect(at.state.phase).toBe((i + 1) % 4 === 0 ? 'trick' : 'playing');
    });
    const { decisions } = state.review!;
    const told = steps.filter(({ state: { advice } }) => advice !== null);
    expect(told.length).toBeGreaterThan(5);
    for (const { state: at, decision } of told) {
      const { advice, forced } = decisions[decision!]!;
      expect(forced).toBe(false);
      expect(at.advice!.cards.map(({ made }) => made)).toEqual(advice!.cards.map(({ made }) => made));
    }
    const explained = told.filter(({ state: { advice } }) => {
      return [...advice!.calls, ...advice!.cards].some(({ reasons }) => reasons.length > 0);
    });
    expect(explained.length).toBeGreaterThan(4);
    expect(steps.at(-1)!.event).toMatchObject({ kind: 'finished', chips: state.opened!.score.chips });
    expect(steps.every((step) => step.state.opened.hands.flat().length === 20)).toBe(true);
  });

  test('nothing of it is to be had while the deal goes on', async () => {
    const { match } = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 });
    expect(match.replay()).toEqual([]);
    expect(match.dispatch({ kind: 'playOn', from: 0 })).toMatchObject({ kind: 'refused' });
  });

  test('the advice that was given during the deal is the one that the review shows', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 }, nearSolver(333));
    const { match, pass, solver } = scene;
    match.dispatch({ kind: 'advice' });
    await pass(0);
    const given = match.state.advice!;
    expect([given.status, given.worlds]).toEqual(['settled', 350]);
    await playOut(scene);
    match.dispatch({ kind: 'review' });
    for (let i = 0; match.state.review?.status !== 'done'; i++) await (i > 500 ? pass(Number.NaN) : settle());
    expect(match.state.review.decisions[0]!.advice!.calls.map(({ chips }) => chips)).toEqual(
      given.calls.map(({ chips }) => chips),
    );
    const asked = solver.asked.filter((work) => work.want === 'advice' && work.view.calls.length === 0);
    expect(asked).toHaveLength(1);
  });
});

describe('a deal that is played on from one of its tricks', () => {
  test('begins with the table as it stood there, counts for nothing, and is put away again', async () => {
    const scene = await reviewed(4, 17);
    const { match, core } = scene;
    const whole = core.position();
    const { sheet, totals, opened, review } = match.state;
    const kept = match.transcript();
    match.dispatch({ kind: 'playOn', from: 1 });
    expect(match.state.trial).toEqual({ from: 1, real: opened!.score });
    expect(core.position()).toEqual({ ...whole, played: whole.played.slice(0, 4) } satisfies NapPosition);
    expect(match.state).toMatchObject({ opened: null, sheet, totals });
    expect(match.transcript()).toEqual(kept);
    await playOut(scene);
    expect(match.state).toMatchObject({ phase: 'finished', sheet, totals, matchOver: null });
    expect(match.transcript()).toEqual(kept);
    expect(match.dispatch({ kind: 'review' })).toMatchObject({ kind: 'refused' });
    match.dispatch({ kind: 'playOn', from: 'calls' });
    expect(core.position()).toEqual({ ...whole, calls: [], played: [] });
    match.dispatch({ kind: 'endTrial' });
    expect(core.position()).toEqual(whole);
    expect(match.state).toMatchObject({ phase: 'finished', trial: null, sheet, totals });
    expect(match.state.opened).toEqual(opened);
    match.dispatch({ kind: 'review' });
    expect(match.state.review).toEqual(review);
  });

  test('from any trick of it, and from no other', async () => {
    const { match, core } = await reviewed(3, 4);
    const whole = core.position();
    const tricks = Math.ceil(whole.played.length / 3);
    for (let from = 0; from < tricks; from++) {
      match.dispatch({ kind: 'playOn', from });
      expect(core.position().played).toEqual(whole.played.slice(0, 3 * from));
      match.dispatch({ kind: 'endTrial' });
    }
    expect(match.dispatch({ kind: 'playOn', from: tricks })).toMatchObject({ kind: 'refused' });
    expect(match.dispatch({ kind: 'endTrial' })).toMatchObject({ kind: 'refused' });
    expect(core.position()).toEqual(whole);
  });

  test('the next deal ends it, and a hint that was used in it was not used in the deal', async () => {
    const scene = await openNapScene({ table: tableOf([person, ...aloneAmong(4).slice(1)]), seed: 17 });
    const { match, pass } = scene;
    await playOut(scene);
    match.dispatch({ kind: 'playOn', from: 'calls' });
    match.dispatch({ kind: 'advice' });
    await pass(0);
    expect(match.state.advised[0]).toBe(true);
    expect(match.transcript().advised[0]).toBe(false);
    await playOut(scene);
    match.dispatch({ kind: 'next' });
    expect(match.state).toMatchObject({ trial: null, opened: null });
    expect(match.state.sheet).toHaveLength(1);
  });
});
