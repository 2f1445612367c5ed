// What could tell a hard deal from an easy one, measured side by side: see docs/difficulty.md.
import { readFileSync } from 'node:fs';
import { Figure, Verdict as Found, Role } from '../../assembly/abi';
import { type OpenCore, openCore } from '../../src/patience/core/patience';
import { searchOn } from '../../src/patience/core/search';
import type { Move } from '../../src/patience/core/types';
import { forgiveness } from '../../src/patience/game/deals/difficulty';
import { checkNodes } from '../../src/patience/game/deals/finderQuestions';
import { solveWork } from '../../src/patience/solver/solve';
import type { GameId } from '../../src/shared/core/types';

/** Positions of the winning line at which every other move is tried, and the nodes for each. */
const points = 8;
const nodesForMove = 20_000;

export interface Measured {
  readonly game: GameId;
  readonly deal: number;
  readonly won: boolean;
  /** nodes to the first win, and with two other seeds (-1: none within the limit) */
  readonly nodes: number;
  readonly seeds: readonly number[];
  /** moves in the first line */
  readonly length: number;
  /** share of the moves along the line after which a win was still found */
  readonly kept: number;
  /** forgiveness of two series of openings */
  readonly scores: readonly (number | null)[];
  /** milliseconds: the check, and one forgiveness */
  readonly checkMs: number;
  readonly scoreMs: number;
}

function hunter(core: OpenCore) {
  const search = searchOn(core);
  return (nodes: number, seed = 0, known?: ReadonlySet<bigint>) => {
    const keys = known === undefined ? {} : { known: BigUint64Array.from(known).sort() };
    search.begin(nodes, { role: Role.All, seed, ...keys });
    let found: Found = Found.Running;
    while (found === Found.Running) found = search.step(5000);
    return { won: found === Found.Winnable, nodes: search.figure(Figure.Nodes), line: [...search.line()] };
  };
}

function movesApart(core: OpenCore): Move[] {
  const seen = new Set<bigint>();
  return core.moves().filter((move) => {
    const { undo } = core.play(move);
    const key = core.key();
    core.undo(move, undo);
    return !seen.has(key) && seen.add(key);
  });
}

/** The share of moves along a line, from the core's position, after which the game can still be won. */
function keptShare(core: OpenCore, line: readonly Move[], hunt: ReturnType<typeof hunter>): number {
  const stops = line.map((move) => {
    const stop = { bytes: core.bytes(), key: core.key() };
    core.play(move);
    return stop;
  });
  const known = new Set(stops.map(({ key }) => key));
  let [all, kept] = [0, 0];
  for (let i = 0; i < points; i++) {
    const { bytes } = stops[Math.floor(((i + 0.25) * line.length * 0.8) / points)]!;
    core.loadBytes(bytes);
    const moves = movesApart(core);
    if (moves.length < 2) continue;
    for (const move of moves) {
      core.loadBytes(bytes);
      core.play(move);
      all++;
      if (known.has(core.key()) || hunt(nodesForMove, 0, known).won) kept++;
    }
  }
  return all === 0 ? 1 : kept / all;
}

/** Measures deals from `from` on until `count` winnable ones are through; tells each. */
export async function measure(game: GameId, from: number, count: number, tell: (measured: Measured) => void) {
  const module = new WebAssembly.Module(readFileSync('build/wasm/release.wasm'));
  const core = await openCore(module, 64);
  const asked = await openCore(module, 64);
  const hunt = hunter(core);
  const rules = core.gameRules(game);
  const search = searchOn(asked);
  const hooks = {
    now: () => performance.now(),
    breathe: async () => {},
    stopped: () => false,
    onInfo: () => {},
  };
  let found = 0;
  for (let deal = from; found < count; deal++) {
    core.setRules(rules);
    core.deal(deal);
    const began = performance.now();
    const first = hunt(checkNodes);
    const checkMs = performance.now() - began;
    const blank = { game, deal, won: first.won, nodes: first.nodes, checkMs };
    if (!first.won) {
      tell({ ...blank, seeds: [], length: 0, kept: 0, scores: [], scoreMs: 0 });
      continue;
    }
    found++;
    const seeds = [1, 2].map((seed) => {
      core.deal(deal);
      const other = hunt(checkNodes, seed);
      return other.won ? other.nodes : -1;
    });
    core.deal(deal);
    const kept = keptShare(core, first.line, hunt);
    const before = performance.now();
    const scores = [];
    for (const series of [0, 1])
      scores.push(await forgiveness(core, (work) => solveWork(search, work, hooks), rules, deal, series));
    const scoreMs = (performance.now() - before) / 2;
    tell({ ...blank, seeds, length: first.line.length, kept, scores, scoreMs });
  }
}
