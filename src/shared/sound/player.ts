// Plays sounds, once somebody has asked for them: until then there is no audio context, and while nothing
// sounds it is suspended.

import type { Sound, TimedSound } from './recipes';
import { synthesise } from './synth';

export interface Loudness {
  readonly sounds: boolean;
  /** 0 .. 100 */
  readonly volume: number;
}

export interface SoundPlayer {
  play(timed: readonly TimedSound[]): void;
  /** The settings have changed. */
  follow(): void;
}

export interface PlayerParts {
  readonly loudness: () => Loudness;
  /** the page may sound: it is visible, and has been touched */
  readonly isAudible: () => boolean;
  readonly open: () => AudioContext;
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

interface Output {
  readonly context: AudioContext;
  readonly gain: GainNode;
  readonly buffers: Map<Sound, AudioBuffer>;
}

/** Milliseconds without a sound after which the context rests. */
const rest = 1500;

function openOutput(open: () => AudioContext): Output {
  const context = open();
  const gain = context.createGain();
  gain.connect(context.destination);
  return { context, gain, buffers: new Map() };
}

function bufferOf({ context, buffers }: Output, sound: Sound): AudioBuffer {
  const there = buffers.get(sound);
  if (there) return there;
  const samples = synthesise(sound, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(sound, buffer);
  return buffer;
}

function start(output: Output, { sound, at }: TimedSound): AudioBufferSourceNode {
  const source = output.context.createBufferSource();
  source.buffer = bufferOf(output, sound);
  source.connect(output.gain);
  source.start(output.context.currentTime + at / 1000);
  return source;
}

/** Opens nothing by itself. */
export function createSoundPlayer({ loudness, isAudible, open, after }: PlayerParts): SoundPlayer {
  let output: Output | null = null;
  let sounding = 0;
  let cancelRest = () => {};
  const ended = (of: Output) => {
    sounding--;
    if (sounding > 0) return;
    cancelRest = after(rest, () => void of.context.suspend());
  };
  const close = () => {
    cancelRest();
    void output?.context.close();
    output = null;
    sounding = 0;
  };
  return {
    play(timed) {
      const { sounds, volume } = loudness();
      if (!sounds || volume === 0 || timed.length === 0 || !isAudible()) return;
      cancelRest();
      output ??= openOutput(open);
      const at = output;
      at.gain.gain.value = (volume / 100) ** 2;
      if (at.context.state === 'suspended') void at.context.resume();
      for (const one of timed) {
        sounding++;
        start(at, one).addEventListener('ended', () => at === output && ended(at));
      }
    },
    follow() {
      const { sounds, volume } = loudness();
      if (output && !sounds) close();
      else if (output) output.gain.gain.value = (volume / 100) ** 2;
    },
  };
}
