import { describe, expect, test } from 'vitest';
import { isHeldOn, keyName, type Press } from '../../../src/shared/ui/keyboard';

function press(key: string, held: Partial<Press> = {}): Press {
  return {
    key,
    code: '',
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

describe('keyboards of other scripts go by the place', () => {
  // what the three rows of letters type, in the order of QWERTY
  const places = 'QWERTYUIOPASDFGHJKLZXCVBNM';
  const layouts = {
    Russian: 'йцукенгшщзфывапролдячсмить',
    Ukrainian: 'йцукенгшщзфівапролдячсмить',
    Greek: ';ςερτυθιοπασδφγηξκλζχψωβνμ',
    Hebrew: "/'קראטוןםפשדגכעיחלךזסבהנמצ",
    Arabic: [
      'ض',
      'ص',
      'ث',
      'ق',
      'ف',
      'غ',
      'ع',
      'ه',
      'خ',
      'ح',
      'ش',
      'س',
      'ي',
      'ب',
      'ل',
      'ا',
      'ت',
      'ن',
      'م',
    ].concat(['ئ', 'ء', 'ؤ', 'ر', 'لا', 'ى', 'ة']),
  };
  for (const [name, layout] of Object.entries(layouts))
    test(name, () => {
      const typed = [...layout].map((key, i) => keyName(press(key, { code: `Key${places[i]}` })));
      expect(typed.join('')).toBe(places.toLowerCase());
    });

  test('with Ctrl and Shift as well, and with Caps Lock', () => {
    expect(keyName(press('я', { code: 'KeyZ', ctrlKey: true }))).toBe('ctrl+z');
    expect(keyName(press('Я', { code: 'KeyZ', ctrlKey: true, shiftKey: true }))).toBe('ctrl+shift+z');
    expect(keyName(press('Р', { code: 'KeyH', shiftKey: true }))).toBe('shift+h');
    expect(keyName(press('أ', { code: 'KeyH', shiftKey: true }))).toBe('shift+h');
    expect(keyName(press('Р', { code: 'KeyH' }))).toBe('h');
  });

  test('Latin keyboards stay as they are: QWERTZ, AZERTY, Dvorak, Danish, Turkish', () => {
    const latin = { KeyY: 'z', KeyZ: 'y', KeyA: 'q', KeyW: ',', KeyQ: "'", KeyM: ',', KeyE: '.', KeyI: 'ı' };
    for (const [code, key] of Object.entries(latin)) expect(keyName(press(key, { code }))).toBe(key);
    expect(keyName(press(';', { code: 'KeyZ' }))).toBe(';');
    expect(keyName(press('æ', { code: 'Semicolon' }))).toBe('æ');
    expect(keyName(press('@', { code: 'KeyQ', ctrlKey: true, altKey: true }))).toBeNull();
  });
});

test('a held key is one command, and steps go on', () => {
  for (const name of ['n', 'd', 'ctrl+z', 'space', 'enter', '+'])
    expect(isHeldOn({ repeat: true }, name)).toBe(true);
  for (const name of ['arrowleft', 'arrowright', 'arrowup', 'home', 'end'])
    expect(isHeldOn({ repeat: true }, name)).toBe(false);
  expect(isHeldOn({ repeat: false }, 'n')).toBe(false);
});
