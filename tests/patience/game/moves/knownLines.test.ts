import { beforeAll, describe, expect, it } from 'vitest';
import { CELL, FOUNDATION } from '../../../../assembly/abi';
import { packMove } from '../../../../src/patience/core/buffers';
import { readPosition } from '../../../../src/patience/core/notation';
import { searchOn } from '../../../../src/patience/core/search';
import type { Move, Position } from '../../../../src/patience/core/types';
import { withAutomaticMoves } from '../../../../src/patience/game/moves/autoplay';
import { addEntry, beginHistory, keyAt } from '../../../../src/patience/game/moves/history';
import {
  knownLength,
  learnLine,
  lineFrom,
  nothingKnown,
  rememberLine,
} from '../../../../src/patience/game/moves/knownLines';
import { wins } from '../../../../src/patience/game/moves/tryMoves';
import { openTestCore } from '../../../support/core';

const core = await openTestCore(32);
const nothing: ReadonlySet<number> = new Set();

let start: Position;
let line: readonly Move[];
beforeAll(() => {
  core.setRules(core.gameRules('streets'));
  core.deal(5);
  const search = searchOn(core);
  search.begin(3_000_000);
  while (search.step(100_000) === 0);
  line = [...search.line()];
  start = core.position();
  expect(line.length).toBeGreaterThan(50);
});

/** The keys of the positions along a line from the beginning. */
function keysAlong(moves: readonly Move[]): bigint[] {
  core.load(start);
  const keys = [core.key()];
  for (const move of moves) {
    core.play(move);
    keys.push(core.key());
  }
  core.load(start);
  return keys;
}

describe('a line that was found', () => {
  it('is remembered with the game’s way to it, at every position', () => {
    const known = nothingKnown();
    const path = { start, moves: line.slice(0, 7), returned: nothing };
    core.load(start);
    expect(learnLine(known, core, path, line.slice(7), false)).toBe(true);
    expect(core.position()).toEqual(start);
    expect([...known.won.keys()]).toEqual(keysAlong(line));
    for (const [at, key] of keysAlong(line).entries())
      expect(knownLength(known, key)).toBeLessThanOrEqual(line.length - at);
  });

  it('has the automatic moves put in where the table makes them', () => {
    const known = nothingKnown();
    core.load(start);
    const whole = withAutomaticMoves(core, line, nothing);
    expect(whole).not.toEqual(line);
    expect(wins(core, whole)).toBe(true);
    expect(learnLine(known, core, { start, moves: [], returned: nothing }, line, true)).toBe(true);
    expect(lineFrom(known, core)).toEqual(whole);
    expect([...known.won.keys()]).toEqual(keysAlong(whole));
  });

  it('may end in a position known winnable, whose line then goes on', () => {
    const known = nothingKnown();
    const path = { start, moves: [], returned: nothing };
    core.load(start);
    expect(learnLine(known, core, path, line.slice(0, 5), false)).toBe(false);
    expect(known.won.size).toBe(0);
    let history = beginHistory(core);
    for (const move of line.slice(0, 5)) history = addEntry(history, core, [core.play(move)]);
    rememberLine(known, core, core.position(), line.slice(5));
    expect(known.won.has(keyAt(history, 0))).toBe(false);
    core.load(start);
    expect(learnLine(known, core, path, line.slice(0, 5), false)).toBe(true);
    expect(lineFrom(known, core)).toEqual(line);
  });

  it('proves nothing where it is not legal or does not win', () => {
    const known = nothingKnown();
    const path = { start, moves: [], returned: nothing };
    core.load(start);
    expect(learnLine(known, core, path, [...line.slice(0, 3), 0x100000], false)).toBe(false);
    expect(learnLine(known, core, path, line.slice(0, -1), true)).toBe(false);
    expect(known.won.size).toBe(0);
    expect(core.position()).toEqual(start);
  });
});

describe('a position that is won already', () => {
  it('keeps its line when another comes that is no shorter', () => {
    core.setRules(core.gameRules('free-cells'));
    core.load(readPosition('Foundations: C-13 D-13 H-12 S-12\nKS\nKH', core.rules));
    const here = core.position();
    const [spade, heart] = [packMove(0, FOUNDATION + 6, 1), packMove(1, FOUNDATION + 4, 1)];
    const detour = [packMove(0, CELL, 1), heart, packMove(CELL, FOUNDATION + 6, 1)];
    const known = nothingKnown();
    const learned = (moves: readonly Move[]): readonly Move[] | null => {
      expect(learnLine(known, core, { start: here, moves: [], returned: nothing }, moves, false)).toBe(true);
      return lineFrom(known, core);
    };
    expect(learned(detour)).toEqual(detour);
    expect(learned([spade, heart])).toEqual([spade, heart]);
    expect(learned([heart, spade])).toEqual([spade, heart]);
    expect(learned(detour)).toEqual([spade, heart]);
    expect(rememberLine(known, core, here, [heart, spade])).not.toBeNull();
    expect(lineFrom(known, core)).toEqual([spade, heart]);
  });
});
