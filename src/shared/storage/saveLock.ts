// One page at a time saves the game of a place: a patience, or the match of the trick game.

export interface SaveLocks {
  /**
   * Takes the place until it is released; false when another page has it. Then it is taken as soon as it is free, and
   * `onFree` hears of that.
   */
  take(place: string, onFree?: () => void): Promise<boolean>;
  release(place: string): void;
}

/** How many milliseconds a page that is just going away may still have its lock. */
const grace = 2000;

interface Asked {
  readonly answer: Promise<boolean>;
  /** gives the lock back, or the request for it up */
  readonly release: () => void;
}

function request(locks: LockManager, name: string, options: LockOptions, until: Promise<void>) {
  return new Promise<boolean>((resolve) => {
    const holdIt = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? null : until;
    };
    // who was not let wait any longer; a browser that refuses every lock has no other page at work either
    const isTaken = ({ name }: Error) => name === 'TimeoutError' || name === 'AbortError';
    locks.request(name, options, holdIt).catch((error: Error) => resolve(!isTaken(error)));
  });
}

/** Free places are told apart from taken ones at once, however busy the page is with its beginning. */
async function ask(locks: LockManager, name: string, until: Promise<void>): Promise<boolean> {
  if (await request(locks, name, { ifAvailable: true }, until)) return true;
  return request(locks, name, { signal: AbortSignal.timeout(grace) }, until);
}

/** Each place as a lock of the browser's. */
export function lockedPlaces(locks: LockManager): SaveLocks {
  const asked = new Map<string, Asked>();
  const waiting = new Map<string, AbortController>();
  const release = (place: string) => {
    waiting.get(place)?.abort();
    waiting.delete(place);
    asked.get(place)?.release();
    asked.delete(place);
  };
  const hold = (place: string, request: (name: string, until: Promise<void>) => Promise<boolean>): Asked => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { answer: request(`napoleon.${place}`, until), release };
  };
  /** In the queue of those who want it, until it is released. */
  const wait = (place: string, onFree: () => void) => {
    const controller = new AbortController();
    waiting.set(place, controller);
    const { signal } = controller;
    const held = hold(place, (name, until) => request(locks, name, { signal }, until));
    void held.answer.then((taken) => {
      if (!taken || waiting.get(place) !== controller) return held.release();
      waiting.delete(place);
      asked.set(place, held);
      onFree();
    });
  };
  const askFor = (place: string, onFree: () => void): Asked => {
    const made = hold(place, (name, until) => ask(locks, name, until));
    void made.answer.then((taken) => {
      if (taken || asked.get(place) !== made) return;
      asked.delete(place);
      wait(place, onFree);
    });
    asked.set(place, made);
    return made;
  };
  return {
    take(place, onFree = () => {}) {
      const held = asked.get(place);
      if (held !== undefined) return held.answer;
      release(place);
      return askFor(place, onFree).answer;
    },
    release,
  };
}
