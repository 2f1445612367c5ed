// Where each picture of a card rests. Every card has two of them, one for hand and trick and a small one
// before its owner, and each seat has five backs: nobody knows which cards those are.
import { FACES } from '../../../assembly/abi';
import type { CardId } from '../../shared/core/types';
import { nap } from '../../shared/table/measures';
import { hiddenPose, type Pose, type Rect } from '../../shared/table/pose';
import type { Chair } from '../game/session/intents';
import { handPlaces, type NapLayout } from './layout';
import { HAND, type NapPicture } from './picture';

const MOST_PLAYERS = 6;
const SMALL = FACES;
const BACKS = 2 * FACES;
/** Pictures of cards on the table. */
export const PICTURES = BACKS + HAND * MOST_PLAYERS;

export const smallOf = (card: CardId): number => SMALL + card;
export const backOf = (chair: Chair, index: number): number => BACKS + chair * HAND + index;
/** The card whose face a picture shows; a back shows none. */
export const faceOf = (picture: number): CardId => (picture < BACKS ? picture % FACES : 0);
export const isBack = (picture: number): boolean => picture >= BACKS;

/** z of those who lie together. */
const Z = { strip: 10, hand: 100, trick: 200 } as const;

/** Where a chair sits, seen from below. */
export const placeOf = (chair: Chair, { bottom, players }: NapPicture): number =>
  (chair - bottom + players) % players;

/** The middle of the slot of a seat's small cards. */
export function slotAt(layout: NapLayout, place: number, slot: number): { x: number; y: number } {
  const seat = layout.seats[place] ?? layout.seats[0]!;
  return {
    x: seat.strip.x + layout.small.width / 2 + slot * seat.step,
    y: seat.strip.y + layout.small.height / 2,
  };
}

export const smallSize = (layout: NapLayout): number => layout.small.width / layout.card.width;

/** How far a favoured card rises: on an upright screen no further than up to the plate above it. */
function riseOf({ card, hand, wide, seats }: NapLayout): number {
  const wished = card.height * nap.favoured;
  const own = seats[0];
  if (wide || !own) return wished;
  const above = Math.max(...[own.plate, own.strip].map(({ y, height }) => y + height));
  return Math.max(0, Math.min(wished, hand.y - card.height / 2 - above));
}

function layHand(poses: Pose[], layout: NapLayout, picture: NapPicture): void {
  const { hand, trumps, favoured } = picture;
  const rise = riseOf(layout);
  handPlaces(layout, hand.length, trumps).forEach((x, index) => {
    const card = hand[index]!;
    const y = layout.hand.y - (favoured.has(card) ? rise : 0);
    Object.assign(poses[card]!, { x, y, z: Z.hand + index, turn: 1, shown: true });
  });
}

function layBacks(poses: Pose[], layout: NapLayout, picture: NapPicture): void {
  picture.backs.forEach((count, chair) => {
    const place = placeOf(chair, picture);
    const below = handPlaces(layout, count, 0);
    for (let index = 0; index < count; index++) {
      const slot = HAND - count + index;
      const at =
        place === 0
          ? { x: below[index]!, y: layout.hand.y, z: Z.hand + index, size: 1 }
          : { ...slotAt(layout, place, slot), z: Z.strip + slot, size: smallSize(layout) };
      Object.assign(poses[backOf(chair, slot)]!, { ...at, turn: 0, shown: true });
    }
  });
}

function layBefore(poses: Pose[], layout: NapLayout, picture: NapPicture): void {
  picture.before.forEach((cards, chair) => {
    cards.forEach((card, slot) => {
      const at = slotAt(layout, placeOf(chair, picture), slot);
      Object.assign(poses[smallOf(card)]!, {
        ...at,
        z: Z.strip + slot,
        turn: 1,
        size: smallSize(layout),
        shown: true,
      });
    });
  });
}

function layTrick(poses: Pose[], layout: NapLayout, picture: NapPicture): void {
  for (const { chair, card } of picture.middle) {
    const at = layout.trick[placeOf(chair, picture)]!;
    // the lower one lies above the higher one, whose rank stays in sight
    const z = Z.trick + at.y / 100;
    Object.assign(poses[card]!, { ...at, z, turn: 1, size: layout.trickSize, shown: true });
  }
}

/** The pose of every picture at rest. */
export function napHomes(layout: NapLayout, picture: NapPicture): Pose[] {
  const poses = Array.from({ length: PICTURES }, hiddenPose);
  layHand(poses, layout, picture);
  layBacks(poses, layout, picture);
  layBefore(poses, layout, picture);
  layTrick(poses, layout, picture);
  return poses;
}

/** What a picture of a card covers. */
export function poseRect(layout: NapLayout, { x, y, size }: Pose): Rect {
  const width = layout.card.width * size;
  const height = layout.card.height * size;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The rectangle of a card of the hand or of the trick; null where it lies nowhere. */
export function napCardRect(layout: NapLayout, homes: readonly Pose[], card: CardId): Rect | null {
  const pose = homes[card];
  return pose?.shown ? poseRect(layout, pose) : null;
}

/** The card of the hand under a point, the one on top; null where there is none. */
export function handCardAt(
  layout: NapLayout,
  homes: readonly Pose[],
  hand: readonly CardId[],
  x: number,
  y: number,
): CardId | null {
  const under = (card: CardId): boolean => {
    const rect = napCardRect(layout, homes, card);
    // down to the table's edge, and over what a risen card left free
    return rect !== null && x >= rect.x && x < rect.x + rect.width && y >= rect.y;
  };
  return hand.findLast(under) ?? null;
}
