import { appendFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import type { RuleRecord } from '../../patience/core/types';
import type { VerdictStatus } from '../../patience/solver/protocol';
import { type GameId, gameIds } from '../../shared/core/types';
import { fail } from '../output';
import { faultWords } from '../systemFaults';
import { lockFile } from './fileLock';
import type { Sample } from './sample';

// A survey's file: a first line that says what every deal was asked, then a line for each
// deal, as `check` prints it.

/** How far a deal is searched. */
export interface PlanLimits {
  readonly nodes: number | null;
  readonly seconds: number | null;
}

/** What every deal of a survey is asked, by which program, and how the deals were chosen where they are no range. */
export interface Plan extends PlanLimits {
  readonly game: GameId;
  readonly rules: RuleRecord;
  /** left out in files of before it was written down */
  readonly signature?: string;
  readonly sample?: Sample;
  /** the deals are some that stayed open within these limits */
  readonly again?: PlanLimits;
}

/** An answer that is kept, with at least these keys. */
export interface Answered {
  readonly game: GameId;
  readonly deal: number;
  readonly verdict: VerdictStatus;
}

export interface SurveyFile {
  readonly path: string;
  readonly plan: Plan;
  /** the deals answered so far */
  readonly answers: Map<number, Answered>;
  /** Adds an answer to the map and to the file, at once. */
  keep(answer: Answered): void;
}

/** A survey's file that is only read. */
export type ReadSurvey = Omit<SurveyFile, 'keep'>;

function headerOf(plan: Plan): string {
  return `${JSON.stringify({ survey: plan })}\n`;
}

/** Something with a file; what the system says against it becomes a sentence, to which `more` is added. */
export function onFile<T>(path: string, action: () => T, more = () => ''): T {
  try {
    return action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return fail(`${path}: ${faultWords(code)}${more()}`);
  }
}

/** A device or a pipe can be read for ever, and keeps nothing. */
function refuseSpecial(path: string): void {
  const found = onFile(path, () => statSync(path, { throwIfNoEntry: false }));
  if (found?.isDirectory()) fail(`${path}: ${faultWords('EISDIR')}`);
  if (found !== undefined && !found.isFile()) fail(`${path} is no ordinary file, so it can hold no survey`);
}

function readLine(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function planOf(line: string): Plan | null {
  const { survey } = (readLine(line) ?? {}) as { survey?: Partial<Plan> };
  if (typeof survey !== 'object' || survey === null) return null;
  const { game, rules, nodes, seconds } = survey;
  const limited = [nodes, seconds].every((limit) => limit === null || Number(limit) > 0);
  const fits = gameIds.some((id) => id === game) && typeof rules === 'object' && rules !== null && limited;
  return fits ? (survey as Plan) : null;
}

const isDeal = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 0x7fffffff;

const verdicts: readonly unknown[] = ['winnable', 'unwinnable', 'unknown'] satisfies VerdictStatus[];

function answerOf(line: string, game: GameId): Answered | null {
  const answer = (readLine(line) ?? {}) as Partial<Answered>;
  const fits = answer.game === game && isDeal(answer.deal) && verdicts.includes(answer.verdict);
  return fits ? (answer as Answered) : null;
}

/** The whole lines of a survey's text: its plan, and its answers by deal. */
function readSurvey(path: string, text: string): ReadSurvey {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const plan = planOf(first) ?? fail(`${path} is no file of a survey`);
  const answers = new Map<number, Answered>();
  for (const [index, line] of lines.entries()) {
    const answer =
      answerOf(line, plan.game) ?? fail(`${path}, line ${index + 2}, is no answer of this survey`);
    answers.set(answer.deal, answer);
  }
  return { path, plan, answers };
}

/** Text up to its last line's end: a line that was cut short is none. */
function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

/** Reads a survey made before, and leaves the file as it is. */
export function readSurveyFile(path: string): ReadSurvey {
  refuseSpecial(path);
  return readSurvey(path, wholeLines(onFile(path, () => readFileSync(path, 'utf8'))));
}

export function limitWords({ nodes, seconds }: PlanLimits): string {
  const words = [nodes === null ? '' : `${nodes} nodes`, seconds === null ? '' : `${seconds} seconds`];
  return words.filter((word) => word !== '').join(' and ');
}

/** Why answers of one survey do not belong to another, or null when they do. */
function difference(there: Plan, here: Plan): string | null {
  if (there.game !== here.game) return there.game;
  if (JSON.stringify(there.rules) !== JSON.stringify(here.rules)) return 'other rules';
  if (limitWords(there) !== limitWords(here)) return `${limitWords(there)} a deal`;
  if (there.signature !== here.signature)
    return `answers of another build of the program (${there.signature ?? 'not named'}; this is ${here.signature})`;
  const chosen = ({ sample, again }: Plan) => JSON.stringify([sample, again]);
  return chosen(there) === chosen(here) ? null : 'deals that were chosen otherwise';
}

/**
 * Opens a survey's file to go on with it, or begins it. A last line that was cut short is dropped from the
 * file; a file of something else, or of another survey, is refused and left alone.
 */
export function openSurveyFile(path: string, plan: Plan): SurveyFile {
  const header = headerOf(plan);
  refuseSpecial(path);
  onFile(path, () => lockFile(path));
  let text = onFile(path, () => readFileSync(path, { encoding: 'utf8', flag: 'a+' }));
  if (header.startsWith(text)) {
    onFile(
      path,
      () => writeFileSync(path, header),
      () => '; nothing has been begun',
    );
    text = header;
  }
  const whole = wholeLines(text);
  const survey = readSurvey(path, whole);
  const other = difference(survey.plan, plan);
  if (other !== null) fail(`${path} holds a survey with ${other}; this one needs a file of its own`);
  if (whole !== text) onFile(path, () => truncateSync(path, Buffer.byteLength(whole)));
  const safe = () => `; ${survey.answers.size} deals are safe in it, and the same command goes on after them`;
  return {
    ...survey,
    keep(answer) {
      onFile(path, () => appendFileSync(path, `${JSON.stringify(answer)}\n`), safe);
      survey.answers.set(answer.deal, answer);
    },
  };
}
