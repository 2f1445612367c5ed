import type { GameId } from '../../../shared/core/types';
import {
  fields,
  flag,
  milliseconds,
  nullOr,
  oneOf,
  type Reader,
  text,
  Unreadable,
} from '../../../shared/storage/fields';
import { readDate } from '../deals/daily';
import { dealKey } from '../text/dealKey';
import { rulesField } from '../text/fields';
import { type Transcript, transcriptField } from '../text/transcript';

/** A patience's game in progress as it lies on the table, saved after every move. */
export interface SavedGame {
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
  /** it was dealt on a later day than its own */
  readonly late?: true | undefined;
  /** when it was saved, in milliseconds since 1970 */
  readonly at: number;
}

/** The only version of a stored game or result so far; a later one is left as it is. */
export const keptField: Reader<1> = oneOf([1]);

/** Written only where it is true. */
export const trueOrNot: Reader<true | undefined> = (value) => (value === true ? value : undefined);

/** A day that the calendar has, as written: `2025-08-01`. */
export const dateField: Reader<string> = (value, field) => {
  const date = text(value, field);
  if (readDate(date) === null) throw new Unreadable(field, value);
  return date;
};

const stored = fields<Omit<SavedGame, 'game' | 'deal'>>({
  kept: keptField,
  transcript: transcriptField,
  helped: flag,
  over: flag,
  daily: nullOr(dateField),
  late: trueOrNot,
  at: milliseconds,
});

/** Its cards and moves have yet to be played again. */
export const savedGameField: Reader<SavedGame> = (value, field) => {
  const saved = stored(value, field);
  const { game, rules } = saved.transcript;
  rulesField(rules, 'transcript.rules');
  return { ...saved, game, deal: dealKey(saved.transcript) };
};
