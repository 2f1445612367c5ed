import { ruleNumbers } from '../../core/rules';
import type { VerdictStatus } from '../../solver/protocol';
import { isFull, takeFrom, type WinnableDeal } from './dealSupply';
import type { Level } from './difficulty';
import {
  addToSupply,
  changeSupply,
  type Dealt,
  type FinderParts,
  type FinderState,
  type FindResult,
  type GameRules,
  GivenUp,
  giveUpQuestions,
  isScaled,
  isWinnable,
  keyOf,
  levelled,
  type Search,
  supplyOf,
  wake,
} from './finderQuestions';

// Finds deals that can be won: at once from the supply, else while the player waits, and fills the supply
// again in the background, one question at a time. Nothing is asked while the page is hidden, or when there
// is nothing to do.

/** In the background, after so many deals in a row without a win, no more are tried under these rules. */
const mostMisses = 60;
/** What a position that a player asks about may take. */
const judgeLimits = { nodes: 50_000_000, seconds: 20 };

/** `stopped`: the question was given up. */
export type Judgement = VerdictStatus | 'stopped';

export interface Finder {
  /** A winnable deal out of the supply, at once; `null` when there is none of that level. */
  take(of: GameRules, level: Level | null): Promise<WinnableDeal | null>;
  /** Looks for one until it is found or given up; `onTried` hears how many have been looked at. */
  find(of: GameRules, level: Level | null, onTried: (tried: number) => void): Promise<FindResult>;
  /** Gives up what the player waited for. */
  leave(): void;
  /** The rules and the deal on the table: their supply is filled, its level found out. */
  follow(of: GameRules, number: number | null): void;
  /** What is known of the level of the deal on the table; `null` for not known (yet), or no scale. */
  level(): Level | null;
  /** Can a position be won? Rejects when the search fails. */
  judge(of: GameRules, position: Uint8Array): Promise<Judgement>;
  /** Something has changed: goes on with what there is to do. */
  goOn(): void;
  setVisible(visible: boolean): void;
  /** Hears when the level of the deal on the table is known. */
  onLevel(listener: () => void): void;
  /** Resolves when nothing is being looked for. */
  settled(): Promise<void>;
}

function finish(finder: FinderState, search: Search, result: FindResult): void {
  if (search.over) return;
  search.over = true;
  if (finder.search === search) finder.search = null;
  search.resolve(result);
}

/** One of the deals looked at while the player waits; one of another level goes into the supply. */
async function tryForPlayer(finder: FinderState, search: Search): Promise<void> {
  const { of, wish } = search;
  const number = finder.parts.anyNumber();
  const winnable = await isWinnable(finder, of, number);
  if (search.over) return;
  search.onTried(++search.tried);
  if (!winnable) return;
  if (wish === null) return finish(finder, search, { kind: 'found', deal: { number, level: null } });
  const level = await levelled(finder, of, number);
  if (!search.over && level === wish) finish(finder, search, { kind: 'found', deal: { number, level } });
  else await addToSupply(finder, of, { number, level });
}

async function servePlayer(finder: FinderState, search: Search): Promise<void> {
  const one = async (): Promise<void> => {
    while (!search.over && finder.visible) await tryForPlayer(finder, search);
  };
  const all = await Promise.allSettled(Array.from({ length: finder.parts.jobs }, one));
  const failed = all.some((end) => end.status === 'rejected' && !(end.reason instanceof GivenUp));
  if (!failed) return;
  finder.broken = true;
  finish(finder, search, { kind: 'failed' });
}

async function rate(finder: FinderState, dealt: Dealt): Promise<void> {
  const { of, number } = dealt;
  const winnable = number !== null && isScaled(finder, of) && (await isWinnable(finder, of, number));
  dealt.level = winnable ? await levelled(finder, of, number) : null;
  if (finder.onTable === dealt) for (const listener of finder.listeners) listener();
}

async function fillOne(finder: FinderState, of: GameRules): Promise<void> {
  const number = finder.parts.anyNumber();
  const key = keyOf(of);
  if (await isWinnable(finder, of, number)) {
    await addToSupply(finder, of, { number, level: await levelled(finder, of, number) });
    finder.misses.delete(key);
  } else finder.misses.set(key, (finder.misses.get(key) ?? 0) + 1);
}

