import { type GameId, gameIds, type RuleRecord } from '../core/types';
import { dealKey, type KeptTable } from './kept';
import { type Link, linkTranscript } from './link';
import type { Transcript } from './transcript';

/** What is to lie on the table when the page begins. */
export interface Start {
  readonly transcript: Transcript;
  /** the kept game that it is, or `null` */
  readonly table: KeptTable | null;
}

/**
 * The game that the page begins with: what the address names, gone on with where it is kept; without an address the
 * game left last, and with a game alone the one in progress of it. `tables` the newest first.
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
  const whole = named !== null && (named.number !== null || named.position !== undefined);
  const mine = (table: KeptTable) =>
    whole ? table.deal === dealKey(transcript) : !table.over && (named === null || table.game === game);
  const table = transcript.moves.length > 0 ? undefined : tables.find(mine);
  return table === undefined ? { transcript, table: null } : { transcript: table.transcript, table };
}
