/** Time from outside: the page's clock, or a test's. */
export interface Clock {
  /** milliseconds from any beginning, never going back */
  now(): number;
  /** Calls once after so many milliseconds; returns what cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** So many milliseconds without a look at the clock are no play: whoever plays has it looked at each ten seconds. */
const longestGap = 15_000;

/**
 * A clock that stands while the machine sleeps. The time that passes between two looks is left out where it is longer
 * than a page that is awake would let pass.
 */
export function awakeClock(now: () => number): () => number {
  let seen = now();
  let slept = 0;
  return () => {
    const there = now();
    if (there - seen > longestGap) slept += there - seen;
    seen = there;
    return there - slept;
  };
}

/** The time of one game: what has run, and since when it runs again (null while it stands). */
export interface Stopwatch {
  readonly before: number;
  readonly since: number | null;
}

export const stopped: Stopwatch = { before: 0, since: null };

/** Milliseconds on the stopwatch. */
export function readWatch(watch: Stopwatch, now: number): number {
  return watch.before + (watch.since === null ? 0 : now - watch.since);
}

/** The stopwatch set going or stopped; one that already is so stays as it is. */
export function setRunning(watch: Stopwatch, running: boolean, now: number): Stopwatch {
  if (running === (watch.since !== null)) return watch;
  return { before: readWatch(watch, now), since: running ? now : null };
}
