import { describe, expect, test } from 'vitest';
import { openGameDatabase, passingGameDatabase } from '../../../../src/boot/database';
import {
  findMatch,
  type NapAutosave,
  startNapAutosave,
  waitingAtStart,
} from '../../../../src/nap/game/keeping/autosave';
import { napPart } from '../../../../src/nap/game/keeping/backup';
import type { NapDealResult } from '../../../../src/nap/game/keeping/dealResult';
import { chipsOverTime, napFigures, napGroups, seriesOf } from '../../../../src/nap/game/keeping/statistics';
import { type NapStorage, napStorage } from '../../../../src/nap/game/keeping/storage';
import { readNapLink } from '../../../../src/nap/game/text/link';
import { napStart } from '../../../../src/nap/game/text/start';
import type { NapTranscript } from '../../../../src/nap/game/text/transcript';
import { parseBackup, readBackup, writeBackup } from '../../../../src/shared/storage/backup';
import type { Damaged } from '../../../../src/shared/storage/damaged';
import type { SaveLocks } from '../../../../src/shared/storage/saveLock';
import type { Trouble } from '../../../../src/shared/storage/writes';
import { fakeLocks, freePlaces, freshName, spoil } from '../../../shared/storage/browser';
import {
  aloneAmong,
  computer,
  type NapScene,
  nearSolver,
  openNapCore,
  openNapScene,
  person,
  plainSettings,
  playOut,
  tableOf,
} from '../fakes';

interface Visit extends NapScene {
  readonly keeping: NapAutosave;
  readonly storage: NapStorage;
  readonly troubles: Trouble[];
  readonly damaged: readonly Damaged[];
  readonly resumed: boolean;
  /** how often a match was left for another one */
  readonly left: () => number;
}

async function openStorage(name: string): Promise<NapStorage> {
  return napStorage(await openGameDatabase(name));
}

const passingStorage = () => napStorage(passingGameDatabase());

/** Everything kept as a file, of the trick game's alone. */
const writeFile = (storage: NapStorage) => writeBackup([napPart(storage)], null);
const readFile = (storage: NapStorage, text: string) => readBackup([napPart(storage)], parseBackup(text));

const usual = tableOf(aloneAmong(4));

async function visitNap(
  storage: NapStorage,
  {
    address = '#/nap',
    locks = fakeLocks(),
    at = 1000,
  }: { address?: string; locks?: SaveLocks; at?: number } = {},
): Promise<Visit> {
  const core = await openNapCore();
  const troubles: Trouble[] = [];
  const found = await findMatch(storage, core);
  const { transcript, trouble, damaged } = found;
  if (trouble !== null) troubles.push(trouble);
  const start = napStart(core, readNapLink(address), transcript, usual, () => 17);
  const scene = await openNapScene(start.first, nearSolver(10), core);
  let now = at;
  const onTrouble = (each: Trouble) => void troubles.push(each);
  let left = 0;
  const keeping = startNapAutosave({
    match: scene.match,
    storage,
    locks,
    wall: () => now++,
    onTrouble,
    waiting: waitingAtStart(found, start.resumed),
    stored: found.stored,
    onSetAside: () => void left++,
  });
  return { ...scene, left: () => left, keeping, storage, troubles, damaged, resumed: start.resumed };
}

/** One thing at a time: a person's call or card, or what comes next by itself. */
async function stepOn({ match, pass, keeping }: Visit): Promise<void> {
  const [card] = match.state.legalCards;
  const [call] = match.state.legalCalls;
  if (match.state.opened !== null) match.dispatch({ kind: 'next' });
  else if (card !== undefined) match.dispatch({ kind: 'play', card });
  else if (call !== undefined) match.dispatch({ kind: 'call', call });
  else await pass(1300);
  await keeping.settled();
}

