import { describe, expect, it } from 'vitest';
import { Verdict } from '../../../../assembly/abi';
import { moveParts } from '../../../../src/patience/core/buffers';
import { searchOn } from '../../../../src/patience/core/search';
import { isTurn } from '../../../../src/patience/game/moves/autoplay';
import { createSession } from '../../../../src/patience/game/session/session';
import { openTestCore } from '../../../support/core';
import { searchAll } from '../../../support/search';
import { fakeClock, fakeSolver } from '../fakes';

/** A session whose own core looks at so many nodes; `looks` counts how often it did. */
async function openQuick(game: 'free-cells' | 'forty-thieves', number: number, nodes: number) {
  const core = await openTestCore(2);
  const solver = fakeSolver();
  const search = searchOn(core);
  let looks = 0;
  const counted: typeof search = {
    ...search,
    begin(...asked) {
      looks++;
      search.begin(...asked);
    },
  };
  const quickSearch = { search: counted, nodes };
  const parts = { core, clock: fakeClock(), solver, limits: { nodes: 1000, seconds: 1 }, autoUp: () => true };
  const session = createSession({ ...parts, quickSearch }, { game, number });
  return { session, core, solver, looks: () => looks };
}

/** How often a verdict was asked for; moves beside a hint's are asked about more briefly. */
const verdicts = ({ asked }: ReturnType<typeof fakeSolver>): number =>
  asked.filter(({ work }) => work.want === 'verdict' && work.limits.seconds === 1).length;

describe('a quick search of a new position', () => {
  it('decides what is decided soon: the badge turns with the move, and nobody is asked', async () => {
    const { session, core, solver } = await openQuick('free-cells', 1, 5000);
    const judge = await openTestCore(16);
    const badges = new Set<string>();
    for (let i = 0; i < 30 && session.state.status === 'playing'; i++) {
      judge.setRules(core.rules);
      judge.load(session.state.position);
      const truth = searchAll(judge, 1_000_000).verdict;
      const { badge } = session.state;
      expect(badge === 'winnable').toBe(truth === Verdict.Winnable);
      badges.add(badge);
      const moves = core.moves();
      const move = moves[(7 * i) % moves.length]!;
      session.dispatch({ kind: 'move', ...moveParts(move) });
    }
    expect(badges).toContain('winnable');
    expect(badges).toContain('no-longer');
    expect(verdicts(solver)).toBe(0);
  });

  it('remembers the line that it found, so that a hint follows it', async () => {
    const { session, core } = await openQuick('free-cells', 1, 5000);
    const length = session.state.lineLength!;
    expect(length).toBeGreaterThan(20);
    session.dispatch({ kind: 'hint' });
    expect(session.state.hint?.kind).toBe('line');
    expect(core.refusal(session.state.hint!.move)).toBeNull();
  });

  it('finds the way back to a line that the solver told of', async () => {
    const { session, core, solver, looks } = await openQuick('forty-thieves', 2, 500);
    const judge = await openTestCore(64);
    judge.setRules(core.rules);
    judge.deal(2);
    const { verdict, line } = searchAll(judge, 500_000);
    expect(verdict).toBe(Verdict.Winnable);
    await solver.asked.at(-1)!.answer({ status: 'winnable', line: Uint32Array.from(line), why: 'line' });
    const before = { asked: verdicts(solver), looks: looks() };
    for (let i = 0; i < 60; i++) {
      session.dispatch({ kind: 'hint' });
      const { move } = session.state.hint!;
      for (const other of core.moves().filter((each) => each !== move)) {
        session.dispatch({ kind: 'move', ...moveParts(other) });
        if (session.state.badge === 'winnable') expect(session.state.lineLength).toBeGreaterThan(0);
        session.dispatch({ kind: 'undo' });
      }
      session.dispatch(isTurn(move) ? { kind: 'turn' } : { kind: 'move', ...moveParts(move) });
    }
    const looked = looks() - before.looks;
    expect(looked).toBeGreaterThan(10);
    expect(verdicts(solver) - before.asked).toBeLessThan(0.8 * looked);
  });

  it('leaves to the solver what it does not decide, and looks at a position but once', async () => {
    const { session, solver, looks } = await openQuick('forty-thieves', 1, 100);
    expect(session.state.badge).toBe('looking');
    expect([verdicts(solver), looks()]).toEqual([1, 1]);
    session.dispatch({ kind: 'hint' });
    session.dispatch({ kind: 'deselect' });
    expect([verdicts(solver), looks()]).toEqual([1, 1]);
    session.dispatch({ kind: 'turn' });
    expect([verdicts(solver), looks()]).toEqual([2, 2]);
  });

  it('leaves the game as it was', async () => {
    const { session, core } = await openQuick('forty-thieves', 1, 100);
    session.dispatch({ kind: 'turn' });
    const { position } = session.state;
    expect(core.position()).toEqual(position);
    session.dispatch({ kind: 'undo' });
    session.dispatch({ kind: 'redo' });
    expect(session.state.position).toEqual(position);
  });

  it('is not taken while the page is hidden', async () => {
    const { session, looks } = await openQuick('forty-thieves', 1, 100);
    session.setVisible(false);
    const before = looks();
    session.dispatch({ kind: 'turn' });
    expect(looks()).toBe(before);
    session.setVisible(true);
    expect(looks()).toBe(before + 1);
  });
});
