// All that can be seen of a table of the trick game, and the session that shows it.

import type { NapReason } from '../../../i18n/napReasons';
import type { CardId } from '../../../shared/core/types';
import type { NapAdvice, NapBid, NapCall, NapCallAdvice, NapCardAdvice, NapResult } from '../../core/types';
import type {
  Chair,
  Challenge,
  MatchOver,
  NapEvent,
  NapIntent,
  NapMove,
  NapOutcome,
  NapScore,
  NapTable,
} from './intents';

export interface NapPlay {
  readonly chair: Chair;
  readonly card: CardId;
}

export interface ShownTrick {
  /** in the order of play */
  readonly plays: readonly NapPlay[];
  /** null while it goes on */
  readonly winner: Chair | null;
}

export interface CallAdvice extends NapCallAdvice {
  readonly reasons: readonly NapReason[];
}

export interface CardAdvice extends NapCardAdvice {
  readonly reasons: readonly NapReason[];
}

/** Advice as it stands; it gets better until `settled`. */
export interface Advice extends Omit<NapAdvice, 'calls' | 'cards'> {
  /** `looking`: nothing to say yet; `failed`: there will be none */
  readonly status: 'looking' | 'advising' | 'settled' | 'failed';
  /** the legal calls, best first; empty when a card is to be played */
  readonly calls: readonly CallAdvice[];
  /** the legal cards in groups, best first; empty when a call is to be made */
  readonly cards: readonly CardAdvice[];
}

/** What all may see once a deal is done. */
export interface Opened {
  /** by chair, as they were dealt */
  readonly hands: readonly (readonly CardId[])[];
  readonly undealt: readonly CardId[];
  readonly score: NapScore;
}

/** One decision of the deal, looked at again with what its seat knew then. */
export interface Decision {
  readonly chair: Chair;
  /** cards played before it; all calls come before the first */
  readonly before: number;
  readonly made: NapMove;
  /** what was best; equal to `made` when nothing was better. Null while it is being worked out */
  readonly best: { readonly call: NapCall } | { readonly cards: readonly CardId[] } | null;
  /** chips that it cost its seat on average, 0 where no difference is certain; null until known */
  readonly cost: number | null;
  /** half the 95 % interval of the cost; null until known */
  readonly margin: number | null;
  readonly advice: NapAdvice | null;
  /** nothing to decide: one legal call or card, or all the same */
  readonly forced: boolean;
}

/** What a chair could have made as declarer with all cards seen and its own best suit. */
export interface Makeable {
  readonly chair: Chair;
  /** most tricks, or null when that took too long */
  readonly tricks: number | null;
  /** the suit to lead for them */
  readonly suit: number | null;
  /** a misère; null when the table has none, or when that took too long */
  readonly misere: boolean | null;
}

/** What computers made of the deal, one of the strongest in each person's chair. */
export interface Benchmark {
  readonly status: 'working' | 'done' | 'failed';
  readonly declarer: Chair | null;
  readonly bid: NapBid | null;
  readonly result: 'made' | 'lost' | 'passed';
  /** by chair */
  readonly chips: readonly number[];
}

/** The deal is played on from one of its tricks, to see how it might have gone. */
export interface Trial {
  readonly from: number | 'calls';
  /** how the deal really ended */
  readonly real: NapScore;
}

export interface Review {
  readonly status: 'working' | 'done' | 'failed';
  readonly decisions: readonly Decision[];
  /** the contract from its first lead with all cards seen; null: nobody bid; `open`: that took too long */
  readonly verdict: NapResult | null;
  /** the verdict has been worked out */
  readonly judged: boolean;
  /** by chair as far as worked out */
  readonly makeable: readonly Makeable[];
}

