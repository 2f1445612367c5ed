// How much is done between two breaths. It changes no result, for those hang on node counts alone.

/** A slice aims at so many milliseconds: a stop is heard soon, and a breath costs a hundredth of it. */
const SLICE_MS = 4;
/** Nodes of the first slice. */
export const FIRST_SLICE = 1000;
const LEAST_SLICE = 64;
const LARGEST_SLICE = 4_000_000;

/** The next slice, in nodes, from how long the last one took. */
export const nextSlice = (slice: number, milliseconds: number): number => {
  const factor = Math.min(2, Math.max(0.25, SLICE_MS / Math.max(milliseconds, 0.01)));
  return Math.min(LARGEST_SLICE, Math.max(LEAST_SLICE, Math.floor(slice * factor)));
};
