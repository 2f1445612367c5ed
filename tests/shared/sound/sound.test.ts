// The sounds: computed as a recording would have them, and which of them a change of the game makes.
import { describe, expect, test, vi } from 'vitest';
import type { GameState, Outcome } from '../../../src/patience/game/session/intents';
import { soundsOf } from '../../../src/patience/sound/soundsOf';
import { createSoundPlayer } from '../../../src/shared/sound/player';
import { recipes, type Sound } from '../../../src/shared/sound/recipes';
import { synthesise } from '../../../src/shared/sound/synth';
import { openScene } from '../../patience/game/fakes';

const names = Object.keys(recipes) as Sound[];

const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe.each([22_050, 48_000])('at %i samples a second', (rate) => {
  test.each(names)(
    '%s is heard, does not clip, has its length, and begins and ends without a crack',
    (name) => {
      const samples = synthesise(name, rate);
      const { length, peak } = recipes[name];
      expect(samples.length / rate).toBeCloseTo(length, 3);
      const most = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
      expect(most).toBeCloseTo(peak, 3);
      expect(most).toBeLessThan(0.5);
      expect(loudness(samples)).toBeGreaterThan(0.01);
      expect(Math.abs(samples[0]!)).toBeLessThan(0.01);
      expect(Math.abs(samples.at(-1)!)).toBe(0);
      expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.01);
      expect(synthesise(name, rate)).toEqual(samples);
    },
  );
});

test('short ones are quieter as a whole than the chord of the win, and none lasts longer', () => {
  const energy = (name: Sound) => loudness(synthesise(name, 48_000)) * recipes[name].length;
  for (const name of names.filter((one) => one !== 'won')) {
    expect(energy(name), name).toBeLessThan(energy('won'));
    expect(recipes[name].length, name).toBeLessThan(1);
  }
});

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

/** As much of an audio context as the player touches. */
function fakeContext() {
  const started: { ended: () => void }[] = [];
  const context = {
    state: 'running',
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createGain: () => ({ gain: { value: 1 }, connect: () => {} }),
    createBuffer: () => ({ copyToChannel: () => {} }),
    createBufferSource: () => ({
      connect: () => {},
      start: () => {},
      addEventListener: (_: string, ended: () => void) => started.push({ ended }),
    }),
    suspend: vi.fn(async () => {}),
    resume: vi.fn(async () => {}),
    close: vi.fn(async () => {}),
  };
  return { context, started };
}

describe('the player', () => {
  const turn = [{ sound: 'turn', at: 0 }] as const;

  function openPlayer() {
    const { context, started } = fakeContext();
    const wish = { sounds: false, volume: 50 };
    const page = { may: true };
    const open = vi.fn(() => context as unknown as AudioContext);
    const waiting: (() => void)[] = [];
    const after = (_: number, call: () => void) => {
      waiting.push(call);
      return () => void waiting.splice(waiting.indexOf(call), 1);
    };
    const player = createSoundPlayer({ wish: () => wish, may: () => page.may, open, after });
    return { player, wish, page, open, context, started, waiting };
  }

  test('opens no context before sounds are wished for and the page may sound', () => {
    const { player, wish, page, open } = openPlayer();
    player.play(turn);
    player.follow();
    wish.sounds = true;
    page.may = false;
    player.play(turn);
    page.may = true;
    player.play([]);
    wish.volume = 0;
    player.play(turn);
    expect(open).not.toHaveBeenCalled();
    wish.volume = 50;
    player.play(turn);
    player.play(turn);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('lets the context rest when nothing sounds, and closes it when sounds are switched off', () => {
    const { player, wish, context, started, waiting } = openPlayer();
    wish.sounds = true;
    player.play([...turn, { sound: 'down', at: 100 }]);
    started[0]?.ended();
    expect(waiting).toHaveLength(0);
    started[1]?.ended();
    waiting[0]?.();
    expect(context.suspend).toHaveBeenCalledTimes(1);
    context.state = 'suspended';
    player.play(turn);
    expect(context.resume).toHaveBeenCalledTimes(1);
    wish.sounds = false;
    player.follow();
    expect(context.close).toHaveBeenCalledTimes(1);
  });
});
