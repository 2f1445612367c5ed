// Computes a sound's samples, the same ones every time.
import { type Layer, recipes, type Sound } from './recipes';

/** The sounds end softly: seconds in which the last of them fades. */
const FADE = 0.02;

/** White noise between -1 and 1 from a seed of its own, so that a sound is the same each time. */
function noise(): () => number {
  let seed = 12345;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return seed / 2 ** 31;
  };
}

/** Lets through what lies between two pitches (Hz), six decibels an octave at each side. */
function band(low: number, high: number, rate: number): (sample: number) => number {
  const under = 1 - Math.exp((-2 * Math.PI * high) / rate);
  const over = 1 - Math.exp((-2 * Math.PI * low) / rate);
  let smooth = 0;
  let slow = 0;
  return (sample) => {
    smooth += under * (sample - smooth);
    slow += over * (smooth - slow);
    return smooth - slow;
  };
}

function addLayer(samples: Float32Array, layer: Layer, rate: number): void {
  const random = noise();
  const through = band(layer.low, layer.high, rate);
  const first = Math.round(layer.at * rate);
  for (let i = first; i < samples.length; i++) {
    const time = (i - first) / rate;
    const envelope =
      time < layer.attack ? time / layer.attack : Math.exp((layer.attack - time) / layer.decay);
    const wave = layer.kind === 'tone' ? Math.sin(2 * Math.PI * layer.low * time) : 2.5 * through(random());
    samples[i] = samples[i]! + layer.strength * envelope * wave;
  }
}

/** A sound's samples, between -peak and peak of its recipe; `rate` is samples a second. */
export function synthesise(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const { length, peak, layers } = recipes[sound];
  const samples = new Float32Array(Math.round(length * rate));
  for (const layer of layers) addLayer(samples, layer, rate);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const fade = FADE * rate;
  for (let i = 0; i < samples.length; i++)
    samples[i] = (samples[i]! * peak * Math.min(1, (samples.length - 1 - i) / fade)) / loudest;
  return samples;
}
