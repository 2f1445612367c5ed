import { createHash } from 'node:crypto';
import { fail } from '../output';

/** Deals drawn at random from a range, with what draws the same ones again. */
export interface Sample {
  readonly from: number;
  readonly to: number;
  readonly seed: number;
}

/** So many deals, drawn or in a row, are one survey's at the most: all of them are held in memory. */
export const mostDeals = 10_000_000;

/** A whole number from 0 to below `bound`: SHA-256 of "SEED INDEX" modulo the bound, which anybody can reckon again. */
function draw(seed: number, index: number, bound: number): number {
  const hash = createHash('sha256').update(`${seed} ${index}`).digest('hex');
  return Number(BigInt(`0x${hash}`) % BigInt(bound));
}

/**
 * `count` deals of the range without replacement, in the order drawn: the first steps of Fisher and Yates's shuffle, of
 * whose places only those are kept that differ from their number. A larger sample with the same seed begins with the
 * smaller one, so that a survey of it can go on.
 */
export function drawDeals({ from, to, seed }: Sample, count: number): number[] {
  const size = to - from + 1;
  if (count > size)
    fail(`there are ${size} deals from ${from} to ${to}, which is less than a sample of ${count}`);
  const moved = new Map<number, number>();
  const at = (place: number): number => moved.get(place) ?? place;
  return Array.from({ length: count }, (_, i) => {
    const place = i + draw(seed, i, size - i);
    const drawn = at(place);
    moved.set(place, at(i));
    moved.delete(i);
    return from + drawn;
  });
}
