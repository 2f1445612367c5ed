import { describe, expect, test } from 'vitest';
import { openGameDatabase, passingGameDatabase } from '../../../../src/boot/database';
import { dailyRun, figuresOf } from '../../../../src/patience/game/keeping/statistics';
import { type PatienceStorage, patienceStorage } from '../../../../src/patience/game/keeping/storage';
import type { GameId } from '../../../../src/shared/core/types';
import { persistOnce } from '../../../../src/shared/storage/persist';
import { fakeLocks, freePlaces, freshName, passingNotes, spoil } from '../../../shared/storage/browser';
import { openTestCore } from '../../../support/core';
import { searchAll } from '../../../support/search';
import { written } from '../fakes';
import { type Home, visit, winByMoves } from '../home';

const nearly = `Foundations: C-13 D-13 H-13 S-11
Freecells: - - - -
QS
KS
-
-
-
-
-
-`;

/** What is remembered of a game besides its picture. */
function memory({ session }: Home) {
  const { game, number, moves, canUndo, canRedo, elapsed, helped, position } = session.state;
  return {
    game,
    number,
    moves,
    canUndo,
    canRedo,
    elapsed,
    helped,
    position,
    transcript: session.transcript(),
  };
}

async function figures({ keeping }: Home) {
  return figuresOf(await keeping.results());
}

describe('a game is kept', () => {
  test.each(['free-cells', 'forty-thieves', 'free-places'] as const)(
    'after every move of %s, undone ones too, and lies there again',
    async (game: GameId) => {
      const name = freshName();
      let home = await visit(name, { address: `#/${game}/5` });
      for (let move = 0; move < 14; move++) {
        home.clock.pass(700);
        await home.play();
        if (move % 4 === 3) home.session.dispatch({ kind: 'undo' });
        await home.keeping.settled();
        const before = memory(home);
        home = await visit(name, { address: move % 2 ? `#/${game}/5` : '', now: 1000 * (move + 2) });
        expect(memory(home)).toEqual(before);
      }
    },
  );

  test('one of each patience, and each is gone on with', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play(3);
    const cells = memory(home);
    home.session.dispatch({ kind: 'deal', game: 'streets', number: 8 });
    await home.play(4);
    const streets = memory(home);
    expect((await home.keeping.inProgress()).map(({ game }) => game)).toEqual(['streets', 'free-cells']);
    expect(await home.keeping.resume('free-cells')).toBe(true);
    expect(memory(home)).toEqual(cells);
    await home.keeping.settled();
    const next = await visit(name, { address: '#/streets', now: 9000 });
    expect(memory(next)).toEqual(streets);
    expect((await figures(next)).played).toBe(0);
  });

  test('a help given without a move after it is kept too', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play();
    await home.last().answer({ status: 'unknown' });
    home.session.dispatch({ kind: 'hint' });
    await home.keeping.settled();
    expect(home.session.state.helped).toBe(true);
    expect(memory(await visit(name)).helped).toBe(true);
  });

  test('a help in a deal where nothing was moved is not forgotten: another deal, back, and won', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.last().answer({ status: 'unknown' });
    home.session.dispatch({ kind: 'hint' });
    home.session.dispatch({ kind: 'deal', game: 'streets', number: 8 });
    expect(home.session.state.helped).toBe(false);
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 5 });
    expect(home.session.state.helped).toBe(true);
    await winByMoves(home);
    expect(await figures(home)).toMatchObject({ played: 1, won: 0, helped: 1 });
  });

  test('a line shown before the first move is not forgotten when the page is loaded anew', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    const judge = await openTestCore(64);
    judge.setRules(home.session.state.rules);
    judge.load(home.session.state.position);
    const line = Uint32Array.from(searchAll(judge, 500_000).line);
    await home.last().answer({ status: 'winnable', line, why: 'line' });
    home.session.dispatch({ kind: 'showLine' });
    await home.keeping.settled();
    const next = await visit(name, { address: '#/free-cells/5' });
    expect(next.session.state).toMatchObject({ helped: true, moves: 0 });
    expect(await next.keeping.inProgress()).toEqual([]);
    await winByMoves(next);
    expect(await figures(next)).toMatchObject({ played: 1, won: 0, helped: 1 });
  });

  test('a help in an attempt that was lost is not forgotten; other deals are without', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play(3);
    await home.last().answer({ status: 'unknown' });
    home.session.dispatch({ kind: 'hint' });
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await home.play(3);
    const next = await visit(name, { address: '#/free-cells/5' });
    await winByMoves(next);
    next.session.dispatch({ kind: 'deal', game: 'free-cells', number: 11 });
    expect(next.session.state.helped).toBe(false);
    expect(await figures(next)).toMatchObject({ won: 0, helped: 1 });
  });

  test('a damaged note of helped deals keeps nobody from playing', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.storage.putNote('helped', { 0: 'free-cells' });
    expect((await visit(name, { address: '#/free-cells/5' })).session.state.helped).toBe(false);
    await home.storage.putNote('helped', [7, null, 'x']);
    expect((await visit(name, { address: '#/free-cells/5' })).session.state.helped).toBe(false);
  });

  test('a deal that is begun again is kept as it lies there then', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play(3);
    home.session.dispatch({ kind: 'again' });
    await home.keeping.settled();
    expect(home.session.state.moves).toBe(0);
    expect(memory(await visit(name))).toEqual(memory(home));
  });

  test('the time too when the page is hidden, and every ten seconds', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play();
    home.clock.pass(25_000);
    await home.keeping.settled();
    expect(memory(await visit(name)).elapsed).toBe(20_000);
    home.clock.pass(2000);
    home.session.setVisible(false);
    await home.keeping.settled();
    expect(memory(await visit(name)).elapsed).toBe(27_000);
    home.clock.pass(60_000);
    await home.keeping.settled();
    expect(memory(await visit(name)).elapsed).toBe(27_000);
  });

  test('an address that names another deal lays that, and the kept one waits until a card is moved', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play(3);
    const kept = memory(home);
    const other = await visit(name, { address: '#/free-cells/6' });
    expect(other.session.state).toMatchObject({ number: 6, moves: 0 });
    await other.keeping.settled();
    expect(memory(await visit(name))).toEqual(kept);
    await other.play();
    expect(await figures(other)).toMatchObject({ played: 1, lost: 1 });
    expect((await visit(name)).session.state.number).toBe(6);
  });

  test('going back to a deal in progress goes on with it', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/5' });
    await home.play(3);
    const kept = memory(home);
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    const transcript = { ...kept.transcript, moves: [], at: 0, elapsed: 0 };
    await home.keeping.visit(transcript);
    expect(memory(home)).toEqual(kept);
  });
});

