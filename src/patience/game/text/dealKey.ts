import type { GameId } from '../../../shared/core/types';
import { ruleNumbers } from '../../core/rules';
import type { RuleRecord } from '../../core/types';
import type { Transcript } from './transcript';

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
