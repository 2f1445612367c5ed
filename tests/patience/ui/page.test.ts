import { beforeAll, describe, expect, test } from 'vitest';
import { CELL, FOUNDATION, STOCK, WASTE } from '../../../assembly/abi';
import { textsOf } from '../../../src/i18n/index';
import type { OpenCore } from '../../../src/patience/core/patience';
import type { GameState, Hint } from '../../../src/patience/game/session/intents';
import { parseNumber, readLink } from '../../../src/patience/game/text/link';
import { hintText, playedText, selectionText } from '../../../src/patience/ui/base/narrate';
import { showAddress } from '../../../src/patience/ui/page/address';
import { groupLabel, placeLabel } from '../../../src/patience/ui/page/mirror';
import { rulesText } from '../../../src/patience/ui/sheets/rulesText';
import { gameIds } from '../../../src/shared/core/types';
import { createSettings, parseSettings, SETTINGS_NAME, usualSettings } from '../../../src/shared/ui/settings';
import { createSpeech } from '../../../src/shared/ui/speech';
import { openTestCore } from '../../support/core';
import { openScene } from '../game/fakes';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

const en = textsOf('en');
const da = textsOf('da');

describe('the address', () => {
  test('names a deal', () => {
    expect(readLink('#/josephine/617')).toEqual({ game: 'josephine', number: 617 });
    expect(readLink('#/Free-Cells/2147483647/')).toEqual({ game: 'free-cells', number: 2147483647 });
    expect(readLink('#/streets')).toEqual({ game: 'streets', number: null });
    expect(['', '#', '#/'].map(readLink)).toEqual(['empty', 'empty', 'empty']);
  });

  test('is refused when it names none', () => {
    for (const hash of [
      '#/spider/1',
      '#/streets/0',
      '#/streets/2147483648',
      '#/streets/1.5',
      '#/streets/-3',
    ]) {
      expect(readLink(hash), hash).toBe('bad');
    }
    for (const hash of ['#/streets/1e3', '#/streets/1/2', '#/%E0%A4%A/1', '#/streets/٣', '#constructor/1']) {
      expect(readLink(hash), hash).toBe('bad');
    }
  });

  test('numbers as they are typed', () => {
    expect([' 617 ', '007', '2147483647'].map(parseNumber)).toEqual([617, 7, 2147483647]);
    expect(['', '0', '2147483648', '99999999999', '1 000', '-1', '1.0'].map(parseNumber)).toEqual(
      Array(7).fill(null),
    );
  });

  test('a new deal is a new entry; an address without a deal of its own is made whole in its place', () => {
    const done: string[] = [];
    let hash = '';
    const set = (how: string) => (to: string) => {
      hash = to;
      done.push(`${how} ${to}`);
    };
    const place = {
      base: () => '',
      hash: () => hash,
      push: set('push'),
      replace: set('replace'),
      adopt: () => {},
    };
    const show = (at: string, wanted: string, moved = false) => {
      hash = at;
      showAddress(place, wanted, moved);
      return done.splice(0);
    };
    expect(show('', '#/streets/1')).toEqual(['replace #/streets/1']);
    expect(show('#/streets/1', '#/streets/1')).toEqual([]);
    expect(show('#/streets/1', '#/streets/2')).toEqual(['push #/streets/2']);
    expect(show('#/streets/1', '#/josephine/1')).toEqual(['push #/josephine/1']);
    expect(show('#/streets', '#/streets/7')).toEqual(['replace #/streets/7']);
    expect(show('#/Streets/7', '#/streets/7')).toEqual(['replace #/streets/7']);
    expect(show('#/spider/1', '#/streets/7')).toEqual(['replace #/streets/7']);
    const own = '#/streets?position=KH_4S';
    expect(show('#/streets/7', own)).toEqual([`push ${own}`]);
    expect(show('#/streets/7?moves=3-f', '#/streets/7')).toEqual([]);
    expect(show('#/streets/7?moves=3-f', '#/streets/7', true)).toEqual(['replace #/streets/7']);
    expect(show('#/streets/7?rules=columns:9&moves=3-f', '#/streets/7')).toEqual(['push #/streets/7']);
    expect(show('#/streets/8', '#/streets/7', true)).toEqual([]);
  });
});

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

