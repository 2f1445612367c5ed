// The sounds: computed as a recording would have them, and played when they may be.
import { describe, expect, test, vi } from 'vitest';
import { createSoundPlayer } from '../../../src/shared/sound/player';
import { recipes, type Sound } from '../../../src/shared/sound/recipes';
import { synthesise } from '../../../src/shared/sound/synth';

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
    const player = createSoundPlayer({ loudness: () => wish, isAudible: () => page.may, open, after });
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
