// `napoleon tally`: what the files of surveys say together.
import { shareOf } from '../../patience/game/session/calibration';
import { catalogue } from '../../patience/game/text/catalogue';
import { type Interval, wilson } from '../../patience/solver/interval';
import type { VerdictStatus } from '../../patience/solver/protocol';
import { readOptions } from '../options';
import { fail, print } from '../output';
import { limitWords, type Plan, type PlanLimits, type ReadSurvey, readSurveyFile } from './surveyFile';

/** What the surveys with one limit and those with less say together. */
export interface TallyRow extends PlanLimits {
  readonly deals: readonly number[];
  readonly won: number;
  readonly lost: number;
  readonly open: number;
}

const within = (one: PlanLimits, other: PlanLimits): boolean =>
  (one.nodes ?? Number.POSITIVE_INFINITY) <= (other.nodes ?? Number.POSITIVE_INFINITY) &&
  (one.seconds ?? Number.POSITIVE_INFINITY) <= (other.seconds ?? Number.POSITIVE_INFINITY);

/** Why a survey cannot be counted together with the first, or null. */
function difference(first: Plan, other: Plan): string | null {
  if (other.game !== first.game) return `is about ${other.game}, and the first file about ${first.game}`;
  if (JSON.stringify(other.rules) !== JSON.stringify(first.rules))
    return 'has other rules than the first file';
  if (other.signature === first.signature) return null;
  return `is by another build of the program (${other.signature ?? 'not named'}) than the first file (${first.signature ?? 'not named'})`;
}

function refuseStrangers([first, ...more]: readonly ReadSurvey[]): void {
  for (const { path, plan } of more) {
    const other = first === undefined ? null : difference(first.plan, plan);
    if (other !== null) fail(`${path} ${other}`);
  }
}

/** Deals chosen because they were open say nothing of all deals, unless those among which they were chosen are counted too. */
function refuseOpenAlone(surveys: readonly ReadSurvey[]): void {
  const chosenFreely = new Set(
    surveys.flatMap(({ plan, answers }) => (plan.again === undefined ? [...answers.keys()] : [])),
  );
  for (const { path, plan, answers } of surveys) {
    if (plan.again === undefined) continue;
    const alone = [...answers.keys()].find((deal) => !chosenFreely.has(deal));
    if (alone !== undefined)
      fail(
        `${path} takes deals again that stayed open, among them ${alone}; give the file that they are from as well`,
      );
  }
}

/** Adds a survey's verdicts: a deal that any survey decided is decided. */
function join(known: Map<number, VerdictStatus>, { path, answers }: ReadSurvey): void {
  for (const { deal, verdict } of answers.values()) {
    const before = known.get(deal) ?? 'unknown';
    if (before !== 'unknown' && verdict !== 'unknown' && before !== verdict)
      fail(`${path} calls deal ${deal} ${verdict}, and another file ${before}: one of them is wrong`);
    known.set(deal, before === 'unknown' ? verdict : before);
  }
}

/** A row for each limit, the least first: all deals of the surveys with at most that limit, each with what any of them found. */
export function tallyRows(surveys: readonly ReadSurvey[]): TallyRow[] {
  refuseStrangers(surveys);
  refuseOpenAlone(surveys);
  const limits = new Map(surveys.map(({ plan }) => [limitWords(plan), plan]));
  const ordered = [...limits.values()].sort((a, b) => (within(a, b) ? -1 : 1));
  return ordered.map(({ nodes, seconds }) => {
    const known = new Map<number, VerdictStatus>();
    for (const survey of surveys) if (within(survey.plan, { nodes, seconds })) join(known, survey);
    const count = (verdict: VerdictStatus) => [...known.values()].filter((each) => each === verdict).length;
    const deals = [...known.keys()].sort((a, b) => a - b);
    return {
      nodes,
      seconds,
      deals,
      won: count('winnable'),
      lost: count('unwinnable'),
      open: count('unknown'),
    };
  });
}

/** Deals in a row as a range, others by their count. */
export function dealWords(deals: readonly number[]): string {
  const [first = 0, last = 0] = [deals[0], deals.at(-1)];
  return last - first + 1 === deals.length ? `${first}–${last}` : `${deals.length} drawn`;
}

/** With one digit after the point; near 0 and 100 %, where that would hide the difference, with two. */
function percent(share: number): string {
  if (share === 0 || share === 1) return String(100 * share);
  return (100 * share).toFixed(Math.min(share, 1 - share) < 0.005 ? 2 : 1);
}

const bounds = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)} %`;
const rounded = (share: number): number => Number(share.toFixed(4));

function recordOf({ game, signature }: Plan, { nodes, seconds, deals, won, lost, open }: TallyRow) {
  const count = deals.length;
  const share = (name: string, hits: number) => {
    const { low, high } = wilson(hits, count);
    return { [name]: hits, [`${name}_low`]: rounded(low), [`${name}_high`]: rounded(high) };
  };
  const { low, high } = shareOf(won, open, count);
  const counts = { ...share('winnable', won), ...share('unwinnable', lost), ...share('unknown', open) };
  const all = { low: rounded(low), high: rounded(high), signature: signature ?? null };
  return { game, nodes, seconds, deals: count, ...counts, ...all };
}

function textOf(plan: Plan, rows: readonly TallyRow[]): string {
  const blocks = rows.map((row) => {
    const { deals, won, lost, open } = row;
    const lines = [
      ['winnable', won],
      ['cannot be won', lost],
      ['not known', open],
    ] as const;
    const told = lines.map(([word, hits]) => {
      const share = `${percent(hits / Math.max(deals.length, 1)).padStart(8)} %`;
      return `${word.padEnd(14)}${String(hits).padStart(9)}${share}   ${bounds(wilson(hits, deals.length))}`;
    });
    const title = `${plan.game}, ${deals.length} deals, ${limitWords(row)} a deal`;
    return [title, ...told, `winnable of all: ${bounds(shareOf(won, open, deals.length))}`].join('\n');
  });
  return [...blocks, 'Each interval holds the true share with 95 %.'].join('\n\n');
}

/** The table of the README. */
function markdownOf({ game }: Plan, rows: readonly TallyRow[]): string {
  const [name] = catalogue[game].names.en;
  const limited = rows.length > 1;
  const head = ['game', ...(limited ? ['limit'] : []), 'deals', 'winnable', 'cannot be won', 'not known'];
  const cells = rows.map((row) => {
    const { deals, won, lost, open } = row;
    const { low, high } = shareOf(won, open, deals.length);
    const counts = [dealWords(deals), won, lost, open, `${percent(low)} and ${percent(high)} %`];
    return [name, ...(limited ? [limitWords(row)] : []), ...counts];
  });
  const rule = head.map((_, i) => (i < (limited ? 2 : 1) ? '---' : '---:'));
  const table = [[...head, 'the true share lies between (95 %)'], [...rule, '---:'], ...cells];
  return table.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

export function tally(args: readonly string[]): void {
  const { words, options } = readOptions(args, ['as']);
  if (options.rules !== null) fail('tally takes files alone: they name their rules');
  const surveys = words.map(readSurveyFile);
  const [first] = surveys;
  if (first === undefined) fail('tally needs the files of surveys');
  const rows = tallyRows(surveys);
  const records = rows.map((row) => recordOf(first.plan, row));
  if (options.json) for (const record of records) print(JSON.stringify(record));
  else if (options.as === 'markdown') print(markdownOf(first.plan, rows));
  else if (options.as === 'text') print(textOf(first.plan, rows));
  else
    for (const line of [Object.keys(records[0] ?? {}), ...records.map(Object.values)]) print(line.join(','));
}
