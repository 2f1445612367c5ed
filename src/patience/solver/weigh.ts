// Moves weighed in one order of the unseen cards: after which of them can the game still be
// won, if the cards lie so?
import { Figure } from '../../../assembly/abi';
import type { SearchCore } from '../core/search';
import { world } from './fairSight';
import type { Hooks, Verdict, Work } from './protocol';
import { runSearch, type SearchResult } from './searchLoop';

/** Positions won in this order, found so far; most moves lead back to one of them, which is quickly seen. */
type Won = Set<bigint>;

/** Enters every position on the line just found from the core's question. */
const noteLine = (core: SearchCore, won: Won): void => {
  const line = core.line();
  won.add(core.key());
  for (const move of line) {
    core.play(move);
    won.add(core.key());
  }
};

/**
 * Weighs `work.weigh.moves`, all of them legal in the question's position. Where no win is found in the order
 * at all, none is looked for after the single moves.
 */
export const weighWork = async (core: SearchCore, work: Work, hooks: Hooks): Promise<Verdict> => {
  const { moves, world: number } = work.weigh ?? { moves: new Uint32Array(0), world: 0 };
  const began = hooks.now();
  const position = world(work.position, number);
  const won: Won = new Set();
  let nodes = 0;
  const search = async (move: number | null): Promise<SearchResult> => {
    core.take(work.rules, position);
    if (move !== null) core.play(move);
    if (won.has(core.key())) return { status: 'winnable', why: 'known' };
    const known = BigUint64Array.from(won).sort();
    const outcome = await runSearch(core, work.limits, { known }, hooks);
    nodes += core.figure(Figure.Nodes);
    if (outcome.status === 'winnable') noteLine(core, won);
    return outcome;
  };
  const whole = await search(null);
  let { why } = whole;
  const first = whole.status === 'winnable' ? core.line().slice(0, 1) : new Uint32Array(0);
  const wins = new Uint8Array(moves.length);
  if (whole.status === 'winnable') {
    for (const [i, move] of moves.entries()) {
      const outcome = await search(move);
      if (outcome.status === 'winnable') wins[i] = 1;
      if (outcome.why === 'stopped') why = 'stopped';
      if (hooks.stopped()) break;
    }
  }
  const milliseconds = hooks.now() - began;
  return {
    ticket: work.ticket,
    status: whole.status,
    line: first,
    nodes,
    milliseconds,
    why,
    wins,
  };
};
