import { beforeEach, describe, expect, it } from 'vitest';
import { decodePosition } from '../../../../src/patience/core/buffers';
import { openScene, type Scene, solve, written } from '../fakes';

const text = ['Foundations: C-11 C-11 D-13 D-13 H-13 H-13 S-13 S-13', 'Stock: QC KC', 'KC QC'].join('\n');

let scene: Scene;
let length: number;
beforeEach(async () => {
  scene = await openScene('forty-thieves');
  scene.settings.autoUp = false;
  scene.session.open(written(scene.core, 'forty-thieves', text));
  const line = solve(scene.core)!;
  length = line.length;
  await scene.last().answer({ status: 'winnable', line: Uint32Array.from(line), why: 'line' });
});

describe('the shown line', () => {
  it('is refused when none is known', async () => {
    scene.session.dispatch({ kind: 'deal', game: 'streets', number: 1 });
    expect(scene.session.dispatch({ kind: 'showLine' })).toMatchObject({ refusal: { reason: 'no-line' } });
    expect(scene.session.dispatch({ kind: 'lineStep' })).toMatchObject({ refusal: { reason: 'no-line' } });
  });

  it('plays by itself to the end while the game waits untouched', () => {
    const { session, clock, cards } = scene;
    const before = cards();
    session.dispatch({ kind: 'showLine' });
    expect(session.state).toMatchObject({
      line: { length, at: 0, playing: true },
      helped: true,
      canFinish: false,
    });
    session.dispatch({ kind: 'lineSpeed', speed: 10 });
    clock.pass(100);
    expect(session.state.line).toMatchObject({ at: 1 });
    clock.pass(100 * length);
    expect(session.state).toMatchObject({
      line: { at: length, playing: false },
      cardsLeft: 0,
      status: 'playing',
      moves: 0,
    });
    expect(scene.told.filter((outcome) => outcome.kind === 'played')).toHaveLength(length);
    expect(session.dispatch({ kind: 'leaveLine' })).toEqual({ kind: 'shown', deal: false });
    expect(cards()).toBe(before);
    expect(session.state).toMatchObject({ line: null, moves: 0, badge: 'winnable' });
  });

  it('goes a move on and back, by undo and redo too, and stands when paused', () => {
    const { session, clock, cards } = scene;
    const before = cards();
    session.dispatch({ kind: 'showLine' });
    session.dispatch({ kind: 'linePause' });
    clock.pass(10_000);
    expect(session.state.line).toMatchObject({ at: 0, playing: false });
    session.dispatch({ kind: 'lineStep' });
    session.dispatch({ kind: 'redo' });
    expect(session.state.line).toMatchObject({ at: 2 });
    session.dispatch({ kind: 'lineStep', back: true });
    session.dispatch({ kind: 'undo' });
    expect(session.state.line).toMatchObject({ at: 0 });
    expect(cards()).toBe(before);
    session.dispatch({ kind: 'linePlay' });
    clock.pass(10_000);
    expect(session.state.line).toMatchObject({ at: length });
  });

  it('rests while the page is hidden', () => {
    const { session, clock } = scene;
    session.dispatch({ kind: 'showLine' });
    session.setVisible(false);
    clock.pass(10_000);
    expect(session.state.line).toMatchObject({ at: 0, playing: true });
    session.setVisible(true);
    clock.pass(10_000);
    expect(session.state.line).toMatchObject({ at: length });
  });

  it('is asked nothing about: its position is not the game’s', async () => {
    const { session, solver } = scene;
    session.dispatch({ kind: 'showLine' });
    session.dispatch({ kind: 'lineStep' });
    const asked = solver.asked.length;
    session.setVisible(false);
    expect(solver.stops).toBe(1);
    session.setVisible(true);
    session.dispatch({ kind: 'lineStep' });
    expect(solver.asked).toHaveLength(asked);
    session.dispatch({ kind: 'leaveLine' });
    const { work } = scene.last();
    expect(solver.asked).toHaveLength(asked + 1);
    expect(work.want).toBe('hint');
    expect(decodePosition(work.position)).toEqual(session.state.position);
  });

  it('leaves before anything is done to the game, which then is not done by mistake', () => {
    const { session, cards } = scene;
    const before = cards();
    session.dispatch({ kind: 'showLine' });
    session.dispatch({ kind: 'lineStep' });
    session.dispatch({ kind: 'turn' });
    expect(cards()).toBe(before);
    expect(session.state).toMatchObject({ line: null, moves: 0 });
    session.dispatch({ kind: 'showLine' });
    session.dispatch({ kind: 'lineStep' });
    session.dispatch({ kind: 'again' });
    expect(cards()).toBe(before);
  });

  it('is of the game, which can be kept meanwhile', () => {
    const { session } = scene;
    const kept = session.transcript();
    session.dispatch({ kind: 'showLine' });
    session.dispatch({ kind: 'lineStep' });
    expect(session.transcript()).toEqual({ ...kept, helped: true });
  });
});