describe('the browser is asked to keep the storage for good', () => {
  test('once, when a game is well begun, and never again in the life of the storage', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/josephine/5' });
    await home.play(3);
    expect(home.asks).toBe(0);
    await home.play(20);
    await expect.poll(() => home.asks).toBe(1);
    home.session.dispatch({ kind: 'deal', game: 'streets', number: 3 });
    await home.play(20);
    const later = await visit(name, { address: '#/free-cells/9' });
    await later.play(20);
    await later.storage.note('nothing');
    expect([home.asks, later.asks]).toEqual([1, 0]);
  });

  test('and a storage that keeps nothing is not asked', async () => {
    const notes = { ...passingNotes(), note: () => Promise.reject(new Error('no')) };
    let asks = 0;
    await persistOnce(notes, async () => ++asks > 0)();
    expect(asks).toBe(0);
  });
});

describe('what cannot be read or written', () => {
  test.each([
    ['damaged', { kept: 1, game: 'streets', transcript: { napoleon: 1, moves: 'x' } }],
    ['older', { version: 0, moves: '3-f' }],
    ['later', { kept: 2, anything: [] }],
    ['null', null],
    ['text', 'streets'],
  ])('%s: one sentence, play goes on, results stay', async (_kind, value) => {
    const name = freshName();
    const before = await visit(name, { address: '#/free-cells/5' });
    await before.play(2);
    before.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await before.play(2);
    await spoil(name, 'tables', 'streets', value);
    const home = await visit(name, { address: '#/streets/3', now: 5000 });
    expect(home.troubles).toEqual(['unreadable']);
    expect(home.session.state).toMatchObject({ game: 'streets', number: 3 });
    await home.play(3);
    expect(home.troubles).toEqual(['unreadable']);
    expect(await figures(home)).toMatchObject({ played: 1, lost: 1 });
    expect((await visit(name)).session.state).toMatchObject({ game: 'streets', number: 3 });
  });

  test('a kept game with an illegal move is not gone on with, and says so', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play(2);
    const table = (await home.storage.game('free-cells')) as { transcript: object };
    await spoil(name, 'tables', 'free-cells', {
      ...table,
      transcript: { ...table.transcript, moves: ['1-1'], at: 1 },
    });
    home.session.dispatch({ kind: 'deal', game: 'streets', number: 8 });
    expect(await home.keeping.resume('free-cells')).toBe(false);
    expect(home.troubles).toEqual(['unreadable']);
    expect(home.session.state).toMatchObject({ game: 'streets', number: 8 });
  });

  test('a result of a later version is left as it is', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play();
    const { deal } = (await home.keeping.inProgress())[0]!;
    const foreign = { kept: 9, secret: true };
    await spoil(name, 'results', deal, foreign);
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await home.play();
    expect(home.troubles).toEqual([]);
    expect(await home.storage.results()).toEqual([foreign]);
    expect(await home.keeping.results()).toEqual([]);
  });

  function failing(storage: PatienceStorage, error: () => Error | null): PatienceStorage {
    const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
      const wrong = error();
      if (wrong) throw wrong;
      return work();
    };
    return {
      ...storage,
      putGame: (saved, finished) => attempt(() => storage.putGame(saved, finished)),
      putResults: (finished) => attempt(() => storage.putResults(finished)),
    };
  }

  test('a full storage is said once; the loss that could not be written is written when there is room', async () => {
    const name = freshName();
    const full = new DOMException('no room', 'QuotaExceededError');
    let wrong: Error | null = null;
    const storage = failing(patienceStorage(await openGameDatabase(name)), () => wrong);
    const home = await visit(name, { address: '#/free-cells/5', storage });
    await home.play(2);
    wrong = full;
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await home.play(3);
    expect(home.troubles).toEqual(['full']);
    expect(home.session.state.moves).toBeGreaterThan(0);
    expect(await figures(home)).toMatchObject({ played: 0 });
    wrong = null;
    await home.play();
    expect(await figures(home)).toMatchObject({ played: 1, lost: 1 });
    expect((await visit(name)).session.state.number).toBe(6);
  });

  test('a win that could not be written is written with the next move', async () => {
    let wrong: Error | null = new Error('refused');
    const storage = failing(patienceStorage(passingGameDatabase()), () => wrong);
    const home = await visit(freshName(), { address: '#/free-cells/5', storage });
    await winByMoves(home);
    expect(home.troubles).toEqual(['refused']);
    expect(await figures(home)).toMatchObject({ played: 0 });
    wrong = null;
    home.session.dispatch({ kind: 'undo' });
    await home.keeping.settled();
    expect(await figures(home)).toMatchObject({ played: 1, won: 1 });
  });

  test('the stand-in for a storage counts like the real one', async () => {
    const storage = patienceStorage(passingGameDatabase());
    const home = await visit(freshName(), { address: '#/free-cells/5', storage });
    await home.play(2);
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await home.play(2);
    expect(await figures(home)).toMatchObject({ played: 1, lost: 1 });
    expect((await home.keeping.inProgress())[0]?.transcript.number).toBe(6);
  });
});

