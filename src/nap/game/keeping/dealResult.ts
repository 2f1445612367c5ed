import {
  anything,
  count,
  fields,
  listOf,
  milliseconds,
  oneOf,
  type Reader,
  Unreadable,
} from '../../../shared/storage/fields';
import { settingNumbers } from '../../core/settings';
import type { NapSettings } from '../../core/types';
import type { Chair, NapScore, NapTable } from '../session/intents';
import { seatOf } from '../session/seats';
import { scoreField, tableField } from '../text/fields';

/** What came of one deal at one table. However often it is played, it counts once, as it was played first. */
export interface NapDealResult {
  readonly kept: 1;
  readonly deal: string;
  readonly table: NapTable;
  readonly score: NapScore;
  /** by chair, whether advice was used */
  readonly advised: readonly boolean[];
  /** when it was done, in milliseconds since 1970 */
  readonly at: number;
  /** the match was over with it, after so many deals; left out: it went on */
  readonly match?: number;
}

/** The settings' part of a deal's name, so that deals by the same rules stand together. */
export function settingsKey(settings: NapSettings): string {
  return settingNumbers(settings).join('-');
}

/** Names a deal: equal where the same persons' seats get the same cards by the same rules. */
export function napDealKey({ settings, chairs }: NapTable, seed: number, dealer: Chair): string {
  const seats = chairs.flatMap(({ kind }, chair) => {
    return kind === 'person' ? [seatOf(chair, dealer, settings.players)] : [];
  });
  return `${settingsKey(settings)}/${seats.sort((a, b) => a - b).join('')}/${seed}`;
}

/** The deal that stands last on the score sheet, to be kept. */
export function dealResultOf(
  table: NapTable,
  score: NapScore,
  advised: readonly boolean[],
  at: number,
  match?: number,
): NapDealResult {
  const deal = napDealKey(table, score.seed, score.dealer);
  return { kept: 1, deal, table, score, advised, at, ...(match !== undefined && { match }) };
}

const stored = fields({
  kept: oneOf([1]),
  table: tableField,
  score: anything,
  advised: listOf((value) => value === true),
  at: milliseconds,
  match: anything,
});

export const dealResultField: Reader<NapDealResult> = (value, field) => {
  const { table, score, advised, at, match } = stored(value, field);
  const { players } = table.settings;
  if (advised.length !== players) throw new Unreadable('advised', advised.length);
  const ended = match === undefined ? undefined : count(match, 'match');
  return dealResultOf(table, scoreField(players)(score, 'score'), advised, at, ended);
};
