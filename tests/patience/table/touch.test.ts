import { beforeAll, describe, expect, test } from 'vitest';
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import type { OpenCore } from '../../../src/patience/core/patience';
import type { Position } from '../../../src/patience/core/types';
import type { Selection } from '../../../src/patience/game/session/intents';
import { changeCount, touchIntent } from '../../../src/patience/table/touch';
import type { GameId } from '../../../src/shared/core/types';
import { openTestCore } from '../../support/core';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

/** Deal 1 of a game, with cards on the foundations of the first two suits, which the stock or nobody misses. */
function positionOf(game: GameId): Position {
  core.setRules(core.gameRules(game));
  core.deal(1);
  const position = core.position();
  const piles = position.piles.map((pile) => [...pile]);
  piles[FOUNDATION] = [0];
  piles[FOUNDATION + 2] = [13];
  return { ...position, piles };
}

const touch = (
  game: GameId,
  selection: Selection | null,
  pile: number,
  depth: number | null,
  oneTap = false,
) => touchIntent({ position: positionOf(game), selection }, { pile, depth }, oneTap);

const held: Selection = { pile: 3, count: 2, targets: [5, FOUNDATION + 4] };
const move = { kind: 'move', from: 3, count: 2 } as const;

describe('a touch', () => {
  test('picks a card up, and with one-tap moves sends it at once', () => {
    expect(touch('forty-thieves', null, 3, 1)).toEqual({ kind: 'select', pile: 3, depth: 1 });
    expect(touch('forty-thieves', null, 3, 1, true)).toEqual({ kind: 'send', pile: 3, depth: 1 });
  });

  test('of what is picked up sends it; of more or fewer of its cards picks those up', () => {
    expect(touch('forty-thieves', held, 3, 1)).toEqual({ kind: 'send', pile: 3, depth: 1 });
    expect(touch('forty-thieves', held, 3, 0)).toEqual({ kind: 'select', pile: 3, depth: 0 });
    expect(touch('forty-thieves', held, 3, 2)).toEqual({ kind: 'select', pile: 3, depth: 2 });
  });

  test('of a target moves there, whatever of the pile is touched', () => {
    for (const depth of [0, 3, null])
      expect(touch('forty-thieves', held, 5, depth)).toEqual({ ...move, to: 5 });
    expect(touch('forty-thieves', held, FOUNDATION + 5, 0)).toEqual({ ...move, to: FOUNDATION + 4 });
  });

  test('of any foundation moves a card to its own', () => {
    for (const pile of [FOUNDATION, FOUNDATION + 1, FOUNDATION + 2, FOUNDATION + 7])
      expect(touch('forty-thieves', held, pile, 0), String(pile)).toEqual({ ...move, to: FOUNDATION + 4 });
  });

  test('of another card that is no target picks that one up', () => {
    expect(touch('forty-thieves', held, 7, 0)).toEqual({ kind: 'select', pile: 7, depth: 0 });
  });

  test('of the stock turns it, whatever is picked up', () => {
    expect(touch('forty-thieves', held, STOCK, 0)).toEqual({ kind: 'turn' });
    expect(touch('forty-thieves', null, STOCK, null)).toEqual({ kind: 'turn' });
  });

  test('of bare cloth puts down what is picked up, as does one below one’s own column', () => {
    const position = positionOf('forty-thieves');
    expect(touchIntent({ position, selection: held }, null, false)).toEqual({ kind: 'deselect' });
    expect(touchIntent({ position, selection: null }, null, false)).toBeNull();
    expect(touch('forty-thieves', held, 3, null)).toEqual({ kind: 'deselect' });
    expect(touch('forty-thieves', null, 3, null)).toBeNull();
  });
});

describe('where the cards may not go, the move is tried, so that its refusal says why', () => {
  const none: Selection = { ...held, targets: [] };

  test.each([
    ['an empty place that a pointer touches', WASTE, null, WASTE],
    ['an empty place that a key presses', WASTE, 0, WASTE],
    ['the cloth below another column', 7, null, 7],
    ['an empty foundation', FOUNDATION + 6, 0, FOUNDATION + 6],
    ['a foundation with cards, which are not picked up instead', FOUNDATION + 2, 0, FOUNDATION + 2],
    ['the second foundation of a suit, named by the first', FOUNDATION + 3, null, FOUNDATION + 2],
  ])('%s', (_, pile, depth, to) => {
    for (const oneTap of [false, true])
      expect(touch('forty-thieves', none, pile, depth, oneTap)).toEqual({ ...move, to });
  });

  test('a key at an empty cell', () => {
    expect(touch('free-cells', none, CELL, 0)).toEqual({ ...move, to: CELL });
  });
});

test('cards of a foundation are picked up where nothing is, or another foundation’s', () => {
  const ace: Selection = { pile: FOUNDATION, count: 1, targets: [2] };
  expect(touch('free-cells', null, FOUNDATION + 2, 0)).toEqual({
    kind: 'select',
    pile: FOUNDATION + 2,
    depth: 0,
  });
  expect(touch('free-cells', ace, FOUNDATION + 2, 0)).toEqual({
    kind: 'select',
    pile: FOUNDATION + 2,
    depth: 0,
  });
  expect(touch('free-cells', ace, FOUNDATION, 0)).toEqual({ kind: 'send', pile: FOUNDATION, depth: 0 });
});

test('a key at an empty place is answered with the reason, a pointer there means nothing', () => {
  expect(touch('free-cells', null, CELL, 0)).toEqual({ kind: 'select', pile: CELL, depth: 0 });
  expect(touch('free-cells', null, CELL, 0, true)).toEqual({ kind: 'select', pile: CELL, depth: 0 });
  expect(touch('free-cells', null, CELL, null)).toBeNull();
});

test('plus and minus pick up one card more or fewer, never none and never more than lie there', () => {
  const change = (count: number, by: 1 | -1) =>
    changeCount({ position: positionOf('streets'), selection: { pile: 2, count, targets: [] } }, by);
  expect(change(1, 1)).toEqual({ kind: 'select', pile: 2, depth: 1 });
  expect(change(2, -1)).toEqual({ kind: 'select', pile: 2, depth: 0 });
  expect(change(1, -1)).toBeNull();
  expect(change(4, 1)).toBeNull();
  expect(changeCount({ position: positionOf('streets'), selection: null }, 1)).toBeNull();
});
