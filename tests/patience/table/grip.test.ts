import { afterEach, describe, expect, test, vi } from 'vitest';
import { FOUNDATION, Refusal, STOCK } from '../../../assembly/abi';
import { dragTarget } from '../../../src/patience/table/grip';
import { homesFor } from '../../../src/patience/table/homes';
import { viewOf } from '../../../src/patience/table/view';
import { isBusy } from '../../../src/shared/table/animator';
import { type DrawnScene, openDrawn } from './drawnTable';

// The library looks for a browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'node' }));

afterEach(() => {
  vi.useRealTimers();
});

const SPADES = FOUNDATION + 6;
const HEARTS = FOUNDATION + 4;

/** Clubs and diamonds are done; the ten of spades goes up, the ten of hearts fits on the jack of spades. */
const written = ['Foundations: C-13 D-13 H-10 S-9', 'KS QH JS', 'KH QS JH', 'TS'].join('\n');
const rules = { columns: 4, build: 'alternate', carry: 'one', cells: 1, return: false } as const;

async function open(changes: { readonly return?: boolean } = {}): Promise<DrawnScene> {
  const scene = await openDrawn('free-cells');
  scene.settings.autoUp = false;
  scene.lay(written, { ...rules, ...changes });
  scene.told.length = 0;
  return scene;
}

const top = ({ session }: DrawnScene, pile: number) => session.state.position.piles[pile]?.at(-1);

describe('a tap', () => {
  test('picks up, and a second one sends', async () => {
    const scene = await open();
    scene.grip.tap({ pile: 2, depth: 0 }, 0);
    expect(scene.session.state.selection).toMatchObject({ pile: 2, count: 1 });
    scene.grip.tap({ pile: 2, depth: 0 }, 1);
    expect(scene.session.state.position.piles[SPADES]?.length).toBe(10);
  });

  test('on a foundation that does not take the cards says why, and they stay picked up', async () => {
    const scene = await open();
    scene.grip.tap({ pile: 0, depth: 0 }, 0);
    const { selection } = scene.session.state;
    for (const [pile, reason] of [
      [SPADES, Refusal.FoundationNext],
      [HEARTS, Refusal.FoundationSuit],
    ] as const) {
      scene.grip.tap({ pile, depth: 0 }, 0);
      expect(scene.told.at(-1)).toMatchObject({ kind: 'refused', refusal: { reason }, pile: 0 });
      expect(scene.session.state.selection).toBe(selection);
    }
  });

  test('on bare cloth puts the cards down, and means nothing without any', async () => {
    const scene = await open();
    scene.grip.tap(null, 0);
    expect(scene.intents).toEqual([]);
    scene.grip.tap({ pile: 2, depth: 0 }, 0);
    scene.grip.tap(null, 0);
    expect(scene.session.state.selection).toBeNull();
  });
});

describe('cards of a foundation', () => {
  test('are not picked up where the rules forbid it, and go nowhere when dragged', async () => {
    const scene = await open();
    scene.grip.tap({ pile: HEARTS, depth: 0 }, 0);
    const refusal = { reason: Refusal.FoundationFinal };
    expect(scene.told.at(-1)).toMatchObject({ kind: 'refused', refusal });
    expect(scene.session.state.selection).toBeNull();
    const before = scene.session.state.position;
    scene.dragTo(HEARTS, 0, 0);
    expect(scene.told.at(-1)).toMatchObject({ kind: 'refused', refusal });
    expect(scene.session.state.position).toEqual(before);
    scene.rest();
    scene.agrees();
  });

  test('come back where the rules allow it, by taps and by a drag', async () => {
    for (const by of ['taps', 'drag']) {
      const scene = await open({ return: true });
      const card = top(scene, HEARTS);
      if (by === 'drag') scene.dragTo(HEARTS, 0, 0);
      else {
        scene.grip.tap({ pile: HEARTS, depth: 0 }, 0);
        expect(scene.session.state.selection?.targets).toContain(0);
        scene.grip.tap({ pile: 0, depth: 0 }, 0);
      }
      expect(top(scene, 0), by).toBe(card);
      scene.rest();
      scene.agrees();
    }
  });
});

