import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenCore } from '../../../../src/patience/core/patience';
import { isDeadEnd } from '../../../../src/patience/game/moves/deadEnd';
import { replayTranscript } from '../../../../src/patience/game/text/transcript';
import type { GameId } from '../../../../src/shared/core/types';
import { openTestCore } from '../../../support/core';
import { openScene, solve, written } from '../fakes';

let core: OpenCore;
beforeAll(async () => {
  core = await openTestCore();
});

function lay(game: GameId, lines: readonly string[]): void {
  replayTranscript(core, written(core, game, lines.join('\n')));
}

// the aces lie under kings; the queens go round among them without end
const circling = ['Foundations: C-13 C-13 D-13 D-13 H-13 H-13 S-11 S-10', 'QS KS JS', 'KS QS'];

describe('a dead end', () => {
  it('is one where cards can still be moved, but none comes up', () => {
    lay('forty-thieves', ['Foundations: C-13 C-13 D-13 D-13 H-13 H-13 S-12 S-11', 'QS KS', 'KS']);
    expect(core.moves().length).toBeGreaterThan(0);
    expect(isDeadEnd(core), 'the king goes up').toBe(false);
    lay('forty-thieves', circling);
    expect(isDeadEnd(core), 'jack, queens and kings go up').toBe(false);
  });

  it('is none where a card can be turned, on a fresh deal, or after the win', () => {
    for (const game of ['forty-thieves', 'streets', 'free-cells', 'free-places'] as const) {
      core.setRules(core.gameRules(game));
      core.deal(5);
      const before = core.key();
      expect(isDeadEnd(core), game).toBe(false);
      expect(core.key()).toBe(before);
    }
    lay('free-cells', ['Foundations: C-13 D-13 H-13 S-13', 'Freecells: - - - -']);
    expect(isDeadEnd(core)).toBe(false);
  });
});

describe('random games played on to the last', () => {
  it('says dead of no position that wins or in which a card goes up, and of every stuck one', async () => {
    let dead = 0;
    for (let number = 1; number <= 12; number++) {
      core.setRules({ ...core.gameRules('forty-thieves'), columns: 6, rows: 6 });
      core.deal(number);
      for (let step = 0; core.status() === 'playing' && step < 400; step++) {
        const moves = core.moves();
        core.play(moves[(step * 7 + number) % moves.length] ?? 0);
        if (!isDeadEnd(core)) continue;
        dead++;
        expect(solve(core), `deal ${number}, step ${step}`).toBeNull();
        break;
      }
      if (core.status() === 'stuck') expect(isDeadEnd(core)).toBe(true);
    }
    expect(dead).toBeGreaterThan(5);
  });

  it('is told by the session, from there on to the undo', async () => {
    const { session, core: table } = await openScene('forty-thieves');
    const lost = ['Foundations: C-13 C-13 D-13 D-13 H-13 H-13 S-10 S-10', 'QS JS KS', 'JS QS KS'];
    const rows = { columns: 4 };
    session.open(written(table, 'forty-thieves', lost.join('\n'), rows));
    expect(session.state.dead).toBe(isDeadEnd(table));
  });
});
