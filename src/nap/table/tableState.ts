// What a table of the trick game shows, drawn or not: which state, from which chair, and in which layout.

import type { WebGLRenderer } from 'pixi.js';
import type { CardId } from '../../shared/core/types';
import type { Animator } from '../../shared/table/animator';
import { resolutionOf } from '../../shared/table/canvas';
import type { Loop } from '../../shared/table/loop';
import type { TableOptions } from '../../shared/table/options';
import type { Pointer } from '../../shared/table/pointer';
import type { Pose, Rect } from '../../shared/table/pose';
import type { Chair } from '../game/session/intents';
import type { NapSession, NapShown } from '../game/session/state';
import type { Chips } from './chips';
import { faceOf, isBack, poseRect } from './homes';
import { type NapLayout, napLayout } from './layout';
import { bottomOf, type NapPicture, pictureOf } from './picture';
import type { NapScene } from './scene';

export interface NapTableState {
  readonly host: HTMLElement;
  readonly session: NapSession;
  /** called when things have come to lie elsewhere */
  readonly layoutListeners: Set<() => void>;
  options: TableOptions;
  layout: NapLayout;
  picture: NapPicture;
  /** the chair that sits below */
  bottom: Chair;
  /** the trick taken last is shown again */
  lastTrick: boolean;
  /** shown instead of the session's state, while pointers do nothing */
  exhibit: NapShown | null;
  /** CSS px kept free of the trick for what is said of an exhibit, on an upright screen */
  kept: number;
}

/** A drawn table has its pictures besides, and what moves just now. */
export interface DrawnTable extends NapTableState {
  readonly renderer: WebGLRenderer;
  readonly scene: NapScene;
  readonly animator: Animator;
  readonly chips: Chips;
  readonly loop: Loop;
  focused: CardId | null;
  pointer: Pointer | null;
  painting: number;
  repaint: ReturnType<typeof setTimeout> | undefined;
}

function measure(host: HTMLElement, players: number, options: TableOptions, kept: number): NapLayout {
  const { leftHanded, words } = options;
  return napLayout(players, { ...resolutionOf(host), leftHanded, words }, kept);
}

/** Shows the session's state, its person sitting below. */
export function createTableState(
  host: HTMLElement,
  session: NapSession,
  options: TableOptions,
): NapTableState {
  const { state } = session;
  const bottom = bottomOf(state, null);
  return {
    host,
    session,
    layoutListeners: new Set(),
    options,
    layout: measure(host, state.table.settings.players, options, 0),
    picture: pictureOf(state, { bottom, lastTrick: false }),
    bottom,
    lastTrick: false,
    exhibit: null,
    kept: 0,
  };
}

/** The layout for the host and the table as they are now. */
export function measureAgain(table: NapTableState): void {
  table.layout = measure(table.host, table.picture.players, table.options, table.kept);
}

/** Shows a state from now on. */
export function showState(table: NapTableState, state: NapShown): void {
  const exhibited = state.looker ?? state.declarer ?? table.bottom;
  table.bottom = table.exhibit ? exhibited : bottomOf(state, table.bottom);
  table.picture = pictureOf(state, table);
}

/** Shows another state than the session's, its looker or declarer sitting below; null ends that. */
export function exhibitState(table: NapTableState, state: NapShown | null, kept: number): void {
  table.kept = state === null ? 0 : kept;
  table.exhibit = state;
  table.lastTrick = false;
  if (state === null) table.bottom = bottomOf(table.session.state, null);
  showState(table, state ?? table.session.state);
}

/** Shows the trick taken last, or ends that; whether anything changed. */
export function showLastTrick(table: NapTableState, shown: boolean): boolean {
  if (table.lastTrick === shown || table.exhibit) return false;
  table.lastTrick = shown;
  showState(table, table.session.state);
  return true;
}

export function tellLayout(table: NapTableState): void {
  for (const heard of table.layoutListeners) heard();
}

/** A card as it lies at rest. */
export interface LyingCard {
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
export function lyingCards({ layout, picture }: NapTableState, homes: readonly Pose[]): LyingCard[] {
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
