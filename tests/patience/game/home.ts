import { openGameDatabase } from '../../../src/boot/database';
import { moveParts } from '../../../src/patience/core/buffers';
import type { Move } from '../../../src/patience/core/types';
import { openHelpedDeals } from '../../../src/patience/game/keeping/helpedDeals';
import {
  type FoundGames,
  findGames,
  openSavedGames,
  type SavedGames,
} from '../../../src/patience/game/keeping/savedGames';
import { startOf } from '../../../src/patience/game/keeping/start';
import { type PatienceStorage, patienceStorage } from '../../../src/patience/game/keeping/storage';
import type { PatienceSession } from '../../../src/patience/game/session/session';
import { type Link, readLink } from '../../../src/patience/game/text/link';
import type { GameId } from '../../../src/shared/core/types';
import type { SaveLocks } from '../../../src/shared/storage/saveLock';
import type { Trouble } from '../../../src/shared/storage/writes';
import { fakeLocks } from '../../shared/storage/browser';
import { openTestCore } from '../../support/core';
import { searchAll } from '../../support/search';
import { openScene, type Scene } from './fakes';

export interface Home extends Scene {
  readonly keeping: SavedGames;
  readonly storage: PatienceStorage;
  readonly troubles: (Trouble | 'unreadable')[];
  readonly found: FoundGames;
  /** how often the browser was asked to keep the storage for good */
  asks: number;
  /** what the wall clock and the calendar say */
  readonly date: { now: number; today: string };
  play(count?: number): Promise<void>;
}

export interface Visit {
  readonly address?: string;
  readonly storage?: PatienceStorage;
  readonly locks?: SaveLocks;
  readonly now?: number;
  readonly today?: string;
}

/** A page opened at an address in a browser whose database has that name. */
export async function visit(name: string, options: Visit = {}): Promise<Home> {
  const storage = options.storage ?? patienceStorage(await openGameDatabase(name));
  const found = await findGames(storage);
  const link: Link | 'empty' | 'bad' = readLink(options.address ?? '');
  const helpedDeals = openHelpedDeals(storage, found.helped);
  const scene = await openScene('free-cells', 1, { helpedBefore: helpedDeals.has });
  const { session, core } = scene;
  const start = startOf(link, found.saved, core.gameRules, () => 77);
  session.open(start.transcript);
  const troubles: (Trouble | 'unreadable')[] = [];
  const date = { now: options.now ?? 1000, today: options.today ?? '2025-08-01' };
  const parts = {
    session,
    storage,
    helpedDeals,
    clock: scene.clock,
    locks: options.locks ?? fakeLocks(),
    wall: () => date.now++,
    ownRules: core.gameRules,
    today: () => date.today,
    otherParts: [],
    findDaily: async (game: GameId) => (game === 'free-cells' ? 5 : 6),
    askToPersist: async () => {
      home.asks++;
      return true;
    },
  };
  const keeping = openSavedGames(parts, found, start.saved);
  keeping.onTrouble((trouble) => troubles.push(trouble));
  const play = async (count = 1) => {
    for (let i = 0; i < count; i++) playAny(session, core.moves(), i);
    await keeping.settled();
  };
  const home: Home = { ...scene, keeping, storage, troubles, found, asks: 0, date, play };
  return home;
}

/** Wins the game on the table, with the moves that the search finds and no others. */
export async function winByMoves(home: Home): Promise<void> {
  const { session, settings, keeping } = home;
  const judge = await openTestCore(64);
  judge.setRules(session.state.rules);
  judge.load(session.state.position);
  settings.autoUp = false;
  for (const move of searchAll(judge, 500_000).line) playMove(session, move);
  await keeping.settled();
}

/** Plays some legal move. */
export function playAny(session: PatienceSession, moves: readonly Move[], pick: number): void {
  const move = moves[pick % moves.length];
  if (move !== undefined) playMove(session, move);
}

function playMove(session: PatienceSession, move: Move): void {
  const { from, to, count } = moveParts(move);
  const turns = from === 16 || to === 16;
  session.dispatch(turns ? { kind: 'turn' } : { kind: 'move', from, to, count });
}
