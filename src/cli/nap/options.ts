import { type ParseArgsConfig, parseArgs } from 'node:util';
import { excerpt } from '../../i18n/excerpt';
import { napSettingKeys, napSettingValues, settingsOver } from '../../nap/core/settings';
import { type NapBid, type NapCall, type NapSettings, napCalls } from '../../nap/core/types';
import { readFace } from '../../shared/core/cardText';
import type { CardId } from '../../shared/core/types';
import { firstSentence, readChanges, refuseNegativeValues } from '../options';
import { fail } from '../output';

const config = {
  json: { type: 'boolean' },
  rules: { type: 'string', short: 'r' },
  players: { type: 'string' },
  seed: { type: 'string' },
  hand: { type: 'string' },
  hands: { type: 'string' },
  calls: { type: 'string' },
  seat: { type: 'string' },
  declarer: { type: 'string' },
  bid: { type: 'string' },
  played: { type: 'string' },
  worlds: { type: 'string' },
  deals: { type: 'string' },
  seats: { type: 'string' },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

type Name = Exclude<keyof typeof config, 'json'>;
export type NapGiven = { readonly json: boolean } & { readonly [K in Name]?: string };

/**
 * Reads a command's options; one that is not among `allowed` is refused, `--json`, `-r`
 * and `--players` go with all.
 */
export function readNapOptions(args: readonly string[], allowed: readonly Name[]): NapGiven {
  const given = parse(args);
  for (const name of Object.keys(given) as Name[]) {
    if (!['json', 'rules', 'players', ...allowed].includes(name))
      fail(`--${name} does not go with this command`);
  }
  return { ...given, json: given.json === true };
}

function parse(args: readonly string[]) {
  refuseNegativeValues(args);
  try {
    return parseArgs({ args: [...args], options: config, allowPositionals: false }).values;
  } catch (error) {
    return fail(firstSentence(error));
  }
}

/** A whole number of an option, or `otherwise` when it was not given; without that it must be. */
export function numberOf(given: NapGiven, name: Name, low: number, high: number, otherwise?: number): number {
  const text = given[name];
  if (text === undefined) return otherwise ?? fail(`--${name} is missing`);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < low || number > high)
    fail(`--${name} takes a whole number from ${low} to ${high}, not "${excerpt(text)}"`);
  return number;
}

function choicesText(choices: readonly unknown[]): string {
  return `; it takes ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`;
}

/** The default table with `-r` and `--players` laid over it. The core says what does not go together. */
export function settingsOf(given: NapGiven, defaults: NapSettings): NapSettings {
  const over =
    given.rules === undefined
      ? {}
      : readChanges(given.rules, `-r takes a JSON object, not ${excerpt(given.rules)}`);
  for (const [key, value] of Object.entries(over)) {
    const known = napSettingKeys.find((each) => each === key);
    if (known === undefined)
      fail(`there is no setting "${excerpt(key)}"; there are ${napSettingKeys.join(', ')}`);
    const choice = napSettingValues[known] ?? [];
    const isOne = choice.length > 0 ? choice.includes(value) : typeof value === typeof defaults[known];
    if (!isOne)
      fail(
        `"${key}" cannot be ${excerpt(JSON.stringify(value))}${choice.length > 0 ? choicesText(choice) : ''}`,
      );
  }
  const settings = settingsOver(defaults, over);
  return { ...settings, players: numberOf(given, 'players', 3, 6, settings.players) };
}

/** Cards separated by spaces; what is no card is named. */
export function cardsOf(text: string): CardId[] {
  return words(text).map((word) => {
    const face = readFace(word);
    return face < 0 ? fail(`"${excerpt(word)}" is no card`) : face;
  });
}

function words(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

export function callsOf(text: string | undefined): NapCall[] {
  return words(text ?? '').map((word) => {
    const plain = word.toLowerCase().replace('è', 'e').replace('ü', 'u');
    const call = napCalls.find((each) => each === plain);
    return call ?? fail(`"${excerpt(word)}" is no call; there are ${napCalls.join(', ')}`);
  });
}

/** The bid that must be given. */
export function bidOf(given: NapGiven): NapBid {
  const [call, ...more] = callsOf(given.bid ?? fail('--bid is missing'));
  if (call === undefined || call === 'pass' || more.length > 0)
    return fail(`--bid takes one bid, not "${excerpt(given.bid ?? '')}"`);
  return call;
}