describe('what counts', () => {
  test('an untouched deal is none, a first move and away is one loss, the same deal again no second', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/5' });
    const { session } = home;
    const deal = (number: number) => session.dispatch({ kind: 'deal', game: 'free-cells', number });
    for (const number of [6, 7, 8]) deal(number);
    await home.keeping.settled();
    expect((await figures(home)).played).toBe(0);
    await home.play();
    session.dispatch({ kind: 'undo' });
    session.dispatch({ kind: 'again' });
    await home.play(2);
    session.dispatch({ kind: 'again' });
    expect((await figures(home)).played).toBe(0);
    deal(9);
    await home.play();
    expect(await figures(home)).toMatchObject({ played: 1, lost: 1 });
    deal(8);
    await home.play();
    deal(10);
    await home.play();
    expect(await figures(home)).toMatchObject({ played: 2, lost: 2, percent: 0 });
  });

  test('a win is one win, however often it is won again', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/5' });
    await winByMoves(home);
    const first = await figures(home);
    expect(first).toMatchObject({ played: 1, won: 1, helped: 0, percent: 100, run: 1 });
    home.session.dispatch({ kind: 'undo' });
    home.session.dispatch({ kind: 'redo' });
    home.session.dispatch({ kind: 'again' });
    await winByMoves(home);
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 5 });
    await winByMoves(home);
    expect(await figures(home)).toEqual(first);
    home.session.dispatch({ kind: 'again' });
    await home.play(2);
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await home.play(2);
    expect(await figures(home)).toEqual(first);
    await expect.poll(() => home.asks).toBe(1);
  });

  test('a lost deal won later is a win', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/5' });
    await home.play();
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await home.play();
    expect(await figures(home)).toMatchObject({ played: 1, lost: 1 });
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 5 });
    await winByMoves(home);
    expect(await figures(home)).toMatchObject({ played: 2, won: 1, lost: 1, percent: 50 });
  });

  test('help counts for the deal, also when it is begun again', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/5' });
    await home.play();
    await home.last().answer({ status: 'unknown' });
    home.session.dispatch({ kind: 'hint' });
    home.session.dispatch({ kind: 'again' });
    await winByMoves(home);
    expect(await figures(home)).toMatchObject({
      played: 1,
      won: 0,
      helped: 1,
      percent: 0,
      fewestMoves: null,
    });
  });

  test('help of an earlier attempt is not forgotten', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play();
    await home.last().answer({ status: 'unknown' });
    home.session.dispatch({ kind: 'hint' });
    // the same deal, laid from a text that knows of no help
    const { transcript } = memory(home);
    home.session.open({ ...transcript, helped: false });
    expect(home.session.state.helped).toBe(true);
    await home.play();
    // and gone on with where it was begun again and saved
    home.session.dispatch({ kind: 'again' });
    await home.play();
    const next = await visit(name, { now: 9000 });
    expect(next.session.state).toMatchObject({ number: 5, helped: true });
    await winByMoves(next);
    expect(await next.keeping.results()).toMatchObject([{ number: 5, helped: true }]);
  });

  test('help with one deal is none with the next', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/6' });
    await home.play();
    await home.last().answer({ status: 'unknown' });
    home.session.dispatch({ kind: 'hint' });
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 5 });
    await winByMoves(home);
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 7 });
    await home.play();
    expect(await home.keeping.results()).toMatchObject([
      { number: 5, won: expect.any(Number), lost: null, helped: false },
      { number: 6, won: null },
    ]);
  });

  test('a position of one’s own counts for nothing', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/5' });
    home.session.open(written(home.core, 'free-cells', nearly));
    home.session.dispatch({ kind: 'finish' });
    await home.keeping.settled();
    expect(home.session.state.status).toBe('won');
    expect(await figures(home)).toMatchObject({ played: 0 });
  });

  test('the daily deal on its day, and only then', async () => {
    const home = await visit(freshName(), { address: '#/streets/1' });
    const number = await home.keeping.daily('free-cells');
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number });
    await winByMoves(home);
    expect((await home.keeping.results())[0]).toMatchObject({ number: 5, daily: '2025-08-01' });
    const late = await visit(freshName(), { address: '#/streets/1' });
    await late.keeping.daily('free-cells');
    late.date.today = '2025-08-02';
    late.session.dispatch({ kind: 'deal', game: 'free-cells', number });
    await winByMoves(late);
    expect((await late.keeping.results())[0]).toMatchObject({ number: 5, daily: null });
  });

  test('the deal of a past day makes up for it, and is told from one won in time', async () => {
    const home = await visit(freshName(), { address: '#/streets/1' });
    const number = await home.keeping.daily('free-cells', '2025-07-20');
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number });
    await winByMoves(home);
    const [won] = await home.keeping.results();
    expect(won).toMatchObject({ daily: '2025-07-20', late: true });
    expect(dailyRun([won!], '2025-07-20')).toMatchObject({ run: 0, longest: 0 });
  });

  test('a daily deal that is found after midnight is the day’s for which it was asked', async () => {
    const home = await visit(freshName(), { address: '#/streets/1' });
    const found = home.keeping.daily('free-cells');
    home.date.today = '2025-08-02';
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: await found });
    await winByMoves(home);
    const [won] = await home.keeping.results();
    expect(won).toMatchObject({ number: 5, daily: '2025-08-01' });
    expect(dailyRun([won!], '2025-08-01')).toMatchObject({ run: 1, today: true });
    // and the next day has its own
    expect(await home.keeping.daily('streets')).toBe(6);
    home.session.dispatch({ kind: 'deal', game: 'streets', number: 6 });
    await home.play(1);
    expect((await home.keeping.inProgress())[0]).toMatchObject({ game: 'streets', daily: '2025-08-02' });
  });

  test('a daily deal begun before midnight and kept counts for the day on which it was dealt', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/streets/1' });
    const number = await home.keeping.daily('free-cells');
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number });
    await home.play();
    const next = await visit(name, { today: '2025-08-02', now: 9000 });
    expect(next.session.state.number).toBe(5);
    next.session.dispatch({ kind: 'undoAll' });
    await winByMoves(next);
    const [won] = await next.keeping.results();
    expect(won).toMatchObject({ number: 5, daily: '2025-08-01' });
    // it was begun in time, and so the series goes on
    expect(won?.late).toBe(undefined);
    expect(dailyRun([won!], '2025-08-02')).toMatchObject({ run: 1, today: false });
  });
});