describe('a drag', () => {
  test('lifts the cards with their targets, and puts down what was picked up', async () => {
    const scene = await open();
    const { table, grip, session } = scene;
    grip.tap({ pile: 0, depth: 0 }, 0);
    expect(grip.lift({ pile: 2, depth: 0 })).toBe(true);
    expect(session.state.selection).toBeNull();
    expect(table.drag).toMatchObject({ pile: 2, cards: [top(scene, 2)] });
    expect([...table.drag!.targets].sort()).toEqual([...session.targets(2, 1)].sort());
    expect(table.drag!.targets).toEqual(expect.arrayContaining([1, SPADES]));
    expect([...table.animator.held]).toEqual([top(scene, 2)]);
    const alphas = () => viewOf(table).lit.map(({ alpha }) => alpha);
    scene.rest();
    expect(Math.min(...alphas())).toBeGreaterThan(0);
  });

  test('does not begin in the stock, at an empty place or with cards that lie face down, which are nudged', async () => {
    const scene = await openDrawn('forty-thieves');
    const { core, grip, session, table } = scene;
    session.dispatch({
      kind: 'deal',
      game: 'forty-thieves',
      number: 4,
      rules: { ...core.gameRules('forty-thieves'), faceDown: 2 },
    });
    scene.rest();
    expect(grip.lift({ pile: STOCK, depth: 0 })).toBe(false);
    expect(grip.lift({ pile: FOUNDATION, depth: 0 })).toBe(false);
    expect(grip.lift({ pile: 3, depth: null })).toBe(false);
    expect(isBusy(table.animator)).toBe(false);
    expect(grip.lift({ pile: 3, depth: 2 })).toBe(false);
    expect(table.animator.tweens.map(({ card }) => card)).toContain(session.state.position.piles[3]?.[1]);
    expect(table.drag).toBeNull();
    expect(grip.lift({ pile: 3, depth: 1 })).toBe(true);
    expect(table.drag?.cards).toEqual(session.state.position.piles[3]?.slice(-2));
  });

  test('drops where the cards may go', async () => {
    const scene = await open();
    const card = top(scene, 2);
    scene.dragTo(2, 0, 1);
    expect(scene.intents.at(-1)).toEqual({ kind: 'move', from: 2, to: 1, count: 1 });
    expect(top(scene, 1)).toBe(card);
    expect(scene.table.drag).toBeNull();
    scene.rest();
    scene.agrees();
  });

  test('to any foundation takes a card to its own', async () => {
    const scene = await open();
    scene.dragTo(2, 0, HEARTS);
    expect(scene.intents.at(-1)).toEqual({ kind: 'move', from: 2, to: SPADES, count: 1 });
    expect(scene.session.state.position.piles[SPADES]?.length).toBe(10);
  });

  test('to a foundation that does not take the card is refused, and the card goes back', async () => {
    for (const [pile, reason] of [
      [SPADES, Refusal.FoundationNext],
      [HEARTS, Refusal.FoundationSuit],
    ] as const) {
      const scene = await open();
      const before = scene.session.state.position;
      scene.dragTo(0, 0, pile);
      expect(scene.intents.at(-1)).toEqual({ kind: 'move', from: 0, to: pile, count: 1 });
      expect(scene.told.at(-1)).toMatchObject({ kind: 'refused', refusal: { reason } });
      expect(scene.session.state.position).toEqual(before);
      scene.rest();
      scene.agrees();
    }
  });

  test('to bare cloth asks for nothing, not even for a card that could go up', async () => {
    const scene = await open();
    const { table, grip } = scene;
    grip.lift({ pile: 2, depth: 0 });
    const home = homesFor(table.layout, table.shown)[top(scene, 2)!]!;
    grip.carry(1270 - home.x, 745 - home.y);
    expect(dragTarget(table)).toBeNull();
    grip.drop();
    expect(scene.intents).toEqual([]);
    expect(table.drag).toBeNull();
    scene.rest();
    scene.agrees();
  });

  test('that is put back asks for nothing', async () => {
    const scene = await open();
    scene.grip.lift({ pile: 2, depth: 0 });
    scene.grip.carry(40, 40);
    scene.grip.putBack();
    expect(scene.intents).toEqual([]);
    scene.rest();
    scene.agrees();
  });

  test('is over when an undo comes in its middle: what is let go of then moves nothing', async () => {
    const scene = await open();
    const { table, grip, session } = scene;
    scene.dragTo(2, 0, 1);
    scene.rest();
    grip.lift({ pile: 1, depth: 0 });
    grip.carry(-100, 0);
    session.dispatch({ kind: 'undo' });
    expect(table.drag).toBeNull();
    expect(dragTarget(table)).toBeNull();
    const asked = scene.intents.length;
    const { position } = session.state;
    grip.carry(-200, 10);
    grip.drop();
    expect(scene.intents.length).toBe(asked);
    expect(session.state.position).toBe(position);
    scene.rest();
    scene.agrees();
  });
});

test('a covered card is peeked at while it is pressed long; none that lies face down, and one on top has no need', async () => {
  const scene = await openDrawn('forty-thieves');
  const { core, grip, session, table } = scene;
  const rules = { ...core.gameRules('forty-thieves'), faceDown: 2 };
  session.dispatch({ kind: 'deal', game: 'forty-thieves', number: 4, rules });
  const cards = session.state.position.piles[5]!;
  expect(grip.canPeek({ pile: 5, depth: 1 })).toBe(true);
  expect(grip.canPeek({ pile: 5, depth: 0 })).toBe(true);
  expect(grip.canPeek({ pile: STOCK, depth: 0 })).toBe(false);
  expect(grip.canPeek({ pile: 5, depth: null })).toBe(false);
  grip.peek({ pile: 5, depth: 1 });
  expect(table.peeked).toBe(cards.at(-2));
  grip.peek({ pile: 5, depth: 3 });
  expect(table.peeked).toBeNull();
  grip.peek({ pile: 5, depth: 1 });
  grip.peek(null);
  expect(table.peeked).toBeNull();
  grip.peek({ pile: 5, depth: 0 });
  expect([table.peeked, table.held]).toEqual([null, { kind: 'all', pile: 5, depth: 0 }]);
});
