// Whatever lies in storage or in a file: the page begins, says so, and keeps the rest.
import { describe, expect, test } from 'vitest';
import { openGameDatabase } from '../../../../src/boot/database';
import { openGame } from '../../../../src/boot/openGame';
import { patiencePart } from '../../../../src/patience/game/keeping/backup';
import { findGames } from '../../../../src/patience/game/keeping/savedGames';
import { patienceStorage } from '../../../../src/patience/game/keeping/storage';
import { parseBackup } from '../../../../src/shared/storage/backup';
import type { Damaged } from '../../../../src/shared/storage/damaged';
import { fakeLocks, freshName, spoil } from '../../../shared/storage/browser';
import { everything, layDatabase, stores } from '../../../shared/storage/earlierBuild';
import { openTestCore } from '../../../support/core';
import { fakeClock, fakeSolver } from '../fakes';
import { visit } from '../home';

type Stored = Record<string, unknown>;

const inTranscript: Stored[] = [
  { napoleon: 2 },
  { game: 'spider' },
  { rules: { build: 'sideways' } },
  { rules: null },
  { number: 0 },
  { number: 1.5 },
  { number: 3e9 },
  { number: null },
  { number: '5' },
  { position: 'KH' },
  { moves: 'f-1' },
  { moves: [3] },
  { at: -1 },
  { at: 0.5 },
  { at: 999 },
  { elapsed: Number.POSITIVE_INFINITY },
  { elapsed: -1e9 },
  { elapsed: Number.NaN },
];
const inGame: Stored[] = [
  ...inTranscript.map((transcript) => ({ transcript })),
  { kept: 2 },
  { helped: 'yes' },
  { over: 0 },
  { daily: '2025-02-30' },
  { daily: 7 },
  { at: 8_640_000_000_000_001 },
  { at: -1 },
  { at: null },
];
const inResult: Stored[] = [
  { kept: 2 },
  { game: 'spider' },
  { rules: { build: 'sideways' } },
  { number: 0 },
  { number: 1.5 },
  { number: 3e9 },
  { won: 8_640_000_000_000_001 },
  { won: 'yesterday' },
  { lost: -1 },
  { won: null, lost: null },
  { helped: 1 },
  { moves: -5 },
  { moves: 2.5 },
  { elapsed: Number.POSITIVE_INFINITY },
  { elapsed: -1e9 },
  { daily: '2025-13-01' },
];

const named = (cases: readonly Stored[]) => cases.map((change) => [JSON.stringify(change), change] as const);

function changed(stored: Stored, change: Stored): Stored {
  const transcript = { ...(stored.transcript as Stored), ...(change.transcript as Stored | undefined) };
  return { ...stored, ...change, ...('transcript' in stored && { transcript }) };
}

/** What is stored of Forty Thieves, whose game is the newest, and of the deal that was won. */
const newest = stores.tables![0]![1] as Stored;
const [wonKey, won] = stores.results![0] as [string, Stored];

/** The field that a change spoils, as a reader names it: some go by a part of it, or by what it does not go with. */
const readerNames: Readonly<Record<string, RegExp>> = {
  rules: /^(transcript\.)?rules/,
  number: /^(transcript\.)?(number|position)$/,
  at: /^(transcript\.)?(at|moves)$/,
};

function fieldOf(change: Stored): RegExp {
  const transcript = change.transcript as Stored | undefined;
  const [key] = Object.keys(transcript ?? change) as [string];
  return readerNames[key] ?? new RegExp(`^(transcript\\.)?${key}(\\.|$)`);
}

async function lay(store: string, key: string, value: Stored): Promise<string> {
  const name = freshName();
  await layDatabase(name, 2);
  await spoil(name, store, key, value);
  return name;
}

const readFile = async (changes: object) => {
  const { storage, keeping } = await visit(freshName());
  const read = await patiencePart(storage).read({ ...parseBackup(everything), ...changes });
  return { read, keeping };
};

