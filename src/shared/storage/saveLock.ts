import type { HeldPlace, Holds } from '../../patience/game/keeping/keeper';

/** How many milliseconds a page that is just going away may still have its hold. */
const grace = 2000;

interface Wish {
  readonly answer: Promise<boolean>;
  /** gives the hold back, or the wish for it up */
  readonly release: () => void;
}

function request(locks: LockManager, name: string, options: LockOptions, until: Promise<void>) {
  return new Promise<boolean>((resolve) => {
    const keepIt = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? null : until;
    };
    locks.request(name, options, keepIt).catch(() => resolve(false));
  });
}

/** Free places are told apart from taken ones at once, however busy the page is with its beginning. */
async function ask(locks: LockManager, name: string, until: Promise<void>): Promise<boolean> {
  if (await request(locks, name, { ifAvailable: true }, until)) return true;
  return request(locks, name, { signal: AbortSignal.timeout(grace) }, until);
}

/** Each place as a lock of the browser's; without locks every page has every place. */
export function browserHolds(locks: LockManager | undefined): Holds {
  const wishes = new Map<HeldPlace, Wish>();
  const wish = (locks: LockManager, place: HeldPlace): Wish => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    const made: Wish = { answer: ask(locks, `napoleon.${place}`, until), release };
    void made.answer.then((held) => {
      if (!held && wishes.get(place) === made) wishes.delete(place);
    });
    wishes.set(place, made);
    return made;
  };
  return {
    hold(place) {
      if (locks === undefined) return Promise.resolve(true);
      return (wishes.get(place) ?? wish(locks, place)).answer;
    },
    release(place) {
      wishes.get(place)?.release();
      wishes.delete(place);
    },
  };
}
