// What a player of the trick game can mean, what comes of it, and everything that can be seen of a table.
//
// Chairs are places at the table, 0 .. players - 1 clockwise, and stay as they are for the whole match; the
// dealer moves from chair to chair. (The core's seats count from the dealer's left anew in each deal:
// `seats.ts`.)

import type { CardId } from '../../../shared/core/types';
import type { NapBid, NapCall, NapLevel, NapSettings } from '../../core/types';

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
  /** when the match is over; left out: it goes on for as long as they like */
  readonly ends?: MatchEnd;
}

/** A match ends after so many deals, or with the deal that brings somebody so many chips. */
export interface MatchEnd {
  readonly by: 'deals' | 'chips';
  readonly count: number;
}

/** How a match ended. */
export interface MatchOver {
  /** who has most chips; several where they have as many */
  readonly winners: readonly Chair[];
  readonly deals: number;
}

/** What somebody made of a deal, sent with its link: to be beaten. */
export interface Challenge {
  /** of the one person at the table */
  readonly chips: number;
  /** as the sender gave it, or empty */
  readonly name: string;
}

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

/** How this screen likes to play: no part of the rules, asked for at each step. */
export interface NapHabits {
  readonly pace: Pace;
  /** a person's only legal card plays itself */
  readonly playOnly: boolean;
  /** a finished trick stays until it is tapped */
  readonly trickWaits: boolean;
  /** a person's call or card may be taken back while no other seat has acted */
  readonly takeBack: boolean;
  /** how a hand is sorted */
  readonly suits: SuitOrder;
}

/** The suits of a hand from the left, by their first letters: clubs, diamonds, hearts, spades. */
export type SuitOrder = 'shcd' | 'shdc' | 'sdch' | 'hscd' | 'cdhs';

/** A call or a card. */
export type NapMove = { readonly call: NapCall } | { readonly card: CardId };

export type NapIntent =
  /** a new match; without a seed some deal, without a dealer the chair before the first person's deals */
  | {
      readonly kind: 'match';
      readonly table: NapTable;
      readonly seed?: number;
      readonly dealer?: Chair;
      readonly challenge?: Challenge;
    }
  /** the screen is in the hands of the person whose turn it is: show the hand */
  | { readonly kind: 'ready' }
  | { readonly kind: 'call'; readonly call: NapCall }
  | { readonly kind: 'play'; readonly card: CardId }
  /** do not wait: the next computer's move, or the end of a finished trick, comes now */
  | { readonly kind: 'skip' }
  /** the next deal, after one that is finished */
  | { readonly kind: 'next' }
  /** the same table once more after a match that is over; the deal passes to the left */
  | { readonly kind: 'rematch' }
  /** what the deal on the table is to be played against, where it is the one that a link names */
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
  /** the rest plays itself, where its result is proved from what the person on turn sees */
  | { readonly kind: 'claim' }
  /** advice on the call or card to be made, from now until it is made; again with more worlds */
  | { readonly kind: 'advice' }
  | { readonly kind: 'noAdvice' }
  /** go through a finished deal; what each decision cost comes bit by bit */
  | { readonly kind: 'review' }
  | { readonly kind: 'leaveReview' }
  /** plays the finished deal on from the first card of a trick, counted from 0, or from the first call; on trial: */
  | { readonly kind: 'playOn'; readonly from: number | 'calls' }
  /** puts a trial away; the deal lies there as it was really played */
  | { readonly kind: 'endTrial' }
  /** what computers make of the finished deal, one of the strongest in each person's chair */
  | { readonly kind: 'benchmark' }
  /** takes the call or card back that a person made, while no other seat has acted */
  | { readonly kind: 'undo' };

/** Why an intent changed nothing: abi.NapRefusal with its detail (a call's or a suit's number), or a word. */
export interface NapRefusalText {
  readonly reason:
    | number
    | 'not-your-turn'
    | 'covered'
    | 'no-undo'
    | 'undo-off'
    | 'undo-match'
    | 'not-certain'
    | 'match-over'
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
  | { readonly kind: 'takenBack'; readonly chair: Chair; readonly move: NapMove }
  /** the rest plays itself from now on, its result proved */
  | { readonly kind: 'claimed'; readonly chair: Chair; readonly result: 'made' | 'lost' }
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
