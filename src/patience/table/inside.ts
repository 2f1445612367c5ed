// What the table's parts share: the session, the pictures, and what is under way.
import type { WebGLRenderer } from 'pixi.js';
import type { CardId } from '../../shared/core/types';
import { type Animator, finish, isBusy, type Tempo } from '../../shared/table/animator';
import type { Loop } from '../../shared/table/loop';
import type { TableOptions } from '../../shared/table/options';
import type { Pile, Position, RuleRecord } from '../core/types';
import type { GameState, Session } from '../game/session/intents';
import type { Spot } from './homes';
import type { Layout } from './layout';
import type { Pointer } from './pointer';
import type { Scene } from './scene';

/** A value on its way between 0 and 1. */
export interface Level {
  value: number;
  goal: number;
  readonly duration: number;
}

export interface Inside {
  readonly host: HTMLElement;
  readonly session: Session;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly animator: Animator;
  readonly levels: { light: Level; hint: Level; arc: Level; laurels: Level };
  readonly loop: Loop;
  /** null until the first picture is painted */
  pointer: Pointer | null;
  options: TableOptions;
  layout: Layout;
  /** the rules that the layout was made for */
  laidFor: RuleRecord;
  /** the state that the last outcome brought */
  seen: GameState;
  /** the position that the picture shows or is on its way to */
  shown: Position;
  drag: { readonly pile: Pile; readonly cards: readonly CardId[]; readonly targets: readonly Pile[] } | null;
  focused: Spot | null;
  peeked: CardId | null;
  /** what stands on the piles meanwhile, or null */
  labels: ReadonlyMap<Pile, string> | null;
  bowing: boolean;
  painting: number;
  /** told when places have changed */
  readonly laid: Set<() => void>;
  repaint: ReturnType<typeof setTimeout> | undefined;
}

export const tempo = (inside: Inside): Tempo => ({
  speed: inside.options.speed,
  reduced: inside.options.reducedMotion,
});

export const level = (duration: number): Level => ({ value: 0, goal: 0, duration });

/** Moves a level towards its goal; true while it is not there. */
export function ease(inside: Inside, one: Level, milliseconds: number): boolean {
  const { speed, reducedMotion } = inside.options;
  const atOnce = speed === 0 || (reducedMotion && one !== inside.levels.laurels);
  const step = atOnce ? 1 : (milliseconds * speed) / one.duration;
  one.value = one.goal > one.value ? Math.min(one.goal, one.value + step) : one.goal;
  return one.value !== one.goal;
}

/** Ends at once what is under way. True when that was the bow of a patience that came out. */
export function settle(inside: Inside): boolean {
  const wasBowing = inside.bowing;
  inside.bowing = false;
  if (isBusy(inside.animator)) {
    finish(inside.animator);
    inside.loop.wake();
  }
  return wasBowing;
}

/** Sets the lights on or off; those that come on come softly. */
export function light(inside: Inside, state: GameState): void {
  const set = (one: Level, on: boolean): void => {
    one.goal = on ? 1 : 0;
    if (!on) one.value = 0;
  };
  const hinted = state.hint !== null && state.hint.move !== 0;
  set(inside.levels.light, inside.drag !== null || state.selection !== null);
  set(inside.levels.hint, hinted);
  set(inside.levels.arc, hinted);
}
