import { readFragment } from '../../../shared/game/fragment';
import { napSettingKeys, settingsOver } from '../../core/settings';
import type { NapSettings } from '../../core/types';
import type { Chair, Challenge, NapTable, Sitter } from '../session/intents';

// A deal of the trick game as the fragment of an address:
//   #/nap                                 a table as it was left, or any deal
//   #/nap/SEED?players=5                  a deal; 0 .. 2^32 - 1
//   …&dealer=2                            the chair that deals, from 0; left out: the one before the first person
//   …&seats=person,hard,medium,easy,easy  who sits where; left out: a person and computers of `medium`
//   …&rules=lowest:three,misere:off       the settings that are not the usual ones
//   …&beat=9,Anna                         the sender's chips, and his name if he gave one: to be beaten

export interface NapLink {
  /** null: no deal is named */
  readonly seed: number | null;
  readonly players?: number;
  readonly dealer?: Chair;
  readonly seats?: readonly Sitter[];
  /** the core has yet to say whether they go together */
  readonly rules?: Partial<NapSettings>;
  /** only at a table with one person */
  readonly beat?: Challenge;
}

const longestName = 16;
const mostChips = 9999;

/** What stands before a seed. */
const word = 'nap';
const usualLevel = 'medium';

function readWhole(text: string, low: number, high: number): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const number = Number(text);
  return number >= low && number <= high ? number : null;
}

function readValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,4}$/.test(text) ? Number(text) : text;
}

function readRules(text: string): Partial<NapSettings> | null {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  const keys: readonly string[] = napSettingKeys.filter((key) => key !== 'players');
  if (!pairs.every((pair) => pair.length === 2 && keys.includes(pair[0] ?? ''))) return null;
  return Object.fromEntries(pairs.map(([key, value]) => [key, readValue(value ?? '')]));
}

function sitterOf(text: string): Sitter | null {
  if (text === 'person') return { kind: 'person', name: '' };
  return text === 'easy' || text === 'medium' || text === 'hard'
    ? { kind: 'computer', level: text, name: '' }
    : null;
}

function readSeats(text: string): readonly Sitter[] | null {
  const seats = text.split(',').map(sitterOf);
  const all = seats.filter((sitter) => sitter !== null);
  return all.length === seats.length && all.some(({ kind }) => kind === 'person') ? all : null;
}

function readBeat(text: string): Challenge | null {
  const [, chips, name = ''] = /^(-?\d{1,4})(?:,(.+))?$/.exec(text) ?? [];
  return chips === undefined ? null : { chips: Number(chips) || 0, name: nameInLink(name) };
}

type Parts = { -readonly [K in keyof Omit<NapLink, 'seed'>]: NapLink[K] };

function readPart(parts: Parts, name: string, value: string): boolean {
  const found =
    name === 'players'
      ? readWhole(value, 3, 6)
      : name === 'dealer'
        ? readWhole(value, 0, 5)
        : name === 'seats'
          ? readSeats(value)
          : name === 'rules'
            ? readRules(value)
            : name === 'beat'
              ? readBeat(value)
              : null;
  if (found === null || name in parts) return false;
  Object.assign(parts, { [name]: found });
  return true;
}

/** What a fragment names: a deal or the game alone; `bad` where it is the trick game's and cannot be read. */
export function readNapLink(fragment: string): NapLink | 'bad' {
  const read = readFragment(fragment);
  if (read === null) return 'bad';
  const { query } = read;
  const [name, digits, ...rest] = read.names;
  if (name?.toLowerCase() !== word || rest.length > 0) return 'bad';
  const seed = digits === undefined ? null : readWhole(digits, 0, 2 ** 32 - 1);
  const parts: Parts = {};
  const wellRead = (query === '' ? [] : query.split('&')).every((pair) => {
    const [key = '', value = '', ...others] = pair.split('=');
    return others.length === 0 && readPart(parts, key, value);
  });
  if (!wellRead || (digits !== undefined && seed === null)) return 'bad';
  const players = parts.seats?.length ?? parts.players ?? 4;
  if (parts.seats !== undefined && parts.players !== undefined && parts.players !== players) return 'bad';
  const persons = parts.seats?.filter(({ kind }) => kind === 'person').length ?? 1;
  if (parts.beat !== undefined && (persons !== 1 || seed === null)) return 'bad';
  return parts.dealer !== undefined && parts.dealer >= players ? 'bad' : { seed, ...parts };
}

/** The chair that deals where nothing is said: the one before the first person's, so that he speaks first. */
export function usualDealer(chairs: readonly Sitter[]): Chair {
  const first = chairs.findIndex(({ kind }) => kind === 'person');
  return (Math.max(0, first) + chairs.length - 1) % chairs.length;
}

function usualSeats(players: number): readonly Sitter[] {
  const computer = { kind: 'computer', level: usualLevel, name: '' } as const;
  return [{ kind: 'person', name: '' }, ...new Array<Sitter>(players - 1).fill(computer)];
}

/** The table that a link names; `usual` are the settings where it says nothing. */
export function linkTable(link: NapLink, usual: NapSettings): NapTable {
  const players = link.seats?.length ?? link.players ?? usual.players;
  return {
    settings: { ...settingsOver(usual, link.rules ?? {}), players },
    chairs: link.seats ?? usualSeats(players),
  };
}

/** A name as a link can carry it: letters, digits, spaces and hyphens, since other signs mean something there. */
export function nameInLink(name: string): string {
  const safe = name
    .replace(/[^\p{L}\p{M}\p{N} -]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return [...safe].slice(0, longestName).join('').trim();
}

function beatText({ chips, name }: Challenge): string {
  const bounded = Math.max(-mostChips, Math.min(mostChips, chips));
  const called = nameInLink(name);
  return `beat=${bounded}${called === '' ? '' : `,${encodeURIComponent(called)}`}`;
}

/**
 * The fragment that names a deal with its table, and a result to be beaten there; `usual` are the settings that need
 * not be said.
 */
export function writeNapLink(
  table: NapTable,
  seed: number,
  dealer: Chair,
  usual: NapSettings,
  beat: Challenge | null = null,
): string {
  const { settings, chairs } = table;
  const words = chairs.map((sitter) => (sitter.kind === 'person' ? 'person' : sitter.level));
  const plain = words.every((each, i) => each === (i === 0 ? 'person' : usualLevel));
  const rules = napSettingKeys
    .filter((key) => key !== 'players' && settings[key] !== usual[key])
    .map((key) => `${key}:${settings[key]}`);
  const parts = [
    `players=${settings.players}`,
    ...(dealer === usualDealer(chairs) ? [] : [`dealer=${dealer}`]),
    ...(plain ? [] : [`seats=${words.join(',')}`]),
    ...(rules.length === 0 ? [] : [`rules=${rules.join(',')}`]),
    ...(beat === null ? [] : [beatText(beat)]),
  ];
  return `#/${word}/${seed}?${parts.join('&')}`;
}
