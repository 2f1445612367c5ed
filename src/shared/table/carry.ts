// Cards that a pointer holds: they follow it at once, lean by its speed, and lie above a finger, which would hide them.
import type { CardId } from '../core/types';
import { leanAt, motion } from './measures';
import type { Pose } from './pose';

/** How the held cards are carried; px and radians. */
export interface Carried {
  /** so far from their homes */
  dx: number;
  dy: number;
  /** the `dx` that was seen last */
  seen: number;
  lean: number;
  /** how far above the pointer they are to lie, and how much of it they have risen, 0..1 */
  readonly above: number;
  risen: number;
  /** so near the table's upper edge (their middle) they are not raised further */
  readonly least: number;
  /** they neither rise nor lean */
  readonly quiet: boolean;
}

/** As much of an animator as carrying needs. */
export interface Holding {
  readonly poses: readonly Pose[];
  readonly homes: readonly Pose[];
  /** the lowest first */
  readonly held: ReadonlySet<CardId>;
  readonly carried: Carried | null;
}

/** Puts the held cards where they are carried: the others hang on the first one. */
function placeHeld({ held, homes, poses, carried }: Holding): void {
  const [first] = held;
  if (!carried || first === undefined) return;
  const lead = homes[first] as Pose;
  const y = lead.y + carried.dy;
  const top = Math.max(Math.min(carried.least, y), y - carried.above * carried.risen);
  for (const card of held) {
    const pose = poses[card] as Pose;
    const home = homes[card] as Pose;
    const hang = home.y - lead.y;
    pose.x = home.x + carried.dx - Math.sin(carried.lean) * hang;
    pose.y = top + Math.cos(carried.lean) * hang;
    pose.tilt = carried.lean;
  }
}

/** Moves the dragged cards so far from their homes. */
export function carry(animator: Holding, dx: number, dy: number): void {
  if (animator.carried) Object.assign(animator.carried, { dx, dy });
  placeHeld(animator);
}

/** Lets `milliseconds` pass for what is carried; whether it still moves while the pointer rests. */
export function advanceCarried(animator: Holding, milliseconds: number): boolean {
  const { carried } = animator;
  if (!carried || carried.quiet) return false;
  if (milliseconds > 0) {
    const goal = leanAt((carried.dx - carried.seen) / milliseconds);
    carried.seen = carried.dx;
    carried.lean += (goal - carried.lean) * (1 - Math.exp(-milliseconds / motion.leanSettles));
    if (goal === 0 && Math.abs(carried.lean) < motion.leanLeast) carried.lean = 0;
    carried.risen = Math.min(1, carried.risen + milliseconds / motion.lift);
    placeHeld(animator);
  }
  return carried.lean !== 0 || carried.dx !== carried.seen || carried.risen < 1;
}
