import { describe, expect, it } from 'vitest';
import { openScene, solve, written } from '../fakes';

const text = ['Foundations: C-11 C-11 D-13 D-13 H-13 H-13 S-13 S-13', 'Stock: QC KC', 'KC QC'].join('\n');

describe('a new deal in mid-game', () => {
  it('keeps the game: undo goes back to it, with its time, its help and what can be redone', async () => {
    const { session, core, clock, cards } = await openScene('streets', 7);
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'undo' });
    clock.pass(5000);
    const [before, { elapsed }] = [cards(), session.state];
    session.dispatch({ kind: 'deal', game: 'free-cells', number: 3 });
    expect(session.state).toMatchObject({
      game: 'free-cells',
      left: { game: 'streets', number: 7 },
      canUndo: false,
      elapsed: 0,
    });
    clock.pass(60_000);
    expect(session.dispatch({ kind: 'undo' })).toEqual({ kind: 'shown', deal: true, back: true });
    expect(session.state).toMatchObject({
      game: 'streets',
      number: 7,
      left: null,
      canUndo: true,
      canRedo: true,
      elapsed,
    });
    expect([cards(), core.rules.build]).toEqual([before, 'alternate']);
    session.dispatch({ kind: 'redo' });
    session.dispatch({ kind: 'undoAll' });
    expect(session.state).toMatchObject({ moves: 0, game: 'streets' });
  });

  it('and another, and the same one again: still the game that was begun', async () => {
    const { session } = await openScene('streets', 7);
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'again' });
    expect(session.state.left).toEqual({ game: 'streets', number: 7 });
    session.dispatch({ kind: 'deal', game: 'streets', number: 8 });
    session.dispatch({ kind: 'deal', game: 'streets', number: 9 });
    expect(session.state.left).toEqual({ game: 'streets', number: 7 });
    session.dispatch({ kind: 'goBack' });
    expect(session.state).toMatchObject({ number: 7, moves: 1, left: null });
    expect(session.dispatch({ kind: 'goBack' })).toMatchObject({ kind: 'refused' });
  });

  it('has no way back after a move, from a won game, or from one that was not begun', async () => {
    const scene = await openScene('streets', 7);
    const { session } = scene;
    session.dispatch({ kind: 'deal', game: 'streets', number: 8 });
    expect(session.state.left).toBeNull();
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'deal', game: 'streets', number: 9 });
    session.dispatch({ kind: 'turn' });
    expect(session.state.left).toBeNull();
    session.dispatch({ kind: 'undo' });
    expect([session.state.left, session.state.number]).toEqual([null, 9]);
    expect(session.dispatch({ kind: 'undo' })).toMatchObject({ refusal: { reason: 'nothing-to-undo' } });
    session.open(written(scene.core, 'forty-thieves', text));
    session.dispatch({ kind: 'finish' });
    expect(session.state.status).toBe('won');
    session.dispatch({ kind: 'deal', game: 'streets', number: 9 });
    expect(session.state.left).toBeNull();
  });

  it('what was proved of the game is still known after going back', async () => {
    const { session, last } = await openScene('streets', 7);
    session.dispatch({ kind: 'turn' });
    await last().answer({ status: 'unwinnable', why: 'exhausted' });
    expect(session.state.badge).toBe('no-longer');
    session.dispatch({ kind: 'deal', game: 'streets', number: 8 });
    expect(session.state.badge).toBe('looking');
    session.dispatch({ kind: 'undo' });
    expect(session.state.badge).toBe('no-longer');
  });
});

async function lined() {
  const scene = await openScene('forty-thieves');
  scene.settings.autoUp = false;
  scene.session.open(written(scene.core, 'forty-thieves', text));
  const line = solve(scene.core)!;
  await scene.last().answer({ status: 'winnable', line: Uint32Array.from(line), why: 'line' });
  return { ...scene, line };
}

describe('the line that is known', () => {
  it('is taken over at any move: each of its moves can be undone, and it is help', async () => {
    const { session, cards, line } = await lined();
    for (let at = 1; at <= line.length; at++) {
      session.dispatch({ kind: 'showLine' });
      session.dispatch({ kind: 'linePause' });
      for (let i = 0; i < at; i++) session.dispatch({ kind: 'lineStep' });
      const there = cards();
      expect(session.dispatch({ kind: 'takeLine' })).toEqual({ kind: 'played', steps: [] });
      expect(session.state).toMatchObject({ line: null, moves: at, helped: true, canRedo: false });
      expect(session.state.status).toBe(at === line.length ? 'won' : 'playing');
      expect(cards()).toBe(there);
      session.dispatch({ kind: 'undo' });
      expect(session.state.moves).toBe(at - 1);
      session.dispatch({ kind: 'undoAll' });
    }
    expect(session.dispatch({ kind: 'takeLine' })).toMatchObject({ refusal: { reason: 'no-line' } });
  });

  it('is played to its end in the game, what goes up by itself with the move before it', async () => {
    const { session, settings, line } = await lined();
    settings.autoUp = true;
    const outcome = session.dispatch({ kind: 'playLine' });
    expect(outcome).toMatchObject({ kind: 'played' });
    expect(outcome.kind === 'played' && outcome.steps).toHaveLength(line.length);
    expect(session.state).toMatchObject({ status: 'won', helped: true, moves: line.length });
    session.dispatch({ kind: 'undo' });
    expect(session.state.status).toBe('playing');
    expect(line.length - session.state.moves).toBeGreaterThan(1);
  });

  it('is not played where none is known', async () => {
    const { session } = await openScene('streets', 7);
    expect(session.dispatch({ kind: 'playLine' })).toMatchObject({ refusal: { reason: 'no-line' } });
    expect(session.state.helped).toBe(false);
  });
});
