import { describe, expect, test } from 'vitest';
import { searchOn } from '../../../../src/patience/core/search';
import type { RuleRecord } from '../../../../src/patience/core/types';
import {
  isFull,
  readSupply,
  supplyNote,
  takeFrom,
  type WinnableDeal,
} from '../../../../src/patience/game/deals/dealSupply';
import { createFinder, type Finder } from '../../../../src/patience/game/deals/finder';
import { checkNodes, type FinderParts } from '../../../../src/patience/game/deals/finderQuestions';
import type { Pool } from '../../../../src/patience/solver/pool';
import type { Verdict, Work } from '../../../../src/patience/solver/protocol';
import { solveWork } from '../../../../src/patience/solver/solve';
import type { GameId } from '../../../../src/shared/core/types';
import { passingNotes } from '../../../shared/storage/browser';
import { openTestCore } from '../../../support/core';

const core = await openTestCore();
const searching = await openTestCore(32);

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A pool that really searches, and what a test may do to it. */
function testPool() {
  const search = searchOn(searching);
  const pool = {
    asked: [] as Work[],
    closed: 0,
    /** questions wait here while it is set */
    gate: null as Promise<void> | null,
    dead: false,
    loses: false,
    stops: 0,
    async ask(work: Work): Promise<Verdict | null> {
      pool.asked.push(work);
      const { stops } = pool;
      if (pool.dead) throw new Error('the worker is gone');
      await (pool.gate ?? turn());
      if (pool.stops > stops) return null;
      if (pool.loses && work.limits.nodes === checkNodes)
        return {
          ticket: work.ticket,
          status: 'unknown',
          line: new Uint32Array(),
          nodes: 1,
          milliseconds: 0,
          why: 'nodes',
        };
      const hooks = { now: () => 0, breathe: async () => {}, stopped: () => false, onInfo: () => {} };
      return solveWork(search, work, hooks);
    },
    stop() {
      pool.stops++;
    },
    close() {
      pool.closed++;
    },
  };
  return pool satisfies Pool;
}

interface Scene {
  readonly finder: Finder;
  readonly pool: ReturnType<typeof testPool>;
  readonly notes: ReturnType<typeof passingNotes>;
  readonly now: { idle: boolean; wanted: boolean };
  readonly dealt: number[];
}

function open(more: Partial<FinderParts> = {}): Scene {
  const pool = testPool();
  const notes = passingNotes();
  const now = { idle: true, wanted: true };
  const dealt: number[] = [];
  const finder = createFinder({
    core,
    pool,
    jobs: 2,
    notes,
    ownRules: core.gameRules,
    anyNumber: () => {
      dealt.push(1000 + dealt.length);
      return dealt.at(-1)!;
    },
    firstSupply: () => [],
    idle: () => now.idle,
    wanted: () => now.wanted,
    ...more,
  });
  return { finder, pool, notes, now, dealt };
}

const own = (game: GameId) => ({ game, rules: core.gameRules(game) });
const house = (game: GameId, changes: Partial<RuleRecord>) => ({
  game,
  rules: { ...core.gameRules(game), ...changes },
});
const quick = house('free-cells', { fill: 'king' });

