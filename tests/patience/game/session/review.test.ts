import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CELL } from '../../../../assembly/abi';
import { searchOn } from '../../../../src/patience/core/search';
import type { Mark } from '../../../../src/patience/game/session/intents';
import { createSession, type PatienceSession } from '../../../../src/patience/game/session/session';
import { nextToAsk } from '../../../../src/patience/game/session/verdicts';
import { readTranscript, type Transcript } from '../../../../src/patience/game/text/transcript';
import { solveWork } from '../../../../src/patience/solver/solve';
import { runsOf } from '../../../../src/patience/ui/page/review';
import type { GameId } from '../../../../src/shared/core/types';
import { openTestCore } from '../../../support/core';
import { fakeClock, fakeSolver, openScene, type Question, type Scene, written } from '../fakes';

const search = searchOn(await openTestCore(32));
const hooks = { now: () => 0, breathe: () => Promise.resolve(), stopped: () => false, onInfo: () => {} };
const unwinnable = { status: 'unwinnable', why: 'exhausted' } as const;

/** Answers a question as the true search does. */
async function honestly({ work, answer }: Question): Promise<void> {
  await answer(await solveWork(search, work, hooks));
}

/** Answers everything that is asked from now on until nothing more is; how many questions that were. */
async function answerAll(asked: readonly Question[], from: number): Promise<number> {
  let next = from;
  for (; next < asked.length; next++) await honestly(asked[next]!);
  return next - from;
}

/** A game as it is kept, so that nothing is known of it yet. */
async function openGame(game: GameId, number: number, moves: readonly string[], at = moves.length) {
  const scene = await openScene(game, number);
  scene.settings.autoUp = false;
  const blank: Transcript = { ...written(scene.core, game, ''), number, position: null };
  scene.session.open({ ...blank, moves, at });
  return scene;
}

/** Three cells filled from one column of free-cells 1: the third one loses. */
const filled = ['2-a', '2-b', '2-c'];
const strip = (scene: { readonly session: PatienceSession }): readonly Mark[] =>
  scene.session.state.review?.marks ?? [];

describe('the strip of verdicts', () => {
  it('of a known deal with a losing move is exact', async () => {
    const scene = await openGame('free-cells', 1, [...filled, '2-d']);
    const { session, solver } = scene;
    await honestly(scene.last());
    session.dispatch({ kind: 'review' });
    await answerAll(solver.asked, solver.asked.length - 1);
    expect(strip(scene)).toEqual(['winnable', 'winnable', 'winnable', 'lost', 'lost']);
    expect(session.state.review).toMatchObject({ at: 4, from: 4, length: 4, turning: 2 });
  });

  it('of a deal that never could be won is lost throughout', async () => {
    const scene = await openGame('free-cells', 11982, filled);
    await honestly(scene.last());
    scene.session.dispatch({ kind: 'review' });
    await answerAll(scene.solver.asked, 2);
    expect(strip(scene)).toEqual(['lost', 'lost', 'lost', 'lost']);
    expect(scene.session.state.review?.turning).toBeNull();
  });

  it('of a won game needs no question', async () => {
    const scene = await openGame('free-cells', 1, []);
    const judge = searchOn(await openTestCore(32));
    judge.take(scene.last().work.rules, scene.last().work.position);
    judge.begin(500_000);
    while (judge.step(50_000) === 0);
    const { session, solver, core } = scene;
    for (const move of judge.line()) {
      const [from, to, count] = [move & 31, (move >> 5) & 31, (move >> 10) & 127];
      session.dispatch({ kind: 'move', from, to, count });
    }
    expect(session.state.status).toBe('won');
    const kept = session.transcript();
    expect(core.status()).toBe('won');
    session.open({ ...kept, at: 0 });
    const asked = solver.asked.length;
    session.dispatch({ kind: 'review' });
    expect(new Set(strip(scene))).toEqual(new Set(['winnable']));
    expect(solver.asked.length).toBe(asked);
    expect(session.state).toMatchObject({ badge: 'winnable', review: { at: 0, turning: null } });
  });

  it('asks in the middle of what is not known, so that a few answers settle it', () => {
    expect(nextToAsk(['winnable', 'waiting', 'waiting', 'waiting', 'lost'])).toBe(2);
    expect(nextToAsk(['waiting', 'unknown', 'waiting', 'waiting', 'lost'])).toBe(3);
    expect(nextToAsk(['winnable', 'unknown', 'lost'])).toBeNull();
    expect(nextToAsk([])).toBeNull();
  });

  it('is shown as it comes, and what stays undecided is called so', async () => {
    const moves = ['s', 's', 's', 's', 's', 's', 's', 's'];
    const scene = await openGame('forty-thieves', 2, moves);
    const { session, solver } = scene;
    await scene.last().answer({ status: 'unknown', why: 'nodes' });
    session.dispatch({ kind: 'review' });
    const asked = solver.asked.length;
    expect(strip(scene)).toEqual([...Array(8).fill('waiting'), 'unknown']);
    await scene.last().answer(unwinnable);
    expect(strip(scene)).toEqual([...Array(4).fill('waiting'), ...Array(5).fill('lost')]);
    for (let i = 0; i < 4; i++) await scene.last().answer({ status: 'unknown', why: 'seconds' });
    expect(strip(scene)).toEqual([...Array(4).fill('unknown'), ...Array(5).fill('lost')]);
    expect(solver.asked.length).toBe(asked + 4);
  });

  it('is drawn in few pieces', () => {
    expect(runsOf(['winnable', 'winnable', 'waiting', 'lost', 'lost'])).toEqual([
      { mark: 'winnable', length: 2 },
      { mark: 'waiting', length: 1 },
      { mark: 'lost', length: 2 },
    ]);
  });
});

