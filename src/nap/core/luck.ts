/** One number for each decision of a deal, 0 .. 2^32 - 1, so that no seat's luck hangs on another's. */
export function luckOf(seed: number, decision: number): number {
  return (Math.imul(seed, 64) + decision + 1) >>> 0;
}
