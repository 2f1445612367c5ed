import type { GameId } from '../../../shared/core/types';
import type { Clock, Stopwatch } from '../../../shared/game/clock';
import type { OpenCore } from '../../core/patience';
import type { SearchCore } from '../../core/search';
import type { Move, Played, Position, RuleRecord, Status } from '../../core/types';
import type { Odds } from '../../solver/odds';
import type { Pool } from '../../solver/pool';
import type { Activity, Limits, Solver } from '../../solver/protocol';
import type { History, Path } from '../moves/history';
import type { Known } from '../moves/knownLines';
import type { GameState, Hint, Listener, Selection } from './intents';

/** What advice under fair sight needs. */
export interface FairParts {
  /** does the player want it? Asked at each change. */
  readonly wanted: () => boolean;
  /** answers its many small questions, `jobs` at a time */
  readonly sampler: Pick<Pool, 'ask' | 'stop'>;
  readonly jobs: number;
}

/** What a session is made of; all that is not the game itself comes from outside. */
export interface SessionParts {
  readonly core: OpenCore;
  readonly clock: Clock;
  readonly solver: Solver;
  /** for the verdict that is kept up to date */
  readonly limits: Limits;
  /** was help used in a numbered deal before? Without it nothing is known of other times. */
  readonly helpedBefore?: (game: GameId, rules: RuleRecord, number: number) => boolean;
  /** do cards that are safe go up by themselves? Asked after each action. */
  readonly autoUp: () => boolean;
  /**
   * a search of each new position before the solver is asked, by the searching side of the session's own
   * core, which needs some memory for it; so few nodes that nobody notices. Left out where there is none.
   */
  readonly quickSearch?: { readonly search: SearchCore; readonly nodes: number };
  /** advice without the cards that the player has not seen; left out where there is none */
  readonly fair?: FairParts;
}

/**
 * What a question to the solver is for: the verdict on the position on the table · a line shorter than the
 * one known from there · the verdict on a position of the history that is reviewed · whether a move beside
 * the hint's wins too.
 */
export type Purpose = 'verdict' | 'shorter' | 'review' | 'alternative';

/** A question to the solver, with what is needed to learn from a late answer too. */
export interface Question {
  readonly purpose: Purpose;
  /** of the game that it was asked in */
  readonly known: Known;
  readonly key: bigint;
  readonly position: Position;
  /** from the game's first position to `position` */
  readonly path: Path;
}

/** A winning line on the table: the core holds its position, `played` takes it back to the game's. */
export interface LineShown {
  readonly kind: 'line';
  readonly moves: readonly Move[];
  readonly played: readonly Played[];
  /** of each move played what a hint would have said: the last one is shown */
  readonly hints: readonly Hint[];
  readonly playing: boolean;
  readonly speed: number;
}

/**
 * The history gone through: the table shows a position of it, which is where `history.at` stands meanwhile.
 */
export interface Review {
  readonly kind: 'review';
  /** entries that were on the table when it began, and are again when it is left */
  readonly from: number;
  /** the player is not to know more than was seen in the game, which goes on */
  readonly sealed: boolean;
  /** at the last position that could be won and at the one after it: the move that keeps the win there */
  readonly better: Hint | null;
}

/** What lies on the table: the game itself, a line of it, or a position of its history. */
export type Mode = { readonly kind: 'game' } | LineShown | Review;

/** A game that another one has taken the place of, as it stood. */
export interface LeftGame
  extends Readonly<Pick<Store, 'game' | 'number' | 'history' | 'otherWay' | 'helped' | 'watch' | 'known'>> {
  readonly rules: RuleRecord;
}

/** The session's one store. Functions of this folder change it; nobody outside sees it. */
export interface Store {
  readonly parts: SessionParts;
  readonly listeners: Set<Listener>;
  game: GameId;
  number: number | null;
  history: History;
  mode: Mode;
  /** of the position on the table, which is the shown line's while one is shown */
  position: Position;
  status: Status;
  canFinish: boolean;
  /** nothing leads on from here; only ever said of the game itself */
  dead: boolean;
  selection: Selection | null;
  hint: Hint | null;
  helped: boolean;
  /** the history as it was before the player went another way from a position of it */
  otherWay: History | null;
  /** until the first move in the present one there is a way back to it */
  left: LeftGame | null;
  /** cancels the next move of a line that plays */
  cancelTick: () => void;
  watch: Stopwatch;
  /** the first move was made */
  started: boolean;
  /** the game was won once: the clock stands for good */
  finished: boolean;
  visible: boolean;
  known: Known;
  /** the one question that the solver has */
  asked: Question | null;
  /** what its search is at, if it looks for the verdict and has told, and since when (by the clock) */
  activity: { readonly is: Activity; readonly since: number } | null;
  tickets: number;
  /** advice on the game may not read the cards that the player has not seen, and there are some */
  isFair: boolean;
  /** of the position on the table, under fair sight: what the samples say so far */
  odds: Odds | null;
  /** the position that is being sampled, by its key */
  sampled: { readonly key: bigint } | null;
  /** what the listeners saw last */
  state: GameState;
}
