import { type GameId, gameIds } from '../../../shared/core/types';
import type { RuleRecord } from '../../core/types';
import { dealKey, sameRecord } from '../text/dealKey';
import { anyDeal, type Link, linkTranscript } from '../text/link';
import type { Transcript } from '../text/transcript';
import type { SavedGame } from './savedGame';

/** What is to lie on the table when the page begins. */
export interface Start {
  readonly transcript: Transcript;
  /** the saved game that it is, or `null` */
  readonly saved: SavedGame | null;
}

/**
 * The game that the page begins with: what the address names, gone on with where it is saved; without an
 * address the game left last, and with a game alone, or with rules, the one in progress of it. Where rules
 * are named of which none is in progress, it begins as without an address: a deal of theirs has yet to be
 * looked for. `games` the newest first.
 */
export function startOf(
  link: Link | 'empty' | 'bad',
  games: readonly SavedGame[],
  ownRules: (game: GameId) => RuleRecord,
  anyNumber: (game: GameId) => number,
): Start {
  const named = typeof link === 'string' ? null : link;
  const game = named?.game ?? games[0]?.game ?? gameIds[0];
  const transcript = linkTranscript(named ?? { game, number: null }, ownRules(game), () => anyNumber(game));
  const whole = named !== null && !anyDeal(named);
  const ruled = whole || named?.rules !== undefined;
  const isMine = (saved: SavedGame) =>
    (named === null || saved.game === game) &&
    (!ruled || sameRecord(game, saved.transcript.rules, transcript.rules)) &&
    (whole ? saved.deal === dealKey(transcript) : !saved.over);
  const saved = transcript.moves.length > 0 ? undefined : games.find(isMine);
  if (saved === undefined && ruled && !whole) return startOf('empty', games, ownRules, anyNumber);
  return saved === undefined ? { transcript, saved: null } : { transcript: saved.transcript, saved };
}
