import { describe, expect, test } from 'vitest';
import { aloneAmong, computer, nearSolver, openNapScene, person, playOut, settle, tableOf } from '../fakes';

/** A table where the first to speak is a computer. */
const computersFirst = tableOf([computer('easy'), person, computer('easy'), computer('easy')]);

describe('time at the table', () => {
  test.each([
    ['slow', 900],
    ['normal', 500],
    ['fast', 220],
    ['instant', 0],
  ] as const)('%s: a computer calls after %i ms, not before', async (pace, time) => {
    const scene = await openNapScene({ table: computersFirst, seed: 2, dealer: 3 });
    scene.habits.pace = pace;
    scene.match.habitsChanged();
    expect(scene.match.state).toMatchObject({ turn: 0, thinking: 'yes' });
    if (time > 0) {
      await scene.pass(time - 1);
      expect(scene.match.state.calls).toEqual([]);
    }
    await scene.pass(1);
    expect(scene.match.state.calls).toHaveLength(1);
  });

  test('a finished trick stays for its time, or until a tap, and no card is played meanwhile', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 });
    const { match, pass, habits } = scene;
    const toTrick = async () => {
      for (let i = 0; match.state.phase !== 'trick' && i < 60; i++) {
        const { legalCalls, legalCards } = match.state;
        if (legalCards[0] !== undefined) match.dispatch({ kind: 'play', card: legalCards[0] });
        else if (legalCalls[0] !== undefined) match.dispatch({ kind: 'call', call: legalCalls[0] });
        else await pass(500);
      }
      expect(match.state.phase).toBe('trick');
    };
    await toTrick();
    expect(match.state.tricks).toMatchObject([{ winner: 3 }]);
    await pass(1199);
    expect(match.state).toMatchObject({ phase: 'trick', turn: null });
    await pass(1);
    expect(match.state).toMatchObject({ phase: 'playing', turn: 3 });
    await toTrick();
    match.dispatch({ kind: 'skip' });
    expect(match.state.phase).not.toBe('trick');
    habits.trickWaits = true;
    await toTrick();
    await pass(60_000);
    expect(match.state.phase).toBe('trick');
    match.dispatch({ kind: 'skip' });
    expect(match.state.phase).not.toBe('trick');
  });

  test('a tap brings the next move at once, and says when there is nothing to bring', async () => {
    const scene = await openNapScene({ table: computersFirst, seed: 2, dealer: 3 });
    const { match } = scene;
    await settle();
    match.dispatch({ kind: 'skip' });
    await settle();
    expect(match.state).toMatchObject({ turn: 1, calls: [{ chair: 0 }] });
    expect(match.dispatch({ kind: 'skip' })).toMatchObject({ refusal: { reason: 'nothing-to-skip' } });
  });

  test('the only card allowed plays itself where that is wished, after a card’s time', async () => {
    for (const playOnly of [false, true]) {
      const scene = await openNapScene({ table: tableOf(aloneAmong(3), { playOn: true }), seed: 23 });
      scene.habits.playOnly = playOnly;
      let alone = 0;
      for (let i = 0; scene.match.state.opened === null && i < 300; i++) {
        const { legalCalls, legalCards, looker, turn } = scene.match.state;
        const many = legalCards.length > 1 || (!playOnly && legalCards.length === 1);
        if (legalCards.length === 1 && turn === looker) alone++;
        if (many) scene.match.dispatch({ kind: 'play', card: legalCards[0]! });
        else if (legalCalls[0] !== undefined) scene.match.dispatch({ kind: 'call', call: legalCalls[0] });
        else await scene.pass(500);
      }
      expect(scene.match.state.opened).not.toBeNull();
      expect(alone).toBeGreaterThan(0);
    }
  });

  test('while the page is hidden nothing goes on, and it goes on afterwards', async () => {
    const scene = await openNapScene({ table: computersFirst, seed: 2, dealer: 3 });
    const { match, pass } = scene;
    await pass(100);
    match.setVisible(false);
    await pass(60_000);
    expect(match.state).toMatchObject({ calls: [], thinking: 'no' });
    match.setVisible(true);
    await pass(500);
    expect(match.state.calls).toHaveLength(1);
  });

  test('a table that was put away leaves no timer and no question behind', async () => {
    const scene = await openNapScene({ table: computersFirst, seed: 2, dealer: 3 });
    scene.match.close();
    await scene.pass(60_000);
    expect(scene.match.state.calls).toEqual([]);
    expect(scene.solver.stops).toBe(1);
  });
});

