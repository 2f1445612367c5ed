import type { BackupPart } from '../../../shared/storage/backup';
import { isRecord, orNull, readable, unreadIn } from '../../../shared/storage/fields';
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
      if (!isRecord(nap)) return { results: 0, games: 0, damaged: 0 };
      const results = readable(dealResultField, nap.deals);
      const hasMatch = nap.match !== null && nap.match !== undefined;
      const match = hasMatch ? orNull(matchField, nap.match) : null;
      const waiting = readable(matchField, nap.waiting);
      const here = await storage.matches();
      const isFree = here.match === undefined;
      const brought = [...waiting, ...(match !== null && !isFree ? [match] : [])];
      const found = notAmong(matchesIn(here), brought);
      await storage.put({
        ...(match !== null && isFree && { match }),
        ...(found.length > 0 && {
          waiting: (stored) => addFound(readable(matchField, stored.waiting), found),
        }),
        results,
      });
      return {
        results: results.length,
        games: found.length + (match !== null && isFree ? 1 : 0),
        damaged:
          unreadIn(nap.deals, results) +
          unreadIn(nap.waiting, waiting) +
          (hasMatch && match === null ? 1 : 0),
      };
    },
  };
}