/** What is to be done next in the background, or `null`. */
async function nextWork(finder: FinderState): Promise<(() => Promise<void>) | null> {
  const { parts, onTable, visible, broken } = finder;
  if (!visible || broken || onTable === null || !parts.idle()) return null;
  if (onTable.level === undefined) return () => rate(finder, onTable);
  if (!parts.wanted() || (finder.misses.get(keyOf(onTable.of)) ?? 0) >= mostMisses) return null;
  const full = isFull(await supplyOf(finder, onTable.of), isScaled(finder, onTable.of));
  return full ? null : () => fillOne(finder, onTable.of);
}

async function work(finder: FinderState): Promise<void> {
  while (finder.visible) {
    const { search } = finder;
    const next = search === null ? await nextWork(finder) : () => servePlayer(finder, search);
    if (finder.search !== search) continue;
    if (next === null) return;
    try {
      await next();
    } catch (error) {
      if (!(error instanceof GivenUp)) finder.broken = true;
    }
  }
}

function goOn(finder: FinderState): void {
  wake(finder);
  finder.again = true;
  if (finder.running !== null || !finder.visible) return;
  finder.again = false;
  finder.running = work(finder).finally(() => {
    finder.running = null;
    if (finder.again) return goOn(finder);
    // with nothing to do the workers and their memory go
    if (finder.judging === 0) finder.parts.pool.close();
  });
}

function find(
  finder: FinderState,
  of: GameRules,
  level: Level | null,
  onTried: (tried: number) => void,
): Promise<FindResult> {
  return new Promise((resolve) => {
    if (finder.search !== null) finish(finder, finder.search, { kind: 'left' });
    const wish = isScaled(finder, of) ? level : null;
    finder.search = { of, wish, onTried, resolve, tried: 0, over: false };
    finder.broken = false;
    giveUpQuestions(finder);
    goOn(finder);
  });
}

function follow(finder: FinderState, of: GameRules, number: number | null): void {
  const { onTable } = finder;
  const same = onTable !== null && onTable.number === number && keyOf(onTable.of) === keyOf(of);
  if (!same) {
    finder.onTable = { of, number, level: number === null || !isScaled(finder, of) ? null : undefined };
    if (finder.search === null && finder.running !== null) giveUpQuestions(finder);
  }
  goOn(finder);
}

async function judge(finder: FinderState, { rules }: GameRules, position: Uint8Array): Promise<Judgement> {
  const question = { rules: ruleNumbers(rules), position, want: 'verdict' } as const;
  const { pool } = finder.parts;
  finder.judging++;
  try {
    const verdict = await pool.ask({ ticket: ++finder.tickets, ...question, limits: judgeLimits });
    return verdict === null || verdict.why === 'stopped' ? 'stopped' : verdict.status;
  } finally {
    finder.judging--;
    goOn(finder);
  }
}

/** Opens a finder; it begins with the first `follow` or `find`. */
export function createFinder(parts: FinderParts): Finder {
  const finder: FinderState = {
    parts,
    supplies: new Map(),
    misses: new Map(),
    listeners: new Set(),
    search: null,
    onTable: null,
    visible: true,
    broken: false,
    running: null,
    again: false,
    givenUp: 0,
    resting: new Set(),
    judging: 0,
    tickets: 0,
  };
  return {
    take: (of, level) => {
      const wish = isScaled(finder, of) ? level : null;
      return changeSupply(finder, of, (supply) => {
        const taken = takeFrom(supply, wish, finder.onTable?.number ?? null);
        return taken === null ? [supply, null] : [taken.rest, taken.deal];
      });
    },
    find: (of, level, onTried) => find(finder, of, level, onTried),
    leave() {
      if (finder.search === null) return;
      finish(finder, finder.search, { kind: 'left' });
      giveUpQuestions(finder);
    },
    follow: (of, number) => follow(finder, of, number),
    level: () => finder.onTable?.level ?? null,
    judge: (of, position) => judge(finder, of, position),
    goOn: () => goOn(finder),
    setVisible(visible) {
      finder.visible = visible;
      if (visible) goOn(finder);
      else giveUpQuestions(finder);
    },
    onLevel: (listener) => void finder.listeners.add(listener),
    async settled() {
      while (finder.running !== null) await finder.running;
    },
  };
}
