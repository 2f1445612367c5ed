// One page at a time saves the game of a place: a patience, or the match of the trick game.

export interface SaveLocks {
  /** Takes the place until it is released; false when another page has it. */
  take(place: string): Promise<boolean>;
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

/** Each place as a lock of the browser's; without locks every page has every place. */
export function browserSaveLocks(locks: LockManager | undefined): SaveLocks {
  const asked = new Map<string, Asked>();
  const askFor = (locks: LockManager, place: string): Asked => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const made: Asked = { answer: ask(locks, `napoleon.${place}`, until), release };
    void made.answer.then((taken) => {
      if (!taken && asked.get(place) === made) asked.delete(place);
    });
    asked.set(place, made);
    return made;
  };
  return {
    take(place) {
      if (locks === undefined) return Promise.resolve(true);
      return (asked.get(place) ?? askFor(locks, place)).answer;
    },
    release(place) {
      asked.get(place)?.release();
      asked.delete(place);
    },
  };
}
