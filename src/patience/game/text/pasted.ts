import { type GameId, gameIds } from '../../../shared/core/types';
import { Unreadable } from '../../../shared/storage/fields';
import { readPosition, writePosition } from '../../core/notation';
import type { RuleRecord } from '../../core/types';
import type { GameState } from '../session/intents';
import { findLink } from './findLink';
import { linkTranscript } from './link';
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

/** Does a text hold cards, so that an address in it stands in a remark? */
function hasCards(text: string, rules: RuleRecord): boolean {
  try {
    return readPosition(text, rules).piles.some(({ length }) => length > 0);
  } catch {
    return false;
  }
}

/**
 * Pasted text as a game that `open` has yet to accept: a link (alone, in its address or in a sentence), a game as JSON,
 * or a position of `game`. Throws `Unreadable` for a link or JSON that is none.
 */
export function readPasted(text: string, game: GameId, rulesOf: (game: GameId) => RuleRecord): Transcript {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readTranscript(trimmed);
  if (trimmed.includes('#/') && !hasCards(text, rulesOf(game))) {
    const link = findLink(trimmed);
    if (link === null) throw new Unreadable();
    return linkTranscript(link, rulesOf(link.game), () => 1);
  }
  return transcriptFrom(game, rulesOf(game), text);
}
