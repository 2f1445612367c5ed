import { describe, expect, test } from 'vitest';
import { passingGameDatabase } from '../../../../src/boot/database';
import { emptyEntry, entryNote, putTyped } from '../../../../src/patience/game/deals/entry';
import { openHouseRules } from '../../../../src/patience/game/deals/houseRules';
import { patiencePart } from '../../../../src/patience/game/keeping/backup';
import type { FinishedGame } from '../../../../src/patience/game/keeping/dealResult';
import { figuresOf } from '../../../../src/patience/game/keeping/statistics';
import { patienceStorage } from '../../../../src/patience/game/keeping/storage';
import { BadBackup } from '../../../../src/shared/storage/backup';
import { freshName, spoil } from '../../../shared/storage/browser';
import { type Home, visit, winByMoves } from '../home';

async function lived(): Promise<Home> {
  const home = await visit(freshName(), { address: '#/free-cells/5' });
  await winByMoves(home);
  home.settings.autoUp = true;
  home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
  await home.play(2);
  home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 7 });
  await home.play(3);
  home.session.dispatch({ kind: 'deal', game: 'streets', number: 8 });
  await home.play(4);
  return home;
}

const figures = async ({ keeping }: Home) => figuresOf(await keeping.results());

describe('everything as a file', () => {
  test('brings results, their moves and the games in progress to another place, and the settings as they are', async () => {
    const home = await lived();
    const text = await home.keeping.exportAll({ theme: 'marine' });
    const other = await visit(freshName(), { address: '#/limited/1' });
    expect(await other.keeping.importAll(text)).toEqual({
      results: 2,
      games: 2,
      damaged: [],
      house: [],
      entry: null,
      settings: { theme: 'marine' },
    });
    expect(await figures(other)).toEqual(await figures(home));
    const won = (await other.keeping.results()).find(({ number }) => number === 5);
    expect(await other.keeping.replay(won!)).toBe(true);
    expect(other.session.state).toMatchObject({ number: 5, canRedo: true });
    expect(await other.keeping.resume('free-cells')).toBe(true);
    expect(other.session.state).toMatchObject({ number: 7, canUndo: true });
    expect(await other.keeping.resume('streets')).toBe(true);
    expect(other.session.transcript()).toEqual(home.session.transcript());
  });

  test('brings the results of years in one piece of writing, the damaged ones left out', async () => {
    const home = await visit(freshName(), { address: '#/free-cells/5' });
    await winByMoves(home);
    home.settings.autoUp = true;
    home.session.dispatch({ kind: 'deal', game: 'free-cells', number: 6 });
    await home.keeping.settled();
    const file = JSON.parse(await home.keeping.exportAll(null)) as { games: FinishedGame[] };
    const [won] = file.games;
    const games = Array.from({ length: 1500 }, (_, i) => ({
      transcript: { ...won!.transcript, number: i + 1 },
      result: { ...won!.result, number: i + 1, deal: won!.result.deal.replace(/5$/, String(i + 1)) },
    }));
    const all = { ...file, tables: [], games: [...games, { result: null }] };
    const storage = patienceStorage(passingGameDatabase());
    let writings = 0;
    const putResults = (finished: readonly FinishedGame[]) => {
      writings++;
      return storage.putResults(finished);
    };
    const counting = { ...storage, putResults };
    expect(await patiencePart(counting).read(all)).toMatchObject({
      results: 1500,
      damaged: [{ kind: 'result', of: null, number: null, field: 'result' }],
    });
    expect([writings, (await storage.results()).length]).toEqual([1, 1500]);
    expect(await patiencePart(storage).write()).toMatchObject({ games });
  });

  test('read twice, or into the place it came from, changes nothing', async () => {
    const home = await lived();
    const before = [await figures(home), await home.keeping.inProgress()];
    const text = await home.keeping.exportAll(null);
    for (let i = 0; i < 2; i++) {
      expect(await home.keeping.importAll(text)).toMatchObject({ results: 2, games: 0, damaged: [] });
      expect([await figures(home), await home.keeping.inProgress()]).toEqual(before);
    }
  });

  test('replaces no game in progress and no win', async () => {
    const home = await lived();
    const text = await home.keeping.exportAll(null);
    const other = await visit(freshName(), { address: '#/free-cells/6' });
    await winByMoves(other);
    other.settings.autoUp = true;
    other.session.dispatch({ kind: 'deal', game: 'free-cells', number: 9 });
    await other.play(2);
    expect(await other.keeping.importAll(text)).toMatchObject({ results: 2, games: 1 });
    expect(await figures(other)).toMatchObject({ played: 2, won: 2, lost: 0 });
    const games = (await other.keeping.inProgress()).map(({ transcript }) => transcript.number);
    expect(games.sort()).toEqual([8, 9]);
  });

  test('holds house rules and the cards being entered, and counts those that are damaged', async () => {
    const home = await visit(freshName());
    const streets = home.core.gameRules('streets');
    const mine = { name: 'Nine', game: 'streets', rules: { ...streets, columns: 9 } } as const;
    await (await openHouseRules(home.storage)).save(mine);
    const entered = putTyped(emptyEntry('free-cells', home.core.gameRules('free-cells')), 'AS 10H 7C').entry;
    await home.storage.putNote(entryNote, entered);
    const text = await home.keeping.exportAll(null);
    const other = await visit(freshName());
    const read = await other.keeping.importAll(text);
    expect(read).toMatchObject({ damaged: [], house: [mine] });
    expect(read.entry?.piles[0]).toEqual(entered.piles[0]);
    const file = JSON.parse(text);
    file.house.push({ ...mine, rules: { ...streets, build: 'sideways' } });
    file.entry.piles[0][0] = 99;
    expect(await other.keeping.importAll(JSON.stringify(file))).toMatchObject({
      damaged: [
        { kind: 'rules', of: 'Nine' },
        { kind: 'cards', of: 'free-cells' },
      ],
      house: [mine],
      entry: null,
    });
    delete file.house;
    delete file.entry;
    expect(await other.keeping.importAll(JSON.stringify(file))).toMatchObject({
      damaged: [],
      house: [],
      entry: null,
    });
  });

  test('with damaged entries brings the others and counts what it could not read', async () => {
    const name = freshName();
    const home = await lived();
    const file = JSON.parse(await home.keeping.exportAll(null));
    file.games[0].result.won = 'yesterday';
    file.games.push(null, 7, { result: {} });
    file.tables[0].transcript.moves = 3;
    const other = await visit(name);
    expect(await other.keeping.importAll(JSON.stringify(file))).toMatchObject({
      results: 1,
      games: 1,
      damaged: [
        { kind: 'result', of: 'free-cells', number: '5', field: 'result.won' },
        { kind: 'result', of: null, number: null, field: '' },
        { kind: 'result', of: null, number: null, field: '' },
        { kind: 'result', of: null, number: null },
        { kind: 'game', field: 'transcript.moves' },
      ],
    });
  });

  test.each([
    ['games', 'result'],
    ['tables', 'game'],
    ['house', 'rules'],
    ['entry', 'cards'],
  ])('whose %s are none: that is said, and the rest is taken in', async (key, kind) => {
    const home = await lived();
    const file = { ...JSON.parse(await home.keeping.exportAll(null)), [key]: 7 };
    const other = await visit(freshName());
    const read = await other.keeping.importAll(JSON.stringify(file));
    expect(read.damaged).toEqual([{ kind, of: null, number: null, field: '' }]);
    expect([read.results, read.games]).toEqual([key === 'games' ? 0 : 2, key === 'tables' ? 0 : 2]);
  });

  test.each(['', 'null', '[]', '{}', '{"napoleon":"everything"}', '{"napoleon":"everything","kept":2}'])(
    '%j is none',
    async (text) => {
      const home = await visit(freshName());
      await expect(home.keeping.importAll(text)).rejects.toThrow(BadBackup);
    },
  );

  test('leaves out what cannot be read here, and does not fail on it', async () => {
    const name = freshName();
    const home = await visit(name, { address: '#/free-cells/5' });
    await home.play();
    await spoil(name, 'results', 'x', { kept: 9 });
    const other = await visit(freshName());
    expect(await other.keeping.importAll(await home.keeping.exportAll(null))).toMatchObject({
      results: 0,
      games: 1,
      damaged: [{}],
    });
  });
});
