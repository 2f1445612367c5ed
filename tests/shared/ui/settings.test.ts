import { describe, expect, test } from 'vitest';
import {
  createSettings,
  parseSettings,
  readSettings,
  SETTINGS_NAME,
  type Settings,
  usualSettings,
} from '../../../src/shared/ui/settings';

describe('settings', () => {
  test('survive damage: what is missing or wrong is as usual', () => {
    expect(parseSettings(null)).toEqual(usualSettings);
    for (const text of ['', '{', 'null', '7', '"x"', '[]'])
      expect(parseSettings(text)).toEqual(usualSettings);
    expect(
      parseSettings('{"theme":"marine","speed":"warp","oneTap":"yes","lang":"xx","leftHanded":true}'),
    ).toEqual({
      ...usualSettings,
      theme: 'marine',
      leftHanded: true,
    });
  });

  test('of a file are taken as far as they can be, and the others named', () => {
    const { read, damaged } = readSettings({
      theme: 'marine',
      speed: 'warp',
      oneTap: 'yes',
      lang: null,
      volume: Number.POSITIVE_INFINITY,
      later: 7,
    });
    expect(read).toEqual({ theme: 'marine', lang: null });
    expect(damaged.map(({ kind, field }) => [kind, field])).toEqual([
      ['settings', 'speed'],
      ['settings', 'oneTap'],
      ['settings', 'volume'],
    ]);
    for (const nothing of [undefined, null, {}])
      expect(readSettings(nothing)).toEqual({ read: {}, damaged: [] });
    for (const other of [7, 'x', []])
      expect(readSettings(other)).toMatchObject({ read: {}, damaged: [{ field: '' }] });
    expect(readSettings(usualSettings)).toEqual({ read: usualSettings, damaged: [] });
  });

  test.each(Object.keys(usualSettings) as (keyof Settings)[])(
    '%s of a file that cannot be is named',
    (name) => {
      for (const value of [[], {}, -1, 'no such'])
        expect(readSettings({ [name]: value })).toMatchObject({ read: {}, damaged: [{ field: name }] });
    },
  );

  test('hold without a shelf, and say so', () => {
    const store = createSettings(() => {
      throw new Error('denied');
    });
    store.change({ theme: 'linen' });
    expect([store.value.theme, store.kept]).toEqual(['linen', false]);
  });

  test('are kept and found again', () => {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    };
    const heard: string[] = [];
    const store = createSettings(() => shelf);
    const stop = store.subscribe((value) => heard.push(value.theme));
    store.change({ theme: 'slate', lang: 'sv' });
    stop();
    store.change({ leftHanded: true });
    expect(createSettings(() => shelf).value).toEqual({
      ...usualSettings,
      theme: 'slate',
      lang: 'sv',
      leftHanded: true,
    });
    expect([heard, store.kept]).toEqual([['slate'], true]);
  });
});

describe('settings of two windows', () => {
  function windows() {
    const kept = new Map<string, string>();
    const shelf = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    };
    const ears: ((text: string | null) => void)[] = [];
    const store = () =>
      createSettings(
        () => shelf,
        (hear) => ears.push(hear),
      );
    return { kept, ears, one: store(), other: store() };
  }

  test('change only what was changed in each, also before one has heard of the other', () => {
    const { kept, one, other } = windows();
    one.change({ theme: 'marine', clock: false });
    other.change({ speed: 'fast', clock: true });
    const stored = parseSettings(kept.get(SETTINGS_NAME) ?? null);
    expect(stored).toEqual({ ...usualSettings, theme: 'marine', speed: 'fast', clock: true });
  });

  test('follow each other, and keep what a later version has written beside', () => {
    const { kept, ears, one, other } = windows();
    kept.set(SETTINGS_NAME, '{"perfume":"violets"}');
    one.change({ theme: 'linen' });
    const themes: string[] = [];
    other.subscribe(({ theme }) => themes.push(theme));
    ears[1]?.(kept.get(SETTINGS_NAME) ?? null);
    expect([other.value.theme, themes]).toEqual(['linen', ['linen']]);
    other.change({ oneTap: true });
    expect(JSON.parse(kept.get(SETTINGS_NAME) ?? '')).toEqual({
      perfume: 'violets',
      theme: 'linen',
      oneTap: true,
    });
  });
});
