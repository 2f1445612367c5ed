import { describe, expect, test } from 'vitest';
import { Refusal } from '../../assembly/abi';
import {
  cardName,
  clockText,
  durationText,
  pickLanguage,
  pileFrom,
  pileLabel,
  pileTo,
  type ReasonCode,
  reasonText,
  type Texts,
  textsFor,
  textsOf,
} from '../../src/i18n/index';
import type { Lang } from '../../src/i18n/lang';
import { napTexts } from '../../src/i18n/nap';
import { refusalSentence } from '../../src/i18n/refusals';
import type { RuleRecord } from '../../src/patience/core/types';
import { commands } from '../../src/patience/ui/base/commands';
import { rulesText } from '../../src/patience/ui/sheets/rulesText';
import { gameIds } from '../../src/shared/core/types';
import { keyText } from '../../src/shared/ui/keyboard';
import { openTestCore } from '../support/core';
import { leaves, valuesNamed, withoutValues } from '../support/texts';

const core = await openTestCore();

const en = new Map(leaves(textsOf('en')));
const others = (['da', 'sv'] as const).map((lang) => ({ lang, texts: new Map(leaves(textsOf(lang))) }));

/** Ids and signs that are the same by right, and words that the languages share. */
const sameByRight = new Set([
  'title',
  'chooser.nap',
  'menu.title',
  'commands.menu',
  'commands.linePause',
  'settings.speeds.normal',
  'settings.motions.full',
  'keys.ctrl',
  'keys.enter',
  'keys.escape',
  'keys.tab',
]);
const cardLetters = /^cards\.letters\./;

/** Numbers that stand for themselves in a sentence, each its own. */
const numbers = [4321, 8765, 6543, 2109];
const words = ['Ωa', 'Ωb', 'Ωc', 'Ωd'];

/** A text function called with numbers where it takes them, with words elsewhere. */
function called(text: (...values: never[]) => unknown, values: readonly unknown[]): string {
  return String(text(...(values as never[])));
}

describe.each(others)('the catalogue in $lang', ({ texts }) => {
  test('has every text, and none besides', () => {
    expect([...texts.keys()]).toEqual([...en.keys()]);
    for (const [path, value] of texts) expect(value, path).toBeTruthy();
  });

  test('leaves no English', () => {
    for (const [path, text] of texts) {
      if (typeof text !== 'string' || sameByRight.has(path) || cardLetters.test(path)) continue;
      expect(text, path).not.toBe(en.get(path));
      expect(withoutValues(text).replace('Rank and File', ''), path).not.toMatch(
        /\b(the|and|with|card|move|deal|from the)\b/i,
      );
    }
  });

  test('says every value that English says', () => {
    for (const [path, text] of en) {
      if (typeof text === 'string') {
        expect(valuesNamed(String(texts.get(path))), path).toEqual(valuesNamed(text));
        continue;
      }
      if (typeof text !== 'function') continue;
      const theirs = texts.get(path) as (...values: never[]) => unknown;
      for (const values of [numbers, words]) {
        const english = called(text as (...values: never[]) => unknown, values);
        const said = called(theirs, values);
        for (const value of values) {
          const shown = typeof value === 'number' ? String(value).slice(-3) : value;
          const plain = (sentence: string) => sentence.replace(/[\s.,\u00a0\u202f]/g, '');
          expect(plain(said).includes(shown), `${path}: ${said}`).toBe(plain(english).includes(shown));
        }
      }
    }
  });
});

