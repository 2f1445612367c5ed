import { ruleNumbers } from '../../core/rules';
import type { VerdictStatus } from '../../solver/protocol';
import { type Checked, isFull, takeFrom, type Wish } from './dealSupply';
import {
  changeStock,
  type Desk,
  type FinderParts,
  type Found,
  isScaled,
  isWinnable,
  keyOf,
  type Lying,
  levelled,
  putInStock,
  type Rules,
  Stopped,
  stockOf,
  stopAsking,
  type Waiting,
  wake,
} from './finderQuestions';

// Finds deals that can be won: at once from the stock, else while the player waits, and fills the stock again in the
// background, one question at a time. Nothing is asked while the page is hidden, or when there is nothing to do.

/** In the background, after so many deals in a row without a win, no more are tried under these rules. */
const patience = 60;
/** What a position that a player asks about may take. */
const judgeLimits = { nodes: 50_000_000, seconds: 20 };

/** `stopped`: the question was given up. */
export type Judgement = VerdictStatus | 'stopped';

export interface Finder {
  /** A checked deal out of the stock, at once; `null` when there is none as wished for. */
  take(of: Rules, wish: Wish): Promise<Checked | null>;
  /** Looks for one until it is found or given up; `onTried` hears how many have been looked at. */
  find(of: Rules, wish: Wish, onTried: (tried: number) => void): Promise<Found>;
  /** Gives up what the player waited for. */
  leave(): void;
  /** The rules and the deal on the table: their stock is filled, its level found out. */
  follow(of: Rules, number: number | null): void;
  /** What is known of the level of the deal on the table; `null` for not known (yet), or no scale. */
  level(): Checked['level'];
  /** Can a position be won? Rejects when the search fails. */
  judge(of: Rules, position: Uint8Array): Promise<Judgement>;
  /** Something has changed: goes on with what there is to do. */
  poke(): void;
  setVisible(visible: boolean): void;
  /** Hears when the level of the deal on the table is known. */
  onLevel(listener: () => void): void;
  /** Resolves when nothing is being looked for. */
  settled(): Promise<void>;
}

function finish(desk: Desk, waiting: Waiting, found: Found): void {
  if (waiting.over) return;
  waiting.over = true;
  if (desk.waiting === waiting) desk.waiting = null;
  waiting.resolve(found);
}

/** One of the deals that are looked at while the player waits; what is not as wished for goes into the stock. */
async function tryForPlayer(desk: Desk, waiting: Waiting): Promise<void> {
  const { of, wish } = waiting;
  const number = desk.parts.anyNumber();
  const good = await isWinnable(desk, of, number);
  if (waiting.over) return;
  waiting.onTried(++waiting.tried);
  if (!good) return;
  if (wish === null) return finish(desk, waiting, { kind: 'found', deal: { number, level: null } });
  const level = await levelled(desk, of, number);
  if (!waiting.over && level === wish) finish(desk, waiting, { kind: 'found', deal: { number, level } });
  else await putInStock(desk, of, { number, level });
}

async function servePlayer(desk: Desk, waiting: Waiting): Promise<void> {
  const one = async (): Promise<void> => {
    while (!waiting.over && desk.visible) await tryForPlayer(desk, waiting);
  };
  const all = await Promise.allSettled(Array.from({ length: desk.parts.jobs }, one));
  const failed = all.some((end) => end.status === 'rejected' && !(end.reason instanceof Stopped));
  if (!failed) return;
  desk.broken = true;
  finish(desk, waiting, { kind: 'failed' });
}

async function rateLying(desk: Desk, lying: Lying): Promise<void> {
  const { of, number } = lying;
  const good = number !== null && isScaled(desk, of) && (await isWinnable(desk, of, number));
  lying.level = good ? await levelled(desk, of, number) : null;
  if (desk.lying === lying) for (const listener of desk.listeners) listener();
}

async function fillOne(desk: Desk, of: Rules): Promise<void> {
  const number = desk.parts.anyNumber();
  const key = keyOf(of);
  if (await isWinnable(desk, of, number)) {
    await putInStock(desk, of, { number, level: await levelled(desk, of, number) });
    desk.barren.delete(key);
  } else desk.barren.set(key, (desk.barren.get(key) ?? 0) + 1);
}

