import { NAP_HAND } from '../../../../assembly/abi';
import {
  anything,
  count,
  fields,
  listOf,
  nullOr,
  oneOf,
  type Reader,
  record,
  text,
  Unreadable,
  whole,
} from '../../../shared/storage/fields';
import { napSettingKeys, napSettingValues } from '../../core/settings';
import { type NapBid, type NapSettings, napCalls } from '../../core/types';
import type { Challenge, MatchEnd, NapScore, NapTable, Sitter } from '../session/intents';
import { isMatchEnd } from '../session/matchEnd';

// Readers of what the trick game stores, field by field.

export const seedField = whole(0, 2 ** 32 - 1);
const levels = ['easy', 'medium', 'hard'] as const;
const results = ['made', 'lost', 'passed'] as const;
const bids = napCalls.filter((call): call is NapBid => call !== 'pass');
const longestName = 40;
/** Far more than one deal can bring, or a match. */
const mostChips = 1_000_000;
const mostTotal = 1_000_000_000;

const nameField: Reader<string> = (value, field) => text(value, field).slice(0, longestName);
const personField = fields<Extract<Sitter, { kind: 'person' }>>({
  kind: oneOf(['person']),
  name: nameField,
});
const computerField = fields<Extract<Sitter, { kind: 'computer' }>>({
  kind: oneOf(['computer']),
  level: oneOf(levels),
  name: nameField,
});
const sitterField: Reader<Sitter> = (value, field) =>
  (record(value, field).kind === 'person' ? personField : computerField)(value, field);

function settingField<K extends keyof NapSettings>(key: K): Reader<NapSettings[K]> {
  const values = napSettingValues[key];
  return (values ? oneOf(values) : count) as Reader<NapSettings[K]>;
}

const settingsField = fields<NapSettings>(
  Object.fromEntries(napSettingKeys.map((key) => [key, settingField(key)])) as never,
);
const anyTable = fields<Pick<NapTable, 'settings' | 'chairs'> & { ends: unknown }>({
  settings: settingsField,
  chairs: listOf(sitterField),
  ends: anything,
});
const anyEnd = fields<MatchEnd>({ by: oneOf(['deals', 'chips']), count });
const endField: Reader<MatchEnd> = (value, field) => {
  const end = anyEnd(value, field);
  if (!isMatchEnd(end)) throw new Unreadable(field, end.count);
  return end;
};

/** What somebody made of a deal. */
export const challengeField = fields<Challenge>({ chips: whole(-mostChips, mostChips), name: nameField });

/** A table with somebody at it. Whether its settings go together the core has yet to say. */
export const tableField: Reader<NapTable> = (value, field) => {
  const { ends, settings, chairs } = anyTable(value, field);
  if (chairs.length !== settings.players || !chairs.some(({ kind }) => kind === 'person'))
    throw new Unreadable('table.chairs', chairs.length);
  return { settings, chairs, ...(ends !== undefined && { ends: endField(ends, 'table.ends') }) };
};

function perChair(players: number, most: number): Reader<readonly number[]> {
  const numbers = listOf(whole(-most, most));
  return (value, field) => {
    const read = numbers(value, field);
    if (read.length !== players) throw new Unreadable(field, value);
    return read;
  };
}

/** A line of a score sheet for so many players. */
export function scoreField(players: number): Reader<NapScore> {
  const chair = whole(0, players - 1);
  const anyScore = fields<NapScore>({
    seed: seedField,
    dealer: chair,
    declarer: nullOr(chair),
    bid: nullOr(oneOf(bids)),
    result: oneOf(results),
    taken: whole(0, NAP_HAND),
    chips: perChair(players, mostChips),
    totals: perChair(players, mostTotal),
  });
  return (value, field) => {
    const score = anyScore(value, field);
    const nobody = score.result === 'passed';
    if (nobody !== (score.bid === null) || nobody !== (score.declarer === null))
      throw new Unreadable('result', score.result);
    if (score.chips.reduce((sum, each) => sum + each, 0) !== 0) throw new Unreadable('chips', score.chips);
    return score;
  };
}

/** Lines whose totals are what the chips add up to. */
export function sheetField(players: number): Reader<readonly NapScore[]> {
  const scores = listOf(scoreField(players));
  return (value, field) => {
    const sheet = scores(value, field);
    const totals = new Array<number>(players).fill(0);
    for (const score of sheet) {
      score.chips.forEach((each, chair) => {
        totals[chair]! += each;
      });
      if (totals.some((total, chair) => total !== score.totals[chair]))
        throw new Unreadable('totals', score.totals);
    }
    return sheet;
  };
}
