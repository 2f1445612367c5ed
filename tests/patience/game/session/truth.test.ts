import { expect, it } from 'vitest';
import { searchOn } from '../../../../src/patience/core/search';
import { createSession, type PatienceSession } from '../../../../src/patience/game/session/session';
import type { Solver } from '../../../../src/patience/solver/protocol';
import { solveWork } from '../../../../src/patience/solver/solve';
import type { GameId } from '../../../../src/shared/core/types';

import { openTestCore } from '../../../support/core';
import { fakeClock } from '../fakes';

// The session with the true search behind it, asked in the same thread.

async function openTrue(game: GameId, number: number) {
  const core = await openTestCore();
  const search = searchOn(await openTestCore(32));
  let work: Promise<unknown> = Promise.resolve();
  let questions = 0;
  const hooks = { now: () => 0, breathe: () => Promise.resolve(), stopped: () => false, onInfo: () => {} };
  const limits = { nodes: 60_000, seconds: Number.POSITIVE_INFINITY };
  const solver: Solver = {
    ask(question) {
      // moves beside a hint's are asked about briefly, by another limit
      if (question.want === 'verdict' && question.limits === limits) questions++;
      const verdict = solveWork(search, question, hooks);
      work = verdict;
      return verdict;
    },
    stop() {},
  };
  const session = createSession(
    { core, clock: fakeClock(), solver, limits, autoUp: () => true },
    { game, number },
  );
  const answered = async (): Promise<void> => {
    await work;
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { session, core, answered, questions: () => questions };
}

/** Does what the hint says; `false` when it says nothing that can be done. */
function follow(session: PatienceSession): boolean {
  session.dispatch({ kind: 'hint' });
  const { hint } = session.state;
  if (hint === null || hint.move === 0) return false;
  const turns = hint.from === 16 || hint.to === 16;
  const outcome = session.dispatch(turns ? { kind: 'turn' } : { ...hint, kind: 'move' });
  expect(outcome.kind).toBe('played');
  return true;
}

it.each([
  ['free-cells', 1],
  ['free-cells', 617],
  ['free-places', 2],
  ['josephine', 1],
  ['limited', 2],
  ['rank-and-file', 2],
  ['forty-thieves', 2],
  ['streets', 5],
] as const)('hints followed in %s %i win, from memory, after one question', async (game, number) => {
  const { session, core, answered, questions } = await openTrue(game, number);
  await answered();
  expect(session.state.badge).toBe('winnable');
  const seen = new Set([core.key()]);
  for (let i = 0; session.state.status === 'playing' && i < 600; i++) {
    expect(session.state.badge).toBe('winnable');
    expect(follow(session)).toBe(true);
    expect(seen.has(core.key())).toBe(false);
    seen.add(core.key());
    await answered();
  }
  expect(session.state.status).toBe('won');
  expect(questions()).toBe(1);
});

it('a game of wild moves and hints by turns keeps its word', async () => {
  const { session, core, answered } = await openTrue('free-cells', 11);
  let chance = 3;
  for (let i = 0; i < 60 && session.state.status === 'playing'; i++) {
    await answered();
    const before = session.state.badge;
    chance = (chance * 48271) % 2147483647;
    const moves = core.moves();
    const move = moves[chance % moves.length]!;
    if (i % 3 === 0) {
      session.dispatch({ kind: 'move', from: move & 31, to: (move >> 5) & 31, count: (move >> 10) & 127 });
      await answered();
      const after = session.state.badge;
      if (before === 'no-longer') expect(after).toBe('no-longer');
      session.dispatch({ kind: 'undo' });
      expect(session.state.badge === before || session.state.badge === 'winnable').toBe(true);
      session.dispatch({ kind: 'redo' });
      expect(session.state.badge).toBe(after);
    } else if (!follow(session)) break;
  }
});
