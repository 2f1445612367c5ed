// What a player of the trick game can mean, what comes of it, and everything that can be seen of a table.
//
// Chairs are places at the table, 0 .. players - 1 clockwise, and stay as they are for the whole match; the
// dealer moves from chair to chair. (The core's seats count from the dealer's left anew in each deal:
// `seats.ts`.)

import type { NapReason } from '../../../i18n/napReasons';
import type { CardId } from '../../../shared/core/types';
import type {
  NapAdvice,
  NapBid,
  NapCall,
  NapCallAdvice,
  NapCardAdvice,
  NapLevel,
  NapResult,
  NapSettings,
} from '../../core/types';

export type Chair = number;

export type SeatLevel = Exclude<NapLevel, 'rule'>;

/** Who sits there; `name` as the people gave it, or empty. */
export type Sitter =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: SeatLevel; readonly name: string };

/** What a match is played with: as many chairs as `settings.players`, one person at least. */
export interface NapTable {
  readonly settings: NapSettings;
  readonly chairs: readonly Sitter[];
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

/** How this screen likes to play: no part of the rules, asked for at each step. */
export interface NapHabits {
  readonly pace: Pace;
  /** a person's only legal card plays itself */
  readonly playOnly: boolean;
  /** a finished trick stays until it is tapped */
  readonly trickWaits: boolean;
}

/** A call or a card. */
export type NapMove = { readonly call: NapCall } | { readonly card: CardId };

/** There is no undo in this game: a card that has been seen stays played. */
export type NapIntent =
  /** a new match; without a seed some deal, without a dealer the chair before the first person's deals */
  | {
      readonly kind: 'match';
      readonly table: NapTable;
      readonly seed?: number;
      readonly dealer?: Chair;
    }
  /** the screen is in the hands of the person whose turn it is: show the hand */
  | { readonly kind: 'ready' }
  | { readonly kind: 'call'; readonly call: NapCall }
  | { readonly kind: 'play'; readonly card: CardId }
  /** do not wait: the next computer's move, or the end of a finished trick, comes now */
  | { readonly kind: 'skip' }
  /** the next deal, after one that is finished */
  | { readonly kind: 'next' }
  /** advice on the call or card to be made, from now until it is made; again with more worlds */
  | { readonly kind: 'advice' }
  | { readonly kind: 'noAdvice' }
  /** go through a finished deal; what each decision cost comes bit by bit */
  | { readonly kind: 'review' }
  | { readonly kind: 'leaveReview' }
  | { readonly kind: 'undo' };

/** Why an intent changed nothing: abi.NapRefusal with its detail (a call's or a suit's number), or a word. */
export interface NapRefusalText {
  readonly reason:
    | number
    | 'not-your-turn'
    | 'covered'
    | 'no-undo'
    | 'nothing-to-skip'
    | 'not-finished'
    | 'no-advice'
    | 'bad-table';
  readonly detail: number;
}

/** What happened, in order, for the picture and the ear. The state is final before the first is shown. */
export type NapEvent =
  | { readonly kind: 'dealt'; readonly dealer: Chair }
  | { readonly kind: 'called'; readonly chair: Chair; readonly call: NapCall }
  | { readonly kind: 'contract'; readonly chair: Chair; readonly bid: NapBid }
  | { readonly kind: 'played'; readonly chair: Chair; readonly card: CardId }
  /** the trick of this index is full; it lies there until `gathered` */
  | { readonly kind: 'taken'; readonly chair: Chair; readonly trick: number }
  | { readonly kind: 'gathered'; readonly chair: Chair; readonly trick: number }
  /** made, lost, or nobody bid; `chips` by chair */
  | {
      readonly kind: 'finished';
      readonly result: 'made' | 'lost' | 'passed';
      readonly chips: readonly number[];
    };

export type NapOutcome =
  | { readonly kind: 'happened'; readonly events: readonly NapEvent[] }
  /** another match lies on the table as a whole (restored): show it */
  | { readonly kind: 'shown' }
  /** only cover, advice, review or habits changed */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly refusal: NapRefusalText };

/** One line of the score sheet. */
export interface NapScore {
  readonly seed: number;
  readonly dealer: Chair;
  readonly declarer: Chair | null;
  readonly bid: NapBid | null;
  readonly result: 'made' | 'lost' | 'passed';
  /** tricks of the declarer */
  readonly taken: number;
  /** by chair, summing to zero */
  readonly chips: readonly number[];
  /** running totals by chair after this deal */
  readonly totals: readonly number[];
}

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
  /** advice was used in this deal, by chair */
  readonly advised: readonly boolean[];
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
}

/** Everything that can be seen of the table; frozen, a new one for each change. */
export type NapState = NapGoing | NapDone;

export type NapListener = (state: NapState, outcome: NapOutcome) => void;

/** The one store of the trick game: `session.ts` makes it. */
export interface NapSession {
  readonly state: NapState;
  dispatch(intent: NapIntent): NapOutcome;
  subscribe(listener: NapListener): () => void;
  /** The page became visible or hidden: computers wait while hidden. */
  setVisible(visible: boolean): void;
  /** The habits are others now. */
  habitsChanged(): void;
  /** No timer, no question is left behind: the table is put away. */
  close(): void;
}
