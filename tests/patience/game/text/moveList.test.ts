import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { splitMoves, writeMove } from '../../../../src/patience/core/notation';
import type { OpenCore } from '../../../../src/patience/core/patience';
import { hasAutomatic, readList } from '../../../../src/patience/game/text/moveList';
import { listedGame, pastedMoves } from '../../../../src/patience/game/text/pasted';
import type { GameId } from '../../../../src/shared/core/types';
import { openTestCore } from '../../../support/core';
import { openScene } from '../fakes';
import { playAny } from '../home';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

/** Deals, and reads a list there. */
function read(game: GameId, number: number, text: string, asPosition = false) {
  core.setRules(core.gameRules(game));
  core.deal(number);
  return readList(core, splitMoves(text), asPosition);
}

/** All that was played, as tokens. */
function spelled(list: ReturnType<typeof read>): string[] {
  return list.entries.flat().map(({ move }) => writeMove(move));
}

/** As a player wrote them down whose program sent up what Horne's rule allows. */
const players = {
  1024:
    '4a 4b 65 74 8c 84 8d 8h dh 1d 1h 3h 6h 63 8h ch 5h 53 a5 58 54 54 5a 25 2h 2h a2 dh 12 6a 6h 1h 1c 1d 28 2c ' +
    '31 3h 3a 32 42 4a 45 4b 7a 7h',
  4:
    '57 57 51 6a 8b 18 81 85 81 58 3c 3d 4h 34 a4 b3 65 84 38 2a 3h d3 23 2b 2h 28 68 26 13 71 17 12 1c 43 42 ' +
    '76 7c',
};

