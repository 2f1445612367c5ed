import { expect, test, vi } from 'vitest';
import { passingGameDatabase } from '../../src/boot/database';
import { openGame } from '../../src/boot/openGame';
import type { SavedGame } from '../../src/patience/game/keeping/savedGame';
import { patienceStorage } from '../../src/patience/game/keeping/storage';
import { createSession } from '../../src/patience/game/session/session';
import { dealKey } from '../../src/patience/game/text/dealKey';
import type { Transcript } from '../../src/patience/game/text/transcript';
import { fakeClock, fakeSolver } from '../patience/game/fakes';
import { fakeLocks } from '../shared/storage/browser';
import { openTestCore } from '../support/core';

const limits = { nodes: 1, seconds: 1 };

/** A page that begins at an address; what of the core dealt, and what was asked of the solver. */
async function begin(hash: string, saved: readonly SavedGame[] = []) {
  const core = await openTestCore();
  const deal = vi.spyOn(core, 'deal');
  const solver = fakeSolver();
  const clock = fakeClock();
  const db = passingGameDatabase();
  const opened = openGame({
    sessionParts: { core, clock, solver, limits, autoUp: () => true },
    stored: {
      db,
      storage: patienceStorage(db),
      found: { saved, dailies: {}, helped: [], troubles: [], damaged: [] },
      refused: null,
    },
    locks: fakeLocks(),
    hash,
    winnable: false,
    anyNumber: () => 77,
    wall: () => 1000,
    today: () => '2025-08-01',
    findDaily: async () => 5,
    askToPersist: async () => true,
  });
  const dealt = deal.mock.calls.flat();
  return { ...opened, clock, dealt, asked: solver.asked.length };
}

/** A game with a move and a minute behind it. */
async function played(): Promise<{ saved: SavedGame; transcript: Transcript }> {
  const core = await openTestCore();
  const clock = fakeClock();
  const parts = { core, clock, solver: fakeSolver(), limits, autoUp: () => false };
  const session = createSession(parts, { game: 'streets', number: 7 });
  session.dispatch({ kind: 'turn' });
  clock.pass(60_000);
  const transcript = session.transcript();
  const deal = dealKey(transcript);
  const rest = { helped: false, over: false, daily: null, at: 0 };
  return { transcript, saved: { kept: 1, game: 'streets', deal, transcript, ...rest } };
}

test.each([
  ['', 'forty-thieves', 77],
  ['#/streets', 'streets', 77],
  ['#/free-cells/617', 'free-cells', 617],
  ['#/streets/5?rules=build:any,passes:2', 'streets', 5],
] as const)('%s is dealt once, and asked about once', async (hash, game, number) => {
  const { session, dealt, asked, badAddress } = await begin(hash);
  expect(dealt).toEqual([number]);
  expect(asked).toBe(1);
  expect(session.state).toMatchObject({ game, number, moves: 0, running: false, elapsed: 0 });
  expect(badAddress).toBeNull();
});

test('a kept game is dealt once, and goes on with its clock', async () => {
  const { saved, transcript } = await played();
  const { session, clock, dealt, asked } = await begin('#/streets/7', [saved]);
  expect(dealt).toEqual([7]);
  expect(asked).toBe(1);
  expect(session.state).toMatchObject({ moves: 1, canUndo: true, running: true, elapsed: 60_000 });
  clock.pass(5000);
  expect(session.state.elapsed).toBe(65_000);
  expect(session.transcript().moves).toEqual(transcript.moves);
});

test('moves in the address are played; such as cannot be leave a plain deal, and are told of', async () => {
  const { transcript } = await played();
  const moves = transcript.moves.join('.');
  const good = await begin(`#/streets/7?moves=${moves}`);
  expect(good.dealt).toEqual([7]);
  expect(good.session.state).toMatchObject({ number: 7, moves: 1 });
  expect(good.badAddress).toBeNull();
  const bad = await begin('#/streets/7?moves=3-f');
  expect(bad.session.state).toMatchObject({ game: 'streets', number: 7, moves: 0 });
  expect(bad.badAddress).toBe('moves');
});

test('a kept game that cannot be read leaves a plain deal, which is no fault of the address', async () => {
  const { saved } = await played();
  const broken = { ...saved, transcript: { ...saved.transcript, moves: ['c1-c9'], at: 1 } };
  const { session, savedGames, badAddress } = await begin('#/streets/7', [broken]);
  const troubles: string[] = [];
  savedGames.onTrouble((trouble) => troubles.push(trouble));
  expect(session.state).toMatchObject({ game: 'streets', number: 7, moves: 0 });
  expect(badAddress).toBeNull();
  expect(troubles).toEqual(['unreadable']);
});

test('an address that names no deal: the kept game lies there, and is not called another one', async () => {
  const { saved } = await played();
  const kept = await begin('#/streets/one', [saved]);
  expect(kept.session.state).toMatchObject({ game: 'streets', number: 7, moves: 1 });
  expect(kept.badAddress).toBe('kept');
  expect((await begin('#/streets/one')).badAddress).toBe('deal');
});
