import type { Clock } from '../../../shared/game/clock';
import type { NapAdvice, NapCore, NapPosition, NapView } from '../../core/types';
import type { NapSolver } from '../../solver/protocol';
import type { Chair, Challenge, NapHabits, NapScore, NapTable } from './intents';
import type { Advice, Benchmark, NapListener, NapState, Review, Trial } from './state';

/** What a table of the trick game is made of; all that is not the game itself comes from outside. */
export interface NapParts {
  /** holds the deal: the only place where all hands are */
  readonly core: NapCore;
  /** answers for computer seats and gives advice, from views */
  readonly solver: NapSolver;
  readonly clock: Clock;
  readonly habits: () => NapHabits;
  /** a seed for the next deal, 0 .. 2^32 - 1 */
  readonly anySeed: () => number;
}

/** The rest plays itself: who claimed it, and how many cards lay there then. */
export interface Claim {
  readonly chair: Chair;
  readonly before: number;
}

/** A deal that is played on from one of its tricks, and all that is put back when that ends. */
export interface Trying extends Trial {
  readonly whole: NapPosition;
  readonly advised: readonly boolean[];
  readonly advices: NapStore['advices'];
  readonly claim: Claim | null;
  readonly review: Review | null;
  /** how it ended this time; null while it goes on */
  score: NapScore | null;
}

/** Where the deal is, as the table shows it; `done` leads to the open hands. */
export type Stage = 'going' | 'trick' | 'done';

/** The table's one store. Functions of this folder change it; nobody outside sees it. */
export interface NapStore {
  readonly parts: NapParts;
  readonly listeners: Set<NapListener>;
  table: NapTable;
  sheet: readonly NapScore[];
  seed: number;
  dealer: Chair;
  stage: Stage;
  /** the person who has the screen in hand, until another one is on turn */
  holder: Chair | null;
  /** who made the last call or card by his own hand, while nobody else has acted */
  mine: Chair | null;
  claim: Claim | null;
  challenge: Challenge | null;
  benchmark: Benchmark | null;
  trial: Trying | null;
  /** advice that told one choice from another was used in this deal, by chair */
  advised: readonly boolean[];
  /** the advice that was given in this deal, by the number of calls and cards before it */
  advices: ReadonlyMap<number, NapAdvice>;
  advice: Advice | null;
  /** the view that advice is being given on, and how far it is to go */
  advising: { readonly view: NapView; readonly worlds: number } | null;
  review: Review | null;
  reviewing: boolean;
  thinking: NapState['thinking'];
  visible: boolean;
  closed: boolean;
  /** grows with each card, call and deal: an answer to an older one is dropped */
  turn: number;
  tickets: number;
  /** cancels what the table is waiting for */
  cancel: () => void;
  /** brings it about at once; null where nothing is waited for */
  hurry: (() => void) | null;
  /** what the listeners saw last */
  state: NapState;
}
