import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameId, gameIds } from '../../../src/shared/core/types';
import { openTestCore } from '../../support/core';

// patience.perft: `game deal count@1 count@2 …`, one line a position, `#` comments.
const lines = readFileSync(new URL('patience.perft', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/));
const core = await openTestCore();

describe('perft', () => {
  it.each(lines)('%s %s', (game, deal, ...counts) => {
    core.setRules(core.gameRules(game as GameId));
    core.deal(Number(deal));
    const key = core.key();
    expect(counts.map((_, depth) => String(core.perft(depth + 1)))).toEqual(counts);
    expect(core.key()).toBe(key);
  });

  it('has a line for every game', () => {
    expect(new Set(lines.map(([game]) => game))).toEqual(new Set(gameIds));
  });
});
