// Plays sounds, once somebody has asked for them: until then there is no audio context, and while nothing sounds it
// is suspended.

import type { Sounding } from '../../patience/sound/soundsOf';
import type { Sound } from './recipes';
import { synthesise } from './synth';

export interface Loudness {
  readonly sounds: boolean;
  /** 0 .. 100 */
  readonly volume: number;
}

export interface SoundPlayer {
  play(soundings: readonly Sounding[]): void;
  /** The player's wish has changed. */
  follow(): void;
}

export interface PlayerParts {
  readonly wish: () => Loudness;
  /** the page may sound: it is seen, and somebody has touched it */
  readonly may: () => boolean;
  readonly open: () => AudioContext;
  readonly after: (milliseconds: number, call: () => void) => () => void;
}

interface Desk {
  readonly context: AudioContext;
  readonly gain: GainNode;
  readonly buffers: Map<Sound, AudioBuffer>;
}

/** Milliseconds without a sound after which the context rests. */
const rest = 1500;

function openDesk(open: () => AudioContext): Desk {
  const context = open();
  const gain = context.createGain();
  gain.connect(context.destination);
  return { context, gain, buffers: new Map() };
}

function bufferOf({ context, buffers }: Desk, sound: Sound): AudioBuffer {
  const there = buffers.get(sound);
  if (there) return there;
  const samples = synthesise(sound, context.sampleRate);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(sound, buffer);
  return buffer;
}

function start(desk: Desk, { sound, at }: Sounding): AudioBufferSourceNode {
  const source = desk.context.createBufferSource();
  source.buffer = bufferOf(desk, sound);
  source.connect(desk.gain);
  source.start(desk.context.currentTime + at / 1000);
  return source;
}

/** Opens nothing by itself. */
export function createSoundPlayer({ wish, may, open, after }: PlayerParts): SoundPlayer {
  let desk: Desk | null = null;
  let sounding = 0;
  let cancelRest = () => {};
  const ended = (of: Desk) => {
    sounding--;
    if (sounding > 0) return;
    cancelRest = after(rest, () => void of.context.suspend());
  };
  const close = () => {
    cancelRest();
    void desk?.context.close();
    desk = null;
    sounding = 0;
  };
  return {
    play(soundings) {
      const { sounds, volume } = wish();
      if (!sounds || volume === 0 || soundings.length === 0 || !may()) return;
      cancelRest();
      desk ??= openDesk(open);
      const at = desk;
      at.gain.gain.value = (volume / 100) ** 2;
      if (at.context.state === 'suspended') void at.context.resume();
      for (const one of soundings) {
        sounding++;
        start(at, one).addEventListener('ended', () => at === desk && ended(at));
      }
    },
    follow() {
      const { sounds, volume } = wish();
      if (desk && !sounds) close();
      else if (desk) desk.gain.gain.value = (volume / 100) ** 2;
    },
  };
}