describe('the texts of a game with free places', () => {
  test('never speak of cells, and those of one with cells never of places', () => {
    const cell = /\bcell/i;
    const place = /free place|friplads|fria? plats/i;
    for (const lang of ['en', 'da', 'sv'] as const) {
      const spaces = { carry: 'spaces' };
      const [places, cells] = [textsFor(lang, { carry: 'cells' }), textsFor(lang, spaces)];
      const used = (texts: Texts) => {
        const { help, piles, to, from, hint, spoken, reasons } = texts;
        const { cells: each, return: back } = help;
        return leaves({ piles, to, from, hint, spoken, reasons, help: { each, back } }).map(([, text]) =>
          typeof text === 'function' ? called(text as (...values: never[]) => unknown, [4]) : String(text),
        );
      };
      for (const said of used(places)) expect(said, lang).not.toMatch(cell);
      for (const said of used(cells)) expect(said, lang).not.toMatch(place);
      expect(used(places).filter((said) => place.test(said)).length).toBeGreaterThanOrEqual(8);
      expect(leaves(places).map(([path]) => path)).toEqual(leaves(cells).map(([path]) => path));
    }
  });

  test('refuse with the same words', () => {
    for (const lang of ['en', 'da', 'sv'] as const) {
      for (const reason of [
        Refusal.CellTaken,
        Refusal.CellHoldsOne,
        Refusal.CellToCell,
        Refusal.NeedsCells,
      ]) {
        const values = { detail: 1, cards: 2, cells: 4, taken: 3, kings: false, places: true };
        expect(refusalSentence(reason, values, lang)).not.toMatch(/cell/i);
      }
    }
  });
});

test('a sentence about a deal begins with a word, whatever the rules', () => {
  for (const lang of ['en', 'da', 'sv'] as const) {
    for (const game of gameIds) {
      const rules = core.gameRules(game);
      for (const said of rulesText(textsFor(lang, rules), rules))
        expect(said, `${lang} ${game}`).not.toMatch(/(^|[.!] )\d/);
    }
  }
});

test('the rules say of carrying and of coming back what the core does with them', () => {
  const said = (lang: Lang, changes: Partial<RuleRecord>) => {
    const rules = { ...core.gameRules('free-cells'), ...changes };
    return rulesText(textsFor(lang, rules), rules).join(' ');
  };
  const doubled = /doubled|fordobl|fördubbl/;
  const cell = /\bcell/i;
  for (const lang of ['en', 'da', 'sv'] as const) {
    expect(said(lang, {}), lang).toMatch(doubled);
    expect(said(lang, { fill: 'king' }), lang).not.toMatch(doubled);
    expect(said(lang, { fill: 'king' }), lang).toMatch(cell);
    expect(said(lang, { fill: 'king', cells: 0 }), lang).not.toMatch(cell);
  }
  expect(said('en', { fill: 'king', cells: 0 })).toContain(textsOf('en').help.carry.one);
});

test('every key has a sign or a word, none its code name', () => {
  for (const lang of ['en', 'da', 'sv'] as const) {
    const texts = textsFor(lang, { carry: 'one' });
    for (const { keys } of commands)
      for (const key of keys) expect(keyText(texts, key)).not.toMatch(/arrow|escape|[A-Z]{3}/);
  }
});

