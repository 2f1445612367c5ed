import { type GameId, gameIds } from '../../../shared/core/types';
import { readFragment } from '../../../shared/game/fragment';
import { ruleKeys } from '../../core/rules';
import type { RuleRecord } from '../../core/types';
import { MAX_NUMBER } from './fields';
import type { Transcript } from './transcript';

// A game as the fragment of an address:
//   #/GAME                        some deal of the game
//   #/GAME/NUMBER                 a deal
//   …?rules=build:any,columns:9   what differs from the game's own record
//   #/GAME?position=KH_4S;-;…     a first position, its lines parted by ;
//   …&moves=3-f,2-f.5-9x3         the moves so far, those of one action parted by commas

export interface Link {
  readonly game: GameId;
  /** `null`: any deal of the game, or one that begins from `position` */
  readonly number: number | null;
  /** the columns of the record that are not the game's own; the core has yet to accept them */
  readonly rules?: Partial<RuleRecord>;
  readonly position?: string;
  /** as in a transcript */
  readonly moves?: readonly string[];
}

/** Whether a link leaves it open which deal is meant. */
export function anyDeal({ number, position }: Link): boolean {
  return number === null && position === undefined;
}

/** A deal number as typed, or null: a whole number from 1 to 2^31 - 1. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,10}$/.test(trimmed)) return null;
  const number = Number(trimmed);
  return number >= 1 && number <= MAX_NUMBER ? number : null;
}

/** The columns in which a record differs from the game's own. */
export function changedRules(rules: RuleRecord, own: RuleRecord): Partial<RuleRecord> {
  return Object.fromEntries(
    ruleKeys.filter((key) => rules[key] !== own[key]).map((key) => [key, rules[key]]),
  );
}

function ruleValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,4}$/.test(text) ? Number(text) : text;
}

function readRules(text: string): Partial<RuleRecord> | null {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  const keys: readonly string[] = ruleKeys;
  if (!pairs.every((pair) => pair.length === 2 && keys.includes(pair[0] ?? ''))) return null;
  return Object.fromEntries(pairs.map(([key, value]) => [key, ruleValue(value ?? '')]));
}

function readMoves(text: string): readonly string[] {
  return text === '' ? [] : text.split('.').map((entry) => entry.replaceAll(',', ' '));
}

function readParts(query: string): Omit<Link, 'game' | 'number'> | null {
  const parts: { rules?: Partial<RuleRecord>; position?: string; moves?: readonly string[] } = {};
  for (const pair of query === '' ? [] : query.split('&')) {
    const [name = '', value = '', ...more] = pair.split('=');
    const rules = name === 'rules' ? readRules(value) : null;
    if (more.length > 0 || name in parts) return null;
    if (rules !== null) parts.rules = rules;
    else if (name === 'position') parts.position = value.replaceAll('_', ' ').replaceAll(';', '\n');
    else if (name === 'moves') parts.moves = readMoves(value);
    else return null;
  }
  return parts;
}

/** What a fragment names: a game, nothing (`empty`), or something that is no game (`bad`). */
export function readLink(fragment: string): Link | 'empty' | 'bad' {
  const read = readFragment(fragment);
  if (read === null) return 'bad';
  const { query } = read;
  const [word = '', digits, ...rest] = read.names;
  if (word === '' && digits === undefined && query === '') return 'empty';
  const game = gameIds.find((id) => id === word.toLowerCase());
  const number = digits === undefined ? null : parseNumber(digits);
  const parts = readParts(query);
  if (game === undefined || parts === null || rest.length > 0) return 'bad';
  if (digits !== undefined && number === null) return 'bad';
  const begins = number !== null || parts.position !== undefined;
  if ((number !== null && parts.position !== undefined) || (parts.moves && !begins)) return 'bad';
  // none are the deal from its beginning
  const { moves, ...others } = parts;
  return { game, number, ...others, ...(moves && moves.length > 0 && { moves }) };
}

/** The fragment that names a deal, with `moves` the moves on the table too. `own`: the game's own record. */
export function writeLink(transcript: Transcript, own: RuleRecord, moves = false): string {
  const { game, number, position } = transcript;
  const rules = Object.entries(changedRules(transcript.rules, own)).map(([key, value]) => `${key}:${value}`);
  const played = transcript.moves.slice(0, transcript.at).map((entry) => entry.replaceAll(' ', ','));
  const parts = [
    ...(rules.length > 0 ? [`rules=${rules.join(',')}`] : []),
    ...(number === null ? [`position=${(position ?? '').replaceAll(' ', '_').replaceAll('\n', ';')}`] : []),
    ...(moves && played.length > 0 ? [`moves=${played.join('.')}`] : []),
  ];
  const path = number === null ? `#/${game}` : `#/${game}/${number}`;
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** The game that a link names, which `replayTranscript` has yet to accept; its moves count as help. */
export function linkTranscript(link: Link, own: RuleRecord, anyNumber: () => number): Transcript {
  const { game, number, position = null, moves = [] } = link;
  return {
    napoleon: 1,
    game,
    rules: { ...own, ...link.rules },
    number: position === null ? (number ?? anyNumber()) : null,
    position,
    moves,
    at: moves.length,
    elapsed: 0,
    helped: moves.length > 0,
  };
}
