import { readDealt } from '../../../nap/game/kept';
import { joinWaiting, readWaiting, strangers } from '../../../nap/game/waiting';
import { type Entry, entryNote, readEntry } from '../deals/entry';
import { type HouseRules, houseNote, readHouse } from '../deals/houseRules';
import { checkTranscript } from '../text/transcript';
import { type Ending, readResult, readTable } from './kept';
import type { Storage } from './storage';

// Everything that is kept as one file, and back again. Nothing is lost by reading one: results are merged, and a game
// in progress is not replaced.

/** Text that is no such file. */
export class BadBackup extends Error {
  override name = 'BadBackup';
}

export interface Restored {
  /** deals whose results were read */
  readonly results: number;
  /** games in progress that were put in their places */
  readonly tables: number;
  /** entries that could not be read */
  readonly damaged: number;
  /** the house rules that the file holds, for the shelf to take in */
  readonly house: readonly HouseRules[];
  /** the half-entered deal that the file holds; `null` where nothing was entered */
  readonly entry: Entry | null;
  /** as the file has them; not looked at here */
  readonly settings: unknown;
}

type Counts = { results: number; tables: number; damaged: number };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Everything kept, as text. */
export async function writeBackup(storage: Storage, settings: unknown): Promise<string> {
  const results = await storage.results();
  const games = await Promise.all(
    results.map(async (result) => {
      const deal = readResult(result)?.deal;
      return { result, transcript: deal === undefined ? null : await storage.transcript(deal) };
    }),
  );
  const { match = null, waiting = [] } = await storage.nap();
  const nap = { match, waiting, deals: await storage.napDeals() };
  return JSON.stringify({
    napoleon: 'everything',
    kept: 1,
    tables: await storage.tables(),
    games,
    nap,
    house: (await storage.note(houseNote)) ?? [],
    entry: (await storage.note(entryNote)) ?? null,
    settings,
  });
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value) && value.napoleon === 'everything' && value.kept === 1) return value;
  } catch {
    // told below
  }
  throw new BadBackup('not a file of everything kept');
}

function endingOf(entry: unknown): Ending | null {
  const result = isRecord(entry) ? readResult(entry.result) : null;
  if (!isRecord(entry) || result === null) return null;
  try {
    return { result, transcript: checkTranscript(entry.transcript) };
  } catch (error) {
    if (error instanceof Error && error.name === 'BadTranscript') return null;
    throw error;
  }
}

/** All results in one piece of writing: one each would take a minute for a few years of games. */
async function restoreGames(storage: Storage, entries: unknown, read: Counts): Promise<void> {
  const games = Array.isArray(entries) ? entries : [];
  const endings = games.map(endingOf).filter((ending) => ending !== null);
  read.results += endings.length;
  read.damaged += games.length - endings.length;
  await storage.end(endings);
}

async function restoreTable(storage: Storage, entry: unknown): Promise<'put' | 'passed' | 'damaged'> {
  const table = readTable(entry);
  if (table === null) return 'damaged';
  const there = readTable(await storage.table(table.game));
  if (there !== null && !there.over) return 'passed';
  await storage.put(table);
  return 'put';
}

/** Deals are merged by what they are; a match is taken in where there is none, and waits where there is one. */
async function restoreNap(storage: Storage, entry: unknown, read: Counts): Promise<void> {
  if (!isRecord(entry)) return;
  const stored = Array.isArray(entry.deals) ? entry.deals : [];
  const deals = stored.map(readDealt).filter((deal) => deal !== null);
  read.results += deals.length;
  read.damaged += stored.length - deals.length;
  const [match] = readWaiting([entry.match]);
  if (match === undefined && entry.match !== null && entry.match !== undefined) read.damaged++;
  const here = await storage.nap();
  const isFree = here.match === undefined;
  const brought = [...readWaiting(entry.waiting), ...(match && !isFree ? [match] : [])];
  const fresh = strangers(brought, [...readWaiting(here.waiting), ...readWaiting([here.match])]);
  read.tables += fresh.length + (match && isFree ? 1 : 0);
  await storage.putNap({
    ...(match && isFree && { match }),
    ...(fresh.length > 0 && { waiting: ({ waiting }) => joinWaiting(readWaiting(waiting), fresh) }),
    dealt: deals,
  });
}

/** House rules as the file has them, which older files do not; what cannot be read is counted. */
function houseOf(entry: unknown, read: Counts): readonly HouseRules[] {
  const house = readHouse(entry);
  read.damaged += (Array.isArray(entry) ? entry.length : 0) - house.length;
  return house;
}

function entryOf(value: unknown, read: Counts): Entry | null {
  if (value === null || value === undefined) return null;
  const entry = readEntry(value);
  if (entry === null) read.damaged++;
  return entry === null || entry.done.length === 0 ? null : entry;
}

/** Takes a file's games and results in. Throws `BadBackup`, or what the storage throws. */
export async function readBackup(storage: Storage, text: string): Promise<Restored> {
  const { games, tables, nap, house, entry, settings } = parse(text);
  const read: Counts = { results: 0, tables: 0, damaged: 0 };
  await restoreGames(storage, games, read);
  for (const entry of Array.isArray(tables) ? tables : []) {
    const how = await restoreTable(storage, entry);
    if (how === 'put') read.tables++;
    if (how === 'damaged') read.damaged++;
  }
  await restoreNap(storage, nap, read);
  const made = { house: houseOf(house, read), entry: entryOf(entry, read) };
  return { ...read, ...made, settings };
}
