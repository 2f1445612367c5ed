import { beforeAll, describe, expect, test } from 'vitest';
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../../assembly/abi';
import type { OpenCore } from '../../../../src/patience/core/patience';
import type { GameState } from '../../../../src/patience/game/session/intents';
import { layoutFor } from '../../../../src/patience/table/layout';
import {
  clampFocus,
  type Direction,
  foundationForJump,
  foundationPiles,
  jumpTo,
  moveFocus,
  upperPiles,
} from '../../../../src/patience/ui/base/focus';
import { type GameId, gameIds } from '../../../../src/shared/core/types';
import { openTestCore } from '../../../support/core';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

function stateOf(game: GameId, part: Partial<GameState> = {}): GameState {
  core.setRules(core.gameRules(game));
  core.deal(1);
  return {
    game,
    rules: core.rules,
    number: 1,
    position: core.position(),
    status: 'playing',
    dead: false,
    left: null,
    moves: 0,
    canUndo: true,
    canRedo: true,
    canFinish: false,
    cardsLeft: 104,
    selection: null,
    badge: 'looking',
    resistance: null,
    lastWinnable: null,
    lineLength: null,
    hint: null,
    line: null,
    review: null,
    hasOtherWay: false,
    helped: false,
    elapsed: 0,
    running: false,
    ...part,
  };
}

describe('the focus on the table', () => {
  test('J and a key name a pile, or nothing', () => {
    const ten = core.gameRules('forty-thieves');
    const eight = core.gameRules('free-cells');
    expect(jumpTo(ten, '', '3')).toEqual({ pile: 2, pending: '' });
    expect(jumpTo(ten, '', '1')).toEqual({ pile: 0, pending: '1' });
    expect(jumpTo(ten, '1', '0')).toEqual({ pile: 9, pending: '' });
    expect(jumpTo(ten, '', '0')).toEqual({ pile: 9, pending: '' });
    expect(jumpTo(ten, '1', '2')).toBeNull();
    expect(jumpTo(core.gameRules('limited'), '1', '2')).toEqual({ pile: 11, pending: '' });
    expect(jumpTo(eight, '', '1')).toEqual({ pile: 0, pending: '' });
    expect(jumpTo(eight, '', '9')).toBeNull();
    expect(jumpTo(eight, '', 'c')).toEqual({ pile: CELL + 2, pending: '' });
    expect(jumpTo(ten, '', 'c')).toBeNull();
    expect([jumpTo(ten, '', 's')?.pile, jumpTo(ten, '', 'w')?.pile, jumpTo(ten, '', 'f')?.pile]).toEqual([
      STOCK,
      WASTE,
      FOUNDATION,
    ]);
    expect(jumpTo(eight, '', 's')).toBeNull();
    expect(jumpTo(eight, '', 'arrowleft')).toBeNull();
  });

  test.each(['320x568', '390x844', '844x390', '1280x800', '2560x1440'])(
    'arrows reach every card at %s',
    (size) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      for (const leftHanded of [false, true]) {
        for (const game of gameIds) {
          const { position, rules } = stateOf(game);
          const { places } = layoutFor(rules, {
            width,
            height,
            pixelRatio: 1,
            leftHanded,
            largeFaces: false,
          });
          const reached = new Set<string>();
          const queue = [{ pile: 0, depth: 0 }];
          while (queue.length > 0) {
            const focus = queue.pop()!;
            const key = `${focus.pile}:${focus.depth}`;
            if (reached.has(key)) continue;
            reached.add(key);
            for (const direction of ['left', 'right', 'up', 'down'] as const) {
              queue.push(moveFocus(position, places, focus, direction));
            }
          }
          const columns = position.piles.slice(0, rules.columns);
          const cards = columns.flatMap((pile, i) => pile.map((_, depth) => `${i}:${depth}`));
          const upper = upperPiles(rules).map((pile) => `${pile}:0`);
          expect([...reached].sort(), `${game} ${leftHanded}`).toEqual([...cards, ...upper].sort());
        }
      }
    },
  );

  test('arrows go to what lies beside, on a table with the places above', () => {
    const { position, rules } = stateOf('forty-thieves');
    const screen = { width: 1280, height: 746, pixelRatio: 1, leftHanded: false, largeFaces: false };
    const { places } = layoutFor(rules, screen);
    const go = (pile: number, depth: number, direction: Direction) =>
      moveFocus(position, places, { pile, depth }, direction);
    expect(go(4, 0, 'right')).toEqual({ pile: 5, depth: 0 });
    expect(go(4, 0, 'up')).toEqual({ pile: 4, depth: 1 });
    expect(go(0, 3, 'up')).toEqual({ pile: STOCK, depth: 0 });
    expect(go(0, 1, 'down')).toEqual({ pile: 0, depth: 0 });
    expect(go(STOCK, 0, 'right')).toEqual({ pile: WASTE, depth: 0 });
    expect(go(STOCK, 0, 'left')).toEqual({ pile: STOCK, depth: 0 });
    expect(go(FOUNDATION, 0, 'down')).toEqual({ pile: 2, depth: 0 });
    expect(go(4, 2, 'first')).toEqual({ pile: 0, depth: 0 });
    expect(go(4, 2, 'last')).toEqual({ pile: 9, depth: 0 });
    expect(go(STOCK, 0, 'last')).toEqual({ pile: FOUNDATION + 7, depth: 0 });
  });

  test('foundations follow each other as they lie: pack by pack', () => {
    expect(foundationPiles(core.gameRules('free-cells'))).toEqual([18, 20, 22, 24]);
    expect(foundationPiles(core.gameRules('streets'))).toEqual([18, 20, 22, 24, 19, 21, 23, 25]);
  });

  test('a jump to the foundations goes to the one for the card in the hand', () => {
    const idle = stateOf('streets');
    expect(foundationForJump(idle)).toBe(FOUNDATION);
    idle.position.piles.slice(0, 10).forEach((pile, column) => {
      const card = pile.at(-1)! % 52;
      const held = stateOf('streets', { selection: { pile: column, count: 1, targets: [] } });
      expect(foundationForJump(held)).toBe(FOUNDATION + 2 * Math.floor(card / 13));
    });
  });

  test('a focus on a card that is gone goes to the deepest one left', () => {
    const { position } = stateOf('forty-thieves');
    expect(clampFocus(position, { pile: 3, depth: 9 })).toEqual({ pile: 3, depth: 3 });
    expect(clampFocus(position, { pile: WASTE, depth: 2 })).toEqual({ pile: WASTE, depth: 0 });
  });
});
