import type { GameId } from '../../../shared/core/types';
import {
  count,
  fields,
  flag,
  milliseconds,
  nullOr,
  type Reader,
  Unreadable,
} from '../../../shared/storage/fields';
import type { RuleRecord } from '../../core/types';
import { dealKey, recordKey } from '../text/dealKey';
import { gameField, numberField, rulesField } from '../text/fields';
import { type Transcript, transcriptField } from '../text/transcript';
import { dateField, keptField, type SavedGame, trueOrNot } from './savedGame';

/** What came of one deal under one rule record. However often it is played, it counts once. */
export interface DealResult {
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
  /** the date whose daily deal it was won as */
  readonly daily: string | null;
  /** it was dealt on a later day: the day is made up for, and no longer part of a series */
  readonly late?: true | undefined;
}

/** A result with the game that led to it. */
export interface FinishedGame {
  readonly result: DealResult;
  readonly transcript: Transcript;
}

/** A loss for a saved game that is left; `null` for one from a typed position, which is not counted. */
export function lossOf({ deal, transcript }: SavedGame, at: number): FinishedGame | null {
  const { game, rules, number } = transcript;
  if (number === null) return null;
  const blank = { won: null, helped: false, moves: 0, elapsed: 0, daily: null };
  return { result: { kept: 1, deal, game, rules, number, lost: at, ...blank }, transcript };
}

/** A win for the game on the table; `null` for one from a typed position. */
export function winOf(
  { deal, transcript, helped, daily, late, at }: SavedGame,
  moves: number,
): FinishedGame | null {
  const { game, rules, number, elapsed } = transcript;
  if (number === null) return null;
  const win = { lost: null, won: at, helped, moves, elapsed, daily, ...(late && { late }) };
  return { result: { kept: 1, deal, game, rules, number, ...win }, transcript };
}

function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** Which of two results has the win that counts: one without help before one with it, then the first. */
function winning(a: DealResult, b: DealResult): DealResult {
  if (a.won === null || b.won === null) return a.won === null ? b : a;
  if (a.helped !== b.helped) return a.helped ? b : a;
  return b.won < a.won ? b : a;
}

/**
 * Two results of one deal as one: the first loss, and the win that counts with its figures. A win without help is never
 * taken away by one with help, whatever a clock that was set back says.
 */
export function mergeResults(a: DealResult, b: DealResult): DealResult {
  const first = winning(a, b);
  const { late: _, ...rest } = first;
  const { daily, late } = a.daily === null ? b : a;
  return { ...rest, lost: earlier(a.lost, b.lost), daily, ...(late && { late }) };
}

const stored = fields<Omit<DealResult, 'deal'>>({
  kept: keptField,
  game: gameField,
  rules: rulesField,
  number: numberField,
  lost: nullOr(milliseconds),
  won: nullOr(milliseconds),
  helped: flag,
  moves: count,
  elapsed: milliseconds,
  daily: nullOr(dateField),
  late: trueOrNot,
});

export const dealResultField: Reader<DealResult> = (value, field) => {
  const result = stored(value, field);
  if (result.lost === null && result.won === null) throw new Unreadable('won', null);
  return { ...result, deal: `${recordKey(result.game, result.rules)}/${result.number}` };
};

const both = fields<FinishedGame>({ result: dealResultField, transcript: transcriptField });

/** A result with a game of that very deal. */
export const finishedGameField: Reader<FinishedGame> = (value, field) => {
  const { result, transcript } = both(value, field);
  rulesField(transcript.rules, 'transcript.rules');
  if (dealKey(transcript) !== result.deal) throw new Unreadable('transcript', transcript.number);
  return { result, transcript };
};
