import { availableParallelism } from 'node:os';
import type { OpenCore } from '../../patience/core/patience';
import { ruleNumbers } from '../../patience/core/rules';
import type { Move } from '../../patience/core/types';
import { type DealOdds, dealOdds } from '../../patience/game/session/calibration';
import type { Limits, Verdict, Want, Work } from '../../patience/solver/protocol';
import { interruptible, openJudge } from '../core';
import { limitsOf, readOptions } from '../options';
import { answer, print } from '../output';
import { openProgress } from '../progress';
import { openBatchSolver } from '../threads/batch';
import { layPlayed, readStarts, readTokens, type Start, startKeys, takeGame, tokensOf } from './starts';

/**
 * Makes questions whether the position in the core, under the rules now in force, can be won; with `want` a
 * hint, in how few moves as well. A question holds until the core's position changes.
 */
export function asker(core: OpenCore, limits: Limits, want: Want = 'verdict'): (ticket: number) => Work {
  const question = {
    rules: ruleNumbers(core.rules),
    position: core.view,
    want,
    limits,
  } as const;
  return (ticket) => ({ ticket, ...question });
}

/** The line of a winnable verdict, once the core has played it to the end; the core then holds that end. */
export function trustedLine(core: OpenCore, verdict: Verdict): Move[] | null {
  if (verdict.status !== 'winnable') return null;
  const line = [...verdict.line];
  for (const move of line) core.play(move);
  if (core.status() !== 'won') throw new Error('the search gave a line that does not win');
  return line;
}

/** What is told of a verdict, in the order of docs/cli.md; `tokens` holds the line where it was asked for. */
export function foundIn({ status, line, nodes, milliseconds, why }: Verdict, tokens: object = {}) {
  const moves = status === 'winnable' ? line.length : null;
  return { verdict: status, moves, ...tokens, nodes, ms: Math.round(milliseconds), why };
}

const words = { winnable: 'winnable', unwinnable: 'cannot be won', unknown: 'not known' } as const;

function sentence(start: Start, verdict: Verdict, line: Move[] | null): string {
  const name = start.deal === null ? `position ${start.index}` : `deal ${start.deal}`;
  const length = verdict.status === 'winnable' ? ` in ${verdict.line.length} moves` : '';
  const effort = `${verdict.nodes} nodes, ${(verdict.milliseconds / 1000).toFixed(2)} s, ${verdict.why}`;
  const shown = line !== null ? `\n  ${tokensOf(line).join(' ')}` : '';
  const said = verdict.why === 'stopped' ? 'not done' : words[verdict.status];
  return `${name}: ${said}${length} (${effort})${shown}`;
}

interface Tally {
  readonly winnable: number;
  readonly unwinnable: number;
  readonly unknown: number;
}

/** How many of each; what an interruption left is not done, which is not the same as not known. */
function summary({ winnable, unwinnable, unknown }: Tally, count: number): string {
  const left = count - winnable - unwinnable - unknown;
  const said = `${winnable} winnable, ${unwinnable} cannot be won, ${unknown} not known`;
  return left > 0 ? `${said}, ${left} not done` : said;
}

/** `napoleon check`: can they be won? */
export async function check(args: readonly string[]): Promise<void> {
  const { words: given, options } = readOptions(args, ['nodes', 'seconds', 'jobs', 'line', 'moves']);
  const core = await openJudge();
  const game = takeGame(core, given[0], options.rules);
  const starts = await readStarts(core, given.slice(1), true);
  const jobs = Math.min(options.jobs ?? availableParallelism(), starts.count);
  const ask = asker(core, limitsOf(options), options.line ? 'hint' : 'verdict');
  function* works(interrupted: () => boolean): Generator<Work> {
    let ticket = 0;
    for (const start of starts) {
      if (interrupted()) return;
      layPlayed(core, start, options.moves);
      yield ask(++ticket);
    }
  }
  const dealt = options.rules === null && readTokens(core, options.moves).length === 0;
  /** Odds were measured for deals as they are dealt, by the game's own rules. */
  const oddsFor = (start: Start, verdict: Verdict): { odds?: DealOdds } => {
    const asked = dealt && start.deal !== null && verdict.status === 'unknown';
    const odds = asked ? dealOdds(game, verdict.nodes) : null;
    return odds === null ? {} : { odds };
  };
  const tally = { winnable: 0, unwinnable: 0, unknown: 0 };
  const progress = openProgress(starts.count);
  const report = (start: Start, verdict: Verdict): void => {
    // the search has played every line to the end; one that is shown is played once more
    if (options.line) layPlayed(core, start, options.moves);
    const line = options.line ? trustedLine(core, verdict) : null;
    const tokens = options.line ? { line: line === null ? null : tokensOf(line) } : {};
    const found = { game, ...startKeys(start), ...foundIn(verdict, tokens), ...oddsFor(start, verdict) };
    progress.clear();
    answer(options.json, found, () => sentence(start, verdict, line));
    if (verdict.why !== 'stopped') tally[verdict.status]++;
  };
  await interruptible(openBatchSolver(jobs), async (solver, interrupted) => {
    const order = starts[Symbol.iterator]();
    let done = 0;
    for await (const verdict of solver.answers(works(interrupted))) {
      report(order.next().value as Start, verdict);
      progress.show(++done);
    }
    progress.clear();
  });
  if (!options.json && starts.count > 1) print(summary(tally, starts.count));
}
