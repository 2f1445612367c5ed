// What a player can mean, whatever the hand that meant it: pointer, key, button, screen reader, address.

import type { CardId, GameId } from '../../../shared/core/types';
import type { Move, Pile, Position, RuleRecord, Status, TableEvent } from '../../core/types';
import type { Activity } from '../../solver/protocol';
import type { Claim } from '../reasons/explain';
import type { Calibration } from './calibration';

export type Intent =
  | { readonly kind: 'deal'; readonly game: GameId; readonly number: number; readonly rules?: RuleRecord }
  | { readonly kind: 'again' }
  /** select the card `depth` cards from the top of a pile (0 = the top card), with all cards above it */
  | { readonly kind: 'select'; readonly pile: Pile; readonly depth: number }
  | { readonly kind: 'deselect' }
  /**
   * carry `count` cards from a pile to a pile: a drop, or a tap on a target; a
   * foundation is its suit's first pile
   */
  | { readonly kind: 'move'; readonly from: Pile; readonly to: Pile; readonly count: number }
  /** double tap: to the foundation if it fits, else to the best place */
  | { readonly kind: 'send'; readonly pile: Pile; readonly depth: number }
  /** turn a card, or begin a new pass */
  | { readonly kind: 'turn' }
  /** everything that can safely go up, goes up */
  | { readonly kind: 'sendAll' }
  /** play to the end by itself; offered when `state.canFinish` */
  | { readonly kind: 'finish' }
  | { readonly kind: 'undo' }
  /** back to the game that a deal has taken the place of; offered when `state.left` is not null */
  | { readonly kind: 'goBack' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'undoAll' }
  /** undo as far as the last position known winnable; offered when `state.lastWinnable` is not null */
  | { readonly kind: 'backToWinnable' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'showLine' }
  /** one move on, or with `back` one move back */
  | { readonly kind: 'lineStep'; readonly back?: boolean }
  | { readonly kind: 'linePlay' }
  | { readonly kind: 'linePause' }
  | { readonly kind: 'lineSpeed'; readonly speed: number }
  | { readonly kind: 'leaveLine' }
  /** go on with the game from the position that the line shows */
  | { readonly kind: 'takeLine' }
  /** play the line that is known to its end, in the game itself; offered when `state.lineLength` is not null */
  | { readonly kind: 'playLine' }
  /** go through the history of the game, from where it stands */
  | { readonly kind: 'review' }
  /** show the position after so many entries of the history, or so many on (back, where negative) */
  | { readonly kind: 'reviewTo'; readonly at: number }
  | { readonly kind: 'reviewStep'; readonly by: number }
  /** show the last position that could be won */
  | { readonly kind: 'reviewTurning' }
  /** leave the review, the game where it was; or go on from the position shown */
  | { readonly kind: 'leaveReview' }
  | { readonly kind: 'playOn' }
  /**
   * back to the way that the game took before another was gone from a reviewed
   * position, and to that one again
   */
  | { readonly kind: 'otherWay' };

/** A refusal in a form that any language can say: a code with its values (i18n has the sentences). */
export interface RefusalText {
  /** abi.Refusal, or a session refusal */
  readonly reason:
    | number
    | 'nothing-to-undo'
    | 'nothing-to-redo'
    | 'nothing-goes-up'
    | 'no-finish'
    | 'no-place'
    | 'won'
    | 'no-line'
    | 'no-review'
    | 'no-turning'
    | 'no-deal'
    | 'bad-rules';
  readonly detail: number;
  /** how many cards were to be moved */
  readonly cards: number;
}

export type Outcome =
  /** the position changed by rule moves: `steps` are the moves in order, each with what to show */
  | { readonly kind: 'played'; readonly steps: readonly (readonly TableEvent[])[] }
  /**
   * the position changed as a whole (deal, undo, redo): show it; `deal`: another game lies there, with `back` the
   * one that was there before
   */
  | { readonly kind: 'shown'; readonly deal: boolean; readonly back?: true }
  /**
   * only selection, hint, line or settings changed; `refusal`: another card was taken up, which the cards
   * held before could not be put on
   */
  | { readonly kind: 'changed'; readonly refusal?: RefusalText }
  | { readonly kind: 'refused'; readonly refusal: RefusalText; readonly pile: Pile | null };

/** A refusal of the session's own. */
export function refuse(reason: RefusalText['reason'], pile: Pile | null = null): Outcome {
  return { kind: 'refused', refusal: { reason, detail: 0, cards: 0 }, pile };
}

export interface Selection {
  readonly pile: Pile;
  readonly count: number;
  /** the piles where the selected cards may go; a foundation as its suit's first pile */
  readonly targets: readonly Pile[];
}

/**
 * The badge's five words (docs/glossary.md); `odds`: what sampled orders of the unseen cards say; `won`: the
 * game has come out.
 */
