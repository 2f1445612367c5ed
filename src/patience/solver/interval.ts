/** Bounds of a share, 0 .. 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

const z = 1.959964;

/**
 * Wilson's 95 % interval of a share that was counted as `hits` of `trials`;
 * everything when nothing was tried.
 */
export const wilson = (hits: number, trials: number): Interval => {
  if (trials === 0) return { low: 0, high: 1 };
  const share = hits / trials;
  const spread = (z * z) / trials;
  const middle = share + spread / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + spread)));
  return { low: hits === 0 ? 0 : bound(middle - reach), high: hits === trials ? 1 : bound(middle + reach) };
};
