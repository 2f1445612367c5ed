import type { Pace } from './intents';

/** Milliseconds at each pace: before a computer's card or call, and for a finished trick. */
const paces: Record<Pace, { readonly card: number; readonly trick: number }> = {
  slow: { card: 900, trick: 2200 },
  normal: { card: 500, trick: 1200 },
  fast: { card: 220, trick: 700 },
  instant: { card: 0, trick: 0 },
};

export function cardTime(pace: Pace): number {
  return paces[pace].card;
}

export function trickTime(pace: Pace): number {
  return paces[pace].trick;
}