export type BadgeState = 'winnable' | 'no-longer' | 'cannot' | 'looking' | 'unknown' | 'odds' | 'won';

/**
 * In how many of the sampled orders of the unseen cards a win was found, and the 95 % bounds of the share.
 */
export interface Chance {
  readonly won: number;
  readonly worlds: number;
  /** 0 .. 1 */
  readonly low: number;
  readonly high: number;
}

export interface Hint {
  readonly move: Move;
  /** `line`: keeps a proven win; `guess`: the verdict is not known; `lost`: proved lost, `move` is 0 */
  /** `odds`: the move that wins in most of the sampled orders */
  readonly kind: 'line' | 'guess' | 'odds' | 'lost' | 'looking' | 'none';
  readonly card: CardId | null;
  readonly from: Pile;
  readonly to: Pile;
  readonly count: number;
  /** with `odds`: those of the move */
  readonly chance?: Chance;
  /** why this move, where something true can be said of it */
  readonly reason?: Claim;
}

/** The winning line being shown on the table: the game itself waits behind it, untouched. */
export interface ShownLine {
  readonly length: number;
  readonly at: number;
  /** the move that was made last, with why; `null` at the beginning */
  readonly last: Hint | null;
  readonly playing: boolean;
  /** moves a second */
  readonly speed: number;
}

/** What is known of a position of the history; `waiting`: nothing yet. */
export type Mark = 'winnable' | 'lost' | 'unknown' | 'waiting';

/** The history gone through; the table shows the position after `at` of its entries. */
export interface ReviewState {
  readonly at: number;
  /** entries of the history; there is one position more */
  readonly length: number;
  /** entries that were on the table when the review began */
  readonly from: number;
  /** under fair sight a game that goes on is gone through without verdicts */
  readonly sealed: boolean;
  /** of each position, the first one before any move */
  readonly marks: readonly Mark[];
  /** the last position that could be won, where the entry after it gave the win away; or `null` */
  readonly turning: number | null;
  /** what was seen of the entry that led here, one list a rule move */
  readonly steps: readonly (readonly TableEvent[])[];
  /** at the last position that could be won, and after the next entry: the move that keeps the win there */
  readonly better: Hint | null;
}

/** Everything that can be seen of a game; frozen, a new one for each change. */
export interface GameState {
  readonly game: GameId;
  readonly rules: RuleRecord;
  /** null for a position that did not come from a number */
  readonly number: number | null;
  readonly position: Position;
  readonly status: Status;
  /** no card can go up any more, and none can be turned, whatever is moved: proved by looking at every position */
  readonly dead: boolean;
  /** the game in progress that this deal has taken the place of, while nothing is moved in it; or null */
  readonly left: { readonly game: GameId; readonly number: number | null } | null;
  /** rule moves in the history (docs/rules.md, History and counter) */
  readonly moves: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** playing everything up, turning the stock as needed, reaches the end */
  readonly canFinish: boolean;
  readonly cardsLeft: number;
  readonly selection: Selection | null;
  readonly badge: BadgeState;
  /** with the badge `looking`: what the search is at, once that has been told */
  readonly activity?: Activity;
  /** with the badge `odds`: those of the position */
  readonly chance?: Chance;
  /**
   * with the badge `unknown` on a deal as it was dealt: what became of others that
   * resisted as long, if measured
   */
  readonly resistance: Calibration | null;
  /** after a proved loss: entries of the history up to the last position known winnable, or null */
  readonly lastWinnable: number | null;
  /** moves in the shortest line known from here, or null */
  readonly lineLength: number | null;
  readonly hint: Hint | null;
  readonly line: ShownLine | null;
  readonly review: ReviewState | null;
  /** the game was gone on with from a reviewed position, and can go back to the way that it took before */
  readonly hasOtherWay: boolean;
  /** help was used in this game */
  readonly helped: boolean;
  /** milliseconds played, hidden time left out; frozen at the end */
  readonly elapsed: number;
  /** the clock runs: first move made, page visible, game not over */
  readonly running: boolean;
}

export type Listener = (state: GameState, outcome: Outcome) => void;

/** The one store. `src/patience/game/session/session.ts` makes it; table and ui read it and send intents. */
export interface Session {
  readonly state: GameState;
  dispatch(intent: Intent): Outcome;
  /** The piles where `count` cards of `from` may go now (asked once when a drag begins). */
  targets(from: Pile, count: number): readonly Pile[];
  subscribe(listener: Listener): () => void;
  /** The page became visible or hidden: the clock and the search stop while hidden. */
  setVisible(visible: boolean): void;
  /** The player has chosen whether advice may read the unseen cards (`SessionParts.fair`). */
  sightChanged(): void;
}
