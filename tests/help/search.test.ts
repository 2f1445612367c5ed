import { describe, expect, test } from 'vitest';
import { bookOf } from '../../src/help/book';
import { isPatience } from '../../src/help/context';
import { markedParts, openSearch } from '../../src/help/search';
import { loadHelp } from '../../src/i18n/help';
import { type Lang, textsOf } from '../../src/i18n/index';
import { catalogue } from '../../src/patience/game/text/catalogue';
import { rulesText } from '../../src/patience/ui/sheets/rulesText';
import type { HelpPage } from '../../src/shared/ui/helpAddress';
import { openTestCore } from '../support/core';

const core = await openTestCore();
const texts = { en: await loadHelp('en'), da: await loadHelp('da'), sv: await loadHelp('sv') };

function searchIn(lang: Lang) {
  const book = bookOf(texts[lang], lang);
  const name = (page: HelpPage) =>
    isPatience(page)
      ? catalogue[page].names[lang][0]
      : page === 'nap'
        ? book.texts.words.napName
        : book.texts[page].title;
  const made = (page: HelpPage, what: string) =>
    what === 'rules' && isPatience(page) ? rulesText(textsOf(lang), core.gameRules(page)).join(' ') : '';
  return openSearch(book, name, made);
}

describe('searching the help', () => {
  const places = (lang: Lang, query: string, page: HelpPage = 'forty-thieves') =>
    searchIn(lang)
      .find(query, page, 12)
      .map((found) => `${found.page}/${found.section}`);

  test.each([
    ['en', 'offline', 'offline/offline'],
    ['en', 'difficulty', 'numbers/numbers'],
    ['da', 'sværhedsgrad', 'numbers/numbers'],
    ['sv', 'svårighetsgrad', 'numbers/numbers'],
    ['en', 'Saint Helena whist', 'legend/legend'],
    ['en', 'wellington', 'nap/history'],
    ['en', 'not known', 'verdict/verdict'],
    ['en', 'misunderstandings king empty', 'forty-thieves/mistakes'],
    ['en', 'second pass', 'josephine/mistakes'],
    ['en', 'joker', 'nap/tables'],
    ['da', 'laurbærkrans', 'verdict/verdict'],
    ['da', 'laurbaerkransen', 'verdict/verdict'],
    ['da', 'myten', 'legend/legend'],
    ['da', 'omgang', 'josephine/mistakes'],
    ['da', 'fortryd', 'verdict/verdict'],
    ['da', 'trumf', 'nap/rules'],
    ['da', 'uden net', 'offline/offline'],
    ['da', 'aflaegsbunke', 'forty-thieves/strategy'],
    ['sv', 'lagerkransen', 'verdict/verdict'],
    ['sv', 'genomgång', 'josephine/mistakes'],
    ['sv', 'genomgang', 'josephine/mistakes'],
    ['sv', 'genomgaang', 'josephine/mistakes'],
    ['sv', 'kasthog', 'forty-thieves/strategy'],
    ['sv', 'spelförare', 'nap/rules'],
    ['sv', 'webbläsaren', 'keeping/keeping'],
    ['sv', 'Waterloo', 'nap/history'],
  ] as const)('%s: “%s” is found in %s', (lang, query, place) => {
    expect(places(lang, query)).toContain(place);
  });

  test('a word half typed or a letter wrong is found all the same; nonsense is not', () => {
    expect(places('en', 'welling')).toContain('nap/history');
    expect(places('en', 'foundaton').length).toBeGreaterThan(0);
    expect(places('sv', 'xyzzyqq')).toEqual([]);
  });

  test('of what several games share, the page that is open comes first, and once', () => {
    for (const page of ['streets', 'limited'] as const) {
      const found = searchIn('en').find('cards in perfect order together', page, 12);
      const same = found.filter(({ title }) => title.includes('perfect order'));
      expect(same).toHaveLength(1);
    }
    expect(places('en', 'only a king may go to an empty column', 'limited')[0]).toBe('limited/mistakes');
  });

  test('the words found are marked as they are written', () => {
    const [best] = searchIn('sv').find('kasthog', 'forty-thieves', 1);
    const marked = markedParts(`${best!.title} ${best!.text}`, best!.terms).filter((part) => part.marked);
    expect(marked.map(({ text }) => text.toLowerCase()).every((text) => text.startsWith('kasthög'))).toBe(
      true,
    );
    expect(marked.length).toBeGreaterThan(0);
  });
});
