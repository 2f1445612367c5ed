import type { OpenCore } from '../../core/patience';
import { ruleNumbers } from '../../core/rules';
import type { Move, PatienceCore } from '../../core/types';
import { hasUnseen, world } from '../../solver/fairSight';
import { type MoveOdds, type Odds, sampleOdds } from '../../solver/odds';
import { keyAt, keysSoFar } from '../moves/history';
import { inMoveOrder } from '../moves/moveOrder';
import { keyAfter } from '../moves/tryMoves';
import type { BadgeState, Chance } from './intents';
import type { Store } from './store';

// Advice under fair sight: it does not read the stock in its first pass, nor cards that lie face down. Orders
// that they could be in are sampled in the background, and moves have odds instead of a verdict.

/** Nodes for each order, and for each move in it. */
export const worldNodes = 100_000;
const mostWorlds = 200;
const mostMilliseconds = 10_000;
/** Fewer orders say too little to be shown. */
const fewestShown = 8;
/** Between two changes of what is shown, milliseconds. */
const tellEvery = 150;

/**
 * Does the game want advice that knows no more than the player, and are there cards
 * unseen? The core must hold it.
 */
export function needsFair({ parts, mode, status }: Store): boolean {
  if (mode.kind === 'review') return mode.sealed;
  return parts.fair?.wanted() === true && status === 'playing' && hasUnseen(parts.core.bytes());
}

/**
 * The moves that can be told apart, of the position in the core: of those to piles alike, or with twins, one.
 * Made out in a sampled order, so that nothing of the true one shows.
 */
export function candidates(core: OpenCore): Move[] {
  const seen = new Set<bigint>();
  const truth = core.bytes();
  core.loadBytes(world(truth, 0));
  const moves = core.moves().filter((move) => {
    const key = keyAfter(core, move);
    return !seen.has(key) && seen.add(key);
  });
  core.loadBytes(truth);
  return moves;
}

export function stopSampling(store: Store): void {
  store.odds = null;
  if (store.sampled === null) return;
  store.sampled = null;
  store.parts.fair?.sampler.stop();
}

/**
 * Samples the position on the table, unless that is done or being done. `onOdds` hears
 * of each step that is shown.
 */
export function sample(store: Store, onOdds: () => void): void {
  const { core, fair, clock } = store.parts;
  if (fair === undefined) return;
  const { known } = store;
  const key = keyAt(store.history, store.history.at);
  if (store.sampled?.key === key) return;
  stopSampling(store);
  store.odds = known.odds.get(key) ?? null;
  if (store.odds !== null || !store.visible) return;
  const sampled = { key };
  store.sampled = sampled;
  const end = clock.now() + mostMilliseconds;
  const current = (): boolean => store.sampled === sampled && store.known === known;
  let told = Number.NEGATIVE_INFINITY;
  const tell = (odds: Odds): void => {
    if (!current() || odds.worlds < fewestShown || clock.now() - told < tellEvery) return;
    told = clock.now();
    store.odds = odds;
    onOdds();
  };
  const question = { rules: ruleNumbers(core.rules), position: core.bytes(), moves: candidates(core) };
  const effort = {
    nodes: worldNodes,
    seconds: Number.POSITIVE_INFINITY,
    worlds: mostWorlds,
    jobs: fair.jobs,
  };
  const enough = (): boolean => !current() || clock.now() > end;
  sampleOdds({ ...question, ...effort, enough }, fair.sampler.ask, tell).then(
    (odds) => finish(store, odds, current, onOdds),
    () => finish(store, null, current, onOdds),
  );
}

function finish(store: Store, odds: Odds | null, current: () => boolean, onOdds: () => void): void {
  if (!current() || store.sampled === null) return;
  if (odds !== null) store.known.odds.set(store.sampled.key, odds);
  store.sampled = null;
  store.odds = odds;
  onOdds();
}

export function chanceOf({ won, worlds, low, high }: Odds | MoveOdds): Chance {
  return Object.freeze({ won, worlds, low, high });
}

/** The badge under fair sight: nothing that an open search has found out shows. */
export function fairBadge(store: Store): BadgeState {
  if (store.odds !== null) return 'odds';
  return store.sampled !== null || !store.visible ? 'looking' : 'unknown';
}

/**
 * Moves with their odds, the best first; of those equally good the one that a player would think of first.
 */
export function bestOddsFirst(core: PatienceCore, moves: readonly MoveOdds[]): MoveOdds[] {
  return inMoveOrder(core, moves, ({ move }) => move).toSorted(
    (a, b) => b.share - a.share || b.worlds - a.worlds,
  );
}

/**
 * The move with the best odds that leads to no position where the game has been; `null` when none ever won.
 */
export function fairMove({
  parts,
  history,
  odds,
}: Pick<Store, 'parts' | 'history' | 'odds'>): MoveOdds | null {
  const { core } = parts;
  const been = new Set(keysSoFar(history));
  const fresh = bestOddsFirst(core, odds?.moves ?? []).find(({ move }) => !been.has(keyAfter(core, move)));
  return fresh === undefined || fresh.won === 0 ? null : fresh;
}
