import { beforeAll, describe, expect, test } from 'vitest';
import { faultSentence } from '../../../../src/i18n/faults';
import type { OpenCore } from '../../../../src/patience/core/patience';
import { startOf } from '../../../../src/patience/game/keeping/start';
import { faultOf } from '../../../../src/patience/game/text/faults';
import { linkTranscript, readLink, writeLink } from '../../../../src/patience/game/text/link';
import { gameNamed, positionText, readPasted } from '../../../../src/patience/game/text/pasted';
import { type GameId, gameIds } from '../../../../src/shared/core/types';
import { freshName } from '../../../shared/storage/browser';
import { openTestCore } from '../../../support/core';
import { openScene } from '../fakes';
import { type Home, playAny, visit } from '../home';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

const any = () => 77;

async function played(game: GameId, number: number, count: number) {
  const scene = await openScene(game, number);
  for (let i = 0; i < count; i++) playAny(scene.session, scene.core.moves(), i * 3 + number);
  return scene;
}

describe('a link', () => {
  test('with the moves lays the very position, for every patience', async () => {
    for (const game of gameIds) {
      const { session, cards } = await played(game, 31, 25);
      session.dispatch({ kind: 'undo' });
      const link = readLink(writeLink(session.transcript(), core.gameRules(game), true));
      if (typeof link === 'string') throw new Error(link);
      const other = await openScene(game, 1);
      other.session.open(linkTranscript(link, core.gameRules(link.game), any));
      expect(other.cards()).toBe(cards());
      expect(other.session.state).toMatchObject({
        game,
        number: 31,
        moves: session.state.moves,
        canRedo: false,
      });
    }
  });

  test('carries house rules, and only what differs', async () => {
    const own = core.gameRules('streets');
    const { session } = await openScene('streets', 1);
    session.dispatch({
      kind: 'deal',
      game: 'streets',
      number: 9,
      rules: { ...own, build: 'any', passes: 2 },
    });
    const text = writeLink(session.transcript(), own);
    expect(text).toBe('#/streets/9?rules=build:any,passes:2');
    const link = readLink(text);
    expect(link).toEqual({ game: 'streets', number: 9, rules: { build: 'any', passes: 2 } });
    if (typeof link !== 'string') expect(linkTranscript(link, own, any).rules).toEqual(session.state.rules);
  });

  test('a position’s text says how far the game is', async () => {
    for (const [count, said] of [
      [0, '# josephine, deal 1\n'],
      [1, '# josephine, deal 1, after 1 move\n'],
      [4, '# josephine, deal 1, after 4 moves\n'],
    ] as const) {
      const scene = await openScene('josephine', 1);
      while (scene.session.state.moves < count) scene.session.dispatch({ kind: 'turn' });
      expect(positionText(scene.session.state)).toContain(said);
    }
  });

  test('carries a first position of one’s own', async () => {
    const { session } = await played('josephine', 5, 12);
    const text = positionText(session.state);
    const own = await openScene('streets', 1);
    own.session.open(readPasted(text, 'josephine', core.gameRules));
    const link = readLink(writeLink(own.session.transcript(), core.gameRules('josephine')));
    if (typeof link === 'string') throw new Error(link);
    const other = await openScene('streets', 1);
    other.session.open(linkTranscript(link, core.gameRules(link.game), any));
    expect(other.session.state.number).toBe(null);
    expect(other.session.state.position).toEqual(own.session.state.position);
  });

  test('is made of signs that an address bears as they are', async () => {
    const { session } = await played('forty-thieves', 3, 40);
    const text = writeLink(
      {
        ...session.transcript(),
        number: null,
        position: positionText(session.state)
          .replace(/^#.*\n/, '')
          .trim(),
      },
      core.gameRules('forty-thieves'),
      true,
    );
    expect(new URL(`https://x.test/${text}`).hash).toBe(text);
  });

  test.each(['#/streets/7?', '#/streets/7?moves=', '#/Streets/7/'])('%s is read', (text) => {
    expect(readLink(text)).toEqual({ game: 'streets', number: 7 });
  });

  test.each([
    '#/streets/7?move=3-f',
    '#/streets/7?rules=colums:9',
    '#/streets/7?rules=columns',
    '#/streets/7?moves=3-f&moves=2-f',
    '#/streets/7?position=KH',
    '#/streets?moves=3-f',
    '#/streets/7?moves=3-f?x=1',
    '#/streets/7/8?moves=3-f',
    '#/streets/7?__proto__=1',
  ])('%s is bad', (text) => {
    expect(readLink(text)).toBe('bad');
  });

  test.each([
    '#/streets/7?rules=columns:99',
    '#/streets/7?rules=build:up',
    '#/streets/7?rules=return:3',
    '#/streets/7?moves=9-9',
    '#/streets/7?moves=hello',
    '#/streets?position=KH_KH_KH',
  ])('%s is refused when it is laid, with a fault, and the table stays', async (text) => {
    const link = readLink(text);
    if (typeof link === 'string') throw new Error(link);
    const { session, cards } = await openScene('free-cells', 4);
    const before = cards();
    let thrown: unknown;
    try {
      session.open(linkTranscript(link, core.gameRules(link.game), any));
    } catch (error) {
      thrown = error;
    }
    expect(faultOf(thrown)).not.toBe(null);
    expect(cards()).toBe(before);
    expect(session.state.number).toBe(4);
  });

  test('with moves counts as help, without as none', () => {
    const rules = core.gameRules('streets');
    expect(linkTranscript({ game: 'streets', number: 7, moves: ['3-f'] }, rules, any).helped).toBe(true);
    expect(linkTranscript({ game: 'streets', number: 7 }, rules, any).helped).toBe(false);
  });
});

describe('the game that the page begins with', () => {
  const rows = (page: Home) => page.session.state;

  test.each([
    ['#/streets/8?rules=build:up', null],
    ['#/streets/8?rules=columns:0.5', null],
    ['#/streets/8?rules=decks:3', null],
    ['#/streets?rules=build:up', 8],
    ['#/streets?rules=columns:-1', 8],
    ['#/streets?rules=return:3', 8],
  ])('does not fall over %s with a game kept', async (address, kept) => {
    const name = freshName();
    await (await visit(name, { address: '#/streets/8' })).play(2);
    const { found } = await visit(name);
    const start = startOf(readLink(address), found.saved, core.gameRules, any);
    expect(start.saved?.transcript.number ?? null).toBe(kept);
  });

  test('with rules and no number is the one in progress by them, else the game left last', async () => {
    const name = freshName();
    const own = await visit(name, { address: '#/streets/8' });
    await own.play(2);
    const address = '#/streets?rules=columns:9';
    expect(rows(await visit(name, { address }))).toMatchObject({ number: 8, canUndo: true });
    const rules = { ...own.core.gameRules('streets'), columns: 9 };
    own.session.dispatch({ kind: 'deal', game: 'streets', number: 31, rules });
    await own.play(2);
    expect(rows(await visit(name, { address }))).toMatchObject({ number: 31, rules, canUndo: true });
  });
});

/** A game of Streets as JSON, with something changed. */
function game(changes: object): string {
  const blank = { number: 1, position: null, moves: [], at: 0, elapsed: 0, helped: false };
  return JSON.stringify({ napoleon: 1, game: 'streets', rules: {}, ...blank, ...changes });
}

describe('pasted text', () => {
  test('as written out comes back, for every patience', async () => {
    for (const game of gameIds) {
      const { session } = await played(game, 12, 30);
      const text = positionText(session.state);
      expect(gameNamed(text)).toBe(game);
      const other = await openScene('free-cells', 1);
      other.session.open(readPasted(`\r\n${text}\n\n`, game, core.gameRules));
      const plain = (position: typeof session.state.position) =>
        JSON.stringify(position.piles.map((pile) => pile.map((card) => card % 52)));
      expect(plain(other.session.state.position)).toBe(plain(session.state.position));
      expect(other.session.state).toMatchObject({ game, number: null, moves: 0 });
    }
  });

  test('may be a whole address or a game as JSON', async () => {
    const { session } = await played('limited', 12, 9);
    const own = core.gameRules('limited');
    const address = `https://example.org/cards/${writeLink(session.transcript(), own, true)} `;
    expect(readPasted(address, 'streets', core.gameRules)).toMatchObject({ game: 'limited', number: 12 });
    const json = JSON.stringify(session.transcript());
    expect(readPasted(json, 'streets', core.gameRules)).toEqual(session.transcript());
  });

  const own = '#/free-cells?position=Foundations:_C-0_D-0_H-0_S-1;♣2_9H;(7D);-&moves=3-f.5-9x3,2-f';
  const read = (text: string) => readPasted(text, 'streets', core.gameRules);

  test.each([
    ['Try this one: https://x.test/#/limited/7. It is hard.', '#/limited/7'],
    ['(see https://x.test/#/limited/7)', '#/limited/7'],
    ['<https://x.test/#/limited/7?moves=s.s>', '#/limited/7?moves=s.s'],
    ['[my deal](https://x.test/#/limited/7?moves=s), good luck', '#/limited/7?moves=s'],
    ['“https://x.test/#/limited/7”', '#/limited/7'],
    ['https://x.test/#/limited/7\nHave fun', '#/limited/7'],
    ['https://x.test/#/limited/7\n8', '#/limited/7'],
    ['https://x.test/#/limited/7?rules=build:any&amp;moves=s.s', '#/limited/7?rules=build:any&moves=s.s'],
    ['#/limited/7?rules=build:any&#38;moves=s', '#/limited/7?rules=build:any&moves=s'],
    [
      '> https://x.test/#/limited/7?moves=s.s.3-f.\n> s.4-5,s.7-\n> 1x2\n> Bye',
      '#/limited/7?moves=s.s.3-f.s.4-5,s.7-1x2',
    ],
    ['https://x.test/#/limited/7?rules=build:\r\nany.\r\nthanks', '#/limited/7?rules=build:any'],
    ['see #/nowhere/1 and #/limited/7!', '#/limited/7'],
    [`${own.slice(0, 40)}\n${own.slice(40, 71)}\n${own.slice(71)}\n`, own],
    [`so: <${encodeURI(own)}>.`, own],
  ])('%j holds a link', (text, link) => {
    const plain = readLink(link);
    if (typeof plain === 'string') throw new Error(link);
    expect(read(text)).toEqual(linkTranscript(plain, core.gameRules(plain.game), any));
  });

  test.each(['#/limited/7.', '#/limited/7)', '#/limited/7>,'])(
    '%s is read in the address bar too',
    (text) => {
      expect(readLink(text)).toEqual({ game: 'limited', number: 7 });
    },
  );

  test('a bracket of a card face down is no end of a sentence', () => {
    expect(readLink('#/streets?position=KH;(7D)')).toMatchObject({ position: 'KH\n(7D)' });
  });

  test('with an address in a remark is a position all the same', () => {
    const text = '# from https://x.test/#/limited/7\nKH 4S\n';
    expect(read(text)).toMatchObject({ game: 'streets', number: null, position: text });
  });

  test.each([
    ['look at https://x.test/#/spider/3', 'this is no game that can be read'],
    ['hello', 'line 1: "hello" is no card'],
    ['KH KH KH', 'three K♥, but two packs have two'],
    ['KH 4S\nStok: 3H', 'line 2: "Stok:" is no heading'],
    ['{"napoleon":2}', 'this is no game that can be read'],
    ['#/spider/3', 'this is no game that can be read'],
    [game({ number: 0 }), 'deals are numbered from 1 to 2147483647, not 0'],
    [game({ number: 1.5 }), 'deals are numbered from 1 to 2147483647, not 1.5'],
    [game({ number: 3e9 }), 'deals are numbered from 1 to 2147483647, not 3000000000'],
    [game({}).replace('"elapsed":0', '"elapsed":1e999'), 'in this game, elapsed: Infinity cannot be right'],
    [game({ elapsed: -1e9 }), 'in this game, elapsed: -1000000000 cannot be right'],
    [game({ moves: ['s', 7] }), 'in this game, moves.1: 7 cannot be right'],
    [game({ at: 1 }), 'in this game, at: 1 cannot be right'],
    [game({ game: 'spider' }), 'in this game, game: "spider" cannot be right'],
    [game({ rules: { build: 'up' } }), 'the rule "decks" is out of range, or does not fit the others'],
    ['KH 4S', 'A♣ is missing'],
  ])('%j has a fault that is named exactly', (text, sentence) => {
    const open = () => {
      const transcript = readPasted(text, 'streets', core.gameRules);
      core.setRules(transcript.rules);
      return openScene('streets').then(({ session }) => session.open(transcript));
    };
    return Promise.resolve()
      .then(open)
      .then(
        () => expect.unreachable(),
        (error) => {
          const fault = faultOf(error);
          expect(fault && faultSentence(fault.code, fault.values, 'en')).toBe(sentence);
        },
      );
  });
});
