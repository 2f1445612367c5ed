// The language between the page and the trick game's worker. Seats are the core's; a seat's questions carry
// its view and nothing more. All hands are sent for one question alone, the verdict on a deal that is done.

import type { CardId } from '../../shared/core/types';
import type { Asker } from '../../shared/solver/protocol';
import type {
  NapAdvice,
  NapCall,
  NapLevel,
  NapPosition,
  NapResult,
  NapSeat,
  NapSettings,
  NapView,
} from '../core/types';

/** How far advice goes: whichever comes first. The same worlds give the same advice. */
export interface NapLimits {
  readonly worlds: number;
  /** by the worker's clock; Infinity where only worlds count */
  readonly milliseconds: number;
}

export type NapQuestion =
  /** what a computer seat calls or plays */
  | { readonly want: 'move'; readonly view: NapView; readonly level: NapLevel; readonly seed: number }
  | { readonly want: 'advice'; readonly view: NapView; readonly seed: number; readonly limits: NapLimits }
  /** double dummy from the first lead; `nodes` for each question that this takes */
  | { readonly want: 'verdict'; readonly position: NapPosition; readonly nodes: number };

export type NapWork = NapQuestion & { readonly ticket: number; readonly settings: NapSettings };

/** What a seat could make as declarer with all cards seen. */
export interface NapMakeable {
  readonly seat: NapSeat;
  /** most tricks, and the suit to lead for them; null where the nodes did not do */
  readonly tricks: number | null;
  readonly suit: number | null;
  /** null also where the table has no misère */
  readonly misere: boolean | null;
}

export interface NapVerdict {
  /** of the contract played; null where nobody bid, `open` where the nodes did not do */
  readonly contract: NapResult | null;
  readonly makeable: readonly NapMakeable[];
}

/** Advice as it stands, at most eight times a second. */
export interface NapInfo {
  readonly ticket: number;
  readonly advice: NapAdvice;
}

export interface NapAnswer {
  readonly ticket: number;
  /** `stopped`: what follows is as far as it came, if it came to anything */
  readonly why: 'done' | 'stopped';
  readonly call?: NapCall;
  readonly card?: CardId;
  readonly advice?: NapAdvice;
  readonly verdict?: NapVerdict;
}

export type NapSolver = Asker<NapWork, NapInfo, NapAnswer>;
