import { describe, expect, it } from 'vitest';
import { packMove } from '../../../src/patience/core/buffers';
import type { Played, RuleRecord } from '../../../src/patience/core/types';
import { gameIds } from '../../../src/shared/core/types';
import { seededRandom } from '../../referee/random';
import { openTestCore } from '../../support/core';

const core = await openTestCore();
const rows = gameIds.map((game) => core.gameRules(game));
const ft = core.gameRules('forty-thieves');

/** Records beyond the seven rows: every value of every column stands in at least one. */
const houseRules: RuleRecord[] = [
  { ...ft, faceDown: 3, build: 'alternate', carry: 'run' },
  { ...ft, decks: 1, columns: 7, rows: 5, faceDown: 2, build: 'any', passes: 3, fill: 'king' },
  { ...ft, cells: 2, carry: 'spaces', return: true, passes: 2 },
  { ...ft, columns: 4, rows: 13, carry: 'cells', cells: 1, fill: 'king', build: 'alternate' },
  { ...ft, columns: 12, rows: 0, passes: 0, cells: 4, carry: 'spaces', build: 'alternate', return: true },
  { ...ft, decks: 1, columns: 4, rows: 0, passes: 0, cells: 0, build: 'any', carry: 'run' },
];
const records = [...rows, ...houseRules];

/** Plays `length` random moves, now and then taking some back; calls `look` at every position. */
function wander(seed: number, length: number, look: () => void): void {
  const next = seededRandom(seed);
  const random = (below: number): number => Math.floor(next() * below);
  const played: Played[] = [];
  for (let i = 0; i < length; i++) {
    const moves = core.moves();
    const back = played.length > 0 && random(8) === 0;
    if (moves.length === 0 && !back) break;
    if (back) {
      const last = played.pop() as Played;
      core.undo(last.move, last.undo);
    } else {
      played.push(core.play(moves[random(moves.length)] as number));
    }
    look();
  }
}

describe.each(records.map((record, index) => [index, record] as const))('rule record %i', (index, record) => {
  it('undo is the inverse of play, to the byte and the key', () => {
    core.setRules(record);
    core.deal(100 + index);
    wander(index, 300, () => {
      const bytes = core.bytes();
      const key = core.key();
      for (const move of core.moves()) {
        const { undo } = core.play(move);
        core.undo(move, undo);
        expect(core.key()).toBe(key);
      }
      expect(live(core.bytes())).toEqual(live(bytes));
    });
  });

  it('keeps its key as if it were reckoned from scratch, and every card exactly once', () => {
    core.setRules(record);
    core.deal(200 + index);
    const all = Array.from({ length: 52 * record.decks }, (_, id) => id);
    wander(index + 50, 400, () => {
      expect(core.key()).toBe(core.exports.freshKey());
      expect([...core.position().piles.flat()].sort((a, b) => a - b)).toEqual(all);
    });
  });

  it('refuses exactly the moves that it does not generate', () => {
    core.setRules(record);
    core.deal(300 + index);
    wander(index + 90, 60, () => {
      const legal = new Set(core.moves());
      const wrong: unknown[] = [];
      for (let from = 0; from < 26; from++) {
        for (let to = 0; to < 26; to++) {
          const most = Math.max(1, core.position().piles[from]?.length ?? 0, 3);
          for (let count = 1; count <= Math.min(most, 104); count++) {
            const move = packMove(from, to, count);
            if ((core.refusal(move) === null) !== legal.has(move)) wrong.push([from, to, count]);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  it('tells the picture exactly what changed', () => {
    core.setRules(record);
    core.deal(400 + index);
    wander(index + 130, 200, () => {
      for (const move of core.moves()) {
        const before = core.position();
        const played = core.play(move);
        const after = core.position();
        core.undo(move, played.undo);
        expect(applied(before, played)).toEqual({ piles: after.piles, faceDown: after.faceDown });
      }
    });
  });

  it('gives permuted columns, permuted cells and twins the same key', () => {
    core.setRules(record);
    core.deal(500 + index);
    wander(index + 170, 40, () => {
      const position = core.position();
      const key = core.key();
      const bytes = core.bytes();
      const piles = position.piles.map((pile) =>
        record.decks === 2 ? pile.map((id) => (id + 52) % 104) : [...pile],
      );
      const columns = piles.slice(0, record.columns).reverse();
      const cells = piles.slice(12, 12 + record.cells).reverse();
      piles.splice(0, columns.length, ...columns);
      piles.splice(12, cells.length, ...cells);
      const down = [...position.faceDown.slice(0, record.columns)].reverse();
      core.load({
        piles,
        faceDown: [...down, ...position.faceDown.slice(record.columns)],
        pass: position.pass,
      });
      expect(core.key()).toBe(key);
      core.loadBytes(bytes);
    });
  });
});

/** The bytes that mean something: what lies above a pile's top is of no account. */
function live(bytes: Uint8Array): unknown {
  const lengths = [...bytes.subarray(0, 26)];
  return [bytes.slice(0, 39), lengths.map((n, pile) => bytes.slice(40 + pile * 104, 40 + pile * 104 + n))];
}

/** What a spectator of the events holds to be true. */
function applied(
  before: { piles: readonly (readonly number[])[]; faceDown: readonly number[] },
  played: Played,
) {
  const piles = before.piles.map((pile) => [...pile]);
  const faceDown = [...before.faceDown];
  const moved = played.events.filter((event) => event.kind === 'move');
  for (const { card, from } of moved) {
    const pile = piles[from] as number[];
    pile.splice(pile.indexOf(card), 1);
  }
  for (const { card, to } of moved) piles[to]?.push(card);
  for (const event of played.events) {
    if (event.kind !== 'turn') continue;
    expect(piles[event.from]?.at(-1)).toBe(event.card);
    faceDown[event.from] = (faceDown[event.from] ?? 0) - 1;
  }
  return { piles, faceDown };
}