/** By fc-solve, in its extended notation. */
const solverLines = readFileSync(new URL('fcSolveLines.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => [Number(line.split(':')[0]), line.split(':')[1] ?? ''] as const);

describe('a list without the cards that go up by themselves', () => {
  test.each([
    [1024, players[1024], 46],
    [4, players[4], 37],
  ])('of deal %i wins, and they are spelled out', (number, text, count) => {
    const list = read('free-cells', number, text);
    expect(list.reading).toEqual({ automatic: 'horne', toEmpty: 'most' });
    expect(list).toMatchObject({ won: true, illegal: null });
    expect(list.entries).toHaveLength(count);
    expect(core.status()).toBe('won');
    // in our own notation the list says every move, and needs no reading
    const whole = read('free-cells', number, spelled(list).join(' '));
    expect(whole).toMatchObject({ won: true, reading: { automatic: 'none' } });
    expect(hasAutomatic(whole)).toBe(false);
    expect(spelled(whole)).toEqual(spelled(list));
  });

  test('is read by the safe cards of our table too', () => {
    const list = read('free-cells', 4, solverLines[3]![1]);
    const known = list.entries.flat().map(({ move }) => move);
    // the line as our table makes it: what is safe goes up at once, and falls away where it is written later
    core.deal(4);
    const written: string[] = [];
    for (const move of known) {
      if (core.refusal(move) !== null) continue;
      written.push(writeMove(move));
      core.play(move);
      for (let safe = core.safeMove(); safe !== 0; safe = core.safeMove()) core.play(safe);
    }
    expect(core.status()).toBe('won');
    expect(written.length).toBeLessThan(known.length);
    const again = read('free-cells', 4, written.join(' '));
    expect(again).toMatchObject({ won: true, reading: { automatic: 'safe' } });
  });

  test('stops where no reading is legal, at the written move', () => {
    const list = read('free-cells', 4, players[4].replace('26 13', '26 11'));
    expect(list.illegal).toMatchObject({ index: 29, token: '11' });
    expect(list.reading.automatic).toBe('horne');
    expect(list.entries).toHaveLength(28);
  });

  test('is left as it stands where that is legal and a position is asked for', () => {
    const begun = splitMoves(players[1024]).slice(0, 5).join(' ');
    expect(spelled(read('free-cells', 1024, begun, true))).toHaveLength(5);
  });

  test('in our own notation is not read otherwise, unless that wins', () => {
    core.setRules(core.gameRules('forty-thieves'));
    core.deal(1);
    const legal = writeMove(core.moves()[0]!);
    const list = read('forty-thieves', 1, `${legal} 1-1 s`);
    expect(list).toMatchObject({ reading: { automatic: 'none' }, illegal: { index: 2, token: '1-1' } });
  });
});

describe('the extended notation', () => {
  test('of fc-solve wins in deals 1 to 40', () => {
    expect(solverLines).toHaveLength(40);
    const lost = solverLines.filter(([number, text]) => !read('free-cells', number, text).won);
    expect(lost).toEqual([]);
  });

  test('says how many cards go to an empty column, in hexadecimal', () => {
    expect(solverLines[3]![1].trim()).toBe(
      '4h 4h 3a 3b 3c 3h 4d c4 83 1c 81 c1 57 5c 51 c7 5c 5h a5 d5 8a 8d c8 a8 d1 3c 3a 3d 3h 63 6h 5h 31 a3 c3 8a ' +
        '8h 6c 6h 81 8h 5h c5 4c 48 a4 c8 4a 4h 5c 5h 46 25 42 56 24v2 25 2h 54 25 2h 53 a5 18 5a c5 32 5c d5 35 ' +
        '72 7d c7 d5 7c 7h 7d 73 7h 1h 87 8h 2h 2h 36 83 8h 2h 4h 5h dh 5d 5h 31 62 d6 18v5 1d 1h 1h 1h ah ch 7h ' +
        '2h 8h 2h 8h 2h 8h 2h 8h 2h 2h 4h 4h 6h 6h 1h dh 8h 2h bh',
    );
    const list = read('free-cells', 4, solverLines[3]![1]);
    expect(list).toMatchObject({ won: true, reading: { automatic: 'none', toEmpty: 'one' } });
    const tokens = spelled(list);
    expect(tokens.indexOf('2-4x2')).toBe(55);
    expect(tokens).toContain('1-8x5');
  });

  test('names a count that is none', () => {
    const list = read('free-cells', 4, '24vA');
    expect(list.illegal).toMatchObject({ index: 1, token: '24vA' });
    for (const token of ['24v', '24v0', '24vG', 'a4v2'])
      expect(() => read('free-cells', 4, token)).toThrow('no-move');
  });
});

describe('a pasted list', () => {
  const rules = () => core.gameRules('free-cells');

  test('is known from a position, and may name its deal', () => {
    const framed = `-=-=-=-=-\n\n${solverLines[3]![1]}\n\nThis game is solveable.\nTotal number of states checked is 117.\n`;
    expect(pastedMoves(framed, rules())).toEqual({ tokens: splitMoves(solverLines[3]![1]), number: null });
    expect(pastedMoves(`# free-cells, deal 1024\n${players[1024]}`, rules())).toMatchObject({ number: 1024 });
    expect(pastedMoves('4a 4b 65 74 8c hello', rules())?.tokens).toHaveLength(6);
    expect(pastedMoves('s s 3-f, 5-9x3', core.gameRules('streets'))?.tokens).toEqual([
      's',
      's',
      '3-f',
      '5-9x3',
    ]);
    for (const text of ['4D 5C 2H', 'hello you', '-\n-', '1: 4D', '#/free-cells/4?moves=4a', '{"a":1}', ''])
      expect(pastedMoves(text, rules()), text).toBe(null);
  });

  test('becomes the game on the table, with its automatic moves, and what was played is kept', async () => {
    const { session, core: table } = await openScene('free-cells', 4);
    playAny(session, table.moves(), 3);
    const here = session.transcript();
    expect(here.moves).not.toEqual([]);
    const { transcript, read } = listedGame(core, here, splitMoves(players[4]));
    expect(read.reading.automatic).toBe('horne');
    session.open(transcript);
    expect(session.state).toMatchObject({ status: 'won', number: 4, helped: true });
    expect(session.transcript().moves).toHaveLength(37);
    expect(session.transcript().moves[1]).toBe('5-7');
    expect(session.transcript().other).toMatchObject({ moves: here.moves });
  });

  test('with a move that is not legal is refused', async () => {
    const { session } = await openScene('free-cells', 4);
    expect(() => listedGame(core, session.transcript(), ['4h', '11'])).toThrow('entry 2: 11 is not legal');
  });
});
