// The whole language between the page and a worker that searches patiences.
import type { Role } from '../../../assembly/abi';
import type { AnswerApi, AnswerHooks, Asker } from '../../shared/solver/protocol';

/**
 * `hint`: after the verdict shorter lines are looked for as well. `odds`: how often each of some moves wins,
 * in one of the orders that the unseen cards could be in.
 */
export type Want = 'verdict' | 'hint' | 'odds';

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
  /** with `want: 'hint'`: a line that wins, if one is known; only shorter ones are looked for then */
  readonly line?: Uint32Array;
  /**
   * Keys of positions that the asker can win, ascending; where one of them can be reached soon, the line ends
   * there (`why: 'known'`).
   */
  readonly known?: BigUint64Array;
  /** where several workers have the same question: this one's part, everything when left out */
  readonly role?: Role;
  /** which hunts come first: 0 (or left out) as usual, other whole numbers otherwise */
  readonly seed?: number;
  /** with `want: 'odds'`: the moves to be weighed, and the number of the order to weigh them in */
  readonly weigh?: { readonly moves: Uint32Array; readonly world: number };
}

/** What a search is at: looking for a line that wins, or for a proof that there is none; a team does both at once. */
export type Activity = 'hunting' | 'proving' | 'both';

/** Progress, at most eight times a second. What an answer says itself is not told before it. */
export interface Info {
  readonly ticket: number;
  readonly nodes: number;
  readonly stored: number;
  /** the most cards seen on the foundations */
  readonly bestHome: number;
  /** left out where it is neither, as before the first turn and while a line is made shorter */
  readonly activity?: Activity;
  /**
   * with `want: 'hint'`: a line that wins, shorter than any before it; the shortest one
   * comes with the answer as well
   */
  readonly line?: Uint32Array;
}

export type VerdictStatus = 'winnable' | 'unwinnable' | 'unknown';
export type VerdictWhy =
  | 'line'
  | 'known'
  | 'exhausted'
  | 'dead'
  | 'order'
  | 'nodes'
  | 'seconds'
  | 'memory'
  | 'stopped';

export interface Verdict {
  readonly ticket: number;
  readonly status: VerdictStatus;
  /**
   * Packed moves that win (or lead to a known position), each one legal in turn; empty unless winnable.
   */
  readonly line: Uint32Array;
  /** where not known: legal moves to the best position seen, if the search keeps them */
  readonly guess?: Uint32Array;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly why: VerdictWhy;
  /**
   * With `want: 'odds'`: 1 for each move after which a win was found, 0 for the others. Status,
   * nodes and the line's first move, all that there is of it, are then the weighed order's; the node
   * limit holds for each search.
   */
  readonly wins?: Uint8Array;
}

/** The search as the rest of the program sees it. */
export type Solver = Asker<Work, Info, Verdict>;

/** What a worker that searches exposes. */
export type WorkerApi = AnswerApi<Work, Info, Verdict>;

export type Hooks = AnswerHooks<Info>;
