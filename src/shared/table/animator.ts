// The way from one arrangement to the next. The truth is settled before the first frame: `homes` is where
// every card shall rest, `poses` where it is now, `tweens` what is still under way. Ending early is "copy the
// homes". Time is handed in as milliseconds passed; nothing here knows a clock or a screen.
import { CARDS } from '../../../assembly/abi';
import type { CardId } from '../core/types';
import { advanceCarried, type Carried } from './carry';
import { calm, leanAt, motion, soft } from './measures';
import type { TableOptions } from './options';
import { apart, hiddenPose, type Pose } from './pose';

export interface Tween {
  readonly card: CardId;
  /** on the animator's own clock */
  readonly start: number;
  readonly duration: number;
  readonly to: Partial<Pose>;
  readonly ease: (t: number) => number;
  /** how high the card flies in between, 0 (stays down) .. 1 */
  readonly flight: number;
  /** z while it moves; null keeps the card's own */
  readonly over: number | null;
  /** of a card that leans as it flies: px that it hangs below the one it turns about */
  readonly hang?: number;
  from?: Pose;
}

export interface Animator {
  poses: Pose[];
  homes: Pose[];
  tweens: Tween[];
  clock: number;
  /** cards that are dragged: no settling moves them */
  held: Set<CardId>;
  /** how they are carried; null while none is */
  carried: Carried | null;
}

export interface Tempo {
  /** 1 normal, 2 twice as fast, 0 at once */
  readonly speed: number;
  /** fade instead of flying */
  readonly reduced: boolean;
}

/** What the player has chosen, as a tempo. */
export const tempoOf = ({ speed, reducedMotion }: TableOptions): Tempo => ({ speed, reduced: reducedMotion });

/** Nothing flies. */
export const still = (tempo: Tempo): boolean => tempo.speed === 0 || tempo.reduced;

/** Cards that move lie above all cards at rest. */
export const ABOVE = 1000;

/** An animator of so many pictures of cards. */
export function createAnimator(pictures = CARDS): Animator {
  return {
    poses: Array.from({ length: pictures }, hiddenPose),
    homes: Array.from({ length: pictures }, hiddenPose),
    tweens: [],
    clock: 0,
    held: new Set(),
    carried: null,
  };
}

export const isBusy = (animator: Animator): boolean => animator.tweens.length > 0;

/** Ends every movement at once. */
export function finish(animator: Animator): void {
  animator.tweens = [];
  animator.homes.forEach((home, card) => {
    if (!animator.held.has(card)) Object.assign(animator.poses[card] as Pose, home);
  });
}

/** Lets go of what is dragged; it stays where it is until something moves it. */
export function release(animator: Animator): void {
  animator.held.clear();
  animator.carried = null;
}

/** Puts every card at its home without a way there. */
export function jump(animator: Animator, homes: Pose[]): void {
  animator.homes = homes;
  release(animator);
  finish(animator);
}

const mix = (from: number, to: number | undefined, t: number): number =>
  to === undefined ? from : from + (to - from) * t;

/** A card in flight turns over early in its way; one that lies turns evenly. */
function turning(tween: Tween, share: number): number {
  const t = tween.flight > motion.turnFlight ? (share - motion.turnFrom) / motion.turnShare : share;
  return calm(Math.min(1, Math.max(0, t)));
}

function apply(tween: Tween, pose: Pose, share: number): void {
  const from = tween.from as Pose;
  const t = tween.ease(share);
  const { to } = tween;
  if (to.x !== undefined) pose.x = mix(from.x, to.x, t);
  if (to.y !== undefined) pose.y = mix(from.y, to.y, t);
  if (to.turn !== undefined) pose.turn = mix(from.turn, to.turn, turning(tween, share));
  if (to.tilt !== undefined) pose.tilt = mix(from.tilt, to.tilt, t);
  if (to.alpha !== undefined) pose.alpha = mix(from.alpha, to.alpha, t);
  if (to.size !== undefined) pose.size = mix(from.size, to.size, t);
  if (to.lift !== undefined || tween.flight > 0) {
    pose.lift = mix(from.lift, to.lift, t) + tween.flight * Math.sin(Math.PI * share);
  }
  if (tween.hang !== undefined && to.x !== undefined && share < 1) lean(tween, pose, share);
}