test('no text has a placeholder left, in any language', () => {
  for (const lang of ['en', 'da', 'sv'] as const) {
    const { reasons, ...rest } = textsOf(lang);
    const texts = leaves(rest).map(([path, text]) => {
      const isSaid = typeof text === 'function';
      return [
        path,
        isSaid ? called(text as (...values: never[]) => unknown, numbers) : String(text),
      ] as const;
    });
    const why = (Object.keys(reasons) as ReasonCode[]).flatMap((code) =>
      [1, 5].map((n) => [code, reasonText(textsOf(lang), { code, cards: [60], piles: [3], n })] as const),
    );
    for (const [path, said] of [...texts, ...why]) {
      expect(said, `${lang} ${path}`).not.toMatch(/[#{}$]|undefined|NaN/);
    }
  }
});

test('cards and piles are named as players name them', () => {
  const eightOfClubs = 7;
  const twinOfQueenOfHearts = 52 + 26 + 11;
  const said = (['en', 'da', 'sv'] as const).map((lang) => {
    const texts = textsOf(lang);
    return [
      cardName(eightOfClubs, texts.lang),
      cardName(twinOfQueenOfHearts, texts.lang),
      pileLabel(texts, 2),
      pileLabel(texts, 13),
    ];
  });
  expect(said).toEqual([
    ['8 of clubs', 'queen of hearts', 'Column 3', 'Free cell b'],
    ['klør 8', 'hjerter dame', 'Kolonne 3', 'Fri celle b'],
    ['klöver 8', 'hjärter dam', 'Kolumn 3', 'Fri cell b'],
  ]);
  expect(pileTo(textsOf('da'), 22)).toBe('til fundamentet');
  expect(pileFrom(textsOf('sv'), 17)).toBe('från kasthögen');
  expect(pileLabel(textsOf('sv'), 25)).toBe('Grundhög i spader');
});

test('one card is one card, and several are several', () => {
  expect(textsOf('en').cards.count(1)).toBe('1 card');
  expect(textsOf('en').cards.count(2)).toBe('2 cards');
  expect(textsOf('da').spoken.places(1)).toBe('1 mulig plads');
  expect(textsOf('sv').spoken.places(1200).replace(/\s/g, ' ')).toBe('1 200 möjliga platser');
});

test('what is said of cards fits one and several', () => {
  const up = (lang: Lang, n: number) => textsOf(lang).spoken.sentUp(textsOf(lang).cards.count(n));
  expect([up('sv', 1), up('sv', 3)]).toEqual(['1 kort lades upp', '3 kort lades upp']);
  expect([up('da', 1), up('da', 3)]).toEqual(['1 kort lagt op', '3 kort lagt op']);
  const twin = { code: 'twin', cards: [8], piles: [3], n: 1 } as const;
  expect(reasonText(textsOf('sv'), twin)).toBe('den andra klöver 9 ligger fritt i kolumn 4');
});

test('the badge says of a deal that can be won that it can, in every language', () => {
  const said = (lang: Lang) => {
    const { winnable, 'no-longer': noLonger, cannot } = textsOf(lang).badge.words;
    return [winnable, noLonger, cannot];
  };
  expect(said('en')).toEqual(['winnable', 'can no longer be won', 'cannot be won']);
  expect(said('da')).toEqual(['kan gå op', 'kan ikke længere gå op', 'kan ikke gå op']);
  expect(said('sv')).toEqual(['kan gå ut', 'kan inte längre gå ut', 'kan inte gå ut']);
});

test('one thing has one word wherever it stands', () => {
  for (const lang of ['da', 'sv'] as const) {
    const { settings, keys } = textsOf(lang);
    const nap = napTexts(lang);
    expect(nap.commands.house, lang).toContain(settings.theme);
    expect(nap.table.stuck, lang).toContain(keys.space.toLowerCase());
  }
});

test('time as a clock shows it and as it is said', () => {
  expect([0, 59_999, 60_000, 3_723_000].map(clockText)).toEqual(['0:00', '0:59', '1:00', '1:02:03']);
  expect(durationText('en', 724_000)).toBe('12 minutes and 4 seconds');
  expect(durationText('da', 61_000)).toBe('1 minut og 1 sekund');
  expect(durationText('sv', 3_600_000)).toBe('1 timme');
  expect(durationText('en', 400)).toBe('0 seconds');
});

test('the language is the chosen one, else the first known of the browser’s, else English', () => {
  expect(pickLanguage('sv', ['da-DK'])).toBe('sv');
  expect(pickLanguage(null, ['de-DE', 'sv-FI', 'en'])).toBe('sv');
  expect(pickLanguage('klingon', ['da'])).toBe('da');
  expect(pickLanguage(undefined, ['nb-NO'])).toBe('da');
  expect(pickLanguage(undefined, ['fr-FR'])).toBe('en');
  expect(pickLanguage(undefined, [])).toBe('en');
});
