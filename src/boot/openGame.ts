// The session with its first game on the table, and what keeps it: both read the storage as it was found.

import { checkedNumbers } from '../patience/game/deals/checkedDeals';
import type { SavedGame } from '../patience/game/keeping/savedGame';
import { openSavedGames, type SavedGames, type SavedGamesParts } from '../patience/game/keeping/savedGames';
import { type Start, startOf } from '../patience/game/keeping/start';
import { createSession, type PatienceSession } from '../patience/game/session/session';
import type { SessionParts } from '../patience/game/session/store';
import { readLink } from '../patience/game/text/link';
import type { GameId } from '../shared/core/types';
import { readHelpAddress } from '../shared/ui/helpAddress';
import { isNapAddress } from '../shared/ui/rooms';
import { napBackup } from './backup';
import type { BrowserStorage } from './openStorage';

export interface OpenGameParts
  extends Pick<SavedGamesParts, 'locks' | 'wall' | 'today' | 'findDaily' | 'askToPersist'> {
  readonly sessionParts: SessionParts;
  readonly shelf: BrowserStorage;
  /** what the address names, from its `#` on */
  readonly hash: string;
  /** winnable deals are wanted */
  readonly winnable: boolean;
  readonly anyNumber: () => number;
}

export interface OpenedGame {
  readonly session: PatienceSession;
  readonly keeping: SavedGames;
  /** the address names no game */
  readonly badAddress: boolean;
}

/** A deal for somebody who named none: one that can be won, if such are wanted. */
function firstNumber({ winnable, anyNumber }: OpenGameParts, game: GameId): number {
  const known = checkedNumbers(game);
  return (winnable ? known[anyNumber() % known.length] : undefined) ?? anyNumber();
}

/** Lays the first game on the table; a kept or linked one that cannot be laid leaves a plain deal there. */
function layFirst(session: PatienceSession, { transcript, saved }: Start): boolean {
  const { game, rules, number } = session.state;
  const plain = transcript.number === number && transcript.moves.length === 0 && transcript.game === game;
  if (saved === null && plain && JSON.stringify(transcript.rules) === JSON.stringify(rules)) return true;
  try {
    session.open(transcript);
    return true;
  } catch {
    return false;
  }
}

/** Lays the game that the address names, or the one played last, or a new one, and keeps it from then on. */
export function openGame(parts: OpenGameParts): OpenedGame {
  const { sessionParts, shelf, hash, anyNumber } = parts;
  const { core, clock } = sessionParts;
  const { storage, found } = shelf;
  const elsewhere = isNapAddress(hash) || readHelpAddress(hash) !== null;
  const address = elsewhere ? 'empty' : readLink(hash);
  const start = startOf(address, found.saved, core.gameRules, (game) => firstNumber(parts, game));
  const { game, number } = start.transcript;
  const session = createSession(sessionParts, { game, number: number ?? anyNumber() });
  const laid = layFirst(session, start);
  const saved: SavedGame | null = laid ? start.saved : null;
  const troubles =
    start.saved !== null && !laid ? (['unreadable', ...found.troubles] as const) : found.troubles;
  const { locks, wall, today, findDaily, askToPersist } = parts;
  const ownRules = core.gameRules;
  const savedParts = {
    ...{ session, storage, clock, locks, wall, ownRules, today, findDaily, askToPersist },
    otherParts: [napBackup(shelf.db)],
  };
  const keeping = openSavedGames(savedParts, { ...found, troubles }, saved);
  return { session, keeping, badAddress: address === 'bad' || (start.saved === null && !laid) };
}
