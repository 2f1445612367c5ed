// One page at a time saves the game of a place: a patience, or the match of the trick game.

export interface SaveLocks {
  /** Takes the place until it is released; false when another page has it. */
  take(place: string): Promise<boolean>;
  release(place: string): void;
}

/** How many milliseconds a page that is just going away may still have its lock. */
const grace = 2000;

interface Wish {
  readonly answer: Promise<boolean>;
  /** gives the lock back, or the wish for it up */
  readonly release: () => void;
}

function request(locks: LockManager, name: string, options: LockOptions, until: Promise<void>) {
  return new Promise<boolean>((resolve) => {
    const holdIt = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? null : until;
    };
    locks.request(name, options, holdIt).catch(() => resolve(false));
  });
}

/** Free places are told apart from taken ones at once, however busy the page is with its beginning. */
async function ask(locks: LockManager, name: string, until: Promise<void>): Promise<boolean> {
  if (await request(locks, name, { ifAvailable: true }, until)) return true;
  return request(locks, name, { signal: AbortSignal.timeout(grace) }, until);
}

/** Each place as a lock of the browser's; without locks every page has every place. */
export function browserSaveLocks(locks: LockManager | undefined): SaveLocks {
  const wishes = new Map<string, Wish>();
  const wish = (locks: LockManager, place: string): Wish => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const made: Wish = { answer: ask(locks, `napoleon.${place}`, until), release };
    void made.answer.then((taken) => {
      if (!taken && wishes.get(place) === made) wishes.delete(place);
    });
    wishes.set(place, made);
    return made;
  };
  return {
    take(place) {
      if (locks === undefined) return Promise.resolve(true);
      return (wishes.get(place) ?? wish(locks, place)).answer;
    },
    release(place) {
      wishes.get(place)?.release();
      wishes.delete(place);
    },
  };
}
