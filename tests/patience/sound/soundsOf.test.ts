import { describe, expect, test } from 'vitest';
import type { GameState, Outcome } from '../../../src/patience/game/session/intents';
import { soundsOf } from '../../../src/patience/sound/soundsOf';
import type { Sound } from '../../../src/shared/sound/recipes';
import { openScene } from '../game/fakes';

describe('a change of the game', () => {
  const heard = (before: GameState, state: GameState, outcome: Outcome, speed = 1) =>
    soundsOf(before, state, outcome, speed).map(({ sound }) => sound);

  test('sounds as what it is: turned, laid, refused, dealt, taken back, and silent where nothing lies anew', async () => {
    const { session } = await openScene('josephine', 1);
    const said: Sound[][] = [];
    let before = session.state;
    session.subscribe((state, outcome) => {
      said.push(heard(before, state, outcome));
      before = state;
    });
    session.dispatch({ kind: 'turn' });
    session.dispatch({ kind: 'undo' });
    session.dispatch({ kind: 'select', pile: 3, depth: 0 });
    session.dispatch({ kind: 'move', from: 3, to: 4, count: 1 });
    session.dispatch({ kind: 'deal', game: 'josephine', number: 2 });
    expect(said[0]?.[0]).toBe('turn');
    expect(said[1]).toEqual(['down']);
    expect(said[2]).toEqual([]);
    expect(said.flat()).toContain('refused');
    expect(said.at(-1)).toEqual(['deal']);
  });

  test('of many steps is heard in part, and the chord follows the last card of a win', async () => {
    const { session } = await openScene('free-cells', 1);
    const { state } = session;
    const step = [{ kind: 'move', card: 0, from: 0, to: 20 }] as const;
    const outcome: Outcome = { kind: 'played', steps: Array(30).fill(step) };
    const sounds = soundsOf(state, { ...state, status: 'won' }, outcome, 1);
    expect(sounds.length).toBe(7);
    expect(sounds.at(-1)?.sound).toBe('won');
    expect(sounds.map(({ at }) => at)).toEqual(sounds.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(soundsOf(state, state, { kind: 'played', steps: [step] }, 0)[0]?.at).toBe(0);
  });
});
