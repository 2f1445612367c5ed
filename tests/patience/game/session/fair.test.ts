import { describe, expect, it } from 'vitest';
import { ruleNumbers } from '../../../../src/patience/core/rules';
import { searchOn } from '../../../../src/patience/core/search';
import { createSession, type PatienceSession } from '../../../../src/patience/game/session/session';
import type { Verdict, Work } from '../../../../src/patience/solver/protocol';
import { weighWork } from '../../../../src/patience/solver/weigh';
import { openTestCore } from '../../../support/core';
import { until } from '../../../support/fakeWorker';
import { endgame, fakeClock, fakeSolver, written } from '../fakes';

const search = searchOn(await openTestCore(32));
const hooks = { now: () => 0, breathe: () => Promise.resolve(), stopped: () => false, onInfo: () => {} };

async function openFair(text = endgame) {
  const core = await openTestCore();
  const solver = fakeSolver();
  const clock = fakeClock();
  const settings = { fair: true };
  const works: Work[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const sampler = {
    ask: async (work: Work): Promise<Verdict | null> => {
      works.push(work);
      clock.pass(1000);
      // one worker: each question after the one before it
      const answer = last.then(() => weighWork(search, work, hooks));
      last = answer;
      return answer;
    },
    stop: () => {},
  };
  const session: PatienceSession = createSession(
    {
      core,
      clock,
      solver,
      limits: { nodes: 1000, seconds: 1 },
      autoUp: () => true,
      fair: { wanted: () => settings.fair, sampler, jobs: 1 },
    },
    { game: 'forty-thieves', number: 1 },
  );
  session.open(written(core, 'forty-thieves', text, { columns: 4 }));
  return { core, session, solver, settings, works };
}

describe('fair sight', () => {
  it('asks for no verdict; the badge says odds once there are some', async () => {
    const { session, solver, works } = await openFair();
    expect(session.state).toMatchObject({ badge: 'looking', lineLength: null });
    await until(() => session.state.badge === 'odds');
    expect(solver.asked).toHaveLength(0);
    const { chance } = session.state;
    expect(chance!.worlds).toBeGreaterThanOrEqual(8);
    expect(chance!.low).toBeLessThanOrEqual(chance!.won / chance!.worlds);
    expect(works.every(({ want }) => want === 'odds')).toBe(true);
  });

  it('a hint waits for the odds, then names a legal move with its own', async () => {
    const { session, core } = await openFair();
    session.dispatch({ kind: 'hint' });
    expect(session.state.hint).toMatchObject({ kind: 'looking' });
    await until(() => session.state.hint?.kind === 'odds');
    const { move, chance } = session.state.hint!;
    expect(core.refusal(move)).toBeNull();
    expect(chance!.won).toBeGreaterThan(0);
    expect(session.state.helped).toBe(true);
  });

  it('shows no line, and nothing that an open search had found out', async () => {
    const { session, solver, settings } = await openFair();
    settings.fair = false;
    session.sightChanged();
    expect(session.state.badge).toBe('looking');
    await solver.asked.at(-1)!.answer({ status: 'unwinnable', why: 'exhausted' });
    expect(session.state.badge).toBe('cannot');
    settings.fair = true;
    session.sightChanged();
    expect(['looking', 'odds']).toContain(session.state.badge);
    expect(session.dispatch({ kind: 'showLine' })).toMatchObject({ kind: 'refused' });
    await until(() => session.state.badge === 'odds');
    settings.fair = false;
    session.sightChanged();
    expect(session.state.badge).toBe('cannot');
    expect(session.state.chance).toBeUndefined();
  });

  it('undo answers from memory, another position is sampled anew', async () => {
    const { session, works } = await openFair();
    // ten seconds are enough for a position
    await until(() => (session.state.chance?.worlds ?? 0) >= 10);
    const before = session.state.chance;
    const asked = works.length;
    session.dispatch({ kind: 'turn' });
    await until(() => (session.state.chance?.worlds ?? 0) >= 10);
    expect(works.length).toBeGreaterThan(asked);
    const then = works.length;
    session.dispatch({ kind: 'undo' });
    expect(session.state).toMatchObject({ badge: 'odds', chance: before });
    expect(works).toHaveLength(then);
  });

  it('stops when the page is hidden and begins again when it is seen', async () => {
    const { session, works } = await openFair();
    session.setVisible(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const asked = works.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(works.length).toBeLessThanOrEqual(asked + 1);
    session.setVisible(true);
    await until(() => session.state.badge === 'odds');
  });

  it('is open sight where every card has been seen', async () => {
    const seen = endgame.replace('Stock: 9H TH TC KC TC', 'Waste: 9H TH TC KC TC');
    const { session, solver, works, core } = await openFair(seen);
    expect(works.filter(({ position }) => position.length !== core.bytes().length)).toEqual([]);
    expect(session.state.badge === 'looking' || session.state.badge === 'winnable').toBe(true);
    expect(solver.asked.at(-1)!.work).toMatchObject({ want: 'verdict', rules: ruleNumbers(core.rules) });
  });
});
