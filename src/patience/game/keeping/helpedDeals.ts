import type { GameId } from '../../../shared/core/types';
import type { Notes } from '../../../shared/storage/database';
import type { RuleRecord } from '../../core/types';
import { recordKey } from '../text/dealKey';

// The deals in which help was used. A game in which nothing was moved leaves no other trace, and a deal that was left
// may come back: help is not forgotten for that.

export interface HelpedDeals {
  /** of a numbered deal by these rules */
  has(game: GameId, rules: RuleRecord, number: number): boolean;
  /** Notes a deal, by the key that results have; resolves when it is kept. */
  add(deal: string): Promise<void>;
}

const note = 'helped';
/** The latest so many are kept. */
const most = 1000;

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((deal) => typeof deal === 'string') : [];
}

/** Reads the note; whatever is no deal's key in it is left out. Rejects where the storage refuses. */
export async function findHelped(storage: Notes): Promise<readonly string[]> {
  return listOf(await storage.note(note));
}

export function openHelpedDeals(storage: Notes, found: readonly string[]): HelpedDeals {
  const known = new Set(found);
  return {
    has: (game, rules, number) => known.has(`${recordKey(game, rules)}/${number}`),
    async add(deal) {
      known.add(deal);
      // what stands there, since another window may have noted others meanwhile
      await storage.changeNote(note, (there) => [...new Set([...listOf(there), deal])].slice(-most));
    },
  };
}
