// The way from one arrangement to the next. The truth is settled before the first frame: `homes` is where every
// card shall rest, `poses` where it is now, `tweens` what is still under way. Ending early is "copy the homes".
// Time is handed in as milliseconds passed; nothing here knows a clock or a screen.
import { CARDS, PILES, STOCK } from '../../assembly/abi';
import type { CardId, Position, TableEvent } from '../core/types';
import { hiddenPose, homesFor, type Pose } from './homes';
import { isFoundation, type Layout } from './layout';
import { calm, motion, soft } from './theme';

export interface Tween {
  readonly card: CardId;
  /** on the animator's own clock */
  readonly start: number;
  readonly duration: number;
  readonly to: Partial<Pose>;
  readonly ease: (t: number) => number;
  /** how high the card flies in between, 0 (stays down) .. 1 */
  readonly flight: number;
  /** z while under way; null keeps the card's own */
  readonly over: number | null;
  from?: Pose;
}

export interface Animator {
  poses: Pose[];
  homes: Pose[];
  tweens: Tween[];
  clock: number;
  /** cards in the player's hand: no settling moves them */
  held: Set<CardId>;
}

export interface Tempo {
  /** 1 normal, 2 twice as fast, 0 at once */
  readonly speed: number;
  /** fade instead of flying */
  readonly reduced: boolean;
}

/** Cards under way lie above all cards at rest. */
const ABOVE = 1000;

export function createAnimator(): Animator {
  return {
    poses: Array.from({ length: CARDS }, hiddenPose),
    homes: Array.from({ length: CARDS }, hiddenPose),
    tweens: [],
    clock: 0,
    held: new Set(),
  };
}

export const isBusy = (animator: Animator): boolean => animator.tweens.length > 0;

/** Everything under way arrives at once. */
export function finish(animator: Animator): void {
  animator.tweens = [];
  animator.homes.forEach((home, card) => {
    if (!animator.held.has(card)) Object.assign(animator.poses[card] as Pose, home);
  });
}

/** Puts every card at its home without a way there. */
export function jump(animator: Animator, homes: Pose[]): void {
  animator.homes = homes;
  animator.held.clear();
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
  if (to.lift !== undefined || tween.flight > 0) {
    pose.lift = mix(from.lift, to.lift, t) + tween.flight * Math.sin(Math.PI * share);
  }
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

/** Lets `milliseconds` pass. Returns whether anything is still under way. */
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
  return left.length > 0;
}

/** Adds tweens, the earliest first: a card's later tween begins where its earlier one ends. */
export function schedule(animator: Animator, tweens: readonly Tween[]): void {
  animator.tweens = [...animator.tweens, ...tweens].sort((a, b) => a.start - b.start);
}

const apart = (a: Pose, b: Pose): number => Math.hypot(a.x - b.x, a.y - b.y);
const differs = (a: Pose, b: Pose): boolean =>
  apart(a, b) > 0.01 || a.turn !== b.turn || a.shown !== b.shown || a.z !== b.z || a.lift !== b.lift;

function flightTime(distance: number): number {
  return Math.min(motion.moveMost, motion.moveLeast + (distance * motion.perThousand) / 1000);
}

/** Cards that changed fade in where they are: the way of those who want no flying. */
function fadeIn(animator: Animator, homes: Pose[], tempo: Tempo): void {
  const old = animator.poses.map((pose) => ({ ...pose }));
  jump(animator, homes);
  if (tempo.speed === 0) return;
  const tweens: Tween[] = [];
  homes.forEach((home, card) => {
    const was = old[card] as Pose;
    if (!home.shown || (apart(was, home) < 0.5 && was.turn === home.turn && was.shown)) return;
    const pose = animator.poses[card] as Pose;
    pose.alpha = 0;
    tweens.push({
      card,
      start: animator.clock,
      duration: motion.fade / tempo.speed,
      to: { alpha: 1 },
      ease: soft,
      flight: 0,
      over: null,
    });
  });
  schedule(animator, tweens);
}

const still = (tempo: Tempo): boolean => tempo.speed === 0 || tempo.reduced;

