import { MAX_KNOWN, MAX_LINE, Role, RULES } from '../../../assembly/abi';
import { type OpenCore, openCore } from './patience';
import { ruleRecord } from './rules';
import type { Move, RuleRecord } from './types';

/** In which manner a question is searched; what is left out is as usual. */
export interface Manner {
  readonly role?: Role;
  /** which hunts come first: 0 (as usual), 1, 2 … */
  readonly seed?: number;
  /** keys of positions known winnable, ascending; no more than the first abi.MAX_KNOWN count */
  readonly known?: BigUint64Array;
}

/** A core that can search: the question is its position, the answer numbers of abi.ts. */
export interface SearchCore {
  /** Takes rules (abi.Rule's order) and a position's bytes as the question. Throws `BadRules` or `BadPosition`. */
  take(rules: readonly number[], position: Uint8Array): void;
  /** Begins anew with that many nodes at the most; Infinity for no limit. */
  begin(nodes: number, manner?: Manner): void;
  /** Plays a move in the question's position, which is then the question. Throws `IllegalMove`. */
  play(move: Move): void;
  /** The key of the question's position. */
  key(): bigint;
  /** Works for about that many nodes (1 .. 2^31 - 1); abi.Verdict. */
  step(nodes: number): number;
  /** abi.Why */
  why(): number;
  /** A number of abi.Figure. */
  figure(which: number): number;
  /** The winning line's packed moves, as a copy. */
  line(): Uint32Array;
  /** The same where it lies, good until the next question. */
  lineView(): Uint32Array;
  /** Takes a line as the answer instead of a search; false if it does not win. */
  adopt(line: Uint32Array): boolean;
  /** Works for about that many nodes at a shorter line; `done` when there is no more to try. */
  improve(nodes: number): 'shorter' | 'same' | 'done';
  /** Without a win: moves to the best position seen, as far as one is known. */
  guess(): Uint32Array<ArrayBuffer>;
}

const improvements = ['done', 'shorter', 'same'] as const;

/** The searching side of an open core: it asks about the core's own position, and leaves it as it was. */
export function searchOn(core: OpenCore): SearchCore {
  const { exports } = core;
  let laid = new Uint32Array(exports.memory.buffer, exports.lineAt(), MAX_LINE);
  const line = (): Uint32Array<ArrayBuffer> => {
    // empty as soon as a search has taken more memory
    if (laid.length === 0) laid = new Uint32Array(exports.memory.buffer, exports.lineAt(), MAX_LINE);
    return laid;
  };
  let numbers: readonly number[] = [];
  let record: RuleRecord = ruleRecord(numbers);
  const layKnown = (known?: BigUint64Array): void => {
    const at = exports.knownAt();
    const keys = at < 0 ? undefined : known?.subarray(0, MAX_KNOWN);
    if (keys !== undefined) new BigUint64Array(exports.memory.buffer, at, MAX_KNOWN).set(keys);
    exports.searchKnown(keys?.length ?? 0);
  };
  return {
    take(rules, position) {
      if (rules !== numbers) record = ruleRecord(rules.slice(0, RULES));
      numbers = rules;
      core.setRules(record);
      core.loadBytes(position);
    },
    begin(nodes, { role = Role.All, seed = 0, known } = {}) {
      exports.searchAs(role, seed);
      layKnown(known);
      exports.searchBegin(nodes);
    },
    play: (move) => void core.play(move),
    key: () => core.key(),
    step: (nodes) => exports.searchStep(nodes),
    why: () => exports.searchWhy(),
    figure: (which) => exports.searchFigure(which),
    line: () => line().slice(0, exports.searchLineLength()),
    lineView: () => line().subarray(0, exports.searchLineLength()),
    adopt(moves) {
      if (moves.length > MAX_LINE) return false;
      line().set(moves);
      return Boolean(exports.searchAdopt(moves.length));
    },
    improve: (nodes) => improvements[exports.searchImprove(nodes)] ?? 'done',
    guess: () => line().slice(0, exports.searchGuess()),
  };
}

/** Opens an instance of the compiled core with `megabytes` for its searches. */
export async function openSearch(module: WebAssembly.Module, megabytes: number): Promise<SearchCore> {
  return searchOn(await openCore(module, megabytes));
}