describe('a match is kept', () => {
  test.each([3, 4, 5, 6])(
    'of %i seats: after every card and call, and lies there again at each of them',
    async (seats) => {
      const name = freshName();
      let home = await visitNap(await openStorage(name), { address: `#/nap/17?players=${seats}` });
      await stepOn(home);
      let dealt = 0;
      const phases = new Set<string>();
      for (let i = 0; i < 60 || dealt < 2; i++) {
        const before = home.match.transcript();
        phases.add(home.match.state.phase);
        home.match.close();
        home = await visitNap(await openStorage(name));
        expect(home.resumed).toBe(true);
        expect(home.match.transcript()).toEqual(before);
        await stepOn(home);
        dealt = home.match.state.sheet.length;
      }
      expect([...phases].sort()).toEqual(['bidding', 'finished', 'playing', 'trick']);
      expect(dealt).toBeGreaterThan(1);
      expect((await home.keeping.deals()).length).toBe(dealt);
    },
  );

  test('by its address: the deal that it names is gone on with, another one is dealt', async () => {
    const storage = await openStorage(freshName());
    const home = await visitNap(storage, { address: '#/nap/99?players=5' });
    await stepOn(home);
    const kept = home.match.transcript();
    expect((await visitNap(storage, { address: '#/nap/99?players=5' })).match.transcript()).toEqual(kept);
    const other = await visitNap(storage, { address: '#/nap/98?players=5' });
    expect(other.match.state).toMatchObject({ seed: 98, calls: [] });
    // nobody has called there: the match kept before is still the one that is kept
    await other.pass(5000);
    expect((await visitNap(storage)).match.transcript()).toEqual(kept);
    await stepOn(other);
    expect((await visitNap(storage)).match.state).toMatchObject({ seed: 98 });
  });

  test('advice that was used is remembered with the deal', async () => {
    const storage = await openStorage(freshName());
    const home = await visitNap(storage);
    home.match.dispatch({ kind: 'advice' });
    await home.pass(0);
    expect(home.match.state.advice?.status).toBe('settled');
    await stepOn(home);
    const again = await visitNap(storage);
    expect(again.match.state.advised).toEqual([true, false, false, false]);
    await playOut(again);
    expect(await again.keeping.deals()).toMatchObject([{ advised: [true, false, false, false] }]);
  });
});

describe('what is kept of a deal', () => {
  test('that is played on from one of its tricks: only how it was really played', async () => {
    const storage = await openStorage(freshName());
    const home = await visitNap(storage);
    await stepOn(home);
    await playOut(home);
    const kept = await home.keeping.deals();
    expect(kept).toHaveLength(1);
    const { totals } = home.match.state;
    home.match.dispatch({ kind: 'playOn', from: 'calls' });
    await stepOn(home);
    const again = await visitNap(storage);
    expect(again.match.state).toMatchObject({ phase: 'finished', trial: null, totals });
    await playOut(home);
    expect(home.match.state.trial).not.toBeNull();
    expect(await home.keeping.deals()).toEqual(kept);
  });

  test('that ended a match: how many deals the match had', async () => {
    const storage = await openStorage(freshName());
    const home = await visitNap(storage);
    const table = { ...home.match.state.table, ends: { by: 'deals', count: 2 } } as const;
    home.match.dispatch({ kind: 'match', table });
    await playOut(home);
    home.match.dispatch({ kind: 'next' });
    await playOut(home);
    const deals = await home.keeping.deals();
    expect(deals.map(({ match }) => match ?? null)).toEqual([null, 2]);
    expect(seriesOf(deals).played).toBe(1);
    expect((await visitNap(storage)).match.state.matchOver).toEqual(home.match.state.matchOver);
  });

  test('a first call that was taken back is taken back there too', async () => {
    const storage = await openStorage(freshName());
    const home = await visitNap(storage);
    home.habits.takeBack = true;
    await stepOn(home);
    expect((await visitNap(storage)).match.state.calls).toHaveLength(1);
    expect(home.match.dispatch({ kind: 'undo' })).toMatchObject({ kind: 'happened' });
    await home.keeping.settled();
    expect((await visitNap(storage)).match.state.calls).toEqual([]);
  });
});

