import { type GameId, gameIds, type RuleRecord } from '../../core/types';
import { dealKey, type KeptTable, sameRecord } from '../keeping/kept';
import { anyDeal, type Link, linkTranscript } from './link';
import type { Transcript } from './transcript';

/** What is to lie on the table when the page begins. */
export interface Start {
  readonly transcript: Transcript;
  /** the kept game that it is, or `null` */
  readonly table: KeptTable | null;
}

/**
 * The game that the page begins with: what the address names, gone on with where it is kept; without an address the
 * game left last, and with a game alone, or with rules, the one in progress of it. Where rules are named of which none
 * is in progress, it begins as without an address: a deal of theirs has yet to be looked for. `tables` the newest first.
 */
export function startOf(
  link: Link | 'empty' | 'bad',
  tables: readonly KeptTable[],
  ownRules: (game: GameId) => RuleRecord,
  anyNumber: (game: GameId) => number,
): Start {
  const named = typeof link === 'string' ? null : link;
  const game = named?.game ?? tables[0]?.game ?? gameIds[0];
  const transcript = linkTranscript(named ?? { game, number: null }, ownRules(game), () => anyNumber(game));
  const whole = named !== null && !anyDeal(named);
  const ruled = whole || named?.rules !== undefined;
  const mine = (table: KeptTable) =>
    (named === null || table.game === game) &&
    (!ruled || sameRecord(game, table.transcript.rules, transcript.rules)) &&
    (whole ? table.deal === dealKey(transcript) : !table.over);
  const table = transcript.moves.length > 0 ? undefined : tables.find(mine);
  if (table === undefined && ruled && !whole) return startOf('empty', tables, ownRules, anyNumber);
  return table === undefined ? { transcript, table: null } : { transcript: table.transcript, table };
}