/** The page's own beginning on what is stored. */
async function begin(name: string, hash: string) {
  const storage = patienceStorage(await openGameDatabase(name));
  const found = await findGames(storage);
  const opened = openGame({
    sessionParts: {
      core: await openTestCore(),
      clock: fakeClock(),
      solver: fakeSolver(),
      limits: { nodes: 1000, seconds: 1 },
      autoUp: () => true,
    },
    stored: { db: await openGameDatabase(name), storage, found, refused: null },
    hash,
    winnable: false,
    anyNumber: () => 77,
    locks: fakeLocks(),
    wall: () => 9000,
    today: () => '2025-08-01',
    findDaily: async () => 5,
    askToPersist: async () => false,
  });
  const troubles: string[] = [];
  const damaged: Damaged[] = [];
  opened.savedGames.onTrouble((trouble, entries) => {
    troubles.push(trouble);
    damaged.push(...entries);
  });
  return { ...opened, troubles, damaged };
}

describe('a saved game with something that cannot be', () => {
  test.each(named(inGame))('%s: the page begins, says so, and has the others', async (_, change) => {
    const name = await lay('tables', 'forty-thieves', changed(newest, change));
    for (const hash of ['', '#/forty-thieves', '#/forty-thieves/2', '#/nap']) {
      const { session, savedGames, troubles, damaged } = await begin(name, hash);
      expect(troubles).toEqual(['unreadable']);
      expect(damaged).toMatchObject([
        { kind: 'game', of: 'forty-thieves', field: expect.stringMatching(fieldOf(change)) },
      ]);
      const other = { game: 'free-cells', number: 7, canUndo: true };
      expect(session.state).toMatchObject(
        hash.startsWith('#/forty') ? { game: 'forty-thieves', moves: 0 } : other,
      );
      expect((await savedGames.inProgress()).map(({ game }) => game)).toEqual(['free-cells']);
      expect(await savedGames.results()).toHaveLength(2);
    }
  });

  test.each(named(inGame))('%s: a file is taken in without it', async (_, change) => {
    const [first, ...others] = parseBackup(everything).tables as Stored[];
    const { read, keeping } = await readFile({ tables: [changed(first!, change), ...others] });
    expect(read).toMatchObject({
      results: 2,
      games: 1,
      damaged: [{ kind: 'game', field: expect.stringMatching(fieldOf(change)) }],
    });
    expect(await keeping.inProgress()).toHaveLength(1);
  });
});

describe('a result with something that cannot be', () => {
  test.each(named(inResult))('%s: the others are counted', async (_, change) => {
    const { savedGames } = await begin(await lay('results', wonKey, changed(won, change)), '');
    expect(await savedGames.damagedResults()).toMatchObject([
      { kind: 'result', field: expect.stringMatching(fieldOf(change)) },
    ]);
    expect(await savedGames.results()).toEqual([stores.results![1]![1]]);
  });

  test.each([
    ...named(inResult.map((result) => ({ result }))),
    ...named(inTranscript.map((transcript) => ({ transcript }))),
    // each is sound by itself, but they are of two deals
    ...named([{ transcript: { number: 7 } }, { result: { number: 7 } }]),
  ])('%s: a file is taken in without it', async (_, change) => {
    const [first, ...others] = parseBackup(everything).games as { result: Stored; transcript: Stored }[];
    const damaged = {
      result: { ...first!.result, ...(change.result as Stored | undefined) },
      transcript: { ...first!.transcript, ...(change.transcript as Stored | undefined) },
    };
    const { read, keeping } = await readFile({ games: [damaged, ...others] });
    expect(read).toMatchObject({ results: 1, games: 2, damaged: [{ kind: 'result' }] });
    expect(await keeping.results()).toHaveLength(1);
  });
});

describe('a daily deal that is noted', () => {
  test.each([
    ['no date', { date: '2025-02-30', number: 9 }],
    ['no number', { date: '2025-08-01', number: 0 }],
    ['nothing', null],
  ])('with %s is found anew', async (_, daily) => {
    const name = freshName();
    await (await visit(name)).storage.putNote('daily', { 'free-cells': daily });
    const home = await visit(name);
    expect(await home.keeping.daily('free-cells')).toBe(5);
  });
});
