import { availableParallelism } from 'node:os';
import { version } from '../../../package.json';
import type { OpenCore } from '../../patience/core/patience';
import { ruleNumbers } from '../../patience/core/rules';
import type { Move } from '../../patience/core/types';
import { type DealOdds, dealOdds } from '../../patience/game/session/calibration';
import type { Limits, Verdict, Want, Work } from '../../patience/solver/protocol';
import type { GameId } from '../../shared/core/types';
import { interruptible, openJudge } from '../core';
import { limitsOf, type Options, readOptions } from '../options';
import { answer, fail, print } from '../output';
import { openProgress } from '../progress';
import { openBatchSolver } from '../threads/batch';
import { checkCertified } from './certificate';
import {
  layPlayed,
  readStarts,
  readTokens,
  type Start,
  type Starts,
  startKeys,
  takeGame,
  tokensOf,
} from './starts';

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

function sentence(
  start: Start,
  verdict: Pick<Verdict, 'status' | 'line' | 'nodes' | 'milliseconds' | 'why'>,
  line: Move[] | null,
): string {
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

/** `napoleon check … --certificate F`: a proof that others can check that one position cannot be won. */
async function certified(core: OpenCore, game: GameId, starts: Starts, options: Options): Promise<void> {
  if (starts.count !== 1) fail('--certificate is for one deal or position');
  const [start] = starts;
  if (start === undefined) return;
  layPlayed(core, start, options.moves);
  const name = start.deal === null ? 'a position' : `${start.deal}`;
  const found = await checkCertified(core, `napoleon ${version}: ${game} ${name}`, options);
  answer(options.json, { game, ...startKeys(start), ...found }, () => {
    const { certificate, verdict, nodes, ms, why } = found;
    const said = sentence(
      start,
      { status: verdict, line: new Uint32Array(), nodes, milliseconds: ms, why },
      null,
    );
    if (certificate === null) return `${said}\n  so there is no certificate`;
    const { formula, variables, clauses, proof, learned } = certificate;
    return `${said}\n  ${formula}: ${variables} variables, ${clauses} clauses\n  ${proof}: ${learned} learned clauses`;
  });
}

/** `napoleon check`: can they be won? */
export async function check(args: readonly string[]): Promise<void> {
  const { words: given, options } = readOptions(args, [
    'nodes',
    'seconds',
    'jobs',
    'line',
    'moves',
    'certificate',
  ]);
  const core = await openJudge();
  const game = takeGame(core, given[0], options.rules);
  const starts = await readStarts(core, given.slice(1), true);
  if (options.certificate !== null) return certified(core, game, starts, options);
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
