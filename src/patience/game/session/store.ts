import type { CardId, GameId } from '../../../shared/core/types';
import type { Clock, Stopwatch } from '../../../shared/game/clock';
import type { OpenCore } from '../../core/patience';
import type { Move, Played, Position, Status } from '../../core/types';
import type { Odds } from '../../solver/odds';
import type { Pool } from '../../solver/pool';
import type { Limits, Solver } from '../../solver/protocol';
import type { History } from '../moves/history';
import type { Memory } from '../moves/knownLines';
import type { GameState, Hint, Listener, Selection } from './intents';
import type { Glance } from './quickSearch';

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
  /** do cards that are safe go up by themselves? Asked after each action. */
  readonly autoUp: () => boolean;
  /** a look at each new position before the solver is asked; left out where there is none */
  readonly glance?: Glance;
  /** advice without the cards that the player has not seen; left out where there is none */
  readonly fair?: FairParts;
}

/** A question to the solver, with what is needed to learn from a late answer too. */
export interface Asked {
  readonly ticket: number;
  /** of the game that it was asked in */
  readonly memory: Memory;
  readonly key: bigint;
  readonly position: Position;
  readonly start: Position;
  /** the moves from `start` to `position` */
  readonly path: readonly Move[];
  readonly kept: ReadonlySet<CardId>;
}

/** A winning line on the table; the core holds its position, `played` takes it back to the game's. */
export interface Show {
  readonly moves: readonly Move[];
  readonly played: readonly Played[];
  /** what a hint would have said of each of these */
  readonly told: readonly Hint[];
  readonly playing: boolean;
  readonly speed: number;
}

/** The history gone through: the table shows a position of it, which is where `history.at` stands meanwhile. */
export interface Reviewing {
  /** entries that were on the table when it began, and are again when it is left */
  readonly from: number;
  /** the player is not to know more than was seen in the game, which goes on */
  readonly sealed: boolean;
}

/** The session's one store. Functions of this folder change it; nobody outside sees it. */
export interface Store {
  readonly parts: SessionParts;
  readonly listeners: Set<Listener>;
  game: GameId;
  number: number | null;
  history: History;
  /** of the position on the table, which is the shown line's while one is shown */
  position: Position;
  status: Status;
  canFinish: boolean;
  selection: Selection | null;
  hint: Hint | null;
  helped: boolean;
  show: Show | null;
  review: Reviewing | null;
  /** the question that the review has asked */
  studied: Asked | null;
  /** the history as it was before the player went another way from a position of it */
  otherWay: History | null;
  /** cancels the next move of a line that plays */
  cancelTick: () => void;
  watch: Stopwatch;
  /** the first move was made */
  started: boolean;
  /** the game was won once: the clock stands for good */
  finished: boolean;
  visible: boolean;
  memory: Memory;
  asked: Asked | null;
  /** the question for shorter lines from the position on the table, whose line is known */
  shortening: Asked | null;
  /** the question about another move than the one that the hint on the table shows */
  rival: Asked | null;
  tickets: number;
  /** of the position on the table, under fair sight: what the samples say so far */
  odds: Odds | null;
  /** the position that is being sampled, by its key */
  sampled: { readonly key: bigint } | null;
  /** what the listeners saw last */
  state: GameState;
}
