// Chips on their way from those who pay to those who get: small stacks that move once the deal is done.
// Numbers only.

import { calm, nap } from '../../shared/table/measures';
import type { Point } from '../../shared/table/pose';
import type { Chair } from '../game/session/intents';

interface Flight {
  readonly from: Point;
  readonly to: Point;
  /** milliseconds from now */
  readonly start: number;
  readonly duration: number;
}

export interface Chips {
  flights: Flight[];
  clock: number;
}

export interface ChipPose extends Point {
  readonly alpha: number;
}

export const createChips = (): Chips => ({ flights: [], clock: 0 });

/** Who pays whom: each loser each winner, of whom there is one, or of losers there is one. */
export function payments(chips: readonly number[]): { from: Chair; to: Chair; count: number }[] {
  const winners = chips.flatMap((n, chair) => (n > 0 ? [chair] : []));
  const losers = chips.flatMap((n, chair) => (n < 0 ? [chair] : []));
  return losers.flatMap((from) =>
    winners.map((to) => ({ from, to, count: Math.min(Math.abs(chips[from]!), chips[to]!) })),
  );
}

/** Sends the chips on their way; `at` tells where a chair's chips lie. */
export function pay(chips: Chips, paid: readonly number[], at: (chair: Chair) => Point, speed: number): void {
  chips.clock = 0;
  chips.flights = payments(paid).flatMap(({ from, to, count }) =>
    Array.from({ length: Math.min(nap.chipsShown, count) }, (_, i) => ({
      from: at(from),
      to: at(to),
      start: (nap.payAfter + i * nap.payStep) / speed,
      duration: nap.pay / speed,
    })),
  );
}

/** Lets time pass; true while a chip is under way. */
export function advanceChips(chips: Chips, milliseconds: number): boolean {
  if (chips.flights.length === 0) return false;
  chips.clock += milliseconds;
  chips.flights = chips.flights.filter(({ start, duration }) => chips.clock < start + duration);
  return chips.flights.length > 0;
}

/** Where the chips are now. */
export function chipPoses({ flights, clock }: Chips): ChipPose[] {
  return flights.flatMap(({ from, to, start, duration }) => {
    const share = (clock - start) / duration;
    if (share < 0) return [];
    const t = calm(share);
    const lift = Math.sin(Math.PI * share) * 24;
    const alpha = Math.min(1, share * 8, (1 - share) * 8);
    return [{ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - lift, alpha }];
  });
}