describe('a new deal that is gone back from', () => {
  test('leaves the game kept as it was, and it goes on: no loss, no second game', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/streets/7' });
    await home.play(3);
    home.session.dispatch({ kind: 'hint' });
    const before = memory(home);
    home.session.dispatch({ kind: 'deal', game: 'streets', number: 8 });
    home.session.dispatch({ kind: 'undo' });
    await home.keeping.settled();
    expect(memory(home)).toEqual(before);
    await home.play(1);
    const next = await visit(name, { now: 5000 });
    expect(memory(next)).toEqual(memory(home));
    expect([next.session.state.number, next.session.transcript().moves.length]).toEqual([7, 4]);
    expect(await figures(next)).toMatchObject({ played: 0 });
    next.session.dispatch({ kind: 'deal', game: 'streets', number: 9 });
    await next.play(1);
    expect(await figures(next)).toMatchObject({ played: 1, lost: 1 });
  });

  test('and the same deal again, and a deal of another patience', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/streets/7' });
    await home.play(3);
    home.session.dispatch({ kind: 'again' });
    home.session.dispatch({ kind: 'undo' });
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 7 });
    home.session.dispatch({ kind: 'goBack' });
    await home.play(1);
    const next = await visit(name, { now: 5000 });
    expect(next.session.state).toMatchObject({ game: 'streets', number: 7 });
    expect(next.session.transcript().moves).toHaveLength(4);
    expect((await next.keeping.inProgress()).map(({ game }) => game)).toEqual(['streets']);
  });
});

