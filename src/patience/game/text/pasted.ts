import { type GameId, gameIds } from '../../../shared/core/types';
import { Unreadable } from '../../../shared/storage/fields';
import { writePosition } from '../../core/notation';
import type { RuleRecord } from '../../core/types';
import type { GameState } from '../session/intents';
import { linkTranscript, readLink } from './link';
import { readTranscript, type Transcript, transcriptFrom } from './transcript';

// Games that come and go as text: a position, a link, or a whole game.

/** The position on the table as text, headed by a comment from which `readPasted` knows the game. */
export function positionText({ game, number, moves, position, rules }: GameState): string {
  const from = number === null ? '' : `, deal ${number}`;
  const after = moves === 0 ? '' : `, after ${moves} ${moves === 1 ? 'move' : 'moves'}`;
  return `# ${game}${from}${after}\n${writePosition(position, rules)}\n`;
}

/** The game that a text names in its first comment, if it names one. */
export function gameNamed(text: string): GameId | null {
  const word = /^\s*#\s*([a-z-]+)/.exec(text)?.[1];
  return gameIds.find((id) => id === word) ?? null;
}

/**
 * Pasted text as a game that `open` has yet to accept: a link (with or without the address before it), a game
 * as JSON, or a position of `game`. Throws `Unreadable` for a link or JSON that is none.
 */
export function readPasted(text: string, game: GameId, rulesOf: (game: GameId) => RuleRecord): Transcript {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readTranscript(trimmed);
  if (/^\S*#\/\S*$/.test(trimmed)) {
    const link = readLink(trimmed.slice(trimmed.indexOf('#/')));
    if (typeof link === 'string' || (link.number === null && link.position === undefined))
      throw new Unreadable();
    return linkTranscript(link, rulesOf(link.game), () => 1);
  }
  return transcriptFrom(game, rulesOf(game), text);
}
