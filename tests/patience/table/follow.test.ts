import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FOUNDATION } from '../../../assembly/abi';
import { frame } from '../../../src/patience/table/follow';
import { homesFor } from '../../../src/patience/table/homes';
import { settle } from '../../../src/patience/table/tableState';
import { isBusy } from '../../../src/shared/table/animator';
import { motion } from '../../../src/shared/table/measures';
import { type DrawnScene, openDrawn } from './drawnTable';

// The library looks for a browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'node' }));

afterEach(() => {
  vi.useRealTimers();
});

/** One card is missing on the foundations. */
const almost = ['Foundations: C-13 D-13 H-13 S-12', 'KS'].join('\n');

let scene: DrawnScene;
beforeEach(async () => {
  scene = await openDrawn('free-cells', 5);
});

const topOf = (pile: number) => scene.session.state.position.piles[pile]!.at(-1)!;

describe('an outcome', () => {
  test('that plays flies the moved card from where it lay', () => {
    const { table, session } = scene;
    const card = topOf(0);
    const home = { ...table.animator.poses[card]! };
    session.dispatch({ kind: 'move', from: 0, to: 8 + 4, count: 1 });
    expect(table.shown).toBe(session.state.position);
    const flight = table.animator.tweens.find((tween) => tween.card === card)!;
    expect(flight.flight).toBeGreaterThan(0);
    expect(table.animator.poses[card]).toMatchObject({ x: home.x, y: home.y });
    scene.rest();
    scene.agrees();
  });

  test('that is another deal lays the table anew, and tells whoever follows its places', () => {
    const { table, session, core } = scene;
    const laid = vi.fn();
    table.layoutListeners.add(laid);
    session.dispatch({ kind: 'deal', game: 'forty-thieves', number: 1 });
    expect(laid).toHaveBeenCalledOnce();
    expect(table.layoutRules).toEqual(core.gameRules('forty-thieves'));
    expect(table.layout.places[9]).not.toBeNull();
    expect(isBusy(table.animator)).toBe(true);
    scene.rest();
    scene.agrees();
  });

  test('that is refused pushes the cards aside that were picked up, else those of the pile', () => {
    const { table, session } = scene;
    const moved = () => [...new Set(table.animator.tweens.map(({ card }) => card))];
    session.dispatch({ kind: 'move', from: 3, to: FOUNDATION, count: 1 });
    expect(moved()).toEqual([topOf(3)]);
    expect(scene.rest()).toBeLessThanOrEqual(motion.nudge + 16);
    session.dispatch({ kind: 'select', pile: 0, depth: 0 });
    session.dispatch({ kind: 'move', from: 0, to: FOUNDATION, count: 1 });
    expect(moved()).toEqual([topOf(0)]);
    scene.rest();
    scene.agrees();
  });

  test('that only selects lights up, and one that changes nothing of the picture costs no frame', () => {
    const { table, session } = scene;
    session.dispatch({ kind: 'select', pile: 0, depth: 0 });
    expect(table.fades.light.goal).toBe(1);
    scene.rest();
    expect(table.fades.light.value).toBe(1);
    const wakes = scene.wakes();
    session.setVisible(false);
    session.setVisible(true);
    expect(scene.wakes()).toBe(wakes);
    session.dispatch({ kind: 'deselect' });
    expect(table.fades.light).toMatchObject({ goal: 0, value: 0 });
    expect(scene.wakes()).toBeGreaterThan(wakes);
  });

  test('ends a peek', () => {
    const { table, session, grip } = scene;
    grip.peek({ pile: 0, depth: 2 });
    expect(table.peeked).not.toBeNull();
    session.dispatch({ kind: 'move', from: 3, to: FOUNDATION, count: 1 });
    expect(table.peeked).toBeNull();
  });

  test.each(['undo', 'undoAll', 'again'] as const)('%s ends a drag: no card stays in the air', (kind) => {
    const { table, session, grip } = scene;
    session.dispatch({ kind: 'move', from: 0, to: 8 + 4, count: 1 });
    scene.rest();
    grip.lift({ pile: 2, depth: 0 });
    grip.carry(30, 200);
    session.dispatch({ kind });
    expect(table.drag).toBeNull();
    expect([...table.animator.held]).toEqual([]);
    scene.rest();
    scene.agrees();
  });

  test('that concerns no card on the table leaves a drag alone', () => {
    const { table, session, grip } = scene;
    grip.lift({ pile: 2, depth: 0 });
    const { drag } = table;
    session.setVisible(false);
    session.setVisible(true);
    expect(table.drag).toBe(drag);
    expect(table.animator.held.size).toBe(1);
  });
});

describe('a patience that comes out', () => {
  test('has its cards bow once they lie, and laurels on its foundations', () => {
    const { table, session } = scene;
    scene.lay(almost, { columns: 4 });
    session.dispatch({ kind: 'send', pile: 0, depth: 0 });
    expect(session.state.status).toBe('won');
    expect(table.celebrating).toBe(false);
    while (!table.celebrating) expect(frame(table, 16)).toBe(true);
    expect(table.fades.laurels.goal).toBe(0);
    scene.rest();
    expect(table.celebrating).toBe(false);
    expect(table.fades.laurels.value).toBe(1);
    scene.agrees();
    session.dispatch({ kind: 'undo' });
    expect(table.fades.laurels).toMatchObject({ goal: 0, value: 0 });
  });

  test('an input ends the bow and is told so; the next one is not', () => {
    const { table, session } = scene;
    scene.lay(almost, { columns: 4 });
    session.dispatch({ kind: 'send', pile: 0, depth: 0 });
    while (!table.celebrating) frame(table, 16);
    expect(settle(table)).toBe(true);
    expect(table.animator.poses).toEqual(homesFor(table.layout, session.state.position));
    expect(settle(table)).toBe(false);
  });

  test.each([{ reducedMotion: true }, { speed: 0 }])('has no bow where nothing may fly: %o', async (wish) => {
    scene = await openDrawn('free-cells', 5, wish);
    scene.lay(almost, { columns: 4 });
    scene.session.dispatch({ kind: 'send', pile: 0, depth: 0 });
    scene.rest();
    expect(scene.table.celebrating).toBe(false);
    expect(scene.table.fades.laurels.value).toBe(1);
  });
});
