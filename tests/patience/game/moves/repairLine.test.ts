import { beforeAll, describe, expect, it } from 'vitest';
import { searchOn } from '../../../../src/patience/core/search';
import type { Move } from '../../../../src/patience/core/types';
import { addEntry, beginHistory, type History } from '../../../../src/patience/game/moves/history';
import {
  type Known,
  knownKeys,
  nothingKnown,
  rememberLine,
} from '../../../../src/patience/game/moves/knownLines';
import { repairLast, repairLine, stepsOf } from '../../../../src/patience/game/moves/repairLine';
import { keyAfter, wins } from '../../../../src/patience/game/moves/tryMoves';
import type { GameId } from '../../../../src/shared/core/types';
import { openTestCore } from '../../../support/core';
import { openScene } from '../fakes';

const core = await openTestCore(32);

interface Won {
  readonly known: Known;
  readonly history: History;
  readonly line: readonly Move[];
}

/** A deal with a line that the search finds. */
function openWon(game: GameId, number: number): Won {
  core.setRules(core.gameRules(game));
  core.deal(number);
  const search = searchOn(core);
  search.begin(3_000_000);
  while (search.step(100_000) === 0);
  const line = [...search.line()];
  expect(line.length).toBeGreaterThan(0);
  const known = nothingKnown();
  const history = beginHistory(core);
  expect(rememberLine(known, core, history.start, line)).not.toBeNull();
  return { known, history, line };
}

/**
 * Plays `line` as entries, then another move of the core's that leaves the line; false when there is none.
 */
function deviate(won: Won, at: number, which: number): History | null {
  core.load(won.history.start);
  let history = won.history;
  for (const move of won.line.slice(0, at)) history = addEntry(history, core, [core.play(move)]);
  const off = core.moves().filter((move) => !won.known.won.has(keyAfter(core, move)));
  const move = off[which % Math.max(1, off.length)];
  return move === undefined ? null : addEntry(history, core, [core.play(move)]);
}

describe.each(['forty-thieves', 'streets', 'josephine', 'free-cells'] as const)('a line of %s', (game) => {
  let won: Won;
  beforeAll(() => {
    won = openWon(game, game === 'forty-thieves' ? 2 : 1);
  });

  it('is repaired after many a move that leaves it; what comes of it wins by the rules', () => {
    let left = 0;
    let repaired = 0;
    for (let at = 0; at < won.line.length - 10; at += 9) {
      const history = deviate(won, at, at);
      if (history === null) continue;
      left++;
      const [before, known] = [core.position(), { ...won.known, won: new Map(won.known.won) }];
      const key = core.key();
      const positions = known.won.size;
      const done = repairLast(core, known, history, false);
      expect(core.position()).toEqual(before);
      expect(known.won.has(key)).toBe(done);
      if (!done) expect(known.won.size).toBe(positions);
      if (done) repaired++;
    }
    expect(left).toBeGreaterThan(5);
    expect(repaired).toBeGreaterThan(left / 5);
  });

  it('as it stands is its own repair', () => {
    core.load(won.history.start);
    const steps = stepsOf(core, won.line);
    const again = repairLine(core, steps);
    expect(again).not.toBeNull();
    expect(wins(core, again!)).toBe(true);
  });

  it('gives its keys in ascending order', () => {
    const keys = [...knownKeys(won.known)];
    expect(keys).toEqual(
      [...won.known.won.keys()].map((key) => BigInt.asUintN(64, key)).toSorted((a, b) => (a < b ? -1 : 1)),
    );
  });
});

describe('a session', () => {
  it('brings what it knows along with a question, and believes a line that ends in a known position', async () => {
    const { line } = openWon('forty-thieves', 2);
    const scene = await openScene('forty-thieves', 2);
    const { session, solver } = scene;
    await scene.last().answer({ status: 'winnable', line: Uint32Array.from(line), why: 'line' });
    expect(session.state.badge).toBe('winnable');
    // turning cards early leaves the line sooner or later
    let turns = 0;
    while (session.state.badge === 'winnable' && turns++ < 40) session.dispatch({ kind: 'turn' });
    if (session.state.badge !== 'looking') return;
    const { known } = solver.asked.at(-1)!.work;
    expect(known!.length).toBeGreaterThan(line.length / 2);
    await scene.last().answer({ status: 'winnable', line: Uint32Array.from([1]), why: 'known' });
    expect(session.state.badge).toBe('unknown');
  });
});