/** Every card glides from where it is to its new home. */
export function glide(animator: Animator, homes: Pose[], tempo: Tempo): void {
  animator.held.clear();
  if (still(tempo)) {
    fadeIn(animator, homes, tempo);
    return;
  }
  animator.homes = homes;
  animator.tweens = [];
  const tweens: Tween[] = [];
  homes.forEach((home, card) => {
    const pose = animator.poses[card] as Pose;
    pose.alpha = 1;
    const far = apart(pose, home);
    if (!differs(pose, home) && pose.tilt === 0) return;
    if (far < 0.5 && pose.turn === home.turn && pose.lift === 0) {
      Object.assign(pose, home);
      return;
    }
    if (!pose.shown && !home.shown) {
      Object.assign(pose, home);
      return;
    }
    tweens.push({
      card,
      start: animator.clock,
      duration: Math.max(motion.lift, Math.min(motion.glide, flightTime(far))) / tempo.speed,
      to: home,
      ease: soft,
      flight: far > 8 ? 0.6 : 0,
      over: far > 8 ? ABOVE + home.z : null,
    });
  });
  schedule(animator, tweens);
}

interface Sketch {
  piles: CardId[][];
  faceDown: number[];
  pass: number;
}

const sketchOf = (position: Position): Sketch => ({
  piles: position.piles.map((pile) => [...pile]),
  faceDown: [...position.faceDown],
  pass: position.pass,
});

function applyEvent(sketch: Sketch, event: TableEvent): void {
  if (event.kind === 'turn') {
    sketch.faceDown[event.from] = Math.max(0, (sketch.faceDown[event.from] ?? 0) - 1);
    return;
  }
  const from = sketch.piles[event.from] ?? [];
  const at = from.lastIndexOf(event.card);
  if (at >= 0) from.splice(at, 1);
  sketch.piles[event.to]?.push(event.card);
}

/** How long after step `index` the next one begins; a long series accelerates. */
function stepPause(index: number, steps: number): number {
  if (steps === 1) return 0;
  return Math.max(motion.stepLeast, motion.step * motion.stepFactor ** index);
}

interface Plan {
  readonly tweens: Tween[];
  /** where each card will be by now, and until when it is under way */
  readonly at: Pose[];
  readonly free: number[];
  readonly scale: number;
  order: number;
}

function planFlight(plan: Plan, card: CardId, home: Pose, start: number): void {
  const was = plan.at[card] as Pose;
  const begins = Math.max(start, plan.free[card] ?? 0);
  const duration = flightTime(apart(was, home)) * plan.scale;
  plan.tweens.push({
    card,
    start: begins,
    duration,
    to: home,
    ease: soft,
    flight: 0.8,
    over: ABOVE + plan.order++,
  });
  plan.free[card] = begins + duration;
  plan.at[card] = home;
}

/** Cards that only make room, or turn where they lie. */
function planSettling(plan: Plan, homes: readonly Pose[], moved: ReadonlySet<CardId>, start: number): void {
  homes.forEach((home, card) => {
    const was = plan.at[card] as Pose;
    if (moved.has(card) || !differs(was, home)) return;
    const turned = was.turn !== home.turn;
    const begins = Math.max(start + (turned ? motion.lift * plan.scale : 0), plan.free[card] ?? 0);
    const duration = (turned ? motion.turn : motion.moveLeast) * plan.scale;
    plan.tweens.push({
      card,
      start: begins,
      duration,
      to: home,
      ease: soft,
      flight: turned ? 0.3 : 0,
      over: null,
    });
    plan.free[card] = begins + duration;
    plan.at[card] = home;
  });
}

function planStep(
  plan: Plan,
  sketch: Sketch,
  layout: Layout,
  step: readonly TableEvent[],
  start: number,
): void {
  const moved = new Set<CardId>();
  for (const event of step) {
    applyEvent(sketch, event);
    if (event.kind === 'move') moved.add(event.card);
  }
  const homes = homesFor(layout, sketch);
  const ripple = Math.min(motion.ripple, (motion.ripple * 8) / Math.max(1, moved.size)) * plan.scale;
  let index = 0;
  for (const card of moved) planFlight(plan, card, homes[card] as Pose, start + index++ * ripple);
  planSettling(plan, homes, moved, start);
}

/** Cards let go of, which do not fly first, go back to where they were lifted from. */
function planReturn(
  plan: Plan,
  animator: Animator,
  homes: readonly Pose[],
  first: ReadonlySet<CardId>,
): void {
  animator.poses.forEach((pose, card) => {
    const home = homes[card] as Pose;
    if (!first.has(card) && (apart(pose, home) > 0.5 || pose.lift > 0)) {
      planFlight(plan, card, home, animator.clock);
    } else if (!first.has(card)) Object.assign(pose, home);
  });
}

/**
 * Shows the steps of one act, from the position before to the homes after it. What is in the hand flies on from
 * there; all else first jumps to its place in `before`.
 */