describe('a match that is left for another one', () => {
  test('waits, down to its last card, and is gone back to; the other one waits then', async () => {
    const storage = await openStorage(freshName());
    const home = await visitNap(storage);
    await playOut(home);
    home.match.dispatch({ kind: 'next' });
    for (let i = 0; i < 4; i++) await stepOn(home);
    const first = home.match.transcript();
    home.match.dispatch({ kind: 'match', table: tableOf(aloneAmong(5)), seed: 8 });
    expect(home.left()).toBe(1);
    expect(home.keeping.waiting).toEqual([first]);
    await stepOn(home);
    const second = home.match.transcript();
    // a page that comes later has both
    const later = await visitNap(storage);
    expect(later.match.transcript()).toEqual(second);
    expect(later.keeping.waiting).toEqual([first]);
    expect(later.keeping.goBack(later.keeping.waiting[0]!)).toBe(true);
    expect(later.match.transcript()).toEqual(first);
    expect(later.keeping.waiting).toEqual([second]);
    await later.keeping.settled();
    expect((await visitNap(storage)).match.transcript()).toEqual(first);
  });

  test('by a link as the page is opened, too', async () => {
    const storage = await openStorage(freshName());
    const home = await visitNap(storage);
    await stepOn(home);
    const first = home.match.transcript();
    const other = await visitNap(storage, { address: '#/nap/98?players=3' });
    expect(other.keeping.waiting).toEqual([first]);
    await stepOn(other);
    expect((await visitNap(storage)).keeping.waiting).toEqual([first]);
  });

  test('goes without a trace where nobody has called in it', async () => {
    const home = await visitNap(await openStorage(freshName()));
    home.match.dispatch({ kind: 'match', table: usual, seed: 8 });
    expect(home.left()).toBe(0);
    expect(home.keeping.waiting).toEqual([]);
  });

  test('three of them come round, each as it was left', async () => {
    const home = await visitNap(await openStorage(freshName()));
    const all: unknown[] = [];
    for (const seed of [1, 2, 3]) {
      home.match.dispatch({ kind: 'match', table: usual, seed });
      await stepOn(home);
      all.push(home.match.transcript());
    }
    const seen = [home.match.transcript()];
    for (let i = 0; i < 2; i++) {
      home.keeping.goBack(home.keeping.waiting.at(-1)!);
      seen.push(home.match.transcript());
    }
    expect(seen).toEqual(all.reverse());
  });
});

describe('a long score sheet', () => {
  test('is not written with every card', async () => {
    const storage = await openStorage(freshName());
    const writings: number[] = [];
    const heard: NapStorage = {
      ...storage,
      async put(writing) {
        const { match, there, waiting, ...rest } = writing;
        const written = there?.sheet && match ? { ...match, sheet: [] } : match;
        const aside = there?.waiting ? [] : waiting;
        writings.push(JSON.stringify({ written, aside, ...rest }).length);
        return storage.put(writing);
      },
    };
    const home = await visitNap(storage);
    await playOut(home);
    await home.keeping.settled();
    home.match.close();
    const kept = home.match.transcript();
    // two hundred deals like the first
    const [score] = kept.sheet;
    const sheet = Array.from({ length: 200 }, (_, i) => ({
      ...score!,
      totals: score!.chips.map((n) => n * (i + 1)),
    }));
    await storage.put({ match: { ...kept, sheet } });
    const again = await visitNap(heard);
    expect(again.match.state.sheet).toHaveLength(200);
    again.match.dispatch({ kind: 'next' });
    await again.keeping.settled();
    await stepOn(again);
    writings.length = 0;
    for (let i = 0; i < 12; i++) await stepOn(again);
    const ended = again.match.state.sheet.length - 200;
    expect(writings.length).toBeGreaterThan(5);
    expect(writings.filter((size) => size > 1500).length).toBeLessThanOrEqual(ended);
    expect((await visitNap(storage)).match.transcript()).toEqual(again.match.transcript());
  });
});

