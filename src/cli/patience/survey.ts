import { availableParallelism } from 'node:os';
import type { OpenCore } from '../../patience/core/patience';
import { shareOf } from '../../patience/game/session/calibration';
import type { VerdictStatus, Work } from '../../patience/solver/protocol';
import type { GameId } from '../../shared/core/types';
import { interruptible, openJudge } from '../core';
import { limitsOf, type Options, readOptions } from '../options';
import { answer, fail } from '../output';
import { openProgress } from '../progress';
import { openBatchSolver } from '../threads/batch';
import { asker, foundIn } from './check';
import { faultless, readStarts, takeGame } from './starts';
import { openSurveyFile, type Plan, readSurveyFile, type SurveyFile } from './surveyFile';

/** How many of the deals that stayed open are searched again, and how much further, when not said. */
const usualSample = 60;
const usualFactor = 10;

/**
 * Deals in an order that has nothing to do with their numbers, the same each time, so
 * that a sample can be resumed.
 */
function shuffled(deals: readonly number[]): number[] {
  const place = (deal: number): number => {
    const mixed = Math.imul(deal ^ (deal >>> 15) ^ 0x2545f491, 0x2c1b3c6d);
    return Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0;
  };
  return deals.toSorted((one, other) => place(one) - place(other));
}

/** The deals asked about, and what each is asked. The rules are put in force. */
async function readTask(core: OpenCore, words: readonly string[], options: Options) {
  if (options.again === null) {
    for (const name of ['sample', 'factor'] as const)
      if (options[name] !== null) fail(`--${name} goes with --again`);
    const game = takeGame(core, words[0], options.rules);
    if (words[1] === '-') fail('survey takes numbers of deals');
    const starts = await readStarts(core, words.slice(1), true);
    const { nodes, seconds } = limitsOf(options);
    const finite = (limit: number) => (Number.isFinite(limit) ? limit : null);
    const plan: Plan = { game, rules: core.rules, nodes: finite(nodes), seconds: finite(seconds) };
    return { plan, deals: Array.from(starts, ({ deal }) => deal ?? 0) };
  }
  if (words.length > 0 || options.rules !== null || options.nodes !== null || options.seconds !== null)
    fail('with --again the game, its rules and limits are those of the file');
  const { plan, answers } = readSurveyFile(options.again);
  faultless(() => core.setRules(plan.rules), `${options.again}: `);
  const open = [...answers.values()].filter(({ verdict }) => verdict === 'unknown');
  const sample = shuffled(open.map(({ deal }) => deal)).slice(0, options.sample ?? usualSample);
  const more = (limit: number | null) => (limit === null ? null : limit * (options.factor ?? usualFactor));
  return { plan: { ...plan, nodes: more(plan.nodes), seconds: more(plan.seconds) }, deals: sample };
}

/**
 * Decides the deals that the file does not hold yet; each answer is in the file before the next one comes.
 */
async function decide(core: OpenCore, deals: readonly number[], file: SurveyFile, jobs: number) {
  const { game, nodes, seconds } = file.plan;
  const limits = limitsOf({ nodes, seconds });
  const left = deals.filter((deal) => !file.answers.has(deal));
  const progress = openProgress(deals.length);
  if (left.length === 0) return;
  const ask = asker(core, limits);
  function* works(interrupted: () => boolean): Generator<Work> {
    for (const deal of left) {
      if (interrupted()) return;
      core.deal(deal);
      yield ask(deal);
    }
  }
  await interruptible(openBatchSolver(Math.min(jobs, left.length)), async (solver, interrupted) => {
    let done = deals.length - left.length;
    progress.show(done);
    for await (const verdict of solver.answers(works(interrupted))) {
      // one that was cut short is asked again when the survey goes on
      if (verdict.why === 'stopped') continue;
      file.keep({ game, deal: verdict.ticket, ...foundIn(verdict) });
      progress.show(++done);
    }
    progress.clear();
  });
}

const shown: readonly (readonly [VerdictStatus, string])[] = [
  ['winnable', 'winnable'],
  ['unwinnable', 'cannot be won'],
  ['unknown', 'not known'],
];

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

/** The last answer: how many of the deals were won, lost and left open, and what that says of all deals. */
function sum(game: GameId, deals: readonly number[], file: SurveyFile) {
  const tally = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (const deal of deals) {
    const found = file.answers.get(deal);
    if (found !== undefined) tally[found.verdict]++;
  }
  const count = tally.winnable + tally.unwinnable + tally.unknown;
  const { low, high } = shareOf(tally.winnable, tally.unknown, count);
  const rounded = (share: number) => Number(share.toFixed(4));
  const record = { game, deals: count, ...tally, low: rounded(low), high: rounded(high) };
  const table = () => {
    const rows = shown.map(([verdict, word]) => {
      const share = count === 0 ? '' : `${percent(tally[verdict] / count).padStart(8)} %`;
      return `${word.padEnd(14)}${String(tally[verdict]).padStart(9)}${share}`;
    });
    const bounds = `winnable of all: between ${percent(low)} and ${percent(high)} % (95 %)`;
    return [`${game}, ${count} deals`, ...rows, bounds].join('\n');
  };
  return { record, table };
}

/** `napoleon survey`: how many of many deals can be won? */
export async function survey(args: readonly string[]): Promise<void> {
  const allowed = ['nodes', 'seconds', 'jobs', 'out', 'again', 'sample', 'factor'] as const;
  const { words, options } = readOptions(args, allowed);
  const core = await openJudge();
  const { plan, deals } = await readTask(core, words, options);
  const file = openSurveyFile(options.out ?? fail('survey needs --out FILE'), plan);
  await decide(core, deals, file, options.jobs ?? availableParallelism());
  const { record, table } = sum(plan.game, deals, file);
  answer(options.json, record, table);
}
