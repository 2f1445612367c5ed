import { isRecord } from '../../../shared/storage/fields';
import { napSettingKeys, settingNumbers } from '../../core/settings';
import type { NapSettings } from '../../core/types';
import type { Chair, NapScore, NapTable } from '../session/intents';
import { seatOf } from '../session/seats';
import { readNapTable, readScore } from '../text/transcript';

/** What came of one deal at one table. However often it is played, it counts once, as it was played first. */
export interface NapDealt {
  readonly kept: 1;
  readonly deal: string;
  readonly table: NapTable;
  readonly score: NapScore;
  /** by chair, whether advice was used */
  readonly advised: readonly boolean[];
  /** when it was done, in milliseconds since 1970 */
  readonly at: number;
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
export function dealtOf(table: NapTable, score: NapScore, advised: readonly boolean[], at: number): NapDealt {
  return { kept: 1, deal: napDealKey(table, score.seed, score.dealer), table, score, advised, at };
}

/** A stored value as a deal, or null when it is damaged or of another version. */
export function readDealt(value: unknown): NapDealt | null {
  if (!isRecord(value) || value.kept !== 1 || !Number.isFinite(value.at)) return null;
  const table = readNapTable(value.table);
  if (table === null || !Array.isArray(value.advised)) return null;
  const { players } = table.settings;
  const score = readScore(value.score, players);
  if (score === null || value.advised.length !== players) return null;
  if (!napSettingKeys.every((key) => ['string', 'number', 'boolean'].includes(typeof table.settings[key])))
    return null;
  const advised = value.advised.map((each) => each === true);
  return dealtOf(table, score, advised, value.at as number);
}