describe('speech', () => {
  test('says the newest of each kind, once, in one breath', () => {
    const said: string[] = [];
    const waiting: (() => void)[] = [];
    const speech = createSpeech(
      (text) => said.push(text),
      (run) => waiting.push(run),
    );
    speech.say('verdict', 'Verdict: winnable');
    speech.say('move', 'First.');
    speech.say('move', 'Second.');
    expect(said).toEqual([]);
    for (const run of waiting.splice(0)) run();
    expect(said).toEqual(['Second. Verdict: winnable']);
    speech.say('move', 'Again');
    for (const run of waiting.splice(0)) run();
    speech.say('move', 'Again');
    for (const run of waiting.splice(0)) run();
    expect(said.slice(1).map((text) => text.replace('\u200b', ''))).toEqual(['Again', 'Again']);
    expect(said[1]).not.toBe(said[2]);
  });

  test('adds what belongs together, however late it is spoken', () => {
    const said: string[] = [];
    const waiting: (() => void)[] = [];
    const speech = createSpeech(
      (text) => said.push(text),
      (run) => waiting.push(run),
    );
    speech.add('move', 'Betsy: two');
    speech.add('move', 'Bertrand: pass.');
    speech.add('move', 'your bid');
    for (const run of waiting.splice(0)) run();
    speech.add('move', 'You: three');
    for (const run of waiting.splice(0)) run();
    expect(said).toEqual(['Betsy: two. Bertrand: pass. your bid', 'You: three']);
  });
});

describe('what is said of the table', () => {
  const hint = (part: Partial<Hint>): Hint => ({
    move: 1,
    kind: 'line',
    card: 7,
    from: 2,
    to: 6,
    count: 1,
    ...part,
  });

  test('hints name the card and both piles', () => {
    expect(hintText(en, hint({}))).toBe('8 of clubs from column 3 to column 7.');
    expect(hintText(da, hint({ to: FOUNDATION }))).toBe('Klør 8 fra kolonne 3 til fundamentet.');
    expect(hintText(en, hint({ count: 3 }))).toBe('3 cards from 8 of clubs down, from column 3 to column 7.');
    expect(hintText(en, hint({ from: STOCK, to: WASTE, card: null }))).toBe('Turn a card from the stock.');
    expect(hintText(en, hint({ from: WASTE, to: STOCK, card: null, count: 64 }))).toMatch(/new pass/);
    expect(hintText(en, hint({ kind: 'guess' }))).toMatch(/^8 of clubs .* guess/);
    expect(hintText(en, hint({ kind: 'lost', move: 0, card: null }))).toBe(en.hint.lost);
  });

  test('moves: a turned card, a carried run, what goes up by itself', async () => {
    const { session } = await openScene('free-cells', 1);
    const { state } = session;
    const step = (card: number, from: number, to: number) => ({ kind: 'move' as const, card, from, to });
    expect(playedText(en, [[step(7, 2, 6)]], state)).toBe('8 of clubs to column 7');
    expect(playedText(en, [[step(7, 2, 6), step(32, 2, 6)]], state)).toBe(
      '2 cards from 8 of clubs down, to column 7',
    );
    expect(playedText(en, [[step(7, 2, CELL)], [step(0, 4, FOUNDATION)]], state)).toBe(
      '8 of clubs to cell a, 1 card sent up',
    );
    expect(playedText(en, [[step(7, STOCK, WASTE)]], state)).toBe('8 of clubs turned, 0 cards in the stock');
  });

  test('piles and cards have names and places', async () => {
    const { session } = await openScene('free-cells', 1);
    const { state } = session;
    expect(groupLabel(en, state, 0)).toBe('Column 1, 7 cards, top 6 of spades');
    expect(placeLabel(en, state, 0, 0)).toBe('6 of spades, 7 of 7');
    expect(placeLabel(en, state, 0, 6)).toBe('jack of diamonds, 1 of 7');
    expect(placeLabel(en, state, CELL, 0)).toBe('Free cell a, empty');
    const selection = { pile: 0, count: 1, targets: [CELL] };
    const held: GameState = { ...state, selection };
    expect(placeLabel(en, held, 0, 0)).toBe('6 of spades, 7 of 7, picked up');
    expect(placeLabel(en, held, CELL, 0)).toBe('Free cell a, empty, can go here');
    expect(selectionText(en, selection, held)).toBe('6 of spades picked up, 1 place to go');
  });
});

test('the rules of every game and of house rules can be told in every language', () => {
  for (const lang of ['en', 'da', 'sv'] as const) {
    for (const game of gameIds) {
      const said = rulesText(textsOf(lang), core.gameRules(game)).join(' ');
      expect(said).not.toMatch(/undefined|NaN|#/);
    }
  }
  const told = rulesText(en, {
    ...core.gameRules('forty-thieves'),
    faceDown: 2,
    passes: 3,
    build: 'any',
  }).join(' ');
  expect(told).toContain('The first 2 rows lie face down');
  expect(told).toContain('three times');
  const strict = rulesText(en, { ...core.gameRules('free-places'), fill: 'king' }).join(' ');
  expect(strict).toContain('Only a king');
});
