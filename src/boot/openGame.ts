// The session with its first game on the table, and what keeps it: both read the storage as it was found.

import { checkedNumbers } from '../patience/game/deals/checkedDeals';
import { openHelpedDeals } from '../patience/game/keeping/helpedDeals';
import {
  movesOf,
  openSavedGames,
  type SavedGames,
  type SavedGamesParts,
} from '../patience/game/keeping/savedGames';
import { type Start, startOf } from '../patience/game/keeping/start';
import { createSession, type PatienceSession } from '../patience/game/session/session';
import type { SessionParts } from '../patience/game/session/store';
import { readLink } from '../patience/game/text/link';
import type { Transcript } from '../patience/game/text/transcript';
import type { GameId } from '../shared/core/types';
import { readHelpAddress } from '../shared/ui/helpAddress';
import { isNapAddress } from '../shared/ui/rooms';
import { napBackup } from './backup';
import type { BrowserStorage } from './openStorage';

export interface OpenGameParts
  extends Pick<SavedGamesParts, 'locks' | 'wall' | 'today' | 'findDaily' | 'askToPersist'> {
  readonly sessionParts: SessionParts;
  readonly stored: BrowserStorage;
  /** what the address names, from its `#` on */
  readonly hash: string;
  /** winnable deals are wanted */
  readonly winnable: boolean;
  readonly anyNumber: () => number;
}

export type BadAddress = 'deal' | 'kept' | 'moves';

export interface OpenedGame {
  readonly session: PatienceSession;
  readonly savedGames: SavedGames;
  /**
   * What of the address could not be followed: its moves alone, or the deal that it names, in place of which lies
   * another one (`deal`) or the game that was played last (`kept`).
   */
  readonly badAddress: BadAddress | null;
}

/** A deal for somebody who named none: one that can be won, if such are wanted. */
function firstNumber({ winnable, anyNumber }: OpenGameParts, game: GameId): number {
  const known = checkedNumbers(game);
  return (winnable ? known[anyNumber() % known.length] : undefined) ?? anyNumber();
}

/**
 * The session with its first game; where that cannot be laid, the same deal without the moves that an address names, or
 * a plain deal, and `laid` is null.
 */
function begin(
  { sessionParts, anyNumber }: OpenGameParts,
  start: Start,
): { readonly session: PatienceSession; readonly laid: Start | null; readonly without?: 'deal' | 'moves' } {
  const { game, number, moves } = start.transcript;
  const lay = (transcript: Transcript) => createSession(sessionParts, transcript);
  try {
    return { session: lay(start.transcript), laid: start };
  } catch {
    // below
  }
  try {
    const deal = { ...start.transcript, moves: [], at: 0, helped: false };
    if (start.saved === null && moves.length > 0) return { session: lay(deal), laid: null, without: 'moves' };
  } catch {
    // nor can the deal
  }
  const session = createSession(sessionParts, { game, number: number ?? anyNumber() });
  return { session, laid: null, without: 'deal' };
}

/** Lays the game that the address names, or the one played last, or a new one, and keeps it from then on. */
export function openGame(parts: OpenGameParts): OpenedGame {
  const { sessionParts, stored, hash } = parts;
  const { core, clock } = sessionParts;
  const { storage, found } = stored;
  const elsewhere = isNapAddress(hash) || readHelpAddress(hash) !== null;
  const address = elsewhere ? 'empty' : readLink(hash);
  const start = startOf(address, found.saved, core.gameRules, (game) => firstNumber(parts, game));
  const helpedDeals = openHelpedDeals(storage, found.helped);
  const remembering = { ...sessionParts, helpedBefore: helpedDeals.has };
  const { session, laid, without = null } = begin({ ...parts, sessionParts: remembering }, start);
  const unplayable = start.saved !== null && laid === null ? [movesOf(start.saved)] : [];
  const { locks, wall, today, findDaily, askToPersist } = parts;
  const ownRules = core.gameRules;
  const savedParts = {
    ...{ session, storage, helpedDeals, clock, locks, wall, ownRules, today, findDaily, askToPersist },
    otherParts: [napBackup(stored.db)],
  };
  const savedGames = openSavedGames(
    savedParts,
    { ...found, damaged: [...unplayable, ...found.damaged] },
    laid?.saved ?? null,
  );
  const unlaid = start.saved === null ? without : null;
  const named = laid?.saved ? 'kept' : 'deal';
  return { session, savedGames, badAddress: address === 'bad' ? named : unlaid };
}