describe('the background', () => {
  test('fills the stock, every level of it, then asks nothing more and lets its workers go', async () => {
    const { finder, pool, notes } = open();
    const of = own('free-cells');
    finder.follow(of, 1);
    await finder.settled();
    const stock = readSupply(await notes.note(supplyNote(of.game, of.rules)));
    expect(isFull(stock, true)).toBe(true);
    expect(new Set(stock.map(({ number }) => number)).size).toBe(9);
    expect(pool.closed).toBe(1);
    const asked = pool.asked.length;
    finder.goOn();
    finder.follow(of, 1);
    await finder.settled();
    expect(pool.asked.length).toBe(asked);
  });

  test('tells the level of the deal on the table, the same each time', async () => {
    const levels = [];
    for (let i = 0; i < 2; i++) {
      const { finder, now } = open();
      now.wanted = false;
      let heard = 0;
      finder.onLevel(() => heard++);
      finder.follow(own('free-cells'), 617);
      expect(finder.level()).toBe(null);
      await finder.settled();
      expect(heard).toBe(1);
      levels.push(finder.level());
    }
    expect(levels[0]).not.toBe(null);
    expect(levels[1]).toBe(levels[0]);
  });

  test('has no level for house rules, nor for a position without a number', async () => {
    const { finder, pool, now } = open();
    now.wanted = false;
    finder.follow(quick, 617);
    await finder.settled();
    finder.follow(own('free-cells'), null);
    await finder.settled();
    expect(finder.level()).toBe(null);
    expect(pool.asked).toHaveLength(0);
  });

  test('asks nothing while the page is hidden, the player’s own question runs, or nobody wants it', async () => {
    const { finder, pool, now } = open();
    now.idle = false;
    finder.follow(quick, 1);
    await finder.settled();
    now.idle = true;
    finder.setVisible(false);
    finder.goOn();
    await finder.settled();
    now.wanted = false;
    finder.setVisible(true);
    await finder.settled();
    expect(pool.asked).toHaveLength(0);
    now.wanted = true;
    finder.goOn();
    await finder.settled();
    expect(pool.asked.length).toBeGreaterThanOrEqual(6);
  });

  test('rests between two looks at a deal while the player’s own question runs', async () => {
    const { finder, pool, now } = open();
    now.wanted = false;
    finder.follow(own('free-cells'), 617);
    while (pool.asked.length < 3) await turn();
    now.idle = false;
    for (let i = 0; i < 5; i++) await turn();
    const { length } = pool.asked;
    finder.goOn();
    for (let i = 0; i < 5; i++) await turn();
    expect(pool.asked).toHaveLength(length);
    now.idle = true;
    finder.follow(own('free-cells'), 617);
    await finder.settled();
    expect(pool.asked.length).toBeGreaterThan(length);
    expect(finder.level()).not.toBe(null);
  });

  test('that rests is left for another deal, and for a search that the player waits for', async () => {
    const { finder, pool, now } = open();
    now.wanted = false;
    finder.follow(own('free-cells'), 617);
    while (pool.asked.length < 3) await turn();
    now.idle = false;
    for (let i = 0; i < 5; i++) await turn();
    const found = await finder.find(own('free-cells'), null, () => undefined);
    expect(found.kind).toBe('found');
    finder.follow(own('free-cells'), 618);
    now.idle = true;
    finder.goOn();
    await finder.settled();
    expect(finder.level()).not.toBe(null);
  });

  test('stops at once when the page is hidden, and goes on when it is seen again', async () => {
    const { finder, pool, notes } = open();
    finder.follow(quick, 1);
    await turn();
    finder.setVisible(false);
    await finder.settled();
    const { length } = pool.asked;
    await turn();
    expect(pool.asked.length).toBe(length);
    finder.setVisible(true);
    await finder.settled();
    expect(readSupply(await notes.note(supplyNote(quick.game, quick.rules)))).toHaveLength(6);
  });

  test('gives up rules under which nothing is ever won', async () => {
    const { finder, pool } = open();
    pool.loses = true;
    finder.follow(quick, 1);
    await finder.settled();
    expect(pool.asked).toHaveLength(60);
    finder.goOn();
    await finder.settled();
    expect(pool.asked).toHaveLength(60);
  });

  test('does not ask on when the search is dead', async () => {
    const { finder, pool } = open();
    pool.dead = true;
    finder.follow(quick, 1);
    await finder.settled();
    finder.goOn();
    await finder.settled();
    expect(pool.asked).toHaveLength(1);
  });
});

