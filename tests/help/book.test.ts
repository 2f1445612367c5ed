import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookOf, type HelpBook, type Piece } from '../../src/help/book';
import { cardLetters, isPatience } from '../../src/help/context';
import lineFigures from '../../src/help/lineFigures.json';
import odds from '../../src/help/napOdds.json';
import { placesIn, plainText } from '../../src/help/prose';
import survey from '../../src/help/survey.json';
import { limitRows } from '../../src/help/tables';
import { type HelpTexts, loadHelp } from '../../src/i18n/help';
import { type Lang, languages, textsOf } from '../../src/i18n/index';
import { napExample } from '../../src/nap/game/example/exampleDeal';
import { catalogue } from '../../src/patience/game/text/catalogue';
import { gameSections, helpGames, helpTopics } from '../../src/shared/ui/helpAddress';
import { usualSettings } from '../../src/shared/ui/settings';
import { leaves, valuesNamed } from '../support/texts';

const texts = { en: await loadHelp('en'), da: await loadHelp('da'), sv: await loadHelp('sv') };
const english = bookOf(texts.en, 'en');

function bodies({ pages }: HelpBook): readonly (readonly [place: string, body: readonly Piece[]])[] {
  return Object.entries(pages).flatMap(([page, sections]) =>
    sections.map(({ id, body }) => [`${page}/${id}`, body] as const),
  );
}

function textsIn(piece: Piece): readonly string[] {
  if (typeof piece === 'string') return [piece];
  if ('list' in piece) return piece.list;
  if ('ask' in piece) return [piece.ask, piece.answer];
  return 'says' in piece ? [piece.says] : [];
}

/** The places, and the values, that a text names. */
function named(text: string): readonly unknown[] {
  return [placesIn(text), valuesNamed(text)];
}

