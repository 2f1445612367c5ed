import type { Clock } from '../../../shared/game/clock';
import type { NapCore, NapView } from '../../core/types';
import type { NapSolver } from '../../solver/protocol';
import type { Advice, Chair, NapHabits, NapListener, NapScore, NapState, NapTable, Review } from './intents';

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
  /** the person who has the screen in hand, while nobody else has called or played since */
  holder: Chair | null;
  /** advice was used in this deal, by chair */
  advised: readonly boolean[];
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

/** One number for each decision of a deal, so that no seat's luck hangs on another's. */
export function luckOf(seed: number, decision: number): number {
  return (Math.imul(seed, 64) + decision + 1) >>> 0;
}