describe('a deal for the player', () => {
  test('comes out of the stock at once, each one once, also with a full or refusing storage', async () => {
    const notes = passingNotes();
    const full = {
      ...notes,
      putNote: async () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const { finder } = open({ notes: full });
    finder.follow(quick, 1);
    await finder.settled();
    const taken = [];
    for (let i = 0; i < 7; i++) taken.push((await finder.take(quick, null))?.number);
    expect(new Set(taken.slice(0, 6)).size).toBe(6);
    expect(taken[6]).toBe(undefined);
  });

  test('is as hard as wished for', async () => {
    const { finder } = open();
    const of = own('free-cells');
    finder.follow(of, 1);
    await finder.settled();
    for (const level of ['hard', 'easy', 'medium', 'hard'] as const)
      expect((await finder.take(of, level))?.level).toBe(level);
  });

  test('taken from a stock that was kept, and never twice after a reload', async () => {
    const notes = passingNotes();
    const deals: WinnableDeal[] = [
      { number: 5, level: null },
      { number: 6, level: null },
    ];
    await notes.putNote(supplyNote(quick.game, quick.rules), { kept: 1, deals });
    expect((await open({ notes }).finder.take(quick, null))?.number).toBe(5);
    expect((await open({ notes }).finder.take(quick, null))?.number).toBe(6);
    expect(await open({ notes }).finder.take(quick, null)).toBe(null);
  });

  test('is looked for, with progress, and can be won', async () => {
    const { finder } = open();
    const tried: number[] = [];
    const found = await finder.find(own('forty-thieves'), null, (n) => tried.push(n));
    expect(found.kind).toBe('found');
    if (found.kind !== 'found') return;
    expect(tried).toEqual(tried.map((_, i) => i + 1));
    core.setRules(core.gameRules('forty-thieves'));
    core.deal(found.deal.number);
    const question = { rules: [2, 10, 4, 0, 0, 0, 0, 0, 1, 0], position: core.bytes() };
    const again = await testPool().ask({
      ticket: 1,
      ...question,
      want: 'verdict',
      limits: { nodes: checkNodes, seconds: Number.POSITIVE_INFINITY },
    });
    expect(again?.status).toBe('winnable');
  });

  test('given up, for another game or for none', async () => {
    const { finder, pool } = open();
    pool.loses = true;
    const first = finder.find(quick, null, () => {});
    await turn();
    const second = finder.find(own('streets'), null, () => {});
    expect(await first).toEqual({ kind: 'left' });
    finder.leave();
    expect(await second).toEqual({ kind: 'left' });
    await finder.settled();
    const { length } = pool.asked;
    await turn();
    expect(pool.asked.length).toBe(length);
  });

  test('waits while the page is hidden', async () => {
    const { finder, pool, dealt } = open();
    pool.loses = true;
    const found = finder.find(quick, null, () => {});
    await turn();
    finder.setVisible(false);
    await finder.settled();
    const { length } = dealt;
    await turn();
    expect(dealt.length).toBe(length);
    pool.loses = false;
    finder.setVisible(true);
    expect((await found).kind).toBe('found');
  });

  test('fails with one word when the search is dead, and works again with a new one', async () => {
    const { finder, pool } = open();
    pool.dead = true;
    expect(await finder.find(quick, null, () => {})).toEqual({ kind: 'failed' });
    pool.dead = false;
    expect((await finder.find(quick, null, () => {})).kind).toBe('found');
  });
});

describe('a kept stock', () => {
  test('is read as far as it is whole', () => {
    const deals = [
      { number: 1, level: 'hard' },
      { number: 0, level: null },
      { number: 2 ** 31, level: null },
      { number: 1.5, level: null },
      { number: '7', level: null },
      { number: 8, level: 'devilish' },
      null,
      { number: 9, level: null },
    ];
    expect(readSupply({ kept: 1, deals })).toEqual([
      { number: 1, level: 'hard' },
      { number: 9, level: null },
    ]);
    for (const note of [undefined, null, 7, 'x', [], {}, { deals: 3 }]) expect(readSupply(note)).toEqual([]);
  });

  test('gives the first that is as wished for', () => {
    const stock: WinnableDeal[] = [
      { number: 1, level: 'easy' },
      { number: 2, level: 'hard' },
    ];
    expect(takeFrom(stock, 'hard', 1)).toEqual({ deal: stock[1], rest: [stock[0]] });
    expect(takeFrom(stock, null, null)?.deal.number).toBe(1);
    expect(takeFrom(stock, null, 1)?.deal.number).toBe(2);
    expect(takeFrom(stock, 'medium', null)).toBe(null);
  });
});
