/**
 * Why something is not kept: of a later version, refused, full, or at work in another window; and that the place which
 * another window had is free.
 */
export type Trouble = 'later' | 'refused' | 'full' | 'elsewhere' | 'free';

/** What an error of storage means to a player. */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'VersionError') return 'later';
  return name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** The writing of one game, while it is played on. */
export interface Writes {
  /**
   * Begins a piece of writing at once, as the page may be gone a moment later: the database keeps the order.
   * Work that hangs on what came of the writing before it waits for `earlier`.
   */
  begin(work: (earlier: Promise<unknown>) => Promise<unknown>): void;
  tell(trouble: Trouble): void;
  /** Resolves when everything that was begun is written or was refused. */
  settled(): Promise<void>;
}

/** Trouble is told once of each kind; only who has a place is told each time. */
export function createWrites(onTrouble: (trouble: Trouble) => void): Writes {
  const told = new Set<Trouble>();
  let pending: Promise<unknown> = Promise.resolve();
  const tell = (trouble: Trouble) => {
    if (trouble !== 'elsewhere' && trouble !== 'free' && told.has(trouble)) return;
    told.add(trouble);
    onTrouble(trouble);
  };
  return {
    begin(work) {
      const done = work(pending).catch((error: unknown) => tell(troubleOf(error)));
      pending = Promise.all([pending, done]);
    },
    tell,
    async settled() {
      let seen: unknown;
      do {
        seen = pending;
        await seen;
      } while (seen !== pending);
    },
  };
}
