// The language between the page and the trick game's worker. Seats are the core's; a seat's questions carry
// its view and nothing more. All hands are sent for two questions alone, and of a deal that is done: the verdict on
// it, and what computers make of it.

import type { CardId } from '../../shared/core/types';
import type { Asker } from '../../shared/solver/protocol';
import type {
  NapAdvice,
  NapBid,
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
  | { readonly want: 'verdict'; readonly position: NapPosition; readonly nodes: number }
  /** the deal played by computers alone; `levels` by seat, `seed` that of the deal */
  | {
      readonly want: 'deal';
      readonly hands: NapPosition['hands'];
      readonly levels: readonly NapLevel[];
      readonly seed: number;
    };

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

/** What came of a deal that computers played. */
export interface NapComputersDeal {
  /** null where all passed */
  readonly declarer: NapSeat | null;
  readonly bid: NapBid | null;
  readonly result: 'made' | 'lost' | 'passed';
  /** by seat */
  readonly chips: readonly number[];
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
  readonly deal?: NapComputersDeal;
}

export type NapSolver = Asker<NapWork, NapInfo, NapAnswer>;