describe('a line that is taken over', () => {
  test('makes a game of one in which nothing was moved; won by it, it is a win with help', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    const judge = await openTestCore(64);
    judge.deal(home.session.state.number ?? 1);
    judge.setRules(home.session.state.rules);
    judge.load(home.session.state.position);
    const line = Uint32Array.from(searchAll(judge, 500_000).line);
    await home.last().answer({ status: 'winnable', line, why: 'line' });
    home.session.dispatch({ kind: 'showLine' });
    home.session.dispatch({ kind: 'linePause' });
    for (let i = 0; i < 5; i++) home.session.dispatch({ kind: 'lineStep' });
    await home.keeping.settled();
    expect(await home.keeping.inProgress()).toEqual([]);
    home.session.dispatch({ kind: 'takeLine' });
    await home.keeping.settled();
    expect((await home.keeping.inProgress())[0]).toMatchObject({ game: 'free-cells', helped: true });
    home.session.dispatch({ kind: 'playLine' });
    await home.keeping.settled();
    expect(home.session.state.status).toBe('won');
    expect(await figures(home)).toMatchObject({ played: 1, won: 0, helped: 1, withHelp: { won: 1 } });
  });
});

describe('a finished game', () => {
  test('is gone through again from its start by redo; the game in progress waits, and nothing is counted', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await winByMoves(home);
    const end = home.session.state;
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await home.play(3);
    const waiting = memory(home);
    const before = await figures(home);
    const [result] = await home.keeping.results();
    expect(await home.keeping.replay(result!)).toBe(true);
    expect(home.session.state).toMatchObject({
      number: 5,
      moves: 0,
      canUndo: false,
      canRedo: true,
      elapsed: 0,
    });
    while (home.session.state.canRedo) home.session.dispatch({ kind: 'redo' });
    expect(home.session.state).toMatchObject({ status: 'won', moves: end.moves });
    await home.keeping.settled();
    expect(await figures(home)).toEqual(before);
    expect(memory(await visit(name))).toEqual(waiting);
    expect(await home.keeping.resume('free-cells')).toBe(true);
    expect(memory(home)).toEqual(waiting);
  });

  test('whose moves are not kept is not laid', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/5' });
    const [one] = await (async () => {
      await home.play();
      home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
      await home.play();
      return home.keeping.results();
    })();
    expect(await home.keeping.replay({ ...one!, deal: 'gone' })).toBe(false);
    expect(home.session.state.number).toBe(6);
  });
});

