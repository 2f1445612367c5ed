import { type GameId, gameIds } from '../../../shared/core/types';
import { oneOf, type Reader, record, Unreadable, whole } from '../../../shared/storage/fields';
import { BadRules, ruleNumbers } from '../../core/rules';
import type { RuleRecord } from '../../core/types';

// Readers of what the patiences store, field by field.

export const MAX_NUMBER = 2 ** 31 - 1;

export const gameField: Reader<GameId> = oneOf(gameIds);
export const numberField = whole(1, MAX_NUMBER);

/** A rule record, each column of its kind; the core has yet to say whether they go together. */
export const rulesField: Reader<RuleRecord> = (value, field) => {
  const rules = record(value, field) as unknown as RuleRecord;
  try {
    ruleNumbers(rules);
  } catch (error) {
    if (!(error instanceof BadRules)) throw error;
    throw new Unreadable(`${field}.${error.key}`, rules[error.key as keyof RuleRecord]);
  }
  return rules;
};
