import { Fault, MAX_EVENTS, MAX_MOVES, POSITION_BYTES, RULES } from '../../../assembly/abi';
import { type Exports, instantiate } from '../../shared/core/open';
import type { GameId } from '../../shared/core/types';
import { decodeEvent, decodePosition, encodePosition } from './buffers';
import { BadRules, gameRules, ruleKeys, ruleNumbers } from './rules';
import type { Move, PatienceCore, Played, Position, Refused, RuleRecord, Status, TableEvent } from './types';

export { BadRules };

/** A deal number outside 1 .. 2^31 - 1. */
export class BadDeal extends Error {
  override name = 'BadDeal';
  constructor(readonly number: number) {
    super(`deal numbers go from 1 to 2147483647, not ${number}`);
  }
}

/** A setup that the record's packs cannot form: abi.Fault and its detail (a card's id, a pile, a pass). */
export class BadPosition extends Error {
  override name = 'BadPosition';
  constructor(
    readonly fault: number,
    readonly detail: number,
  ) {
    super(`not a position of this game (fault ${fault}, ${detail})`);
  }
}

/** A move that the core refuses was played all the same. */
export class IllegalMove extends Error {
  override name = 'IllegalMove';
  constructor(
    readonly move: Move,
    readonly refused: Refused,
  ) {
    super(`illegal move (reason ${refused.reason})`);
  }
}

/** The core as records, and the bare exports for the search. */
export interface OpenCore extends PatienceCore {
  readonly exports: Exports;
  /** The position's bytes where they lie: `bytes()` without a copy, changing with the position. */
  readonly view: Uint8Array;
  /** A game's row of the rule table. */
  gameRules(game: GameId): RuleRecord;
  /** Takes the bytes of a position (`Work.position`); throws `BadPosition`. */
  loadBytes(bytes: Uint8Array): void;
}

interface Views {
  readonly rules: Int32Array;
  readonly setup: Uint8Array;
  readonly live: Uint8Array;
  readonly moves: Uint32Array;
  readonly events: Uint32Array;
}

const viewsOf = (exports: Exports): Views => {
  const { buffer } = exports.memory;
  return {
    rules: new Int32Array(buffer, exports.rulesAt(), RULES),
    setup: new Uint8Array(buffer, exports.setupAt(), POSITION_BYTES),
    live: new Uint8Array(buffer, exports.positionAt(), POSITION_BYTES),
    moves: new Uint32Array(buffer, exports.movesAt(), MAX_MOVES),
    events: new Uint32Array(buffer, exports.eventsAt(), MAX_EVENTS),
  };
};

const statuses: readonly Status[] = ['playing', 'won', 'stuck'];

/** Opens an instance of the compiled core, with `megabytes` of search memory (0 for one that only judges moves). */
export async function openCore(module: WebAssembly.Module, megabytes = 0): Promise<OpenCore> {
  const exports = await instantiate(module, megabytes);
  let laid = viewsOf(exports);
  const views = (): Views => {
    // empty as soon as a search has taken more memory
    if (laid.live.length === 0) laid = viewsOf(exports);
    return laid;
  };
  let rules: RuleRecord | null = null;
  let taken: RuleRecord | null = null;

  const refusal = (move: Move): Refused | null => {
    const code = exports.refusal(move);
    return code === 0 ? null : { reason: code & 255, detail: code >> 8 };
  };
  const loadBytes = (bytes: Uint8Array): void => {
    views().setup.set(bytes);
    const fault = exports.takeSetup();
    if (fault !== Fault.None) throw new BadPosition(fault & 255, fault >> 8);
  };

  return {
    exports,
    get view() {
      return views().live;
    },
    get rules() {
      if (rules === null) throw new BadRules('decks');
      return rules;
    },
    gameRules: (game) => gameRules(exports, game),
    setRules(record) {
      if (record === taken) return;
      views().rules.set(ruleNumbers(record));
      const fault = exports.takeRules();
      if (fault !== Fault.None) throw new BadRules(ruleKeys[fault >> 8] ?? 'decks');
      rules = Object.freeze({ ...record });
      taken = Object.isFrozen(record) ? record : null;
    },
    deal(number) {
      if (!Number.isInteger(number) || number < 1 || number > 0x7fffffff) throw new BadDeal(number);
      exports.deal(number);
    },
    load: (position) => loadBytes(encodePosition(position)),
    loadBytes,
    position: (): Position => decodePosition(views().live),
    bytes: () => views().live.slice(),
    moves: () => [...views().moves.subarray(0, exports.generate())],
    refusal,
    play(move): Played {
      const refused = refusal(move);
      if (refused !== null) throw new IllegalMove(move, refused);
      const undo = exports.play(move);
      // a line's worth of moves is played at every move of the player's, so that this is no place for iterators
      const told: TableEvent[] = [];
      const { events } = views();
      for (let i = 0, count = exports.eventCount(); i < count; i++) told.push(decodeEvent(events[i] ?? 0));
      return { move, undo, events: told };
    },
    undo: (move, undo) => exports.undo(move, undo),
    status: () => statuses[exports.status()] ?? 'playing',
    safeMove: (after = -1) => exports.safeMoveAfter(after),
    key: () => exports.key(),
    perft: (depth) => exports.perft(depth),
  };
}
