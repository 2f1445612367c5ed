import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenCore } from '../../../../src/patience/core/patience';
import { isTurn } from '../../../../src/patience/game/moves/autoplay';
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

/** Turns the whole stock of a deal and lets go up what is safe, as somebody who only turns would. */
function turnAll(number: number): void {
  core.setRules(core.gameRules('streets'));
  core.deal(number);
  for (;;) {
    const next = core.safeMove() || core.moves().find(isTurn);
    if (!next) return;
    core.play(next);
  }
}

describe('a dead end', () => {
  it.each([
    [5, 5],
    [13, 1],
    [34, 3],
  ])('is the end of Streets %i for who only turns, though %i moves are left', (number, left) => {
    turnAll(number);
    const before = core.key();
    expect([core.status(), core.moves().length]).toEqual(['playing', left]);
    expect(isDeadEnd(core)).toBe(true);
    expect(core.key()).toBe(before);
    expect(solve(core)).toBeNull();
  });

  it.each([1, 2, 3, 4])('is not that of Streets %i', (number) => {
    turnAll(number);
    expect(isDeadEnd(core)).toBe(false);
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

  it('is known to the session as lost, told from there on to the undo, and never of a line that is shown', async () => {
    const { session, solver } = await openScene('streets', 13);
    while (!session.state.dead) expect(session.dispatch({ kind: 'turn' }).kind).toBe('played');
    expect(session.state).toMatchObject({ status: 'playing', badge: 'no-longer' });
    const asked = solver.asked.length;
    session.dispatch({ kind: 'undo' });
    expect(session.state.dead).toBe(false);
    session.dispatch({ kind: 'redo' });
    expect(session.state.dead).toBe(true);
    session.dispatch({ kind: 'review' });
    expect(session.state.dead).toBe(false);
    expect(solver.asked.length).toBeGreaterThanOrEqual(asked);
  });
});
