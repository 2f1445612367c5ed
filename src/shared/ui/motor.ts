// The motor of a phone: a light tap as a card is put down, two for what may not be, where the player wants them.
import type { Settings } from './settings';

/** Milliseconds on, off, on …, by what has happened. */
const taps: Readonly<Record<string, readonly number[]>> = { played: [8], refused: [10, 50, 10] };

/** Whether the device may have one: a browser says only that it would ask it, and a mouse is held by no phone. */
export const hasMotor = (): boolean =>
  'vibrate' in navigator && window.matchMedia('(any-pointer: coarse)').matches;

/** Taps for an outcome of a game, if that is wanted and there is a motor. */
export function tapMotor({ vibration }: Pick<Settings, 'vibration'>, outcome: string): void {
  const beats = taps[outcome];
  if (vibration && beats && hasMotor()) navigator.vibrate([...beats]);
}
