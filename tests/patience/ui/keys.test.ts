import { beforeAll, describe, expect, test } from 'vitest';
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import { textsOf } from '../../../src/i18n/index';
import type { OpenCore } from '../../../src/patience/core/patience';
import type { GameState, ShownLine } from '../../../src/patience/game/session/intents';
import { layoutFor } from '../../../src/patience/table/layout';
import {
  command,
  commands,
  lineSpeedFrom,
  lineSpeeds,
  menuGroups,
} from '../../../src/patience/ui/base/commands';
import {
  clampFocus,
  type Direction,
  foundationForHand,
  foundationPiles,
  jumpTo,
  moveFocus,
  upperPiles,
} from '../../../src/patience/ui/base/focus';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { commandForKey, keyName, type Press } from '../../../src/shared/ui/keyboard';
import { openTestCore } from '../../support/core';

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

const line: ShownLine = { length: 100, at: 5, last: null, playing: false, speed: 3 };

function press(key: string, held: Partial<Press> = {}): Press {
  return {
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    ...held,
  };
}

describe('keys go by what is typed', () => {
  test('letters, signs and named keys', () => {
    expect(keyName(press('h'))).toBe('h');
    expect(keyName(press('H', { shiftKey: true }))).toBe('shift+h');
    expect(keyName(press('Z', { ctrlKey: true, shiftKey: true }))).toBe('ctrl+shift+z');
    expect(keyName(press('z', { metaKey: true }))).toBe('ctrl+z');
    expect(keyName(press(' '))).toBe('space');
    expect(keyName(press('ArrowLeft'))).toBe('arrowleft');
  });

  test('capitals from Caps Lock are the same letter', () => {
    expect(keyName(press('H'))).toBe('h');
  });

  test('a sign is the sign, whether its keyboard wants Shift or not', () => {
    expect(keyName(press('?', { shiftKey: true }))).toBe('?');
    expect(keyName(press('+', { shiftKey: true }))).toBe('+');
    expect(keyName(press('+'))).toBe('+');
  });

  test('modifiers alone, AltGr and text under way are nothing', () => {
    expect(keyName(press('Shift', { shiftKey: true }))).toBeNull();
    expect(keyName(press('@', { ctrlKey: true, altKey: true }))).toBeNull();
    expect(keyName(press('Dead'))).toBeNull();
    expect(keyName(press('h', { isComposing: true }))).toBeNull();
  });
});

describe('commands', () => {
  const found = (name: string, state: GameState, singleKeys = true) =>
    commandForKey(commands, name, state, singleKeys)?.id ?? null;

  test('every key that players expect', () => {
    const state = stateOf('forty-thieves');
    const expected = {
      undo: ['ctrl+z', 'z', 'u', 'backspace'],
      redo: ['ctrl+shift+z', 'ctrl+y', 'r'],
      hint: ['h'],
      showLine: ['shift+h'],
      sendAll: ['a'],
      new: ['n', 'f2'],
      choose: ['g'],
      turn: ['d'],
      jump: ['j'],
      help: ['f1', '?'],
    };
    for (const [id, keys] of Object.entries(expected)) {
      for (const key of keys) expect(found(key, state), key).toBe(id);
    }
  });

  test('the browser keeps its own keys', () => {
    const all = commands.flatMap((c) => c.keys);
    for (const key of ['ctrl+n', 'ctrl+w', 'ctrl+t', 'ctrl+d', 'f5', 'tab']) expect(all).not.toContain(key);
  });

  test('single letters can be switched off, and the others stay', () => {
    const state = stateOf('forty-thieves');
    for (const key of ['h', 'shift+h', 'z', 'n', '?']) expect(found(key, state, false), key).toBeNull();
    for (const key of ['ctrl+z', 'f1', 'f2', 'backspace'])
      expect(found(key, state, false), key).not.toBeNull();
  });

  test('what cannot be done now is off', () => {
    expect(found('u', stateOf('streets', { canUndo: false }))).toBeNull();
    expect(found('h', stateOf('streets', { status: 'won' }))).toBeNull();
    expect(found('d', stateOf('free-cells'))).toBeNull();
    expect(found('f', stateOf('streets', { status: 'won' }))).toBeNull();
    expect(command('finish').enabled(stateOf('streets'))).toBe(false);
    expect(found('f', stateOf('streets')), 'says why not').toBe('finish');
    expect(found('f', stateOf('streets', { canFinish: true }))).toBe('finish');
  });

  test('a shown line has its own keys', () => {
    const state = stateOf('streets', { line });
    expect(['space', 'arrowright', 'arrowleft', '+', '-', 'escape'].map((key) => found(key, state))).toEqual([
      'linePlay',
      'lineStep',
      'lineBack',
      'lineFaster',
      'lineSlower',
      'leaveLine',
    ]);
    expect(found('space', stateOf('streets', { line: { ...line, playing: true } }))).toBe('linePause');
    expect(found('h', state)).toBeNull();
    expect(found('space', stateOf('streets'))).toBeNull();
  });

  test('each has a label in every language and a place once in the menu at most', () => {
    for (const lang of ['en', 'da', 'sv'] as const) {
      const labels = textsOf(lang).commands;
      expect(Object.keys(labels).sort()).toEqual(commands.map((c) => c.id).sort());
    }
    const items = menuGroups.flat();
    expect(new Set(items).size).toBe(items.length);
  });

  test('speeds go up and down the list and stop at its ends', () => {
    expect(lineSpeedFrom(3, 1)).toBe(5);
    expect(lineSpeedFrom(3, -1)).toBe(2);
    expect(lineSpeedFrom(4, -1)).toBe(3);
    expect(lineSpeedFrom(lineSpeeds.at(-1)!, 1)).toBe(lineSpeeds.at(-1));
    expect(lineSpeedFrom(lineSpeeds[0]!, -1)).toBe(lineSpeeds[0]);
  });
});

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
    expect(foundationForHand(idle)).toBe(FOUNDATION);
    idle.position.piles.slice(0, 10).forEach((pile, column) => {
      const card = pile.at(-1)! % 52;
      const held = stateOf('streets', { selection: { pile: column, count: 1, targets: [] } });
      expect(foundationForHand(held)).toBe(FOUNDATION + 2 * Math.floor(card / 13));
    });
  });

  test('a focus on a card that is gone goes to the deepest one left', () => {
    const { position } = stateOf('forty-thieves');
    expect(clampFocus(position, { pile: 3, depth: 9 })).toEqual({ pile: 3, depth: 3 });
    expect(clampFocus(position, { pile: WASTE, depth: 2 })).toEqual({ pile: WASTE, depth: 0 });
  });
});