/** What is to be done next in the background, or `null`. */
async function nextWork(desk: Desk): Promise<(() => Promise<void>) | null> {
  const { parts, lying, visible, broken } = desk;
  if (!visible || broken || lying === null || !parts.idle()) return null;
  if (lying.level === undefined) return () => rateLying(desk, lying);
  if (!parts.wanted() || (desk.barren.get(keyOf(lying.of)) ?? 0) >= patience) return null;
  const full = isFull(await stockOf(desk, lying.of), isScaled(desk, lying.of));
  return full ? null : () => fillOne(desk, lying.of);
}

async function work(desk: Desk): Promise<void> {
  while (desk.visible) {
    const { waiting } = desk;
    const next = waiting === null ? await nextWork(desk) : () => servePlayer(desk, waiting);
    if (desk.waiting !== waiting) continue;
    if (next === null) return;
    try {
      await next();
    } catch (error) {
      if (!(error instanceof Stopped)) desk.broken = true;
    }
  }
}

function poke(desk: Desk): void {
  wake(desk);
  desk.again = true;
  if (desk.running !== null || !desk.visible) return;
  desk.again = false;
  desk.running = work(desk).finally(() => {
    desk.running = null;
    if (desk.again) return poke(desk);
    // with nothing to do the workers and their memory go
    if (desk.judging === 0) desk.parts.pool.close();
  });
}

function find(desk: Desk, of: Rules, wish: Wish, onTried: (tried: number) => void): Promise<Found> {
  return new Promise((resolve) => {
    if (desk.waiting !== null) finish(desk, desk.waiting, { kind: 'left' });
    const level = isScaled(desk, of) ? wish : null;
    desk.waiting = { of, wish: level, onTried, resolve, tried: 0, over: false };
    desk.broken = false;
    stopAsking(desk);
    poke(desk);
  });
}

function follow(desk: Desk, of: Rules, number: number | null): void {
  const { lying } = desk;
  const same = lying !== null && lying.number === number && keyOf(lying.of) === keyOf(of);
  if (!same) {
    desk.lying = { of, number, level: number === null || !isScaled(desk, of) ? null : undefined };
    if (desk.waiting === null && desk.running !== null) stopAsking(desk);
  }
  poke(desk);
}

async function judge(desk: Desk, { rules }: Rules, position: Uint8Array): Promise<Judgement> {
  const question = { rules: ruleNumbers(rules), position, want: 'verdict' } as const;
  desk.judging++;
  try {
    const verdict = await desk.parts.pool.ask({ ticket: ++desk.tickets, ...question, limits: judgeLimits });
    return verdict === null || verdict.why === 'stopped' ? 'stopped' : verdict.status;
  } finally {
    desk.judging--;
    poke(desk);
  }
}

/** Opens a finder; it begins with the first `follow` or `find`. */
export function createFinder(parts: FinderParts): Finder {
  const desk: Desk = {
    parts,
    stocks: new Map(),
    barren: new Map(),
    listeners: new Set(),
    waiting: null,
    lying: null,
    visible: true,
    broken: false,
    running: null,
    again: false,
    stops: 0,
    resting: new Set(),
    judging: 0,
    tickets: 0,
  };
  return {
    take: (of, wish) => {
      const level = isScaled(desk, of) ? wish : null;
      return changeStock(desk, of, (stock) => {
        const taken = takeFrom(stock, level, desk.lying?.number ?? null);
        return taken === null ? [stock, null] : [taken.rest, taken.deal];
      });
    },
    find: (of, wish, onTried) => find(desk, of, wish, onTried),
    leave() {
      if (desk.waiting === null) return;
      finish(desk, desk.waiting, { kind: 'left' });
      stopAsking(desk);
    },
    follow: (of, number) => follow(desk, of, number),
    level: () => desk.lying?.level ?? null,
    judge: (of, position) => judge(desk, of, position),
    poke: () => poke(desk),
    setVisible(visible) {
      desk.visible = visible;
      if (visible) poke(desk);
      else stopAsking(desk);
    },
    onLevel: (listener) => void desk.listeners.add(listener),
    async settled() {
      while (desk.running !== null) await desk.running;
    },
  };
}
