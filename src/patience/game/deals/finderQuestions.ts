import type { GameId } from '../../../shared/core/types';
import type { Notes } from '../../../shared/storage/database';
import type { OpenCore } from '../../core/patience';
import { ruleNumbers } from '../../core/rules';
import type { RuleRecord } from '../../core/types';
import type { Pool } from '../../solver/pool';
import type { Verdict, Work } from '../../solver/protocol';
import { recordKey } from '../text/dealKey';
import { hasRoom, readSupply, supplyNote, type WinnableDeal, writeSupply } from './dealSupply';
import { forgiveness, type Level, levelOf, thirds } from './difficulty';

// What the finder works with: its supplies, and the questions that it puts.

/** How far a deal is searched before another is tried. */
export const checkNodes = 200_000;

export interface FinderParts {
  /** a core of its own, which deals */
  readonly core: OpenCore;
  readonly pool: Pool;
  /** questions at the same time while the player waits */
  readonly jobs: number;
  readonly notes: Notes;
  readonly ownRules: (game: GameId) => RuleRecord;
  readonly anyNumber: () => number;
  /** deals that were checked once and for all, for a supply that was never filled */
  readonly firstSupply: (game: GameId) => readonly WinnableDeal[];
  /** has the player's own question an answer, so that the device is free? */
  readonly idle: () => boolean;
  /** are winnable deals wanted at all? */
  readonly wanted: () => boolean;
}

/** A game under a rule record. */
export interface GameRules {
  readonly game: GameId;
  readonly rules: RuleRecord;
}

/** What came of a search that the player waited for. */
export type FindResult =
  | { readonly kind: 'found'; readonly deal: WinnableDeal }
  /** given up by the player, or for a newer one */
  | { readonly kind: 'left' }
  /** the search does not work */
  | { readonly kind: 'failed' };

/** A search that the player waits for. */
export interface Search {
  readonly of: GameRules;
  readonly wish: Level | null;
  readonly onTried: (tried: number) => void;
  readonly resolve: (result: FindResult) => void;
  tried: number;
  over: boolean;
}

/** The deal on the table. */
export interface Dealt {
  readonly of: GameRules;
  readonly number: number | null;
  /** undefined: not looked at yet */
  level: Level | null | undefined;
}

export interface FinderState {
  readonly parts: FinderParts;
  readonly supplies: Map<string, Promise<readonly WinnableDeal[]>>;
  /** in the background: how many deals in a row were no win, by rules */
  readonly misses: Map<string, number>;
  readonly listeners: Set<() => void>;
  search: Search | null;
  onTable: Dealt | null;
  visible: boolean;
  /** the search has failed: nothing more is asked in the background */
  broken: boolean;
  running: Promise<void> | null;
  /** something changed while it ran */
  again: boolean;
  /** how often everything that was asked was given up */
  givenUp: number;
  /** background questions that rest until the device is free, each by what wakes it */
  readonly resting: Set<() => void>;
  /** positions being judged beside */
  judging: number;
  tickets: number;
}

/** Thrown where a question was given up. */
export class GivenUp extends Error {}

export const keyOf = ({ game, rules }: GameRules): string => recordKey(game, rules);

/** Levels were measured for the games' own rules alone, and not where nearly everything is forgiven. */
export function hasScale(of: GameRules, own: RuleRecord): boolean {
  return thirds[of.game] !== undefined && keyOf(of) === recordKey(of.game, own);
}

export function isScaled({ parts }: FinderState, of: GameRules): boolean {
  return hasScale(of, parts.ownRules(of.game));
}

/** Gives up everything that was asked, what rests as well. */
export function giveUpQuestions(finder: FinderState): void {
  finder.givenUp++;
  finder.parts.pool.stop();
  wake(finder);
}

/** Something has changed: what rests looks whether it may go on. */
export function wake({ resting }: FinderState): void {
  for (const go of [...resting]) go();
  resting.clear();
}

/** In the background each question waits until the player's own has its answer. Throws `GivenUp`. */
async function untilFree(finder: FinderState): Promise<void> {
  const { givenUp } = finder;
  while (finder.search === null && !finder.parts.idle()) {
    await new Promise<void>((go) => finder.resting.add(go));
    if (finder.givenUp > givenUp) throw new GivenUp();
  }
}

async function ask(finder: FinderState, work: Work): Promise<Verdict> {
  await untilFree(finder);
  const verdict = await finder.parts.pool.ask(work);
  if (verdict === null || verdict.why === 'stopped') throw new GivenUp();
  return verdict;
}

/** Is a deal winnable? Only a line that the core has played to the end says so. Throws `GivenUp`. */
export async function isWinnable(
  finder: FinderState,
  { rules }: GameRules,
  number: number,
): Promise<boolean> {
  const { core } = finder.parts;
  core.setRules(rules);
  core.deal(number);
  const position = core.bytes();
  const limits = { nodes: checkNodes, seconds: Number.POSITIVE_INFINITY };
  const question = { rules: ruleNumbers(rules), position, limits, want: 'verdict' } as const;
  const verdict = await ask(finder, { ticket: ++finder.tickets, ...question });
  if (verdict.status !== 'winnable') return false;
  core.setRules(rules);
  core.loadBytes(position);
  for (const move of verdict.line) {
    if (core.refusal(move) !== null) return false;
    core.play(move);
  }
  return core.status() === 'won';
}

/** A winnable deal's level; `null` where there is no scale. Throws `GivenUp`. */
export async function levelled(finder: FinderState, of: GameRules, number: number): Promise<Level | null> {
  if (!isScaled(finder, of)) return null;
  const score = await forgiveness(finder.parts.core, (work) => ask(finder, work), of.rules, number);
  if (score === null) throw new GivenUp();
  return levelOf(of.game, score);
}

async function load({ parts }: FinderState, of: GameRules): Promise<readonly WinnableDeal[]> {
  try {
    const note = await parts.notes.note(supplyNote(of.game, of.rules));
    if (note !== undefined) return readSupply(note);
  } catch {
    // the storage refuses: what was checked once and for all is left
  }
  return keyOf(of) === recordKey(of.game, parts.ownRules(of.game)) ? parts.firstSupply(of.game) : [];
}

export function supplyOf(finder: FinderState, of: GameRules): Promise<readonly WinnableDeal[]> {
  const key = keyOf(of);
  const supply = finder.supplies.get(key) ?? load(finder, of);
  finder.supplies.set(key, supply);
  return supply;
}

/** Changes a supply; that it cannot be kept costs nothing but the work of filling it again. */
export async function changeSupply<T>(
  finder: FinderState,
  of: GameRules,
  by: (supply: readonly WinnableDeal[]) => readonly [readonly WinnableDeal[], T],
): Promise<T> {
  const before = supplyOf(finder, of);
  const done = before.then(by);
  finder.supplies.set(
    keyOf(of),
    done.then(([supply]) => supply),
  );
  const [supply, result] = await done;
  if (supply !== (await before)) {
    const name = supplyNote(of.game, of.rules);
    finder.parts.notes.putNote(name, writeSupply(supply)).catch(() => undefined);
  }
  return result;
}

/** Puts a deal into its supply, where there is room for it. */
export function addToSupply(finder: FinderState, of: GameRules, deal: WinnableDeal): Promise<void> {
  return changeSupply(finder, of, (supply) => {
    const isNew = hasRoom(supply, deal.level) && supply.every(({ number }) => number !== deal.number);
    return [isNew ? [...supply, deal] : supply, undefined];
  });
}
