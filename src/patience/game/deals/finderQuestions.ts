import type { GameId, RuleRecord } from '../../../shared/core/types';
import type { OpenCore } from '../../core/patience';
import { ruleNumbers } from '../../core/rules';
import type { Pool } from '../../solver/pool';
import type { Verdict, Work } from '../../solver/protocol';
import { recordKey } from '../keeping/kept';
import type { Storage } from '../keeping/storage';
import { type Checked, hasRoom, readStock, stockNote, type Wish, writeStock } from './dealSupply';
import { forgiveness, levelOf, thirds } from './difficulty';

// What the finder works with: its stocks, and the questions that it puts.

/** How far a deal is searched before another is tried. */
export const checkNodes = 200_000;

export interface FinderParts {
  /** a core of its own, which deals */
  readonly core: OpenCore;
  readonly pool: Pool;
  /** questions at the same time while the player waits */
  readonly jobs: number;
  readonly storage: Pick<Storage, 'note' | 'putNote'>;
  readonly ownRules: (game: GameId) => RuleRecord;
  readonly anyNumber: () => number;
  /** deals that were checked once and for all, for a stock that was never filled */
  readonly seeds: (game: GameId) => readonly Checked[];
  /** has the player's own question an answer, so that the device is free? */
  readonly idle: () => boolean;
  /** are winnable deals wanted at all? */
  readonly wanted: () => boolean;
}

export interface Rules {
  readonly game: GameId;
  readonly rules: RuleRecord;
}

/** What came of a search that the player waited for. */
export type Found =
  | { readonly kind: 'found'; readonly deal: Checked }
  /** given up by the player, or for a newer one */
  | { readonly kind: 'left' }
  /** the search does not work */
  | { readonly kind: 'failed' };

/** A search that the player waits for. */
export interface Waiting {
  readonly of: Rules;
  readonly wish: Wish;
  readonly onTried: (tried: number) => void;
  readonly resolve: (found: Found) => void;
  tried: number;
  over: boolean;
}

/** The deal on the table. */
export interface Lying {
  readonly of: Rules;
  readonly number: number | null;
  /** undefined: not looked at yet */
  level: Checked['level'] | undefined;
}

export interface Desk {
  readonly parts: FinderParts;
  readonly stocks: Map<string, Promise<readonly Checked[]>>;
  /** in the background: how many deals in a row were no win, by rules */
  readonly barren: Map<string, number>;
  readonly listeners: Set<() => void>;
  waiting: Waiting | null;
  lying: Lying | null;
  visible: boolean;
  /** the search has failed: nothing more is asked in the background */
  broken: boolean;
  running: Promise<void> | null;
  /** something changed while it ran */
  again: boolean;
  /** how often everything that was asked was given up */
  stops: number;
  /** background questions that rest until the device is free, each by what wakes it */
  readonly resting: Set<() => void>;
  /** positions being judged beside */
  judging: number;
  tickets: number;
}

/** Thrown where a question was given up. */
export class Stopped extends Error {}

export const keyOf = ({ game, rules }: Rules): string => recordKey(game, rules);

/** Levels were measured for the games' own rules alone, and not for a game that forgives nearly everything. */
export function hasScale(of: Rules, own: RuleRecord): boolean {
  return thirds[of.game] !== undefined && keyOf(of) === recordKey(of.game, own);
}

export function isScaled({ parts }: Desk, of: Rules): boolean {
  return hasScale(of, parts.ownRules(of.game));
}

/** Gives up everything that was asked, what rests as well. */
export function stopAsking(desk: Desk): void {
  desk.stops++;
  desk.parts.pool.stop();
  wake(desk);
}

/** Something has changed: what rests looks whether it may go on. */
export function wake({ resting }: Desk): void {
  for (const go of [...resting]) go();
  resting.clear();
}

/** In the background each question waits until the player's own has its answer. Throws `Stopped`. */
async function untilFree(desk: Desk): Promise<void> {
  const { stops } = desk;
  while (desk.waiting === null && !desk.parts.idle()) {
    await new Promise<void>((go) => desk.resting.add(go));
    if (desk.stops > stops) throw new Stopped();
  }
}

async function ask(desk: Desk, work: Work): Promise<Verdict> {
  await untilFree(desk);
  const verdict = await desk.parts.pool.ask(work);
  if (verdict === null || verdict.why === 'stopped') throw new Stopped();
  return verdict;
}

/** Is a deal winnable? Only a line that the core has played to the end says so. Throws `Stopped`. */
export async function isWinnable(desk: Desk, { rules }: Rules, number: number): Promise<boolean> {
  const { core } = desk.parts;
  core.setRules(rules);
  core.deal(number);
  const position = core.bytes();
  const limits = { nodes: checkNodes, seconds: Number.POSITIVE_INFINITY };
  const question = { rules: ruleNumbers(rules), position, limits, want: 'verdict' } as const;
  const verdict = await ask(desk, { ticket: ++desk.tickets, ...question });
  if (verdict.status !== 'winnable') return false;
  core.setRules(rules);
  core.loadBytes(position);
  for (const move of verdict.line) {
    if (core.refusal(move) !== null) return false;
    core.play(move);
  }
  return core.status() === 'won';
}

/** A winnable deal's level; `null` where there is no scale. Throws `Stopped`. */
export async function levelled(desk: Desk, of: Rules, number: number): Promise<Checked['level']> {
  if (!isScaled(desk, of)) return null;
  const score = await forgiveness(desk.parts.core, (work) => ask(desk, work), of.rules, number);
  if (score === null) throw new Stopped();
  return levelOf(of.game, score);
}

async function load({ parts }: Desk, of: Rules): Promise<readonly Checked[]> {
  try {
    const note = await parts.storage.note(stockNote(of.game, of.rules));
    if (note !== undefined) return readStock(note);
  } catch {
    // the storage refuses: what was checked once and for all is left
  }
  return keyOf(of) === recordKey(of.game, parts.ownRules(of.game)) ? parts.seeds(of.game) : [];
}

export function stockOf(desk: Desk, of: Rules): Promise<readonly Checked[]> {
  const key = keyOf(of);
  const stock = desk.stocks.get(key) ?? load(desk, of);
  desk.stocks.set(key, stock);
  return stock;
}

/** Changes a stock; that it cannot be kept costs nothing but the work of filling it again. */
export async function changeStock<T>(
  desk: Desk,
  of: Rules,
  by: (stock: readonly Checked[]) => readonly [readonly Checked[], T],
): Promise<T> {
  const before = stockOf(desk, of);
  const done = before.then(by);
  desk.stocks.set(
    keyOf(of),
    done.then(([stock]) => stock),
  );
  const [stock, result] = await done;
  if (stock !== (await before))
    desk.parts.storage.putNote(stockNote(of.game, of.rules), writeStock(stock)).catch(() => undefined);
  return result;
}

/** Puts a deal into its stock, where there is room for it. */
export function putInStock(desk: Desk, of: Rules, deal: Checked): Promise<void> {
  return changeStock(desk, of, (stock) => {
    const isNew = hasRoom(stock, deal.level) && stock.every(({ number }) => number !== deal.number);
    return [isNew ? [...stock, deal] : stock, undefined];
  });
}
