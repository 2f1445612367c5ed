import { expect, it } from 'vitest';
import { FOUNDATION, STOCK, Verdict } from '../../../../assembly/abi';
import { moveParts } from '../../../../src/patience/core/buffers';
import { reorderLine } from '../../../../src/patience/game/moves/moveOrder';
import { wins } from '../../../../src/patience/game/moves/tryMoves';
import { type GameId, gameIds } from '../../../../src/shared/core/types';
import { openTestCore } from '../../../support/core';
import { searchAll } from '../../../support/search';

const core = await openTestCore(32);

it.each(gameIds)('a line of %s in the order of moves still wins, and puts the stock off', (game: GameId) => {
  core.setRules(core.gameRules(game));
  let number = 0;
  let line: readonly number[] = [];
  while (line.length === 0) {
    core.deal(++number);
    const answer = searchAll(core, 100_000);
    if (answer.verdict === Verdict.Winnable) line = answer.line;
  }
  let reordered = 0;
  while (line.length > 0) {
    const ordered = reorderLine(core, line);
    expect(ordered.toSorted()).toEqual(line.toSorted());
    expect(wins(core, ordered)).toBe(true);
    const [first, own] = [moveParts(ordered[0]!), moveParts(line[0]!)];
    if (ordered !== line) {
      reordered++;
      expect(first.from).not.toBe(STOCK);
      if (own.to >= FOUNDATION) expect(first.to).toBeGreaterThanOrEqual(FOUNDATION);
    }
    core.play(ordered[0]!);
    line = ordered.slice(1);
  }
  expect(core.status()).toBe('won');
  expect(reordered).toBeGreaterThan(0);
});
