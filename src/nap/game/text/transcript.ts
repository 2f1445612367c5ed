import { cardText, readFace } from '../../../shared/core/cardText';
import { isRecord } from '../../../shared/storage/fields';
import { napSettingKeys } from '../../core/settings';
import {
  type NapBid,
  type NapCall,
  type NapCore,
  type NapPosition,
  type NapSettings,
  napCalls,
} from '../../core/types';
import type { Chair, NapScore, NapTable, Sitter } from '../session/intents';
import { aside } from '../session/restoringCore';
import type { NapStore } from '../session/store';

// A match as it is kept: who plays by which settings, the score sheet, and the deal on the table by its seed, calls
// and cards. What is read is checked to the last card: by the core, which deals and plays it all again.

export interface NapTranscript {
  readonly nap: 1;
  readonly table: NapTable;
  readonly sheet: readonly NapScore[];
  readonly seed: number;
  readonly dealer: Chair;
  readonly calls: readonly NapCall[];
  /** as text, `KH` */
  readonly played: readonly string[];
  /** the deal stands on the score sheet already */
  readonly over: boolean;
  /** the last full trick lies there no more */
  readonly gathered: boolean;
  readonly advised: readonly boolean[];
}

/** A value that is no match, or one that the rules do not allow; `what` names the part. */
export class BadNapTranscript extends Error {
  override name = 'BadNapTranscript';
  constructor(readonly what: 'shape' | 'table' | 'sheet' | 'deal') {
    super(`not a match of this game: ${what}`);
  }
}

export function transcriptOf({ table, sheet, seed, dealer, stage, advised, parts }: NapStore): NapTranscript {
  const { calls, played } = parts.core.position();
  return {
    nap: 1,
    table,
    sheet,
    seed,
    dealer,
    calls,
    played: played.map(cardText),
    over: stage === 'done',
    gathered: stage !== 'trick',
    advised,
  };
}

function isWhole(value: unknown, below: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;
}

const levels = ['easy', 'medium', 'hard'] as const;
const longestName = 40;

function readSitter(value: unknown): Sitter | null {
  if (!isRecord(value) || typeof value.name !== 'string') return null;
  const name = value.name.slice(0, longestName);
  if (value.kind === 'person') return { kind: 'person', name };
  const level = levels.find((each) => each === value.level);
  return value.kind === 'computer' && level !== undefined ? { kind: 'computer', level, name } : null;
}

/** A stored value as a table, or null. Whether its settings go together the core has yet to say. */
export function readNapTable(value: unknown): NapTable | null {
  if (!isRecord(value) || !isRecord(value.settings) || !Array.isArray(value.chairs)) return null;
  const { settings } = value;
  const chairs = value.chairs.map(readSitter);
  if (!napSettingKeys.every((key) => key in settings)) return null;
  if (chairs.length !== settings.players || chairs.some((sitter) => sitter === null)) return null;
  if (!chairs.some((sitter) => sitter?.kind === 'person')) return null;
  const own = Object.fromEntries(napSettingKeys.map((key) => [key, settings[key]]));
  return { settings: own as unknown as NapSettings, chairs: chairs as Sitter[] };
}

function readNumbers(value: unknown, length: number): readonly number[] | null {
  return Array.isArray(value) && value.length === length && value.every(Number.isInteger) ? value : null;
}

const results = ['made', 'lost', 'passed'] as const;

/** A stored value as a line of the score sheet, or null; `before` are the totals that it adds to, if they are known. */
export function readScore(value: unknown, players: number, before?: readonly number[]): NapScore | null {
  if (!isRecord(value) || !isWhole(value.seed, 2 ** 32) || !isWhole(value.dealer, players)) return null;
  const chips = readNumbers(value.chips, players);
  const totals = readNumbers(value.totals, players);
  const result = results.find((each) => each === value.result);
  const bid = value.bid === null ? null : napCalls.find((each) => each === value.bid && each !== 'pass');
  const declarer = value.declarer === null ? null : isWhole(value.declarer, players) ? value.declarer : -1;
  if (chips === null || totals === null || result === undefined || bid === undefined || declarer === -1)
    return null;
  if ((result === 'passed') !== (bid === null) || (bid === null) !== (declarer === null)) return null;
  if (!isWhole(value.taken, 6) || chips.reduce((sum, each) => sum + each, 0) !== 0) return null;
  if (before !== undefined && totals.some((total, i) => total !== before[i]! + chips[i]!)) return null;
  const { seed, dealer, taken } = value;
  return { seed, dealer, declarer, bid: bid as NapBid | null, result, taken, chips, totals };
}

function readSheet(value: unknown, players: number): readonly NapScore[] {
  if (!Array.isArray(value)) throw new BadNapTranscript('sheet');
  const sheet: NapScore[] = [];
  for (const entry of value) {
    const before = sheet.at(-1)?.totals ?? new Array<number>(players).fill(0);
    const score = readScore(entry, players, before);
    if (score === null) throw new BadNapTranscript('sheet');
    sheet.push(score);
  }
  return sheet;
}

/** A stored value's shape; its settings, calls and cards are checked by `readTranscript`. Throws `BadNapTranscript`. */
export function checkNapTranscript(value: unknown): NapTranscript {
  if (!isRecord(value) || value.nap !== 1) throw new BadNapTranscript('shape');
  const table = readNapTable(value.table);
  if (table === null) throw new BadNapTranscript('table');
  const { players } = table.settings;
  const { seed, dealer, calls, played, over, gathered, advised } = value;
  const isDeal = isWhole(seed, 2 ** 32) && isWhole(dealer, players) && Array.isArray(calls);
  if (!isDeal || !Array.isArray(played) || typeof over !== 'boolean' || typeof gathered !== 'boolean')
    throw new BadNapTranscript('deal');
  const known = Array.isArray(advised) && advised.length === players ? advised : [];
  return {
    nap: 1,
    table,
    sheet: readSheet(value.sheet, players),
    seed,
    dealer,
    calls,
    played,
    over,
    gathered,
    advised: table.chairs.map((_, chair) => known[chair] === true),
  };
}

/** Deals and plays the deal again; throws where the rules do not allow it. */
function playAgain(core: NapCore, { table, seed, calls, played }: NapTranscript): NapPosition {
  try {
    core.setSettings(table.settings);
  } catch {
    throw new BadNapTranscript('table');
  }
  core.deal(seed);
  const legal =
    calls.every((call) => napCalls.includes(call) && core.call(call) === null) &&
    played.every((text) => typeof text === 'string' && core.play(readFace(text)) === null);
  if (!legal) throw new BadNapTranscript('deal');
  return core.position();
}

/**
 * Reads a kept match down to its last card; throws `BadNapTranscript`. The core is left as it was. `over` and
 * `gathered` come back as the deal allows them.
 */
export function readTranscript(core: NapCore, value: unknown) {
  const transcript = checkNapTranscript(value);
  return aside(core, () => {
    const position = playAgain(core, transcript);
    const { phase, tricks } = core.facts();
    const ended = phase === 'done' || phase === 'passed';
    const { over, gathered, sheet, seed, dealer } = transcript;
    const last = sheet.at(-1);
    const noted = last !== undefined && last.seed === seed && last.dealer === dealer;
    if ((over && (!ended || !noted)) || (phase === 'passed' && !over)) throw new BadNapTranscript('deal');
    const full = tricks.length > 0 && tricks.at(-1)!.winner !== null;
    return { ...transcript, position, gathered: !full || (gathered && !ended) };
  });
}
