import { type GameId, gameIds, type RuleRecord } from '../../../shared/core/types';
import { isRecord } from '../../../shared/storage/fields';
import { ruleNumbers } from '../../core/rules';
import { checkTranscript, type Transcript } from '../text/transcript';

// What is kept: of each patience the game in progress, and of each deal that was played its result.

/** A game as it lies on the table, kept after every move. */
export interface KeptTable {
  readonly kept: 1;
  readonly game: GameId;
  readonly deal: string;
  readonly transcript: Transcript;
  /** help was used, in this attempt at the deal or an earlier one */
  readonly helped: boolean;
  /** won: nothing is left in progress */
  readonly over: boolean;
  /** the date whose daily deal it is, `2025-08-01`; `null` when it was not dealt as one */
  readonly daily: string | null;
  /** when it was kept, in milliseconds since 1970 */
  readonly at: number;
}

/** What came of one deal under one rule record. However often it is played, it counts once. */
export interface Result {
  readonly kept: 1;
  readonly deal: string;
  readonly game: GameId;
  readonly rules: RuleRecord;
  readonly number: number;
  /** when it was first left after a move and before a win; milliseconds since 1970, or `null` */
  readonly lost: number | null;
  /** when it was first won, or `null`; the next three are of that win */
  readonly won: number | null;
  readonly helped: boolean;
  readonly moves: number;
  /** milliseconds */
  readonly elapsed: number;
  /** the date on which it was won as the daily deal */
  readonly daily: string | null;
}

/** A result with the game that led to it. */
export interface Ending {
  readonly result: Result;
  readonly transcript: Transcript;
}

/** The rule record's part of a deal's name, so that results under the same rules stand together. */
export function recordKey(game: GameId, rules: RuleRecord): string {
  return `${game}/${ruleNumbers(rules).join('-')}`;
}

/** Whether a game's record is that one; not where one of the two is none, as an address may have it. */
export function sameRecord(game: GameId, one: RuleRecord, other: RuleRecord): boolean {
  try {
    return recordKey(game, one) === recordKey(game, other);
  } catch {
    return false;
  }
}

/** Names a deal with its game and rules: equal for equal deals. */
export function dealKey({ game, rules, number, position }: Transcript): string {
  return `${recordKey(game, rules)}/${number ?? position ?? ''}`;
}

/** A loss for a kept game that is left; `null` for one from a position of one's own, which is not counted. */
export function lossOf({ deal, transcript }: KeptTable, at: number): Ending | null {
  const { game, rules, number } = transcript;
  if (number === null) return null;
  const blank = { won: null, helped: false, moves: 0, elapsed: 0, daily: null };
  return { result: { kept: 1, deal, game, rules, number, lost: at, ...blank }, transcript };
}

/** A win for the game on the table; `null` for one from a position of one's own. */
export function winOf(table: KeptTable, moves: number): Ending | null {
  const { deal, transcript, helped, daily, at } = table;
  const { game, rules, number, elapsed } = transcript;
  if (number === null) return null;
  const result: Result = {
    kept: 1,
    deal,
    game,
    rules,
    number,
    lost: null,
    won: at,
    helped,
    moves,
    elapsed,
    daily,
  };
  return { result, transcript };
}

function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** Two results of one deal as one: the first loss, and the first win with its figures. */
export function mergeResults(a: Result, b: Result): Result {
  const first = b.won !== null && (a.won === null || b.won < a.won) ? b : a;
  return { ...first, lost: earlier(a.lost, b.lost), daily: a.daily ?? b.daily };
}

function isTime(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}

function isDate(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
}

/** A stored value as a kept game, or `null` when it is damaged or of another version. */
export function readTable(value: unknown): KeptTable | null {
  if (!isRecord(value) || value.kept !== 1) return null;
  const { helped, over, daily, at } = value;
  if (typeof helped !== 'boolean' || typeof over !== 'boolean' || !isDate(daily)) return null;
  if (!isTime(at) || at === null) return null;
  try {
    const transcript = checkTranscript(value.transcript);
    const deal = dealKey(transcript);
    return { kept: 1, game: transcript.game, deal, transcript, helped, over, daily, at };
  } catch {
    return null;
  }
}

/** A stored value as a result, or `null` when it is damaged or of another version. */
export function readResult(value: unknown): Result | null {
  if (!isRecord(value) || value.kept !== 1) return null;
  const { number, lost, won, helped, moves, elapsed, daily } = value;
  const game = gameIds.find((id) => id === value.game);
  if (game === undefined || typeof number !== 'number' || !isRecord(value.rules)) return null;
  if (!isTime(lost) || !isTime(won) || typeof helped !== 'boolean' || !isDate(daily)) return null;
  if (typeof moves !== 'number' || typeof elapsed !== 'number' || (lost === null && won === null))
    return null;
  const rules = value.rules as unknown as RuleRecord;
  try {
    const deal = `${recordKey(game, rules)}/${number}`;
    return { kept: 1, deal, game, rules, number, lost, won, helped, moves, elapsed, daily };
  } catch {
    return null;
  }
}
