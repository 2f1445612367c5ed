// What a held key or finger shows, at the drawn table without a screen.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { STOCK, WASTE } from '../../../assembly/abi';
import { hold, sameRank } from '../../../src/patience/table/held';
import { viewOf } from '../../../src/patience/table/view';
import { openDrawn } from './drawnTable';

// The library looks for a browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'node' }));

afterEach(() => {
  vi.useRealTimers();
});

describe('while it is held', () => {
  test('every place where a card may go is lit, and none when it is let go', async () => {
    const { table, session } = await openDrawn('free-cells', 7);
    hold(table, { kind: 'moves', pile: 2, depth: 0 });
    const targets = session.targets(2, 1);
    expect(targets.length).toBeGreaterThan(3);
    const lit = viewOf(table).lit.map(({ rect }) => [rect.x, rect.y]);
    expect(lit).toHaveLength(targets.length);
    for (const cell of [12, 13, 14, 15]) {
      const { x, y } = table.layout.places[cell]!;
      expect(lit).toContainEqual([x, y]);
    }
    hold(table, null);
    expect(viewOf(table).lit).toEqual([]);
  });

  test('the cards of a rank are marked that can be seen: none face down, in the stock or under others', async () => {
    const { core, session, table } = await openDrawn('forty-thieves', 4);
    const rules = { ...core.gameRules('forty-thieves'), faceDown: 2 };
    session.dispatch({ kind: 'deal', game: 'forty-thieves', number: 4, rules });
    for (let i = 0; i < 9; i++) session.dispatch({ kind: 'turn' });
    const { position } = session.state;
    for (let pile = 0; pile < 10; pile++) {
      const found = sameRank(position, { pile, depth: 0 });
      const rank = position.piles[pile]!.at(-1)! % 13;
      expect(found).toContainEqual({ pile, depth: 0 });
      const seen = position.piles.flatMap((cards, at) => {
        if (at < 10) return cards.slice(position.faceDown[at]);
        return at === STOCK ? [] : cards.slice(-1);
      });
      expect(found.length).toBe(seen.filter((card) => card % 13 === rank).length);
      hold(table, { kind: 'rank', pile, depth: 0 });
      const view = viewOf(table);
      expect([view.ranks.length, view.lit.length]).toEqual([found.length, 0]);
    }
    expect(sameRank(position, { pile: 0, depth: 3 }), 'face down').toEqual([]);
  });

  test('the waste lies side by side, its top card last, and goes back where it was', async () => {
    const scene = await openDrawn('forty-thieves', 4);
    const { session, table } = scene;
    for (let i = 0; i < 20; i++) session.dispatch({ kind: 'turn' });
    scene.rest();
    hold(table, { kind: 'all', pile: WASTE, depth: 0 });
    scene.rest();
    const waste = session.state.position.piles[WASTE]!;
    const poses = waste.map((card) => table.animator.poses[card]!);
    expect(poses.every(({ shown, turn }) => shown && turn === 1)).toBe(true);
    expect(new Set(poses.map(({ x, y }) => `${x} ${y}`)).size).toBe(waste.length);
    expect(poses.map(({ z }) => z)).toEqual(poses.map(({ z }) => z).sort((a, b) => a - b));
    hold(table, null);
    scene.rest();
    scene.agrees();
  });

  test('a move, a new size and a drag end it', async () => {
    const scene = await openDrawn('forty-thieves', 4);
    const { session, table, grip } = scene;
    for (let i = 0; i < 20; i++) session.dispatch({ kind: 'turn' });
    scene.rest();
    grip.peek({ pile: WASTE, depth: 2 });
    expect(table.held).toEqual({ kind: 'all', pile: WASTE, depth: 0 });
    session.dispatch({ kind: 'turn' });
    scene.rest();
    expect(table.held).toBeNull();
    scene.agrees();
    grip.peek({ pile: WASTE, depth: 0 });
    grip.peek(null);
    expect(grip.lift({ pile: WASTE, depth: 0 })).toBe(true);
    grip.putBack();
    scene.rest();
    scene.agrees();
  });
});