describe('what cannot be read', () => {
  test.each([
    ['text', 'nonsense'],
    ['a later version', { nap: 2 }],
    ['another game', { napoleon: 1, game: 'streets' }],
    ['a card that was not dealt', 'card'],
    ['a score that does not sum to zero', 'chips'],
    ['settings that cannot be', 'settings'],
    ['nobody at the table', 'nobody'],
  ])('%s gives one word, and a new match begins; the statistics stay', async (_, what) => {
    const name = freshName();
    const home = await visitNap(await openStorage(name));
    await playOut(home);
    home.match.dispatch({ kind: 'next' });
    for (let i = 0; home.match.state.tricks.length === 0 && i < 60; i++) await stepOn(home);
    await home.keeping.settled();
    const kept = home.match.transcript();
    const spoilt: Record<string, unknown> = {
      card: { ...kept, played: ['AS', 'AS'] },
      chips: { ...kept, sheet: kept.sheet.map((score) => ({ ...score, chips: [1, 1, 1, 1] })) },
      settings: { ...kept, table: { ...kept.table, settings: { ...plainSettings, misere: 'maybe' } } },
      nobody: { ...kept, table: { ...kept.table, chairs: kept.table.chairs.map(() => computer('easy')) } },
    };
    await spoil(name, 'notes', 'nap', typeof what === 'string' ? (spoilt[what] ?? what) : what);
    const again = await visitNap(await openStorage(name));
    expect(again.damaged).toMatchObject([{ kind: 'match' }]);
    expect(again.troubles).toEqual([]);
    expect(again.match.state).toMatchObject({ seed: 17, phase: 'bidding', sheet: [] });
    expect(await again.keeping.deals()).toHaveLength(1);
    await stepOn(again);
    expect(again.keeping.waiting).toEqual([]);
  });

  test('opened on a table that has a match: it throws, and what is there stays', async () => {
    const { match } = await openNapScene({ table: usual, seed: 17 });
    const before = match.transcript();
    expect(() => match.open({ ...before, calls: ['blucher'] })).toThrow('deal');
    expect(() => match.open({ ...before, dealer: 9 })).toThrow('deal');
    expect(match.transcript()).toEqual(before);
    match.dispatch({ kind: 'call', call: 'pass' });
    expect(match.state.turn).toBe(1);
  });
});

/** A storage whose writes fail while `wrong` says so. */
function failing(storage: NapStorage, wrong: () => Error | null): NapStorage {
  return {
    ...storage,
    async put(writing) {
      const error = wrong();
      if (error !== null) throw error;
      return storage.put(writing);
    },
  };
}

describe('a database that is deleted behind the page', () => {
  test('is written anew with the next card, the score sheet and what waits too', async () => {
    const name = freshName();
    const home = await visitNap(await openStorage(name));
    await stepOn(home);
    const waits = home.match.transcript();
    home.match.dispatch({ kind: 'match', table: usual, seed: 8 });
    await playOut(home);
    home.match.dispatch({ kind: 'next' });
    await stepOn(home);
    await home.keeping.settled();
    await new Promise((resolve, reject) => {
      const gone = indexedDB.deleteDatabase(name);
      gone.onsuccess = resolve;
      gone.onerror = reject;
    });
    await stepOn(home);
    await home.keeping.settled();
    const again = await visitNap(await openStorage(name));
    expect(again.troubles).toEqual([]);
    expect(again.match.state.sheet).toHaveLength(1);
    expect(again.match.transcript()).toEqual(home.match.transcript());
    expect(again.keeping.waiting).toEqual([waits]);
  });
});

describe('a storage that takes nothing', () => {
  test('full: play goes on, it is said once, and the deals are written when there is room', async () => {
    let wrong: Error | null = new DOMException('no room', 'QuotaExceededError');
    const home = await visitNap(failing(await openStorage(freshName()), () => wrong));
    await playOut(home);
    home.match.dispatch({ kind: 'next' });
    await playOut(home);
    expect(await home.keeping.deals()).toEqual([]);
    expect(home.troubles).toEqual(['full']);
    expect(home.match.state.sheet).toHaveLength(2);
    wrong = null;
    home.match.dispatch({ kind: 'next' });
    expect(await home.keeping.deals()).toHaveLength(2);
    expect((await home.storage.matches()).match).toMatchObject({ sheet: [{}, {}] });
  });

  test('none: it lasts as long as the page', async () => {
    const storage = passingStorage();
    const home = await visitNap(storage);
    await playOut(home);
    expect((await visitNap(storage)).match.transcript()).toEqual(home.match.transcript());
    expect(await home.keeping.deals()).toHaveLength(1);
  });

  test('of a later version: a word, and a match that lasts as long as the page', async () => {
    const later = {
      ...passingStorage(),
      matches: () => Promise.reject(new DOMException('', 'VersionError')),
    };
    expect((await visitNap(later)).troubles).toEqual(['later']);
  });
});

