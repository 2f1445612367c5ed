// What the parts of the drawn table share: the session, the pictures, and what moves or fades just now.
import type { WebGLRenderer } from 'pixi.js';
import type { CardId } from '../../shared/core/types';
import { type Animator, finish, isBusy } from '../../shared/table/animator';
import type { Loop } from '../../shared/table/loop';
import type { TableOptions } from '../../shared/table/options';
import type { Pointer } from '../../shared/table/pointer';
import type { Pile, Position, RuleRecord } from '../core/types';
import type { GameState, Session } from '../game/session/intents';
import type { Layout } from './layout';
import type { Scene } from './scene';
import type { Held, Spot } from './touch';

/** How far something that fades in has come, 0 .. 1. */
export interface Fade {
  value: number;
  goal: number;
  readonly duration: number;
}

export interface TableState {
  readonly host: HTMLElement;
  readonly session: Session;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly animator: Animator;
  readonly fades: { light: Fade; hint: Fade; arc: Fade; laurels: Fade };
  readonly loop: Loop;
  /** null until the first picture is painted */
  pointer: Pointer | null;
  options: TableOptions;
  layout: Layout;
  /** the rules that the layout was made for */
  layoutRules: RuleRecord;
  /** the state that the last outcome brought */
  lastState: GameState;
  /** the position that the picture shows or is on its way to */
  shown: Position;
  drag: { readonly pile: Pile; readonly cards: readonly CardId[]; readonly targets: readonly Pile[] } | null;
  focused: Spot | null;
  peeked: CardId | null;
  /** what is shown as long as a key or a finger holds */
  held: Held | null;
  /** what is written on the piles while a key is awaited that names one, or null */
  labels: ReadonlyMap<Pile, string> | null;
  /** the cards of a patience that has come out take their bow */
  celebrating: boolean;
  /** how often painting was begun: only the newest is finished */
  painting: number;
  /** called when piles have come to lie elsewhere */
  readonly layoutListeners: Set<() => void>;
  repaint: ReturnType<typeof setTimeout> | undefined;
}

/** What of a table is there before anything is drawn, dragged or peeked at. */
export const idleTable = () => ({
  pointer: null,
  drag: null,
  focused: null,
  peeked: null,
  held: null,
  labels: null,
  celebrating: false,
  painting: 0,
  layoutListeners: new Set<() => void>(),
  repaint: undefined,
});

export const fadeOf = (duration: number): Fade => ({ value: 0, goal: 0, duration });

/** Moves a fade towards its goal; true while it is not there. */
export function advanceFade(table: TableState, one: Fade, milliseconds: number): boolean {
  const { speed, reducedMotion } = table.options;
  const atOnce = speed === 0 || (reducedMotion && one !== table.fades.laurels);
  const step = atOnce ? 1 : (milliseconds * speed) / one.duration;
  one.value = one.goal > one.value ? Math.min(one.goal, one.value + step) : one.goal;
  return one.value !== one.goal;
}

/** Ends the bow of a patience that has come out: its laurels lie there at once. */
export function endBow(table: TableState): void {
  if (!table.celebrating) return;
  table.celebrating = false;
  const { laurels } = table.fades;
  if (table.session.state.status === 'won') laurels.value = laurels.goal = 1;
}

/** Ends every movement at once. True when that was the bow of a patience that has come out. */
export function settle(table: TableState): boolean {
  const wasCelebrating = table.celebrating;
  endBow(table);
  if (isBusy(table.animator)) {
    finish(table.animator);
    table.loop.wake();
  }
  return wasCelebrating;
}

/** Lights go out at once, and come on by fading in. */
export function updateFades(table: TableState, state: GameState): void {
  const set = (one: Fade, on: boolean): void => {
    one.goal = on ? 1 : 0;
    if (!on) one.value = 0;
  };
  const hinted = state.hint !== null && state.hint.move !== 0;
  set(table.fades.light, table.drag !== null || state.selection !== null);
  set(table.fades.hint, hinted);
  set(table.fades.arc, hinted);
}
