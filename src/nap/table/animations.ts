// How cards move from one picture to the next: a card is played, a trick gathered by its winner, a hand
// dealt. What was not seen before comes from where it was hidden; what is taken goes to whoever takes it.

import {
  ABOVE,
  type Animator,
  type Course,
  fadeIn,
  finish,
  release,
  schedule,
  still,
  type Tempo,
  type Tween,
  tween,
} from '../../shared/table/animator';
import { calm, nap } from '../../shared/table/measures';
import { apart, type Pose } from '../../shared/table/pose';
import { backOf, isBack, placeOf, slotAt, smallOf, smallSize } from './homes';
import type { NapLayout } from './layout';
import { HAND, type NapPicture } from './picture';

export interface Step {
  readonly layout: NapLayout;
  readonly before: NapPicture;
  readonly now: NapPicture;
  readonly homes: Pose[];
}

/** A card of another seat, played just now, comes from among its backs. */
function comeFromSeat({ layout, now }: Step, pose: Pose, chair: number): void {
  const place = placeOf(chair, now);
  const slot = HAND - (now.backs[chair] ?? 0) - 1;
  const from =
    place === 0
      ? { x: layout.hand.x, y: layout.hand.y, size: 1 }
      : { ...slotAt(layout, place, slot), size: smallSize(layout) };
  Object.assign(pose, from, { turn: 0, alpha: 1, lift: 0, tilt: 0, shown: true });
}

function arrive(step: Step, animator: Animator, card: number, tempo: Tempo): Tween[] {
  const pose = animator.poses[card]!;
  const home = step.homes[card]!;
  const thrown = step.now.middle.find((play) => play.card === card);
  if (thrown) {
    comeFromSeat(step, pose, thrown.chair);
    return [
      tween(animator, card, home, tempo, {
        duration: nap.play,
        flight: 0.8,
        over: ABOVE + home.z,
        ease: calm,
      }),
    ];
  }
  Object.assign(pose, home);
  if (step.now.hand.includes(card)) {
    pose.turn = 0;
    return [tween(animator, card, { turn: 1 }, tempo, { duration: nap.turnOpen })];
  }
  pose.alpha = 0;
  const gathered = step.before.middle.some((play) => smallOf(play.card) === card);
  const delay = gathered ? nap.gather * 0.55 : 0;
  return [tween(animator, card, { alpha: 1 }, tempo, { duration: nap.turnOpen, delay })];
}

function leave(step: Step, animator: Animator, card: number, tempo: Tempo): Tween[] {
  const { layout, before, now } = step;
  const gone = step.homes[card]!;
  const wasThrown = before.middle.some((play) => play.card === card);
  if (!wasThrown) {
    Object.assign(animator.poses[card]!, gone);
    return [];
  }
  const { winner } = before;
  const seat = winner === null ? null : layout.seats[placeOf(winner, now)];
  const to = seat
    ? {
        x: seat.plate.x + seat.plate.width / 2,
        y: seat.plate.y + seat.plate.height / 2,
        size: smallSize(layout),
        alpha: 0,
      }
    : { alpha: 0 };
  const end = { ...to, shown: false };
  return [tween(animator, card, end, tempo, { duration: nap.gather, ease: calm, over: ABOVE + 1 })];
}

/** From what was seen to what is to be seen now. */
export function change(animator: Animator, step: Step, tempo: Tempo): void {
  finish(animator);
  release(animator);
  if (still(tempo)) {
    fadeIn(animator, step.homes, tempo);
    return;
  }
  animator.homes = step.homes;
  const tweens = step.homes.flatMap((home, card): Tween[] => {
    const pose = animator.poses[card]!;
    if (!pose.shown && !home.shown) return [];
    if (!pose.shown) return arrive(step, animator, card, tempo);
    if (!home.shown) return leave(step, animator, card, tempo);
    const same = apart(pose, home) < 0.5 && pose.turn === home.turn && pose.size === home.size;
    if (same && pose.lift === home.lift) {
      Object.assign(pose, home);
      return [];
    }
    const thrown = !isBack(card) && step.now.middle.some((play) => play.card === card);
    const course: Course = thrown
      ? { duration: nap.play, flight: 0.5, over: ABOVE + home.z }
      : { duration: nap.turnOpen, over: home.z };
    return [tween(animator, card, { ...home }, tempo, course)];
  });
  schedule(animator, tweens);
}

/** The cards go round from the dealer's left, one each at a time, out of the dealer's pack. */
export function deal(animator: Animator, step: Step, dealer: number, tempo: Tempo): void {
  finish(animator);
  release(animator);
  const { layout, now, homes } = step;
  if (still(tempo)) {
    fadeIn(animator, homes, tempo);
    return;
  }
  const seat = layout.seats[placeOf(dealer, now)]!;
  const from = {
    x: seat.plate.x + seat.plate.width / 2,
    y: seat.plate.y + seat.plate.height / 2,
    size: smallSize(layout),
    turn: 0,
    alpha: 1,
    lift: 0,
    tilt: 0,
    shown: false,
  };
  animator.homes = homes;
  homes.forEach((home, card) => {
    Object.assign(animator.poses[card]!, home.shown ? { ...home, ...from } : home);
  });
  const every = nap.dealSpan / (HAND * now.players);
  const tweens: Tween[] = [];
  for (let chair = 0; chair < now.players; chair++) {
    const turn = (chair - dealer - 1 + 2 * now.players) % now.players;
    for (let round = 0; round < HAND; round++) {
      const card = chair === now.bottom ? (now.hand[round] ?? backOf(chair, round)) : backOf(chair, round);
      const home = homes[card]!;
      if (!home.shown) continue;
      const delay = (round * now.players + turn) * every;
      const { turn: face, ...rest } = home;
      tweens.push(
        tween(animator, card, rest, tempo, {
          duration: nap.dealCard,
          delay,
          flight: 0.5,
          over: ABOVE + home.z,
        }),
      );
      if (face === 0) continue;
      const open = nap.dealSpan + nap.dealCard + round * 55;
      tweens.push(tween(animator, card, { turn: 1 }, tempo, { duration: nap.turnOpen, delay: open }));
    }
  }
  schedule(animator, tweens);
}
