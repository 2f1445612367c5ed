import { FOUNDATION } from '../../../../assembly/abi';
import { readWatch, setRunning } from '../../../shared/game/clock';
import { ruleNumbers } from '../../core/rules';
import type { Position } from '../../core/types';
import { countMoves, keyAt } from '../moves/history';
import { knownLength } from '../moves/knownLines';
import { badgeOf, lastWinnable } from './badge';
import { type Calibration, resistance } from './calibration';
import { chanceOf, fairBadge, isFair } from './fairOdds';
import type { GameState, Outcome, ShownLine } from './intents';
import { hasOtherWay, reviewState } from './reviewState';
import type { Show, Store } from './store';

function cardsLeft(position: Position): number {
  return position.piles.slice(0, FOUNDATION).reduce((sum, pile) => sum + pile.length, 0);
}

function shownLine(show: Show | null): ShownLine | null {
  if (show === null) return null;
  const { moves, played, told, playing, speed } = show;
  return Object.freeze({
    length: moves.length,
    at: played.length,
    last: told.at(-1) ?? null,
    playing,
    speed,
  });
}

/** The game itself lies on the table, no line of it and no review. */
export function isAtTable({ show, review }: Store): boolean {
  return show === null && review === null;
}

/** The clock runs from the first move on while the page is seen, the game goes on, and neither a line nor a review lies over it. */
export function setClock(store: Store): void {
  const { started, finished, visible, status } = store;
  const running = started && !finished && visible && status === 'playing' && isAtTable(store);
  store.watch = setRunning(store.watch, running, store.parts.clock.now());
}

/** Others were measured as they were dealt and by the game's own rules, so that only such a deal is like them. */
function resistanceOf({ game, number, memory, history, parts: { core } }: Store): Calibration | null {
  const nodes = memory.undecided.get(history.startKey);
  const isAsDealt = number !== null && keyAt(history, history.at) === history.startKey;
  if (nodes === undefined || !isAsDealt || badgeOf(memory, history) !== 'unknown') return null;
  const own = core.gameRules(game);
  const isOwn = ruleNumbers(core.rules).every((value, i) => value === ruleNumbers(own)[i]);
  return isOwn ? resistance(game, nodes) : null;
}

/** Everything that can be seen of the store, frozen. */
export function makeState(store: Store): GameState {
  const { history, show, memory, odds } = store;
  const fair = show === null && isFair(store);
  const out = show === null && store.status === 'won';
  const review = reviewState(store);
  // where the game could last be won, the table shows by which move
  const better = review !== null && review.at === review.turning ? review.better : null;
  return Object.freeze({
    game: store.game,
    rules: store.parts.core.rules,
    number: store.number,
    position: store.position,
    status: store.status,
    moves: countMoves(history),
    canUndo: show === null ? history.at > 0 : show.played.length > 0,
    canRedo: show === null ? history.at < history.entries.length : show.played.length < show.moves.length,
    canFinish: show === null && store.canFinish,
    cardsLeft: cardsLeft(store.position),
    selection: store.selection,
    badge: out ? 'won' : fair ? fairBadge(store) : badgeOf(memory, history),
    ...(fair && odds !== null && { chance: chanceOf(odds) }),
    resistance: fair ? null : resistanceOf(store),
    lastWinnable: fair ? null : lastWinnable(memory, history),
    lineLength: fair ? null : knownLength(memory, keyAt(history, history.at)),
    hint: better ?? store.hint,
    line: shownLine(show),
    review,
    hasOtherWay: hasOtherWay(store),
    helped: store.helped,
    elapsed: readWatch(store.watch, store.parts.clock.now()),
    running: store.watch.since !== null,
  });
}

/** Makes the new state and tells every listener what came of it. */
export function publish(store: Store, outcome: Outcome): Outcome {
  setClock(store);
  store.state = makeState(store);
  for (const listener of [...store.listeners]) listener(store.state, outcome);
  return outcome;
}