describe('a review', () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openGame('free-cells', 1, filled);
    await honestly(scene.last());
  });

  it('is refused before the first move', async () => {
    const { session } = await openScene('free-cells', 1);
    expect(session.dispatch({ kind: 'review' })).toMatchObject({ refusal: { reason: 'no-review' } });
    expect(session.dispatch({ kind: 'reviewTurning' })).toMatchObject({ kind: 'refused' });
    expect(session.state.review).toBeNull();
  });

  it('shows each position as undo would, and leaves the game and its transcript as they were', () => {
    const { session, cards } = scene;
    const kept = session.transcript();
    const undone = [cards()];
    for (let i = 0; i < 3; i++) {
      session.dispatch({ kind: 'undo' });
      undone.unshift(cards());
    }
    for (let i = 0; i < 3; i++) session.dispatch({ kind: 'redo' });
    session.dispatch({ kind: 'review' });
    for (const at of [0, 3, 1, 2, 0, 2, 99, -4, 1.4]) {
      session.dispatch({ kind: 'reviewTo', at });
      const shown = Math.round(Math.min(3, Math.max(0, at)));
      expect(cards()).toBe(undone[shown]);
      expect(session.state).toMatchObject({ review: { at: shown }, running: false });
      expect(session.transcript()).toEqual(kept);
    }
    session.dispatch({ kind: 'reviewTo', at: Number.NaN });
    session.dispatch({ kind: 'undo' });
    expect(session.state.review?.at).toBe(0);
    session.dispatch({ kind: 'redo' });
    expect(session.state.review?.at).toBe(1);
    session.dispatch({ kind: 'leaveReview' });
    expect(cards()).toBe(undone[3]);
    expect(session.state).toMatchObject({ review: null, moves: 3 });
    expect(session.transcript()).toEqual(kept);
  });

  it('goes to the last position that could be won, and says what to play there and why', async () => {
    const { session, solver } = scene;
    session.dispatch({ kind: 'review' });
    await answerAll(solver.asked, solver.asked.length - 1);
    session.dispatch({ kind: 'reviewTo', at: 3 });
    const better = session.state.review?.better;
    expect(better).toMatchObject({ kind: 'line', reason: { code: expect.any(String) } });
    expect(session.state.hint).toBeNull();
    session.dispatch({ kind: 'reviewTurning' });
    expect(session.state.review).toMatchObject({ at: 2, turning: 2, better });
    expect(session.state.hint).toEqual(better);
    session.dispatch({ kind: 'reviewTo', at: 1 });
    expect(session.state.review?.better).toBeNull();
    session.dispatch({ kind: 'reviewTurning' });
    session.dispatch({ kind: 'playOn' });
    const { from, to, count } = better!;
    expect(session.dispatch({ kind: 'move', from, to, count }).kind).toBe('played');
    expect(session.state.badge).toBe('winnable');
  });

  it('is published without a move in the core: what it shows was found when the position came', async () => {
    const { session, solver, core } = scene;
    session.dispatch({ kind: 'review' });
    await answerAll(solver.asked, solver.asked.length - 1);
    session.dispatch({ kind: 'reviewTo', at: 3 });
    const { review } = session.state;
    expect(review?.better).not.toBeNull();
    expect(review?.steps).toHaveLength(1);
    const plays = vi.spyOn(core, 'play');
    const loads = vi.spyOn(core, 'load');
    session.dispatch({ kind: 'deselect' });
    expect(session.state.review).toEqual(review);
    expect([plays, loads].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('waits for the question of the game, and asks no more once it is left', async () => {
    const { session, solver } = scene;
    session.dispatch({ kind: 'undo' });
    const asked = solver.asked.length;
    session.dispatch({ kind: 'review' });
    expect(solver.asked.length).toBe(asked);
    await honestly(scene.last());
    // two moves back it can be won, three on it is lost: nothing is left to ask
    expect(strip(scene)).toEqual(['winnable', 'winnable', 'winnable', 'lost']);
    expect(solver.asked.length).toBe(asked);
  });

  it('stops while the page is hidden, and goes on afterwards', async () => {
    const { session, solver } = scene;
    session.dispatch({ kind: 'review' });
    const { stops } = solver;
    const asked = solver.asked.length;
    session.setVisible(false);
    expect(solver.stops).toBe(stops + 1);
    await scene.last().answer({ status: 'unknown', why: 'stopped' });
    expect(solver.asked.length).toBe(asked);
    session.setVisible(true);
    expect(solver.asked.length).toBe(asked + 1);
    await answerAll(solver.asked, asked);
    expect(strip(scene)).toEqual(['winnable', 'winnable', 'winnable', 'lost']);
  });

  it('goes with a new deal, and a late answer disturbs nothing', async () => {
    const { session } = scene;
    session.dispatch({ kind: 'review' });
    const late = scene.last();
    session.dispatch({ kind: 'deal', game: 'free-cells', number: 2 });
    const fresh = session.state;
    expect(fresh).toMatchObject({ review: null, moves: 0, canRedo: false });
    await late.answer(unwinnable);
    expect(session.state).toMatchObject({ review: null, badge: 'looking' });
  });

  it('plays on where a card is touched, and the other way can be taken again', () => {
    const { session, cards } = scene;
    const before = cards();
    session.dispatch({ kind: 'review' });
    session.dispatch({ kind: 'reviewTo', at: 1 });
    expect(session.dispatch({ kind: 'select', pile: 3, depth: 0 }).kind).toBe('changed');
    expect(session.state).toMatchObject({ review: null, moves: 1, canRedo: true, hasOtherWay: false });
    session.dispatch({ kind: 'move', from: 3, to: CELL + 1, count: 1 });
    const branch = cards();
    expect(session.state).toMatchObject({ moves: 2, canRedo: false, hasOtherWay: true });
    session.dispatch({ kind: 'otherWay' });
    expect(cards()).toBe(before);
    expect(session.state).toMatchObject({ moves: 3, hasOtherWay: true });
    session.dispatch({ kind: 'otherWay' });
    expect(cards()).toBe(branch);
    session.dispatch({ kind: 'undo' });
    session.dispatch({ kind: 'redo' });
    expect(cards()).toBe(branch);
  });

  describe('kept and opened again', () => {
    async function reopened(change: (kept: Transcript) => unknown = (kept) => kept) {
      const kept = change(scene.session.transcript());
      const again = await openScene('josephine', 5);
      again.settings.autoUp = false;
      again.session.open(readTranscript(JSON.stringify(kept)));
      return again;
    }

    const branchOff = () => {
      const { session } = scene;
      session.dispatch({ kind: 'review' });
      session.dispatch({ kind: 'reviewTo', at: 1 });
      session.dispatch({ kind: 'move', from: 3, to: CELL + 1, count: 1 });
    };

    it('the other way is there too, and back', async () => {
      const before = scene.cards();
      branchOff();
      const branch = scene.cards();
      const { session, cards } = await reopened();
      expect(cards()).toBe(branch);
      expect(session.state).toMatchObject({ moves: 2, hasOtherWay: true });
      session.dispatch({ kind: 'otherWay' });
      expect(cards()).toBe(before);
      session.dispatch({ kind: 'undo' });
      session.dispatch({ kind: 'redo' });
      expect(cards()).toBe(before);
      session.dispatch({ kind: 'otherWay' });
      expect(cards()).toBe(branch);
      expect(session.transcript().other).toMatchObject({ from: 1, at: 3 });
    });

    it('the way that was gone back in becomes the other one with the first move', async () => {
      const before = scene.cards();
      scene.session.dispatch({ kind: 'review' });
      scene.session.dispatch({ kind: 'reviewTo', at: 1 });
      scene.session.dispatch({ kind: 'playOn' });
      const { session, cards } = await reopened();
      expect(session.state).toMatchObject({ moves: 1, canRedo: true, hasOtherWay: false });
      session.dispatch({ kind: 'move', from: 3, to: CELL + 1, count: 1 });
      session.dispatch({ kind: 'otherWay' });
      expect(cards()).toBe(before);
    });

    it.each([
      ['no way', 'a-b'],
      ['a count of entries that are not there', { from: 9, moves: [], at: 1 }],
      ['a part of an entry', { from: 0.5, moves: [], at: 0 }],
      ['more on the table than it has', { from: 1, moves: ['4-b'], at: 3 }],
      ['a move that cannot be', { from: 1, moves: ['a-b'], at: 2 }],
      ['no moves at all', { from: 1, moves: 'a-b', at: 1 }],
    ])('one that is damaged costs nothing but itself: %s', async (_, other) => {
      branchOff();
      const branch = scene.cards();
      const { session, cards } = await reopened((kept) => ({ ...kept, other }));
      expect(cards()).toBe(branch);
      expect(session.state).toMatchObject({ moves: 2, hasOtherWay: false });
    });
  });

  it('lets a hurried hand go along it: the last place stands', () => {
    const { session, cards } = scene;
    session.dispatch({ kind: 'review' });
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      session.dispatch({ kind: 'reviewTo', at: (i * 7) % 4 });
      seen.add(cards());
    }
    expect(seen.size).toBe(4);
    expect(session.state.review?.at).toBe((199 * 7) % 4);
  });
});

describe('under fair sight', () => {
  async function openSealed() {
    const core = await openTestCore();
    const solver = fakeSolver();
    const sampler = { ask: () => new Promise<null>(() => {}), stop: () => {} };
    const session = createSession(
      {
        core,
        clock: fakeClock(),
        solver,
        limits: { nodes: 1000, seconds: 1 },
        autoUp: () => false,
        fair: { wanted: () => true, sampler, jobs: 1 },
      },
      { game: 'forty-thieves', number: 2 },
    );
    return { session, solver };
  }

  it('a game that goes on is gone through without verdicts', async () => {
    const { session, solver } = await openSealed();
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'review' });
    session.dispatch({ kind: 'reviewTo', at: 1 });
    expect(session.state.review).toMatchObject({ sealed: true, marks: ['unknown', 'unknown', 'unknown'] });
    expect(solver.asked).toEqual([]);
    expect(session.state.badge).toBe('unknown');
  });
});
