// What the rest of the program sees of the patiences' core: readonly records, decoded from its buffers.
import type { CardId } from '../../shared/core/types';

export { type GameId, gameIds } from '../../shared/core/types';

/** A rule record as people write it (the table of docs/rules.md). */
export interface RuleRecord {
  readonly decks: 1 | 2;
  readonly columns: number;
  readonly rows: number;
  readonly faceDown: number;
  readonly build: 'suit' | 'alternate' | 'any';
  readonly carry: 'one' | 'run' | 'spaces' | 'cells';
  readonly fill: 'any' | 'king';
  readonly cells: number;
  readonly passes: number;
  readonly return: boolean;
}

/** A packed move (abi.ts). */
export type Move = number;

/** A pile's number (abi.ts): columns 0.., cells 12.., stock 16, waste 17, foundations 18... */
export type Pile = number;

/** A position as a readonly record. Piles by abi number, each bottom card first; piles the game lacks are empty. */
export interface Position {
  readonly piles: readonly (readonly CardId[])[];
  /** for each column, how many cards at its bottom lie face down */
  readonly faceDown: readonly number[];
  /** the pass now being gone through, from 1; 0 without a stock */
  readonly pass: number;
}

export type Status = 'playing' | 'won' | 'stuck';

/** One thing the picture may show: a card going from pile to pile, or turning face up where it lies. */
export interface TableEvent {
  readonly kind: 'move' | 'turn';
  readonly card: CardId;
  readonly from: Pile;
  readonly to: Pile;
}

/** Why the core refuses a move: abi.Refusal and its detail (a number of spaces, or a face). */
export interface Refused {
  readonly reason: number;
  readonly detail: number;
}

/** What a played move leaves behind: enough to take it back, and what to show. */
export interface Played {
  readonly move: Move;
  readonly undo: number;
  readonly events: readonly TableEvent[];
}

/**
 * One core instance: a position under a rule record, and every question about what may be played.
 * Synchronous, and the only judge of legality. `src/patience/core/patience.ts` opens it.
 */
export interface PatienceCore {
  readonly rules: RuleRecord;
  /** Lays a game's or a house rule's record down. Throws `BadRules` (with the key) and leaves all as it was. */
  setRules(rules: RuleRecord): void;
  /** Deals number N (1 .. 2^31 - 1). Throws `BadDeal`. */
  deal(number: number): void;
  /** Takes a setup as the position once it is checked. Throws `BadPosition` naming the fault; all stays as it was. */
  load(setup: Position): void;
  position(): Position;
  /** The position buffer's bytes, for `Work.position`. */
  bytes(): Uint8Array;
  /** All legal moves, in the generator's order. */
  moves(): Move[];
  /** `null` when legal. */
  refusal(move: Move): Refused | null;
  /** Plays a legal move; throws on an illegal one. */
  play(move: Move): Played;
  undo(move: Move, undo: number): void;
  status(): Status;
  /**
   * The next move that goes up by itself (docs/rules.md, Safe cards), or 0: columns first, then cells, then the waste;
   * with `after`, only from piles after that one.
   */
  safeMove(after?: Pile): Move;
  /** Equal for positions that differ only in the order of columns and cells, or in twins. */
  key(): bigint;
  perft(depth: number): number;
}
