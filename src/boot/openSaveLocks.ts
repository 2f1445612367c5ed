// Which page saves the game of a place.
import { channelSaveLocks } from '../shared/storage/channelLocks';
import { lockedPlaces, type SaveLocks } from '../shared/storage/saveLock';

/** The browser's locks where it has them for this address, else what its pages tell each other. */
export function openSaveLocks(): SaveLocks {
  if (navigator.locks !== undefined) return lockedPlaces(navigator.locks);
  const channel = new BroadcastChannel('napoleon.places');
  const locks = channelSaveLocks(channel, (milliseconds, call) => setTimeout(call, milliseconds));
  window.addEventListener('pagehide', locks.leave);
  // one that the browser has held back, and shows again, has given its places up
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  document.addEventListener('visibilitychange', () => !document.hidden && locks.askAgain());
  return locks;
}
