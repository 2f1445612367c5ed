import { describe, expect, it } from 'vitest';
import { Fault, Refusal } from '../../assembly/abi';
import { napReasonsDa } from '../../src/i18n/da/napReasons';
import { napReasonsEn } from '../../src/i18n/en/napReasons';
import { type FaultCode, faultSentence, faults } from '../../src/i18n/faults';
import type { Lang } from '../../src/i18n/lang';
import { refusalSentence, refusals } from '../../src/i18n/refusals';
import { napReasonsSv } from '../../src/i18n/sv/napReasons';
import { cardName, pileName } from '../../src/i18n/words';
import { leaves, valuesNamed } from '../support/texts';

const langs: readonly Lang[] = ['en', 'da', 'sv'];
const fourCells = { cells: 4, taken: 3, kings: false, places: false };

describe('refusals', () => {
  it('are whole sentences in every language', () => {
    for (const lang of langs) {
      for (const reason of Object.keys(refusals[lang])) {
        const code = /^\d+$/.test(reason) ? Number(reason) : reason;
        for (const detail of [1, 2, 11]) {
          const text = refusalSentence(code, { ...fourCells, detail, cards: 4 }, lang);
          expect(text).toMatch(/^\p{Lu}.*\.$/u);
          expect(text).not.toMatch(/undefined|NaN|[{}]/);
        }
      }
    }
  });

  it('count in words up to twelve, with the word for one that fits, and name what is missing', () => {
    const values = { ...fourCells, detail: 1, cards: 4 };
    const say = (reason: number, lang: Lang, more = {}): string =>
      refusalSentence(reason, { ...values, ...more }, lang);
    expect(say(Refusal.NeedsSpaces, 'en')).toBe('Four cards would need one more free cell.');
    expect(say(Refusal.NeedsSpaces, 'da')).toBe('Fire kort ville kræve én fri celle mere.');
    expect(say(Refusal.NeedsSpaces, 'sv')).toBe('Fyra kort skulle kräva en fri cell till.');
    const columns = { detail: 2, cells: 0, taken: 0, cards: 12 };
    expect(say(Refusal.NeedsSpaces, 'en', columns)).toBe('Twelve cards would need two more empty columns.');
    expect(say(Refusal.NeedsSpaces, 'da', columns)).toBe('Tolv kort ville kræve to tomme kolonner mere.');
    expect(say(Refusal.NeedsSpaces, 'sv', columns)).toBe('Tolv kort skulle kräva två tomma kolumner till.');
    expect(say(Refusal.NeedsCells, 'da', { detail: 2 })).toBe('Fire kort ville kræve to fripladser mere.');
    expect(say(Refusal.FoundationNext, 'sv', { detail: 3 })).toBe('Grundhögen väntar på klöver 4.');
  });

  it('never ask for more spaces than there are', () => {
    const five = { cells: 4, taken: 0, kings: false, places: true, detail: 1, cards: 5 };
    const say = (reason: number, lang: Lang, more = {}): string =>
      refusalSentence(reason, { ...five, ...more }, lang);
    expect(langs.map((lang) => say(Refusal.NeedsCells, lang))).toEqual([
      'Never more than four cards go together: there are no more than four free places.',
      'Højst fire kort flyttes samlet: flere end fire fripladser er der ikke.',
      'Högst fyra kort flyttas tillsammans: fler än fyra fria platser finns det inte.',
    ]);
    const seven = { places: false, taken: 1, detail: 3, cards: 7 };
    expect(langs.map((lang) => say(Refusal.NeedsSpaces, lang, seven))).toEqual([
      'Seven cards would not go even with every cell free.',
      'Syv kort ville ikke kunne flyttes, selv med alle celler frie.',
      'Sju kort skulle inte gå att flytta ens med alla celler lediga.',
    ]);
    const one = 'Only one card at a time may be moved.';
    expect(say(Refusal.NeedsCells, 'en', { cells: 1, taken: 0, cards: 2 })).toBe(one);
    expect(say(Refusal.NeedsSpaces, 'en', { cells: 0, kings: true, cards: 3, detail: 2 })).toBe(one);
  });
});

describe('faults', () => {
  it('have words in every language, without a value left out', () => {
    for (const lang of langs) {
      for (const key of Object.keys(faults[lang])) {
        const code = (/^\d+$/.test(key) ? Number(key) : key) as FaultCode;
        const text = faultSentence(code, { line: 7, text: 'x', face: 38, pile: 4, count: 3, limit: 2 }, lang);
        expect(text).toMatch(/^[^.]+$/);
        expect(text).not.toMatch(/undefined|NaN|[{}]/);
      }
    }
  });

  it('name the card or the line', () => {
    const three = { face: 38, count: 3, limit: 2 };
    expect(faultSentence('too-many-of-card', three, 'en')).toBe('three K♥, but two packs have two');
    expect(faultSentence('too-many-of-card', three, 'da')).toBe('tre K♥, men to spil kort har to');
    expect(faultSentence('too-many-of-card', three, 'sv')).toBe('tre K♥, men två lekar har två');
    expect(faultSentence('no-card', { line: 7, text: '1H' }, 'sv')).toBe('rad 7: "1H" är inget kort');
    expect(faultSentence(Fault.MissingCard, { face: 0 }, 'da')).toBe('A♣ mangler');
  });
});

it.each([
  ['refusals', refusals],
  ['faults', faults],
  ['reasons in the trick game', { en: napReasonsEn, da: napReasonsDa, sv: napReasonsSv }],
])('%s name the same values in every language', (_, texts) => {
  const values = (lang: Lang) =>
    leaves(texts[lang]).map(([path, text]) => [path, valuesNamed(String(text))] as const);
  for (const lang of langs) expect(values(lang)).toEqual(values('en'));
});

describe('names', () => {
  it('of cards are those of each language’s card players', () => {
    expect(langs.map((lang) => cardName(7, lang))).toEqual(['8 of clubs', 'klør 8', 'klöver 8']);
    expect(langs.map((lang) => cardName(51, lang))).toEqual(['king of spades', 'spar konge', 'spader kung']);
    expect(langs.map((lang) => cardName(26, lang))).toEqual(['ace of hearts', 'hjerter es', 'hjärter ess']);
    expect(langs.map((lang) => cardName(22, lang))).toEqual(['10 of diamonds', 'ruder 10', 'ruter 10']);
  });

  it('of piles count columns from one', () => {
    expect(langs.map((lang) => pileName(2, lang))).toEqual(['column 3', 'kolonne 3', 'kolumn 3']);
    expect(pileName(13, 'en')).toBe('cell b');
    expect(pileName(22, 'sv')).toBe('grundhögen för hjärter');
  });
});
