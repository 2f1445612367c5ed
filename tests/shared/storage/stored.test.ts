// What players have kept: a database and a file that an earlier build wrote are read as they were.
import { describe, expect, test } from 'vitest';
import { napBackup } from '../../../src/boot/backup';
import { openGameDatabase } from '../../../src/boot/database';
import { findMatch } from '../../../src/nap/game/keeping/autosave';
import { napStorage } from '../../../src/nap/game/keeping/storage';
import { readSupply, supplyNote } from '../../../src/patience/game/deals/dealSupply';
import { entryField, entryNote } from '../../../src/patience/game/deals/entry';
import { openHouseRules } from '../../../src/patience/game/deals/houseRules';
import { patiencePart } from '../../../src/patience/game/keeping/backup';
import { patienceStorage } from '../../../src/patience/game/keeping/storage';
import { parseBackup, readBackup, writeBackup } from '../../../src/shared/storage/backup';
import { orNull } from '../../../src/shared/storage/fields';
import { openNapCore } from '../../nap/game/fakes';
import { visit } from '../../patience/game/home';
import { freshName } from './browser';
import { everything, layDatabase, stores } from './earlierBuild';

describe('a database of an earlier build', () => {
  test.each([1, 2] as const)(
    'of version %i: games, results and all that is noted are here',
    async (version) => {
      const name = freshName();
      await layDatabase(name, version);
      const home = await visit(name);
      const { keeping, storage, core } = home;
      expect(home.troubles).toEqual([]);
      // the newest game lies there, its hint remembered; the other one waits, with two moves to be redone
      expect(home.session.state).toMatchObject({ game: 'forty-thieves', number: 2, moves: 5, helped: true });
      expect(await keeping.resume('free-cells')).toBe(true);
      expect(home.session.state).toMatchObject({ number: 7, elapsed: 0, canRedo: true, helped: false });
      expect(home.session.transcript()).toEqual(
        (stores.tables![1]![1] as { transcript: unknown }).transcript,
      );
      const results = await keeping.results();
      expect(results).toEqual(stores.results!.map(([, result]) => result));
      expect(await keeping.replay(results[0]!)).toBe(true);
      expect(await keeping.daily('free-cells')).toBe(5);
      const streets = core.gameRules('streets');
      expect((await openHouseRules(storage)).list).toEqual([
        { name: 'Nine', game: 'streets', rules: { ...streets, columns: 9 } },
      ]);
      expect(orNull(entryField, await storage.note(entryNote))?.piles[0]).toEqual([39, 35, 6]);
      expect(readSupply(await storage.note(supplyNote('streets', streets)))).toHaveLength(2);
    },
  );

  test.each([1, 2] as const)('of version %i: the match, and the one that waits', async (version) => {
    const name = freshName();
    await layDatabase(name, version);
    const nap = napStorage(await openGameDatabase(name));
    const found = await findMatch(nap, await openNapCore());
    expect(found.trouble).toBe(null);
    const [match, sheet, waiting] = ['nap', 'nap.sheet', 'nap.waiting'].map(
      (key) => stores.notes!.find(([name]) => name === key)![1],
    );
    expect(found.transcript).toMatchObject({ ...(match as object), sheet });
    expect(found.waiting).toEqual(waiting);
    expect(await nap.deals()).toHaveLength(version === 2 ? 1 : 0);
  });
});

describe('a file of an earlier build', () => {
  async function place() {
    const db = await openGameDatabase(freshName());
    return [patiencePart(patienceStorage(db)), napBackup(db)];
  }

  test('is taken in whole, and written again as it was', async () => {
    const parts = await place();
    const file = parseBackup(everything);
    expect(await readBackup(parts, file)).toEqual({ results: 3, games: 4, damaged: [] });
    const written = JSON.parse(await writeBackup(parts, file.settings));
    // the page takes in house rules and real cards
    expect(written).toEqual({ ...file, house: [], entry: null });
  });

  test('from before there was Nap, too', async () => {
    const file = parseBackup(
      JSON.stringify({ napoleon: 'everything', kept: 1, tables: [], games: [], settings: 5 }),
    );
    expect(await readBackup(await place(), file)).toEqual({ results: 0, games: 0, damaged: [] });
  });
});
