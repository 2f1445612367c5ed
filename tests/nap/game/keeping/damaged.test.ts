// Whatever is stored of the trick game, a match that cannot be is said to be unreadable, and the rest is
// there.
import { describe, expect, test } from 'vitest';
import { openGameDatabase } from '../../../../src/boot/database';
import { findMatch } from '../../../../src/nap/game/keeping/autosave';
import { napPart } from '../../../../src/nap/game/keeping/backup';
import { dealResultField } from '../../../../src/nap/game/keeping/dealResult';
import { napStorage } from '../../../../src/nap/game/keeping/storage';
import { parseBackup } from '../../../../src/shared/storage/backup';
import { readable } from '../../../../src/shared/storage/fields';
import { freshName, spoil } from '../../../shared/storage/browser';
import { everything, layDatabase } from '../../../shared/storage/earlierBuild';
import { openNapCore } from '../fakes';

type Stored = Record<string, unknown>;
interface Nap {
  readonly match: Stored & {
    readonly table: Stored & { settings: Stored };
    readonly sheet: readonly Stored[];
  };
  readonly waiting: readonly Stored[];
  readonly deals: readonly (Stored & { readonly score: Stored })[];
}

const { match, waiting, deals } = parseBackup(everything).nap as Nap;
const [score] = match.sheet;
const { table } = match;
const withSettings = (settings: Stored) => ({
  table: { ...table, settings: { ...table.settings, ...settings } },
});
const withChair = (chair: unknown) => ({
  table: { ...table, chairs: [...(table.chairs as unknown[]).slice(0, 3), chair] },
});
const withScore = (changes: Stored) => ({ sheet: [{ ...score, ...changes }] });

const scores: readonly Stored[] = [
  { seed: 2 ** 32 },
  { dealer: 4 },
  { declarer: -1 },
  { declarer: null },
  { bid: 'pass' },
  { bid: null },
  { result: 'passed' },
  { taken: 6 },
  { chips: [1, 1, 1, 1] },
  { chips: [6, -6] },
  { chips: [1e308, -1e308, 0, 0] },
  { totals: [0.5, 0, 0, -0.5] },
];
/** What each field says by itself. */
const byShape: readonly Stored[] = [
  { nap: 2 },
  { seed: -1 },
  { seed: 0.5 },
  { seed: 2 ** 32 },
  { dealer: 4 },
  { calls: ['two', 'pass', 'pass', 'loud'] },
  { played: [7] },
  { gathered: 'no' },
  withSettings({ players: 7 }),
  withSettings({ players: 3 }),
  withSettings({ misere: 'maybe' }),
  withSettings({ blucherLost: -1 }),
  withChair({ kind: 'computer', level: 'divine', name: '' }),
  withChair({ kind: 'dog', name: '' }),
  withChair({ kind: 'person', name: 7 }),
  withChair(null),
  ...scores.map(withScore),
  withScore({ totals: [6, -2, -2, -2] }),
];
/** What only the rules can tell; in a file it is found when the match is gone back to. */
const byRules: readonly Stored[] = [
  { calls: ['blucher'] },
  { played: ['ZZ'] },
  { played: ['AH', 'AH'] },
  { over: true },
  withSettings({ blucherWon: 1e9 }),
];
const results: readonly Stored[] = [
  { kept: 2 },
  { at: 8_640_000_000_000_001 },
  { at: -1 },
  { advised: [true] },
  withSettings({ players: 7 }),
  ...scores.map((changes) => ({ score: { ...score, ...changes } })),
];
const named = (cases: readonly Stored[]) => cases.map((change) => [JSON.stringify(change), change] as const);

async function lay(): Promise<string> {
  const name = freshName();
  await layDatabase(name, 2);
  return name;
}

describe('a match with something that cannot be', () => {
  test.each(named([...byShape, ...byRules]))(
    '%s is told of; the one that waits and the deals are there',
    async (_, change) => {
      const name = await lay();
      await spoil(name, 'notes', 'nap', { ...match, ...change });
      const storage = napStorage(await openGameDatabase(name));
      const found = await findMatch(storage, await openNapCore());
      expect(found).toMatchObject({ transcript: null, trouble: null, damaged: [{ kind: 'match' }] });
      expect(found.waiting).toEqual(waiting);
      expect(readable(dealResultField, await storage.deals())).toEqual(deals);
    },
  );

  test.each(named(byShape))('%s: a file is taken in without it', async (_, change) => {
    const storage = napStorage(await openGameDatabase(freshName()));
    const damaged = { ...match, ...change };
    const nap = { match: damaged, waiting: [...waiting, damaged], deals };
    expect(await napPart(storage).read({ nap })).toMatchObject({
      results: 1,
      games: 1,
      damaged: [{ kind: 'match' }, { kind: 'match' }],
    });
    expect(await storage.matches()).toEqual({ match: undefined, waiting });
  });
});

describe('matches that wait, one of which cannot be', () => {
  test('it is named by its deal and the field at fault, and the others are there', async () => {
    const name = await lay();
    const torn = { ...match, seed: 77, calls: ['loud'] };
    await spoil(name, 'notes', 'nap.waiting', [torn, ...waiting, 7]);
    const storage = napStorage(await openGameDatabase(name));
    const found = await findMatch(storage, await openNapCore());
    expect(found.damaged).toEqual([
      { kind: 'match', of: null, number: '77', field: 'calls.0' },
      { kind: 'match', of: null, number: null, field: '' },
    ]);
    expect(found.transcript).toMatchObject({ seed: match.seed });
    expect(found.waiting).toEqual(waiting);
  });

  test.each([7, 'x', {}])('%j in the place of the list is told', async (value) => {
    const name = await lay();
    await spoil(name, 'notes', 'nap.waiting', value);
    const found = await findMatch(napStorage(await openGameDatabase(name)), await openNapCore());
    expect(found.damaged).toEqual([{ kind: 'match', of: null, number: null, field: '' }]);
    expect(found.transcript).not.toBe(null);
  });
});

test('a file whose part of the trick game is none: that is said', async () => {
  const part = napPart(napStorage(await openGameDatabase(freshName())));
  const nothing = { results: 0, games: 0 };
  for (const nap of [undefined, null]) expect(await part.read({ nap })).toEqual({ ...nothing, damaged: [] });
  for (const nap of [7, 'x', []])
    expect(await part.read({ nap })).toMatchObject({ ...nothing, damaged: [{ kind: 'match', field: '' }] });
  expect(await part.read({ nap: { match: 7, waiting: {}, deals: 'x' } })).toMatchObject({
    ...nothing,
    damaged: [{ kind: 'deal' }, { kind: 'match' }, { kind: 'match' }],
  });
});

describe('a deal with something that cannot be', () => {
  test.each(named(results))('%s is left out, here and in a file', async (_, change) => {
    const damaged = { ...deals[0]!, ...change };
    expect(readable(dealResultField, [damaged, deals[0]])).toEqual(deals);
    const storage = napStorage(await openGameDatabase(freshName()));
    const read = await napPart(storage).read({
      nap: { match: null, waiting: [], deals: [damaged, ...deals] },
    });
    expect(read).toMatchObject({ results: 1, games: 0, damaged: [{ kind: 'deal' }] });
    expect(await storage.deals()).toEqual(deals);
  });
});