describe.each(languages)('the help in %s', (lang) => {
  const book = bookOf(texts[lang], lang);
  const all = bodies(book);

  test('has every section of every game', () => {
    for (const game of helpGames) {
      const wanted = gameSections.filter((id) => game === 'nap' || (id !== 'example' && id !== 'tables'));
      expect(book.pages[game].map(({ id }) => id).toSorted(), game).toEqual(wanted.toSorted());
      for (const { title, body } of book.pages[game]) {
        expect(title.length).toBeGreaterThan(4);
        expect(body.length, `${game} ${title}`).toBeGreaterThan(0);
      }
    }
    for (const topic of helpTopics) expect(book.pages[topic][0]!.body.length, topic).toBeGreaterThan(1);
  });

  test('has every text of English and none besides, with the same links and values', () => {
    const told = leaves(texts[lang]) as readonly (readonly [string, string])[];
    const wanted = leaves(texts.en) as typeof told;
    expect(told.map(([path]) => path)).toEqual(wanted.map(([path]) => path));
    for (const [i, [path, text]] of told.entries()) {
      expect(text, path).not.toBe('');
      expect(named(text), path).toEqual(named(wanted[i]![1]));
    }
  });

  test('says that what may go to an empty column is asked before the game, where it is, and nowhere else', () => {
    const { choose } = textsOf(lang).commands;
    for (const game of helpGames.filter(isPatience)) {
      const said = book.pages[game].flatMap(({ body }) => body.flatMap(textsIn)).join(' ');
      expect(said.includes(`*${choose}*`), game).toBe('asks' in catalogue[game]);
    }
  });

  test('leads only to places that are there', () => {
    for (const [place, body] of all) {
      for (const to of body.flatMap(textsIn).flatMap(placesIn)) {
        expect(to, place).not.toBeNull();
        const game = helpGames.find((name) => name === to!.page);
        if (to!.section) expect(book.pages[game!].map(({ id }) => id)).toContain(to!.section);
      }
    }
  });

  test('leaves no mark, no gap and no other language in its prose', () => {
    const same = new Set(bodies(english).flatMap(([, body]) => body.flatMap(textsIn)));
    for (const [place, body] of all) {
      for (const text of body.flatMap(textsIn)) {
        expect(plainText(text), place).not.toMatch(/undefined|NaN|[{}[\]*$_]|\s\s|^\s|\s$|['"]/);
        if (lang !== 'en') expect(same.has(text), `${place}: ${text}`).toBe(false);
        if (lang !== 'en') expect(text, place).not.toMatch(/\b(the|with|card|move|of)\b/i);
        if (lang !== 'da') expect(text, place).not.toMatch(/\b(og|ikke|hvor|kortet er)\b/);
        if (lang !== 'sv') expect(text, place).not.toMatch(/\b(och|inte|där|utan)\b/);
      }
    }
  });

  test('speaks of free places, not of cells, where the game has places', () => {
    const page = book.pages['free-places'].flatMap(({ body }) => body.flatMap(textsIn)).map(plainText);
    const besides = page.map((text) => text.replace(/fri[ea] celler|free-cells/gi, ''));
    for (const text of besides) expect(text).not.toMatch(/\bcell(?!s? rules)/i);
  });

  test('names commands and settings by the words that they bear', () => {
    const { commands, settings } = textsOf(lang);
    const { hints, auto, numbers } = book.pages;
    expect(JSON.stringify(hints)).toContain(settings.fairSight);
    expect(JSON.stringify(auto)).toContain(commands.sendAll);
    expect(JSON.stringify(numbers)).toContain(commands.share);
  });

  test('tells the example of the trick game trick by trick', () => {
    expect(texts[lang].example.tricks).toHaveLength(napExample.tricks.length);
  });
});

/** The texts, each being its own path. */
function blank(value: HelpTexts): HelpTexts {
  const paths = (inner: unknown, path: string): unknown =>
    typeof inner === 'string'
      ? path
      : Object.fromEntries(
          Object.entries(inner as object).map(([key, deep]) => [key, paths(deep, `${path}.${key}`)]),
        );
  return paths(value, '') as HelpTexts;
}

test('every text of the pages stands on one', () => {
  const shown = new Set(bodies(bookOf(blank(texts.en), 'en')).flatMap(([, body]) => body.flatMap(textsIn)));
  const { shared, pictures, ...rest } = blank(texts.en);
  const pages = [...helpGames, ...helpTopics].map((page) => [page, rest[page]]);
  // the title of a topic, and what is put into other texts
  const within = /\.(title|places|emptied\.\w+)$/;
  for (const [path, text] of leaves({ shared, pictures, ...Object.fromEntries(pages) })) {
    if (!within.test(path)) expect(shown, path).toContain(text);
  }
});

test('the table of runs has every row of the source’s', () => {
  const source = '0·0·1 1·0·2 2·0·3 3·0·4 4·0·5 1·1·4 2·1·6 4·1·10'.split(' ');
  const told = limitRows.map(([cells, columns]) => `${cells}·${columns}·${(cells + 1) * 2 ** columns}`);
  expect(told).toEqual(expect.arrayContaining(source));
});

test('cards in the help bear the letters that they bear on the table', () => {
  const queen = ([lang, letters]: readonly [Lang, boolean]) => {
    const value = { ...usualSettings, letters };
    return cardLetters({ settings: { value } }, textsOf(lang)).at(-2);
  };
  const asked = [
    ['da', false],
    ['da', true],
    ['sv', true],
  ] as const;
  expect(asked.map(queen)).toEqual(['Q', 'D', 'D']);
});

test('a run is never called by the Danish word for a row of the deal', () => {
  const rows = ['rank-and-file.also', 'rank-and-file.name'];
  for (const [path, text] of leaves(texts.da)) {
    if (!rows.includes(path)) expect(String(text), path).not.toMatch(/\brække(n|r|rne)?s?\b/i);
  }
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

  test('of the lines with cells, all are accounted for: how many had four taken, three, and fewer', () => {
    const told = (page: 'free-cells' | 'free-places') => {
      const { body } = english.pages[page].find(({ id }) => id === 'strategy')!;
      return body.flatMap(textsIn).find((text) => text.startsWith('Measured')) ?? '';
    };
    for (const page of ['free-cells', 'free-places'] as const) {
      const { peak } = lineFigures.games[page];
      const shares = [peak[4]!, peak[3]!, peak[0]! + peak[1]! + peak[2]!];
      const text = shares.map((share) => Number((100 * share).toFixed(1)));
      expect(
        text.reduce((sum, share) => sum + share, 0),
        page,
      ).toBeCloseTo(100, 0);
      for (const share of text) expect(told(page)).toContain(` ${share}%`);
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
