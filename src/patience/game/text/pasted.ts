import { type GameId, gameIds } from '../../../shared/core/types';
import { Unreadable } from '../../../shared/storage/fields';
import {
  isMoveToken,
  readFace,
  readPosition,
  splitMoves,
  writeMoves,
  writePosition,
} from '../../core/notation';
import type { OpenCore } from '../../core/patience';
import type { RuleRecord } from '../../core/types';
import type { GameState } from '../session/intents';
import { findLink } from './findLink';
import { linkTranscript, parseNumber } from './link';
import { type ReadList, readList } from './moveList';
import { IllegalMove, readTranscript, replayTranscript, type Transcript, transcriptFrom } from './transcript';

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
    const link = findLink(trimmed, rulesOf);
    if (link === null) throw new Unreadable();
    return linkTranscript(link, rulesOf(link.game), () => 1);
  }
  return transcriptFrom(game, rulesOf(game), text);
}

/** A pasted list of moves, and the game and deal that its first remark names. */
export interface PastedMoves {
  readonly tokens: readonly string[];
  readonly number: number | null;
}

/**
 * The moves of a text that is a list of them, `null` for another text. `4d` is a card too, so there must be more words
 * that are moves than words that are cards; the others are left to be named as faults.
 */
export function pastedMoves(text: string, rules: RuleRecord): PastedMoves | null {
  if (/^\s*\{|#\/|^[^#\n]*:/m.test(text)) return null;
  const tokens = splitMoves(text);
  const moves = tokens.filter((token) => isMoveToken(token, rules)).length;
  const cards = tokens.filter((token) => readFace(token) >= 0).length;
  if (moves <= cards || moves * 2 < tokens.length) return null;
  const digits = /^\s*#[^\n]*\bdeal (\d+)/.exec(text)?.[1];
  return { tokens, number: digits === undefined ? null : parseNumber(digits) };
}

/** A game as a list of moves makes it, and how the list was read. */
export interface ListedGame {
  readonly transcript: Transcript;
  readonly read: ReadList;
}

/**
 * The game that begins as another one and goes on by a list of moves, as it is best read; what was played there before
 * is kept as its other way. Throws what `replayTranscript` throws; the core is then wherever it came to.
 */
export function listedGame(core: OpenCore, from: Transcript, tokens: readonly string[]): ListedGame {
  const { other: _, ...game } = from;
  const start = { ...game, moves: [], at: 0, elapsed: 0, helped: true };
  replayTranscript(core, start);
  const read = readList(core, tokens);
  if (read.illegal !== null) throw new IllegalMove(read.illegal.index, read.illegal.token);
  const moves = read.entries.map((entry) => writeMoves(entry.map(({ move }) => move)));
  const left = from.moves.length > 0 && { other: { from: 0, moves: from.moves, at: from.at } };
  return { transcript: { ...start, moves, at: moves.length, ...left }, read };
}
