/** Time from outside: the page's clock, or a test's. */
export interface Clock {
  /** milliseconds from any beginning, never going back */
  now(): number;
  /** Calls once after so many milliseconds; returns what cancels it. */
  after(milliseconds: number, call: () => void): () => void;
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