describe('two pages', () => {
  test('with one patience: the second is told, keeps nothing, and does not touch the first one’s game', async () => {
    const name = freshName();
    const places = freePlaces();
    const first = await visit(name, { address: '#/free-cells/5', locks: fakeLocks(places) });
    await first.play(3);
    const kept = memory(first);
    const second = await visit(name, { address: '#/free-cells/9', locks: fakeLocks(places) });
    await second.play(4);
    expect(second.troubles).toEqual(['elsewhere']);
    expect(first.troubles).toEqual([]);
    expect(memory(await visit(name))).toEqual(kept);
    second.session.dispatch({ kind: 'again' });
    await second.play();
    expect(await figures(second)).toMatchObject({ played: 0 });
    second.session.dispatch({ kind: 'deal', game: 'free-cells', number: 10 });
    await second.keeping.settled();
    expect(await figures(second)).toMatchObject({ played: 1, lost: 1 });
    await first.play(1);
    expect(memory(await visit(name))).toEqual(memory(first));
  });

  test('with the same game: leaving it in the second is no loss of the first', async () => {
    const name = freshName();
    const places = freePlaces();
    const first = await visit(name, { address: '#/free-cells/5', locks: fakeLocks(places) });
    await first.play(3);
    const second = await visit(name, { locks: fakeLocks(places) });
    await second.play(2);
    second.session.dispatch({ kind: 'deal', game: 'free-cells', number: 10 });
    await second.keeping.settled();
    expect(await figures(second)).toMatchObject({ played: 0 });
    expect(memory(await visit(name))).toEqual(memory(first));
  });

  test('with different patiences keep both', async () => {
    const name = freshName();
    const places = freePlaces();
    const first = await visit(name, { address: '#/free-cells/5', locks: fakeLocks(places) });
    const second = await visit(name, { address: '#/streets/9', locks: fakeLocks(places) });
    await Promise.all([first.play(3), second.play(3)]);
    expect([...first.troubles, ...second.troubles]).toEqual([]);
    expect((await first.keeping.inProgress()).map(({ game }) => game).sort()).toEqual([
      'free-cells',
      'streets',
    ]);
    first.session.dispatch({ kind: 'deal', game: 'streets', number: 1 });
    await first.keeping.settled();
    expect(first.troubles).toEqual(['elsewhere']);
  });

  test.each([
    ['another game', 9, 9],
    ['the same game', 5, 5],
  ])(
    'the second hears that the first is gone, and keeps %s from its next move on',
    async (_, number, kept) => {
      const name = freshName();
      const places = freePlaces();
      const locks = fakeLocks(places);
      const first = await visit(name, { address: '#/free-cells/5', locks });
      await first.play(3);
      const second = await visit(name, { address: `#/free-cells/${number}`, locks: fakeLocks(places) });
      await second.play(2);
      await first.keeping.settled();
      locks.release('free-cells');
      await second.keeping.settled();
      expect(second.troubles).toEqual(['elsewhere', 'free']);
      // nothing was moved here since: what lies there is not given up yet
      expect((await visit(name)).session.state.number).toBe(5);
      await second.play();
      expect((await visit(name)).session.state.number).toBe(kept);
      expect(memory(await visit(name))).toEqual(memory(second));
      expect(await figures(second)).toMatchObject(number === 5 ? { played: 0 } : { played: 1, lost: 1 });
    },
  );

  test('one that has gone to another patience meanwhile hears nothing', async () => {
    const name = freshName();
    const places = freePlaces();
    const locks = fakeLocks(places);
    await visit(name, { address: '#/free-cells/5', locks });
    const second = await visit(name, { address: '#/free-cells/9', locks: fakeLocks(places) });
    await second.keeping.settled();
    second.session.dispatch({ kind: 'deal', game: 'streets', number: 1 });
    locks.release('free-cells');
    await second.play(2);
    expect(second.troubles).toEqual(['elsewhere']);
    expect((await visit(name)).session.state).toMatchObject({ game: 'streets', number: 1 });
  });

  test('the place is free again when the first one goes to another patience', async () => {
    const name = freshName();
    const places = freePlaces();
    const first = await visit(name, { address: '#/free-cells/5', locks: fakeLocks(places) });
    first.session.dispatch({ kind: 'deal', game: 'streets', number: 1 });
    const second = await visit(name, { address: '#/free-cells/9', locks: fakeLocks(places) });
    await second.play(2);
    expect(second.troubles).toEqual([]);
    expect((await visit(name)).session.state.number).toBe(9);
  });
});
