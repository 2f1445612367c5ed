// How cards move: gliding home, playing what happened step by step, a refusal. A deal is in deal.ts.
import { CARDS } from '../../../assembly/abi';
import type { CardId } from '../../shared/core/types';
import {
  ABOVE,
  type Animator,
  fadeIn,
  finish,
  release,
  schedule,
  still,
  type Tempo,
  type Tween,
  tween,
} from '../../shared/table/animator';
import { motion, soft, weighty, weightyMost } from '../../shared/table/measures';
import { apart, type Pose } from '../../shared/table/pose';
import type { Position, TableEvent } from '../core/types';
import { homesFor } from './homes';
import type { Layout } from './layout';

const differs = (a: Pose, b: Pose): boolean =>
  apart(a, b) > 0.01 || a.turn !== b.turn || a.shown !== b.shown || a.z !== b.z || a.lift !== b.lift;

function flightTime(distance: number): number {
  return Math.min(motion.moveMost, motion.moveLeast + (distance * motion.perThousand) / 1000);
}

/** Every card glides from where it is to its new home. */
export function glide(animator: Animator, homes: Pose[], tempo: Tempo): void {
  release(animator);
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
    const course = {
      duration: Math.max(motion.lift, Math.min(motion.glide, flightTime(far))),
      ...(far > 8 && { flight: 0.6, over: ABOVE + home.z }),
    };
    tweens.push(tween(animator, card, home, tempo, course));
  });
  schedule(animator, tweens);
}

/** A position that the events of an action are applied to, one after the other. */
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
  /** where each card will be by then, and until when it moves */
  readonly at: Pose[];
  readonly free: number[];
  readonly scale: number;
  order: number;
}

/** `hang`: px below the first card of its packet; `far`: px that the packet goes. */
function planFlight(plan: Plan, card: CardId, home: Pose, start: number, hang = 0, far?: number): void {
  const was = plan.at[card] as Pose;
  const begins = Math.max(start, plan.free[card] ?? 0);
  const duration = flightTime(far ?? apart(was, home)) * plan.scale;
  plan.tweens.push({
    card,
    start: begins,
    duration,
    to: home,
    ease: weighty,
    flight: 0.8,
    over: ABOVE + plan.order++,
    hang,
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

/** Cards from one pile to one other, the lowest first: they fly as one, each a little behind the one it lies on. */
function planPacket(plan: Plan, cards: readonly CardId[], homes: readonly Pose[], start: number): void {
  const lead = cards[0] as CardId;
  const home = homes[lead] as Pose;
  const was = plan.at[lead] as Pose;
  const far = apart(was, home);
  const lag = Math.min(motion.lagMost, motion.lagLeast + motion.lagMore * (cards.length - 2));
  // the time in which a packet at its fastest goes so far
  const late = (lag * flightTime(far)) / (weightyMost * Math.max(far, motion.lagMost));
  cards.forEach((card, index) => {
    const hang = (plan.at[card] as Pose).y - was.y;
    const delay = (index / (cards.length - 1)) * late * plan.scale;
    planFlight(plan, card, homes[card] as Pose, start + delay, hang, far);
  });
}

/** Whether all that a step moves goes from one pile to one other. */
function isPacket(step: readonly TableEvent[]): boolean {
  const moves = step.filter((event) => event.kind === 'move');
  return moves.length > 1 && moves.every(({ from, to }) => from === moves[0]?.from && to === moves[0]?.to);
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
  if (isPacket(step)) {
    planPacket(plan, [...moved], homes, start);
    planSettling(plan, homes, moved, start);
    return;
  }
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
 * Shows the steps of one action, from the position before to the homes after it. What is dragged flies on
 * from there; all else first jumps to its place in `before`.
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
  release(animator);
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

/** Cards that may not go are pushed a little aside and come back; those that are dragged go home. */
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
  const half = motion.nudge / 2;
  const tweens = cards.flatMap((card): Tween[] => {
    const home = animator.homes[card] as Pose;
    const aside = tempo.reduced ? { alpha: 0.55 } : { x: home.x + motion.nudgePx };
    const back = tempo.reduced ? { alpha: 1 } : { x: home.x };
    return [
      tween(animator, card, aside, tempo, { duration: half }),
      tween(animator, card, back, tempo, { duration: half, delay: half }),
    ];
  });
  schedule(animator, tweens);
}
