import type { BackupPart } from '../../../shared/storage/backup';
import { check, checkEach, unreadable } from '../../../shared/storage/damaged';
import { isRecord, readable } from '../../../shared/storage/fields';
import { matchField } from '../text/transcript';
import { dealResultField } from './dealResult';
import { matchesIn, type NapStorage } from './storage';
import { addFound, notAmong } from './waitingMatches';

/**
 * The trick game's part of a file of everything kept. Deals are merged by what they are; a match is taken in
 * where there is none, and waits where there is one.
 */
export function napPart(storage: NapStorage): BackupPart {
  return {
    async write() {
      const { match = null, waiting = [] } = await storage.matches();
      return { nap: { match, waiting, deals: await storage.deals() } };
    },
    async read({ nap }) {
      if (nap === undefined || nap === null) return { results: 0, games: 0, damaged: [] };
      if (!isRecord(nap)) return { results: 0, games: 0, damaged: [unreadable('match')] };
      const results = checkEach('deal', dealResultField, nap.deals);
      const hasMatch = nap.match !== null && nap.match !== undefined;
      const stored = hasMatch ? check('match', matchField, nap.match) : { read: null };
      const match = 'read' in stored ? stored.read : null;
      const waiting = checkEach('match', matchField, nap.waiting);
      const here = await storage.matches();
      const isFree = here.match === undefined;
      const brought = [...waiting.read, ...(match !== null && !isFree ? [match] : [])];
      const found = notAmong(matchesIn(here), brought);
      await storage.put({
        ...(match !== null && isFree && { match }),
        ...(found.length > 0 && {
          waiting: (stored) => addFound(readable(matchField, stored.waiting), found),
        }),
        results: results.read,
      });
      return {
        results: results.read.length,
        games: found.length + (match !== null && isFree ? 1 : 0),
        damaged: [...results.damaged, ...waiting.damaged, ...('damaged' in stored ? [stored.damaged] : [])],
      };
    },
  };
}
