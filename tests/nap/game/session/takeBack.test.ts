import { describe, expect, test } from 'vitest';
import { aloneAmong, computer, type NapScene, openNapScene, person, settle, tableOf } from '../fakes';

async function opened(over: Partial<NapScene['habits']> = {}, ends?: { by: 'deals'; count: number }) {
  const table = { ...tableOf(aloneAmong(4)), ...(ends && { ends }) };
  const scene = await openNapScene({ table, seed: 17 });
  Object.assign(scene.habits, { takeBack: true }, over);
  scene.match.habitsChanged();
  return scene;
}

describe('a misclick', () => {
  test('is taken back while no other seat has acted, a call and a card', async () => {
    const { match, pass } = await opened();
    expect(match.state.canUndo).toBe(false);
    const before = match.state;
    match.dispatch({ kind: 'call', call: 'pass' });
    expect(match.state).toMatchObject({ canUndo: true, turn: 1 });
    expect(match.dispatch({ kind: 'undo' })).toEqual({
      kind: 'happened',
      events: [{ kind: 'takenBack', chair: 0, move: { call: 'pass' } }],
    });
    expect(match.state).toMatchObject({ turn: 0, calls: [], canUndo: false, hand: before.hand });
    // the computer that began to think about the next call does not make it
    await pass(5000);
    expect(match.state).toMatchObject({ turn: 0, calls: [] });
    match.dispatch({ kind: 'call', call: 'nap' });
    for (let i = 0; match.state.phase !== 'playing'; i++) await pass(i > 20 ? Number.NaN : 1200);
    const [card] = match.state.legalCards;
    match.dispatch({ kind: 'play', card: card! });
    expect(match.state.canUndo).toBe(true);
    match.dispatch({ kind: 'undo' });
    expect(match.state).toMatchObject({ tricks: [], turn: 0, trump: null, hand: before.hand });
  });

  test('not once another seat has acted, and only one step', async () => {
    const { match, pass } = await opened();
    const refused = () => match.dispatch({ kind: 'undo' });
    expect(refused()).toMatchObject({ refusal: { reason: 'no-undo' } });
    match.dispatch({ kind: 'call', call: 'two' });
    await pass(1100);
    expect(match.state.calls).toHaveLength(2);
    expect(match.state.canUndo).toBe(false);
    expect(refused()).toMatchObject({ refusal: { reason: 'no-undo' } });
    expect(match.state.calls).toHaveLength(2);
  });

  test('the next seat leaves time for it, at every pace but at once', async () => {
    for (const [pace, time] of [
      ['slow', 1500],
      ['normal', 1100],
      ['fast', 700],
    ] as const) {
      const { match, pass } = await opened({ pace });
      match.dispatch({ kind: 'call', call: 'two' });
      await pass(time - 1);
      expect(match.state.calls).toHaveLength(1);
      await pass(1);
      expect(match.state.calls).toHaveLength(2);
      // nobody waits longer for the seats after that
      await pass(time === 700 ? 220 : time === 1100 ? 500 : 900);
      expect(match.state.calls).toHaveLength(3);
    }
  });

  test('stays where the setting is off, and in a match with an end', async () => {
    const off = await opened({ takeBack: false });
    off.match.dispatch({ kind: 'call', call: 'two' });
    expect(off.match.state.canUndo).toBe(false);
    expect(off.match.dispatch({ kind: 'undo' })).toMatchObject({ refusal: { reason: 'undo-off' } });
    const series = await opened({}, { by: 'deals', count: 12 });
    series.match.dispatch({ kind: 'call', call: 'two' });
    expect(series.match.state.canUndo).toBe(false);
    expect(series.match.dispatch({ kind: 'undo' })).toMatchObject({ refusal: { reason: 'undo-match' } });
    expect(series.match.state.calls).toHaveLength(1);
  });

  test('a card that ended the deal stays: the hands have been seen', async () => {
    const table = tableOf([person, person, person]);
    const { match, habits } = await openNapScene({ table, seed: 5 });
    habits.takeBack = true;
    for (let i = 0; i < 3; i++) {
      match.dispatch({ kind: 'ready' });
      match.dispatch({ kind: 'call', call: 'pass' });
    }
    expect(match.state.opened).not.toBeNull();
    expect(match.dispatch({ kind: 'undo' })).toMatchObject({ refusal: { reason: 'no-undo' } });
  });

  test('of several persons: while the cover lies there, and then his hand is covered for himself', async () => {
    const { match, habits } = await openNapScene({ table: tableOf([person, person, person]), seed: 5 });
    habits.takeBack = true;
    match.dispatch({ kind: 'ready' });
    match.dispatch({ kind: 'call', call: 'two' });
    expect(match.state).toMatchObject({ phase: 'cover', turn: 1, canUndo: true });
    match.dispatch({ kind: 'undo' });
    expect(match.state).toMatchObject({ phase: 'cover', turn: 0, calls: [], hand: [] });
    match.dispatch({ kind: 'ready' });
    match.dispatch({ kind: 'call', call: 'pass' });
    match.dispatch({ kind: 'ready' });
    expect(match.state).toMatchObject({ phase: 'bidding', turn: 1, canUndo: false });
    expect(match.dispatch({ kind: 'undo' })).toMatchObject({ refusal: { reason: 'no-undo' } });
  });
});

describe('the screen that is passed round', () => {
  test('is handed over once: a person who had it last leads without a cover, computers in between or not', async () => {
    const chairs = [person, computer('easy'), person, computer('easy')];
    let covers = 0;
    let led = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { match, pass } = await openNapScene({ table: tableOf(chairs, { playOn: true }), seed });
      let had = -1;
      while (match.state.opened === null) {
        const { state } = match;
        if (state.phase === 'cover') {
          // nobody is asked for what he has in his hands already
          expect(state.turn).not.toBe(had);
          covers++;
          match.dispatch({ kind: 'ready' });
        } else if (state.turn !== null && chairs[state.turn]!.kind === 'person') {
          if (state.turn === had && state.tricks.at(-1)?.winner !== null) led++;
          had = state.turn;
          const [card, call] = [state.legalCards.at(-1), state.legalCalls.at(-1)];
          match.dispatch(card === undefined ? { kind: 'call', call: call! } : { kind: 'play', card });
        } else {
          expect(state).toMatchObject({ looker: null, hand: [] });
          await pass(1300);
        }
        await settle();
      }
    }
    expect(led).toBeGreaterThan(5);
    expect(covers).toBeGreaterThan(20);
  });
});
