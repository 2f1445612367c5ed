import { describe, expect, test } from 'vitest';
import { keyName, type Press } from '../../../src/shared/ui/keyboard';

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