describe('what cannot be done', () => {
  test('is refused with its reason, and nothing has changed', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 });
    const { match, pass } = scene;
    const before = JSON.stringify(match.state);
    const reason = (intent: Parameters<typeof match.dispatch>[0]) => {
      const outcome = match.dispatch(intent);
      return outcome.kind === 'refused' ? outcome.refusal.reason : outcome.kind;
    };
    expect(reason({ kind: 'undo' })).toBe('undo-off');
    expect(reason({ kind: 'next' })).toBe('not-finished');
    expect(reason({ kind: 'review' })).toBe('not-finished');
    expect(reason({ kind: 'play', card: match.state.hand[0]! })).toBe(1);
    expect(JSON.stringify(match.state)).toBe(before);
    match.dispatch({ kind: 'call', call: 'pass' });
    expect(reason({ kind: 'call', call: 'two' })).toBe('not-your-turn');
    expect(reason({ kind: 'advice' })).toBe('not-your-turn');
    for (let i = 0; match.state.phase !== 'playing' || match.state.turn !== 0; i++) {
      if (i > 20) throw new Error('the person never came to play');
      await pass(600);
    }
    const foreign = [0, 13, 26, 39].find((card) => !match.state.hand.includes(card))!;
    expect(reason({ kind: 'play', card: foreign })).toBe(7);
    const revoke = match.state.hand.find((card) => !match.state.legalCards.includes(card))!;
    expect(reason({ kind: 'play', card: revoke })).toBe(8);
  });
});

describe('a computer that does not answer', () => {
  test('leaves the deal standing until a tap asks it again', async () => {
    const solver = nearSolver();
    solver.down = true;
    const scene = await openNapScene({ table: computersFirst, seed: 2, dealer: 3 }, solver);
    const { match, pass } = scene;
    await pass(600);
    expect(match.state).toMatchObject({ thinking: 'stuck', calls: [], turn: 0 });
    await pass(60_000);
    expect(match.state.thinking).toBe('stuck');
    solver.down = false;
    match.dispatch({ kind: 'skip' });
    expect(match.state.thinking).toBe('yes');
    await playOut(scene);
    expect(match.state.phase).toBe('finished');
  });

  test('a move that the rules do not allow is not played, whoever made it', async () => {
    const cheat = nearSolver();
    const honest = cheat.ask;
    cheat.ask = async (work, onInfo) => {
      const answer = await honest(work, onInfo);
      return answer !== null && work.want === 'move' ? { ...answer, call: 'blucher' } : answer;
    };
    const scene = await openNapScene({ table: computersFirst, seed: 2, dealer: 3 }, cheat);
    await scene.pass(600);
    expect(scene.match.state).toMatchObject({ thinking: 'stuck', calls: [], declarer: null });
  });

  test('advice that fails is said, and may be asked for again', async () => {
    const scene = await openNapScene({ table: tableOf(aloneAmong(4)), seed: 17 });
    scene.solver.down = true;
    scene.match.dispatch({ kind: 'advice' });
    await scene.pass(0);
    expect(scene.match.state.advice).toMatchObject({ status: 'failed', calls: [] });
    scene.solver.down = false;
    scene.match.dispatch({ kind: 'advice' });
    await scene.pass(0);
    expect(scene.match.state.advice?.status).toBe('settled');
    expect(scene.match.state.advice?.calls.length).toBeGreaterThan(3);
    expect(scene.match.state.advised).toEqual([true, false, false, false]);
  });
});
