// What a table of the trick game looks at, with a picture or without: whose state, from where, and how it is laid out.

import type { CardId } from '../../shared/core/types';
import { sizeOf } from '../../shared/table/canvas';
import type { TableOptions } from '../../shared/table/options';
import type { Pose, Rect } from '../../shared/table/pose';
import type { Chair, NapSession, NapState } from '../game/session/intents';
import { faceOf, isBack, poseRect } from './homes';
import { type NapLayout, napLayout } from './layout';
import { bottomOf, type NapPicture, pictureOf } from './picture';

export interface NapLook {
  readonly host: HTMLElement;
  readonly session: NapSession;
  /** who wants to hear when things lie elsewhere */
  readonly laid: Set<() => void>;
  options: TableOptions;
  layout: NapLayout;
  picture: NapPicture;
  bottom: Chair;
  lastTrick: boolean;
  /** shown instead of the session's state; the hand does nothing meanwhile */
  exhibit: NapState | null;
}

function measure(host: HTMLElement, players: number, leftHanded: boolean): NapLayout {
  return napLayout(players, {
    ...sizeOf(host),
    pixelRatio: window.devicePixelRatio || 1,
    leftHanded,
  });
}

/** Looks at the session's state, from below its person. */
export function lookOf(host: HTMLElement, session: NapSession, options: TableOptions): NapLook {
  const { state } = session;
  const bottom = bottomOf(state, null);
  return {
    host,
    session,
    laid: new Set(),
    options,
    layout: measure(host, state.table.settings.players, options.leftHanded),
    picture: pictureOf(state, { bottom, lastTrick: false }),
    bottom,
    lastTrick: false,
    exhibit: null,
  };
}

/** The layout for the host and the table as they are now. */
export function layAgain(look: NapLook): void {
  look.layout = measure(look.host, look.picture.players, look.options.leftHanded);
}

/** Looks at a state. */
export function lookAt(look: NapLook, state: NapState): void {
  const exhibited = state.looker ?? state.declarer ?? look.bottom;
  look.bottom = look.exhibit ? exhibited : bottomOf(state, look.bottom);
  look.picture = pictureOf(state, look);
}

/** Looks at another state than the session's, from below its looker or declarer; null ends that. */
export function exhibitState(look: NapLook, state: NapState | null): void {
  look.exhibit = state;
  look.lastTrick = false;
  if (state === null) look.bottom = bottomOf(look.session.state, null);
  lookAt(look, state ?? look.session.state);
}

/** Shows the trick taken last, or ends that; whether anything changed. */
export function lookBack(look: NapLook, shown: boolean): boolean {
  if (look.lastTrick === shown || look.exhibit) return false;
  look.lastTrick = shown;
  lookAt(look, look.session.state);
  return true;
}

export function tellLaid(look: NapLook): void {
  for (const heard of look.laid) heard();
}

/** A card as it lies at rest. */
export interface LaidCard {
  /** null: face down */
  readonly card: CardId | null;
  /** CSS px in the host */
  readonly rect: Rect;
  /** of the hand, and may not be played now */
  readonly dim: boolean;
  /** has taken the trick that lies there */
  readonly taker: boolean;
}

/** Everything that lies on the table, the lower ones first. */
export function laidCards({ layout, picture }: NapLook, homes: readonly Pose[]): LaidCard[] {
  const taker = picture.middle.find(({ chair }) => chair === picture.winner)?.card ?? null;
  return homes
    .flatMap((pose, index) => (pose.shown ? [{ pose, index }] : []))
    .sort((a, b) => a.pose.z - b.pose.z)
    .map(({ pose, index }) => {
      const card = isBack(index) ? null : faceOf(index);
      // a card has two pictures, of which the first lies in the hand or the trick
      const own = index === card;
      return {
        card,
        rect: poseRect(layout, pose),
        dim: own && picture.dim.has(index),
        taker: own && index === taker,
      };
    });
}
