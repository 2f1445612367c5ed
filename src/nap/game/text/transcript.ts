import { NAP_PLAYS } from '../../../../assembly/abi';
import { cardText, readFace } from '../../../shared/core/cardText';
import {
  anything,
  count,
  fields,
  flag,
  listOf,
  oneOf,
  orNull,
  type Reader,
  text,
  Unreadable,
  whole,
} from '../../../shared/storage/fields';
import { type NapCall, type NapCore, type NapPosition, napCalls } from '../../core/types';
import { advisedNow } from '../session/advised';
import type { Chair, Challenge, NapScore, NapTable } from '../session/intents';
import { restoringCore } from '../session/restoringCore';
import type { NapStore } from '../session/store';
import { challengeField, seedField, sheetField, tableField } from './fields';

// A match as it is kept: who plays by which settings, the score sheet, and the deal on the table by its seed,
// calls and cards. What is read is checked to the last card: by the core, which deals and plays it all again.

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
  /** what the deal is played against; left out: nothing */
  readonly challenge?: Challenge;
  /** so many cards lay there when the rest was claimed; left out: it was not */
  readonly claimed?: number;
}

/** A deal on trial is left out: the one that it is a trial of is kept. */
export function transcriptOf(store: NapStore): NapTranscript {
  const { table, sheet, seed, dealer, trial, challenge } = store;
  const { calls, played } = trial?.whole ?? store.parts.core.position();
  const stage = trial === null ? store.stage : 'done';
  const claim = trial === null ? store.claim : trial.claim;
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
    advised: trial?.advised ?? advisedNow(store),
    ...(challenge !== null && { challenge }),
    ...(claim !== null && { claimed: claim.before }),
  };
}

type Unchecked = 'sheet' | 'advised' | 'challenge' | 'claimed';

const anyMatch = fields<Omit<NapTranscript, Unchecked> & Record<Unchecked, unknown>>({
  nap: oneOf([1]),
  table: tableField,
  sheet: anything,
  seed: seedField,
  dealer: count,
  calls: listOf(oneOf(napCalls)),
  played: listOf(text),
  over: flag,
  gathered: flag,
  advised: anything,
  challenge: anything,
  claimed: anything,
});

const cards = whole(0, NAP_PLAYS);

/** A match; its settings, calls and cards are checked by `readTranscript`. */
export const matchField: Reader<NapTranscript> = (value, field) => {
  const { challenge, claimed, ...match } = anyMatch(value, field);
  const { players } = match.table.settings;
  const dealer = whole(0, players - 1)(match.dealer, 'dealer');
  const sheet = sheetField(players)(match.sheet, 'sheet');
  const advised = Array.isArray(match.advised) && match.advised.length === players ? match.advised : [];
  // neither hinders the deal's being played on
  const against = orNull(challengeField, challenge);
  const before = orNull(cards, claimed);
  return {
    ...match,
    dealer,
    sheet,
    advised: match.table.chairs.map((_, chair) => advised[chair] === true),
    ...(against !== null && { challenge: against }),
    ...(before !== null && { claimed: before }),
  };
};

/** Deals and plays the deal again; throws where the rules do not allow it. */
function playAgain(core: NapCore, { table, seed, calls, played }: NapTranscript): NapPosition {
  try {
    core.setSettings(table.settings);
  } catch {
    throw new Unreadable('table.settings', table.settings);
  }
  core.deal(seed);
  const illegal =
    calls.find((call) => core.call(call) !== null) ??
    played.find((text) => core.play(readFace(text)) !== null);
  if (illegal !== undefined) throw new Unreadable('deal', illegal);
  return core.position();
}

/**
 * Reads a saved match down to its last card; throws `Unreadable`. The core is left as it was. `over` and
 * `gathered` come back as the deal allows them.
 */
export function readTranscript(core: NapCore, value: unknown) {
  const match = matchField(value, '');
  return restoringCore(core, () => {
    const position = playAgain(core, match);
    const { phase, tricks } = core.facts();
    const ended = phase === 'done' || phase === 'passed';
    const { over, gathered, sheet, seed, dealer } = match;
    const last = sheet.at(-1);
    const noted = last !== undefined && last.seed === seed && last.dealer === dealer;
    if ((over && (!ended || !noted)) || (phase === 'passed' && !over)) throw new Unreadable('over', over);
    const full = tricks.length > 0 && tricks.at(-1)!.winner !== null;
    return { ...match, position, gathered: !full || (gathered && !ended) };
  });
}