/** A flying card leans by its speed, about the middle of the one that it hangs on. */
function lean({ ease, from, to, duration, hang = 0 }: Tween, pose: Pose, share: number): void {
  const near = 0.01;
  const slope = (ease(Math.min(1, share + near)) - ease(Math.max(0, share - near))) / (2 * near);
  const angle = leanAt((((to.x as number) - (from as Pose).x) * slope) / duration);
  pose.tilt += angle;
  pose.x -= Math.sin(angle) * hang;
}

function begin(animator: Animator, tween: Tween): void {
  const pose = animator.poses[tween.card] as Pose;
  tween.from = { ...pose };
  if (tween.to.shown !== undefined || tween.to.x !== undefined) pose.shown = true;
  if (tween.over !== null) pose.z = tween.over;
}

function end(tween: Tween, pose: Pose): void {
  apply(tween, pose, 1);
  if (tween.to.z !== undefined) pose.z = tween.to.z;
  if (tween.to.shown !== undefined) pose.shown = tween.to.shown;
}

/** Lets `milliseconds` pass. Returns whether anything still moves. */
export function advance(animator: Animator, milliseconds: number): boolean {
  animator.clock += milliseconds;
  const left: Tween[] = [];
  for (const tween of animator.tweens) {
    if (animator.clock < tween.start) {
      left.push(tween);
      continue;
    }
    const pose = animator.poses[tween.card] as Pose;
    if (!tween.from) begin(animator, tween);
    const share = tween.duration > 0 ? (animator.clock - tween.start) / tween.duration : 1;
    if (share >= 1) end(tween, pose);
    else {
      apply(tween, pose, share);
      left.push(tween);
    }
  }
  animator.tweens = left;
  if (left.length === 0) finish(animator);
  return advanceCarried(animator, milliseconds) || left.length > 0;
}

/** How a tween runs: its times in milliseconds at the usual speed, counted from now. */
export interface Course {
  readonly duration: number;
  readonly delay?: number;
  readonly flight?: number;
  readonly ease?: Tween['ease'];
  readonly over?: number | null;
}

/** A tween at a tempo that is not 0. */
export function tween(
  animator: Animator,
  card: CardId,
  to: Partial<Pose>,
  { speed }: Tempo,
  { duration, delay = 0, flight = 0, ease = soft, over = null }: Course,
): Tween {
  return { card, start: animator.clock + delay / speed, duration: duration / speed, to, ease, flight, over };
}

/** Adds tweens, the earliest first: a card's later tween begins where its earlier one ends. */
export function schedule(animator: Animator, tweens: readonly Tween[]): void {
  animator.tweens = [...animator.tweens, ...tweens].sort((a, b) => a.start - b.start);
}

/** Cards that changed fade in where they are: the way of those who want no flying. */
export function fadeIn(animator: Animator, homes: Pose[], tempo: Tempo): void {
  const old = animator.poses.map((pose) => ({ ...pose }));
  jump(animator, homes);
  if (tempo.speed === 0) return;
  const tweens: Tween[] = [];
  homes.forEach((home, card) => {
    const was = old[card] as Pose;
    if (!home.shown || (apart(was, home) < 0.5 && was.turn === home.turn && was.shown)) return;
    const pose = animator.poses[card] as Pose;
    pose.alpha = 0;
    tweens.push(tween(animator, card, { alpha: 1 }, tempo, { duration: motion.fade }));
  });
  schedule(animator, tweens);
}

/**
 * Lifts cards to be dragged, the lowest first: they lie above the others, and nothing else moves them meanwhile.
 * `above`: px that they are to lie above the pointer, though their middle no nearer to the table's edge than `least`.
 */
export function hold(
  animator: Animator,
  cards: readonly CardId[],
  tempo: Tempo,
  { above = 0, least = 0 }: { readonly above?: number; readonly least?: number } = {},
): void {
  finish(animator);
  const quiet = still(tempo);
  animator.carried = { dx: 0, dy: 0, seen: 0, lean: 0, above: quiet ? 0 : above, risen: 0, least, quiet };
  cards.forEach((card, index) => {
    animator.held.add(card);
    const pose = animator.poses[card] as Pose;
    pose.z = 2 * ABOVE + index;
    if (quiet) pose.lift = 1;
  });
  if (quiet) return;
  schedule(
    animator,
    cards.map((card) => tween(animator, card, { lift: 1 }, tempo, { duration: motion.lift })),
  );
}