interface Seen {
  readonly table: NapTable;
  /** finished deals of the match, the first one first */
  readonly sheet: readonly NapScore[];
  /** by chair */
  readonly totals: readonly number[];
  /** of the deal on the table, 0 .. 2^32 - 1 */
  readonly seed: number;
  readonly dealer: Chair;
  /** in order from the dealer's left */
  readonly calls: readonly { readonly chair: Chair; readonly call: NapCall }[];
  /** who plays the contract, or holds the highest bid so far */
  readonly declarer: Chair | null;
  readonly bid: NapBid | null;
  /** the tricks that the bid promises (misère 0), and its stakes */
  readonly stakes: { readonly tricks: number; readonly won: number; readonly lost: number } | null;
  /** a suit, `none` when there are no trumps, null until the first card */
  readonly trump: number | 'none' | null;
  /** tricks of the declarer; tricks left, the one in progress included */
  readonly taken: number;
  readonly left: number;
  /** the contract is made or lost for certain, also while it is being played on */
  readonly result: NapResult;
  /** every trick so far; the last one may be in progress */
  readonly tricks: readonly ShownTrick[];
  /** cards still held, by chair */
  readonly held: readonly number[];
  /** who is to call or play; null when nobody is */
  readonly turn: Chair | null;
  /** a computer is thinking, or failed to answer twice (`stuck`: play on by `skip`) */
  readonly thinking: 'no' | 'yes' | 'stuck';
  /** advice that told one choice from another was used in this deal, by chair */
  readonly advised: readonly boolean[];
  /** what the deal is played against */
  readonly challenge: Challenge | null;
  /** the rest plays itself, claimed by this chair */
  readonly claimed: Chair | null;
  /** the last call or card was a person's and may be taken back */
  readonly canUndo: boolean;
  readonly trial: Trial | null;
}

/** A deal that goes on. It has room for one hand alone, that of the person who looks. */
export interface NapGoing extends Seen {
  /**
   * `cover`: the screen goes to the person whose turn it is, nobody's hand is shown; `trick`: a finished
   * trick lies there, until its time is up or `skip`
   */
  readonly phase: 'cover' | 'bidding' | 'playing' | 'trick';
  /** whose hand is shown: the one person's always, one of several only in his own turn */
  readonly looker: Chair | null;
  /** what the looker still holds, suits together, each from the top; empty without a looker */
  readonly hand: readonly CardId[];
  /** what the looker may play or call now; empty when it is not his turn */
  readonly legalCards: readonly CardId[];
  readonly legalCalls: readonly NapCall[];
  readonly advice: Advice | null;
  readonly opened: null;
  readonly review: null;
  readonly matchOver: null;
  readonly benchmark: null;
}

/** A deal that is done: all hands are open. */
export interface NapDone extends Seen {
  readonly phase: 'finished' | 'review';
  readonly looker: null;
  /** empty, as are the next two: whose cards are whose is in `opened` */
  readonly hand: readonly CardId[];
  readonly legalCards: readonly CardId[];
  readonly legalCalls: readonly NapCall[];
  readonly advice: null;
  readonly opened: Opened;
  /** with the phase `review` */
  readonly review: Review | null;
  /** the match ended with this deal */
  readonly matchOver: MatchOver | null;
  /** once it was asked for */
  readonly benchmark: Benchmark | null;
}

/** Everything that can be seen of the table; frozen, a new one for each change. */
export type NapState = NapGoing | NapDone;

/** A deal that is done as it stood at one of its steps, all hands open. */
export interface NapReplay extends Seen {
  /** `trick`: a full one lies in the middle */
  readonly phase: 'bidding' | 'playing' | 'trick';
  /** who sits below */
  readonly looker: Chair;
  readonly hand: readonly CardId[];
  readonly legalCards: readonly CardId[];
  readonly legalCalls: readonly NapCall[];
  /** by what the seat that decided knew then */
  readonly advice: Advice | null;
  readonly opened: Opened;
  readonly review: null;
  readonly matchOver: null;
  readonly benchmark: null;
}

/** What a table can show. */
export type NapShown = NapState | NapReplay;

/** One step of a deal that is gone through. */
export interface ReplayStep {
  readonly state: NapReplay;
  readonly event: NapEvent;
  /** the review's decision that was made with it, by its place there; null where nothing was decided */
  readonly decision: number | null;
}

export type NapListener = (state: NapState, outcome: NapOutcome) => void;

/** The one store of the trick game: `session.ts` makes it. */
export interface NapSession {
  readonly state: NapState;
  dispatch(intent: NapIntent): NapOutcome;
  /** The deal that is done, step by step, with what the review knows of it by now; empty while it goes on. */
  replay(): readonly ReplayStep[];
  subscribe(listener: NapListener): () => void;
  /** The page became visible or hidden: computers wait while hidden. */
  setVisible(visible: boolean): void;
  /** The habits are others now. */
  habitsChanged(): void;
  /** No timer, no question is left behind: the table is put away. */
  close(): void;
}
