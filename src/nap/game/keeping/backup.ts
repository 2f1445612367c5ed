import type { BackupPart } from '../../../shared/storage/backup';
import { isRecord } from '../../../shared/storage/fields';
import { readDealt } from './dealResult';
import type { NapStorage } from './storage';
import { joinWaiting, readWaiting, strangers } from './waitingMatches';

/**
 * The trick game's part of a file of everything kept. Deals are merged by what they are; a match is taken in where
 * there is none, and waits where there is one.
 */
export function napPart(storage: NapStorage): BackupPart {
  return {
    async write() {
      const { match = null, waiting = [] } = await storage.matches();
      return { nap: { match, waiting, deals: await storage.deals() } };
    },
    async read({ nap }) {
      if (!isRecord(nap)) return { results: 0, games: 0, damaged: 0 };
      const stored = Array.isArray(nap.deals) ? nap.deals : [];
      const deals = stored.map(readDealt).filter((deal) => deal !== null);
      const [match] = readWaiting([nap.match]);
      const damagedMatch = match === undefined && nap.match !== null && nap.match !== undefined ? 1 : 0;
      const here = await storage.matches();
      const isFree = here.match === undefined;
      const brought = [...readWaiting(nap.waiting), ...(match && !isFree ? [match] : [])];
      const fresh = strangers(brought, [...readWaiting(here.waiting), ...readWaiting([here.match])]);
      await storage.put({
        ...(match && isFree && { match }),
        ...(fresh.length > 0 && { waiting: ({ waiting }) => joinWaiting(readWaiting(waiting), fresh) }),
        dealt: deals,
      });
      return {
        results: deals.length,
        games: fresh.length + (match && isFree ? 1 : 0),
        damaged: stored.length - deals.length + damagedMatch,
      };
    },
  };
}
