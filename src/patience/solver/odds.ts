// Advice without a look at the unseen cards: orders that they could be in are sampled, and moves are
// counted by how many of these orders they win in. The same orders for all moves, so that the moves
// are compared pair by pair.
import { type Interval, wilson } from './interval';
import type { Verdict, Work } from './protocol';

/** How often a move was part of a win. */
export interface MoveOdds extends Interval {
  /** packed */
  readonly move: number;
  /** orders in which a win was found after it */
  readonly won: number;
  /** orders that it was tried in */
  readonly worlds: number;
  /** won / worlds */
  readonly share: number;
}

/** What the sampled orders say; `low` and `high` are those of the position's share. */
export interface Odds extends Interval {
  readonly worlds: number;
  /** orders in which any win was found */
  readonly won: number;
  /** the best first */
  readonly moves: readonly MoveOdds[];
}

export interface Sampling {
  readonly rules: readonly number[];
  /** the position's bytes; what lies hidden in it is never read in its true order */
  readonly position: Uint8Array;
  /** candidates, packed, no two of them with the same effect */
  readonly moves: readonly number[];
  /** searched at the most for each order and each move in it */
  readonly nodes: number;
  /** the same in seconds; Infinity where only nodes count */
  readonly seconds: number;
  /** orders at the most */
  readonly worlds: number;
  /** questions at the same time */
  readonly jobs: number;
  /** is the time over, or the answer no longer wanted? */
  readonly enough: () => boolean;
}

/** Before so many orders no move is dropped. */
const leastWorlds = 8;

interface MoveTally {
  worlds: number;
  won: number;
  /** orders in which the win that was found begins with the move */
  led: number;
}

interface Tally {
  worlds: number;
  won: number;
  readonly moves: Map<number, MoveTally>;
}

const moveOdds = ([move, { won, worlds }]: readonly [number, MoveTally]): MoveOdds => ({
  move,
  won,
  worlds,
  share: worlds === 0 ? 0 : won / worlds,
  ...wilson(won, worlds),
});

const oddsOf = ({ worlds, won, moves }: Tally): Odds => ({
  worlds,
  won,
  ...wilson(won, worlds),
  // of equal shares the one that was tried more often, then the one that the search itself began with
  moves: [...moves]
    .map((entry) => ({ ...moveOdds(entry), led: entry[1].led }))
    .sort((a, b) => b.share - a.share || b.worlds - a.worlds || b.led - a.led)
    .map(({ led: _, ...odds }) => odds),
});

/** The moves still worth weighing: a move clearly worse than the best one is not. */
const contenders = (tally: Tally): number[] => {
  const { moves } = oddsOf(tally);
  const best = moves[0];
  return moves
    .filter(({ worlds, high }) => best === undefined || worlds < leastWorlds || high >= best.low)
    .map(({ move }) => move);
};

const count = (tally: Tally, moves: Uint32Array, { status, line, wins }: Verdict): void => {
  tally.worlds++;
  if (status === 'winnable') tally.won++;
  for (const [i, move] of moves.entries()) {
    const kept = tally.moves.get(move);
    if (kept === undefined) continue;
    kept.worlds++;
    kept.won += wins?.[i] ?? 0;
    if (line[0] === move) kept.led++;
  }
};

/**
 * Samples orders until there are enough, and tells the odds after each. `ask` puts a question to any free
 * worker; a question that is not answered (null, or cut short) counts for nothing. Resolves to the last odds,
 * null before any.
 */
export const sampleOdds = async (
  sampling: Sampling,
  ask: (work: Work) => Promise<Verdict | null>,
  onOdds: (odds: Odds) => void,
): Promise<Odds | null> => {
  const { rules, position, nodes, seconds } = sampling;
  const tally: Tally = { worlds: 0, won: 0, moves: new Map() };
  for (const move of sampling.moves) tally.moves.set(move, { worlds: 0, won: 0, led: 0 });
  let next = 0;
  let odds: Odds | null = null;
  const work = async (): Promise<void> => {
    while (next < sampling.worlds && !sampling.enough()) {
      const world = next++;
      const moves = Uint32Array.from(contenders(tally));
      const limits = { nodes, seconds };
      const asked = { ticket: world, rules, position, limits, weigh: { moves, world } };
      const verdict = await ask({ ...asked, want: 'odds' });
      if (verdict === null || verdict.why === 'stopped') return;
      count(tally, moves, verdict);
      odds = oddsOf(tally);
      onOdds(odds);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, sampling.jobs) }, work));
  return odds;
};