describe('two pages', () => {
  test('do not write over each other: the second says so, its deals count all the same', async () => {
    const storage = await openStorage(freshName());
    const places = freePlaces();
    const locks = fakeLocks(places);
    const first = await visitNap(storage, { locks });
    await stepOn(first);
    const second = await visitNap(storage, { locks: fakeLocks(places), address: '#/nap/5?players=3' });
    await playOut(second);
    await second.keeping.settled();
    expect(second.troubles).toEqual(['elsewhere']);
    expect(first.troubles).toEqual([]);
    expect((await storage.matches()).match).toMatchObject({ seed: 17 });
    expect(await second.keeping.deals()).toMatchObject([{ score: { seed: 5 } }]);
    locks.release('nap');
    await second.keeping.settled();
    expect(second.troubles).toEqual(['elsewhere', 'free']);
    const { match, waiting } = await storage.matches();
    expect([match, waiting]).toMatchObject([{ sheet: [{ seed: 5 }] }, [{ seed: 17 }]]);
  });
});

describe('figures', () => {
  test('are those of deals whose result is known', async () => {
    const table = tableOf(aloneAmong(4));
    const dealt = (
      seed: number,
      declarer: number | null,
      bid: string | null,
      made: boolean,
      each: number,
    ): NapDealResult => ({
      kept: 1,
      deal: `x/${seed}`,
      table,
      score: {
        seed,
        dealer: 3,
        declarer,
        bid: bid as 'two',
        result: declarer === null ? 'passed' : made ? 'made' : 'lost',
        taken: 0,
        chips: [0, 1, 2, 3].map((chair) => (declarer === null ? 0 : chair === declarer ? 3 * each : -each)),
        totals: [0, 0, 0, 0],
      },
      advised: [seed === 2, false, false, false],
      at: 100 - seed,
    });
    const deals = [
      dealt(1, 0, 'three', true, 3),
      dealt(2, 0, 'three', false, -3),
      dealt(3, 2, 'nap', false, -5),
      dealt(4, 1, 'misere', true, 3),
      dealt(5, null, null, false, 0),
      dealt(6, 0, 'two', true, 2),
      { ...dealt(7, 0, 'four', true, 4), table: tableOf([person, person, person, person]) },
    ];
    expect(napFigures(deals)).toMatchObject({
      deals: 6,
      chips: 8,
      perDeal: 8 / 6,
      bids: [
        { bid: 'two', played: 1, made: 1, advised: 0, chips: 6 },
        { bid: 'three', played: 2, made: 1, advised: 1, chips: 0 },
      ],
      defended: { deals: 2, beaten: 1, chips: 2 },
      passed: 1,
      advised: 1,
    });
    expect(chipsOverTime(deals).map(({ total }) => total)).toEqual([6, 6, 3, 8, -1, 8]);
    expect(napGroups(deals).map(({ deals }) => deals.length)).toEqual([6]);
    expect(napFigures([])).toMatchObject({ deals: 0, perDeal: null, margin: null, bids: [] });
  });

  test('a deal counts once, as it was played first', async () => {
    const storage = await openStorage(freshName());
    const address = '#/nap/31?players=4&seats=person,easy,easy,easy';
    const first = await visitNap(storage, { address });
    await playOut(first);
    const [score] = first.match.state.sheet;
    for (const at of [5000, 9000]) {
      const again = await visitNap(storage, { at });
      again.match.dispatch({ kind: 'match', table: first.match.state.table, seed: 31 });
      again.match.dispatch({ kind: 'call', call: again.match.state.legalCalls.at(-1)! });
      await playOut(again);
      expect(await again.keeping.deals()).toMatchObject([{ score, at: 1000 }]);
    }
  });
});