export function play(
  animator: Animator,
  layout: Layout,
  before: Position,
  steps: readonly (readonly TableEvent[])[],
  after: Pose[],
  tempo: Tempo,
): void {
  if (still(tempo)) {
    fadeIn(animator, after, tempo);
    return;
  }
  const homes = homesFor(layout, before);
  animator.homes = homes;
  finish(animator);
  animator.held.clear();
  const plan: Plan = {
    tweens: [],
    at: homes.map((home) => ({ ...home })),
    free: new Array<number>(CARDS).fill(0),
    scale: 1 / tempo.speed,
    order: 0,
  };
  const first = new Set((steps[0] ?? []).filter((event) => event.kind === 'move').map((event) => event.card));
  for (const card of first) plan.at[card] = { ...(animator.poses[card] as Pose) };
  planReturn(plan, animator, homes, first);
  const sketch = sketchOf(before);
  let start = animator.clock;
  steps.forEach((step, index) => {
    planStep(plan, sketch, layout, step, start);
    start += stepPause(index, steps.length) * plan.scale;
  });
  animator.homes = after;
  schedule(animator, plan.tweens);
}

/** The order in which a deal's cards reach the columns: row by row. */
function dealOrder(position: Position): CardId[] {
  const order: CardId[] = [];
  for (let depth = 0; ; depth++) {
    const before = order.length;
    for (let pile = 0; pile < PILES; pile++) {
      const card = position.piles[pile]?.[depth];
      if (card !== undefined && pile !== STOCK && !isFoundation(pile)) order.push(card);
    }
    if (order.length === before) return order;
  }
}

/** A new deal: the cards leave the stock (or the table's lower edge) row by row, in a wave, turning as they land. */
export function deal(
  animator: Animator,
  layout: Layout,
  position: Position,
  homes: Pose[],
  tempo: Tempo,
): void {
  jump(animator, homes);
  if (still(tempo)) {
    for (const pose of animator.poses) pose.shown = false;
    fadeIn(animator, homes, tempo);
    return;
  }
  const stock = layout.places[STOCK];
  const source = stock
    ? { x: stock.x + layout.cardWidth / 2, y: stock.y + layout.cardHeight / 2 }
    : { x: layout.screen.width / 2, y: layout.screen.height + layout.cardHeight };
  const order = dealOrder(position);
  const scale = 1 / tempo.speed;
  const tweens = order.map((card, index): Tween => {
    Object.assign(animator.poses[card] as Pose, source, { turn: 0, shown: false });
    return {
      card,
      start: animator.clock + (index / Math.max(1, order.length)) * motion.dealSpan * scale,
      duration: motion.dealCard * scale,
      to: homes[card] as Pose,
      ease: soft,
      flight: 0.7,
      over: ABOVE + index,
    };
  });
  schedule(animator, tweens);
}

/** Cards that may not go are pushed a little aside and come back; those in the hand go home. */
export function nudge(animator: Animator, cards: readonly CardId[], tempo: Tempo): void {
  const away = cards.some((card) => {
    const pose = animator.poses[card] as Pose;
    return apart(pose, animator.homes[card] as Pose) > 0.5;
  });
  if (away || animator.held.size > 0) {
    glide(animator, animator.homes, tempo);
    return;
  }
  finish(animator);
  if (tempo.speed === 0) return;
  const half = motion.nudge / 2 / tempo.speed;
  const tweens = cards.flatMap((card): Tween[] => {
    const home = animator.homes[card] as Pose;
    const base = { card, duration: half, ease: soft, flight: 0, over: null };
    const aside = tempo.reduced ? { alpha: 0.55 } : { x: home.x + motion.nudgePx };
    return [
      { ...base, start: animator.clock, to: aside },
      { ...base, start: animator.clock + half, to: tempo.reduced ? { alpha: 1 } : { x: home.x } },
    ];
  });
  schedule(animator, tweens);
}

/** Takes cards into the hand: they rise above the others and stay out of all settling until let go. */
export function hold(animator: Animator, cards: readonly CardId[], tempo: Tempo): void {
  finish(animator);
  cards.forEach((card, index) => {
    animator.held.add(card);
    const pose = animator.poses[card] as Pose;
    pose.z = 2 * ABOVE + index;
    if (still(tempo)) pose.lift = 1;
  });
  if (still(tempo)) return;
  schedule(
    animator,
    cards.map((card) => ({
      card,
      start: animator.clock,
      duration: motion.lift / tempo.speed,
      to: { lift: 1 },
      ease: soft,
      flight: 0,
      over: null,
    })),
  );
}

/** Where the cards in the hand are now, relative to their homes. */
export function carry(animator: Animator, dx: number, dy: number): void {
  for (const card of animator.held) {
    const pose = animator.poses[card] as Pose;
    const home = animator.homes[card] as Pose;
    pose.x = home.x + dx;
    pose.y = home.y + dy;
  }
}
