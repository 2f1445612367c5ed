import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { book as da } from '../../src/i18n/da/help/book';
import { book as en } from '../../src/i18n/en/help/book';
import odds from '../../src/i18n/help/napOdds.json';
import {
  gameSections,
  type HelpBook,
  type HelpPage,
  helpGames,
  helpTopics,
  type Piece,
} from '../../src/i18n/help/shape';
import survey from '../../src/i18n/help/survey.json';
import { type Lang, textsOf } from '../../src/i18n/index';
import { book as sv } from '../../src/i18n/sv/help/book';
import { napExample } from '../../src/nap/game/example/exampleDeal';
import { catalogue } from '../../src/patience/game/text/catalogue';
import { openSearch } from '../../src/patience/ui/help/helpSearch';
import { placesIn, plainText } from '../../src/patience/ui/help/helpText';
import { isPatience } from '../../src/patience/ui/help/helpUi';
import { rulesText } from '../../src/patience/ui/sheets/rulesText';
import { openTestCore } from '../support/core';

const core = await openTestCore();
const books: Readonly<Record<Lang, HelpBook>> = { en, da, sv };
const languages = ['en', 'da', 'sv'] as const;

function bodies(book: HelpBook): readonly (readonly [place: string, body: readonly Piece[]])[] {
  const games = helpGames.flatMap((game) =>
    book.games[game].map(({ id, body }) => [`${game}/${id}`, body] as const),
  );
  return [...games, ...helpTopics.map((topic) => [topic, book.topics[topic].body] as const)];
}

function textsIn(piece: Piece): readonly string[] {
  if (typeof piece === 'string') return [piece];
  if ('list' in piece) return piece.list;
  if ('ask' in piece) return [piece.ask, piece.answer];
  return 'says' in piece ? [piece.says] : [];
}

/** What kind a piece is, without its words. */
function kind(piece: Piece): string {
  if (typeof piece === 'string') return 'paragraph';
  if ('list' in piece) return `list of ${piece.list.length}`;
  if ('ask' in piece) return 'ask';
  return 'picture' in piece ? piece.picture : piece.made;
}

