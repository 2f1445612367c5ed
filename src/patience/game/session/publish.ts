import { FOUNDATION } from '../../../../assembly/abi';
import { readWatch, setRunning } from '../../../shared/game/clock';
import { ruleNumbers } from '../../core/rules';
import type { Position } from '../../core/types';
import { countMoves, keyAt, shownSteps } from '../moves/history';
import { knownLength } from '../moves/knownLines';
import { type Calibration, resistance } from './calibration';
import { chanceOf, fairBadge } from './fairOdds';
import type { GameState, Outcome, ReviewState, ShownLine } from './intents';
import type { Store } from './store';
import { badgeOf, lastWinnable, marksOf, turningOf } from './verdicts';

// The state that the page sees, made of the store; to make it changes nothing.

function cardsLeft(position: Position): number {
  return position.piles.slice(0, FOUNDATION).reduce((sum, pile) => sum + pile.length, 0);
}

function lineState({ mode }: Store): ShownLine | null {
  if (mode.kind !== 'line') return null;
  const { moves, played, hints, playing, speed } = mode;
  const last = hints.at(-1) ?? null;
  return Object.freeze({ length: moves.length, at: played.length, last, playing, speed });
}

/** Is there a way that the game took before the player went another one from a position of it? */
export function hasOtherWay({ otherWay, history }: Store): boolean {
  return otherWay !== null && otherWay.entries !== history.entries;
}

/** What a deal has taken the place of, until something is moved in it. */
function leftState({ left, history }: Store): GameState['left'] {
  return left === null || history.entries.length > 0 ? null : { game: left.game, number: left.number };
}

function reviewState({ mode, history, known }: Store): ReviewState | null {
  if (mode.kind !== 'review') return null;
  const { from, sealed, better } = mode;
  const { entries, at } = history;
  const marks = marksOf(known, history);
  return Object.freeze({
    at,
    length: entries.length,
    from,
    sealed,
    marks: sealed ? marks.map(() => 'unknown' as const) : marks,
    turning: sealed ? null : turningOf(known, history),
    steps: shownSteps(entries[at - 1]?.steps ?? []),
    better,
  });
}

/**
 * The clock runs from the first move on while the page is seen, the game goes on, and neither a line nor a
 * review lies over it. Called after a change of any of these.
 */
export function setClock(store: Store): void {
  const { started, finished, visible, status, mode } = store;
  const running = started && !finished && visible && status === 'playing' && mode.kind === 'game';
  store.watch = setRunning(store.watch, running, store.parts.clock.now());
}

/**
 * Others were measured as they were dealt and by the game's own rules, so that only such a deal is like them.
 */
function resistanceOf({ game, number, known, history, parts: { core } }: Store): Calibration | null {
  const nodes = known.undecided.get(history.startKey);
  const isAsDealt = number !== null && keyAt(history, history.at) === history.startKey;
  if (nodes === undefined || !isAsDealt || badgeOf(known, history) !== 'unknown') return null;
  const own = core.gameRules(game);
  const isOwn = ruleNumbers(core.rules).every((value, i) => value === ruleNumbers(own)[i]);
  return isOwn ? resistance(game, nodes) : null;
}

/** Everything that can be seen of the store, frozen. */
export function makeState(store: Store): GameState {
  const { history, mode, known, odds, activity } = store;
  const line = mode.kind === 'line' ? mode : null;
  const fair = line === null && store.isFair;
  const out = line === null && store.status === 'won';
  const badge = out ? 'won' : fair ? fairBadge(store) : badgeOf(known, history);
  const review = reviewState(store);
  // where the game could last be won, the table shows by which move
  const better = review !== null && review.at === review.turning ? review.better : null;
  return Object.freeze({
    game: store.game,
    rules: store.parts.core.rules,
    number: store.number,
    position: store.position,
    status: store.status,
    dead: line === null && store.dead,
    left: leftState(store),
    moves: countMoves(history),
    canUndo: line === null ? history.at > 0 : line.played.length > 0,
    canRedo: line === null ? history.at < history.entries.length : line.played.length < line.moves.length,
    canFinish: line === null && store.canFinish,
    cardsLeft: cardsLeft(store.position),
    selection: store.selection,
    badge,
    ...(badge === 'looking' && activity !== null && { activity: activity.is }),
    ...(fair && odds !== null && { chance: chanceOf(odds) }),
    resistance: fair ? null : resistanceOf(store),
    lastWinnable: fair ? null : lastWinnable(known, history),
    lineLength: fair ? null : knownLength(known, keyAt(history, history.at)),
    hint: better ?? store.hint,
    line: lineState(store),
    review,
    hasOtherWay: hasOtherWay(store),
    helped: store.helped,
    elapsed: readWatch(store.watch, store.parts.clock.now()),
    running: store.watch.since !== null,
  });
}

/** Makes the new state and tells every listener what came of it. */
export function publish(store: Store, outcome: Outcome): Outcome {
  store.state = makeState(store);
  for (const listener of [...store.listeners]) listener(store.state, outcome);
  return outcome;
}
