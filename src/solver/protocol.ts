// The whole language between the page and a solver worker.

/** What the search may read: `open` all cards, `fair` only what the player has seen. */
export type Sight = 'open' | 'fair';
export type Want = 'verdict' | 'hint';

export interface Limits {
  /** Nodes at the most; the same limit gives the same answer. */
  readonly nodes: number;
  /** Seconds at the most, by the worker's clock; Infinity where only nodes count. */
  readonly seconds: number;
}

/** One complete question: the worker keeps nothing from one to the next. */
export interface Work {
  readonly ticket: number;
  /** the rule record's columns in the order of abi.Rule */
  readonly rules: readonly number[];
  /** a position as abi.ts lays it out, POSITION_BYTES long */
  readonly position: Uint8Array;
  readonly want: Want;
  readonly limits: Limits;
  readonly sight: Sight;
}

/** Progress, at most eight times a second, the last one always sent. */
export interface Info {
  readonly ticket: number;
  readonly nodes: number;
  readonly stored: number;
  /** the most cards seen on the foundations */
  readonly bestHome: number;
}

export type VerdictStatus = 'winnable' | 'unwinnable' | 'unknown';
export type VerdictWhy = 'line' | 'exhausted' | 'dead' | 'nodes' | 'seconds' | 'memory' | 'stopped';

export interface Verdict {
  readonly ticket: number;
  readonly status: VerdictStatus;
  /** packed moves that win, each one legal in turn; empty unless winnable */
  readonly line: Uint32Array;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly why: VerdictWhy;
}

/** The solver as those who ask see it; `src/solver/client.ts` is the one with a worker behind it. */
export interface Solver {
  /**
   * Asks for a verdict. One question runs and one waits: a newer ask replaces the waiting one, whose answer is then
   * `null`, as is that of a question that `stop()` ended before it was begun.
   */
  ask(work: Work, onInfo: (info: Info) => void): Promise<Verdict | null>;
  /** Ends what runs (it answers `stopped`) and drops what waits. */
  stop(): void;
}
