import { RULES, Rule } from '../../../assembly/abi';
import type { Exports } from '../../shared/core/open';
import { type GameId, gameIds } from '../../shared/core/types';
import type { RuleRecord } from './types';

/** The record's keys in the order of abi.Rule. */
export const ruleKeys = [
  'decks',
  'columns',
  'rows',
  'faceDown',
  'build',
  'carry',
  'fill',
  'cells',
  'passes',
  'return',
] as const satisfies readonly (keyof RuleRecord)[];

/** The words of the columns that are not plain numbers, in the order of their enums. */
export const ruleWords = {
  build: ['suit', 'alternate', 'any'],
  carry: ['one', 'run', 'spaces', 'cells'],
  fill: ['any', 'king'],
} as const;

/** A rule record that is not legal; `key` names the first column at fault, or a key that is none. */
export class BadRules extends Error {
  override name = 'BadRules';
  constructor(readonly key: string) {
    super(`the rule "${key}" is out of range, or does not fit the others`);
  }
}

function numberOf(rules: RuleRecord, key: keyof RuleRecord): number {
  const value: unknown = rules[key];
  if (typeof value === 'boolean' && key === 'return') return value ? 1 : 0;
  if (typeof value === 'number' && !(key in ruleWords) && key !== 'return') return value;
  const words: readonly string[] = key in ruleWords ? ruleWords[key as keyof typeof ruleWords] : [];
  const index = typeof value === 'string' ? words.indexOf(value) : -1;
  if (index < 0) throw new BadRules(key);
  return index;
}

/** The record as the numbers that abi.Rule orders. Throws `BadRules` for a value of the wrong kind or an unknown key. */
export function ruleNumbers(rules: RuleRecord): number[] {
  const keys: readonly string[] = ruleKeys;
  for (const key of Object.keys(rules)) if (!keys.includes(key)) throw new BadRules(key);
  return ruleKeys.map((key) => {
    const value = numberOf(rules, key);
    if (!Number.isInteger(value) || Math.abs(value) > 1000) throw new BadRules(key);
    return value;
  });
}

/** The record that the numbers stand for. */
export function ruleRecord(numbers: readonly number[]): RuleRecord {
  const at = (column: Rule): number => numbers[column] ?? 0;
  return Object.freeze({
    decks: at(Rule.Decks) === 2 ? 2 : 1,
    columns: at(Rule.Columns),
    rows: at(Rule.Rows),
    faceDown: at(Rule.FaceDown),
    build: ruleWords.build[at(Rule.Build)] ?? 'suit',
    carry: ruleWords.carry[at(Rule.Carry)] ?? 'one',
    fill: ruleWords.fill[at(Rule.Fill)] ?? 'any',
    cells: at(Rule.Cells),
    passes: at(Rule.Passes),
    return: at(Rule.Return) === 1,
  });
}

/** A game's row of the rule table, asked of the core. */
export function gameRules(exports: Exports, game: GameId): RuleRecord {
  const row = gameIds.indexOf(game);
  return ruleRecord(Array.from({ length: RULES }, (_, column) => exports.tableValue(row, column)));
}

/** The first rule for which a core refuses a record, or `null`; a record that it takes is then in force. */
export function refusedRule(
  core: { setRules(rules: RuleRecord): void },
  rules: RuleRecord,
): keyof RuleRecord | null {
  try {
    core.setRules(rules);
    return null;
  } catch (error) {
    if (!(error instanceof BadRules)) throw error;
    return ruleKeys.find((key) => key === error.key) ?? 'decks';
  }
}