describe.each(languages)('the help in %s', (lang) => {
  const book = books[lang];
  const all = bodies(book);

  test('has every section of every game', () => {
    for (const game of helpGames) {
      const wanted = gameSections.filter((id) => game === 'nap' || (id !== 'example' && id !== 'tables'));
      expect(book.games[game].map(({ id }) => id).toSorted(), game).toEqual(wanted.toSorted());
      for (const { title, body } of book.games[game]) {
        expect(title.length).toBeGreaterThan(4);
        expect(body.length, `${game} ${title}`).toBeGreaterThan(0);
      }
    }
    for (const topic of helpTopics) expect(book.topics[topic].body.length, topic).toBeGreaterThan(1);
  });

  test('tells what English tells, piece by piece', () => {
    expect(all.map(([place, body]) => [place, body.map(kind)])).toEqual(
      bodies(en).map(([place, body]) => [place, body.map(kind)]),
    );
    for (const [i, [place, body]] of all.entries()) {
      const links = (pieces: readonly Piece[]) => pieces.flatMap(textsIn).flatMap(placesIn);
      expect(links(body), place).toEqual(links(bodies(en)[i]![1]));
    }
  });

  test('says that what may go to an empty column is asked before the game, where it is, and nowhere else', () => {
    const { choose } = textsOf(lang).commands;
    for (const game of helpGames.filter(isPatience)) {
      const said = book.games[game].flatMap(({ body }) => body.flatMap(textsIn)).join(' ');
      expect(said.includes(`*${choose}*`), game).toBe('asks' in catalogue[game]);
    }
  });

  test('leads only to places that are there', () => {
    for (const [place, body] of all) {
      for (const to of body.flatMap(textsIn).flatMap(placesIn)) {
        expect(to, place).not.toBeNull();
        const game = helpGames.find((name) => name === to!.page);
        if (to!.section) expect(book.games[game!].map(({ id }) => id)).toContain(to!.section);
      }
    }
  });

  test('leaves no mark, no gap and no other language in its prose', () => {
    const english = new Set(bodies(en).flatMap(([, body]) => body.flatMap(textsIn)));
    for (const [place, body] of all) {
      for (const text of body.flatMap(textsIn)) {
        expect(plainText(text), place).not.toMatch(/undefined|NaN|[{}[\]*$_]|\s\s|^\s|\s$|['"]/);
        if (lang !== 'en') expect(english.has(text), `${place}: ${text}`).toBe(false);
        if (lang !== 'en') expect(text, place).not.toMatch(/\b(the|with|card|move|of)\b/i);
        if (lang !== 'da') expect(text, place).not.toMatch(/\b(og|ikke|hvor|kortet er)\b/);
        if (lang !== 'sv') expect(text, place).not.toMatch(/\b(och|inte|där|utan)\b/);
      }
    }
  });

  test('speaks of free places, not of cells, where the game has places', () => {
    const page = book.games['free-places'].flatMap(({ body }) => body.flatMap(textsIn)).map(plainText);
    const besides = page.map((text) => text.replace(/med fri celler|fri(?:e|a)? celler|free-cells/gi, ''));
    for (const text of besides) expect(text).not.toMatch(/\bcell(?!s? rules)/i);
  });

  test('names commands and settings by the words that they bear', () => {
    const { commands, settings } = textsOf(lang);
    const { hints, auto, numbers } = book.topics;
    expect(JSON.stringify(hints)).toContain(settings.fairSight);
    expect(JSON.stringify(auto)).toContain(commands.sendAll);
    expect(JSON.stringify(numbers)).toContain(commands.share);
  });

  test('tells the example of the trick game trick by trick', () => {
    expect(book.words.example.tricks).toHaveLength(napExample.tricks.length);
  });
});

function searchIn(lang: Lang) {
  const book = books[lang];
  const name = (page: HelpPage) =>
    isPatience(page)
      ? catalogue[page].names[lang][0]
      : page === 'nap'
        ? book.words.napName
        : book.topics[page].title;
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

  test('the words found are marked as they are written', async () => {
    const { markedParts } = await import('../../src/patience/ui/help/helpSearch');
    const [best] = searchIn('sv').find('kasthog', 'forty-thieves', 1);
    const marked = markedParts(`${best!.title} ${best!.text}`, best!.terms).filter((part) => part.marked);
    expect(marked.map(({ text }) => text.toLowerCase()).every((text) => text.startsWith('kasthög'))).toBe(
      true,
    );
    expect(marked.length).toBeGreaterThan(0);
  });
});

describe('what the help says was measured', () => {
  test('the survey is the one of the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const { game, deals, winnable, cannot, low, high } of survey.rows) {
      const name = catalogue[game as keyof typeof catalogue].names.en[0];
      const row = readme.split('\n').find((line) => line.startsWith(`| ${name} |`));
      const told = [`1–${deals}`, winnable, cannot, deals - winnable - cannot, `${low} and ${high} %`];
      expect(row, name).toBe(`| ${name} | ${told.join(' | ')} |`);
    }
  });

  test('three good trumps pay where the text says so', () => {
    const pays = (holding: string, players: number) => {
      const row = odds.rows.find((one) => one.holding === holding && one.players === players)!;
      return row.gain > row.gainMargin;
    };
    expect([pays('Kxx', 4), pays('Qxx', 4), pays('Kxx', 5)]).toEqual([true, false, false]);
    expect([pays('Axx', 5), pays('KJx', 5), pays('QJx', 5)]).toEqual([true, true, false]);
    expect([pays('AJx', 6), pays('KQx', 6), pays('Axx', 6)]).toEqual([true, false, false]);
    expect(odds.hands).toBeGreaterThanOrEqual(1000);
  });
});
