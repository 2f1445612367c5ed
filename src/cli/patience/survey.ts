import { availableParallelism } from 'node:os';
import { excerpt } from '../../i18n/excerpt';
import type { OpenCore } from '../../patience/core/patience';
import { shareOf } from '../../patience/game/session/calibration';
import type { VerdictStatus, Work } from '../../patience/solver/protocol';
import type { GameId } from '../../shared/core/types';
import { interruptible, openJudge } from '../core';
import { limitsOf, type Options, readOptions } from '../options';
import { answer, fail } from '../output';
import { openProgress } from '../progress';
import { programSignature } from '../signature';
import { openBatchSolver } from '../threads/batch';
import { asker, foundIn } from './check';
import { drawDeals, mostDeals, type Sample } from './sample';
import { faultless, readRange, takeGame } from './starts';
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

interface Task {
  readonly plan: Plan;
  readonly deals: number[];
}

/** Deals in a row, or a sample of them, which is written down. */
function chooseDeals(word: string | undefined, options: Options): { deals: number[]; sample?: Sample } {
  if (word === undefined) fail('which deals? FROM-TO, or all');
  if (word === '-') fail('survey takes numbers of deals');
  const [from, to] = readRange(word === 'all' ? '1-2147483647' : word);
  const count = options.sample ?? to - from + 1;
  if (count > mostDeals) fail(`a survey takes ${mostDeals} deals at the most, not ${count}`);
  if (options.sample === null) {
    if (options.seed !== null) fail('--seed goes with --sample');
    return { deals: Array.from({ length: count }, (_, i) => from + i) };
  }
  const sample = { from, to, seed: options.seed ?? 1 };
  return { deals: drawDeals(sample, count), sample };
}

/** A game's deals, from the words of the command. The rules are put in force. */
function readNewTask(core: OpenCore, [name, word, ...more]: readonly string[], options: Options): Task {
  if (options.factor !== null) fail('--factor goes with --again');
  const game = takeGame(core, name, options.rules);
  if (more.length > 0) fail(`"${excerpt(more[0] ?? '')}" is one word too many`);
  const { deals, sample } = chooseDeals(word, options);
  const { nodes, seconds } = limitsOf(options);
  const finite = (limit: number) => (Number.isFinite(limit) ? limit : null);
  const asked = { game, rules: core.rules, nodes: finite(nodes), seconds: finite(seconds) };
  const plan = { ...asked, signature: programSignature(), ...(sample === undefined ? {} : { sample }) };
  return { plan, deals };
}

/** Deals that an earlier survey left open, further. Its rules are put in force. */
function readAgainTask(core: OpenCore, path: string, words: readonly string[], options: Options): Task {
  if (words.length > 0 || options.rules !== null || options.nodes !== null || options.seconds !== null)
    fail('with --again the game, its rules and limits are those of the file');
  if (options.seed !== null) fail('--seed goes with a range; the sample of --again is always the same');
  const { plan, answers } = readSurveyFile(path);
  const { game, rules, nodes, seconds } = plan;
  faultless(() => core.setRules(rules), `${path}: `);
  const open = [...answers.values()].filter(({ verdict }) => verdict === 'unknown');
  const deals = shuffled(open.map(({ deal }) => deal)).slice(0, options.sample ?? usualSample);
  const more = (limit: number | null) => (limit === null ? null : limit * (options.factor ?? usualFactor));
  const limits = { nodes: more(nodes), seconds: more(seconds) };
  return {
    plan: { game, rules, ...limits, signature: programSignature(), again: { nodes, seconds } },
    deals,
  };
}

/** Lets the workers at a queue decide them. */
async function decideThere(queue: string, deals: readonly number[], file: SurveyFile): Promise<void> {
  const { ask } = await import('../queue/ask');
  await ask(queue, deals, file);
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
  const allowed = ['nodes', 'seconds', 'jobs', 'out', 'again', 'sample', 'factor', 'seed', 'queue'] as const;
  const { words, options } = readOptions(args, allowed);
  const core = await openJudge();
  const { again, queue, jobs, out } = options;
  const { plan, deals } =
    again === null ? readNewTask(core, words, options) : readAgainTask(core, again, words, options);
  if (queue !== null && jobs !== null) fail('--jobs goes with `napoleon work` where there is a queue');
  if (queue !== null && (plan.nodes === null || plan.seconds !== null))
    fail('with --queue the limit is --nodes alone: what seconds decide hangs on the machine');
  const file = openSurveyFile(out ?? fail('survey needs --out FILE'), plan);
  if (queue === null) await decide(core, deals, file, jobs ?? availableParallelism());
  else await decideThere(queue, deals, file);
  const { record, table } = sum(plan.game, deals, file);
  answer(options.json, record, table);
}
