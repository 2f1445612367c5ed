import type { GameId } from '../../../shared/core/types';
import type { OpenCore } from '../../core/patience';
import { ruleNumbers } from '../../core/rules';
import type { Move, RuleRecord } from '../../core/types';
import type { Verdict, Work } from '../../solver/protocol';
import { guessMove } from '../moves/guessMove';
import { keyAfter } from '../moves/tryMoves';

// How hard a deal is: how much carelessness it forgives. Careless openings are played, and it is looked how
// many of them can still be won after so many moves. docs/difficulty.md says why this measure, and has the
// figures.

export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** Openings played of each deal, and after how many moves they are looked at. */
export const openings = 12;
const depths = [4, 8, 16, 32] as const;
/** A deal that forgives everything has this score. */
export const bestScore = openings * depths.length;
/** How often the careless player moves anything at all instead of what looks best. */
const anyMove = 0.3;
/** Nodes for each position: a stock makes wins longer, and building in colours makes more moves. */
const nodesWithout = 20_000;
const nodesInSuit = 40_000;
const nodesInColours = 150_000;

type Ask = (work: Work) => Promise<Verdict | null>;

/**
 * The scores that part the thirds of 300 winnable deals of a game by its own rules: below the first a deal is
 * hard, from the second on easy. A game that forgives nearly everything has none.
 */
export const thirds: Readonly<Partial<Record<GameId, readonly [number, number]>>> = {
  'forty-thieves': [10, 40],
  streets: [40, 47],
  'rank-and-file': [37, 47],
  limited: [44, 48],
  'free-cells': [32, 39],
  'free-places': [30, 38],
};

/** A score's word, by what was measured of the game; `null` where there is no scale. */
export function levelOf(game: GameId, score: number): Level | null {
  const scale = thirds[game];
  if (scale === undefined) return null;
  const [hard, easy] = scale;
  if (score < hard) return 'hard';
  return score < easy ? 'medium' : 'easy';
}

/** Numbers from 0 to 1 that are the same for the same deal everywhere. */
function dice(number: number, series: number): () => number {
  const modulus = 2 ** 31 - 1;
  let state = (number * 7919 + series * 104_729 + 13) % modulus || 1;
  return () => {
    state = (state * 48271) % modulus;
    return state / modulus;
  };
}

function carelessMove(core: OpenCore, seen: ReadonlySet<bigint>, random: () => number): Move {
  const best = random() < anyMove ? 0 : guessMove(core, (key) => seen.has(key));
  if (best !== 0) return best;
  const moves = core.moves().filter((move) => !seen.has(keyAfter(core, move)));
  return moves.length === 0 ? 0 : (moves[Math.floor(random() * moves.length)] ?? 0);
}

/** A position by its bytes, or that the game is over there. */
type Stop = Uint8Array | 'won' | 'stuck';
/** `null`: the search was stopped. */
type Answer = boolean | null;

/** An opening's positions after so many moves as `depths` say. */
function playCarelessly(core: OpenCore, random: () => number): Stop[] {
  const seen = new Set([core.key()]);
  const stops: Stop[] = [];
  let played = 0;
  let over = false;
  for (const depth of depths) {
    for (; played < depth && !over; played++) {
      const move = carelessMove(core, seen, random);
      over = move === 0;
      if (over) break;
      core.play(move);
      seen.add(core.key());
    }
    stops.push(core.status() === 'won' ? 'won' : over ? 'stuck' : core.bytes());
  }
  return stops;
}

/** How many of an opening's stops can still be won: what is lost stays lost, so this is a bisection. */
async function survived(
  stops: readonly Stop[],
  won: (at: Uint8Array) => Promise<Answer>,
): Promise<number | null> {
  let [good, bad] = [0, stops.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const stop = stops[middle - 1]!;
    const answer = typeof stop === 'string' ? stop === 'won' : await won(stop);
    if (answer === null) return null;
    if (answer) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * A winnable deal's score, 0 (nothing is forgiven) to `bestScore`; the same wherever it is asked for. `core`
 * is left under these rules with any position. `null` when the search was stopped. Another `series` plays
 * other openings.
 */
export async function forgiveness(
  core: OpenCore,
  ask: Ask,
  rules: RuleRecord,
  number: number,
  series = 0,
): Promise<number | null> {
  const numbers = ruleNumbers(rules);
  const nodesWithStock = rules.build === 'suit' ? nodesInSuit : nodesInColours;
  const nodes = rules.passes > 0 ? nodesWithStock : nodesWithout;
  const limits = { nodes, seconds: Number.POSITIVE_INFINITY };
  const won = async (position: Uint8Array): Promise<Answer> => {
    const question = { rules: numbers, position, want: 'verdict', limits } as const;
    const verdict = await ask({ ticket: number, ...question });
    return verdict === null || verdict.why === 'stopped' ? null : verdict.status === 'winnable';
  };
  const random = dice(number, series);
  let score = 0;
  for (let i = 0; i < openings; i++) {
    core.setRules(rules);
    core.deal(number);
    const count = await survived(playCarelessly(core, random), won);
    if (count === null) return null;
    score += count;
  }
  return score;
}