describe('everything as a file', () => {
  test('takes match and deals along, merges deals, and replaces no match', async () => {
    const home = await visitNap(await openStorage(freshName()));
    await playOut(home);
    home.match.dispatch({ kind: 'next' });
    await stepOn(home);
    await home.keeping.settled();
    const text = await writeFile(home.storage);
    const storage = await openStorage(freshName());
    expect(await readFile(storage, text)).toMatchObject({ results: 1, games: 1, damaged: [] });
    const other = await visitNap(storage);
    expect(other.match.transcript()).toEqual(home.match.transcript());
    expect(await other.keeping.deals()).toEqual(await home.keeping.deals());
    await stepOn(other);
    const mine = other.match.transcript();
    expect(await readFile(storage, text)).toMatchObject({ results: 1, games: 0, damaged: [] });
    expect((await storage.matches()).match).toEqual(mine);
    expect(await storage.deals()).toHaveLength(1);
    const spoilt = JSON.parse(text);
    spoilt.nap = { match: { nap: 7 }, deals: [...spoilt.nap.deals, { kept: 9 }] };
    const fresh = await openStorage(freshName());
    expect(await readFile(fresh, JSON.stringify(spoilt))).toMatchObject({
      results: 1,
      games: 0,
      damaged: [{}, {}],
    });
  });

  /** A file with a match of 17 that is played, and one of 8 that waits. */
  async function playedFile(): Promise<{ text: string; waits: NapTranscript; played: NapTranscript }> {
    const home = await visitNap(await openStorage(freshName()));
    home.match.dispatch({ kind: 'match', table: usual, seed: 8 });
    await stepOn(home);
    const waits = home.match.transcript();
    home.match.dispatch({ kind: 'match', table: usual, seed: 17 });
    await stepOn(home);
    const played = home.match.transcript();
    return { text: await writeFile(home.storage), waits, played };
  }

  test('read while a match is open: what it brings waits, and outlives the next match left', async () => {
    const { text, waits, played } = await playedFile();
    const home = await visitNap(await openStorage(freshName()), { address: '#/nap/3' });
    await stepOn(home);
    const mine = home.match.transcript();
    expect(await readFile(home.storage, text)).toMatchObject({ games: 2, damaged: [] });
    home.keeping.lookAgain();
    await home.keeping.settled();
    expect(home.keeping.waiting).toEqual([waits, played]);
    expect(home.left()).toBe(0);
    home.match.dispatch({ kind: 'match', table: usual, seed: 4 });
    await stepOn(home);
    expect(home.keeping.waiting).toEqual([waits, played, mine]);
    expect((await visitNap(home.storage)).keeping.waiting).toEqual([waits, played, mine]);
    // once more it brings nothing that is not here
    expect(await readFile(home.storage, text)).toMatchObject({ games: 0 });
    expect((await visitNap(home.storage)).keeping.waiting).toEqual([waits, played, mine]);
  });

  test.each([
    ['told of', true],
    ['by another window', false],
  ])(
    'read at a table where nobody has called, %s: the match it brings is not written over',
    async (_, told) => {
      const { text, waits, played } = await playedFile();
      const home = await visitNap(await openStorage(freshName()), { address: '#/nap/3' });
      expect(await readFile(home.storage, text)).toMatchObject({ games: 2 });
      if (told) home.keeping.lookAgain();
      await home.keeping.settled();
      expect(home.keeping.waiting).toEqual(told ? [waits, played] : []);
      expect(home.left()).toBe(told ? 1 : 0);
      await stepOn(home);
      const mine = home.match.transcript();
      expect(home.keeping.waiting).toEqual([waits, played]);
      const again = await visitNap(home.storage);
      expect(again.match.transcript()).toEqual(mine);
      expect(again.keeping.waiting).toEqual([waits, played]);
      expect(again.keeping.goBack(played)).toBe(true);
      await again.keeping.settled();
      expect((await visitNap(home.storage)).match.transcript()).toEqual(played);
    },
  );

  test('with more matches than there is room for: none that was here goes', async () => {
    const files = await visitNap(await openStorage(freshName()));
    for (let seed = 20; seed < 30; seed++) {
      files.match.dispatch({ kind: 'match', table: usual, seed });
      await stepOn(files);
    }
    const home = await visitNap(await openStorage(freshName()), { address: '#/nap/1' });
    for (const seed of [1, 2, 3]) {
      home.match.dispatch({ kind: 'match', table: usual, seed });
      await stepOn(home);
    }
    await readFile(home.storage, await writeFile(files.storage));
    home.keeping.lookAgain();
    await home.keeping.settled();
    const seeds = [24, 25, 26, 27, 28, 29, 1, 2];
    expect(home.keeping.waiting.map(({ seed }) => seed)).toEqual(seeds);
    expect((await visitNap(home.storage)).keeping.waiting.map(({ seed }) => seed)).toEqual(seeds);
  });
});
