import type { GameId } from '../core/types';
import type { Holds } from './keeper';

/** How long a page that is just going away may still have its hold. */
const patience = 700;

/** The place of each patience as a lock of the browser's; without locks every page has every place. */
export function browserHolds(locks: LockManager | undefined): Holds {
  const held = new Map<GameId, () => void>();
  return {
    hold(game) {
      if (locks === undefined || held.has(game)) return Promise.resolve(true);
      return new Promise((resolve) => {
        const keepIt = () =>
          new Promise<void>((release) => {
            held.set(game, release);
            resolve(true);
          });
        locks
          .request(`napoleon.${game}`, { signal: AbortSignal.timeout(patience) }, keepIt)
          .catch(() => resolve(false));
      });
    },
    release(game) {
      held.get(game)?.();
      held.delete(game);
    },
  };
}
