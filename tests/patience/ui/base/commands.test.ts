import { beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../../../src/i18n/index';
import type { OpenCore } from '../../../../src/patience/core/patience';
import type { GameState, ShownLine } from '../../../../src/patience/game/session/intents';
import {
  command,
  commands,
  lineSpeedFrom,
  lineSpeeds,
  menuGroups,
} from '../../../../src/patience/ui/base/commands';
import type { GameId } from '../../../../src/shared/core/types';
import { commandForKey } from '../../../../src/shared/ui/keyboard';
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

const line: ShownLine = { length: 100, at: 5, last: null, playing: false, speed: 3 };

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
    expect(command('finish').enabled(stateOf('streets', { lineLength: 90 })), 'by the line').toBe(true);
  });

  test('undo takes a new deal back, while there is a game to go back to', () => {
    const fresh = { canUndo: false, canRedo: false };
    expect(found('u', stateOf('streets', fresh))).toBeNull();
    expect(found('u', stateOf('streets', { ...fresh, left: { game: 'streets', number: 7 } }))).toBe('undo');
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
    expect(found('enter', state)).toBe('takeLine');
    expect(found('enter', stateOf('streets', { line: { ...line, at: 0 } })), 'nothing of it yet').toBeNull();
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
