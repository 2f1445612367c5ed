import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { VerdictStatus } from '../../patience/solver/protocol';
import { type GameId, gameIds, type RuleRecord } from '../../shared/core/types';
import { fail } from '../output';

// A survey's file: a first line that says what every deal was asked, then a line for each
// deal, as `check` prints it.

/** What every deal of a survey is asked. */
export interface Plan {
  readonly game: GameId;
  readonly rules: RuleRecord;
  readonly nodes: number | null;
  readonly seconds: number | null;
}

/** An answer that is kept, with at least these keys. */
export interface Answered {
  readonly game: GameId;
  readonly deal: number;
  readonly verdict: VerdictStatus;
}

export interface SurveyFile {
  readonly plan: Plan;
  /** the deals answered so far */
  readonly answers: Map<number, Answered>;
  /** Adds an answer to the map and to the file, at once. */
  keep(answer: Answered): void;
}

function headerOf(plan: Plan): string {
  return `${JSON.stringify({ survey: plan })}\n`;
}

/** Something with a file; what the system says against it becomes a sentence. */
function onFile<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const why = {
      ENOENT: 'there is no such file or folder',
      EISDIR: 'that is a folder',
      EACCES: 'not allowed',
    }[code];
    return fail(`${path}: ${why ?? code}`);
  }
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

const verdicts: readonly unknown[] = ['winnable', 'unwinnable', 'unknown'] satisfies VerdictStatus[];

function answerOf(line: string, game: GameId): Answered | null {
  const answer = (readLine(line) ?? {}) as Partial<Answered>;
  const fits = answer.game === game && Number.isSafeInteger(answer.deal) && verdicts.includes(answer.verdict);
  return fits ? (answer as Answered) : null;
}

/** The whole lines of a survey's text: its plan, and its answers by deal. */
function readSurvey(path: string, text: string): Omit<SurveyFile, 'keep'> {
  const [first = '', ...lines] = text.split('\n').slice(0, -1);
  const plan = planOf(first) ?? fail(`${path} is no file of a survey`);
  const answers = new Map<number, Answered>();
  for (const [index, line] of lines.entries()) {
    const answer =
      answerOf(line, plan.game) ?? fail(`${path}, line ${index + 2}, is no answer of this survey`);
    answers.set(answer.deal, answer);
  }
  return { plan, answers };
}

/** Text up to its last line's end: a line that was cut short is none. */
function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

/** Reads a survey made before, and leaves the file as it is. */
export function readSurveyFile(path: string): Omit<SurveyFile, 'keep'> {
  return readSurvey(path, wholeLines(onFile(path, () => readFileSync(path, 'utf8'))));
}

function limitWords({ nodes, seconds }: Plan): string {
  const words = [nodes === null ? '' : `${nodes} nodes`, seconds === null ? '' : `${seconds} seconds`];
  return words.filter((word) => word !== '').join(' and ');
}

/** Why answers of one survey do not belong to another, or null when they do. */
function difference(there: Plan, here: Plan): string | null {
  if (there.game !== here.game) return there.game;
  if (JSON.stringify(there.rules) !== JSON.stringify(here.rules)) return 'other rules';
  return limitWords(there) === limitWords(here) ? null : `${limitWords(there)} a deal`;
}

/**
 * Opens a survey's file to go on with it, or begins it. A last line that was cut short is dropped from the
 * file; a file of something else, or of another survey, is refused and left alone.
 */
export function openSurveyFile(path: string, plan: Plan): SurveyFile {
  const header = headerOf(plan);
  let text = onFile(path, () => readFileSync(path, { encoding: 'utf8', flag: 'a+' }));
  if (header.startsWith(text)) {
    onFile(path, () => writeFileSync(path, header));
    text = header;
  }
  const whole = wholeLines(text);
  const survey = readSurvey(path, whole);
  const other = difference(survey.plan, plan);
  if (other !== null) fail(`${path} holds a survey with ${other}; this one needs a file of its own`);
  if (whole !== text) onFile(path, () => truncateSync(path, Buffer.byteLength(whole)));
  return {
    ...survey,
    keep(answer) {
      onFile(path, () => appendFileSync(path, `${JSON.stringify(answer)}\n`));
      survey.answers.set(answer.deal, answer);
    },
  };
}
