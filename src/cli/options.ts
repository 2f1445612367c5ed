import { type ParseArgsConfig, parseArgs } from 'node:util';
import { excerpt } from '../i18n/excerpt';
import type { Limits } from '../patience/solver/protocol';
import { fail } from './output';

/** All options of docs/cli.md, as they were given. */
export interface Options {
  readonly json: boolean;
  /** house rules: JSON laid over the game's record */
  readonly rules: string | null;
  readonly moves: string | null;
  readonly line: boolean;
  readonly nodes: number | null;
  readonly seconds: number | null;
  readonly jobs: number | null;
  readonly sight: 'open' | 'fair';
  /** the file that a survey's answers go to */
  readonly out: string | null;
  /** the file of a survey whose open deals are searched again: how many of them, and how many times as far */
  readonly again: string | null;
  readonly sample: number | null;
  readonly factor: number | null;
  /** what a sample of a range is drawn with */
  readonly seed: number | null;
  /** the address of the queue that other machines take deals from */
  readonly queue: string | null;
  /** seconds after which the deals of a worker that went silent are taken again */
  readonly lease: number | null;
  /** where a proof that a deal is lost is written */
  readonly certificate: string | null;
  /** how a tally is written */
  readonly as: 'text' | 'csv' | 'markdown';
}

export interface Given {
  readonly words: readonly string[];
  readonly options: Options;
}

const config = {
  json: { type: 'boolean' },
  rules: { type: 'string', short: 'r' },
  moves: { type: 'string' },
  line: { type: 'boolean' },
  nodes: { type: 'string' },
  seconds: { type: 'string' },
  jobs: { type: 'string' },
  sight: { type: 'string' },
  out: { type: 'string' },
  again: { type: 'string' },
  sample: { type: 'string' },
  factor: { type: 'string' },
  seed: { type: 'string' },
  queue: { type: 'string' },
  lease: { type: 'string' },
  certificate: { type: 'string' },
  as: { type: 'string' },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

export type OptionName = keyof typeof config;

function wholeNumber(name: OptionName, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < 1)
    fail(`--${name} takes a whole number from 1, not "${excerpt(text)}"`);
  return number;
}

/** Threads beyond any machine's cores only take memory. */
const mostJobs = 256;

function jobsNumber(text: string | undefined): number | null {
  const jobs = wholeNumber('jobs', text);
  if (jobs !== null && jobs > mostJobs)
    fail(`--jobs takes ${mostJobs} at the most, not "${excerpt(text ?? '')}"`);
  return jobs;
}

function positiveNumber(name: OptionName, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || !(number > 0))
    fail(`--${name} takes a number above 0, not "${excerpt(text)}"`);
  return number;
}

function readSight(text: string | undefined): Options['sight'] {
  if (text === undefined || text === 'open' || text === 'fair') return text ?? 'open';
  return fail(`--sight is open or fair, not "${excerpt(text)}"`);
}

function readForm(text: string | undefined): Options['as'] {
  if (text === undefined || text === 'text' || text === 'csv' || text === 'markdown') return text ?? 'text';
  return fail(`--as is text, csv or markdown, not "${excerpt(text)}"`);
}

/** Node's own sentence about an option, on one line and without its advice; of what it quotes the beginning. */
export function firstSentence(error: unknown): string {
  const whole = error instanceof Error ? error.message : String(error);
  const text = whole.replace(/'([^']*)'/g, (_, word: string) => `'${excerpt(word)}'`);
  return (text.split(/\.\s|\n/)[0] ?? text).replace(/\.$/, '');
}

/** A number below 0 after an option would be taken for an option that nobody knows. */
export function refuseNegativeValues(args: readonly string[]): void {
  args.forEach((word, i) => {
    const before = args[i - 1] ?? '';
    if (/^-\d/.test(word) && before.startsWith('--') && !before.includes('='))
      fail(`${before} takes nothing below 0, not "${excerpt(word)}"`);
  });
}

function refuseNegatives(args: readonly string[]): void {
  refuseNegativeValues(args);
  const word = args.find((each) => /^-\d/.test(each));
  if (word !== undefined)
    fail(`deals are numbered from 1 to 2147483647; "${excerpt(word)}" is no deal number`);
}

function parse(args: readonly string[]) {
  refuseNegatives(args);
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: true });
  } catch (error) {
    return fail(firstSentence(error));
  }
}

/**
 * Reads a command's arguments; an option that is not among `allowed` is refused,
 * `--json` and `-r` go with all.
 */
export function readOptions(args: readonly string[], allowed: readonly OptionName[]): Given {
  const { values, positionals } = parse(args);
  for (const name of Object.keys(values) as OptionName[]) {
    if (name !== 'json' && name !== 'rules' && !allowed.includes(name))
      fail(`--${name} does not go with this command`);
  }
  const options: Options = {
    json: values.json === true,
    rules: values.rules ?? null,
    moves: values.moves ?? null,
    line: values.line === true,
    nodes: wholeNumber('nodes', values.nodes),
    seconds: positiveNumber('seconds', values.seconds),
    jobs: jobsNumber(values.jobs),
    sight: readSight(values.sight),
    out: values.out ?? null,
    again: values.again ?? null,
    sample: wholeNumber('sample', values.sample),
    factor: wholeNumber('factor', values.factor),
    seed: wholeNumber('seed', values.seed),
    queue: values.queue ?? null,
    lease: positiveNumber('lease', values.lease),
    certificate: values.certificate ?? null,
    as: readForm(values.as),
  };
  return { words: positionals, options };
}

/** Seconds a deal when neither nodes nor seconds are given. */
export const usualSeconds = 10;

/** How far a deal is searched. */
export function limitsOf({ nodes, seconds }: Pick<Options, 'nodes' | 'seconds'>): Limits {
  const unlimited = Number.POSITIVE_INFINITY;
  return { nodes: nodes ?? unlimited, seconds: seconds ?? (nodes === null ? usualSeconds : unlimited) };
}

/** The JSON object that `-r` lays over a record; `fault` is the sentence for what is none. */
export function readChanges(json: string, fault: string): object {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // said below
  }
  return fail(fault);
}
